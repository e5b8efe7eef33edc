import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cvMaxBytes } from '@clinic/contracts/content';
import { makeFolder } from '@clinic/node';
import { ClinicError } from '../../http/errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { decryptFile, encryptFile, FileEncryption, newFileKey } from './encrypted-file.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { isInfected } from './virus-scan.ts';

/** Which file a CV is, and the key that decrypts it. */
export interface CvFile {
  readonly name: string;
  readonly key: Buffer;
}

/** A CV on the disk. */
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

/** The files of applications, in a folder that no server reads from (S131, V25). `scanner` is where a ClamAV daemon listens. */
export function cvStore({ dataDir, scanner }: Pick<Settings, 'dataDir' | 'scanner'>) {
  const folder = join(dataDir, 'applications');

  return {
    folder,

    /**
     * Writes a CV under a random name, encrypted as it arrives, without anything that acts when it is opened; leaves nothing
     * behind when it is refused.
     */
    async store(file: Readable): Promise<StoredCv> {
      makeFolder(folder);
      const name = `${randomUUID()}.enc`;
      const path = join(folder, name);
      const key = newFileKey();
      const check = new PdfCheck();
      const writing = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
      try {
        await pipeline(file, check, new FileEncryption(key), writing);
        if (scanner !== null && (await isInfected(scanner, await decryptFile(path, key)))) throw unsafe();
        const found = await inspectPdf(path, key);
        if (found.kind !== 'clean') throw refusals[found.kind]();
        return { name, key, bytes: found.bytes, sha256: found.sha256, sentSha256: check.hash.digest() };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    /** The PDF of a CV. */
    read: ({ name, key }: CvFile): Promise<Buffer> => decryptFile(join(folder, name), key),

    /** Writes a file from before files were encrypted again, encrypted, beside itself. */
    async encryptPlain(plainName: string): Promise<CvFile> {
      const name = `${randomUUID()}.enc`;
      const key = newFileKey();
      const content = encryptFile(key, await readFile(join(folder, plainName)));
      await writeFile(join(folder, name), content, { mode: 0o600, flag: 'wx', flush: true });
      return { name, key };
    },

    remove: (name: string): Promise<void> => rm(join(folder, name), { force: true }),

    /** Names of the files that were written at an instant or before. */
    async namesUntil(instant: Date): Promise<string[]> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
      const ages = await Promise.all(names.map((name) => stat(join(folder, name))));
      return names.filter((_name, index) => (ages[index]?.mtimeMs ?? Infinity) <= instant.getTime());
    },
  };
}

export type CvStore = ReturnType<typeof cvStore>;
