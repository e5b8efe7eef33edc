import { FallbackReleases } from './failover/fallback-releases.ts';
import type { FailOver } from './failover/remote-failover.ts';
import { InPlaceUpdate } from './in-place-update.ts';
import type { UpdateServices } from './in-place-update.ts';
import { TrustedRegistry } from './registry/trusted-registry.ts';
import type { ReleaseServices } from './release-services.ts';
import { planUpdate } from './update-plan.ts';

/** What is live besides what this page runs: fallbacks for what fails, and updates. Fetched when first needed. */
export class LiveReleases {
  readonly #services: ReleaseServices;
  readonly #registry: TrustedRegistry;
  readonly #fallbacks: FallbackReleases;
  #inPlace: InPlaceUpdate | undefined;

  constructor(services: ReleaseServices) {
    this.#services = services;
    this.#registry = new TrustedRegistry(services.boot);
    this.#fallbacks = new FallbackReleases(services, this.#registry);
  }

  failOver: FailOver = (...failed) => this.#fallbacks.failOver(...failed);

  /** Puts back the release that a fallback replaced, because somebody asks for the remote again. */
  revert(remote: string): void {
    this.#fallbacks.revert(remote);
  }

  /**
   * Prepares the update to a registry that can be verified. Once this is done, the same one need not be looked at again.
   * @returns whether the registry counts
   */
  async update(json: unknown, page: UpdateServices): Promise<boolean> {
    const { release } = this.#services.boot.host;
    const expired = { remote: 'host', release, module: null, phase: 'registry', ok: false, milliseconds: 0 } as const;
    const registry = await this.#registry.verify(json, () => page.modules.outcomes.report(expired));
    if (registry === null) return false;
    this.#inPlace ??= new InPlaceUpdate(page);
    const plan = await planUpdate(registry, this.#services, this.#fallbacks.failed);
    // A newer one may have been verified while the releases of this one were read.
    if (this.#registry.isNewest(registry)) this.#inPlace.prepare(plan);
    return true;
  }

  stop(): void {
    this.#inPlace?.stop();
  }
}
