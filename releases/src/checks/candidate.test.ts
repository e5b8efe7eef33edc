import { randomBytes } from 'node:crypto';
import type { RemoteDescriptor } from '@clinic/contracts';
import { aRoute } from '@clinic/contracts/testing';
import { aDescriptor, aHostBuild, aHostDescriptor, aManifest, aRemoteBuild } from '../testing/fixtures.ts';
import { checkCandidate } from './candidate.ts';
import type { Candidate, DeploymentContext } from './candidate.ts';

const deployment: DeploymentContext = { host: aHostDescriptor(), remotes: [aDescriptor('booking')] };

function candidate(name: string, build: Record<string, string>): Candidate {
  const files = new Map(Object.entries(build).map(([file, content]) => [file, Buffer.from(content)]));
  const texts = { ar: { title: 'عنوان' }, en: { title: 'Title' } };
  return { name, version: '1.0.0', files, texts, sources: new Map([['src/card.css', '.card { color: red; }']]) };
}

const qa = (more: Partial<RemoteDescriptor> = {}) => candidate('qa', aRemoteBuild(aDescriptor('qa', more)));
const host = () => candidate('host', aHostBuild());

function withFile(whole: Candidate, file: string, content: string | Buffer): Candidate {
  return { ...whole, files: new Map([...whole.files, [file, Buffer.from(content)]]) };
}

function withoutFile(whole: Candidate, file: string): Candidate {
  return { ...whole, files: new Map([...whole.files].filter(([name]) => name !== file)) };
}

/** More than a screen may need, however it is compressed. */
const large = randomBytes(50_000);

test('a sound build of a remote and of a host gives nothing to say', async () => {
  expect(await checkCandidate(qa(), deployment)).toEqual([]);
  expect(await checkCandidate(host(), deployment)).toEqual([]);
});

test.each<[check: string, what: string, faulty: Candidate]>([
  ['required-files', 'a file that is missing', withoutFile(qa(), 'fallback.ar.html')],
  ['source-maps', 'a source map', withFile(qa(), 'home.js.map', '{}')],
  ['secrets', 'a file of secrets', withFile(qa(), '.env', '')],
  ['physical-styles', 'a style with a side', { ...qa(), sources: new Map([['src/card.css', '.card { left: 0; }']]) }],
  ['text-keys', 'a text of one language', { ...qa(), texts: { ar: { title: 'عنوان' }, en: {} } }],
  ['size-budget', 'too much script', withFile(qa(), 'remoteEntry.js', large)],
  ['description', 'another version', { ...qa(), version: '2.0.0' }],
  ['exposed-modules', 'a screen that is not exposed', withFile(qa(), 'mf-manifest.json', aManifest({}))],
  ['needs', 'a host that is not live', qa({ needs: { host: '^99.0.0', shared: '^1.0.0', api: '^1.0.0' } })],
  ['route-overlaps', 'a page of a live remote', qa({ routes: [aRoute('/booking')] })],
])('%s: %s is refused', async (check, _what, faulty) => {
  expect(await checkCandidate(faulty, deployment)).toEqual([expect.objectContaining({ level: 'error', check })]);
});

test.each<[check: string, what: string, faulty: Candidate]>([
  ['required-files', 'a build without its part for the server', withoutFile(host(), 'node/renderer.cjs')],
  ['description', 'another version', { ...host(), version: '2.0.0' }],
  ['needs', 'a version that a live remote does not admit', withFile(host(), 'host.json', describing({ api: '9.0.0' }))],
])('%s: %s is refused of a host', async (check, _what, faulty) => {
  expect(await checkCandidate(faulty, deployment)).toEqual([expect.objectContaining({ level: 'error', check })]);
});

function describing(provides: Parameters<typeof aHostDescriptor>[0]): string {
  return JSON.stringify(aHostDescriptor(provides));
}

test('a host has no screens to be too large', async () => {
  expect(await checkCandidate(withFile(host(), 'host.js', large), deployment)).toEqual([]);
});

test('packages of a new contract are published one after the other: that is told, and a promotion refuses it', async () => {
  const warnings = [expect.objectContaining({ level: 'warn', check: 'contract-versions' })];
  expect(await checkCandidate(qa({ contract: '99.0' }), deployment)).toEqual(warnings);
  expect(await checkCandidate(candidate('host', aHostBuild('99.0')), deployment)).toEqual(warnings);
});

test('what is wrong between live remotes is not held against a candidate, nor is its own former release', async () => {
  const remotes = [aDescriptor('booking'), aDescriptor('content', { routes: [aRoute('/booking')] }), aDescriptor('qa')];
  expect(await checkCandidate(qa(), { ...deployment, remotes })).toEqual([]);
});
