import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bilingual } from '@clinic/contracts';
import { withTarballs } from './tarballs.ts';

/** What a new remote is made with. */
export interface NewRemote {
  name: string;
  /** The team that answers for it. */
  owner: string;
  title: Bilingual;
}

/** A remote in a repository of its own, outside of the site's. */
export interface OwnRepository {
  /** Folder with tarballs of the site's packages, which are then copied into it; null where a registry has them. */
  tarballs: string | null;
}

/** A whole remote under a name of its own, kept true by the compiler, the linter and its tests. */
const template = path.join(import.meta.dirname, 'template');

/** What a repository of its own has besides or instead. */
const standalone = path.join(import.meta.dirname, 'standalone');

/** Names that tools would take for their own in this repository, or that are left out when a package is packed. */
const renamed = [
  ['manifest.json', 'package.json'],
  ['gitignore', '.gitignore'],
  ['github', '.github'],
  ['gitlab-ci.yml', '.gitlab-ci.yml'],
] as const;

/**
 * Writes the folder of a new remote, whole or not at all.
 * @param root folder that it is written into
 * @param repository left out for a remote in a clone of the site
 * @returns its folder, and its files with it, from the root
 */
export async function writeRemote(
  root: string,
  remote: NewRemote,
  repository?: OwnRepository,
): Promise<{ folder: string; files: string[] }> {
  const folder = `mfe-${remote.name}`;
  const draft = await mkdtemp(path.join(root, `.${folder}-`));
  try {
    await cp(template, draft, { recursive: true });
    if (repository !== undefined) {
      await cp(standalone, draft, { recursive: true });
      for (const [name, own] of renamed) await rename(path.join(draft, name), path.join(draft, own));
    }
    for (const file of await filesIn(draft)) {
      const text = await readFile(path.join(draft, file), 'utf8');
      await writeFile(path.join(draft, file), filledIn(text, remote));
    }
    if (typeof repository?.tarballs === 'string') await withTarballs(draft, repository.tarballs);
    const files = await filesIn(draft);
    await rename(draft, path.join(root, folder));
    return { folder, files: files.map((file) => `${folder}/${file}`).sort() };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function filledIn(text: string, { name, owner, title }: NewRemote): string {
  return text
    .replaceAll('template-name', name)
    .replaceAll('template-owner', owner)
    .replaceAll('Template title', title.en)
    .replaceAll('عنوان القالب', title.ar);
}
