import { randomUUID } from 'node:crypto';
import { hasS3Server, startS3Server } from '@clinic/node/testing/s3-server';
import type { S3Server } from '@clinic/node/testing/s3-server';

/** A kind of place that the files of the API can be in. */
export interface FileStoreKind {
  readonly name: 'a folder' | 'a bucket';
  /** The setting `FILE_STORE` of a place of its own, empty. */
  readonly setting: () => Promise<string>;
}

const installed = hasS3Server();

/** A block of tests, or one, that needs a bucket: without an S3-compatible server on this machine it is skipped. */
export const describeInBucket = installed ? describe : describe.skip;
export const testInBucket = installed ? test : test.skip;

/**
 * The setting `FILE_STORE` of a place of its own in a bucket. Its server runs while the file's tests do, and the environment
 * has its settings. Call it while the tests are described.
 */
export function useBucket(): FileStoreKind['setting'] {
  let server: S3Server;
  let bucket: Promise<string> | null = null;
  if (installed) {
    beforeAll(async () => {
      server = await startS3Server();
      Object.assign(process.env, server.env);
    }, 120_000);
    afterAll(() => server.stop());
  }
  return async () => `${await (bucket ??= server.bucket())}/${randomUUID()}`;
}

/** Every kind of place that this machine can have. Call it while the tests are described. */
export function fileStoreKinds(): FileStoreKind[] {
  const inFolder: FileStoreKind = { name: 'a folder', setting: () => Promise.resolve('') };
  return installed ? [inFolder, { name: 'a bucket', setting: useBucket() }] : [inFolder];
}
