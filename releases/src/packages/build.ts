import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf } from '@clinic/build/repository';
import * as z from 'zod/mini';

/** A build that ended with an error; its output says why. */
export class BuildError extends Error {
  readonly output: string;

  constructor(name: string, output: string) {
    super(`The build of ${name} failed.\n${output.trimEnd()}`);
    this.name = 'BuildError';
    this.output = output;
  }
}

/** What a build reads, as `@clinic/build/inputs` says it. Paths start at the root; packages are `name@version`. */
const BuildInputs = z.object({
  files: z.array(z.string()),
  absent: z.array(z.string()),
  packages: z.array(z.string()),
  tools: z.array(z.string()),
});
export type BuildInputs = z.infer<typeof BuildInputs>;

/** Builds a package for the browser and for Node. Returns the directory with what came out. */
export async function buildPackage(root: string, name: string, release: string): Promise<string> {
  const folder = path.join(root, folderOf(root, name));
  const built = path.join(folder, 'dist');
  // What an earlier build left would become part of the artifact.
  await rm(built, { recursive: true, force: true });

  const webpack = path.join(path.dirname(resolveFrom(folder, 'webpack/package.json')), 'bin', 'webpack.js');
  await runInPackage(name, folder, webpack, { CLINIC_RELEASE: release });
  return built;
}

/** Reads the module graph of a package and of its configuration, without building it. */
export async function readBuildInputs(root: string, name: string): Promise<BuildInputs> {
  const folder = path.join(root, folderOf(root, name));
  return z.parse(BuildInputs, await runInPackage(name, folder, resolveFrom(folder, '@clinic/build/inputs'), {}));
}

/** File of a package's entry point, as a folder has it installed. */
export const resolveFrom = (folder: string, specifier: string) =>
  createRequire(path.join(folder, 'package.json')).resolve(specifier);

/** Runs a script in the folder of a package. Returns the last message that it sent. */
async function runInPackage(
  name: string,
  folder: string,
  script: string,
  settings: Record<string, string>,
): Promise<unknown> {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let message: unknown;
  child.on('message', (sent) => {
    message = sent;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildError(name, output);
  return message;
}
