import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ArtifactFiles, RemoteDescriptor } from '@clinic/contracts/registry';
import { artifactFolder, liveRegistry, liveRelease } from './releases.ts';

/**
 * Writes so many further remotes into a store that it has `count` with those that are live. Each is one of those, with a name,
 * addresses and a release of its own and no place in the frame: their files are links to the same bytes. Gives `remote@release`
 * of each, available but not live.
 */
export async function addRemotes(dataDir: string, count: number): Promise<string[]> {
  const models = Object.keys((await liveRegistry(dataDir)).remotes).sort();
  const added: string[] = [];
  for (let index = models.length; index < count; index += 1) {
    const model = models[index % models.length] as string;
    added.push(await addRemote(dataDir, model, `team-${letters(index)}`));
  }
  return added;
}

/** Six letters that compress as badly as the names of teams. */
const letters = (index: number) =>
  [...createHash('sha256').update(String(index)).digest().subarray(0, 6)]
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('');

async function addRemote(dataDir: string, model: string, name: string): Promise<string> {
  const from = artifactFolder(dataDir, model, await liveRelease(dataDir, model));
  const descriptor = RemoteDescriptor.parse(JSON.parse(await readFile(path.join(from, 'remote.json'), 'utf8')));
  const { conversion: _conversion, ...rest } = descriptor;
  const routes = descriptor.routes.map(({ purpose: _purpose, ...route }) => ({
    ...route,
    path: `/${name}${route.path}`,
    redirectFrom: [],
    sitemap: 'none' as const,
  }));
  const own: RemoteDescriptor = {
    ...rest,
    name,
    owner: name,
    routes,
    navigation: [],
    slots: [],
    listens: [],
    emits: [],
  };
  const remoteJson = JSON.stringify(own);

  const list = ArtifactFiles.parse(JSON.parse(await readFile(path.join(from, 'files.json'), 'utf8')));
  const integrity = `sha384-${createHash('sha384').update(remoteJson).digest('base64')}`;
  list.files['remote.json'] = { integrity, size: Buffer.byteLength(remoteJson), public: true };
  const filesJson = JSON.stringify(list);
  const release = `1.0.0+${createHash('sha256').update(filesJson).digest('hex').slice(0, 7)}`;

  const to = artifactFolder(dataDir, name, release);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || /^(remote|files)\.json/.test(file)) continue;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await link(path.join(from, file), path.join(to, file));
  }
  await writeFile(path.join(to, 'remote.json'), remoteJson);
  await writeFile(path.join(to, 'files.json'), filesJson);
  return `${name}@${release}`;
}
