import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { artifactBase } from '@clinic/contracts/registry';
import type { PackageBuilds } from '../dev-builds.ts';
import type { WorkingCopy, WorkingEntry } from './working-copy.ts';

/** Digits of a build's hash in the addresses of its files. */
const digits = 12;

/** Scripts of this package's `dev` folder that pages import; nothing else of it is served. */
const scripts = ['error-overlay', 'against/page', 'against/working-copy'].map(
  (name) => name + path.extname(import.meta.filename),
);

/** The state of one remote of the working tree, as pages are told it. */
export async function workingCopyOf(builds: PackageBuilds, remote: string): Promise<WorkingCopy> {
  const build = builds.packages.get(remote);
  return { entry: await entryOf(builds, remote), errors: build?.errors ?? [] };
}

async function entryOf(builds: PackageBuilds, remote: string): Promise<WorkingEntry | null> {
  // The file first: while it is written again its build is not good yet.
  const file = await builds.read(remote, 'remoteEntry.js').catch(() => null);
  const good = builds.packages.get(remote)?.good ?? null;
  if (good === null || file === null) return null;
  const release = `dev-${good.hash.slice(0, digits)}`;
  return {
    release,
    base: artifactBase(remote, release),
    descriptor: descriptorForPages(good.manifest as Record<string, unknown>),
    integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
  };
}

/** What pages need of a descriptor; the rest is for those who release and compose. */
function descriptorForPages(manifest: Record<string, unknown>): unknown {
  const { title, routes, navigation, slots, emits, listens, fallback } = manifest;
  return { title, routes, navigation, slots, emits, listens, fallback };
}

/** A script of pages as the browser runs it: its types are taken out. Null for anything else. */
export async function pageScript(name: string): Promise<string | null> {
  if (!scripts.includes(name)) return null;
  const source = await readFile(path.join(import.meta.dirname, '..', name), 'utf8');
  const { code } = await transform(source, {
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2023', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
  });
  return code;
}
