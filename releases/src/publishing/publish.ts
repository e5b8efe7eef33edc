import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckFinding, CheckRun } from '@clinic/contracts';
import { folderOf } from '@clinic/build/repository';
import * as z from 'zod/mini';
import { checkCandidate } from '../checks/candidate.ts';
import type { DeploymentContext } from '../checks/candidate.ts';
import { liveTypes } from '../checks/live-types.ts';
import { LiveSite, liveSiteFiles } from '../live-types/live-site.ts';
import { BuildError, buildPackage } from '../packages/build.ts';
import { knownRelease, releaseOf } from '../packages/inputs.ts';
import { assertPackages, versionOf } from '../packages/packages.ts';
import { sourceOf } from '../packages/source.ts';
import { lintErrors } from '../packages/lint.ts';
import { typeErrors } from '../packages/types.ts';
import { readFiles } from '../store/artifacts/artifact-files.ts';
import { parseJson, readIfThere } from '../store/backends/durable-files.ts';
import { StoreError, isStoreError } from '../store/errors.ts';
import { locked } from '../store/backends/directory-lock.ts';
import type { Publication, ReleaseStore } from '../store/index.ts';
import { smokeRenderInLive } from './smoke-render.ts';
import { tryInBrowser } from './try-in-browser.ts';

/** Told about long work as it happens. */
export type Progress = (name: string, what: string) => void;

/** What publishing reads of the store; without its artifacts nothing is rendered here. */
export type PublishingStore = Pick<
  ReleaseStore,
  | 'location'
  | 'assertNotReplayed'
  | 'readRegistry'
  | 'readDeploymentRecords'
  | 'readHostDescriptor'
  | 'readDescriptor'
  | 'isPublished'
> &
  Partial<Pick<ReleaseStore, 'intactDirectory'>>;

/** What came of a build where releases are kept. */
export interface Admission {
  /** False when exactly these bytes were there already. */
  published: boolean;
  /** What was found there, beyond what was found here. */
  findings: CheckFinding[];
}

export interface Publishing {
  root: string;
  store: PublishingStore;
  /** Puts a sound build where releases are kept. Packages that go `together` are not compared with what they replace. */
  admit: (publication: Publication, together: readonly string[]) => Promise<Admission>;
  by: string;
  progress: Progress;
  /** Build even what is in the store, to see that it gives the same bytes. */
  rebuild?: boolean;
  /** Check types, lint and open the pages in a browser too. A start on one's own machine leaves that to its owner. */
  thorough?: boolean;
  /** Address of the API that the pages of a trial ask for their data. */
  apiBaseUrl?: string;
}

/** What the checks said about what would become a release. */
export interface Checked {
  name: string;
  release: string;
  findings: CheckFinding[];
}

export interface Published extends Checked {
  /** False when the release was in the store already. */
  published: boolean;
}

/** What is live around the packages of one go. */
export interface PublishContext extends DeploymentContext {
  together: readonly string[];
}

/** Two fill the cores of a small machine; more only compete for them. */
const atOnce = 2;

/** Publishes packages of this clone, building only what changed. After the first that is refused no other is begun. */
export async function publishPackages(publishing: Publishing, names: readonly string[]): Promise<Published[]> {
  assertPackages(publishing.root, names);
  const changed = await changedPackages(publishing, names);
  return inTurns(names, (name) => publishPackage(publishing, name, changed));
}

/** Builds and checks packages as publishing would, and keeps nothing. */
export async function checkPackages(publishing: Publishing, names: readonly string[]) {
  const { root, store } = publishing;
  assertPackages(root, names);
  const changed = await changedPackages(publishing, names);
  return inTurns(names, (name) =>
    lockedPackage(root, name, async () => {
      const release = await releaseOf(root, name);
      const deployment = await deploymentContext(store, [name, ...changed]);
      const { findings } = await buildAndCheck(publishing, name, release, deployment);
      return { name, release, findings };
    }),
  );
}

/** The packages of one go that are not live as they are now: the others stay as they are, around those that change. */
async function changedPackages({ root, store }: Publishing, names: readonly string[]): Promise<string[]> {
  const live = await store.readRegistry('production');
  const asIs = await inTurns(names, async (name) => {
    const release = name === 'host' ? live?.host.release : live?.remotes[name]?.release;
    return release !== undefined && release === (await releaseOf(root, name));
  });
  return names.filter((_, index) => asIs[index] === false);
}

