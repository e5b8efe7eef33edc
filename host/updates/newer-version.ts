import type { ComponentType } from 'react';
import { create } from 'zustand';

interface NewerVersionState {
  /** What tells people that a newer version is ready; comes with the first one, null before and once nothing waits any more. */
  Notice: ComponentType | null;
  /** Another number whenever something else waits than before. */
  turn: number;
}

export const useNewerVersion = create<NewerVersionState>(() => ({ Notice: null, turn: 0 }));
