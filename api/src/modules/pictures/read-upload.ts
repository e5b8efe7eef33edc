import type { FastifyRequest } from 'fastify';
import { pictureUploadLimits } from '@clinic/contracts/content/pictures';
import { ClinicError } from '../../http/errors.ts';
import { refusedPicture } from './refusals.ts';

/** Room for what surrounds the file. */
const formBytes = 16 * 1024;

const limits = {
  ...{ files: 1, fields: 4, parts: 5, fieldSize: 256, fieldNameSize: 100 },
  fileSize: pictureUploadLimits.bytes + 1,
};

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

async function readFile(request: FastifyRequest): Promise<SentFile | null> {
  let sent: SentFile | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') continue;
    if (part.fieldname === 'picture') sent = { name: part.filename, content: await part.toBuffer() };
    else part.file.resume();
  }
  return sent;
}

/** The parser of forms throws plain errors for bodies that are none; the others have a code. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && !(error instanceof ClinicError) && !('code' in error);

/**
 * Reads the one file of a `multipart/form-data` upload, within its bounds.
 * @throws {ClinicError} what is wrong with the upload
 */
export async function readUpload(request: FastifyRequest): Promise<SentFile> {
  const most = pictureUploadLimits.bytes;
  if (!request.isMultipart()) throw refusedPicture('kind');
  if (Number(request.headers['content-length'] ?? 0) > most + formBytes) throw refusedPicture('bytes');
  try {
    const sent = await readFile(request);
    if (sent === null || sent.content.length === 0) throw refusedPicture('empty');
    if (sent.content.length > most) throw refusedPicture('bytes');
    return sent;
  } catch (error) {
    throw isBrokenForm(error) ? new ClinicError('BAD_REQUEST') : error;
  }
}
