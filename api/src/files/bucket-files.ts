import { BucketError, S3Bucket } from '@clinic/node/s3';
import type { FileStore, StoredFile } from './file-store.ts';
import { FileStoreAway } from './file-store.ts';

/** For so long a list of what the bucket has is good, in milliseconds: what another process imported is seen after it. */
const listedMs = 5_000;

type Environment = Readonly<Record<string, string | undefined>>;

async function unlessAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BucketError) throw new FileStoreAway(error.message, { cause: error });
    throw error;
  }
}

interface Listed {
  at: number;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/**
 * Files in a bucket of an S3-compatible server, below a prefix, for any number of processes. Whoever asks for a single file
 * reads a list of its folder that is at most {@link listedMs} old, so that requests for files that are not there cost the
 * bucket nothing; while the bucket is away the last list stays.
 */
export function bucketFiles(location: string, env: Environment = process.env): FileStore {
  const bucket = new S3Bucket(location, env);
  const listed = new Map<string, Listed>();
  const underWay = new Map<string, Promise<Listed>>();

  async function list(folder: string): Promise<StoredFile[]> {
    const objects = await unlessAway(bucket.list(folder));
    return objects.map(({ key, size, putAt, etag }) => ({ name: key, bytes: size, writtenAt: putAt, version: etag }));
  }

  async function listAgain(folder: string): Promise<Listed> {
    const last = listed.get(folder);
    try {
      const files = new Map((await list(folder)).map((file) => [file.name, file]));
      const now = { at: Date.now(), files };
      listed.set(folder, now);
      return now;
    } catch (error) {
      if (last === undefined) throw error;
      last.at = Date.now();
      return last;
    }
  }

  async function listOf(folder: string): Promise<Listed> {
    const last = listed.get(folder);
    if (last !== undefined && Date.now() - last.at < listedMs) return last;
    const asked = underWay.get(folder) ?? listAgain(folder).finally(() => underWay.delete(folder));
    underWay.set(folder, asked);
    return asked;
  }

  return {
    isLocal: false,
    async find(name) {
      const [folder = ''] = name.split('/');
      return (await listOf(folder)).files.get(name) ?? null;
    },
    read: async (name) => (await unlessAway(bucket.read(name)))?.bytes ?? null,
    async write(name, content) {
      await unlessAway(bucket.put(name, content));
      listed.delete(name.split('/')[0] ?? '');
    },
    async remove(name) {
      await unlessAway(bucket.remove([name]));
      listed.delete(name.split('/')[0] ?? '');
    },
    list,
  };
}
