import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Remark } from './yaml-source.ts';

/** The pictures that come with the product. */
export const productPictures = fileURLToPath(new URL('../../demo/images/', import.meta.url));

/** Where imported pictures are kept and served from, before those of the product. */
export function folderOfImportedPictures(dataDir: string): string {
  return join(dataDir, 'images');
}

const pictureFile = /^[\w/-]+\.(?:svg|png|jpe?g|webp|avif)$/;

/** Paths of the pictures in a folder, if there is one; anything else in it is a mistake. */
export async function listPictures(folder: string): Promise<{ pictures: string[]; mistakes: Remark[] }> {
  if (!existsSync(folder)) return { pictures: [], mistakes: [] };
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = files
    .filter((file) => !file.isDirectory())
    .map((file) => ({ path: join(file.parentPath, file.name).slice(folder.length + 1), isFile: file.isFile() }));
  const isPicture = ({ path, isFile }: { path: string; isFile: boolean }) => isFile && pictureFile.test(path);
  return {
    pictures: named.filter(isPicture).map(({ path }) => path),
    mistakes: named
      .filter((file) => !isPicture(file))
      .map(({ path }) => ({ file: `images/${path}`, line: 1, column: 1, field: '', what: 'is no picture' })),
  };
}

/** Copies pictures from one folder to another; a picture that is already there is written over. */
export async function copyPictures(from: string, to: string, pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    await mkdir(dirname(join(to, picture)), { recursive: true });
    await copyFile(join(from, picture), join(to, picture));
  }
}
