import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cvMaxBytes } from '@clinic/contracts/content';
import { makeFolder } from '../../make-folder.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { isInfected } from './virus-scan.ts';

/** A CV on the disk. */
export interface StoredCv {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  /** Hash of the file as it was sent, by which one that comes twice is known. */
  readonly sentSha256: Buffer;
}

const fileName = /^[0-9a-f-]{36}\.pdf$/;
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
     * Writes a CV under a random name, for the owner's eyes alone, without anything that acts when it is opened; leaves
     * nothing behind when it is refused.
     */
    async store(file: Readable): Promise<StoredCv> {
      makeFolder(folder);
      const name = `${randomUUID()}.pdf`;
      const check = new PdfCheck();
      try {
        await pipeline(file, check, createWriteStream(join(folder, name), { mode: 0o600, flags: 'wx', flush: true }));
        if (scanner !== null && (await isInfected(scanner, join(folder, name)))) throw unsafe();
        const found = await inspectPdf(join(folder, name));
        if (found.kind !== 'clean') throw refusals[found.kind]();
        return { name, bytes: found.bytes, sha256: found.sha256, sentSha256: check.hash.digest() };
      } catch (error) {
        await rm(join(folder, name), { force: true });
        throw error;
      }
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
