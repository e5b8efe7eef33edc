import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';
import { hostConfig } from '@clinic/build/webpack-of-host';
import type { RemoteDescription } from '@clinic/contracts';
import { artifactBase } from '@clinic/contracts/registry';
import { root } from '../site/processes.ts';

/** The folder that the bundle is served from: one that the page's Trusted Types policy takes for an artifact. */
export const monoBase = artifactBase('mono', 'local');

export const remotes = ['content', 'qa', 'account', 'booking'];

export interface MonoBuild {
  folder: string;
  /** Files that start the page, in order. */
  scripts: string[];
  /** Files of an exposed module, by `<remote> <module>`. */
  filesOf: (key: string) => string[];
}

/**
 * The same product as one bundle: the host's own entry and the host's own build, without federation. The remotes' screens
 * are ordinary dynamic imports, the shared modules ordinary ones.
 */
export async function buildMono(): Promise<MonoBuild> {
  const work = path.join(root, '.cache', 'bench', 'mono');
  const host = path.join(root, 'host');
  await mkdir(work, { recursive: true });
  const federation = path.join(work, 'federation.ts');
  const sharedModules = path.join(work, 'shared-modules.ts');
  await writeFile(federation, await staticFederation());
  await writeFile(sharedModules, 'export {};\n');

  const [federated] = hostConfig(host);
  if (federated === undefined) throw new Error('the host has no browser build');
  const config: Configuration = {
    ...federated,
    name: 'mono',
    output: {
      ...federated.output,
      path: path.join(work, 'dist'),
      uniqueName: 'mono',
      publicPath: monoBase,
      clean: true,
    },
    resolve: {
      ...federated.resolve,
      modules: [path.join(host, 'node_modules'), 'node_modules'],
      alias: {
        ...(federated.resolve?.alias as Record<string, string>),
        [path.join(host, 'shell', 'remotes', 'federation.browser.ts')]: federation,
        [path.join(host, 'shell', 'remotes', 'shared-modules.ts')]: sharedModules,
      },
    },
    plugins: [],
    cache: false,
  };
  const compilation = await compiled(config);
  const files = (name: string) =>
    (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const scripts = files('host');
  return {
    folder: path.join(work, 'dist'),
    scripts,
    filesOf: (key) => files(chunkName(key)).filter((file) => !scripts.includes(file)),
  };
}

/** Replaces the host's way to fetch modules by a table of dynamic imports. */
async function staticFederation(): Promise<string> {
  const lines: string[] = [];
  for (const remote of remotes) {
    const folder = path.join(root, `mfe-${remote}`, 'src');
    const { remote: description } = (await import(path.join(folder, 'remote.ts'))) as { remote: RemoteDescription };
    const modules = [
      ...description.routes.map(({ screen }) => screen),
      ...(description.slots ?? []).map((one) => one.module),
    ];
    for (const module of new Set(modules)) lines.push(entry(remote, module, path.join(folder, module)));
    const places = new Set(['.', ...description.routes.flatMap(({ texts }) => texts ?? [])]);
    for (const texts of [...places].flatMap((place) => [`${place}/locales/ar`, `${place}/locales/en`]))
      lines.push(entry(remote, texts, path.join(folder, `${texts}.json`), '.then((texts) => texts.default)'));
  }
  return `const modules = {\n${lines.join('\n')}\n};
const fetchModule = (remote, module) => modules[remote + ' ' + module]();
export const federation = () => ({ fetchModule, register: () => undefined });\n`;
}

function entry(remote: string, module: string, file: string, then = ''): string {
  const key = `${remote} ${module}`;
  return `  '${key}': () => import(/* webpackChunkName: "${chunkName(key)}" */ '${file}')${then},`;
}

const chunkName = (key: string) => key.replace(/[^a-z0-9]+/g, '-');

/** Runs a build. */
export function compiled(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats === undefined || stats.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve(stats.compilation);
      });
    });
  });
}
