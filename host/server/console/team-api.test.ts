import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import type { ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import type { TeamAction, TeamState } from '@clinic/contracts/host';
import { aDescriptor, aRemoteBuild, publish } from '@clinic/releases/testing/fixtures';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { serveTeams } from './team-api.ts';

const origin = 'https://clinic.example';
const eightDays = 8 * 24 * 60 * 60 * 1000;
const releaseMetrics: ReleaseMetricsResponse = { since: '2026-11-21T00:00:00.000Z', data: [] };

let fixture: SiteFixture;
let app: FastifyInstance;
let known: ReleaseMetricsResponse | null;

beforeEach(async () => {
  fixture = await siteFixture();
  known = releaseMetrics;
  app = Fastify({ logger: false });
  await app.register(fastifyCookie);
  serveTeams(app, { store: fixture.store, originOf: () => origin, releaseMetrics: () => Promise.resolve(known) });
});
afterEach(async () => {
  await app.close();
  await fixture.close();
});

/** The first team of a store has every right; the one that a test is about comes after it. */
async function aTeam(name: string, rights: TeamRight[], remotes = ['content']): Promise<string> {
  const everything = { rights: TeamRight.options, remotes: ['*'], channels: ChannelName.options };
  await fixture.store.addTeam({ name: 'platform', ...everything, by: 'tests' });
  return fixture.store.addTeam({ name, rights, remotes, channels: ['production'], by: 'tests' });
}

const call = (method: 'GET' | 'POST' | 'DELETE', what: string, headers: Record<string, string>, payload?: object) =>
  app.inject({ method, url: `/releases/api/${what}`, headers, ...(payload === undefined ? {} : { payload }) });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const act = (token: string, asked: TeamAction) => call('POST', 'acts', bearer(token), asked);
const stateOf = async (token: string) => (await call('GET', 'state', bearer(token))).json<TeamState>();
const liveRelease = async () => (await fixture.store.readRegistry('production'))?.remotes['content']?.release;

test.each([
  ['GET', 'state'],
  ['GET', 'figures'],
  ['POST', 'acts'],
] as const)('%s %s is for nobody without the token of a team', async (method, what) => {
  await aTeam('content-team', ['promote']);
  const strangers: Record<string, string>[] = [{}, bearer('ct_wrong'), { cookie: '__Host-team=ct_wrong' }];
  for (const headers of strangers) {
    const answer = await call(method, what, headers, method === 'POST' ? {} : undefined);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'signed-out']);
    expect(answer.headers['cache-control']).toBe('no-store');
    // A page that looks every few seconds shows a token that has ended once.
    expect(answer.headers['set-cookie']).toMatch(/^__Host-team=; .*Expires=Thu, 01 Jan 1970/);
  }
});

test('a server without the key of previews shows everything else', async () => {
  await fixture.release('one');
  const token = await aTeam('content-team', ['preview']);
  const asked = { base: 'production', replaces: { content: (await liveRelease()) ?? '' }, note: '', days: 1 } as const;
  await fixture.store.createPreview({ ...asked, by: 'tests' });
  expect((await stateOf(token)).previews).toHaveLength(1);
  await rm(path.join(fixture.store.localState, 'keys', 'preview.key'));
  expect(await stateOf(token)).toMatchObject({ previews: null, team: { name: 'content-team' } });
});

test('V10: one network shows so many wrong tokens, wherever it shows them; right ones cost nothing', async () => {
  const token = await aTeam('content-team', ['promote']);
  for (let times = 0; times < 30; times += 1) {
    expect((await call('GET', 'state', bearer(token))).statusCode).toBe(200);
  }
  const tries = Array.from({ length: 80 }, (_, n) =>
    n % 2 === 0
      ? call('POST', 'session', { origin }, { token: `ct_wrong${n}` })
      : call('GET', 'state', bearer(`ct_wrong${n}`)),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(70);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('POST', 'session', { origin }, { token })).statusCode).toBe(429);
  const elsewhere = { method: 'POST', url: '/releases/api/session', headers: { origin }, payload: { token } } as const;
  expect((await app.inject({ ...elsewhere, remoteAddress: '203.0.113.9' })).statusCode).toBe(204);
});

test('right tokens of one network are no wrong ones, however many are looked up side by side', async () => {
  const token = await aTeam('content-team', ['promote']);
  const { store } = fixture;
  const { whoIs } = store;
  const arrived = new Set<object>();
  const all = Promise.withResolvers<void>();
  store.whoIs = async (shown) => {
    if (arrived.add({}).size === 30) all.resolve();
    await Promise.race([all.promise, setTimeout(3000)]);
    return whoIs(shown);
  };
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('GET', 'state', bearer(token))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200));
});

