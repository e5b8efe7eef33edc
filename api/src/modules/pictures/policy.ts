import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import type { Editor } from '../content-desk/policy.ts';
import { rightsOf } from '../content-desk/policy.ts';

/** Where uploaded pictures lie, below `images/`. */
export const uploadsFolder = 'uploads/';

/** Where a picture comes from; what the clinic has stored hides what came with the product. */
export const sourceOf = (path: string, isStored: boolean): LibraryPicture['source'] =>
  path.startsWith(uploadsFolder) ? 'uploaded' : isStored ? 'imported' : 'product';

/** Whether the caller uploads and describes pictures: whoever writes does. */
export const mayWrite = ({ role }: Pick<Editor, 'role'>): boolean => rightsOf(role).write;

/**
 * Whether a picture is one that the caller deletes: writers what they uploaded themselves, publishers whatever was uploaded.
 * What came with a folder or with the product would come back.
 */
export function mayDelete({ userId, role }: Pick<Editor, 'userId' | 'role'>, path: string, by: number | null): boolean {
  const { write, publish } = rightsOf(role);
  return path.startsWith(uploadsFolder) && (publish || (write && by === userId));
}
