import type { ComponentType } from 'react';
import { create } from 'zustand';

interface NewerVersionState {
  /** Announces a newer version. Null while there is none. */
  Notice: ComponentType | null;
  /** Grows whenever another update is pending than before. */
  generation: number;
}

export const useNewerVersion = create<NewerVersionState>(() => ({ Notice: null, generation: 0 }));
