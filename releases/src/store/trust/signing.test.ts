import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Registry } from '@clinic/contracts';
import {
  aLiveStore,
  aRemoteBuild,
  aDescriptor,
  first,
  inTemporaryDirectory,
  publish,
  second,
  third,
} from '../../testing/fixtures.ts';
import { keepRenewed, openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';
import { withSignature } from './key-list.ts';
import type { KeyList } from './key-list.ts';

const production = { channel: 'production', by: 'noura' } as const;
const keysOf = (store: ReleaseStore) => path.join(store.location, '..', 'keys');
const registryFile = (store: ReleaseStore) => path.join(store.location, 'registry', 'production.json');

/** As a host server in production opens it: it makes no keys. */
const asServer = ({ location }: ReleaseStore) => openStore(location);

async function rewrite(store: ReleaseStore, change: (registry: Registry) => unknown): Promise<void> {
  const registry = JSON.parse(await readFile(registryFile(store), 'utf8')) as Registry;
  await writeFile(registryFile(store), JSON.stringify(change(registry)));
}

test('what is live is signed with the key that was made, which only its owner can read', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { trusted, signing } = await store.keys.list();
    expect(trusted.map(({ kid }) => kid)).toEqual([signing]);
    expect(signing).toMatch(/^[0-9a-f]{16}$/);
    expect((await store.readRegistry('production'))?.signature).toMatchObject({ alg: 'Ed25519', kid: signing });
    expect((await asServer(store).readRegistry('production'))?.remotes['booking']?.release).toBe(first);
    expect((await stat(path.join(keysOf(store), 'registry.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(keysOf(store), 'trusted.json'), 'utf8')).not.toContain('PRIVATE');
  }));

test.each<[string, (registry: Registry) => unknown, RegExp]>([
  ['an older number', (registry) => ({ ...registry, seq: registry.seq + 1 }), /does not fit/],
  ['another channel', (registry) => ({ ...registry, channel: 'staging' }), /does not fit/],
  ['another person', (registry) => ({ ...registry, by: 'mallory' }), /does not fit/],
  ['something that was never written', (registry) => ({ ...registry, extra: 1 }), /does not fit/],
  ['no signature', ({ signature: _gone, ...registry }) => registry, /not signed/],
  [
    'another key',
    (registry) => ({ ...registry, signature: { ...registry.signature, kid: 'f'.repeat(16) } }),
    /does not have its key/,
  ],
  [
    'another signature',
    (registry) => ({ ...registry, signature: { ...registry.signature, value: Buffer.alloc(64).toString('base64') } }),
    /does not fit/,
  ],
])('a registry with %s is not verified, and nothing is promoted on top of it', (_name, forge, reason) =>
  inTemporaryDirectory(async (directory) => {
    const store = asServer(await aLiveStore(directory));
    await rewrite(store, forge);
    const refusal = { code: 'damaged', message: expect.stringMatching(reason) };
    await expect(store.readRegistry('production')).rejects.toMatchObject(refusal);
    await expect(store.readRegistryBytes('production')).rejects.toMatchObject(refusal);
    await expect(store.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject(refusal);
    await expect(store.rollback(production)).rejects.toMatchObject(refusal);
  }),
);

test('what is signed is believed whatever the order and the spaces of its bytes', () =>
  inTemporaryDirectory(async (directory) => {
    const store = asServer(await aLiveStore(directory));
    await rewrite(store, ({ seq, ...registry }) => ({ ...registry, seq }));
    expect((await store.readRegistry('production'))?.seq).toBe(1);
  }));

test('without a key production promotes nothing, says how to make one, and the history keeps no such act', () =>
  inTemporaryDirectory(async (directory) => {
    const store = asServer(await aLiveStore(directory));
    await rm(path.join(keysOf(store), 'registry.key'));
    const before = await store.readHistory();
    const refusal = { code: 'no-key', message: expect.stringContaining('release keys init') };
    await expect(store.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject(refusal);
    expect((await store.readHistory()).lines.filter(({ act }) => act === 'promote')).toEqual(
      before.lines.filter(({ act }) => act === 'promote'),
    );
    expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(first);
  }));

test('a registry from before there were keys counts as nothing for who makes keys, and is refused by all others', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await rewrite(store, ({ signature: _gone, ...registry }) => registry);
    expect(await store.readRegistry('production')).toBeNull();
    await expect(asServer(store).readRegistry('production')).rejects.toMatchObject({ code: 'damaged' });

    const { lines } = await store.readHistory();
    const changes = lines.findLast(({ act }) => act === 'promote')?.changes ?? {};
    await store.promote({ ...production, changes });
    expect((await asServer(store).readRegistry('production'))?.remotes['booking']?.release).toBe(first);
  }));

test('a machine that trusts the keys of others makes none of its own; one that knows none does not overwrite what is live', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const keys = path.join(directory, 'keys-of-a-laptop');
    const laptop = openStore(store.location, { keys, createKeys: true });
    const unknown = { code: 'damaged', message: expect.stringContaining('release keys trust') };
    await expect(laptop.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject(unknown);
    await laptop.keys.trust(path.join(keysOf(store), 'trusted.json'));
    const refusal = { code: 'no-key', message: expect.stringContaining('release keys init') };
    await expect(laptop.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject(refusal);
    expect((await store.readRegistry('production'))?.seq).toBe(1);
  }));

test('a key can be retired though another channel is not verified', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const old = (await store.keys.list()).signing ?? '';
    await writeFile(path.join(store.location, 'registry', 'staging.json'), 'garbled');
    const { kid } = await store.keys.rotate();
    await store.keys.revoke(old);
    expect((await store.readRegistry('production'))?.signature?.kid).toBe(kid);
  }));

test('after a rotation the new key signs, and both are believed until the old one is retired', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const old = (await store.keys.list()).signing ?? '';
    const { kid } = await store.keys.rotate();
    expect((await store.readRegistry('production'))?.signature?.kid).toBe(old);
    expect((await store.keys.list()).trusted.map((key) => key.kid)).toEqual([old, kid]);

    await expect(store.keys.revoke(kid)).rejects.toMatchObject({ code: 'refused' });
    await store.keys.revoke(old);
    expect((await store.keys.list()).trusted.map((key) => key.kid)).toEqual([kid]);
    expect((await asServer(store).readRegistry('production'))?.signature?.kid).toBe(kid);
    await expect(store.keys.revoke(old)).rejects.toMatchObject({ code: 'missing' });
  }));

