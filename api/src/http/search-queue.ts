import type { SearchQueue } from '../services.ts';
import { QueueFull, workQueue } from '../work-queue.ts';
import { ClinicError } from './errors.ts';

/** Searches that wait for the ones before. */
const mostWaiting = 20;

/**
 * So many searches at once that the other reads find a connection; on the embedded engine, which has one, they find it after
 * one search and not after all of them.
 * @throws {ClinicError} BUSY when too many wait already
 */
export function searchQueue(atOnce: number): SearchQueue {
  const queue = workQueue({ atOnce, mostWaiting });
  return (search) =>
    queue.run(search).catch((error: unknown) => {
      throw error instanceof QueueFull ? new ClinicError('BUSY', { retryAfterSeconds: 1 }) : error;
    });
}
