import type { createBrowserRouter } from 'react-router-dom';
import { listen } from './listen.ts';
import { fetchRegistry } from './registry-file.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state' | 'revalidate'>;

/** Pause between two looks of a page that nobody touches, in milliseconds. */
const everyFiveMinutes = 300_000;

/** However often somebody navigates, looks are not closer than this, in milliseconds. */
const atMostEvery = 5000;

/**
 * Looks at the registry when the page becomes visible, every five minutes while it is, and when somebody navigates. A look
 * that fails is silent: the next one tells the same.
 * @param seq of the composition that the page came with
 * @param consider what to do about a registry of another number; when it fails, it gets the same one again
 * @returns how to stop
 */
export function watchRegistry(
  channel: string,
  seq: number,
  router: Router,
  consider: (registry: unknown) => Promise<void>,
): () => void {
  let looked = -atMostEvery;
  let settled: unknown = seq;
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    looked = performance.now();
    const registry = await fetchRegistry(channel);
    const { seq: number } = registry as { seq?: unknown };
    if (number === settled) return;
    await consider(registry);
    settled = number;
  };
  const lookQuietly = () => void look().catch(() => undefined);
  const timer = setInterval(lookQuietly, everyFiveMinutes);
  const stops = [
    listen(document, 'visibilitychange', lookQuietly),
    router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle' && performance.now() - looked >= atMostEvery) lookQuietly();
    }),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
