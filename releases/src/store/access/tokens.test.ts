import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { aLiveStore, first, inTemporaryDirectory } from '../../testing/fixtures.ts';
import { authorizedClient } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

const everything = { remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options };
const ofBooking = {
  remotes: ['booking'],
  channels: ['staging', 'production'],
  rights: ['publish', 'promote'],
} as const;
const by = 'noura';

let now: Date;
const later = (days: number) => (now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000));

function withTeams(test: (store: ReleaseStore, tokens: { platform: string; booking: string }) => Promise<void>) {
  now = new Date('2026-03-01T09:00:00Z');
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory, () => now);
    const platform = await store.addTeam({ name: 'platform', ...everything, by });
    const booking = await store.addTeam({ name: 'booking-team', ...ofBooking, by });
    await test(store, { platform, booking });
  });
}

const publisher = (store: ReleaseStore, token: string) =>
  authorizedClient(store, { token, self: 'mallory' }).publisher(['booking']);

test('a token of a team ends after 90 days or when it is said; one that manages the store does not', () =>
  withTeams(async (store, { platform, booking }) => {
    const short = await store.addToken({ team: 'booking-team', days: 2, by });
    expect(short.expiresAt).toBe('2026-03-03T09:00:00.000Z');
    later(2);
    await expect(publisher(store, short.token)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await publisher(store, booking)).toBe('booking-team');
    later(88);
    expect(await store.whoIs(booking)).toBeNull();
    later(1000);
    expect(await publisher(store, platform)).toBe('platform');
    for (const days of [0, -1, 401, NaN])
      await expect(store.addToken({ team: 'booking-team', days, by })).rejects.toMatchObject({ code: 'invalid' });
  }));

test('a token has no more than its team, is kept nowhere, and goes alone when it is revoked', () =>
  withTeams(async (store, { booking }) => {
    const { id, token } = await store.addToken({ team: 'booking-team', rights: ['publish'], days: 1, by });
    await expect(store.addToken({ team: 'booking-team', remotes: ['qa'], days: 1, by })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('may do no more than booking-team'),
    });
    const act = authorizedClient(store, { token, self: 'x' });
    await expect(act.promote({ channel: 'staging', changes: { booking: first } })).rejects.toThrow(
      'the right to promote',
    );
    for (const file of ['teams.json', 'history.jsonl'])
      expect(await readFile(path.join(store.location, file), 'utf8')).not.toContain(token);
    expect(JSON.stringify(await store.listTeams())).not.toContain(createHash('sha256').update(token).digest('hex'));
    await store.revokeToken(id, by);
    expect(await store.whoIs(token)).toBeNull();
    expect(await publisher(store, booking)).toBe('booking-team');
    await expect(store.revokeToken(id, by)).rejects.toMatchObject({ code: 'missing' });
  }));

test('the last token that manages the store stays', () =>
  withTeams(async (store) => {
    const [, platform] = await store.listTeams();
    const id = platform?.tokens[0]?.id ?? '';
    await store.addToken({ team: 'platform', days: 30, by });
    await expect(store.revokeToken(id, by)).rejects.toMatchObject({ code: 'refused' });
  }));

test('a further token that manages the store has no end, and takes the place of one that became known', () =>
  withTeams(async (store, { platform }) => {
    const part = await store.addToken({ team: 'platform', remotes: ['booking'], by });
    expect(part.expiresAt).toBe('2026-05-30T09:00:00.000Z');
    expect((await store.addToken({ team: 'booking-team', by })).expiresAt).toBe('2026-05-30T09:00:00.000Z');

    const { id: known } = (await store.whoIs(platform)) ?? {};
    const other = await store.addToken({ team: 'platform', by });
    expect(other.expiresAt).toBeUndefined();
    await store.revokeToken(known ?? '', by);
    expect(await store.whoIs(platform)).toBeNull();
    later(1000);
    expect(await publisher(store, other.token)).toBe('platform');
    await expect(store.revokeToken(other.id, by)).rejects.toMatchObject({ code: 'refused' });
  }));

test('the last use of a token is noted to the hour, and goes with the token', () =>
  withTeams(async (store, { booking }) => {
    const lastUse = async () => (await store.listTeams())[0]?.tokens[0]?.lastUsedAt;
    expect(await lastUse()).toBeUndefined();
    await publisher(store, booking);
    expect(await lastUse()).toBe('2026-03-01T09:00:00.000Z');
    now = new Date('2026-03-01T09:59:00Z');
    await publisher(store, booking);
    expect(await lastUse()).toBe('2026-03-01T09:00:00.000Z');
    now = new Date('2026-03-01T10:00:00Z');
    await publisher(store, booking);
    expect(await lastUse()).toBe('2026-03-01T10:00:00.000Z');
  }));

test('a team from before teams had several tokens keeps the one that it had', () =>
  withTeams(async (store) => {
    const file = path.join(store.location, 'teams.json');
    const tokenHash = createHash('sha256').update('ct_former').digest('hex');
    const former = {
      schema: 'clinic-team/1',
      name: 'former',
      ...ofBooking,
      tokenHash,
      createdAt: now.toISOString(),
      by,
    };
    const teams = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...teams, former }));
    expect(await publisher(store, 'ct_former')).toBe('former');
    await store.addToken({ team: 'former', days: 1, by });
    expect(await publisher(store, 'ct_former')).toBe('former');
    expect((await store.listTeams()).find(({ name }) => name === 'former')?.tokens).toHaveLength(2);
  }));

test.each([
  ['neither a ref nor an environment', {}],
  ['an issuer without https', { ref: 'refs/heads/main', issuer: 'http://issuer.example' }],
  ['a branch that is no ref', { ref: 'main' }],
  ['more than its team may', { ref: 'refs/heads/main', remotes: ['qa'] }],
])('a pipeline with %s is not trusted', (_name, more) =>
  withTeams(async (store) => {
    const job = {
      team: 'booking-team',
      ...ofBooking,
      issuer: 'https://issuer.example',
      repository: 'clinic/booking',
      by,
    };
    await expect(store.trustPipeline({ ...job, ...more })).rejects.toMatchObject({ name: 'StoreError' });
    expect(await store.trustedIssuers()).toEqual(new Set());
  }),
);
