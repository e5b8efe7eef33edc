import type * as Module from './Comparison.tsx';

export type ComparisonView = (typeof Module)['Comparison'];

/** The comparison of two versions, which few visits to a page of the desk need; null when its file could not be had. */
export const loadComparison = (): Promise<ComparisonView | null> =>
  import('./Comparison.tsx').then(
    ({ Comparison }) => Comparison,
    (error: unknown) => {
      console.warn(error);
      return null;
    },
  );
