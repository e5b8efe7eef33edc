import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './readiness.ts';

/** Longest time that what is in progress may hold up the end, in milliseconds. */
const drainMs = 10_000;

interface GracefulEnd {
  /** How long the server goes on after it said that it ends, in milliseconds. */
  delayMs: number;
  /** Takes no more requests, finishes those in progress, and lets go of everything. */
  close: () => Promise<void>;
  /** That did not end in time. */
  onLate: () => void;
}

/**
 * Ends a server: `/readyz` says so at once, the server goes on until balancers that look at it send nobody here any more, and
 * then closes.
 */
export async function endGracefully(readiness: Readiness, { delayMs, close, onLate }: GracefulEnd): Promise<void> {
  readiness.stop();
  await wait(delayMs);
  const late = setTimeout(onLate, drainMs);
  await close().finally(() => clearTimeout(late));
}
