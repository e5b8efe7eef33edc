import type { FastifyBaseLogger } from 'fastify';
import type { ChannelName, Registry } from '@clinic/contracts';
import { SeenRegistries } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { readComposedSite } from '../rendering/composed-site.ts';
import type { ComposedSite } from '../rendering/composed-site.ts';
import { RendererBusy } from '../rendering/renderer.ts';
import type { ServedSite } from '../rendering/served-site.ts';
import type { SiteObserver } from '../rendering/site-observer.ts';
import type { Snapshot } from '../rendering/snapshot.ts';
import type { PageRequest } from '../rendering/snapshots.ts';
import type { HostSettings } from '../settings.ts';
import { corruptionBackoff } from './activation-backoff.ts';
import { ChannelFollower } from './channel-follower.ts';
import type { RejectionReason } from './channel-follower.ts';
import { frontPage, LiveSite } from './live-site.ts';
import type { LiveSiteServices } from './live-site.ts';
import { ServedRegistry } from './served-registry.ts';
import { Variants } from './variants.ts';

interface SitesServices extends Pick<LiveSiteServices, 'lastGood' | 'dataVersion' | 'isApiReady'> {
  store: ReleaseStore;
  settings: HostSettings;
  log: FastifyBaseLogger;
  observer: SiteObserver;
  /** Gives a composition a renderer: one for a share of visitors, and the live one, which has the last good pages. */
  serve: (site: ComposedSite, observer: SiteObserver) => ServedSite;
  serveLive: (site: ComposedSite) => ServedSite;
  retire: (renderer: ServedSite['renderer']) => void;
  /** Another composition is live now; the one before it is null at the start. */
  onReplaced: LiveSiteServices['onReplaced'];
}

/** What visitors get of a channel: the live composition, and its variants while a release is rolled out to a share. */
export class Sites {
  readonly #services: SitesServices;
  readonly #live: LiveSite;
  readonly #variants: Variants<ServedSite>;
  readonly #follower: ChannelFollower;
  readonly #served: ServedRegistry;
  #registry: Registry | null = null;

  constructor(services: SitesServices) {
    const { store, settings, log, observer, serveLive, retire, onReplaced } = services;
    const { lastGood, dataVersion, isApiReady } = services;
    this.#services = services;
    this.#served = new ServedRegistry(store, settings.channel);
    this.#live = new LiveSite({
      store,
      settings,
      serve: serveLive,
      log,
      ...{ lastGood, dataVersion, isApiReady },
      onReplaced: (previous) => {
        onReplaced(previous);
        observer.activated();
        if (previous !== null) retire(previous.renderer);
      },
    });
    this.#variants = new Variants({
      prepare: (registry, replaces) => this.#prepareVariant(registry, replaces),
      retire: ({ renderer }) => retire(renderer),
      log,
      failed: () => observer.variantFailed(),
      pause: settings.retryMs * corruptionBackoff,
    });
    this.#follower = new ChannelFollower({
      store,
      channel: settings.channel,
      seen: new SeenRegistries(settings.store.localState),
      localState: settings.store.localState,
      retryMs: settings.retryMs,
      log,
      onRejected: () => observer.rejected(),
      activate: async (registry, reported) => {
        const { sameKeys } = await this.#live.activate(registry, reported);
        // Pages of a variant tell the keys, too.
        if (!sameKeys) this.#variants.close();
        this.#registry = registry;
        this.#variants.adopt(registry);
        this.#served.serves(registry.seq);
        return { complete: this.#live.complete };
      },
    });
  }

  get current(): ServedSite | null {
    return this.#live.current;
  }

  /** The registry that is served. */
  get registry(): Registry | null {
    return this.#registry;
  }

  /** What open pages read of a channel, see {@link ServedRegistry.read}. */
  registryBytes(channel: ChannelName): Promise<Buffer | null> {
    return this.#served.read(channel);
  }

  /** Names of the remotes that the live composition is served without. */
  get missing(): readonly string[] {
    return this.#live.missing;
  }

  /** Why nothing is adopted from what the channel points at now. Null when it is served and counts. */
  get rejection(): RejectionReason | null {
    return this.#follower.rejection;
  }

  /** Whether some release is rolled out to a share of visitors. */
  get rolling(): boolean {
    return this.#variants.rolling;
  }

  /** What a visitor gets: the live composition, or a variant with the releases of the rollouts that they are in. */
  async siteFor(visitor: string | null): Promise<ServedSite | null> {
    return (await this.#variants.siteFor(visitor)) ?? this.current;
  }

  /**
   * A page as one visitor gets it. Where a release that is rolled out to a share fails or lacks something, or has no time for
   * the page, that of the live composition is served. A failure counts where that page is whole, and the canary analysis decides about
   * the release.
   * @throws {RendererBusy} when neither has time
   */
  async page(served: ServedSite, request: PageRequest): Promise<{ snapshot: Snapshot; from: ServedSite }> {
    const found = await served.snapshots.get(request).catch((error: unknown) => {
      if (error instanceof RendererBusy) return error;
      throw error;
    });
    const isWhole = !(found instanceof RendererBusy) && !found.incomplete;
    const base = this.current;
    const isVariant = served !== base && served.site.boot.preview === null;
    if (!isWhole && isVariant && base !== null) return { snapshot: await base.snapshots.get(request), from: base };
    if (found instanceof RendererBusy) throw found;
    return { snapshot: found, from: served };
  }

  /**
   * Settles once the server can answer, see {@link ChannelFollower.start}.
   * @throws what waiting does not repair
   */
  start(): Promise<void> {
    return this.#follower.start();
  }

  /** Follows the channel no more and retires every renderer. */
  async close(): Promise<void> {
    this.#live.close();
    await this.#follower.close();
    this.#variants.close();
    if (this.current !== null) this.#services.retire(this.current.renderer);
  }

  async #prepareVariant(registry: Registry, replaces: Record<string, string>): Promise<ServedSite> {
    const { store, settings, serve, observer, dataVersion } = this.#services;
    const composition = await store.composeWith(registry, replaces);
    for (const [name, { rollout }] of Object.entries(registry.remotes)) {
      // Composed from what the store holds now: it has to be what was promoted.
      if (name in replaces && composition.remotes[name]?.filesIntegrity !== rollout?.filesIntegrity)
        throw new Error(`${name}@${rollout?.to} is not what was promoted`);
    }
    const parts = { ...composition, seq: registry.seq, channel: registry.channel, preview: null };
    const served = serve(await readComposedSite(store, parts, settings), {
      ...observer,
      // Anybody can ask for what fails in every release: only what the base can do says that a release does worse.
      rendered: (page) =>
        observer.rendered({ ...page, isBaseWhole: async () => (await this.current?.snapshots.isWhole(page)) ?? false }),
    });
    await served.snapshots.warm([frontPage], dataVersion());
    return served;
  }
}
