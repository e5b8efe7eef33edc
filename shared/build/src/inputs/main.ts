/**
 * Says what the build of a package reads, without building it. Runs in the package's folder, as a child process, and sends
 * its parent a `BuildInputs`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { LoadedByNode } from './loaded-by-node.ts';

const folder = process.cwd();
const loaded = new LoadedByNode();
const { buildInputs } = await import('./build-inputs.ts');

const config = path.join(folder, 'webpack.config.ts');
const { default: configs } = (await import(pathToFileURL(config).href)) as { default: Configuration[] };
const result = await buildInputs(configs, () => loaded.reachableFrom(config), folder);
process.exitCode = 'errors' in result ? 1 : 0;
if ('errors' in result) console.error(result.errors.join('\n'));
else process.send?.(result);
process.disconnect?.();
