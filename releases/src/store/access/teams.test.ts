import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { aLiveStore, first, hostRelease, inTemporaryDirectory, second, third } from '../../testing/fixtures.ts';
import { authorizedClient } from '../index.ts';
import type { AuthorizedClient, ReleaseStore } from '../index.ts';

interface Teams {
  store: ReleaseStore;
  /** May do everything. */
  platform: AuthorizedClient;
  /** May publish, preview and promote booking, but promote in staging only. */
  booking: AuthorizedClient;
  bookingToken: string;
}

const everything = { remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options };

function withTeams(test: (teams: Teams) => Promise<void>, now?: () => Date): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory, now);
    const self = 'noura';
    const token = await authorizedClient(store, { token: null, self }).addTeam({ name: 'platform', ...everything });
    const platform = authorizedClient(store, { token, self });
    const bookingToken = await platform.addTeam({
      name: 'booking-team',
      remotes: ['booking'],
      channels: ['staging'],
      rights: ['publish', 'preview', 'promote'],
    });
    const booking = authorizedClient(store, { token: bookingToken, self });
    const changes = { host: hostRelease, booking: first, qa: first };
    await platform.promote({ channel: 'staging', changes });
    await test({ store, platform, booking, bookingToken });
  });
}

async function refusals(store: ReleaseStore) {
  return (await store.readHistory()).lines.filter(({ act }) => act === 'refuse');
}

test('a token is long, belongs to its team, and is kept nowhere', () =>
  withTeams(async ({ store, bookingToken }) => {
    expect(bookingToken).toMatch(/^ct_[A-Za-z0-9_-]{43}$/);
    expect(await store.whoIs(bookingToken)).toMatchObject({ name: 'booking-team' });
    expect(await store.whoIs(`${bookingToken.slice(0, -1)}!`)).toBeNull();
    for (const file of ['teams.json', 'history.jsonl']) {
      expect(await readFile(path.join(store.location, file), 'utf8')).not.toContain(bookingToken);
    }
  }));

test('a team does what it may, under its own name', () =>
  withTeams(async ({ store, booking }) => {
    expect(await booking.publisher(['booking'])).toBe('booking-team');
    const { registry } = await booking.promote({ channel: 'staging', changes: { booking: second } });
    expect(registry.by).toBe('booking-team');
    expect((await booking.rollback({ channel: 'staging' })).registry.by).toBe('booking-team');
    expect(
      await booking.createPreview({ base: 'staging', replaces: { booking: third }, note: '', days: 1 }),
    ).toMatchObject({ by: 'booking-team' });
    expect(await refusals(store)).toEqual([]);
  }));

test.each([
  [
    'another remote',
    (team: AuthorizedClient) => team.promote({ channel: 'staging', changes: { qa: first } }),
    'booking-team may not promote qa in staging: it lacks qa.',
  ],
  [
    'its remote together with another',
    (team: AuthorizedClient) => team.promote({ channel: 'staging', changes: { booking: second, qa: null } }),
    'it lacks qa',
  ],
  [
    'the host',
    (team: AuthorizedClient) => team.promote({ channel: 'staging', changes: { host: hostRelease } }),
    'it lacks host',
  ],
  [
    'another channel',
    (team: AuthorizedClient) => team.promote({ channel: 'production', changes: { booking: second } }),
    'it lacks production',
  ],
  [
    'a share of another channel',
    (team: AuthorizedClient) => team.promote({ channel: 'production', changes: { booking: second }, percent: 1 }),
    'it lacks production',
  ],
  ['publishing for others', (team: AuthorizedClient) => team.publisher(['booking', 'qa']), 'it lacks qa'],
  ['locking', (team: AuthorizedClient) => team.lock('staging', 'mine'), 'it lacks the right to lock, *'],
  ['unlocking', (team: AuthorizedClient) => team.unlock('staging'), 'the right to lock'],
  [
    'aborting elsewhere',
    (team: AuthorizedClient) => team.abortRollout({ channel: 'staging', remote: 'qa' }),
    'it lacks qa',
  ],
  [
    'previewing another remote',
    (team: AuthorizedClient) => team.createPreview({ base: 'staging', replaces: { qa: first }, note: '', days: 1 }),
    'it lacks qa',
  ],
  [
    'previewing in another channel',
    (team: AuthorizedClient) =>
      team.createPreview({ base: 'production', replaces: { booking: second }, note: '', days: 1 }),
    'it lacks production',
  ],
  ['making teams', (team: AuthorizedClient) => team.addTeam({ name: 'mine', ...everything }), 'every right everywhere'],
  ['removing teams', (team: AuthorizedClient) => team.removeTeam('platform'), 'every right everywhere'],
  ['deleting', (team: AuthorizedClient) => team.collect({ keepDays: 30 }), 'every right everywhere'],
])('%s is refused, says what is missing and who may, and stands in the history', (_name, act, why) =>
  withTeams(async ({ store, booking }) => {
    const before = [await store.readRegistry('staging'), await store.readRegistry('production')];
    const refused = act(booking);
    await expect(refused).rejects.toMatchObject({ code: 'forbidden', message: expect.stringContaining(why) });
    await expect(refused).rejects.toThrow('Who may: platform.');
    expect([await store.readRegistry('staging'), await store.readRegistry('production')]).toEqual(before);
    expect(await refusals(store)).toMatchObject([{ by: 'booking-team', reason: expect.stringContaining(why) }]);
  }),
);

test('a rollback needs the right for every part that it would change', () =>
  withTeams(async ({ store, platform, booking }) => {
    await platform.promote({ channel: 'staging', changes: { qa: null } });
    await expect(booking.rollback({ channel: 'staging' })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('it lacks qa'),
    });
    expect((await store.readRegistry('staging'))?.seq).toBe(2);
  }));

