import { useEffect, useRef, useState } from 'react';
import type { LibraryPicture, PictureRefusal } from '@clinic/contracts/content/pictures';
import { pictureRefusals, pictureUploadLimits } from '@clinic/contracts/content/pictures';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { isApiError } from '@clinic/kit/http';
import { sendPicture } from './library-calls.ts';

/** A file on its way into the library. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'existed' | 'failed';
  readonly why: UploadFailure | null;
}

/** Why a file is not in the library: what is wrong with the picture, or why it could not be sent. */
type UploadFailure = PictureRefusal | Pick<SubmissionFailure, 'code' | 'text'>;

/**
 * Sends files to the library, one after another. Each is checked here as far as that spares the way; the library itself looks
 * at what is in it.
 * @param onUploaded is called once for all files that were given together
 */
export function useUploads(onUploaded: (pictures: readonly LibraryPicture[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  const line = useRef(Promise.resolve());
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const note = (id: number, state: Upload['state'], why: UploadFailure | null = null) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, state, why } : one)));

  function reason(error: unknown): UploadFailure {
    if (!isApiError(error)) throw error;
    const key = error.errors['picture']?.[0];
    return pictureRefusals.find((one) => key === `desk.pictures.wrong.${one}`) ?? error;
  }

  async function send(id: number, file: File, signal: AbortSignal): Promise<LibraryPicture | null> {
    if (file.size > pictureUploadLimits.bytes) {
      note(id, 'failed', 'bytes');
      return null;
    }
    note(id, 'sending');
    try {
      const { picture, existed } = await sendPicture(file, signal);
      note(id, existed ? 'existed' : 'done');
      return picture;
    } catch (error) {
      if (!signal.aborted) note(id, 'failed', reason(error));
      return null;
    }
  }

  const add = (files: readonly File[]) => {
    const signal = leaving.current?.signal;
    if (files.length === 0 || signal === undefined) return;
    const added = files.map((file) => ({ file, id: (count.current += 1) }));
    setUploads((now) => [
      ...now.filter(({ state }) => state !== 'done' && state !== 'existed'),
      ...added.map(({ file, id }) => ({ id, name: file.name, state: 'waiting' as const, why: null })),
    ]);
    line.current = line.current.then(async () => {
      const pictures: LibraryPicture[] = [];
      for (const { file, id } of added) {
        const picture = signal.aborted ? null : await send(id, file, signal);
        if (picture !== null) pictures.push(picture);
      }
      if (pictures.length > 0 && !signal.aborted) onUploaded(pictures);
    });
  };

  return { uploads, add };
}
