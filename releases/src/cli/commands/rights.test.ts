import path from 'node:path';
import {
  aLiveStore,
  first,
  hostRelease,
  inTemporaryDirectory,
  runReleaseWith,
  second,
  third,
} from '../../testing/fixtures.ts';
import type { Run } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../../store/index.ts';

const main = path.join(import.meta.dirname, '..', '..', 'main.ts');

type Command = (token: string, ...args: string[]) => Promise<Run>;

function withCommand(test: (release: Command, store: ReleaseStore) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await test((token, ...args) => runReleaseWith(main, store.location, { RELEASE_TOKEN: token }, ...args), store);
  });
}

test('from the first team on a token decides what a command may, and the history has its team', () =>
  withCommand(async (release, store) => {
    const made = await release('', 'team', 'add', 'platform', '--all');
    expect(made.out).toMatch(/^ct_[A-Za-z0-9_-]{43}\n$/);
    const all = made.out.trim();
    const scope = ['--remote', 'booking', '--channel', 'production', '--may', 'promote'];
    const added = await release(all, 'team', 'add', 'booking-team', ...scope, '--json');
    const { token } = JSON.parse(added.out) as { token: string };

    const listed = await release('', 'team', 'list');
    expect(listed.out).toMatch(/booking-team +booking +production +promote +t-[0-9a-f]{8} +20\S+Z +never\n/);
    expect(listed.out).not.toContain(token);

    const promote = ['promote', `booking@${second}`, '--to', 'production'];
    const refused = await release('', ...promote);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('RELEASE_TOKEN');
    expect((await release(token, ...promote)).code).toBe(0);
    expect((await store.readRegistry('production'))?.by).toBe('booking-team');

    const other = await release(token, 'promote', `qa@${first}`, '--to', 'production', '--json');
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(JSON.parse(other.err)).toMatchObject({
      error: { code: 'forbidden', message: expect.stringContaining('it lacks qa'), findings: [] },
    });
    const refusals = await release('', 'history', '--act', 'refuse');
    expect(refusals.out).toMatch(/noura +refuse +production .*promote booking/);
    expect(refusals.out).toMatch(/booking-team +refuse +production .*promote qa/);
    expect((await release(all, 'team', 'remove', 'booking-team')).out).toBe('booking-team is removed\n');
    expect((await release(token, ...promote)).code).toBe(1);
  }));

test('the command replaces the token of who may do everything', () =>
  withCommand(async (release) => {
    const known = (await release('', 'team', 'add', 'platform', '--all')).out.trim();
    const [id] = /t-[0-9a-f]{8}/.exec((await release('', 'team', 'list')).out) ?? [];
    const made = await release(known, 'team', 'token', 'platform');
    expect(made.err).toContain('works until it is revoked');
    const other = made.out.trim();
    expect(await release(other, 'team', 'revoke', id ?? '')).toMatchObject({ code: 0 });
    expect((await release(known, 'team', 'add', 'second', '--all')).code).toBe(1);
    expect((await release(other, 'team', 'add', 'second', '--all')).code).toBe(0);
  }));

test('one command revokes a token and the trust in jobs, each by its id', () =>
  withCommand(async (release) => {
    const all = (await release('', 'team', 'add', 'platform', '--all')).out.trim();
    const job = ['--issuer', 'https://ci.clinic.example', '--repository', 'clinic/booking', '--ref', 'refs/heads/main'];
    const scope = ['--remote', 'booking', '--channel', 'staging', '--may', 'publish'];
    const pipeline = (await release(all, 'team', 'trust', 'platform', ...job, ...scope)).out.trim();
    const further = await release(all, 'team', 'token', 'platform', '--json');
    const { id, token } = JSON.parse(further.out) as { id: string; token: string };
    expect((await release(token, 'team', 'revoke', pipeline)).out).toBe(`${pipeline} is revoked\n`);
    expect((await release(all, 'team', 'revoke', id)).out).toBe(`${id} is revoked\n`);
    expect((await release(token, 'team', 'token', 'platform')).code).toBe(1);
    const { out } = await release('', 'team', 'list');
    expect(out).not.toContain(pipeline);
    expect(out).not.toContain(id);
  }));

