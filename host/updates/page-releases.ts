import type { RemoteModules } from '../shell/remotes/modules.ts';
import { RemoteFailover } from './failover/remote-failover.ts';
import type { Fallbacks } from './failover/remote-failover.ts';
import type { LiveReleases } from './live-releases.ts';
import { watchRegistry } from './registry/watch-registry.ts';
import type { Router } from './registry/watch-registry.ts';
import type { ReleaseServices } from './release-services.ts';
import { UnsavedChanges } from './unsaved-changes.ts';

/** The releases that an open page runs. The code that changes them is fetched when there is another release. */
export class PageReleases {
  /** Undefined in development: a failure there is shown, and the next request tries again at once. */
  readonly failover: RemoteFailover | undefined;
  readonly #services: ReleaseServices;
  #live: Promise<LiveReleases> | undefined;

  constructor(services: ReleaseServices) {
    this.#services = services;
    const fallbacks: Fallbacks = {
      failOver: async (...failed) => {
        if (services.boot.preview !== null) throw new Error('a preview shows its failures');
        return (await this.#loadLive()).failOver(...failed);
      },
      // Nothing was replaced before this was fetched.
      revert: async (remote) => (await this.#live?.catch(() => undefined))?.revert(remote),
    };
    this.failover = isDevelopment(services) ? undefined : new RemoteFailover(fallbacks);
  }

  /**
   * Follows the channel from now on. A preview stays what it is. In development the development server swaps releases.
   * @returns how to stop
   */
  follow(modules: RemoteModules, router: Router): () => void {
    const services = { ...this.#services, modules, router };
    const { composition, preview, dev } = services.boot;
    if (dev !== undefined) void import('./swap-on-demand.ts').then(({ swapOnDemand }) => swapOnDemand(dev, services));
    if (preview !== null || isDevelopment(services)) return () => undefined;

    const unsavedChanges = new UnsavedChanges(router);
    const onRegistryChange = async (registry: unknown) =>
      (await this.#loadLive()).update(registry, { ...services, unsavedChanges });
    const stopWatching = watchRegistry(composition.channel, composition.seq, router, onRegistryChange);
    return () => {
      unsavedChanges.stop();
      stopWatching();
      void this.#live?.then((live) => live.stop());
    };
  }

  #loadLive(): Promise<LiveReleases> {
    this.#live ??= import('./live-releases.ts').then(({ LiveReleases }) => new LiveReleases(this.#services));
    // The file may be available the next time.
    this.#live.catch(() => (this.#live = undefined));
    return this.#live;
  }
}

function isDevelopment({ boot }: ReleaseServices): boolean {
  return process.env['NODE_ENV'] === 'development' || boot.dev !== undefined;
}
