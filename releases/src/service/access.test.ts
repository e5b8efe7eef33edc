import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { ChannelName, TeamRight } from '@clinic/contracts';
import { uploadArtifact } from '../remote/upload-artifact.ts';
import { aDescriptor, aRemoteBuild, first, hostRelease, writeFiles } from '../testing/fixtures.ts';
import { aServedStore, everything, serviceOver, sound } from '../testing/service.ts';
import type { RunningService } from '../testing/service.ts';
import { operations } from './operations.ts';

const audience = 'https://releases.clinic.example';

let directory: string;
let service: RunningService;
/** How far the clock of the store is ahead, in milliseconds. */
let ahead = 0;
let issuer: string;
let issuerServer: Server;
let sign: (claims: Record<string, unknown>, more?: SignOptions) => Promise<string>;

interface SignOptions {
  audience?: string;
  expires?: string;
  algorithm?: 'RS256' | 'HS256';
  kid?: string;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-access-'));
  const store = await aServedStore(directory, () => new Date(Date.now() + ahead));
  service = await serviceOver(store, { audience });
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  issuerServer = createServer((request, response) => {
    const body = request.url === '/keys' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  issuerServer.listen(0, '127.0.0.1');
  await once(issuerServer, 'listening');
  issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
  sign = (claims, { audience: aud = audience, expires = '5m', algorithm = 'RS256', kid = 'one' } = {}) =>
    new SignJWT({ iss: issuer, sub: 'job', ...claims })
      .setProtectedHeader({ alg: algorithm, kid })
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(algorithm === 'HS256' ? new TextEncoder().encode(JSON.stringify(jwk)) : privateKey);
});
afterAll(async () => {
  await service.close();
  issuerServer.close();
  await rm(directory, { recursive: true, force: true });
});

let network = 0;

/** Calls an operation from a network of its own, so that wrong tokens do not add up. */
function call(token: string, operation: string, ...args: unknown[]) {
  network += 1;
  return callFrom(`198.51.100.${network % 250}`, token, operation, ...args);
}

async function callFrom(address: string, token: string, operation: string, ...args: unknown[]) {
  const answer = await fetch(`${service.address}/v1/${operation}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(operation === 'uploads' ? args[0] : { args }),
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, message: error?.message ?? '' };
}

const files = [{ path: 'a.js', size: 1, integrity: `sha384-${'A'.repeat(64)}` }];

interface Action {
  /** The right that it needs. */
  needs: TeamRight | 'manage';
  /** That it is the same in every channel. */
  of?: 'no channel';
  args: unknown[];
}

/** What each action asks of booking in staging. */
const actionsWith = (preview: string): Record<string, Action> => ({
  uploads: { needs: 'publish', of: 'no channel', args: [{ name: 'booking', release: first, files }] },
  publisher: { needs: 'publish', of: 'no channel', args: [['booking']] },
  isPublished: { needs: 'publish', of: 'no channel', args: [{ name: 'booking', release: first }] },
  promote: { needs: 'promote', args: [{ channel: 'staging', changes: { booking: first } }] },
  abortRollout: { needs: 'promote', args: [{ channel: 'staging', remote: 'booking' }] },
  rollback: { needs: 'promote', args: [{ channel: 'staging' }] },
  createPreview: { needs: 'preview', args: [{ base: 'staging', replaces: { booking: first }, note: '', days: 1 }] },
  revokePreview: { needs: 'preview', args: [preview] },
  lock: { needs: 'lock', args: ['staging', 'because'] },
  unlock: { needs: 'lock', args: ['staging'] },
  addTeam: { needs: 'manage', args: [{ name: 'mine', ...everything }] },
  removeTeam: { needs: 'manage', args: ['platform'] },
  addToken: { needs: 'manage', args: [{ team: 'platform', days: 1 }] },
  revokeToken: { needs: 'manage', args: ['t-00000000'] },
  trustPipeline: {
    needs: 'manage',
    args: [{ team: 'platform', ...everything, issuer: 'https://a.example', repository: 'a/b', ref: 'refs/heads/main' }],
  },
  revokePipeline: { needs: 'manage', args: ['w-00000000'] },
  collect: { needs: 'manage', args: [{ keepDays: 30 }] },
});

/** Operations that every team may ask for. */
const isReading = (operation: string) => /^(read|list|diff|assert)/.test(operation);

/** It says how many combinations are refused. */
const documentation = path.join(__dirname, '..', '..', '..', 'docs', 'operations', 'release-service.md');

test('each action is refused with each wrong scope, and stands in no channel and no team', async () => {
  const { store } = service;
  const shown = { base: 'staging', replaces: { booking: first }, note: '', days: 1, by: 'tests' } as const;
  const actions = actionsWith((await store.createPreview(shown)).id);
  const needRight = ['uploads', ...Object.keys(operations).filter((operation) => !isReading(operation))];
  expect(Object.keys(actions).sort()).toEqual(needRight.sort());
  // What a rollback in staging would change is booking.
  await store.promote({ channel: 'staging', changes: { booking: null }, by: 'tests' });
  const rights: TeamRight[] = ['publish', 'preview', 'promote', 'lock'];
  await store.addTeam({
    name: 'wide',
    remotes: ['booking', 'qa'],
    channels: ['staging', 'production'],
    rights,
    by: 'tests',
  });
  const tokenOf = async (remotes: string[], channels: ChannelName[], of: readonly TeamRight[]) =>
    (await store.addToken({ team: 'wide', remotes, channels, rights: of, days: 1, by: 'tests' })).token;
  const otherRemote = await tokenOf(['qa'], ['staging'], rights);
  const otherChannel = await tokenOf(['booking'], ['production'], rights);
  const right = await tokenOf(['booking'], ['staging'], rights);
  ahead = -2 * 24 * 60 * 60 * 1000;
  const expired = await tokenOf(['booking'], ['staging'], rights);
  ahead = 0;
  const revoked = await store.addToken({ team: 'wide', days: 1, by: 'tests' });
  await store.revokeToken(revoked.id, 'tests');

  const before = JSON.stringify([await store.readRegistry('staging'), await store.readRegistry('production')]);
  const teams = (await store.listTeams()).map(({ name, tokens }) => [name, tokens.length]);
  const tried: [operation: string, scope: string, status: number][] = [];
  for (const [operation, { needs, of, args }] of Object.entries(actions)) {
    const others = rights.filter((each) => each !== needs);
    const otherRight = await tokenOf(['booking'], ['staging'], others);
    const forbidden = { otherRemote, otherRight, ...(of === 'no channel' ? {} : { otherChannel }) };
    for (const [scope, token] of Object.entries(forbidden)) {
      const { status, message } = await call(token, operation, ...args);
      tried.push([operation, scope, status]);
      expect([operation, scope, status, message]).toEqual([
        operation,
        scope,
        403,
        expect.stringContaining('wide may not'),
      ]);
    }
    for (const [scope, token] of Object.entries({ expired, revoked: revoked.token, nobody: 'ct_nobody' })) {
      const { status } = await call(token, operation, ...args);
      tried.push([operation, scope, status]);
      expect([operation, scope, status]).toEqual([operation, scope, 401]);
    }
  }
  const said = /All (\d+ combinations of \d+ actions)/.exec(await readFile(documentation, 'utf8'))?.[1];
  expect(said).toBe(`${tried.length} combinations of ${Object.keys(actions).length} actions`);
  const own = (await store.listTeams()).map(({ name, tokens }) => [name, name === 'wide' ? undefined : tokens.length]);
  expect(own).toEqual(teams.map(([name, tokens]) => [name, name === 'wide' ? undefined : tokens]));
  expect(JSON.stringify([await store.readRegistry('staging'), await store.readRegistry('production')])).toBe(before);

  // The right scope does it, and its use is noted.
  expect((await call(right, 'rollback', { channel: 'staging' })).status).toBe(200);
  const { lines } = await store.readHistory();
  expect(lines.at(-1)).toMatchObject({ act: 'rollback', by: 'wide', via: expect.stringMatching(/^t-[0-9a-f]{8}$/) });
  const [wide] = (await store.listTeams()).filter(({ name }) => name === 'wide');
  expect(wide?.tokens.filter(({ lastUsedAt }) => lastUsedAt !== undefined)).toHaveLength(1);
});

const main = { repository: 'clinic/booking', ref: 'refs/heads/main', environment: 'staging' };
const promote = ['promote', { channel: 'staging', changes: { booking: first } }] as const;

test('a job acts for the team that trusts its repository, ref and environment, and nothing else does', async () => {
  const { store } = service;
  const scope = { remotes: ['booking'], channels: ['staging'], rights: ['promote'] } as const;
  await store.addTeam({ name: 'booking-team', ...scope, by: 'tests' });
  const job = { team: 'booking-team', ...scope, issuer, by: 'tests' };
  await store.trustPipeline({ ...job, ...main });
  await store.trustPipeline({ ...job, repository: 'group/booking', ref: 'refs/tags/v*' });

  const remove = { channel: 'staging', changes: { booking: null } };
  expect((await call(await sign({ ...main, run_id: '41' }), 'promote', remove)).status).toBe(200);
  const gitlab = { project_path: 'group/booking', ref: 'v2', ref_type: 'tag', pipeline_id: '42' };
  expect((await call(await sign(gitlab), ...promote)).status).toBe(200);
  const production = { channel: 'production', changes: { booking: first } };
  expect((await call(await sign(main), 'promote', production)).message).toContain('it lacks production');
  expect((await call(await sign(main), 'promote', { channel: 'staging', changes: { host: hostRelease } })).status).toBe(
    403,
  );

  const refused: Record<string, string> = {
    'another repository': await sign({ ...main, repository: 'clinic/booking2' }),
    'a fork': await sign({ ...main, repository: 'mallory/booking' }),
    'another branch': await sign({ ...main, ref: 'refs/heads/main2' }),
    'a pull request': await sign({ ...main, ref: 'refs/pull/7/merge' }),
    'another environment': await sign({ ...main, environment: 'production' }),
    'a branch named as a tag': await sign({ ...gitlab, ref_type: 'branch' }),
    'no ref': await sign({ repository: 'clinic/booking', environment: 'staging' }),
    'another service': await sign(main, { audience: 'https://other.example' }),
    'a token of yesterday': await sign(main, { expires: '-1d' }),
    'a key of the caller': await sign(main, { algorithm: 'HS256' }),
    'an unknown key': await sign(main, { kid: 'two' }),
    'another issuer': await sign({ ...main, iss: 'https://evil.example' }),
    'no signature': `${(await sign(main)).split('.').slice(0, 2).join('.')}.`,
    'an altered token': (await sign(main)).replace(/\.[^.]+\./, '.e30.'),
  };
  for (const [what, token] of Object.entries(refused)) {
    expect([what, (await call(token, ...promote)).status]).toEqual([what, 401]);
  }
  const { lines } = await store.readHistory();
  const promoted = lines.filter(({ act, by }) => act === 'promote' && by === 'booking-team');
  expect(promoted.map(({ via }) => via)).toEqual([
    expect.stringMatching(/^w-[0-9a-f]{8}, run 41$/),
    expect.stringMatching(/^w-[0-9a-f]{8}, run 42$/),
  ]);
});

test('while an issuer does not give its keys, a right token is told to come again and is no wrong one', async () => {
  let answer: (url: string) => { status: number; body: unknown } | null = () => null;
  const failing = createServer((request, response) => {
    const given = answer(request.url ?? '');
    if (given === null) return response.destroy();
    return response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
  });
  failing.listen(0, '127.0.0.1');
  await once(failing, 'listening');
  try {
    const iss = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
    const scope = { remotes: ['booking'], channels: ['staging'], rights: ['promote'] } as const;
    await service.store.addTeam({ name: 'patient', ...scope, by: 'tests' });
    await service.store.trustPipeline({ team: 'patient', ...scope, issuer: iss, ...main, by: 'tests' });
    const token = await sign({ ...main, iss });
    const description = { status: 200, body: { issuer: iss, jwks_uri: `${iss}/keys` } };
    const own = await fetch(`${issuer}/keys`).then((response) => response.json());
    const withKeys = (status: number, body: unknown) => (url: string) =>
      url === '/keys' ? { status, body } : description;
    const states: [string, typeof answer][] = [
      ['closes the connection', () => null],
      ['is out of order', () => ({ status: 503, body: {} })],
      ['has no keys now', withKeys(500, {})],
      ['has something else', withKeys(200, { nothing: true })],
    ];
    for (const [what, state] of states) {
      answer = state;
      // More than the wrong tokens that one network may show.
      for (let times = 0; times < 12; times += 1) {
        const { status, message } = await callFrom('192.0.2.7', token, ...promote);
        expect([what, status, message]).toEqual([what, 503, expect.stringContaining(`The keys of ${iss}`)]);
      }
    }
    answer = withKeys(200, own);
    expect((await callFrom('192.0.2.7', token, ...promote)).status).toBe(200);
    expect((await call(await sign({ ...main, iss }, { kid: 'two' }), ...promote)).status).toBe(401);
  } finally {
    failing.close();
  }
});

test('two teams that trust the same job get nothing of it', async () => {
  const { store } = service;
  const other = { repository: 'clinic/shared', ref: 'refs/heads/main' };
  for (const name of ['one', 'two']) {
    const scope = { remotes: ['qa'], channels: ['staging'], rights: ['promote'] } as const;
    await store.addTeam({ name, ...scope, by: 'tests' });
    await store.trustPipeline({ team: name, ...scope, issuer, ...other, by: 'tests' });
  }
  expect(await call(await sign(other), ...promote)).toMatchObject({
    status: 403,
    message: expect.stringContaining('one and two'),
  });
});

test('a release says where it comes from: as the CI says it for a job, as the command says it for a token', async () => {
  const { store } = service;
  const scope = { remotes: ['qa'], channels: ['staging'], rights: ['publish'] } as const;
  const ci = { repository: 'clinic/qa', ref: 'refs/heads/main' };
  const token = await store.addTeam({ name: 'qa-team', ...scope, by: 'tests' });
  await store.trustPipeline({ team: 'qa-team', ...scope, issuer, ...ci, by: 'tests' });
  const stated = { repository: 'https://github.com/mallory/other', commit: 'd'.repeat(40) };
  const publish = async (bearer: string, release: string) => {
    const built = await writeFiles(path.join(directory, release), aRemoteBuild(aDescriptor('qa'), sound));
    const publication = { name: 'qa', release, built, by: 'tests', origin: { source: stated, builder: 'somebody' } };
    const uploading = { connection: service.connection(bearer), progress: () => undefined };
    await uploadArtifact(uploading, publication, []);
    return service.connection(token).operation('readProvenance')('qa', release);
  };

  const claims = {
    sha: 'a'.repeat(40),
    run_id: '77',
    job_workflow_ref: 'clinic/qa/.github/workflows/r.yml@refs/heads/main',
  };
  expect(await publish(await sign({ ...ci, ...claims }), '1.0.0+0000077')).toMatchObject({
    source: { repository: `${issuer}/clinic/qa`, commit: claims.sha, ref: ci.ref },
    builder: `${issuer}/${claims.job_workflow_ref}`,
    run: '77',
    checkedBy: 'service',
    checks: [{ check: 'files' }, { check: 'renders-on-server' }],
  });
  const byToken = await publish(token, '1.0.0+0000078');
  expect(byToken).toMatchObject({ source: stated, builder: null, checkedBy: 'service' });
});
