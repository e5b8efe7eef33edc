interface CachedRemote {
  /** Grows whenever what is being loaded must not be cached any more. */
  generation: number;
  modules: Map<string, unknown>;
}

/** Modules that were loaded, by remote. Failures are not cached. */
export class ModuleCache {
  readonly #remotes = new Map<string, CachedRemote>();

  has(remote: string, module: string): boolean {
    return this.#remotes.get(remote)?.modules.has(module) ?? false;
  }

  get(remote: string, module: string): unknown {
    return this.#remotes.get(remote)?.modules.get(module);
  }

  /** Number under which a load that starts now may cache its module. */
  generationOf(remote: string): number {
    return this.#entry(remote).generation;
  }

  /** Caches a module, unless its load started in an earlier generation. */
  set(remote: string, module: string, loaded: unknown, generation: number): void {
    const entry = this.#entry(remote);
    if (entry.generation === generation) entry.modules.set(module, loaded);
  }

  /** What is being loaded of a remote is not cached any more. */
  startGeneration(remote: string): void {
    this.#entry(remote).generation += 1;
  }

  delete(remote: string): void {
    this.#entry(remote).modules.clear();
  }

  /** The remotes of which a module is cached. */
  get remotes(): string[] {
    return [...this.#remotes].filter(([, { modules }]) => modules.size > 0).map(([remote]) => remote);
  }

  get modules(): [remote: string, module: string][] {
    return [...this.#remotes].flatMap(([remote, { modules }]) =>
      [...modules.keys()].map((module): [string, string] => [remote, module]),
    );
  }

  #entry(remote: string): CachedRemote {
    const entry = this.#remotes.get(remote) ?? { generation: 0, modules: new Map<string, unknown>() };
    this.#remotes.set(remote, entry);
    return entry;
  }
}
