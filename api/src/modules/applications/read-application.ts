import type { FastifyRequest } from 'fastify';
import { honeypot } from '@clinic/contracts';
import { cvMaxBytes, JobApplication } from '@clinic/contracts/content';
import { ClinicError, invalidField, invalidFields } from '../../http/errors.ts';
import { refuseUnstorable } from '../../http/text-guard.ts';
import type { CvStore, StoredCv } from './cv-store.ts';
import { tooLarge } from './cv-store.ts';

/** Room for the fields beside the file. */
const fieldsBytes = 64 * 1024;

const limits = { files: 1, fields: 20, parts: 21, fieldSize: 4096, fieldNameSize: 100, fileSize: cvMaxBytes + 1 };

/** An application as it arrived: its file is on the disk already. */
export interface ArrivedApplication {
  readonly details: JobApplication;
  readonly cv: StoredCv;
  readonly website: string;
}

interface Parts {
  readonly fields: Record<string, string>;
  cv: StoredCv | null;
}

async function readParts(request: FastifyRequest, store: CvStore, parts: Parts): Promise<void> {
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      parts.fields[part.fieldname] = String(part.value);
    } else if (part.fieldname === 'cv' && part.filename !== '') {
      parts.cv = await store.store(part.file);
    } else {
      part.file.resume();
    }
  }
}

/** The parser of forms throws plain errors for bodies that are none; an error of the disk or of this server has a code. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ClinicError) && !('code' in error);
}

/**
 * Reads a `multipart/form-data` application (S131), its file straight to the disk. Throws what is wrong with it, and then
 * leaves no file behind.
 */
export async function readApplication(request: FastifyRequest, store: CvStore): Promise<ArrivedApplication> {
  if (!request.isMultipart()) throw new ClinicError('FILE_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > cvMaxBytes + fieldsBytes) throw tooLarge();

  const parts: Parts = { fields: {}, cv: null };
  try {
    await readParts(request, store, parts);
    refuseUnstorable(parts.fields);
    const read = JobApplication.safeParse(parts.fields);
    if (!read.success) throw invalidFields(read.error.issues);
    if (parts.cv === null) throw invalidField('cv', 'validation.required');
    return { details: read.data, cv: parts.cv, website: parts.fields[honeypot] ?? '' };
  } catch (error) {
    if (parts.cv !== null) await store.remove(parts.cv.name);
    throw isBrokenForm(error) ? new ClinicError('BAD_REQUEST') : error;
  }
}
