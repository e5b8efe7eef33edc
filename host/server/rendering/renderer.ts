import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';
import { RendererThread } from './renderer-thread.ts';

/** Longest wait for a thread, in milliseconds. */
const timeoutsMs = { page: 4000, form: 12_000 };

/**
 * The renderer of one composition. Forms have a thread of their own, which starts with the first one: whatever somebody sends,
 * pages are rendered meanwhile.
 */
export class Renderer {
  readonly #pages: RendererThread;
  readonly #forms: RendererThread;

  constructor({ boot, containers, rendererFile }: ComposedSite, apiBaseUrl: string) {
    const settings = { boot, containers, rendererFile, apiBaseUrl };
    this.#pages = new RendererThread(settings, timeoutsMs.page);
    this.#forms = new RendererThread(settings, timeoutsMs.form);
  }

  render(request: RenderRequest): Promise<Rendered> {
    return (request.form === undefined ? this.#pages : this.#forms).render(request);
  }

  /** Ends the threads; with them every module of the composition leaves memory. */
  async close(): Promise<void> {
    await Promise.all([this.#pages.close(), this.#forms.close()]);
  }
}
