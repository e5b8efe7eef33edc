import { CheckFinding } from '@clinic/contracts/registry';
import * as z from 'zod';
import { readFiles } from '../store/artifacts/artifact-files.ts';
import { integrityOf } from '../store/hashes.ts';
import { isStoreError } from '../store/errors.ts';
import type { Publication } from '../store/index.ts';
import type { Admission, Progress } from '../publishing/publish.ts';
import type { ServiceConnection } from './service-connection.ts';

const Begun = z.object({ id: z.string(), received: z.array(z.number()) });
const Admitted = z.object({ published: z.boolean(), findings: z.array(CheckFinding) });

/** Files that are sent at a time, and how often a broken connection is tried again. */
const atOnce = 4;
const tries = 4;

interface Uploading {
  connection: Pick<ServiceConnection, 'json' | 'send'>;
  progress: Progress;
}

/**
 * Sends a build to the service, which checks and publishes it. What was sent before a connection broke, or before an earlier
 * command was ended, is not sent again.
 */
export async function uploadArtifact(
  { connection, progress }: Uploading,
  { name, release, built, origin }: Publication,
  together: readonly string[],
): Promise<Admission> {
  const files = [...(await readFiles(built))].map(([path, bytes]) => ({ path, bytes: new Uint8Array(bytes) }));
  const list = files.map(({ path, bytes }) => ({ path, size: bytes.length, integrity: integrityOf(bytes) }));
  const body = JSON.stringify({ name, release, files: list, together, source: origin?.source });
  const call = { method: 'POST', path: 'uploads', headers: { 'content-type': 'application/json' }, body } as const;
  const send = async () => {
    const { id, received } = await connection.json(call, Begun);
    const missing = files.map((file, index) => ({ ...file, index, offset: received[index] ?? 0 }));
    const waiting = missing.filter(({ bytes, offset }) => offset < bytes.length);
    const sum = waiting.reduce((bytes, file) => bytes + file.bytes.length - file.offset, 0);
    progress(name, `uploading ${Math.ceil(sum / 1024)} kB in ${waiting.length} of ${files.length} files`);
    const worker = async () => {
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          await connection.send({
            method: 'PATCH',
            path: `uploads/${id}/files/${next.index}`,
            headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(next.offset) },
            body: next.bytes.subarray(next.offset),
          });
        }
      } finally {
        waiting.length = 0;
      }
    };
    const workers = Array.from({ length: atOnce }, worker);
    // All of them, whatever one came to: another try must not meet a file that is still being sent.
    await Promise.allSettled(workers);
    await Promise.all(workers);
    return id;
  };
  const id = await retried(send);
  progress(name, 'uploaded; the service checks it');
  return connection.json({ method: 'POST', path: `uploads/${id}/complete`, takesLong: true }, Admitted);
}

/** Tries again what the network broke: the service says each time how far it came. */
async function retried<T>(send: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (left <= 1 || !isStoreError(error, 'unreachable')) throw error;
    return retried(send, left - 1);
  }
}