test('who signs in gets a cookie that no script reads and no other site sends, and it ends with signing out', async () => {
  const token = await aTeam('content-team', ['promote']);
  expect((await call('POST', 'session', { origin }, { token: 'ct_wrong' })).statusCode).toBe(401);
  const signedIn = await call('POST', 'session', { origin }, { token });
  expect(signedIn.statusCode).toBe(204);
  const cookie = String(signedIn.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-team=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const state = await call('GET', 'state', { cookie: cookie.split(';')[0] ?? '' });
  expect(state.json<TeamState>().team).toEqual({
    name: 'content-team',
    remotes: ['content'],
    channels: ['production'],
    rights: ['promote'],
  });
  expect(state.body).not.toContain('tokenHash');
  expect(String((await call('DELETE', 'session', { origin })).headers['set-cookie'])).toMatch(/^__Host-team=;/);
});

test('with a cookie, nothing is done from another site', async () => {
  const token = await aTeam('content-team', ['lock'], ['*']);
  const asked: TeamAction = { act: 'lock', channel: 'production', reason: 'because' };
  const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of elsewhere) {
    const answer = await call('POST', 'acts', { cookie: `__Host-team=${token}`, ...headers }, asked);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'foreign']);
  }
  expect(await fixture.store.readLock('production')).toBeNull();
});

test('a corrupt registry of one channel hides that channel alone', async () => {
  const first = await fixture.release('one');
  const token = await aTeam('content-team', ['promote']);
  await writeFile(path.join(fixture.store.location, 'registry', 'staging.json'), '{"schema":');
  const { channels } = await stateOf(token);
  expect(channels.find(({ channel }) => channel === 'staging')).toMatchObject({ corrupt: true, registry: null });
  const production = channels.find(({ channel }) => channel === 'production');
  expect(production?.registry?.remotes['content']?.release).toBe(first);
  expect(production).not.toHaveProperty('corrupt');
});

test('what is live comes with where it comes from, and an altered statement is told as that', async () => {
  await fixture.release('one');
  const token = await aTeam('content-team', ['preview']);
  const id = `content@${await liveRelease()}`;
  expect((await stateOf(token)).origins[id]).toMatchObject({ builder: null, checkedBy: 'machine' });

  await fixture.release('two');
  const release = (await liveRelease()) ?? '';
  await writeFile(path.join(fixture.store.location, 'provenance', 'content', `${release}.json`), '{}');
  expect((await stateOf(token)).origins[`content@${release}`]).toBe('altered');
});

test('a channel that nobody signed for a week is told as expired', async () => {
  await fixture.release('one');
  const token = await aTeam('content-team', ['preview']);
  const expired = async () => (await stateOf(token)).channels.find(({ channel }) => channel === 'production')?.expired;
  expect(await expired()).toBe(false);
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'setInterval'],
    now: Date.now() + eightDays,
  });
  try {
    expect(await expired()).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('a team promotes for some, for all, and goes back, and all of it is in the history under its name', async () => {
  const first = await fixture.release('one');
  const second = await fixture.publish('two');
  const token = await aTeam('content-team', ['promote']);
  const before = (await fixture.store.readRegistry('production'))?.composition ?? '';
  const promote = { act: 'promote', channel: 'production', name: 'content', release: second, reason: 'Try' } as const;

  expect((await act(token, { ...promote, seen: 1, percent: 10 })).statusCode).toBe(204);
  expect((await fixture.store.readRegistry('production'))?.remotes['content']).toMatchObject({
    release: first,
    rollout: { to: second, percent: 10 },
  });
  const late = await act(token, { ...promote, seen: 1 });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'conflict']);
  expect((await act(token, { ...promote, seen: 2 })).statusCode).toBe(204);
  expect(await liveRelease()).toBe(second);

  expect(
    (await act(token, { act: 'rollback', channel: 'production', seen: 3, to: before, reason: '' })).statusCode,
  ).toBe(204);
  expect(await liveRelease()).toBe(first);
  const state = await stateOf(token);
  const production = state.channels.find(({ channel }) => channel === 'production');
  expect(production?.past.map((line) => [line.act, line.by])).toEqual([
    ['rollback', 'content-team'],
    ['promote', 'content-team'],
    ['promote', 'content-team'],
    ['promote', 'tests'],
  ]);
  expect(state.canSign).toBe(true);
  expect(state.releases['content']?.map(({ release }) => release)).toEqual([second, first]);
});

