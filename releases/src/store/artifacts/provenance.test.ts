import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aDescriptor, aRemoteBuild, first, inTemporaryDirectory, publish } from '../../testing/fixtures.ts';
import { aLiveStore, second, third, writeFiles } from '../../testing/fixtures.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

const production = { channel: 'production', by: 'noura' } as const;
const source = { repository: 'https://github.com/clinic/booking', commit: 'c0ffee1'.padEnd(40, '0') };
const checks = [
  { check: 'sources-and-files', result: 'passed' as const },
  { check: 'runs-in-browser', result: 'warned' as const },
];
const release = '1.1.0+0000009';

interface Envelope {
  payloadType: string;
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

const statementFile = (store: ReleaseStore, of = release) =>
  path.join(store.location, 'provenance', 'booking', `${of}.json`);
const envelopeOf = async (store: ReleaseStore, of = release) =>
  JSON.parse(await readFile(statementFile(store, of), 'utf8')) as Envelope;

/** A live store with one more release of booking, whose statement says where it comes from. */
function withRelease(test: (store: ReleaseStore, directory: string) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const built = await writeFiles(
      path.join(directory, 'dist'),
      aRemoteBuild(aDescriptor('booking'), 'booking("new")'),
    );
    const origin = { source, builder: null, checkedBy: 'machine' as const, checks };
    await store.publish({ name: 'booking', release, built, by: 'noura', origin });
    await test(store, directory);
  });
}

test('a release has an in-toto statement with SLSA provenance about its list of files, in an envelope that the key signed', () =>
  withRelease(async (store) => {
    const envelope = await envelopeOf(store);
    expect(envelope.payloadType).toBe('application/vnd.in-toto+json');
    expect(envelope.signatures.map(({ keyid }) => keyid)).toEqual([(await store.keys.list()).signing]);
    const list = await readFile(path.join(store.location, 'artifacts', 'booking', release, 'files.json'));
    const text = Buffer.from(envelope.payload, 'base64').toString();
    expect(JSON.parse(text)).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: `booking@${release}`, digest: { sha384: createHash('sha384').update(list).digest('hex') } }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          resolvedDependencies: [{ uri: `git+${source.repository}`, digest: { gitCommit: source.commit } }],
        },
      },
    });
    expect(text).not.toContain('noura');
    expect(await store.readProvenance('booking', release)).toMatchObject({ source, builder: null, checks });
    expect((await store.promote({ ...production, changes: { booking: release } })).findings).toEqual([]);
  }));

test.each<[string, (envelope: Envelope, other: Envelope) => unknown, RegExp]>([
  [
    'another commit in it',
    (envelope) => ({
      ...envelope,
      payload: Buffer.from(
        Buffer.from(envelope.payload, 'base64').toString().replaceAll(source.commit, 'f'.repeat(40)),
      ).toString('base64'),
    }),
    /was altered/,
  ],
  ['the statement of another release', (_envelope, other) => other, /does not match its files/],
  ['words that are no statement', () => 'nothing', /cannot be read/],
])('a release with %s is not promoted', (_name, forge, why) =>
  withRelease(async (store) => {
    const forged = forge(await envelopeOf(store), await envelopeOf(store, second));
    await writeFile(statementFile(store), JSON.stringify(forged));
    const refusal = { code: 'damaged', message: expect.stringMatching(why) };
    await expect(store.readProvenance('booking', release)).rejects.toMatchObject(refusal);
    await expect(store.promote({ ...production, changes: { booking: release } })).rejects.toMatchObject(refusal);
    expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(first);
    const { lines } = await store.readHistory();
    expect(lines.at(-1)).toMatchObject({ act: 'refuse', reason: expect.stringMatching(why) });
  }),
);

test('files that were replaced together with their list do not match what was signed about them', () =>
  withRelease(async (store, directory) => {
    const artifacts = path.join(store.location, 'artifacts', 'booking');
    const other = openStore(path.join(directory, 'of-somebody-else', 'releases'), { createKeys: true });
    await publish(other, 'booking', release, aRemoteBuild(aDescriptor('booking'), 'steal()'));
    await rm(path.join(artifacts, release), { recursive: true });
    await cp(path.join(other.location, 'artifacts', 'booking', release), path.join(artifacts, release), {
      recursive: true,
    });
    await expect(store.promote({ ...production, changes: { booking: release } })).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining('does not match its files'),
    });
  }));

test('a release without a statement, or with one of a key that nobody trusts, is named as such', () =>
  withRelease(async (store, directory) => {
    await rm(statementFile(store, second));
    const other = openStore(store.location, { keys: path.join(directory, 'other-keys'), createKeys: true });
    await rm(statementFile(store, third));
    const built = await writeFiles(
      path.join(directory, 'third'),
      aRemoteBuild(aDescriptor('booking'), `booking("${third}")`),
    );
    await other.publish({ name: 'booking', release: third, built, by: 'noura', origin: { source } });
    expect(await other.readProvenance('booking', third)).toMatchObject({ source });
    for (const each of [second, third]) {
      expect(await store.readProvenance('booking', each)).toBeNull();
      const { findings } = await store.promote({ ...production, changes: { booking: each } });
      expect(findings).toMatchObject([{ level: 'warn', check: 'provenance' }]);
    }
  }));

test('a machine without the private key keeps no statement; who publishes the same bytes with the key adds it', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const built = await writeFiles(
      path.join(directory, 'dist'),
      aRemoteBuild(aDescriptor('booking'), 'booking("new")'),
    );
    const laptop = openStore(store.location, { localState: directory, signingKey: path.join(directory, 'no.key') });
    const publication = { name: 'booking', release, built, by: 'noura', origin: { source } };
    expect(await laptop.publish(publication)).toBe(true);
    expect(await store.readProvenance('booking', release)).toBeNull();
    expect(await store.publish(publication)).toBe(false);
    const stated = await store.readProvenance('booking', release);
    expect(stated).toMatchObject({ source });
    // What is said already stays.
    await store.publish({ ...publication, origin: {} });
    expect(await store.readProvenance('booking', release)).toEqual(stated);
  }));

test('a release that is deleted takes its statement along', () =>
  inTemporaryDirectory(async (directory) => {
    let now = Date.now();
    const store = await aLiveStore(directory, () => new Date(now));
    now += 40 * 24 * 60 * 60 * 1000;
    await store.collect({ keepDays: 30, by: 'noura' });
    await expect(readFile(statementFile(store, second))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.readProvenance('booking', first)).not.toBeNull();
  }));
