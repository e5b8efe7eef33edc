import type { FastifyInstance } from 'fastify';
import { ApiStatus } from '@clinic/contracts/status';
import type { ServiceState } from '@clinic/contracts/status';
import type { Bilingual } from '@clinic/contracts';
import { routeOf } from '../rendering/route-of.ts';
import { poll } from '../rendering/poll.ts';
import type { ComposedSite } from '../rendering/composed-site.ts';
import type { RecentOutcomes } from './recent-outcomes.ts';
import { partOf, statesOf } from './site-status.ts';

/** Time between two looks, in milliseconds. */
const intervalMs = 3000;
const timeoutMs = 2000;
/** Looks in a row without the API before patients are told: a connection may be lost once. */
const looksWithoutApi = 2;

/** One line of the status page. */
export interface PartStatus {
  readonly part: 'site' | 'messages' | 'remote';
  /** What the remote calls itself; null for the other parts. */
  readonly title: Bilingual | null;
  readonly state: ServiceState;
  /** Since when it is not working as it should; null when it is. */
  readonly since: Date | null;
}

interface Watched {
  apiOrigin: string;
  sites: { readonly current: { site: Pick<ComposedSite, 'boot'> } | null; readonly missing: readonly string[] };
  /** Whether the API said lately that it is ready. */
  isApiReady: () => boolean;
  outcomes: RecentOutcomes;
}

/** Follows how well the parts of the site work, by what happens to those who use it. */
export class StatusWatch {
  readonly #watched: Watched;
  readonly #titles = new Map<string, Bilingual>();
  #states: ReadonlyMap<string, { state: ServiceState; since: Date }> = new Map();
  #looksWithoutApi = 0;
  #messages: ServiceState = 'working';
  #stop = () => {};

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  async start(): Promise<void> {
    this.#stop = await poll(intervalMs, () => this.look());
  }

  close(): void {
    this.#stop();
  }

  /** Counts each call of the API for the remote whose page made it, but for streams. Called before the routes are registered. */
  followCalls(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const { referer } = request.headers;
      const current = this.#watched.sites.current;
      if (current === null || referer === undefined || !request.url.startsWith('/api/')) return;
      if (request.routeOptions.config.staysOpen === true) return;
      if (!URL.canParse(referer)) return;
      const remote = routeOf(current.site, new URL(referer).pathname)?.remote;
      if (remote === undefined) return;
      // How long somebody took to send something is no matter of the site's.
      const ms = request.method === 'GET' ? reply.elapsedTime : 0;
      // What the visitor did wrong went well.
      this.#watched.outcomes.add(remote, { isOk: reply.statusCode < 500, ms, from: request.ip });
    });
  }

  /** Looks at everything once. */
  async look(): Promise<void> {
    const { sites, isApiReady, outcomes } = this.#watched;
    this.#messages = (await this.#askMessages()) ?? this.#messages;
    this.#looksWithoutApi = isApiReady() ? 0 : this.#looksWithoutApi + 1;
    const remotes = sites.current?.site.boot.remotes ?? {};
    for (const [name, { descriptor }] of Object.entries(remotes)) this.#titles.set(name, descriptor.title);
    const now = new Date();
    const states = statesOf({
      served: sites.current !== null,
      missing: sites.missing,
      apiReady: this.#looksWithoutApi < looksWithoutApi,
      messages: this.#messages,
      remotes: [...new Set([...Object.keys(remotes), ...sites.missing])].filter((name) => this.#titles.has(name)),
      outcomesOf: (remote) => outcomes.of(remote),
    });
    this.#states = new Map(
      [...states].map(([part, state]) => {
        const before = this.#states.get(part);
        // A part that goes from bad to worse has been bad since it was bad.
        const isSame = before !== undefined && (before.state === 'working') === (state === 'working');
        return [part, { state, since: isSame ? before.since : now }];
      }),
    );
  }

  /** The parts in the order in which patients read them. */
  parts(): PartStatus[] {
    const known = (key: string, part: PartStatus['part'], title: Bilingual | null): PartStatus[] => {
      const found = this.#states.get(key);
      if (found === undefined) return [];
      return [{ part, title, state: found.state, since: found.state === 'working' ? null : found.since }];
    };
    return [
      ...known('site', 'site', null),
      ...[...this.#titles].flatMap(([name, title]) => known(partOf(name), 'remote', title)),
      ...known('messages', 'messages', null),
    ];
  }

  async #askMessages(): Promise<ServiceState | null> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(`${this.#watched.apiOrigin}/api/status`, { signal });
      return ApiStatus.parse(await answer.json()).data.messages;
    } catch {
      // Whether the API is ready is asked apart.
      return null;
    }
  }
}
