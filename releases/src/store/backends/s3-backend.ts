import path from 'node:path';
import { S3Bucket } from '@clinic/node/s3';
import { artifactCache } from './artifact-cache.ts';
import { StoreError } from '../errors.ts';
import { integrityOf } from '../hashes.ts';
import { lockedInBucket } from './s3-lock.ts';
import { commitMarker } from './storage-backend.ts';
import type { StorageBackend } from './storage-backend.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Milliseconds after which an upload that did not end is taken for dead. */
const deadUpload = 60 * 60 * 1000;

/** The bucket of a store, whose errors are those of the store. */
export const storeBucket = (location: string, env: Environment): S3Bucket =>
  new S3Bucket(location, env, (code, message) => new StoreError(code, message));

/** Files that are uploaded at the same time. */
const uploads = 8;

/**
 * A store in a bucket of an S3-compatible server that keeps conditional writes.
 * @param machine directory of this machine for copies of what has to be executed from a disk
 */
export function s3Backend(location: string, localState: string, env: Environment = process.env): StorageBackend {
  const bucket = storeBucket(location, env);
  const cache = artifactCache(path.join(localState, 'artifact-cache'));
  const read = async (key: string) => (await bucket.read(key))?.bytes ?? null;
  return {
    read,
    writeOnce: (key, bytes) => bucket.putIf(key, bytes, 'absent'),
    async replace(key, bytes, seen) {
      const current = await bucket.read(key);
      if (current === null || seen === null) return current === seen && (await bucket.putIf(key, bytes, 'absent'));
      return current.bytes.equals(seen) && bucket.putIf(key, bytes, current);
    },
    append: (key, line) => append(bucket, key, line),
    putTree: (prefix, files) => putTree(bucket, prefix, files),
    list: (prefix) => bucket.list(prefix),
    removeTree: (prefix) => removeTree(bucket, prefix),
    exclusively: (act) => lockedInBucket(bucket, '.write-lock', act),
    onDisk: (prefix) => cache.copy(prefix, { list: (below) => bucket.list(below), read }),
  };
}

/** An object cannot grow: it is written again with one line more, until nobody came in between. */
async function append(bucket: S3Bucket, key: string, line: string): Promise<void> {
  for (;;) {
    const current = await bucket.read(key);
    const before = current?.bytes.toString() ?? '';
    const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
    if (await bucket.putIf(key, `${start}${line}\n`, current ?? 'absent')) return;
  }
}

/**
 * Uploads a tree, its mark last: for a reader a tree without it does not exist. A claim, written before the first file and
 * named after the mark's content, keeps two different trees from mixing: only who brings the same files may go on where
 * another upload stopped.
 */
async function putTree(bucket: S3Bucket, prefix: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  const mark = files.get(commitMarker);
  if (mark === undefined) throw new Error(`A tree needs its ${commitMarker}.`);
  const isMarked = async () => (await bucket.read(`${prefix}/${commitMarker}`)) !== null;
  if (await isMarked()) return false;

  const claimKey = `.uploads/${prefix}`;
  const claim = integrityOf(mark);
  const claimed = await claimTree(bucket, claimKey, claim);
  // Another upload may have ended since, and its claim with it: what it marked is never written over.
  if (await isMarked()) {
    if (claimed !== 'refused') await bucket.remove([claimKey]);
    return false;
  }
  if (claimed === 'refused') throw busyUpload(prefix);
  if (claimed === 'taken over') await removeTree(bucket, prefix);
  const rest = [...files].filter(([file]) => file !== commitMarker);
  for (let start = 0; start < rest.length; start += uploads) {
    const some = rest.slice(start, start + uploads);
    await Promise.all(some.map(([file, bytes]) => bucket.put(`${prefix}/${file}`, bytes)));
  }
  // An upload that slept so long that another one was let in must not mark what the other one brings.
  if ((await bucket.read(claimKey))?.bytes.toString() !== claim) {
    // The same files, brought by somebody else at the same time: whoever ends first takes the claim away.
    if (await isMarked()) return false;
    throw busyUpload(prefix);
  }
  const first = await bucket.putIf(`${prefix}/${commitMarker}`, mark, 'absent');
  await bucket.remove([claimKey]);
  return first;
}

/** A claim that stands already is renewed by the same files, and taken over by others when it is dead. */
async function claimTree(bucket: S3Bucket, key: string, claim: string): Promise<'held' | 'taken over' | 'refused'> {
  if (await bucket.putIf(key, claim, 'absent')) return 'held';
  const standing = await bucket.read(key);
  if (standing === null) return 'refused';
  if (standing.bytes.toString() === claim) return (await bucket.putIf(key, claim, standing)) ? 'held' : 'refused';
  const since = (await bucket.list(path.posix.dirname(key))).find((claimed) => claimed.key === key)?.putAt;
  const dead = since !== undefined && Date.now() - since.getTime() > deadUpload;
  return dead && (await bucket.putIf(key, claim, standing)) ? 'taken over' : 'refused';
}

/** The mark goes first: what is half removed is not there any more. */
async function removeTree(bucket: S3Bucket, prefix: string): Promise<void> {
  const keys = (await bucket.list(prefix)).map(({ key }) => key);
  const mark = `${prefix}/${commitMarker}`;
  if (keys.includes(mark)) await bucket.remove([mark]);
  await bucket.remove([...keys.filter((key) => key !== mark), prefix]);
}

function busyUpload(prefix: string): StoreError {
  return new StoreError(
    'busy',
    `Another upload of other files to ${prefix} is under way or stopped less than an hour ago. Try again later, or raise the version.`,
  );
}
