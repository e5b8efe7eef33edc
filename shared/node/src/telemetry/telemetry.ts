import { untraced } from './spans.ts';
import type { Telemetry, TelemetrySettings } from './telemetry-settings.ts';

/** For a server that tells nobody. */
export const noTelemetry: Telemetry = {
  tracer: untraced,
  exportMetrics: () => undefined,
  close: () => Promise.resolve(),
};

/** The telemetry of a server. Without an endpoint not even the SDK is loaded. */
export async function startTelemetry({ endpoint, service }: TelemetrySettings): Promise<Telemetry> {
  if (endpoint === null) return noTelemetry;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ endpoint, service });
}