test('a team is one that may do everything, or one with a scope, and never both', () =>
  withCommand(async (release) => {
    await release('', 'team', 'add', 'platform', '--all');
    for (const scope of [
      ['--remote', 'booking'],
      ['--channel', 'production'],
      ['--may', 'promote'],
    ]) {
      const mixed = await release('', 'team', 'add', 'booking-team', '--all', ...scope);
      expect(mixed).toMatchObject({ code: 2, out: '' });
      expect(mixed.err).toContain(`option '--all' cannot be used with option '${scope[0] ?? ''}`);
    }
    expect((await release('', 'team', 'list')).out).not.toContain('booking-team');
  }));

test('a remote to promote and to remove at once is a contradiction, and nothing moves', () =>
  withCommand(async (release, store) => {
    const { code, err } = await release(
      '',
      'promote',
      `booking@${second}`,
      '--remove',
      'booking',
      '--to',
      'production',
    );
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('booking is named twice') });
    expect((await store.readRegistry('production'))?.seq).toBe(1);
  }));

test('what is locked ends with 3 until it is unlocked', () =>
  withCommand(async (release) => {
    const promote = ['promote', `booking@${second}`, '--to', 'production'];
    expect((await release('', 'lock', 'production', '--reason', 'إجازة العيد')).code).toBe(0);
    const locked = await release('', ...promote);
    expect(locked).toMatchObject({ code: 3, out: '' });
    expect(locked.err).toContain('production is locked since');
    expect((await release('', 'status')).out).toContain('by noura: إجازة العيد');
    expect((await release('', 'unlock', 'production', '--json')).out).toBe('{"channel":"production","changed":true}\n');
    expect((await release('', ...promote)).code).toBe(0);
    const late = await release('', 'promote', `booking@${third}`, '--to', 'production', '--expect-seq', '1');
    expect(late).toMatchObject({ code: 3, out: '' });
    expect(late.err).toContain('not at 1');
  }));

test('a rollback that says where the channel is goes back once, however often it is tried', () =>
  withCommand(async (release, store) => {
    for (const next of [second, third]) await release('', 'promote', `booking@${next}`, '--to', 'production');
    const rollback = ['rollback', '--channel', 'production', '--expect-seq', '3'];
    expect((await release('', ...rollback)).code).toBe(0);
    const again = await release('', ...rollback);
    expect(again).toMatchObject({ code: 3, out: '', err: expect.stringContaining('production is at 4 now, not at 3') });
    expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(second);
  }));

test('number 0 is a channel in which nothing is live yet', () =>
  withCommand(async (release) => {
    const promote = ['promote', `host@${hostRelease}`, '--to', 'staging', '--expect-seq'];
    expect((await release('', ...promote, '0')).code).toBe(0);
    const late = await release('', ...promote, '0');
    expect(late).toMatchObject({ code: 3, out: '' });
    expect(late.err).toContain('staging is at 1 now, not at 0');
    expect((await release('', ...promote, '-1')).code).toBe(2);
    expect((await release('', ...promote, '00')).code).toBe(2);
  }));

test('a share is promoted, shown, raised and aborted', () =>
  withCommand(async (release) => {
    const promote = ['promote', `booking@${second}`, '--to', 'production'];
    await release('', ...promote, '--percent', '12.5');
    expect((await release('', 'status', 'booking')).out).toMatch(
      /booking +1\.0\.0\+aaaaaaa, 12\.5 % 1\.0\.1\+bbbbbbb\n/,
    );
    expect((await release('', 'history', '--limit', '1')).out).toContain('for 12.5 %');
    expect((await release('', ...promote, '--percent', '0')).code).toBe(2);
    const taken = await release('', 'abort', 'booking', '--channel', 'production');
    expect(taken.out).toContain('number 3');
    expect((await release('', 'abort', 'booking', '--channel', 'production')).out).toContain('already');
  }));

test('gc says what it would delete, then deletes it', () =>
  withCommand(async (release) => {
    expect((await release('', 'gc', '--keep-days', '6')).code).toBe(2);
    const tried = await release('', 'gc', '--dry-run', '--json');
    expect(JSON.parse(tried.out)).toEqual({ deleted: [], kept: 5, leftovers: 0, dryRun: true });
    expect((await release('', 'gc')).out).toContain('0 releases deleted, 5 kept');
  }));
