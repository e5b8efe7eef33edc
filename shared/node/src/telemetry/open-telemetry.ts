/** The SDK of OpenTelemetry. Only servers with `OTEL_EXPORTER_OTLP_ENDPOINT` load this file. */
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { Context, Span as SdkSpan, SpanContext, Tracer as SdkTracer } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { prometheusProducer } from './prometheus-producer.ts';
import type { Span, SpanAttributes, SpanKind, Tracer } from './spans.ts';
import type { Telemetry, TelemetrySettings } from './telemetry-settings.ts';

/** How often metrics are sent, in milliseconds: the default of the specification. */
const metricsIntervalMs = 60_000;

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};

class TracedSpan implements Span {
  readonly #tracer: SdkTracer;
  readonly #span: SdkSpan;

  constructor(tracer: SdkTracer, span: SdkSpan) {
    this.#tracer = tracer;
    this.#span = span;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  child(name: string, kind: SpanKind, attributes: SpanAttributes = {}): Span {
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    return new TracedSpan(this.#tracer, this.#tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
  }

  end({ attributes = {}, failed = false }: { attributes?: SpanAttributes; failed?: boolean } = {}): void {
    this.#span.setAttributes(attributes);
    if (failed) this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}

/** The step that a `traceparent` names; null for one that is malformed (W3C Trace Context, 3.2). */
function spanContextOf(traceparent: string): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] =
    /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:$|-)/.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}

function parentOf(traceparent: string | null): Context {
  const parent = traceparent === null ? null : spanContextOf(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Sends traces and the metrics of a registry to a collector by OTLP over HTTP, until it is closed. */
export function openTelemetry({ endpoint, service }: TelemetrySettings & { endpoint: string }): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'clinic' });
  const base = endpoint.replace(/\/$/, '');
  const provider = new TracerProvider({
    resource,
    // Every trace is whole; which of them are kept is up to the collector.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) })],
  });
  const sdkTracer = provider.getTracer(service);
  const tracer: Tracer = {
    begin: (name, kind, { traceparent = null, attributes = {} } = {}) =>
      new TracedSpan(sdkTracer, sdkTracer.startSpan(name, { kind: kinds[kind], attributes }, parentOf(traceparent))),
  };
  let meters: MeterProvider | null = null;
  return {
    tracer,
    exportMetrics(registry: Registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        exportIntervalMillis: metricsIntervalMs,
        metricProducers: [prometheusProducer(registry)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      // A collector that is away must not hold up the end of a server.
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
    },
  };
}
