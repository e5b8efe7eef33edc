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
 * - `registry/failed`: the page was shown a registry that expired, and adopted nothing. Counted of the host.
 * - `show/ok`: the remote's screen is shown, with the milliseconds since the visitor asked for it; of a first page, since its
 *   application was started.
 * - `server/…`: the server rendered a page of the remote, with the milliseconds.
 * - `conversion/…`: a topic of the remote's conversion was emitted.
 */
export const countedEvents = [
  'view/ok',
  'load/ok',
  ...loadFailures.map((code) => `load/${code}` as const),
  'draw/failed',
  'error/uncaught',
  'registry/failed',
  'show/ok',
  'server/ok',
  'server/failed',
  'conversion/started',
  'conversion/completed',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** What is counted for the topics of a remote's conversion. */
export const conversionEvents = {
  started: 'conversion/started',
  completed: 'conversion/completed',
} as const satisfies Record<keyof Conversion, CountedEvent>;
