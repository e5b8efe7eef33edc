import { useState } from 'react';

/**
 * What a page of the staff shows: the latest of what could be loaded of its address. A refresh that fails, of a laptop that
 * wakes up for example, must not take away the dialog in which somebody writes, nor what they have chosen.
 * @param address what was asked for; what was loaded of another one is never shown in its place
 * @param loaded what the loader returned, whether it could be loaded or not
 * @param failed whether it could not be loaded
 */
export function useFreshest<T>(address: unknown, loaded: T, failed: boolean): { shown: T; stale: boolean } {
  // Each load reads the address anew: it is the same one when it says the same.
  const about = JSON.stringify(address);
  const [kept, keep] = useState({ about, loaded, failed });
  const stale = failed && !kept.failed && kept.about === about;
  if (!stale && (kept.loaded !== loaded || kept.about !== about)) keep({ about, loaded, failed });
  return { shown: stale ? kept.loaded : loaded, stale };
}