test('what the retired key signed is a replay that nobody trusts', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const replay = await readFile(registryFile(store));
    const old = (await store.keys.list()).signing ?? '';
    await store.keys.rotate();
    await store.promote({ ...production, changes: { booking: third } });
    await store.keys.revoke(old);
    await writeFile(registryFile(store), replay);
    await expect(store.readRegistry('production')).rejects.toMatchObject({ code: 'damaged' });
  }));

test('a machine whose key was revoked signs nothing any more and says so once; what is live stays believed', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const laptop = openStore(store.location, { localState: path.join(directory, 'laptop') });
    const keys = path.join(directory, 'laptop', 'keys');
    const { kid } = await laptop.keys.init();
    await laptop.keys.trust(path.join(keysOf(store), 'trusted.json'));
    await store.keys.trust(path.join(keys, 'trusted.json'));
    await laptop.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.keys.revoke(kid);
    await copyFile(path.join(keysOf(store), 'trusted.json'), path.join(keys, 'trusted.json'));

    const before = await readFile(registryFile(store));
    const { lines } = await store.readHistory();
    const refusal = { code: 'no-key', message: expect.stringMatching(`${kid} is not among the trusted keys.*remove`) };
    await expect(laptop.promote({ ...production, changes: { booking: third } })).rejects.toMatchObject(refusal);
    await expect(laptop.abortRollout({ ...production, remote: 'booking' })).rejects.toMatchObject(refusal);
    await expect(laptop.rollback(production)).rejects.toMatchObject(refusal);
    await expect(laptop.renewRegistry('production', { early: true })).rejects.toMatchObject(refusal);
    expect(await readFile(registryFile(store))).toEqual(before);
    expect((await store.readHistory()).lines).toEqual(lines);

    const said: unknown[] = [];
    const onError = (error: unknown) => said.push(error);
    const stop = await keepRenewed(laptop, { onError, onRenewed: () => undefined, every: 5 });
    await setTimeout(100);
    stop();
    expect(said).toEqual([expect.objectContaining(refusal)]);

    await publish(laptop, 'qa', second, aRemoteBuild(aDescriptor('qa'), 'newer()'));
    expect(existsSync(path.join(store.location, 'provenance', 'qa', `${second}.json`))).toBe(false);
    await rm(path.join(keys, 'registry.key'));
    expect(await laptop.renewRegistry('production', { early: true })).toBeNull();
  }));

test('a server without the private key trusts what a releasing machine signed once it has its public keys', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const keys = path.join(directory, 'keys-of-the-server');
    const server = openStore(store.location, { keys });
    await expect(server.readRegistry('production')).rejects.toMatchObject({ code: 'damaged' });

    const [added] = (await server.keys.trust(path.join(keysOf(store), 'trusted.json'))).fresh;
    expect(added?.kid).toBe((await store.keys.list()).signing);
    expect((await server.readRegistry('production'))?.seq).toBe(1);
    expect(await server.keys.list()).toMatchObject({ signing: null });
    expect((await server.keys.trust(path.join(keysOf(store), 'trusted.json'))).fresh).toEqual([]);
    await expect(server.keys.trust(path.join(keys, 'missing.json'))).rejects.toMatchObject({ code: 'missing' });
  }));

