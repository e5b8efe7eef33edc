import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { isLimited } from '../../db/staff-limits.ts';
import type { Editor } from '../content-desk/policy.ts';
import { rightsOf } from '../content-desk/policy.ts';

/** Where uploaded pictures lie, below `images/`. */
export const uploadsFolder = 'uploads/';

/** Where a picture comes from; what the clinic has stored hides what came with the product. */
export const sourceOf = (path: string, isStored: boolean): LibraryPicture['source'] =>
  path.startsWith(uploadsFolder) ? 'uploaded' : isStored ? 'imported' : 'product';

/** Whether the caller uploads and describes pictures: whoever writes does. */
export const mayWrite = ({ role }: Pick<Editor, 'role'>): boolean => rightsOf(role).write;

type PictureEditor = Pick<Editor, 'userId' | 'role' | 'limits'>;

/** Whether the caller says what a picture shows: everybody's pictures are the whole clinic's. */
export const mayDescribe = (editor: PictureEditor, by: number | null): boolean =>
  mayWrite(editor) && (!isLimited(editor.limits) || by === editor.userId);

/**
 * Whether a picture is one that the caller deletes: writers what they uploaded themselves, publishers whose role covers the
 * whole clinic whatever was uploaded. What came with a folder or with the product would come back.
 */
export function mayDelete({ userId, role, limits }: PictureEditor, path: string, by: number | null): boolean {
  const { write, publish } = rightsOf(role);
  return path.startsWith(uploadsFolder) && ((publish && !isLimited(limits)) || (write && by === userId));
}
