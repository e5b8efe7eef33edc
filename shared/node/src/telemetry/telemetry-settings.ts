import type { Registry } from 'prom-client';
import type { Tracer } from './spans.ts';

export interface TelemetrySettings {
  /** Address of an OTLP/HTTP collector; null sends nothing. */
  readonly endpoint: string | null;
  /** What the server calls itself. */
  readonly service: 'host' | 'api' | 'releases';
}

/** What a server tells a collector. */
export interface Telemetry {
  readonly tracer: Tracer;
  /** Sends the metrics of a registry each minute. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
