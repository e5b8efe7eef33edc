import { internalKeyHeader } from '@clinic/contracts/metrics';
import type { MetricCount, ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import { releaseMetrics } from '../../db/schema.ts';
import { dayMs } from '../../durations.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic, productionEnv } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { dropOldMetrics, keptDays } from './retention.ts';

const key = 'k'.repeat(40);
const noHeaders: Record<string, string> = {};
const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString();
const old = '1.0.0+aaaaaaa';
const next = '1.1.0+bbbbbbb';
const composition = 'c-0123456789ab';

const counted = (more: Partial<MetricCount>): MetricCount => ({
  hour,
  remote: 'booking',
  release: next,
  event: 'load/ok',
  composition: '',
  upTo: 0,
  count: 1,
  ...more,
});

describe.each(engines)('metrics of releases on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { INTERNAL_KEY: key } });
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.database.db.delete(releaseMetrics));

  const bring = (items: unknown, headers: Record<string, string> = { [internalKeyHeader]: key }) =>
    call(clinic, 'POST', '/api/release-figures', { headers, body: { items } });
  const ask = (since = hour, headers: Record<string, string> = { [internalKeyHeader]: key }) =>
    call(clinic, 'GET', `/api/release-figures?since=${encodeURIComponent(since)}`, { headers });
  const metrics = async (since?: string) => (await ask(since)).json<ReleaseMetricsResponse>().data;

  test('what several servers bring is added up by release', async () => {
    await bring([
      counted({ count: 7 }),
      counted({ event: 'load/integrity', composition, count: 2 }),
      counted({ event: 'load/network', composition }),
      counted({ event: 'view/ok', count: 5 }),
      counted({ event: 'draw/failed', composition, count: 3 }),
      counted({ event: 'show/ok', upTo: 300, count: 4 }),
      counted({ release: old, event: 'conversion/started', count: 6 }),
    ]);
    expect((await bring([counted({ count: 3 }), counted({ count: 1 })])).statusCode).toBe(204);
    expect(await metrics()).toEqual([
      expect.objectContaining({
        remote: 'booking',
        release: old,
        conversionsStarted: 6,
        conversionsCompleted: 0,
        loads: 0,
      }),
      {
        remote: 'booking',
        release: next,
        views: 5,
        loads: 14,
        loadFailures: { network: 1, integrity: 2 },
        boundaryHits: 3,
        uncaughtErrors: 0,
        conversionsStarted: 0,
        conversionsCompleted: 0,
        renderMs: { p50: 250, p75: 275, p95: 295 },
        serverRenders: 0,
        serverFailures: 0,
        serverRenderMs: null,
        failedIn: [composition],
      },
    ]);
  });

  test('many at the same time lose nothing', async () => {
    const batches = Array.from({ length: 20 }, (_, index) =>
      bring([
        counted({ release: index % 2 === 0 ? old : next }),
        counted({ event: 'view/ok' }),
        counted({ release: old, event: 'view/ok' }),
      ]),
    );
    expect((await Promise.all(batches)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await metrics()).toMatchObject([
      { release: old, views: 20, loads: 10 },
      { release: next, views: 20, loads: 10 },
    ]);
  });

  test('only hours from the one asked for count', async () => {
    const earlier = new Date(Date.parse(hour) - 3_600_000).toISOString();
    await bring([counted({ hour: earlier, count: 9 }), counted({})]);
    expect(await metrics(new Date(Date.parse(hour) + 59 * 60_000).toISOString())).toMatchObject([{ loads: 1 }]);
    expect(await metrics(earlier)).toMatchObject([{ loads: 10 }]);
  });

  test('for whoever has not the key there is no such address', async () => {
    for (const headers of [noHeaders, { [internalKeyHeader]: 'x'.repeat(40) }, { [internalKeyHeader]: '' }]) {
      expect((await ask(hour, headers)).statusCode).toBe(404);
      expect((await bring([counted({})], headers)).statusCode).toBe(404);
    }
    expect(await metrics()).toEqual([]);
  });

  test.each([
    ['a path', counted({ remote: '../secret' })],
    ['no release', counted({ release: 'https://evil.test/' })],
    ['an unknown event', counted({ event: 'load/because of Sara' as never })],
    ['a text', { ...counted({}), message: 'Sara saw an error' }],
    ['a count below one', counted({ count: 0 })],
  ])('%s is refused', async (_what, item) => {
    expect((await bring([item])).statusCode).toBe(422);
    expect(await metrics()).toEqual([]);
  });

  test('metrics are kept for some weeks only', async () => {
    const day = (ago: number) => new Date(Date.parse(hour) - ago * dayMs).toISOString();
    await bring([counted({ hour: day(keptDays + 1) }), counted({ hour: day(keptDays - 1) })]);
    await dropOldMetrics(clinic.services, new Date());
    expect(await metrics(day(100))).toMatchObject([{ loads: 1 }]);
  });
});

test('in production without a key there are no metrics, and a demonstration makes its own key', async () => {
  const production = await openClinic('pglite', {
    env: productionEnv,
  });
  expect(production.settings.internalKey).toBeNull();
  const answer = await call(production, 'GET', `/api/release-figures?since=${hour}`, {
    headers: { [internalKeyHeader]: '' },
  });
  expect(answer.statusCode).toBe(404);
  await production.close();
});

describe('metrics', () => {
  const token = 't'.repeat(24);
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic('pglite', { env: { METRICS_TOKEN: token } });
  });
  afterAll(() => clinic.close());

  test('say how long routes take, by their patterns, and what waits in the outbox', async () => {
    await call(clinic, 'GET', '/api/doctors/by-slug/somebody');
    await call(clinic, 'GET', '/nowhere/at/all');
    const { statusCode, body, headers } = await call(clinic, 'GET', '/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/doctors\/by-slug\/:slug",status="404"\} 1/,
    );
    expect(body).toMatch(/route="unknown",status="404"/);
    expect(body).toMatch(/^clinic_outbox_queued 0$/m);
    expect(body).toMatch(/^clinic_outbox_parked 0$/m);
    expect(body).toMatch(/^clinic_outbox_oldest_seconds 0$/m);
    expect(body).toMatch(/^clinic_message_channels 0$/m);
    expect(body).toMatch(/^clinic_backup_timestamp_seconds 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(body).not.toContain('somebody');
    expect(body).not.toContain('nowhere');
  });

  test('what cannot be read is missing alone, and said once until it can be read again', async () => {
    const read = async () => {
      const { body } = await call(clinic, 'GET', '/metrics', { headers: { authorization: `Bearer ${token}` } });
      return body;
    };
    const said = () => clinic.logged.filter((line) => line.includes('"metric":"clinic_outbox_queued"')).length;
    await clinic.database.pool.query('ALTER TABLE outbox RENAME TO outbox_away');
    await read();
    const body = await read();
    await clinic.database.pool.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(body).not.toMatch(/^clinic_outbox_queued /m);
    expect(body).toMatch(/^clinic_sms_today 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(said()).toBe(1);
    expect(await read()).toMatch(/^clinic_outbox_queued 0$/m);
  });

  test('V25: without the token there is no such page', async () => {
    for (const authorization of [undefined, 'Bearer', 'Bearer wrong', `Basic ${token}`, token]) {
      const headers = authorization === undefined ? noHeaders : { authorization };
      const { statusCode, body } = await call(clinic, 'GET', '/metrics', { headers });
      expect(statusCode).toBe(404);
      expect(body).not.toContain('process_');
    }
  });
});