test('an abort ends the rollout that the page showed, and no other one that went out meanwhile', async () => {
  await fixture.release('one');
  const token = await aTeam('content-team', ['promote']);
  const [shown, later] = [await fixture.publish('two'), await fixture.publish('three')];
  const production = { channel: 'production', by: 'tests' } as const;
  for (const release of [shown, later]) {
    await fixture.store.abortRollout({ ...production, remote: 'content' });
    await fixture.store.promote({ ...production, changes: { content: release }, percent: 10 });
  }
  const abort = { act: 'abort', channel: 'production', name: 'content', reason: '' } as const;
  const out = async () => (await fixture.store.readRegistry('production'))?.remotes['content']?.rollout?.to;

  const late = await act(token, { ...abort, release: shown });
  expect([late.statusCode, late.json<{ code: string }>().code, await out()]).toEqual([409, 'conflict', later]);
  expect((await call('POST', 'acts', bearer(token), abort)).statusCode).toBe(422);
  expect([(await act(token, { ...abort, release: later })).statusCode, await out()]).toEqual([204, undefined]);
});

test('what a team has no right to is refused, and the refusal is in the history', async () => {
  await fixture.release('one');
  const second = await fixture.publish('two');
  const token = await aTeam('other-team', ['promote'], ['qa']);
  const answer = await act(token, {
    act: 'promote',
    channel: 'production',
    seen: 1,
    name: 'content',
    release: second,
    reason: '',
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
  expect((await act(token, { act: 'lock', channel: 'production', reason: 'because' })).statusCode).toBe(403);
  const { history } = await stateOf(token);
  expect(history.filter((line) => line.act === 'refuse').map(({ by }) => by)).toEqual(['other-team', 'other-team']);
});

/** Content, then qa, then content, then qa again: the compositions in the order in which they were live. */
async function aPastOfTwo(): Promise<string[]> {
  const { store } = fixture;
  const production = { channel: 'production', by: 'tests' } as const;
  await fixture.release('one');
  const [former, next] = ['1.0.0+0000001', '1.1.0+0000002'];
  for (const release of [former, next]) await publish(store, 'qa', release, aRemoteBuild(aDescriptor('qa')));
  await store.promote({ ...production, changes: { qa: former } });
  await store.promote({ ...production, changes: { content: await fixture.publish('two') } });
  await store.promote({ ...production, changes: { qa: next } });
  return (await store.readDeploymentRecords('production')).map(({ to }) => to);
}
const movedOf = async (token: string) => {
  const { channels } = await stateOf(token);
  const past = channels.find(({ channel }) => channel === 'production')?.past ?? [];
  return past.map(({ to, moved }) => [to, moved?.toSorted()]);
};

test('each earlier composition comes with what going back to it changes now, for which the server asks the right', async () => {
  const [first = '', second = '', third = '', live = ''] = await aPastOfTwo();
  const token = await aTeam('qa-team', ['promote'], ['qa']);
  expect(await movedOf(token)).toEqual([
    [live, []],
    [third, ['qa']],
    [second, ['content', 'qa']],
    [first, ['content', 'qa']],
  ]);
  const goBack = { act: 'rollback', channel: 'production', seen: 4, reason: '' } as const;
  expect((await act(token, { ...goBack, to: second })).statusCode).toBe(403);
  expect((await act(token, { ...goBack, to: third })).statusCode).toBe(204);
  expect(await movedOf(token)).toMatchObject([
    [third, []],
    [live, ['qa']],
    [third, []],
    [second, ['content']],
    [first, ['content', 'qa']],
  ]);
});

test('a composition that is not in the store any more is told without what it would change', async () => {
  const [, second = ''] = await aPastOfTwo();
  await rm(path.join(fixture.store.location, 'compositions', `${second}.json`));
  const moved = await movedOf(await aTeam('qa-team', ['promote'], ['qa']));
  expect(moved.filter(([, parts]) => parts === undefined)).toEqual([[second, undefined]]);
  expect(moved).toHaveLength(4);
});

test('a locked channel takes no promotion and says so', async () => {
  await fixture.release('one');
  const second = await fixture.publish('two');
  const token = await aTeam('keepers', ['promote', 'lock'], ['*']);
  expect((await act(token, { act: 'lock', channel: 'production', reason: 'Ramadan' })).statusCode).toBe(204);
  const promote = {
    act: 'promote',
    channel: 'production',
    seen: 1,
    name: 'content',
    release: second,
    reason: '',
  } as const;
  const answer = await act(token, promote);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([423, 'locked']);
  expect((await act(token, { act: 'unlock', channel: 'production', reason: '' })).statusCode).toBe(204);
  expect((await act(token, promote)).statusCode).toBe(204);
});

test('metrics come when they can be had', async () => {
  const token = await aTeam('content-team', ['promote']);
  expect((await call('GET', 'figures', bearer(token))).json()).toEqual(releaseMetrics);
  known = null;
  expect((await call('GET', 'figures', bearer(token))).statusCode).toBe(503);
});

test('what cannot be understood is refused', async () => {
  const token = await aTeam('content-team', ['promote']);
  const answer = await call('POST', 'acts', bearer(token), { act: 'promote', channel: 'production', percent: 900 });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'invalid']);
});
