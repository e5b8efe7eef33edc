import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { aLiveStore, first, inTemporaryDirectory, runRelease, second, third } from '../../testing/fixtures.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';
import { storeContext } from '../context/store-context.ts';
import { directoryBackend } from '../backends/directory-backend.ts';
import { signRegistry } from './signing.ts';

const main = path.join(import.meta.dirname, '..', '..', 'main.ts');
const production = { channel: 'production', by: 'noura' } as const;
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.parse('2026-11-01T09:00:00.000Z');

/** A store whose clock the test sets, in milliseconds after the first promotion. */
interface Clocked {
  directory: string;
  store: ReleaseStore;
  at: (milliseconds: number) => ReleaseStore;
  registryFile: string;
}

function withClock(test: (clocked: Clocked) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    let passed = 0;
    const store = await aLiveStore(directory, () => new Date(start + passed));
    const at = (milliseconds: number) => {
      passed = milliseconds;
      return store;
    };
    await test({ directory, store, at, registryFile: path.join(store.location, 'registry', 'production.json') });
  });
}

/** Another machine over the same store, with the same private key and nothing that it remembers. */
async function anotherMachine({ directory, store }: Clocked, now: number): Promise<ReleaseStore> {
  const localState = path.join(directory, 'another-machine');
  await mkdir(localState, { recursive: true });
  await cp(path.join(directory, 'keys'), path.join(localState, 'keys'), { recursive: true });
  return openStore(store.location, { localState, now: () => new Date(start + now) });
}

test('a registry ends a week after it was signed, and is signed again after a day: same number, same composition', () =>
  withClock(async ({ store, at }) => {
    const before = await store.readRegistry('production');
    expect(before?.expiresAt).toBe(new Date(start + 7 * day).toISOString());
    expect(await at(day - hour).renewRegistry('production')).toBeNull();
    const history = await store.readHistory();

    const renewed = await at(day).renewRegistry('production');
    expect(renewed).toMatchObject({ ...before, signature: expect.anything(), expiresAt: expect.anything() });
    expect(renewed?.expiresAt).toBe(new Date(start + 8 * day).toISOString());
    expect(await openStore(store.location).readRegistry('production')).toEqual(renewed);
    expect(await store.readHistory()).toEqual(history);
    expect(await store.renewRegistry('production')).toBeNull();
    // Who promotes from what they saw before is not in the way of a renewal.
    const promotion = { ...production, changes: { booking: second }, expectedSeq: before?.seq };
    expect((await store.promote(promotion)).registry).toMatchObject({ seq: 2 });
  }));

test('nobody renews without the private key, and nothing is renewed where nothing is live', () =>
  withClock(async ({ directory, store, at, registryFile }) => {
    at(3 * day);
    const bytes = await readFile(registryFile);
    const server = openStore(store.location, { localState: directory, signingKey: path.join(directory, 'no.key') });
    expect(await server.renewRegistry('production')).toBeNull();
    expect(await server.renewRegistry('production', { early: true, expired: true })).toBeNull();
    expect(await readFile(registryFile)).toEqual(bytes);
    expect(await store.renewRegistry('staging')).toBeNull();
  }));

test.each<[string, (store: ReleaseStore) => Promise<unknown>]>([
  ['a promotion', (store) => store.promote({ ...production, changes: { booking: second } })],
  ['a rollback', (store) => store.rollback(production)],
  ['the end of a rollout', (store) => store.abortRollout({ ...production, remote: 'booking' })],
])('%s does not build on a registry that expired: it would make a frozen one current', (_name, act) =>
  withClock(async ({ at, registryFile }) => {
    const bytes = await readFile(registryFile);
    const expired = { code: 'expired', message: expect.stringContaining('release keys renew') };
    await expect(act(at(7 * day))).rejects.toMatchObject(expired);
    expect(await readFile(registryFile)).toEqual(bytes);
  }),
);

