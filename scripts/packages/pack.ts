import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compile, filesOf } from './compile.ts';
import type { Compiled } from './compile.ts';
import { packedManifest } from './manifest.ts';
import { root, teamPackages } from './packages.ts';
import type { TeamPackage } from './packages.ts';

const run = promisify(execFile);

/** What follows the name of a package in the name of its tarball. */
const tarballVersion = /^\d+\.\d+\.\d+\.tgz$/;

/** A package as a file. */
export interface Packed {
  name: string;
  version: string;
  /** The tarball, as an absolute path. */
  file: string;
}

/**
 * Writes every package for teams as a tarball. The same sources give the same bytes.
 * @param output folder for the tarballs; it is made
 * @param compiled what the sources were compiled to
 */
export async function packAll(output: string, compiled: Compiled = compile()): Promise<Packed[]> {
  await mkdir(output, { recursive: true });
  const staging = await mkdtemp(path.join(os.tmpdir(), 'clinic-packages-'));
  try {
    const folders: string[] = [];
    // One after the other: what one of them lacks is said, and none writes on while the folder is deleted.
    for (const team of teamPackages)
      folders.push(await stage(team, filesOf(team, compiled), path.join(staging, path.basename(team.name))));
    return await packFolders(folders, output);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Writes tarballs of folders that are packages whole. Those of other versions of them in the folder are deleted. */
export async function packFolders(folders: readonly string[], output: string): Promise<Packed[]> {
  const args = ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', path.resolve(output)];
  const { stdout } = await run('npm', args, { cwd: output, maxBuffer: 2 ** 26, shell: process.platform === 'win32' });
  const packed = JSON.parse(stdout) as { name: string; version: string; filename: string }[];
  for (const { filename, version } of packed) {
    const begin = filename.slice(0, -`${version}.tgz`.length);
    const others = (await readdir(output)).filter((file) => file !== filename && file.startsWith(begin));
    for (const file of others) if (tarballVersion.test(file.slice(begin.length))) await rm(path.join(output, file));
  }
  return packed.map(({ name, version, filename }) => ({ name, version, file: path.resolve(output, filename) }));
}

/** Writes what is packed of a package into a folder. */
async function stage(team: TeamPackage, files: ReadonlyMap<string, string>, folder: string): Promise<string> {
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  for (const [file, content] of files) await write(path.join('dist', file), content);
  for (const file of team.asTheyAre)
    await cp(path.join(root, team.folder, file), path.join(folder, file.replace(/^src\//, 'dist/')), {
      recursive: true,
    });
  for (const file of ['README.md', 'CHANGELOG.md'])
    await cp(path.join(root, team.folder, file), path.join(folder, file));
  await cp(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  await write('package.json', `${JSON.stringify(packedManifest(team, files), null, 2)}\n`);
  return folder;
}
