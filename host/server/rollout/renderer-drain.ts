/** What is closed after its last calls had time to end. */
interface Closable {
  close: () => Promise<void>;
}

/** How long the renderer of a replaced composition may finish calls in progress, in milliseconds. */
const drainMs = 10_000;

/** Closes renderers that were replaced, each after a drain period. */
export class RendererDrain {
  readonly #draining = new Set<Closable>();
  #closed = false;

  /** Closes a renderer after the drain period, or at once when the server ends. */
  retire(renderer: Closable): void {
    if (this.#closed) return void renderer.close();
    this.#draining.add(renderer);
    setTimeout(() => {
      this.#draining.delete(renderer);
      void renderer.close();
    }, drainMs).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#draining].map((renderer) => renderer.close()));
  }
}
