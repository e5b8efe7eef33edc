import { useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the visitor asks the device for stillness: then nothing moves by itself. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(stillness).matches,
    () => false,
  );
}
