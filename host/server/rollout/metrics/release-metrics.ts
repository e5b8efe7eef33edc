import type { FastifyBaseLogger } from 'fastify';
import { internalKeyHeader, ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { MetricsAggregator } from './metrics-aggregator.ts';
import type { CountContext } from './metrics-aggregator.ts';

/** Time between two calls that bring what was counted, in milliseconds. */
const intervalMs = 1000;

/** Most counts in one call, as the contract allows. */
const batchSize = 500;

const timeoutMs = 3000;

/** Statuses of a proxy that do not say what the API did. */
const leavesOpen = new Set([502, 504]);

/** What a call fails with while no connection came about; with anything else it may have arrived. */
const neverSent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Connection {
  apiOrigin: string;
  /** Null where host servers and API have no key in common: nothing is counted then. */
  internalKey: string | null;
  log: FastifyBaseLogger;
}

/** The metrics of releases: counted here, kept by the API, and asked for there. */
export class ReleaseMetricsClient {
  readonly #connection: Connection;
  readonly #aggregator: MetricsAggregator;
  #timer: NodeJS.Timeout | null = null;
  #bringing: Promise<void> = Promise.resolve();
  #failing = false;

  constructor(connection: Connection, aggregator = new MetricsAggregator()) {
    this.#connection = connection;
    this.#aggregator = aggregator;
  }

  count(item: BeaconItem, of: CountContext): void {
    if (this.#connection.internalKey === null) return;
    this.#aggregator.add(item, of);
    this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
  }

  /** Brings what was counted. What the API did not take for sure is brought next time. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    return (this.#bringing = this.#bringing.then(() => this.#bring()));
  }

  /**
   * What is known of every release since the beginning of the hour of a time.
   * @throws when the API does not answer or does not know this server
   */
  async since(from: Date): Promise<ReleaseMetricsResponse> {
    const response = await this.#call(`?since=${encodeURIComponent(from.toISOString())}`);
    if (!response.ok) throw new Error(`the API answered ${response.status} when asked for metrics`);
    return ReleaseMetricsResponse.parse(await response.json());
  }

  async close(): Promise<void> {
    await this.flush();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #bring(): Promise<void> {
    const items = this.#aggregator.take(batchSize);
    if (items.length === 0) return;
    const failure = await this.#call('', { items }).then(
      ({ ok, status }) => (ok ? null : { why: `the API answered ${status}`, isOpen: leavesOpen.has(status) }),
      (error: unknown) => ({ why: String(error), isOpen: !neverSent.has(codeOf(error)) }),
    );
    if (failure === null) {
      this.#failing = false;
      if (items.length === batchSize) await this.#bring();
      return;
    }
    // The API adds: what it may have taken would count twice, and a canary be aborted for failures that were none.
    if (!failure.isOpen) this.#aggregator.restore(items);
    // Logged once until it works again: the API may be away for long.
    if (!this.#failing) this.#connection.log.warn({ failure: failure.why }, 'metrics of releases could not be sent');
    this.#failing = true;
    this.#timer ??= setTimeout(() => void this.flush(), intervalMs * 5).unref();
  }

  #call(query: string, body?: object): Promise<Response> {
    const { apiOrigin, internalKey } = this.#connection;
    return fetch(`${apiOrigin}/api/release-figures${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        [internalKeyHeader]: internalKey ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  }
}

/** The code of what a `fetch` failed with; empty when it has none. */
function codeOf(error: unknown): string {
  const { cause } = error as Error;
  return String((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
