import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Registry } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import { aLiveStore, first, inTemporaryDirectory, runRelease, second } from '../../testing/fixtures.ts';
import type { Run } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../../store/index.ts';

const main = path.join(__dirname, '..', '..', 'main.ts');

function withCommand(test: (release: (...args: string[]) => Promise<Run>, store: ReleaseStore) => Promise<void>) {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await test((...args) => runRelease(main, store.location, ...args), store);
  });
}

test('promote, status, rollback and history tell one story', () =>
  withCommand(async (release) => {
    const promoted = await release(
      'promote',
      `booking@${second}`,
      '--to',
      'production',
      '--reason',
      'new steps',
      '--json',
    );
    expect(promoted.code).toBe(0);
    const { registry } = z.parse(z.object({ registry: Registry }), JSON.parse(promoted.out));
    expect(registry.remotes['booking']?.release).toBe(second);

    const status = await release('status');
    expect(status.out).toContain(registry.composition);
    expect(status.out).toContain(second);
    expect(JSON.parse((await release('status', '--json')).out)).toMatchObject({
      channels: [
        { channel: 'staging', registry: null, lock: null },
        { channel: 'production', registry, lock: null },
      ],
    });

    expect((await release('rollback', '--channel', 'production')).out).toContain('number 3');

    const history = await release('history', '--limit', '2');
    expect(history.out).toMatch(/noura +promote +production +2 .*new steps\n.*noura +rollback +production +3/);
  }));

test('what is wrong with the registry of one channel takes neither status nor history away for the other', () =>
  withCommand(async (release, store) => {
    const production = await store.readRegistry('production');
    const changes = { host: production?.host.release ?? '', booking: first };
    await store.promote({ channel: 'staging', changes, by: 'huda' });
    const file = path.join(store.location, 'registry', 'staging.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"by": "huda"', '"by": "mallory"'));
    const damage = expect.stringContaining('registry of staging cannot be verified');

    const status = await release('status');
    expect(status).toMatchObject({ code: 1, err: damage });
    expect(status.out).toContain(production?.composition);
    const asJson = await release('status', '--json');
    expect(JSON.parse(asJson.out)).toMatchObject({
      channels: [
        { channel: 'staging', registry: null, damage },
        { channel: 'production', registry: production, damage: null },
      ],
    });
    expect(JSON.parse(asJson.err.trim().split('\n').at(-1) ?? '')).toMatchObject({ error: { code: 'damaged' } });

    const history = await release('history', '--act', 'promote', '--json');
    expect(history).toMatchObject({ code: 0, err: damage });
    const [ofProduction, ofStaging] = JSON.parse(history.out) as object[];
    expect(ofProduction).toMatchObject({ channel: 'production', live: true });
    expect(ofStaging).toMatchObject({ channel: 'staging', by: 'huda' });
    expect(ofStaging).not.toHaveProperty('live');
    expect((await release('history', '--channel', 'production')).err).toBe('');
  }));

/** The arguments of the command that a message ends with. */
const commandIn = ({ err }: Run) => (/: release (.*)$/m.exec(err)?.[1] ?? err).split(' ');

test('a message that names a command names all of it: as it stands it does what the message says', () =>
  withCommand(async (release, store) => {
    const share = async () => (await store.readRegistry('production'))?.remotes['booking']?.rollout?.percent;
    await store.promote({ channel: 'production', changes: { booking: second }, percent: 10, by: 'tests' });
    await store.promote({ channel: 'production', changes: { booking: second }, by: 'tests' });
    const back = await release('rollback', '--channel', 'production');
    expect([back.code, await share()]).toEqual([0, undefined]);
    expect(await release(...commandIn(back))).toMatchObject({ code: 0 });
    expect(await share()).toBe(10);

    const smaller = await release('promote', `booking@${second}`, '--to', 'production', '--percent', '5');
    expect([smaller.code, await share()]).toEqual([1, 10]);
    expect(await release(...commandIn(smaller))).toMatchObject({ code: 0 });
    expect(await share()).toBeUndefined();
  }));

test('a preview prints its link and nothing else', () =>
  withCommand(async (release, store) => {
    const { code, out } = await release('preview', `booking@${second}`, '--days', '1', '--note', 'for the doctor');
    expect(code).toBe(0);
    const id = /^https:\/\/site\.test\/\?preview=(p-[0-9a-f]{32})\n$/.exec(out)?.[1] ?? out;
    expect(await store.readPreview(id)).toMatchObject({ ok: true, preview: { note: 'for the doctor', by: 'noura' } });
  }));

test.each([
  [
    'a release that was never published',
    ['promote', 'booking@9.9.9+9999999', '--to', 'production'],
    'release publish booking',
  ],
  [
    'a composition that was never live',
    ['rollback', '--channel', 'production', '--to', 'c-000000000000'],
    'never live',
  ],
  ['a rollback behind the first', ['rollback', '--channel', 'production'], 'is the first of production'],
])('%s ends with 1 and says why', (_name, args, why) =>
  withCommand(async (release) => {
    const { code, out, err } = await release(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(why);
    expect(err).not.toContain('    at ');
  }),
);

test.each([
  ['no command', []],
  ['an unknown command', ['launch']],
  ['an unknown channel', ['promote', `booking@${second}`, '--to', 'moon']],
  ['an address instead of a release', ['preview', 'booking@https://evil.test/remoteEntry.js']],
  ['a name without a release', ['promote', 'booking', '--to', 'production']],
  ['the same remote twice', ['promote', `booking@${first}`, `booking@${second}`, '--to', 'production']],
  ['nothing to promote', ['promote', '--to', 'production']],
  ['nothing to publish', ['publish']],
  ['an unknown package', ['publish', 'shop']],
  ['a number that is none', ['history', '--limit', 'many']],
])('%s ends with 2 and changes nothing', (_name, args) =>
  withCommand(async (release, store) => {
    const before = await store.readHistory();
    const { code, err } = await release(...args);
    expect(code).toBe(2);
    expect(err).not.toBe('');
    expect(await store.readHistory()).toEqual(before);
  }),
);

test('with --json an error is JSON on standard error, however the command was called', () =>
  withCommand(async (release) => {
    const misused = await release('promote', `booking@${second}`, '--to', 'moon', '--json');
    expect(misused).toMatchObject({ code: 2, out: '' });
    expect(JSON.parse(misused.err)).toMatchObject({
      error: { code: 'invalid', message: expect.stringContaining('moon') },
    });
    const missing = await release('diff', 'c-000000000000', 'production', '--json');
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(JSON.parse(missing.err)).toMatchObject({ error: { code: 'missing' } });
  }));
