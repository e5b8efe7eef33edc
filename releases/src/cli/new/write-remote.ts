import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bilingual } from '@clinic/contracts';
import { folderOf } from '../../packages/packages.ts';

/** What a new remote is made with. */
export interface NewRemote {
  name: string;
  /** The team that answers for it. */
  owner: string;
  title: Bilingual;
}

/** A whole remote under a name of its own, kept true by the compiler, the linter and its tests. */
const template = path.join(import.meta.dirname, 'template');

/**
 * Writes the folder of a new remote, whole or not at all.
 * @returns its files, from the root of the clone
 */
export async function writeRemote(root: string, remote: NewRemote): Promise<string[]> {
  const folder = folderOf(remote.name);
  const draft = await mkdtemp(path.join(root, `.${folder}-`));
  try {
    await cp(template, draft, { recursive: true });
    const entries = await readdir(draft, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(draft, path.join(entry.parentPath, entry.name)));
    for (const file of files) {
      const text = await readFile(path.join(draft, file), 'utf8');
      await writeFile(path.join(draft, file), filledIn(text, remote));
    }
    await rename(draft, path.join(root, folder));
    return files.map((file) => `${folder}/${file}`).sort();
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function filledIn(text: string, { name, owner, title }: NewRemote): string {
  return text
    .replaceAll('template-name', name)
    .replaceAll('template-owner', owner)
    .replaceAll('Template title', title.en)
    .replaceAll('عنوان القالب', title.ar);
}
