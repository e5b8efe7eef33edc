import path from 'node:path';
import { hasS3Server, startS3Server } from '@clinic/node/testing/s3-server';
import type { S3Server } from '@clinic/node/testing/s3-server';
import { directoryBackend } from '../store/backends/directory-backend.ts';
import { s3Backend } from '../store/backends/s3-backend.ts';
import type { StorageBackend } from '../store/backends/storage-backend.ts';

/** A kind of place that a store can be in. */
export interface StoreKind {
  name: string;
  /** A place of its own for one test, empty. */
  location: (directory: string) => Promise<string>;
  /** What lies in a place, read and written without the store. */
  backend: (location: string, directory: string) => StorageBackend;
}

const inDirectory: StoreKind = {
  name: 'in a directory',
  location: (directory) => Promise.resolve(path.join(directory, 'releases')),
  backend: (location) => directoryBackend(location),
};

/**
 * Every kind of place that this machine can have; the server of the second one runs while the file's tests do, and the
 * environment has its settings. Call it while the tests are described.
 */
export function storeKinds(): StoreKind[] {
  if (!hasS3Server()) return [inDirectory];
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
    Object.assign(process.env, server.env);
  }, 120_000);
  afterAll(() => server.stop());
  const inBucket: StoreKind = {
    name: 'in a bucket of an S3-compatible server',
    location: () => server.bucket(),
    backend: (location, directory) => s3Backend(location, directory),
  };
  return [inDirectory, inBucket];
}
