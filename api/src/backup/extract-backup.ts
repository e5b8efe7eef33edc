import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { makeFolder } from '@clinic/node';
import type { ArchiveEntry } from './archive.ts';
import { entriesOf } from './archive.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { decrypted } from './encrypted-file.ts';
import { hashed } from './hashed.ts';
import { dumpName, embeddedFolder, fileFolders, Manifest, manifestName } from './manifest.ts';

const folders: readonly string[] = [embeddedFolder, ...fileFolders];

/** Whether a name is of a file or folder that a backup may have: none leads out of the folder that it is written to. */
function isOfBackup(name: string): boolean {
  if (name === dumpName) return true;
  const [folder = '', ...below] = name.split('/');
  return folders.includes(folder) && below.length > 0 && /^[\w./-]+$/.test(name) && !below.includes('..');
}

/** Largest manifest: a thousand tables and a hundred thousand files fit. */
const mostManifestBytes = 32 * 1024 * 1024;

async function readManifest(content: AsyncIterable<Buffer>): Promise<Manifest> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > mostManifestBytes) break;
    parts.push(part);
  }
  const parsed = Manifest.safeParse(JSON.parse(Buffer.concat(parts).toString()));
  if (!parsed.success)
    throw new BackupInvalid('This backup is of a newer release of the product: update the product first.');
  return parsed.data;
}

async function writeFile({ name, content }: ArchiveEntry, folder: string): Promise<string> {
  const file = join(folder, name);
  makeFolder(dirname(file));
  let sha256 = '';
  await pipeline(
    hashed(content, (hash) => (sha256 = hash)),
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
  return sha256;
}

/** Writes what is in a folder's entry, which is nothing. */
async function writeFolder({ name, content }: ArchiveEntry, folder: string): Promise<void> {
  for await (const { length } of content) if (length > 0) throw foreign();
  makeFolder(join(folder, name));
}

const foreign = () => new BackupInvalid('This backup holds a file that no backup of this product has.');

function compareFiles(wanted: Manifest['files'], found: ReadonlyMap<string, string>): void {
  const wrong = Object.entries(wanted).find(([name, sha256]) => found.get(name) !== sha256);
  if (wrong !== undefined || found.size !== Object.keys(wanted).length)
    throw new BackupInvalid(`A file of this backup is not what its manifest says: ${wrong?.[0] ?? 'one is too many'}.`);
}

/**
 * Decrypts a whole backup into a folder and compares every file with the manifest, which it returns.
 * @throws {BackupInvalid} when the key is another one, or anything was altered or is missing
 */
export async function extractBackup(file: string, key: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupInvalid(`There is no file ${file}.`);
  const source = createReadStream(file);
  const archive = createGunzip();
  pipe(decrypted(source, key), archive, () => source.destroy());
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const entry of entriesOf(archive)) {
    if (entry.name === manifestName) manifest = await readManifest(entry.content);
    else if (!isOfBackup(entry.name)) throw foreign();
    else if (entry.name.endsWith('/')) await writeFolder(entry, folder);
    else found.set(entry.name, await writeFile(entry, folder));
  }
  if (manifest === undefined) throw new BackupInvalid('This backup has no manifest.');
  compareFiles(manifest.files, found);
  return manifest;
}
