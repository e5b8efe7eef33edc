/** What the host's server and the API have in common as processes. Never part of a page. */
export { internalKeyOf, isKey } from './internal-key.ts';
export { Metrics } from './metrics.ts';
