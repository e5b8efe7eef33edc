import type { z } from '@clinic/contracts';
import type { DescribePicture, LibraryPicture } from '@clinic/contracts/content/pictures';
import { LibraryPage, PictureDetailsResponse, UploadedPicture } from '@clinic/contracts/content/pictures';
import { api } from '@clinic/kit/http';

const address = '/api/content-desk/pictures';

/** A page of the library. */
export const readLibrary = async (query: { search?: string | undefined; page: number }, signal: AbortSignal) =>
  (await api.get(address, LibraryPage, { query, signal })).data;

/** Everything that is known of one picture. */
export const readPicture = async (path: string, signal: AbortSignal) =>
  (await api.get(`${address}/details`, PictureDetailsResponse, { query: { path }, signal })).data;

/** Sends one file to the library. */
export async function sendPicture(file: File, signal: AbortSignal): Promise<z.infer<typeof UploadedPicture>['data']> {
  const form = new FormData();
  form.set('picture', file);
  return (await api.upload(address, form, UploadedPicture, { signal })).data;
}

/** Says what a picture shows and which place of it stays in view. */
export const describePicture = async (description: DescribePicture): Promise<LibraryPicture> =>
  (await api.post(`${address}/details`, description, PictureDetailsResponse, { signal: null })).data;

export const removePicture = (path: string) => api.send('POST', `${address}/removals`, { path }, { signal: null });