test('a machine that knew an expired registry renews it; another one leaves that to a person', () =>
  withClock(async (clocked) => {
    const { store, at } = clocked;
    // It looks once while the registry counts.
    await store.renewRegistry('production');
    const another = await anotherMachine(clocked, 20 * day);
    await expect(another.renewRegistry('production')).rejects.toMatchObject({ code: 'expired' });
    await expect(another.renewRegistry('production', { early: true })).rejects.toMatchObject({ code: 'expired' });
    expect(await at(20 * day).renewRegistry('production')).toMatchObject({ seq: 1 });
    expect((await store.promote({ ...production, changes: { booking: second } })).changed).toBe(true);

    const later = await anotherMachine(clocked, 40 * day);
    expect(await later.renewRegistry('production', { expired: true })).toMatchObject({ seq: 2 });
  }));

test('a store that was frozen as a whole is not signed again by a machine that knew a newer number', () =>
  withClock(async ({ directory, store, at }) => {
    const frozen = path.join(directory, 'frozen');
    await cp(store.location, frozen, { recursive: true });
    await store.promote({ ...production, changes: { booking: third } });
    await store.renewRegistry('production');
    await rm(store.location, { recursive: true });
    await cp(frozen, store.location, { recursive: true });

    const replayed = { code: 'replayed', message: expect.stringContaining('was at number 2') };
    for (const request of [{}, { early: true }, { early: true, expired: true }])
      await expect(at(2 * day).renewRegistry('production', request)).rejects.toMatchObject(replayed);
    await expect(at(9 * day).promote({ ...production, changes: { qa: null } })).rejects.toMatchObject({
      code: 'expired',
    });
  }));

test('a registry from before there was an end counts as expired until it is signed again', () =>
  withClock(async ({ store, directory, registryFile }) => {
    const { expiresAt: _gone, ...old } = JSON.parse(await readFile(registryFile, 'utf8')) as Registry;
    const context = storeContext(directoryBackend(store.location), path.join(directory, 'keys'));
    await writeFile(registryFile, JSON.stringify(await signRegistry(context, old)));
    expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(first);
    await expect(store.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject({
      code: 'expired',
    });
    expect(await store.renewRegistry('production', { expired: true })).toMatchObject({ expiresAt: expect.anything() });
    expect((await store.promote({ ...production, changes: { booking: second } })).changed).toBe(true);
  }));

test('the registry of one channel does not stand in for another, however fresh it is', () =>
  withClock(async ({ store, registryFile }) => {
    await store.promote({
      channel: 'staging',
      changes: { host: '1.0.0+0000001', booking: second },
      by: 'noura',
    });
    await copyFile(path.join(path.dirname(registryFile), 'staging.json'), registryFile);
    await expect(store.readRegistry('production')).rejects.toMatchObject({ code: 'damaged' });
    await expect(store.renewRegistry('production', { early: true })).rejects.toMatchObject({ code: 'damaged' });
  }));

test('the commands show the end, say when it has come, and renew with the key alone', () =>
  withClock(async ({ store, directory }) => {
    const status = await runRelease(main, store.location, 'status');
    expect(status.out).toContain('2026-11-08T09:00:00.000Z');
    expect(status.err).toContain('The registry of production (number 1) expired: 2026-11-08T09:00:00.000Z');

    const promoted = await runRelease(main, store.location, 'promote', `booking@${second}`, '--to', 'production');
    expect(promoted).toMatchObject({ code: 1, err: expect.stringContaining('release keys renew') });
    expect(await runRelease(main, store.location, 'keys', 'renew')).toMatchObject({ code: 1 });
    const renewed = await runRelease(main, store.location, 'keys', 'renew', '--expired', '--json');
    expect(JSON.parse(renewed.out)).toMatchObject([{ channel: 'production', seq: 1 }]);
    expect((await runRelease(main, store.location, 'status')).err).not.toContain('expired');

    await rm(path.join(directory, 'keys', 'registry.key'));
    expect(await runRelease(main, store.location, 'keys', 'renew')).toMatchObject({ code: 1 });
  }));
