import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf } from './packages.ts';

/** A build that ended with an error; its output says why. */
export class BuildError extends Error {
  readonly output: string;

  constructor(name: string, output: string) {
    super(`The build of ${name} failed.\n${output.trimEnd()}`);
    this.name = 'BuildError';
    this.output = output;
  }
}

/** Builds a package for the browser and for Node. Returns the directory with what came out. */
export async function buildPackage(root: string, name: string, release: string): Promise<string> {
  const folder = path.join(root, folderOf(name));
  const built = path.join(folder, 'dist');
  // What an earlier build left would become part of the artifact.
  await rm(built, { recursive: true, force: true });

  const require = createRequire(path.join(folder, 'package.json'));
  const webpack = path.join(path.dirname(require.resolve('webpack/package.json')), 'bin', 'webpack.js');
  const child = spawn(process.execPath, [webpack], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', CLINIC_RELEASE: release },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildError(name, output);
  return built;
}
