import type { Urgency } from './mail.ts';

/** Failed attempts after which a message is given up. */
export const mostFailures = 8;

/**
 * Attempts cut off with the process that made them after which a message is given up. More than failures: what ended the
 * process was hardly ever the message, and the other side knows a repeated message by its name.
 */
export const mostCutOff = 24;

interface Backoff {
  /** The wait after the first attempt, in seconds. */
  readonly first: number;
  /** By how much each wait is longer than the one before. */
  readonly factor: number;
  readonly most: number;
}

/** A code is of use for ten minutes; everything else survives an outage of half a day. */
const backoffs: Record<Urgency, Backoff> = {
  now: { first: 5, factor: 2, most: 120 },
  soon: { first: 60, factor: 3, most: 6 * 60 * 60 },
  later: { first: 60, factor: 3, most: 6 * 60 * 60 },
};

/**
 * How many seconds a message waits after a number of failures: exponentially longer, and between half of it and all of it
 * by chance, so that messages that failed together do not come back together.
 */
export function retryAfterSeconds(urgency: Urgency, failures: number, random: () => number = Math.random): number {
  const { first, factor, most } = backoffs[urgency];
  const wait = Math.min(first * factor ** (failures - 1), most);
  return wait * (0.5 + random() / 2);
}
