import { randomUUID } from 'node:crypto';
import type * as library from '@aws-sdk/client-s3';

type Library = typeof library;
type Environment = Readonly<Record<string, string | undefined>>;

/** Why a bucket could not be used: a location that is none, no such bucket, conditions that are not kept, no answer. */
export type BucketProblem = 'invalid' | 'missing' | 'refused' | 'unreachable';

/** What {@link S3Bucket} throws unless told otherwise. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code: BucketProblem;

  constructor(code: BucketProblem, message: string) {
    super(message);
    this.code = code;
  }
}

/** An object as a bucket lists it. */
export interface ListedObject {
  /** Relative to the prefix. */
  key: string;
  size: number;
  putAt: Date;
  /** By which the server knows this very content. */
  etag: string;
}

/** Content of an object and the tag by which the server knows this very content. */
export interface Stored {
  bytes: Buffer;
  etag: string;
}

/** What a write asks for: nothing may be there yet, or exactly the content with this tag. */
export type Condition = 'absent' | { etag: string };

/** Longest time to reach the server, in milliseconds. */
const connectionTimeout = 3000;

/** Longest time between two signs of life of the server, in milliseconds: a whole object may take longer. */
const longestSilenceMs = 15_000;

/** How often the client sends one request before it gives up. */
const maxAttempts = 4;

/** Most keys that one request of the protocol deletes. */
const deletedAtOnce = 1000;

/** How often a key is deleted whose deletion the server could not do just then, as where two delete it at once. */
const mostDeletions = 3;

/** How a server wants an entity tag in `If-Match`: as the protocol quotes it, or bare, as Ceph before its release 17. */
type TagForm = 'quoted' | 'bare';

/**
 * One bucket of an S3-compatible server, below a prefix. Server, region and credentials come from the settings of the
 * official client (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, …), which is loaded at the first use, and from
 * `S3_PATH_STYLE`.
 */
export class S3Bucket {
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #env: Environment;
  readonly #errorOf: (code: BucketProblem, message: string) => Error;
  readonly #silenceMs: number;
  readonly #own = new WeakSet<Error>();
  #opened: Promise<{ library: Library; client: library.S3Client }> | null = null;
  #tagForm: Promise<TagForm> | null = null;

  /**
   * @param errorOf makes what is thrown; a {@link BucketError} unless given
   * @param silenceMs longest time between two signs of life of the server, in milliseconds
   * @throws `invalid` when the location does not have the form `s3://bucket/prefix`
   */
  constructor(
    location: string,
    env: Environment,
    errorOf: (code: BucketProblem, message: string) => Error = (code, message) => new BucketError(code, message),
    silenceMs = longestSilenceMs,
  ) {
    this.#errorOf = errorOf;
    this.#silenceMs = silenceMs;
    const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/.exec(location) ?? [];
    if (bucket === undefined) throw this.#error('invalid', `${location} is not of the form s3://bucket/prefix.`);
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#env = env;
  }

