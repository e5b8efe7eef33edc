import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '@clinic/contracts';
import { serveBeacons } from './beacons.ts';
import type { Known } from './known-releases.ts';
import { BeaconLimits } from './beacon-limits.ts';
import type { CountContext } from './metrics-aggregator.ts';

const release = '1.0.0+aaaaaaa';
const composition = 'c-0123456789ab';
const items = [{ remote: 'qa', release, event: 'load/http', count: 2 }];
const good = JSON.stringify({ composition, items });

let app: FastifyInstance;
let known: () => Promise<Known>;
let counted: CountContext[];
let outcomes: string[];
let logged: string;

beforeEach(() => {
  [counted, outcomes, logged] = [[], [], ''];
  const names = new Set([`qa@${release}`, `booking@${release}`]);
  known = () => Promise.resolve({ releases: names, live: names, compositions: new Set([composition]) });
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => (logged += line) } } });
  serveBeacons(app, {
    known: { of: () => known() },
    registry: (): Registry | null => null,
    originOf: () => 'https://clinic.example',
    count: (_item, of) => counted.push(of),
    hasConversion: (remote) => remote === 'booking',
    served: (id) => id === 'c-ffffffffffff',
    onBatch: (outcome) => outcomes.push(outcome),
    limits: new BeaconLimits(10),
  });
});
afterEach(() => app.close());

const json = 'application/json';
const send = (payload: string, type = json) =>
  app.inject({ method: 'POST', url: '/beacons', headers: { 'content-type': type }, payload });

test.each([
  ['counted', good, json],
  ['empty', '', json],
  ['no JSON', '{"composition', json],
  ['too long', JSON.stringify('x'.repeat(5000)), json],
  ['a text', 'hello', 'text/plain'],
  ['a form', 'a=b', 'application/x-www-form-urlencoded'],
])('the answer is the same for what is %s', async (what, payload, type) => {
  const { statusCode, body, headers } = await send(payload, type);
  expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(outcomes).toEqual([what === 'counted' ? 'counted' : 'refused']);
  expect(logged).toBe('');
});

test('the answer is the same when the server cannot count; its log says so', async () => {
  known = () => Promise.reject(new Error('the store is away'));
  const { statusCode, body } = await send(good);
  expect([statusCode, body, outcomes]).toEqual([204, '', ['refused']]);
  expect(logged).toContain('the store is away');
});

test.each([
  ['one that was live', composition, composition],
  ['one that pages came of', 'c-ffffffffffff', 'c-ffffffffffff'],
  ['any other', 'c-000000000000', ''],
])('of compositions, %s (%s) is counted as “%s”', async (_what, named, kept) => {
  await send(JSON.stringify({ composition: named, items }));
  expect(counted).toEqual([{ composition: kept, live: true }]);
});

test('a conversion is counted of a remote whose descriptor names one, and of no other', async () => {
  const started = (remote: string) => ({ remote, release, event: 'conversion/started', count: 1 });
  await send(JSON.stringify({ composition, items: [started('qa')] }));
  expect(counted).toEqual([]);
  await send(JSON.stringify({ composition, items: [started('booking')] }));
  expect(counted).toEqual([{ composition, live: true }]);
});
