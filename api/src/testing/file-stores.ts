import { randomUUID } from 'node:crypto';
import { hasS3Server, startS3Server } from '@clinic/node/testing/s3-server';
import type { S3Server } from '@clinic/node/testing/s3-server';

/** A kind of place that the files of the API can be in. */
export interface FileStoreKind {
  readonly name: 'a folder' | 'a bucket';
  /** The setting `FILE_STORE` of a place of its own, empty. */
  readonly setting: () => Promise<string>;
}

/**
 * Every kind of place that this machine can have; the S3-compatible server of the second one runs while the file's tests do,
 * and the environment has its settings. Call it while the tests are described.
 */
export function fileStoreKinds(): FileStoreKind[] {
  const inFolder: FileStoreKind = { name: 'a folder', setting: () => Promise.resolve('') };
  if (!hasS3Server()) return [inFolder];
  let server: S3Server;
  let bucket: Promise<string> | null = null;
  beforeAll(async () => {
    server = await startS3Server();
    Object.assign(process.env, server.env);
  }, 120_000);
  afterAll(() => server.stop());
  const setting = async () => `${await (bucket ??= server.bucket())}/${randomUUID()}`;
  return [inFolder, { name: 'a bucket', setting }];
}
