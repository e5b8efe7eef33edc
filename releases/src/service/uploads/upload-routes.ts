import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { StoreError } from '../../store/index.ts';
import type { Caller } from '../caller.ts';
import type { Admission } from '../../publishing/publish.ts';
import { noSuchUpload } from './upload-folder.ts';
import type { Upload, UploadFolder } from './upload-folder.ts';
import { readUploadPlan } from './upload-plan.ts';
import type { UploadLimits, UploadPlan } from './upload-plan.ts';

interface UploadServices {
  folder: UploadFolder;
  limits: UploadLimits;
  callerOf: (request: FastifyRequest) => Caller;
  /** Checks a complete upload and publishes it. */
  admit: (upload: Upload, caller: Caller, by: string) => Promise<Admission>;
}

/** Largest list of files in bytes. */
const planBytes = 1_000_000;

/** Bytes that are read and thrown away after a refusal, so that the connection can be used again. */
const drained = 100_000;

interface OfUpload {
  Params: { id: string };
}
interface OfFile {
  Params: { id: string; index: string };
  Body: Readable;
}

/**
 * Uploads: `POST /v1/uploads` with the list of files, `PATCH /v1/uploads/<id>/files/<number>` with bytes behind
 * `Upload-Offset`, `POST /v1/uploads/<id>/complete`. One that was cut off goes on where it stopped: the same list begins the
 * same upload again, and says how much of each file is there.
 */
export function serveUploads(app: FastifyInstance, { folder, limits, callerOf, admit }: UploadServices): void {
  /** Uploads that are being checked: who asks again waits for the same answer. */
  const completing = new Map<string, Promise<Admission>>();
  const uploadOf = async (request: FastifyRequest<OfUpload>) => {
    const upload = await folder.find(request.params.id, callerOf(request).team);
    if (upload !== null) return upload;
    throw noSuchUpload();
  };

  app.post('/uploads', { bodyLimit: planBytes }, async (request) => {
    const plan = readUploadPlan(request.body, limits);
    const { team, client } = callerOf(request);
    await client.publisher(partsOf(plan));
    const upload = await folder.begin(team, plan);
    return { id: upload.id, received: await folder.received(upload) };
  });
  app.get<OfUpload>('/uploads/:id', async (request) => {
    const upload = await uploadOf(request);
    return { id: upload.id, received: await folder.received(upload) };
  });
  app.delete<OfUpload>('/uploads/:id', async (request, reply) => {
    const upload = await uploadOf(request);
    if (completing.has(upload.id)) throw new StoreError('conflict', 'The upload is being checked.');
    await folder.remove(upload);
    return reply.code(204).send();
  });
  app.post<OfUpload>('/uploads/:id/complete', async (request) => {
    const upload = await uploadOf(request);
    const caller = callerOf(request);
    const by = await caller.client.publisher(partsOf(upload.plan));
    const running =
      completing.get(upload.id) ??
      folder.whileKept(upload, () => admit(upload, caller, by)).finally(() => completing.delete(upload.id));
    completing.set(upload.id, running);
    return running;
  });
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    // Bytes go to the disk as they come. No other type is taken, and none that is compressed: what is announced is what comes.
    files.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, payload));
    files.patch<OfUpload & OfFile>('/uploads/:id/files/:index', async (request, reply) => {
      try {
        const upload = await uploadOf(request);
        if (completing.has(upload.id)) throw new StoreError('conflict', 'The upload is being checked.');
        const offset = wholeNumber(request.headers['upload-offset']);
        const length = wholeNumber(request.headers['content-length']);
        const index = wholeNumber(request.params.index);
        const packed = request.headers['content-encoding'] !== undefined;
        if (offset === null || length === null || index === null || packed) {
          throw new StoreError(
            'invalid',
            'A part of a file needs Upload-Offset and Content-Length, and comes as it is.',
          );
        }
        const written = await folder.write(upload, { index, offset, length }, request.body);
        return await reply.code(204).header('upload-offset', written).send();
      } catch (error) {
        // What nobody reads would keep the connection busy.
        if (Number(request.headers['content-length']) > drained) reply.header('connection', 'close');
        else request.body.resume();
        throw error;
      }
    });
  });
}

/** What needs the right to publish: with what a build goes together it is not compared. */
function partsOf({ name, together }: UploadPlan): string[] {
  return [...new Set([name, ...together])];
}

function wholeNumber(text: unknown): number | null {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
