import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Stats } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat, truncate, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseJson, readIfThere, replaceFile, unlessGone } from '../../store/backends/durable-files.ts';
import { StoreError } from '../../store/errors.ts';
import { UploadPlan, uploadId } from './upload-plan.ts';
import * as z from 'zod/mini';

const OpenUpload = z.object({ team: z.string(), plan: UploadPlan });

/** An upload that was begun: whose it is, and what shall come. */
export interface Upload extends z.infer<typeof OpenUpload> {
  id: string;
}

/** Bytes of a file that come now: which file of the plan, behind which of its bytes, and how many. */
interface FilePart {
  index: number;
  offset: number;
  length: number;
}

/** Uploads that may be open at a time: of one team, and of all. */
const most = { ofTeam: 4, ofAll: 16 };

/** Time without a byte after which an upload makes way for another team's when all have too many, in milliseconds. */
const restingMs = 5 * 60 * 1000;

/** Longest time without a byte after which an upload is thrown away, in milliseconds. */
const idleMs = 24 * 60 * 60 * 1000;

/** An upload that is not there, and what to do about it. */
export function noSuchUpload(): StoreError {
  const why = 'It may be complete, was left for a day, or made way for others';
  return new StoreError('missing', `There is no such upload. ${why}. Begin again.`);
}

/**
 * Uploads that are not complete, in a folder of this machine: `<id>/plan.json`, and each file's bytes so far as
 * `<id>/<number>`. No name that a team chose becomes a path before the plan was read.
 */
export class UploadFolder {
  readonly #root: string;
  readonly #now: () => number;
  /** Files that are being written. */
  readonly #writing = new Set<string>();
  /** Uploads that are kept whatever comes, and those that are on their way out. */
  readonly #kept = new Set<string>();
  readonly #leaving = new Set<string>();
  /** Uploads begin one after the other, so that they are counted right. */
  #begun: Promise<unknown> = Promise.resolve();

  constructor(root: string, now: () => number = Date.now) {
    this.#root = root;
    this.#now = now;
  }

  /**
   * Begins an upload, or goes on with the same one under the new plan. A team that has too many loses the one that it left
   * longest ago.
   * @throws {StoreError} `busy` when too many are open that somebody is at
   */
  begin(team: string, plan: UploadPlan): Promise<Upload> {
    const begun = this.#begun.then(() => this.#begin(team, plan));
    this.#begun = begun.catch(() => undefined);
    return begun;
  }

