import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { describeForLog } from './describe-for-log.ts';
import { isKey } from './internal-key.ts';

/** Upper bounds of the durations of answers, in seconds. */
const secondsBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of one server in Prometheus' text form: those of its process, how long its answers take, and what it counts
 * itself. Labels only have values that the code names, never an address, an id or a name from outside.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #token: string | null;
  #log: FastifyBaseLogger | null = null;

  /**
   * @param token what a reader of `/metrics` has to show; null hides it from everybody
   * @param isExported whether a collector gets them as well
   */
  constructor(token: string | null, isExported = false) {
    this.#token = token;
    // What nobody can read is not gathered.
    if (token !== null || isExported) collectDefaultMetrics({ register: this.registry });
  }

  /** Something that only grows. */
  counter<L extends string = never>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /**
   * Something that is looked at when the metrics are read. What cannot be looked at, such as a database that is away, has no
   * value then, and everything else has its own.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    let isReadable = true;
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        try {
          gauge.set(await read());
          isReadable = true;
        } catch (error) {
          gauge.remove();
          // Metrics are read every few seconds.
          if (isReadable) this.#log?.warn({ metric: name, failure: describeForLog(error) }, 'a metric cannot be read');
          isReadable = false;
        }
      },
    });
  }

  /** Something that takes time, in seconds. */
  durations<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: secondsBounds, registers: [this.registry] });
  }

  /**
   * Measures every answer of a server and serves `/metrics` to whoever has the token; for everybody else there is no such
   * page. Called before the routes are registered.
   */
  serve(app: FastifyInstance): void {
    this.#log = app.log;
    const answers = this.durations('http_request_duration_seconds', 'Time to answer by route and status', [
      'method',
      'route',
      'status',
    ]);
    app.addHook('onResponse', async (request, reply) => {
      // Fastify takes no methods but those of HTTP, and routes are patterns.
      const route = request.routeOptions.url ?? 'unknown';
      answers.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
    app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
      const [scheme, token] = (request.headers.authorization ?? '').split(' ');
      if (scheme !== 'Bearer' || !isKey(token, this.#token)) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-store')
        .type(this.registry.contentType)
        .send(await this.registry.metrics());
    });
  }
}
