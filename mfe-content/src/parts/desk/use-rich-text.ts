import { useEffect, useState } from 'react';
import type * as Rich from './rich/index.ts';

type RichModule = typeof Rich;

/** The editor, once its file is there. Without it the text is written as HTML. */
export function useRichText(wanted: boolean): RichModule | null {
  const [loaded, setLoaded] = useState<RichModule | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    import('./rich/index.ts').then(
      (module) => {
        if (isHere) setLoaded(module);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return loaded;
}