  async #begin(team: string, plan: UploadPlan): Promise<Upload> {
    const id = uploadId(team, plan);
    const upload = { id, team, plan };
    if ((await this.find(id, team)) !== null) {
      // The same files may come again from another commit, or together with others. One that is checked keeps its plan.
      if (!this.#kept.has(id)) await unlessGone(this.#writePlan(upload));
      const now = new Date(this.#now());
      await unlessGone(utimes(this.#place(id), now, now));
      return upload;
    }
    const open = await this.#open();
    const own = open.filter((each) => each.team === team);
    const isFull = own.length >= most.ofTeam;
    if (isFull || open.length >= most.ofAll) {
      const madeWay = isFull ? await this.#makeWay(own, 0) : await this.#makeWay(open, restingMs);
      const whose = isFull ? `${team} has` : 'The service has';
      if (!madeWay)
        throw new StoreError('busy', `${whose} as many open uploads as may be. Finish one, or try again later.`);
    }
    await mkdir(this.#place(id), { recursive: true, mode: 0o700 });
    await this.#writePlan(upload);
    return upload;
  }

  /** Keeps an upload while something is done with it. @throws {StoreError} `missing` when it is gone */
  async whileKept<T>({ id, team }: Upload, act: () => Promise<T>): Promise<T> {
    this.#kept.add(id);
    try {
      await this.#requireOpen(id, team);
      return await act();
    } finally {
      this.#kept.delete(id);
    }
  }

  /** An upload of a team; null when there is none, or it is another team's. */
  async find(id: string, team: string): Promise<Upload | null> {
    if (!/^[0-9a-f]{32}$/.test(id) || this.#leaving.has(id)) return null;
    const bytes = await readIfThere(path.join(this.#place(id), 'plan.json'));
    if (bytes === null) return null;
    const upload = parseJson(OpenUpload, bytes, 'the upload');
    return upload.team === team ? { id, ...upload } : null;
  }

  /** Bytes of each file that have come, in the order of the plan. */
  received({ id, plan }: Upload): Promise<number[]> {
    return Promise.all(plan.files.map(async (_, index) => (await unlessGone(stat(this.#file(id, index))))?.size ?? 0));
  }

  /**
   * Writes what comes behind the bytes that are there; what came until the connection broke stays.
   * @returns how many bytes of the file are there
   * @throws {StoreError} `conflict` when the file is at another offset or being written; `missing` when the upload is gone;
   *   `invalid` when more comes than was announced; `damaged` when all of it is there and is not what its hash says, and then
   *   nothing of it stays
   */
  async write({ id, team, plan }: Upload, { index, offset, length }: FilePart, bytes: Readable): Promise<number> {
    const expected = plan.files[index];
    if (expected === undefined) throw new StoreError('missing', `The upload has no file ${index}.`);
    const file = this.#file(id, index);
    if (this.#writing.has(file)) throw new StoreError('conflict', `${expected.path} is being written.`);
    this.#writing.add(file);
    try {
      await this.#requireOpen(id, team);
      const size = (await unlessGone(stat(file)))?.size ?? 0;
      if (size !== offset) throw new StoreError('conflict', `${expected.path} is at ${size}, not at ${offset}.`);
      if (length > expected.size - size) {
        throw new StoreError('invalid', `${expected.path} has ${expected.size} bytes; with these it would have more.`);
      }
      await append(file, bytes);
      const written = (await stat(file)).size;
      if (written === expected.size && (await integrityOfFile(file)) !== expected.integrity) {
        await truncate(file, 0);
        throw new StoreError('damaged', `${expected.path} is not what its hash says. Send it again.`);
      }
      return written;
    } finally {
      this.#writing.delete(file);
    }
  }

  /**
   * The files of a complete upload under their names, in a folder that belongs to the upload.
   * @throws {StoreError} `conflict` when bytes are still missing
   */
  async assemble(upload: Upload): Promise<string> {
    const { id, plan } = upload;
    const received = await this.received(upload);
    const missing = plan.files.filter(({ size }, index) => received[index] !== size);
    if (missing[0])
      throw new StoreError('conflict', `${missing.length} files are not complete, such as ${missing[0].path}.`);
    const artifact = path.join(this.#place(id), 'artifact');
    await rm(artifact, { recursive: true, force: true });
    for (const [index, { path: name }] of plan.files.entries()) {
      const target = path.join(artifact, name);
      await mkdir(path.dirname(target), { recursive: true });
      await link(await this.#existing(id, index), target);
    }
    return artifact;
  }

  remove({ id }: Upload): Promise<void> {
    return rm(this.#place(id), { recursive: true, force: true });
  }

  /** Throws away what nobody went on with. */
  async removeIdle(): Promise<void> {
    for (const id of await this.#ids()) {
      if (this.#now() - (await this.#lastTouched(id)) > idleMs) await this.#drop(id);
    }
  }

  /** Throws away the upload that was left longest ago, and at least so long; false when somebody is at each. */
  async #makeWay(uploads: readonly Upload[], leftMs: number): Promise<boolean> {
    const left = await Promise.all(uploads.map(async ({ id }) => ({ id, at: await this.#lastTouched(id) })));
    for (const { id, at } of left.sort((one, other) => one.at - other.at)) {
      if (this.#now() - at >= leftMs && (await this.#drop(id))) return true;
    }
    return false;
  }

  /** Throws an upload away; false when somebody is at it. */
  async #drop(id: string): Promise<boolean> {
    const place = this.#place(id) + path.sep;
    if (this.#kept.has(id) || [...this.#writing].some((file) => file.startsWith(place))) return false;
    this.#leaving.add(id);
    try {
      await rm(this.#place(id), { recursive: true, force: true });
    } finally {
      this.#leaving.delete(id);
    }
    return true;
  }

  #writePlan({ id, team, plan }: Upload): Promise<void> {
    return replaceFile(path.join(this.#place(id), 'plan.json'), JSON.stringify({ team, plan }), 0o600);
  }

  async #requireOpen(id: string, team: string): Promise<void> {
    if ((await this.find(id, team)) === null) throw noSuchUpload();
  }

  async #open(): Promise<Upload[]> {
    const uploads = (await this.#ids()).map(async (id): Promise<Upload[]> => {
      const bytes = await readIfThere(path.join(this.#place(id), 'plan.json'));
      return bytes === null ? [] : [{ id, ...parseJson(OpenUpload, bytes, 'an upload') }];
    });
    return (await Promise.all(uploads)).flat();
  }

  async #ids(): Promise<string[]> {
    return (await unlessGone(readdir(this.#root))) ?? [];
  }

  async #lastTouched(id: string): Promise<number> {
    const entries = (await unlessGone(readdir(this.#place(id)))) ?? [];
    const places = [this.#place(id), ...entries.map((entry) => path.join(this.#place(id), entry))];
    const known = await Promise.all(places.map((place) => unlessGone<Stats>(stat(place))));
    return Math.max(0, ...known.map((each) => each?.mtimeMs ?? 0));
  }

  /** A file without bytes never needs to be sent. */
  async #existing(id: string, index: number): Promise<string> {
    const file = this.#file(id, index);
    await (await open(file, 'a', 0o600)).close();
    return file;
  }

  #place(id: string): string {
    return path.join(this.#root, id);
  }

  #file(id: string, index: number): string {
    return path.join(this.#root, id, String(index));
  }
}

async function append(file: string, bytes: Readable): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await pipeline(bytes, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await handle.write(chunk);
    });
  } finally {
    await handle.close();
  }
}

async function integrityOfFile(file: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(file), hash);
  return `sha384-${hash.digest('base64')}`;
}
