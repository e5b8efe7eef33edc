import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../../store/index.ts';
import { aLiveStore, hostRelease, inTemporaryDirectory, runRelease, second } from '../../testing/fixtures.ts';
import type { Run } from '../../testing/fixtures.ts';

const main = path.join(import.meta.dirname, '..', '..', 'main.ts');

test('keys are made, changed, given to a host server and retired by commands', () =>
  inTemporaryDirectory(async (directory) => {
    const store = path.join(directory, 'releases');
    const keys = (...args: string[]) => runRelease(main, store, 'keys', ...args);
    const read = ({ out }: Run): unknown => JSON.parse(out);

    expect((await keys('list')).out).toContain('release keys init');
    const first = read(await keys('init', '--json')) as { kid: string };
    expect((await stat(path.join(directory, 'keys', 'registry.key'))).mode & 0o777).toBe(0o600);
    const again = await keys('init');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('release keys rotate')]);

    const second = read(await keys('rotate', '--json')) as { kid: string };
    const listed = await keys('list');
    expect(listed.out).toMatch(new RegExp(`${second.kid}.*signs`));
    expect(listed.out).not.toMatch(new RegExp(`${first.kid}.*signs`));

    const given = path.join(directory, 'given.json');
    await copyFile(path.join(directory, 'keys', 'trusted.json'), given);
    expect(await readFile(given, 'utf8')).not.toContain('PRIVATE');
    const server = path.join(directory, 'server', 'releases');
    expect(read(await runRelease(main, server, 'keys', 'trust', given, '--json'))).toHaveLength(2);

    expect((await keys('revoke', second.kid)).code).toBe(1);
    expect((await keys('revoke', first.kid)).code).toBe(0);
    expect(read(await keys('list', '--json'))).toMatchObject({ signing: second.kid, trusted: [{ kid: second.kid }] });
    expect((await keys('wrong')).code).toBe(2);
    expect((await keys('--help')).out).toContain('Examples:');
  }));

test('a change that takes two signatures waits for the second, and the command says where', () =>
  inTemporaryDirectory(async (directory) => {
    const location = path.join(directory, 'releases');
    const keys = (...args: string[]) => runRelease(main, location, 'keys', ...args);
    const own = openStore(location);
    const other = openStore(location, { localState: path.join(directory, 'other') });
    for (const store of [own, other]) await store.keys.init();
    await own.keys.trust(path.join(directory, 'other', 'keys', 'trusted.json'));
    const set = await keys('threshold', '2', '--json');
    expect(JSON.parse(set.out)).toMatchObject({ version: 1, threshold: 2, missing: 0, proposal: null });
    await other.keys.trust(path.join(directory, 'keys', 'trusted.json'));

    const { proposal } = await other.keys.threshold(1);
    const waiting = await keys('threshold', '1');
    expect(waiting.out).toContain('Missing signatures of trusted keys: 1. On a machine with one: release keys sign');
    expect((await keys('list')).out).toContain('Version 1; a change takes signatures of 2 of them.');
    const signed = await keys('sign', proposal ?? '');
    expect([signed.code, signed.out]).toEqual([0, expect.stringContaining('In force here')]);
    expect(await own.keys.list()).toMatchObject({ version: 2, threshold: 1 });
  }));

test('a channel that cannot be renewed leaves no other one to expire, and every failure is named', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await store.promote({ channel: 'staging', changes: { host: hostRelease, booking: second }, by: 'tests' });
    const before = await store.readRegistry('production');
    const damage = (channel: string) => writeFile(path.join(store.location, 'registry', `${channel}.json`), '{}');
    const renew = (...args: string[]) => runRelease(main, store.location, 'keys', 'renew', ...args);

    await damage('staging');
    const renewed = await renew('--json');
    expect(renewed).toMatchObject({ code: 1, err: expect.stringContaining('"code":"damaged"') });
    expect(JSON.parse(renewed.out)).toMatchObject([{ channel: 'production', seq: 1 }]);
    expect((await store.readRegistry('production'))?.expiresAt).not.toBe(before?.expiresAt);
    expect(await renew()).toMatchObject({ code: 1, out: expect.stringMatching(/^production +c-/m) });

    await damage('production');
    const none = await renew();
    expect(none).toMatchObject({ code: 1, out: '' });
    for (const channel of ['staging', 'production']) expect(none.err).toContain(channel);
  }));
