import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '../files/file-store.ts';
import { folderFiles } from '../files/folder-files.ts';
import type { Remark } from './yaml-source.ts';

/** The pictures that come with the product. */
export const productPictures = fileURLToPath(new URL('../../demo/images/', import.meta.url));

/** The same as a store of files, which nobody writes to. */
export const productFiles: FileStore = folderFiles(dirname(productPictures));

const folderOfPictures = 'images';

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

/** Paths of the pictures that were imported, below `images/`. */
export async function importedPictures(files: FileStore): Promise<string[]> {
  return (await files.list(folderOfPictures)).map(({ name }) => name.slice(folderOfPictures.length + 1));
}

/** Stores pictures of a folder, where they are served from before those of the product, over others of their names. */
export async function importPictures(from: string, files: FileStore, pictures: readonly string[]): Promise<void> {
  for (const picture of pictures)
    await files.write(`${folderOfPictures}/${picture}`, await readFile(join(from, picture)));
}

/** Writes the imported pictures to a folder; those of the product stay where they are. */
export async function exportPictures(files: FileStore, to: string): Promise<void> {
  for (const picture of await importedPictures(files)) {
    const content = await files.read(`${folderOfPictures}/${picture}`);
    if (content === null) continue;
    await mkdir(dirname(join(to, picture)), { recursive: true });
    await writeFile(join(to, picture), content);
  }
}

/** Whether there is a picture, imported or of the product. */
export async function hasPicture(files: FileStore, picture: string): Promise<boolean> {
  if (!pictureFile.test(picture) || picture.includes('..')) return false;
  return existsSync(join(productPictures, picture)) || (await files.find(`${folderOfPictures}/${picture}`)) !== null;
}

/** Paths of every picture that content may show, below `images/`. */
export async function allPictures(files: FileStore): Promise<string[]> {
  return [...new Set([...(await importedPictures(productFiles)), ...(await importedPictures(files))])].sort();
}

/** Paths of the pictures that a sanitised text shows, below `images/`. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/ src="\/images\/([^"?]+)[^"]*"/g)].map(([, path = '']) => path);
