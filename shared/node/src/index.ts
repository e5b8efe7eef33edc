/** What the host's server and the API have in common as processes. Never part of a page. */
export { DataFolderUnusable, makeFolder, requireDataFolder } from './data-folder.ts';
export { demoClinic } from './demo-clinic.ts';
export { describeForLog } from './describe-for-log.ts';
export { endGracefully } from './graceful-end.ts';
export { internalKeyOf, isKey } from './internal-key.ts';
export { isWatching, LoadGate, type LoadLimits } from './load-gate.ts';
export { Metrics } from './metrics.ts';
export { acceptedEncoding, isNotModified, type ContentEncoding } from './negotiation.ts';
export { freePort } from './free-port.ts';
export { networkOfAddress, networksInBlock, type Network } from './network.ts';
export { parserErrorHandler, type RawResponse } from './parser-errors.ts';
export { proxiesIn, proxyTrust, type ProxyTrust } from './proxies.ts';
export { currentContext, inContext, type WorkContext } from './request-context.ts';
export { decorateReadiness, Readiness, type Unready } from './readiness.ts';
export { type Span, type SpanAttributes, type Tracer, untraced, untracedSpan } from './telemetry/spans.ts';
export { noTelemetry, startTelemetry } from './telemetry/telemetry.ts';
export { type Telemetry } from './telemetry/telemetry-settings.ts';
export { followRequests, requestIdHeader, requestIds, traceparentHeader } from './trace-requests.ts';
