import { useState } from 'react';

interface OnPress<Exports> {
  /** What the file exports, once it is there. */
  exports: Exports | null;
  /** The last attempt failed. */
  failed: boolean;
  /** Fetches the file, again after a failure. */
  fetch: () => void;
}

/**
 * A file that comes with a press, since few visits to a page need it. Whoever presses hears of a failure.
 * @param load imports the file
 */
export function useOnPress<Exports>(load: () => Promise<Exports>): OnPress<Exports> {
  const [exports, setExports] = useState<Exports | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    setFailed(false);
    load().then(setExports, (error: unknown) => {
      console.warn(error);
      setFailed(true);
    });
  };
  return { exports, failed, fetch };
}
