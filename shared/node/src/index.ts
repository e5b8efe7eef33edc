/** What the host's server and the API have in common as processes. Never part of a page. */
export { DataFolderUnusable, makeFolder, requireDataFolder } from './data-folder.ts';
export { demoClinic } from './demo-clinic.ts';
export { describeForLog } from './describe-for-log.ts';
export { endGracefully } from './graceful-end.ts';
export { internalKeyOf, isKey } from './internal-key.ts';
export { isWatching, LoadGate, type LoadLimits } from './load-gate.ts';
export { Metrics } from './metrics.ts';
export { acceptedEncoding, isNotModified, type ContentEncoding } from './negotiation.ts';
export { networkOfAddress, networksInBlock, type Network } from './network.ts';
export { parserErrorHandler, type RawResponse } from './parser-errors.ts';
export { proxiesIn, proxyTrust, type ProxyTrust } from './proxies.ts';
export { decorateReadiness, Readiness, type Unready } from './readiness.ts';
