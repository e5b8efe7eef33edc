import { HostDescriptor, RemoteDescriptor } from '@clinic/contracts/registry';
import type { CheckFinding } from '@clinic/contracts';
import { checkOnHost, checkTogether } from '../compatibility/composition.ts';
import { description } from './description.ts';
import { exposedModules } from './exposed-modules.ts';
import { physicalStyles } from './physical-styles.ts';
import { requiredFiles } from './required-files.ts';
import { secrets } from './secrets.ts';
import { screenBytes, sizeBudget } from './size-budget.ts';
import { sourceMaps } from './source-maps.ts';
import { sourceCode } from './source-code/source-code.ts';
import type { DeclaredTopics } from './source-code/topic-use.ts';
import { textKeys } from './text-keys.ts';

/** What a build left behind. */
export interface BuiltFiles {
  name: string;
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

/** A build that wants to become a release, with what it was made of. */
export interface Candidate extends BuiltFiles {
  texts: { ar: unknown; en: unknown };
  /** Its own scripts and style sheets by path, tests left out. */
  sources: ReadonlyMap<string, string>;
}

/** What it would meet: the live host, unless there is none or it is released in the same go, and the live remotes beside it. */
export interface DeploymentContext {
  host: HostDescriptor | null;
  remotes: readonly RemoteDescriptor[];
}

/** Everything that is checked before a build becomes a release. */
export async function checkCandidate(candidate: Candidate, deployment: DeploymentContext): Promise<CheckFinding[]> {
  return [...(await checkSources(candidate)), ...(await checkFiles(candidate, deployment))];
}

/** What only the sources show, which no artifact contains. */
async function checkSources({ name, files, texts, sources }: Candidate): Promise<CheckFinding[]> {
  return [
    ...(await physicalStyles(sources)),
    ...textKeys(texts.ar, texts.en),
    ...(name === 'host' ? [] : await sourceCode(sources, topicsIn(files.get('remote.json')))),
  ];
}

/** What the files of an artifact show, whoever built them. Runs none of them. */
export async function checkFiles(built: BuiltFiles, deployment: DeploymentContext): Promise<CheckFinding[]> {
  const { name, version, files } = built;
  const alone = [
    ...requiredFiles(name, [...files.keys()]),
    ...sourceMaps(files),
    ...secrets(files),
    ...(name === 'host' ? [] : sizeBudget(name, await screenBytes(files))),
  ];
  const described = files.get(name === 'host' ? 'host.json' : 'remote.json');
  if (!described) return alone;
  const unclear = description(name, version, described);
  if (unclear.length > 0) return [...alone, ...unclear];
  const fitting = name === 'host' ? hostFits(described, deployment) : remoteFits(described, files, deployment);
  return [...alone, ...fitting];
}

/** The topics of a description; null where it does not follow its schema, which is told by itself. */
function topicsIn(described: Buffer | undefined): DeclaredTopics {
  const parsed = RemoteDescriptor.safeParse(described === undefined ? null : jsonOf(described));
  return parsed.success ? parsed.data : null;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

function hostFits(bytes: Buffer, { remotes }: DeploymentContext): CheckFinding[] {
  return untilPromotion(checkOnHost(HostDescriptor.parse(JSON.parse(bytes.toString())), remotes));
}

function remoteFits(bytes: Buffer, files: ReadonlyMap<string, Buffer>, deployment: DeploymentContext): CheckFinding[] {
  const descriptor = RemoteDescriptor.parse(JSON.parse(bytes.toString()));
  const others = deployment.remotes.filter(({ name }) => name !== descriptor.name);
  const known = checkTogether(others).map(({ message }) => message);
  return [
    ...exposedModules(descriptor, files),
    ...(deployment.host ? untilPromotion(checkOnHost(deployment.host, [descriptor])) : []),
    ...checkTogether([descriptor, ...others]).filter(({ message }) => !known.includes(message)),
  ];
}

/** A new contract is published one package after the other, so only a promotion can demand that all agree. */
function untilPromotion(findings: readonly CheckFinding[]): CheckFinding[] {
  return findings.map((finding) => (finding.check === 'contract-versions' ? { ...finding, level: 'warn' } : finding));
}