test('a number that the channel does not have yet is no right: it is refused before anything else moves there', () =>
  withTeams(async ({ store, platform, booking }) => {
    const { registry } = await platform.promote({ channel: 'staging', changes: { qa: null } });
    const ahead = { channel: 'staging', to: registry.composition, expectedSeq: registry.seq + 1 } as const;
    await expect(booking.rollback(ahead)).rejects.toMatchObject({ code: 'conflict' });
    await platform.promote({ channel: 'staging', changes: { qa: first } });
    await expect(booking.rollback(ahead)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await store.readRegistry('staging'))?.seq).toBe(registry.seq + 1);
  }));

test('a channel whose registry was lost is put back by who may promote everything there', () =>
  withTeams(async ({ store, platform, booking }) => {
    const lost = await store.readRegistry('staging');
    await rm(path.join(store.location, 'registry', 'staging.json'));
    const back = { channel: 'staging', to: lost?.composition } as const;
    await expect(booking.rollback(back)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await platform.rollback(back)).registry.composition).toBe(lost?.composition);
  }));

test('a team hears of a preview that it ended, that ran out or that nobody made; only those of others are refused', () =>
  withTeams(async ({ store, platform, booking }) => {
    const ofBooking = { base: 'staging', replaces: { booking: third }, note: '', days: 1 } as const;
    const { id } = await booking.createPreview(ofBooking);
    expect(await booking.revokePreview(id)).toBe(true);
    expect(await booking.revokePreview(id)).toBe(false);
    await expect(booking.revokePreview(`p-${'0'.repeat(32)}`)).rejects.toMatchObject({ code: 'missing' });
    const other = await platform.createPreview({ ...ofBooking, replaces: { qa: first } });
    await expect(booking.revokePreview(other.id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await refusals(store)).toHaveLength(1);
  }));

test('without the key of previews a team hears that the key is missing; who may end every preview ends it', () =>
  withTeams(async ({ store, platform, booking }) => {
    const { id } = await booking.createPreview({ base: 'staging', replaces: { booking: third }, note: '', days: 1 });
    await rm(path.join(store.localState, 'keys', 'preview.key'));
    const missing = { code: 'no-key', message: expect.stringContaining('preview.key') };
    await expect(booking.revokePreview(id)).rejects.toMatchObject(missing);
    expect(await platform.revokePreview(id)).toBe(true);
  }));

test('nobody acts without a token or with an unknown one', () =>
  withTeams(async ({ store }) => {
    for (const token of [null, 'ct_unknown']) {
      const nobody = authorizedClient(store, { token, self: 'mallory' });
      await expect(nobody.promote({ channel: 'staging', changes: { booking: second } })).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining('RELEASE_TOKEN'),
      });
    }
    expect((await refusals(store)).map(({ by }) => by)).toEqual(['mallory', 'mallory']);
  }));

test('refusals that repeat are one line a minute, and many are not without end', () => {
  let now = new Date('2026-05-01T08:00:00Z');
  const clock = () => now;
  return withTeams(async ({ store, booking }) => {
    const ask = (remote: string) =>
      booking.promote({ channel: 'staging', changes: { [remote]: first } }).catch(() => undefined);
    for (let time = 0; time < 3; time += 1) await ask('qa');
    expect(await refusals(store)).toHaveLength(1);
    now = new Date('2026-05-01T08:01:01Z');
    await ask('qa');
    expect(await refusals(store)).toHaveLength(2);
    for (let number = 0; number < 30; number += 1) await ask(`remote-${number}`);
    expect(await refusals(store)).toHaveLength(21);
  }, clock);
});

test('a removed team may nothing any more', () =>
  withTeams(async ({ store, platform, booking, bookingToken }) => {
    await platform.removeTeam('booking-team');
    expect(await store.whoIs(bookingToken)).toBeNull();
    await expect(booking.publisher(['booking'])).rejects.toMatchObject({ code: 'forbidden' });
    expect((await store.readHistory()).lines.filter(({ act }) => act === 'team')).toMatchObject([
      { team: 'platform', what: expect.stringContaining('added') },
      { team: 'booking-team', by: 'platform', what: 'added, may publish, preview, promote booking in staging' },
      { team: 'booking-team', by: 'platform', what: 'removed' },
    ]);
  }));

test('there is always a team that manages the others, or none at all', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const scope = { remotes: ['booking'], channels: ['staging'], rights: ['publish'], by: 'noura' } as const;
    await expect(store.addTeam({ name: 'booking-team', ...scope })).rejects.toMatchObject({ code: 'refused' });
    await store.addTeam({ name: 'platform', ...everything, by: 'noura' });
    await store.addTeam({ name: 'booking-team', ...scope });
    await expect(store.addTeam({ name: 'booking-team', ...scope })).rejects.toMatchObject({ code: 'refused' });
    await expect(store.removeTeam('platform', 'noura')).rejects.toMatchObject({ code: 'refused' });
    await expect(store.removeTeam('unknown', 'noura')).rejects.toMatchObject({ code: 'missing' });
    await store.removeTeam('booking-team', 'noura');
    await store.removeTeam('platform', 'noura');
    expect(await authorizedClient(store, { token: null, self: 'noura' }).publisher(['qa'])).toBe('noura');
  }));

test.each([
  ['a name with spaces', { name: 'my team', ...everything }],
  ['no remote', { name: 'team', ...everything, remotes: [] }],
  ['no right', { name: 'team', ...everything, rights: [] }],
  ['no channel', { name: 'team', ...everything, channels: [] }],
])('a team with %s is none', (_name, team) =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await expect(store.addTeam({ ...team, by: 'noura' })).rejects.toMatchObject({ code: 'invalid' });
  }),
);
