import { rm } from 'node:fs/promises';
import path from 'node:path';
import { aLiveStore, first, inTemporaryDirectory, runRelease, second } from '../../testing/fixtures.ts';

const main = path.join(__dirname, '..', '..', 'main.ts');

test('previews are listed until they are ended, and of a composition too', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const release = (...args: string[]) => runRelease(main, store.location, 'preview', ...args);
    const { composition = '' } = (await store.readRegistry('production')) ?? {};
    const make = async (...args: string[]) => (JSON.parse((await release(...args, '--json')).out) as { id: string }).id;
    const one = await make(`booking@${second}`);
    const whole = await make('--composition', composition, '--days', '1');

    const listed = (await release('--list')).out;
    expect(listed).toMatch(new RegExp(`${whole} +${composition} +noura .*\n${one} +booking@`));
    expect(JSON.parse((await release('--list', '--json')).out)).toMatchObject([
      { id: whole, composition, url: `https://site.test/?preview=${whole}` },
      { id: one, replaces: { booking: second } },
    ]);

    expect(await release('--revoke', one)).toMatchObject({ code: 0, out: `${one} is ended\n` });
    expect((await release('--revoke', one)).out).toBe(`${one} was ended already\n`);
    expect((await release('--list')).out).not.toContain(one);
    expect(await store.readPreview(one)).toMatchObject({ ok: false, reason: 'revoked' });
    expect((await store.readHistory()).lines.at(-1)).toMatchObject({ act: 'revoke', by: 'noura', preview: one });
  }));

test('where the key of previews is missing the list is refused instead of empty', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const request = { base: 'production', replaces: { booking: second }, note: '', days: 1, by: 'noura' } as const;
    await store.createPreview(request);
    const key = path.join(directory, 'keys', 'preview.key');
    await rm(key);
    const listed = await runRelease(main, store.location, 'preview', '--list', '--json');
    expect(listed).toMatchObject({ code: 1, out: '', err: expect.stringContaining(key) });
  }));

test.each([
  ['nothing to preview', [], 2, 'Name at least one release'],
  ['a preview that nobody made', ['--revoke', `p-${'0'.repeat(32)}`], 1, 'release preview --list'],
  ['a composition that is not there', ['--composition', 'c-000000000000', `booking@${first}`], 1, 'no composition'],
])('%s is refused with a reason', (_name, args, code, why) =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const run = await runRelease(main, store.location, 'preview', ...args);
    expect({ code: run.code, out: run.out }).toEqual({ code, out: '' });
    expect(run.err).toContain(why);
  }),
);
