import { useEffect, useEffectEvent, useState } from 'react';
import { DeskEvent } from '@clinic/contracts/desk-events';

/** Least time between two times that a page asks for what was changed, in milliseconds: automatic savings come in rows. */
const restMs = 2000;
/** Pause before a stream that was refused is tried again, in milliseconds. */
const retryMs = 15_000;
/** Pause before a change that could not be read is asked for again, in milliseconds. */
const readAgainMs = 10_000;

/** What an event says; null for one that this page does not know. */
function eventOf(data: unknown): DeskEvent | null {
  try {
    const event = DeskEvent.safeParse(JSON.parse(String(data)));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}

/**
 * Hears what colleagues do, while the tab is seen: `onChanged` when what the page shows was changed, and whenever the stream
 * opens, because changes before that were missed. Returns the names of those who look at the same. Without a stream, the
 * page is what it was when it was loaded.
 * @param at what the page shows, as `GET /api/desk-events` takes it; null for nothing
 * @param onChanged gives `false`, or a promise of it, where what was changed could not be read: it is called again then
 */
export function useDeskEvents(at: string | null, onChanged: () => unknown): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const changed = useEffectEvent(onChanged);

  useEffect(() => {
    if (at === null || typeof EventSource === 'undefined') return undefined;
    let source: EventSource | null = null;
    let hasEnded = false;
    let resting: ReturnType<typeof setTimeout> | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let unread: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    let isGone = false;

    const read = async () => {
      if ((await changed()) !== false || isGone) return;
      clearTimeout(unread);
      unread = setTimeout(refresh, readAgainMs);
    };
    const refresh = () => {
      isDue = resting !== null;
      if (isDue) return;
      clearTimeout(unread);
      void read();
      resting = setTimeout(() => {
        resting = null;
        if (isDue) refresh();
      }, restMs);
    };
    const close = () => {
      clearTimeout(retry);
      source?.close();
      source = null;
      setNames([]);
    };
    const open = () => {
      if (source !== null || hasEnded || document.visibilityState === 'hidden') return;
      const made = new EventSource(`/api/desk-events?at=${encodeURIComponent(at)}`);
      source = made;
      // The page was not notified of what happened between its loading and now, or while it had no stream.
      made.onopen = refresh;
      made.onmessage = ({ data }: MessageEvent<unknown>) => {
        const event = eventOf(data);
        if (event?.kind === 'changed') refresh();
        else if (event?.kind === 'present') setNames(event.names);
        else if (event?.kind === 'ended') {
          hasEnded = true;
          close();
        }
      };
      made.onerror = () => {
        setNames([]);
        // The browser itself tries again after a lost connection, and never after a refusal.
        if (made.readyState !== EventSource.CLOSED) return;
        close();
        retry = setTimeout(open, retryMs);
      };
    };
    // A hidden tab holds no stream: a browser has few connections, and nobody looks there.
    const follow = () => (document.visibilityState === 'hidden' ? close() : open());

    open();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      isGone = true;
      clearTimeout(unread);
      if (resting !== null) clearTimeout(resting);
      close();
    };
  }, [at]);

  return names;
}
