import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What Node loads from now on, by the file that asks for it. */
export class LoadedByNode {
  readonly #imports = new Map<string, Set<string>>();

  constructor() {
    registerHooks({
      resolve: (specifier, context, next) => {
        const resolved = next(specifier, context);
        const { parentURL } = context;
        if (parentURL?.startsWith('file:') && resolved.url.startsWith('file:'))
          this.#add(fileURLToPath(parentURL), fileURLToPath(resolved.url));
        return resolved;
      },
    });
  }

  /**
   * A file, what it imports, what that imports and so on. It does not go on from what lies in `node_modules`: a package
   * counts as a whole.
   */
  reachableFrom(entry: string): Set<string> {
    const reached = new Set([entry]);
    for (const file of reached) {
      if (isInstalled(file)) continue;
      for (const imported of this.#imports.get(file) ?? []) reached.add(imported);
    }
    return reached;
  }

  #add(parent: string, file: string): void {
    const imports = this.#imports.get(parent) ?? new Set();
    this.#imports.set(parent, imports.add(file));
  }
}

/** Whether a file belongs to an installed package. */
export function isInstalled(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}
