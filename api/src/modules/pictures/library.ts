import { foldArabic } from '@clinic/contracts';
import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { productFiles } from '../../content/pictures.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { sourceOf } from './policy.ts';
import { presentPicture } from './present.ts';
import type { PictureRow } from './repo.ts';
import * as repo from './repo.ts';

const folder = 'images/';

const byPath = (files: readonly StoredFile[]) => new Map(files.map((file) => [file.name.slice(folder.length), file]));

/** The last uploaded first; then what has no such time, by its path. */
function before(one: LibraryPicture, other: LibraryPicture): number {
  const [a, b] = [one.uploaded_at ?? '', other.uploaded_at ?? ''];
  if (a !== b) return a < b ? 1 : -1;
  return one.path < other.path ? -1 : 1;
}

/** Every picture that pages can show, by what was uploaded, imported and came with the product. */
export async function wholeLibrary(db: Queryable, files: FileStore): Promise<LibraryPicture[]> {
  const [stored, product, rows] = await Promise.all([
    files.list('images'),
    productFiles.list('images'),
    repo.describedPictures(db),
  ]);
  const described = new Map(rows.map((row) => [row.path, row]));
  const own = byPath(stored);
  return [...new Map([...byPath(product), ...own])]
    .map(([path, { bytes }]) => presentPicture(path, bytes, sourceOf(path, own.has(path)), described.get(path)))
    .sort(before);
}

/** Those whose path or alternative texts have all words of a search. */
export function searched(pictures: readonly LibraryPicture[], search: string | undefined): LibraryPicture[] {
  const words = foldArabic(search ?? '').split(' ');
  return pictures.filter(({ path, alt_ar, alt_en }) => {
    const text = `${path.toLowerCase()} ${foldArabic(`${alt_ar} ${alt_en}`)}`;
    return words.every((word) => text.includes(word));
  });
}

/** One picture with what is known of it; null where there is none. */
export async function pictureAt(
  db: Queryable,
  files: FileStore,
  path: string,
): Promise<{ picture: LibraryPicture; row: PictureRow | undefined } | null> {
  const stored = await files.find(folder + path);
  const file = stored ?? (await productFiles.find(folder + path));
  if (file === null) return null;
  const row = await repo.findPicture(db, path);
  return { picture: presentPicture(path, file.bytes, sourceOf(path, stored !== null), row), row };
}