test('files that are no keys are refused without a word of what is in them', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = path.join(keysOf(store), 'registry.key');
    for (const text of ['secret words', privateKey.export({ type: 'pkcs8', format: 'pem' })]) {
      await writeFile(key, text);
      const error: unknown = await store
        .promote({ ...production, changes: { booking: second } })
        .catch((e: unknown) => e);
      expect(error).toMatchObject({ code: 'no-key', message: expect.not.stringContaining('secret') });
    }
    await writeFile(path.join(keysOf(store), 'trusted.json'), '{"keys":[{"kid":"0000000000000000","x":"AAAA"}]}');
    await expect(store.readRegistry('production')).rejects.toMatchObject({ code: 'damaged' });
  }));

test('a store makes its first key once and never replaces it', () =>
  inTemporaryDirectory(async (directory) => {
    const store = openStore(path.join(directory, 'releases'));
    await expect(store.keys.rotate()).rejects.toMatchObject({ code: 'no-key' });
    const made = await Promise.allSettled([store.keys.init(), store.keys.init()]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.keys.list()).trusted).toHaveLength(1);
  }));

test('with a threshold of two, two keys of the list before sign a change of the keys, and everybody refuses it with fewer', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const machine = (name: string) => openStore(store.location, { localState: path.join(directory, name) });
    const fileOf = (name: string) => path.join(directory, name, 'keys', 'trusted.json');
    const own = path.join(keysOf(store), 'trusted.json');
    const second = machine('second');
    const third = machine('third');
    for (const other of [second, third]) await other.keys.init();
    for (const name of ['second', 'third']) await store.keys.trust(fileOf(name));
    const { kid } = (await third.keys.list()).trusted[0] ?? { kid: '' };
    await expect(store.keys.threshold(4)).rejects.toMatchObject({ code: 'refused' });
    expect(await store.keys.threshold(2)).toMatchObject({ proposal: null, list: { version: 1 } });
    for (const other of [second, third]) await other.keys.trust(own);
    await expect(store.keys.rotate()).rejects.toThrow('in a folder of its own');
    const pair = path.join(directory, 'pair');
    await openStore(store.location, { localState: directory, keys: pair }).keys.init();
    expect(await store.keys.trust(path.join(pair, 'trusted.json'))).toMatchObject({ missing: 1 });

    const server = machine('server');
    const given = async (list: string | object) => {
      await mkdir(path.dirname(fileOf('server')), { recursive: true });
      await writeFile(fileOf('server'), typeof list === 'string' ? await readFile(list) : JSON.stringify(list));
      return (await server.readRegistry('production'))?.seq;
    };
    const refused = (why: RegExp) => ({ code: 'damaged', message: expect.stringMatching(why) });
    expect(await given(own)).toBe(1);

    const { proposal, missing } = await store.keys.revoke(kid);
    expect([missing, (await store.keys.list()).trusted.length]).toEqual([1, 3]);
    const file = proposal ?? '';
    await expect(given(file)).rejects.toMatchObject(refused(/missing: 1/));
    await expect(second.keys.trust(file)).rejects.toMatchObject(refused(/missing: 1/));
    await expect(store.keys.sign(file)).rejects.toMatchObject({ code: 'refused' });
    const once = JSON.parse(await readFile(file, 'utf8')) as KeyList;
    const [signature] = once.signatures;
    await expect(given({ ...once, signatures: [signature, signature] })).rejects.toMatchObject(refused(/missing: 1/));

    expect(await second.keys.sign(file)).toMatchObject({ missing: 0, proposal: null, list: { version: 2 } });
    expect(await given(file)).toBe(1);
    expect((await server.keys.trusted()).map((key) => key.kid)).not.toContain(kid);
    const grown = JSON.parse(await readFile(file, 'utf8')) as KeyList;
    await expect(given({ ...grown, threshold: 1 })).rejects.toMatchObject(refused(/not those/));
    await expect(given({ keys: once.keys })).rejects.toMatchObject(refused(/knows version 2/));
    await expect(given(own)).rejects.toMatchObject(refused(/knows version 2, and they are version 1/));
    await rm(fileOf('server'));
    await expect(server.readRegistry('production')).rejects.toMatchObject(refused(/knows version 2/));

    await store.keys.trust(fileOf('second'));
    const next = (await store.keys.threshold(1)).proposal ?? '';
    await third.keys.trust(fileOf('second'));
    await expect(third.keys.sign(next)).rejects.toMatchObject({ code: 'no-key' });
    const began = JSON.parse(await readFile(next, 'utf8')) as KeyList;
    const revoked = {
      kid,
      key: createPrivateKey(await readFile(path.join(directory, 'third', 'keys', 'registry.key'))),
    };
    await expect(given(withSignature(began, revoked))).rejects.toMatchObject(refused(/missing: 1/));
  }));
