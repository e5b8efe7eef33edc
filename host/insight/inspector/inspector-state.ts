import { useState } from 'react';

/** How the inspector is shown, persisted in this tab. */
export interface InspectorState {
  open: boolean;
  outlines: boolean;
  dock: 'top' | 'bottom';
}

const key = 'clinic:lens';
const first: InspectorState = { open: false, outlines: true, dock: 'bottom' };

/** The state of the inspector in this tab, and how to change a part of it. */
export function useInspectorState(): [InspectorState, (change: Partial<InspectorState>) => void] {
  const [state, setState] = useState(read);
  const change = (part: Partial<InspectorState>) =>
    setState((before) => {
      const after = { ...before, ...part };
      persist(after);
      return after;
    });
  return [state, change];
}

function read(): InspectorState {
  try {
    return { ...first, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<InspectorState>) };
  } catch {
    return first;
  }
}

function persist(state: InspectorState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // A browser that persists nothing starts with the initial state.
  }
}
