import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOneRemote } from '@clinic/build/repository';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { StoreError } from '../store/errors.ts';

const Versions = z.record(z.string(), z.string());
const Named = z.record(z.string(), z.object({ version: z.string() }));
const Snapshot = z.object({ dependencies: z.optional(Versions), optionalDependencies: z.optional(Versions) });
const Importer = z.object({
  dependencies: z.optional(Named),
  devDependencies: z.optional(Named),
  optionalDependencies: z.optional(Named),
});

const Installed = z.object({
  resolution: z.record(z.string(), z.unknown()),
  /** Of an archive that lies in the repository: its key names the file. */
  version: z.optional(z.string()),
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
});

/** What is read of pnpm's lockfile, version 9: what each folder asks for, and what that resolved to. */
const Lockfile = z.object({
  importers: z.optional(z.record(z.string(), Importer)),
  packages: z.optional(z.record(z.string(), Installed)),
  snapshots: z.optional(z.record(z.string(), Snapshot)),
});
type Lockfile = z.infer<typeof Lockfile>;

/** The lockfile that was read last: it is long, and the same for every package of a clone. */
let last: { text: string; lockfile: Lockfile } | undefined;

/**
 * Everything that folders of the clone are built with, each package once with the hash of what is installed: their
 * dependencies, those for development too, and all that these need. Other folders do not count; neither does another
 * package of the clone, whose sources are not in the lockfile.
 * @param tools packages of the clone's root that builds run on
 * @returns sorted, one package a line
 * @throws {StoreError} `invalid` when there is no lockfile that can be read
 */
export async function lockedPackages(
  root: string,
  folders: readonly string[],
  tools: readonly string[],
): Promise<string[]> {
  const lockfile = await readLockfile(path.join(root, 'pnpm-lock.yaml'));
  const wanted = folders.flatMap((folder) => keysOf(named(lockfile.importers?.[folder])));
  return linesOf(closureOf([...wanted, ...atRoot(lockfile, tools)], lockfile, new Set()), lockfile);
}

/** What a build is made of and made by, as `name@version`. */
export interface BuiltWith {
  /** Packages with a module in the artifact. */
  packages: readonly string[];
  /** Packages that make it, which count with all that they need. */
  tools: readonly string[];
  /** Names of packages of the clone's root that the tools run on. */
  platform: readonly string[];
}

/**
 * What a build resolved, each package once with the hash of what is installed.
 * @returns sorted, one package a line
 * @throws {StoreError} `invalid` when the lockfile does not have what is installed
 */
export async function builtWith(root: string, { packages, tools, platform }: BuiltWith): Promise<string[]> {
  const lockfile = await readLockfile(path.join(root, 'pnpm-lock.yaml'));
  const known = new Map(Object.keys(lockfile.packages ?? {}).map((key) => [idOf(key, lockfile), key]));
  const unknown = [...packages, ...tools].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new StoreError('invalid', `${unknown.join(', ')} is not in pnpm-lock.yaml. Run the installation again.`);
  const instances = Object.keys(lockfile.snapshots ?? {}).filter((key) => tools.includes(idOf(key, lockfile)));
  // A tool uses an optional peer when the package of the presets asks for it.
  const chosen = new Set(Object.keys(named(lockfile.importers?.[isOneRemote(root) ? '.' : 'shared/build'])));
  const makers = closureOf([...instances, ...atRoot(lockfile, platform)], lockfile, chosen);
  return linesOf([...packages.flatMap((id) => known.get(id) ?? []), ...makers], lockfile);
}

function atRoot(lockfile: Lockfile, names: readonly string[]): string[] {
  const wanted = Object.entries(named(lockfile.importers?.['.'])).filter(([name]) => names.includes(name));
  return keysOf(Object.fromEntries(wanted));
}

/** Packages with all that they need. */
function closureOf(keys: readonly string[], lockfile: Lockfile, optionalPeers: ReadonlySet<string>): string[] {
  const seen = new Set(keys);
  for (const key of seen) for (const needed of neededBy(key, lockfile, optionalPeers)) seen.add(needed);
  return [...seen];
}

function linesOf(keys: readonly string[], lockfile: Lockfile): string[] {
  return [...new Set(keys.map((key) => lineOf(key, lockfile)))].sort();
}

/**
 * What a package needs. An optional peer is there because somebody else in the clone uses it: whoever builds with it names
 * it among their own.
 */
function neededBy(key: string, { snapshots, packages }: Lockfile, optionalPeers: ReadonlySet<string>): string[] {
  const { dependencies, optionalDependencies } = snapshots?.[key] ?? {};
  const peers = packages?.[withoutPeers(key)]?.peerDependenciesMeta ?? {};
  const needed = Object.entries({ ...dependencies, ...optionalDependencies });
  const used = needed.filter(([name]) => peers[name]?.optional !== true || optionalPeers.has(name));
  return keysOf(Object.fromEntries(used));
}

async function readLockfile(file: string): Promise<Lockfile> {
  const text = await readFile(file, 'utf8');
  if (last?.text === text) return last.lockfile;
  const parsed = Lockfile.safeParse(parse(text));
  if (!parsed.success) throw new StoreError('invalid', `${file} is not as pnpm writes it. Run the installation again.`);
  last = { text, lockfile: parsed.data };
  return parsed.data;
}

function named(importer: z.infer<typeof Importer> | undefined): Record<string, string> {
  const all = { ...importer?.devDependencies, ...importer?.optionalDependencies, ...importer?.dependencies };
  return Object.fromEntries(Object.entries(all).map(([name, { version }]) => [name, version]));
}

/** Keys of snapshots: `name@version`, or the version alone where it names another package. */
function keysOf(versions: Record<string, string>): string[] {
  return Object.entries(versions)
    .filter(([, version]) => !version.startsWith('link:'))
    .map(([name, version]) => (/^(\d|file:)/.test(version) ? `${name}@${version}` : version));
}

/** A package with the hash of its archive; the peers in its key say what it runs with, not what it is. */
function lineOf(key: string, { packages }: Lockfile): string {
  const name = withoutPeers(key);
  return `${name} ${JSON.stringify(packages?.[name]?.resolution ?? null)}`;
}

/** `name@version` of a key, also where the key names a file instead of the version. */
function idOf(key: string, { packages }: Lockfile): string {
  const own = withoutPeers(key);
  const { version } = packages?.[own] ?? {};
  return version === undefined ? own : `${own.slice(0, own.indexOf('@', 1))}@${version}`;
}

const withoutPeers = (key: string) => key.replace(/\(.*$/, '');