  /** The object of a key, or null when there is none. */
  async read(key: string): Promise<Stored | null> {
    try {
      const { library, client } = await this.#open();
      const { Body, ETag } = await client.send(new library.GetObjectCommand(this.#named(key)));
      const bytes = await Body?.transformToByteArray();
      if (bytes === undefined || ETag === undefined) throw new Error(`the answer for ${key} has no content`);
      return { bytes: Buffer.from(bytes), etag: ETag };
    } catch (error) {
      if (nameOf(error) === 'NoSuchKey') return null;
      throw this.#explained(error);
    }
  }

  /** Writes what is the same whoever writes it. */
  async put(key: string, bytes: string | Uint8Array): Promise<void> {
    try {
      const { library, client } = await this.#open();
      await client.send(new library.PutObjectCommand({ ...this.#named(key), Body: Buffer.from(bytes) }));
    } catch (error) {
      throw this.#explained(error);
    }
  }

  /**
   * Writes if the condition holds, in one step of the server; false when it does not.
   * @throws `refused` when the server is found not to keep conditions
   */
  async putIf(key: string, bytes: string | Uint8Array, condition: Condition): Promise<boolean> {
    const form = await (this.#tagForm ??= this.#probe());
    return this.#putIf(key, bytes, condition, form);
  }

  /** Every object below a prefix, by key. */
  async list(prefix: string): Promise<ListedObject[]> {
    try {
      const { library, client } = await this.#open();
      const found: ListedObject[] = [];
      const pages = library.paginateListObjectsV2(
        { client },
        { Bucket: this.#bucket, Prefix: `${this.#prefix}${prefix}/` },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key, Size = 0, LastModified, ETag = '' } of Contents) {
          if (Key === undefined || LastModified === undefined) continue;
          found.push({ key: Key.slice(this.#prefix.length), size: Size, putAt: LastModified, etag: ETag });
        }
      }
      return found.sort((one, other) => (one.key < other.key ? -1 : 1));
    } catch (error) {
      throw this.#explained(error);
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    try {
      const { library, client } = await this.#open();
      for (let start = 0; start < keys.length; start += deletedAtOnce) {
        let pending = keys.slice(start, start + deletedAtOnce).map((key) => ({ Key: this.#prefix + key }));
        for (let attempt = 1; pending.length > 0; attempt += 1) {
          const Delete = { Objects: pending, Quiet: true };
          const { Errors = [] } = await client.send(new library.DeleteObjectsCommand({ Bucket: this.#bucket, Delete }));
          const [first] = Errors;
          if (first && attempt === mostDeletions)
            throw new Error(`${first.Key ?? ''} could not be removed: ${first.Message ?? first.Code ?? ''}`);
          pending = Errors.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        }
      }
    } catch (error) {
      throw this.#explained(error);
    }
  }

  async #putIf(key: string, bytes: string | Uint8Array, condition: Condition, form: TagForm): Promise<boolean> {
    const wanted =
      condition === 'absent'
        ? { IfNoneMatch: '*' }
        : { IfMatch: form === 'bare' ? condition.etag.replaceAll('"', '') : condition.etag };
    for (;;) {
      try {
        const { library, client } = await this.#open();
        await client.send(new library.PutObjectCommand({ ...this.#named(key), Body: Buffer.from(bytes), ...wanted }));
        return true;
      } catch (error) {
        const status = statusOf(error);
        // Another write was under way: the protocol says to try again.
        if (status === 409) continue;
        if (status !== 412 && status !== 404) throw this.#explained(error);
        if (nameOf(error) === 'NoSuchBucket') throw this.#explained(error);
        // An answer may have got lost, and the client's second try then met what the first had written.
        return attemptsOf(error) > 1 && (await this.read(key))?.bytes.equals(Buffer.from(bytes)) === true;
      }
    }
  }

  /** Finds out whether the server keeps conditions, and in which form it takes tags: many take the headers and ignore them. */
  async #probe(): Promise<TagForm> {
    const key = `.probe-${randomUUID()}`;
    try {
      const created = await this.#putIf(key, 'one', 'absent', 'quoted');
      if (!created || (await this.#putIf(key, 'two', 'absent', 'quoted'))) throw this.#careless();
      const first = await this.read(key);
      if (first === null) throw this.#careless();
      for (const form of ['quoted', 'bare'] as const) {
        if (!(await this.#putIf(key, 'three', first, form))) continue;
        if (await this.#putIf(key, 'four', first, form)) throw this.#careless();
        return form;
      }
      throw this.#careless();
    } catch (error) {
      this.#tagForm = null;
      throw error;
    } finally {
      await this.remove([key]).catch(() => undefined);
    }
  }

  #error(code: BucketProblem, message: string): Error {
    const error = this.#errorOf(code, message);
    this.#own.add(error);
    return error;
  }

  #careless(): Error {
    return this.#error(
      'refused',
      `The server of s3://${this.#bucket} does not keep conditional writes (If-None-Match and If-Match of PutObject), without which two teams releasing at once would undo each other. Use one that does, or a directory.`,
    );
  }

  #open() {
    this.#opened ??= (async () => {
      const library = await import('@aws-sdk/client-s3');
      return { library, client: new library.S3Client(configuration(this.#env, this.#silenceMs)) };
    })();
    return this.#opened;
  }

  #named(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  #explained(error: unknown): Error {
    if (error instanceof Error && this.#own.has(error)) return error;
    const why = error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error);
    if (nameOf(error) === 'NoSuchBucket') return this.#error('missing', `There is no bucket ${this.#bucket}.`);
    return this.#error('unreachable', `The store s3://${this.#bucket} could not be used: ${why}`);
  }
}

function configuration(env: Environment, socketTimeout: number): library.S3ClientConfig {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'];
  const pathStyle = env['S3_PATH_STYLE'] || (endpoint ? 'on' : 'off');
  return {
    ...(endpoint ? { endpoint } : {}),
    region: env['AWS_REGION'] || 'us-east-1',
    // Servers at an address of one's own seldom have a name for each bucket.
    forcePathStyle: pathStyle === 'on',
    maxAttempts,
    requestHandler: { connectionTimeout, socketTimeout },
    // Checksums of the client's own kind are not known to every compatible server; the store has its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function metadataOf(error: unknown): { httpStatusCode?: unknown; attempts?: unknown } {
  const known = typeof error === 'object' && error !== null && '$metadata' in error ? error.$metadata : null;
  return typeof known === 'object' && known !== null ? known : {};
}

function statusOf(error: unknown): number {
  return Number(metadataOf(error).httpStatusCode ?? 0);
}

function attemptsOf(error: unknown): number {
  return Number(metadataOf(error).attempts ?? 1);
}