async function publishPackage(publishing: Publishing, name: string, changed: readonly string[]): Promise<Published> {
  const { root, store, by, progress, rebuild = false } = publishing;
  return lockedPackage(root, name, async () => {
    const release = await releaseOf(root, name);
    if (!rebuild && (await store.isPublished({ name, release, by }))) {
      progress(name, `${release} is in the store, nothing to build`);
      return { name, release, published: false, findings: [] };
    }
    const deployment = await deploymentContext(store, [name, ...changed]);
    return buildAndPublish(publishing, name, release, deployment);
  });
}

async function buildAndPublish(
  publishing: Publishing,
  name: string,
  release: string,
  deployment: PublishContext,
): Promise<Published> {
  const { root, by, progress } = publishing;
  const started = performance.now();
  const source = await sourceOf(root);
  const { built, findings, checks } = await buildAndCheck(publishing, name, release, deployment);
  if ((await knownRelease(root, name)) !== release) {
    throw new StoreError('conflict', `The sources of ${name} changed while they were built. Publish again.`);
  }
  assertSound({ name, release, findings });
  const report = findings.length > 0 ? findings : undefined;
  const origin = { source, checkedBy: 'machine' as const, checks };
  const admission = await publishing.admit({ name, release, built, by, report, origin }, deployment.together);
  for (const { level, check, message } of admission.findings) progress(name, `${level}: ${check}: ${message}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  progress(name, admission.published ? `${release} published in ${seconds} s` : `${release} gave the same bytes again`);
  return { name, release, published: admission.published, findings: [...findings, ...admission.findings] };
}

/** Puts builds into the store itself. */
export function admitTo(store: Pick<ReleaseStore, 'publish'>): Publishing['admit'] {
  return async (publication) => ({ published: await store.publish(publication), findings: [] });
}

/** @throws {StoreError} `refused` when a check found an error */
export function assertSound({ name, release, findings }: Checked): void {
  if (isSound(findings)) return;
  const errors = findings.filter(({ level }) => level === 'error');
  const reasons = errors.map(({ check, message }) => `\n  ${check}: ${message}`).join('');
  throw new StoreError('refused', `${name}@${release} is not published:${reasons}`, findings);
}

/** Two builds of one package share its output directory, so a mix of both could become a release for ever. */
function lockedPackage<T>(root: string, name: string, act: () => Promise<T>): Promise<T> {
  const busy = `Another command has been building ${name} for minutes. Try again when it has ended.`;
  return locked(path.join(root, '.cache', `building-${name}.lock`), { busy, tries: 1200 }, act);
}

async function buildAndCheck(
  publishing: Publishing,
  name: string,
  release: string,
  deployment: PublishContext,
): Promise<{ built: string; findings: CheckFinding[]; checks: CheckRun[] }> {
  const { root, store, apiBaseUrl, progress } = publishing;
  progress(name, `building ${release}`);
  const typed = publishing.thorough ? typeErrors(root, name) : Promise.resolve([]);
  // Told with the others, or after the build failed for another reason not at all.
  typed.catch(() => undefined);
  const built = await buildPackage(root, name, release);
  const files = await readFiles(built);
  const texts = { ar: await readTexts(root, name, 'ar'), en: await readTexts(root, name, 'en') };
  const candidate = {
    name,
    version: await versionOf(root, name),
    files,
    texts,
    sources: await readSources(root, name),
  };
  const findings: CheckFinding[] = [];
  const checks: CheckRun[] = [];
  const run = async (check: string, work: Promise<CheckFinding[] | null>) => {
    const found = await work;
    // A statement names what was tried, and nothing else.
    if (found === null) return;
    findings.push(...found);
    checks.push(checkRun(check, found));
  };
  await run('sources-and-files', checkCandidate(candidate, deployment));
  const recorded = await readRecorded(root, name);
  const isCompared = deployment.host !== null || deployment.remotes.length > 0;
  if (recorded !== null && isCompared) {
    const readPast = () => store.readDeploymentRecords('production');
    await run('live-types', liveTypes(recorded, deployment, deployment.together, readPast));
  }
  if (publishing.thorough) await run('types', typed);
  const candidateBuild = { name, release, directory: built, files };
  // What lacks files, does not fit its host or does not render would only fail again, and less clearly.
  if (hasArtifacts(store)) {
    const trial = { root, store, apiBaseUrl };
    if (isSound(findings))
      await run('renders-on-server', smokeRenderInLive(trial, candidateBuild, deployment.together));
    if (publishing.thorough && isSound(findings))
      await run('runs-in-browser', tryInBrowser(trial, candidateBuild, deployment.together));
  }
  if (publishing.thorough) await run('lint', lintErrors(root, name));
  for (const { level, check, message } of findings) progress(name, `${level}: ${check}: ${message}`);
  return { built, findings, checks };
}

/** A group of checks that ran, for the statement of a release: what failed is not published. */
export function checkRun(check: string, findings: readonly CheckFinding[]): CheckRun {
  return { check, result: findings.length === 0 ? 'passed' : 'warned' };
}

/** Whether what is live is at hand, to render a build inside it. */
function hasArtifacts(store: PublishingStore): store is PublishingStore & Pick<ReleaseStore, 'intactDirectory'> {
  return store.intactDirectory !== undefined;
}

/**
 * What is live in production, without what is published in the same go: a page may move from one remote to another, and
 * the promotion checks how they go together.
 */
export async function deploymentContext(
  store: Pick<ReleaseStore, 'assertNotReplayed' | 'readRegistry' | 'readHostDescriptor' | 'readDescriptor'>,
  packages: readonly string[],
): Promise<PublishContext> {
  const together = [...new Set(packages)];
  // What was put back is not what visitors have: a comparison with it would say nothing.
  await store.assertNotReplayed('production');
  const live = await store.readRegistry('production');
  const others = Object.entries(live?.remotes ?? {}).filter(([name]) => !together.includes(name));
  return {
    together,
    host: live && !together.includes('host') ? await store.readHostDescriptor(live.host.release) : null,
    remotes: await Promise.all(others.map(([name, { release }]) => store.readDescriptor(name, release))),
  };
}

export function isSound(findings: readonly CheckFinding[]): boolean {
  return findings.every(({ level }) => level !== 'error');
}

/** All texts of a package in a language by the folder that they are for, from `src/locales` and those of its screens. */
async function readTexts(root: string, name: string, lang: 'ar' | 'en'): Promise<Record<string, unknown>> {
  const source = path.join(root, folderOf(root, name), 'src');
  const texts: Record<string, unknown> = {};
  for await (const file of glob(`**/locales/${lang}.json`, { cwd: source })) {
    const bytes = await readFile(path.join(source, file));
    texts[path.dirname(file)] = parseJson(z.unknown(), bytes, path.join(source, file));
  }
  return texts;
}

/** What the types of a remote say of the site; null where none were written. */
async function readRecorded(root: string, name: string): Promise<LiveSite | null> {
  const file = path.join(root, folderOf(root, name), 'src', liveSiteFiles.facts);
  const bytes = await readIfThere(file);
  return bytes === null ? null : parseJson(LiveSite, bytes, file);
}

/** The scripts and style sheets of a package by path below its folder, without tests. */
async function readSources(root: string, name: string): Promise<Map<string, string>> {
  const folder = path.join(root, folderOf(root, name));
  const sources = new Map<string, string>();
  for await (const file of glob('src/**/*.{ts,tsx,css}', { cwd: folder })) {
    if (!/\.test\.tsx?$/.test(file)) sources.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  return sources;
}

/**
 * Runs at most a few at once, and answers in the order of the names. After a failure what runs comes to its end and nothing
 * else is begun; every failure is reported.
 */
async function inTurns<T>(names: readonly string[], run: (name: string) => Promise<T>): Promise<T[]> {
  const waiting = [...names.entries()];
  const results: T[] = [];
  const failures: Failed[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      const [index, name] = next;
      try {
        results[index] = await run(name);
      } catch (error) {
        failures.push({ name, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw asOne(failures);
  return results;
}

/** What failed, and the package that it is about. */
interface Failed {
  name: string;
  error: unknown;
}

/** Several failures as one that says them all, each under the name of its package. */
function asOne(failures: readonly Failed[]): unknown {
  if (failures.length === 1) return failures[0]?.error;
  const errors = failures.map(({ error }) => error);
  const message = failures
    .map(({ name, error }) => `${name}: ${error instanceof Error ? error.message : String(error)}`)
    .join('\n\n');
  if (!errors.every((error) => error instanceof BuildError || isStoreError(error))) {
    return new AggregateError(errors, message);
  }
  const findings = failures.flatMap(({ name, error }) =>
    isStoreError(error)
      ? error.findings.map((finding) => ({ ...finding, message: `${name}: ${finding.message}` }))
      : [],
  );
  const refusal = errors.find((error) => isStoreError(error));
  return new StoreError(refusal?.code ?? 'refused', message, findings);
}
