import type { BootData } from '@clinic/contracts/host';
import type { Catalogue } from '../shell/remotes/catalogue.ts';
import { FailureOrder } from '../shell/remotes/failure-order.ts';
import type { Rescue } from '../shell/remotes/failure-order.ts';
import type { Federation } from '../shell/remotes/federation.browser.ts';
import type { RemoteModules } from '../shell/remotes/modules.ts';
import type { OtherReleases } from './other-releases.ts';
import { watchRegistry } from './registry-watch.ts';
import type { Router } from './registry-watch.ts';
import { Unfinished } from './unfinished.ts';

/** What changing a release in an open page works with. */
export interface ReleaseParts {
  boot: Pick<BootData, 'composition' | 'host' | 'keys' | 'preview' | 'dev'>;
  catalogue: Catalogue;
  register: Federation['register'];
}

/** The releases that an open page runs. What changes them is fetched when there is another one. */
export class PageReleases {
  /** None in development: what fails there is to be seen, and to be asked for again at once. */
  readonly order: FailureOrder | undefined;
  readonly #parts: ReleaseParts;
  #others: Promise<OtherReleases> | undefined;

  constructor(parts: ReleaseParts) {
    this.#parts = parts;
    const rescue: Rescue = async (...failed) => {
      if (parts.boot.preview !== null) throw new Error('a preview shows its failures');
      return (await this.#load()).rescue(...failed);
    };
    this.order = isDevelopment(parts) ? undefined : new FailureOrder(rescue);
  }

  /**
   * Follows the channel from now on. A preview stays what it is, and what is developed is told of by who builds it.
   * @returns how to stop
   */
  follow(modules: RemoteModules, router: Router): () => void {
    const parts = { ...this.#parts, modules, router };
    const { composition, preview, dev } = parts.boot;
    if (dev !== undefined) void import('./swap-on-demand.ts').then(({ swapOnDemand }) => swapOnDemand(dev, parts));
    if (preview !== null || isDevelopment(parts)) return () => undefined;

    const unfinished = new Unfinished(router);
    const consider = async (registry: unknown) => (await this.#load()).consider(registry, { ...parts, unfinished });
    const stopWatching = watchRegistry(composition.channel, composition.seq, router, consider);
    return () => {
      unfinished.stop();
      stopWatching();
      void this.#others?.then((others) => others.stop());
    };
  }

  #load(): Promise<OtherReleases> {
    this.#others ??= import('./other-releases.ts').then(({ OtherReleases }) => new OtherReleases(this.#parts));
    // A file that could not be had now may be had the next time.
    this.#others.catch(() => (this.#others = undefined));
    return this.#others;
  }
}

function isDevelopment({ boot }: ReleaseParts): boolean {
  return process.env['NODE_ENV'] === 'development' || boot.dev !== undefined;
}
