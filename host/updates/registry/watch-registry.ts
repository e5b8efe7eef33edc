import type { createBrowserRouter } from 'react-router-dom';
import { captureEvent } from '../capture-event.ts';
import { fetchRegistry } from './fetch-registry.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state' | 'revalidate'>;

/** Interval between two checks of a page that nobody touches, in milliseconds. */
const idleIntervalMs = 300_000;

/** Shortest interval between two checks, however often somebody navigates, in milliseconds. */
const shortestIntervalMs = 5000;

/**
 * Checks the registry when the page becomes visible, every five minutes while it is visible, and when somebody navigates. A
 * check that fails is silent: the next one finds the same.
 * @param seq number of the composition that the page came with
 * @param onRegistryChange gets a registry of another number and says whether it counts. One that does not is passed once, and again
 *   when it was signed for longer; when it fails, it gets the same one again
 * @returns how to stop
 */
export function watchRegistry(
  channel: string,
  seq: number,
  router: Router,
  onRegistryChange: (registry: unknown) => Promise<boolean>,
): () => void {
  let checkedAt = -shortestIntervalMs;
  let handledSeq: unknown = seq;
  let refusedAs: string | null = null;
  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    checkedAt = performance.now();
    const registry = await fetchRegistry(channel);
    const { seq: current, expiresAt } = registry as { seq?: unknown; expiresAt?: unknown };
    const known = `${String(current)} ${String(expiresAt)}`;
    if (current === handledSeq || known === refusedAs) return;
    if (await onRegistryChange(registry)) handledSeq = current;
    else refusedAs = known;
  };
  const checkQuietly = () => void check().catch(() => undefined);
  const timer = setInterval(checkQuietly, idleIntervalMs);
  const stops = [
    captureEvent(document, 'visibilitychange', checkQuietly),
    router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle' && performance.now() - checkedAt >= shortestIntervalMs) checkQuietly();
    }),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
