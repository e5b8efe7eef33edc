import type { Conversion } from './remote.ts';

/** Why a module of a remote could not be loaded. */
export const loadFailures = ['http', 'network', 'integrity', 'script', 'timeout', 'contract', 'other'] as const;

/**
 * What is counted, as `phase/code`.
 *
 * - `view/ok`: a page that uses the remote.
 * - `load/…`: a fetched module.
 * - `draw/failed`: something of the remote threw while it was drawn, and its boundary caught it.
 * - `error/uncaught`: an error in the remote's files that nobody caught.
 * - `show/ok`: the remote's screen is shown, with the milliseconds since the visitor asked for it.
 * - `server/…`: the server rendered a page of the remote, with the milliseconds.
 * - `booking/…`: the conversion of a remote.
 */
export const countedEvents = [
  'view/ok',
  'load/ok',
  ...loadFailures.map((code) => `load/${code}` as const),
  'draw/failed',
  'error/uncaught',
  'show/ok',
  'server/ok',
  'server/failed',
  'booking/started',
  'booking/completed',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** What is counted for the topics of a remote's conversion. The events carry the name of the first remote that has one. */
export const conversionEvents = {
  started: 'booking/started',
  completed: 'booking/completed',
} as const satisfies Record<keyof Conversion, CountedEvent>;
