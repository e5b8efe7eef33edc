import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cvMaxBytes } from '@clinic/contracts/content';
import { makeFolder } from '@clinic/node';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { decryptFile, encryptFile, FileEncryption, newFileKey } from './encrypted-file.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { isInfected } from './virus-scan.ts';

/** Which file a CV is, and the key that decrypts it. */
export interface CvFile {
  readonly name: string;
  readonly key: Buffer;
}

/** A CV in the store. */
export interface StoredCv extends CvFile {
  readonly bytes: number;
  readonly sha256: Buffer;
  /** Hash of the file as it was sent, by which one that comes twice is known. */
  readonly sentSha256: Buffer;
}

/** Of files that are encrypted, and of those from before they were. */
const fileName = /^[0-9a-f-]{36}\.(enc|pdf)$/;
const head = '%PDF-';
/** A PDF ends with its trailer; some programs leave a little behind it. */
const tailBytes = 2048;

/** What a file is seen to be while it passes. Its name and the type that its sender claims say nothing. */
class PdfCheck extends Transform {
  readonly hash = createHash('sha256');
  bytes = 0;
  #start = Buffer.alloc(0);
  #end = Buffer.alloc(0);

  override _transform(
    part: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, part?: Buffer) => void,
  ): void {
    this.bytes += part.length;
    if (this.bytes > cvMaxBytes) return done(tooLarge());
    if (this.#start.length < head.length) {
      this.#start = Buffer.concat([this.#start, part]).subarray(0, head.length);
      if (this.#start.length === head.length && this.#start.toString('latin1') !== head) return done(noPdf());
    }
    this.#end = Buffer.concat([this.#end, part]).subarray(-tailBytes);
    this.hash.update(part);
    done(null, part);
  }

  override _flush(done: (error: Error | null) => void): void {
    if (this.#start.length === 0) return done(empty());
    const end = this.#end.toString('latin1');
    const isWhole = this.#start.length === head.length && end.includes('startxref') && end.includes('%%EOF');
    done(isWhole ? null : noPdf());
  }
}

const empty = () => new ClinicError('VALIDATION', { errors: { cv: ['validation.fileEmpty'] } });

const noPdf = () => new ClinicError('FILE_TYPE', { errors: { cv: ['validation.fileType'] } });

const unsafe = () => new ClinicError('FILE_UNSAFE', { errors: { cv: ['validation.invalid'] } });

const refusals = { active: unsafe, encrypted: unsafe, unreadable: noPdf };

/** The refusal of a CV that is larger than {@link cvMaxBytes}. */
export const tooLarge = () => new ClinicError('FILE_TOO_LARGE', { errors: { cv: ['validation.fileSize'] } });

const folder = 'applications';
const placeOf = (name: string) => `${folder}/${name}`;

/** Where a CV lies while it arrives and is looked through, on the machine that it arrives at. */
export const uploadsOf = (dataDir: string): string => join(dataDir, 'uploads');

/** The files of applications, where no server serves from (S131, V25). `scanner` is where a ClamAV daemon listens. */
export function cvStore({ files, settings }: Pick<Services, 'files' | 'settings'>) {
  const { dataDir, scanner } = settings;

  async function contentOf(name: string): Promise<Buffer> {
    const content = await files.read(placeOf(name));
    if (content === null) throw new Error('a CV is not where its application says');
    return content;
  }

  return {
    /**
     * Stores a CV under a random name, encrypted as it arrives, without anything that acts when it is opened; leaves nothing
     * behind when it is refused.
     */
    async store(file: Readable): Promise<StoredCv> {
      const uploads = uploadsOf(dataDir);
      makeFolder(uploads);
      const name = `${randomUUID()}.enc`;
      const path = join(uploads, name);
      const key = newFileKey();
      const check = new PdfCheck();
      const writing = createWriteStream(path, { mode: 0o600, flags: 'wx' });
      try {
        await pipeline(file, check, new FileEncryption(key), writing);
        if (scanner !== null && (await isInfected(scanner, decryptFile(await readFile(path), key)))) throw unsafe();
        const found = await inspectPdf(path, key);
        if (found.kind !== 'clean') throw refusals[found.kind]();
        await files.write(placeOf(name), await readFile(path));
        return { name, key, bytes: found.bytes, sha256: found.sha256, sentSha256: check.hash.digest() };
      } finally {
        await rm(path, { force: true });
      }
    },

    /** The PDF of a CV. */
    read: async ({ name, key }: CvFile): Promise<Buffer> => decryptFile(await contentOf(name), key),

    /** Writes a file from before files were encrypted again, encrypted, beside itself; null when it is gone. */
    async encryptPlain(plainName: string): Promise<CvFile | null> {
      const plain = await files.read(placeOf(plainName));
      if (plain === null) return null;
      const name = `${randomUUID()}.enc`;
      const key = newFileKey();
      await files.write(placeOf(name), encryptFile(key, plain));
      return { name, key };
    },

    remove: (name: string): Promise<void> => files.remove(placeOf(name)),

    /** Names of the files that were written at an instant or before. */
    async namesUntil(instant: Date): Promise<string[]> {
      const written = (await files.list(folder)).filter(({ writtenAt }) => writtenAt <= instant);
      return written.map(({ name }) => name.slice(folder.length + 1)).filter((name) => fileName.test(name));
    },
  };
}

export type CvStore = ReturnType<typeof cvStore>;

/** Removes uploads that a crash of this machine cut off, once they were touched at an instant or before. */
export async function removeUploadsUntil(dataDir: string, instant: Date): Promise<number> {
  const uploads = uploadsOf(dataDir);
  const names = await readdir(uploads).catch(() => []);
  const ages = await Promise.all(names.map((name) => stat(join(uploads, name)).catch(() => null)));
  const old = names.filter((_name, index) => (ages[index]?.mtimeMs ?? Infinity) <= instant.getTime());
  for (const name of old) await rm(join(uploads, name), { force: true });
  return old.length;
}
