import { LRUCache } from 'lru-cache';
import type { Preview } from '@clinic/contracts';
import type { ReleaseStore } from '@clinic/releases/store';
import { readComposedSite } from '../rendering/composed-site.ts';
import type { ComposedSite, CompositionParts, SiteSettings } from '../rendering/composed-site.ts';
import type { ServedSite } from '../rendering/served-site.ts';

/** Previews that are ready at the same time. Each is a renderer. */
const capacity = 3;

interface PreviewServices {
  store: ReleaseStore;
  settings: SiteSettings;
  /** Gives a composition a renderer. */
  serve: (site: ComposedSite) => ServedSite;
  retire: (renderer: ServedSite['renderer']) => void;
}

/** The sites of previews, each with a renderer of its own, made at its first use. */
export class PreviewSites {
  readonly #services: PreviewServices;
  readonly #sites: LRUCache<string, Promise<ServedSite>>;
  #preparing: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(services: PreviewServices) {
    this.#services = services;
    this.#sites = new LRUCache({
      max: capacity,
      dispose: (site) => void site.then(({ renderer }) => services.retire(renderer)).catch(() => undefined),
    });
  }

  /**
   * The site of a preview on what its base points at now.
   * @throws when it cannot be composed, or once the server closes
   */
  async siteOf(preview: Preview): Promise<ServedSite> {
    const { store, settings, serve } = this.#services;
    const { id, base, replaces, expiresAt } = preview;
    const registry = await store.readRegistry(base);
    // Nobody would retire its renderer.
    if (this.#closed) throw new Error('the server is closing');
    const key = `${id} ${registry?.composition}`;
    const ready = this.#sites.get(key);
    if (ready !== undefined) return ready;
    // One at a time: each takes a core and memory, and visitors of the live site need both.
    const preparing = this.#preparing.then(async () => {
      const composition = await store.composePreview(preview);
      const parts: CompositionParts = { ...composition, channel: base, preview: { id, replaces } };
      return serve(await readComposedSite(store, parts, settings));
    });
    this.#preparing = preparing.catch(() => undefined);
    this.#sites.set(key, preparing, { ttl: Math.max(1, Date.parse(expiresAt) - Date.now()) });
    preparing.catch(() => this.#sites.delete(key));
    return preparing;
  }

  /** Another composition is live: a preview stands on it and is composed again. */
  reset(): void {
    this.#sites.clear();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const sites = [...this.#sites.values()];
    this.#sites.clear();
    await Promise.allSettled(sites);
  }
}
