/** What the host's server and the API have in common as processes. Never part of a page. */
export { describeForLog } from './describe-for-log.ts';
export { internalKeyOf, isKey } from './internal-key.ts';
export { Metrics } from './metrics.ts';
export { acceptedEncoding, isNotModified, type ContentEncoding } from './negotiation.ts';
export { networkOfAddress, networksInBlock, type Network } from './network.ts';
export { parserErrorHandler, type RawResponse } from './parser-errors.ts';
