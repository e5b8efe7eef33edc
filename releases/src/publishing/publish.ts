import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckFinding } from '@clinic/shared/contracts';
import * as z from 'zod/mini';
import { checkCandidate } from '../checks/candidate.ts';
import type { Surroundings } from '../checks/candidate.ts';
import { buildPackage } from '../packages/build.ts';
import { releaseOf } from '../packages/inputs.ts';
import { demandPackages, folderOf, versionOf } from '../packages/packages.ts';
import { readFiles } from '../store/artifact-files.ts';
import { parseJson } from '../store/durable-files.ts';
import { StoreError } from '../store/errors.ts';
import { locked } from '../store/lock.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Told about long work as it happens. */
export type Progress = (name: string, what: string) => void;

export interface Publishing {
  root: string;
  store: ReleaseStore;
  by: string;
  progress: Progress;
  /** Build even what is in the store, to see that it gives the same bytes. */
  rebuild?: boolean;
}

export interface Published {
  name: string;
  release: string;
  /** False when the release was in the store already. */
  published: boolean;
  findings: CheckFinding[];
}

/** Two fill the cores of a small machine; more only compete for them. */
const atOnce = 2;

/** Publishes packages of this clone, building only what changed. Ends with the first that is refused. */
export async function publishPackages(publishing: Publishing, names: readonly string[]): Promise<Published[]> {
  await demandPackages(publishing.root, names);
  const around = await surroundings(publishing.store, names);
  return inTurns(names, (name) => publishPackage(publishing, name, around));
}

/** Builds and checks packages as publishing would, and keeps nothing. */
export async function checkPackages({ root, store, progress }: Publishing, names: readonly string[]) {
  await demandPackages(root, names);
  const around = await surroundings(store, names);
  return inTurns(names, (name) =>
    lockedPackage(root, name, async () => {
      const release = await releaseOf(root, name);
      const { findings } = await buildAndCheck(root, name, release, around, progress);
      return { name, release, findings };
    }),
  );
}

async function publishPackage(publishing: Publishing, name: string, around: Surroundings): Promise<Published> {
  const { root, store, progress, rebuild = false } = publishing;
  return lockedPackage(root, name, async () => {
    const release = await releaseOf(root, name);
    if (!rebuild && (await store.hasArtifact(name, release))) {
      progress(name, `${release} is in the store, nothing to build`);
      return { name, release, published: false, findings: [] };
    }
    return buildAndPublish(publishing, name, release, around);
  });
}

async function buildAndPublish(
  publishing: Publishing,
  name: string,
  release: string,
  around: Surroundings,
): Promise<Published> {
  const { root, store, by, progress } = publishing;
  const started = performance.now();
  const { built, findings } = await buildAndCheck(root, name, release, around, progress);
  if ((await releaseOf(root, name)) !== release) {
    throw new StoreError('conflict', `The sources of ${name} changed while they were built. Publish again.`);
  }
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    const reasons = errors.map(({ check, message }) => `\n  ${check}: ${message}`).join('');
    throw new StoreError('refused', `${name}@${release} is not published:${reasons}`, findings);
  }
  const report = findings.length > 0 ? findings : undefined;
  const published = await store.publish({ name, release, built, by, report });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  progress(name, published ? `${release} published in ${seconds} s` : `${release} gave the same bytes again`);
  return { name, release, published, findings };
}

/** Two builds of one package share its output directory, so a mix of both could become a release for ever. */
function lockedPackage<T>(root: string, name: string, act: () => Promise<T>): Promise<T> {
  const busy = `Another command has been building ${name} for minutes. Try again when it has ended.`;
  return locked(path.join(root, '.cache', `building-${name}.lock`), { busy, tries: 1200 }, act);
}

async function buildAndCheck(
  root: string,
  name: string,
  release: string,
  around: Surroundings,
  progress: Progress,
): Promise<{ built: string; findings: CheckFinding[] }> {
  progress(name, `building ${release}`);
  const built = await buildPackage(root, name, release);
  const files = await readFiles(built);
  const texts = { ar: await readTexts(root, name, 'ar'), en: await readTexts(root, name, 'en') };
  const findings = await checkCandidate({ name, version: await versionOf(root, name), files, texts }, around);
  for (const { level, check, message } of findings) progress(name, `${level}: ${check}: ${message}`);
  return { built, findings };
}

/**
 * What is live in production, without what is published in the same go: a page may move from one remote to another, and
 * the promotion checks how they go together.
 */
async function surroundings(store: ReleaseStore, together: readonly string[]): Promise<Surroundings> {
  const live = await store.readRegistry('production');
  const others = Object.entries(live?.remotes ?? {}).filter(([name]) => !together.includes(name));
  return {
    hostContract: together.includes('host') ? null : (live?.host.contract ?? null),
    remotes: await Promise.all(others.map(([name, { release }]) => store.readDescriptor(name, release))),
  };
}

/** All texts of a package in a language by the folder that they are for, from `src/locales` and those of its screens. */
async function readTexts(root: string, name: string, lang: 'ar' | 'en'): Promise<Record<string, unknown>> {
  const source = path.join(root, folderOf(name), 'src');
  const texts: Record<string, unknown> = {};
  for await (const file of glob(`**/locales/${lang}.json`, { cwd: source })) {
    const bytes = await readFile(path.join(source, file));
    texts[path.dirname(file)] = parseJson(z.unknown(), bytes, path.join(source, file));
  }
  return texts;
}

/** Runs at most a few at once, and answers in the order of the names. */
async function inTurns<T>(names: readonly string[], run: (name: string) => Promise<T>): Promise<T[]> {
  const waiting = [...names.entries()];
  const results: T[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, name] = next;
      results[index] = await run(name);
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = workers.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason as Error;
  return results;
}
