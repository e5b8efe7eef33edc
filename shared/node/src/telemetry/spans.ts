/** Values that a span carries: never an address with its query, an id of a person, or anything that somebody typed. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** What a span is of, as OpenTelemetry names it. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** One step of a trace. */
export interface Span {
  /** Its name for other processes, as W3C Trace Context writes it; null where nothing is traced. */
  readonly traceparent: string | null;
  /** Begins a step within this one. */
  child(name: string, kind: SpanKind, attributes?: SpanAttributes): Span;
  end(end?: { readonly attributes?: SpanAttributes; readonly failed?: boolean }): void;
}

/** Begins traces, or steps of traces that began in another process. */
export interface Tracer {
  /** @param traceparent the step of another process that this one belongs to; null begins a trace */
  begin(name: string, kind: SpanKind, options?: { traceparent?: string | null; attributes?: SpanAttributes }): Span;
}

/** Where nothing is traced. */
export const untracedSpan: Span = {
  traceparent: null,
  child: () => untracedSpan,
  end: () => undefined,
};

/** For servers without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const untraced: Tracer = { begin: () => untracedSpan };
