import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { StoreError } from '../../store/errors.ts';

/** A tarball of one of the site's packages, as `npm run packages` names it. */
const tarball = /^clinic-([a-z]+)-\d+\.\d+\.\d+\.tgz$/;

/** Folder of a repository that has the tarballs. */
const folder = 'packages';

type Ranges = Record<string, string>;

/**
 * Lets a repository take the site's packages from tarballs that lie in it, for teams without a registry.
 * @param from folder with the tarballs
 * @throws {StoreError} `invalid` when one is missing, or there in several versions
 */
export async function withTarballs(repository: string, from: string): Promise<void> {
  const files = (await readdir(from).catch(() => [])).flatMap((file) => asPackage(file)).sort();
  const found = new Map(files);
  for (const name of found.keys()) {
    const versions = files.filter(([other]) => other === name).map(([, file]) => file);
    if (versions.length > 1)
      throw new StoreError(
        'invalid',
        `${from} has several tarballs of ${name}: ${versions.join(', ')}. Leave one of them.`,
      );
  }
  const manifestFile = path.join(repository, 'package.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, Ranges>;
  const wanted = [manifest['dependencies'], manifest['devDependencies']].flatMap((ranges) => Object.keys(ranges ?? {}));
  const missing = wanted.filter((name) => name.startsWith('@clinic/') && !found.has(name));
  if (missing.length > 0)
    throw new StoreError(
      'invalid',
      `${from} has no tarball of ${missing.join(', ')}. npm run packages writes them all.`,
    );

  await mkdir(path.join(repository, folder));
  for (const file of found.values()) await cp(path.join(from, file), path.join(repository, folder, file));
  const placed: Ranges = Object.fromEntries([...found].map(([name, file]) => [name, `file:${folder}/${file}`]));
  for (const key of ['dependencies', 'devDependencies'])
    manifest[key] = Object.fromEntries(
      Object.entries(manifest[key] ?? {}).map(([name, range]) => [name, placed[name] ?? range]),
    );
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  // What one of them needs of the others comes from here too.
  const settingsFile = path.join(repository, 'pnpm-workspace.yaml');
  const settings = parse(await readFile(settingsFile, 'utf8')) as Record<string, unknown>;
  await writeFile(settingsFile, stringify({ ...settings, overrides: placed }));
}

function asPackage(file: string): [name: string, file: string][] {
  const name = tarball.exec(file)?.[1];
  return name === undefined ? [] : [[`@clinic/${name}`, file]];
}
