import { useEffect, useState } from 'react';

/**
 * What a file exports, once it is there; null before, and where it could not be had.
 * @param load imports the file; the same function at every rendering
 * @param wanted whether to fetch it now
 */
export function useOnDemand<Exports>(load: () => Promise<Exports>, wanted = true): Exports | null {
  const [loaded, setLoaded] = useState<Exports | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    load().then(
      (exports) => {
        if (isHere) setLoaded(exports);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isHere = false;
    };
  }, [load, wanted]);
  return loaded;
}
