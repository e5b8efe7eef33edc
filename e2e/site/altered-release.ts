import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactFiles } from '@clinic/contracts';
import { artifactFolder, liveRelease } from './releases.ts';

/** The files of an artifact by their path, to be changed. */
export type Alteration = (files: Map<string, string>) => void;

/**
 * Writes another release of a remote, or of the host, into a store: the live one with some of its text files changed, in the artifact's
 * documented form, as a team's own pipeline might. Gives `remote@release`, available but not live.
 */
export async function alteredRelease(dataDir: string, remote: string, alter: Alteration): Promise<string> {
  const live = await liveRelease(dataDir, remote);
  const from = artifactFolder(dataDir, remote, live);
  const folder = await mkdtemp(path.join(dataDir, 'altered-'));
  await cp(from, folder, { recursive: true });

  const list = JSON.parse(await readFile(path.join(folder, 'files.json'), 'utf8')) as ArtifactFiles;
  const texts = new Map<string, string>();
  for (const file of Object.keys(list.files)) texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  const before = new Map(texts);
  alter(texts);
  rebuild(texts, before, live);

  for (const [file, text] of texts) {
    if (before.get(file) === text) continue;
    const bytes = Buffer.from(text);
    for (const copy of ['', '.br', '.gz']) await rm(path.join(folder, file + copy), { force: true });
    await writeFile(path.join(folder, file), bytes);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    list.files[file] = { integrity, size: bytes.length, public: !file.startsWith('node/') };
  }
  const listed = Buffer.from(JSON.stringify(list));
  await rm(path.join(folder, 'files.json'));
  await writeFile(path.join(folder, 'files.json'), listed);

  const release = `1.0.0+${createHash('sha256').update(listed).digest('hex').slice(0, 7)}`;
  await rename(folder, artifactFolder(dataDir, remote, release));
  return `${remote}@${release}`;
}

/**
 * What a build puts into its scripts: a name of its own among the releases in one page, and the hashes of its chunks, which
 * whatever loads them knows.
 */
function rebuild(texts: Map<string, string>, before: ReadonlyMap<string, string>, live: string): void {
  const scripts = [...texts.keys()].filter((file) => /^[^/]+\.js$/.test(file));
  const changes = createHash('sha256');
  for (const [file, text] of texts) if (text !== before.get(file)) changes.update(file).update(text);
  const name = changes.digest('hex').slice(0, 7);
  for (const file of scripts) texts.set(file, (texts.get(file) ?? '').replaceAll(live.slice(-7), name));
  const chunks = scripts.map((file) => [sha256(before.get(file)), sha256(texts.get(file))] as const);
  for (const file of scripts)
    texts.set(
      file,
      chunks.reduce((text, [old, rebuilt]) => text.replaceAll(old, rebuilt), texts.get(file) ?? ''),
    );
}

const sha256 = (text = '') => createHash('sha256').update(text).digest('base64');

/** A container for Node whose screens are what the source says. */
export const nodeContainer = (screen: string): Alteration => {
  const source = `exports.init = () => {};
exports.get = async (module) => () => (module.includes('/locales/') ? {} : ${screen});`;
  return (files) => files.set('node/container.cjs', source);
};
