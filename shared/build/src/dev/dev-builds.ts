import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';
import type { Configuration, Stats, WebpackError, Watching } from 'webpack';
import { folderOf, packagesOf } from '../repository.ts';

/** What is known of one package that is rebuilt at each save. */
export interface PackageBuild {
  /** The last good build: its hash, and what it says of itself in `host.json` or `remote.json`. Null before there is one. */
  good: { hash: string; manifest: unknown } | null;
  errors: string[];
}

/** What a server needs of the builds. */
export type PackageBuilds = Pick<DevBuilds, 'packages' | 'start' | 'read' | 'close'>;

/** What is built, how, and to where. */
export interface DevBuildOptions {
  /** Root of the repository. */
  root: string;
  /** Names of packages: `host`, or a remote's. Without it everything that the repository has. */
  names?: readonly string[];
  /** Folder with a folder of built files per package. */
  output: string;
  /** Turns a package's browser build into one for development, such as `withHotReload`. */
  adapt: (config: Configuration, name: string, output: string) => Configuration;
}

/**
 * Packages of a repository, built for the browser and rebuilt at each save. One that cannot be built keeps its last good
 * files and harms no other.
 */
export class DevBuilds {
  readonly packages = new Map<string, PackageBuild>();
  readonly #options: DevBuildOptions;
  readonly #watchings: Watching[] = [];
  readonly #underway = new Map<string, Promise<void>>();

  constructor(options: DevBuildOptions) {
    this.#options = options;
  }

  /**
   * Settles when every package was built once, or could not be.
   * @param changed called after each build, good or not
   */
  async start(changed: () => void): Promise<void> {
    const { root, names = packagesOf(root), output, adapt } = this.#options;
    await Promise.all(
      names.map(async (name) => {
        const config = await configOf(root, name).catch((error: unknown) => {
          this.packages.set(name, {
            good: null,
            errors: [`${placeIn(error, root) ?? folderOf(root, name)}\n${describe(error, root)}`],
          });
          return null;
        });
        if (config === null) return;
        await this.#watch(name, adapt(config, name, path.join(output, name)), changed);
      }),
    );
  }

  /** A file that a package's last good build wrote, never one that is being written. */
  async read(name: string, file: string): Promise<Buffer> {
    await this.#underway.get(name);
    return readFile(path.join(this.#options.output, name, file));
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#watchings.map(
        (watching) => new Promise((resolve) => watching.close(() => watching.compiler.close(resolve))),
      ),
    );
  }

  #watch(name: string, config: Configuration, changed: () => void): Promise<void> {
    const build: PackageBuild = { good: null, errors: [] };
    this.packages.set(name, build);
    const { root } = this.#options;
    const manifestFile = path.join(this.#options.output, name, name === 'host' ? 'host.json' : 'remote.json');
    return new Promise((resolve, reject) => {
      const compiler = webpack(config);
      if (compiler === null) return reject(new Error(`${name} has no compiler`));
      let ended = Promise.withResolvers<void>();
      compiler.hooks.watchRun.tap('DevBuilds', () => {
        ended = Promise.withResolvers();
        this.#underway.set(name, ended.promise);
      });
      const watching = compiler.watch(config.watchOptions ?? {}, (failure, stats) => {
        build.errors = errorsOf(failure, stats, root).map(
          ([place, text]) => `${place ?? folderOf(root, name)}\n${text}`,
        );
        // Read at once: later another build may be writing it.
        if (build.errors.length === 0)
          build.good = { hash: stats?.hash ?? '', manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as unknown };
        ended.resolve();
        changed();
        resolve();
      });
      if (watching !== undefined) this.#watchings.push(watching);
    });
  }
}

async function configOf(root: string, name: string): Promise<Configuration> {
  const file = path.join(root, folderOf(root, name), 'webpack.config.ts');
  const { default: configs } = (await import(pathToFileURL(file).href)) as { default: Configuration[] };
  const browser = configs[0];
  if (browser === undefined) throw new Error('webpack.config.ts has no build for the browser');
  return browser;
}

/** Place and text of each error. */
function errorsOf(failure: Error | null, stats: Stats | undefined, root: string): [string | null, string][] {
  const errors = failure === null ? (stats?.compilation.errors ?? []) : [failure];
  return errors.map((error) => [placeOf(error, root), describe(error, root)]);
}

/** File and line, where the error knows them; the compiler of a file puts the line into its message. */
function placeOf({ module, loc }: Error & Partial<Pick<WebpackError, 'module' | 'loc'>>, root: string): string | null {
  const file = module?.nameForCondition();
  if (file === null || file === undefined) return null;
  const line = loc !== undefined && 'start' in loc ? `:${loc.start.line}:${(loc.start.column ?? 0) + 1}` : '';
  return path.relative(root, file) + line;
}

/** Where code that Node could not run stopped. */
function placeIn(error: unknown, root: string): string | null {
  const place =
    error instanceof Error ? /(?:file:\/\/)?([^\s()]+\.ts:\d+(?::\d+)?)/.exec(error.stack ?? '')?.[1] : undefined;
  return place === undefined ? null : path.relative(root, place);
}

/** The message for people: without colours and stacks, files named from the root. */
function describe(error: unknown, root: string): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [said = ''] = message.split(/\n\s*(?:Caused by:|at )/);
  return said.trimEnd().replaceAll(`${root}${path.sep}`, '');
}
