import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { MetricCount } from '@clinic/contracts/metrics';
import type { ComposedSite } from '../rendering/composed-site.ts';
import type { RenderedPage } from '../rendering/site-observer.ts';
import { readSettings } from '../settings.ts';
import { RecentOutcomes } from '../status/recent-outcomes.ts';
import { allowancePerAddress } from './canary-decision.ts';
import { Observation } from './observation.ts';

const release = '1.0.0+aaaaaaa';
const remotes = { qa: { release, descriptor: { routes: [{ path: '/qa' }] } } };
const failing: RenderedPage = {
  site: { id: 'c-0123456789ab', boot: { preview: null, remotes } } as unknown as ComposedSite,
  ...{ path: '/qa', lang: 'ar', origin: 'https://clinic.example', dataVersion: '1' },
  ...{ ok: false, failures: null, milliseconds: 12 },
};

let outcomes: RecentOutcomes;
let observing: Observation;
let api: http.Server;
/** What the API was brought for the canary analysis. */
let brought: MetricCount[];
beforeEach(async () => {
  outcomes = new RecentOutcomes();
  brought = [];
  api = http.createServer((request, response) => {
    void json(request).then((body) => {
      brought.push(...(body as { items: MetricCount[] }).items);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const settings = readSettings({
    ...{ LOG_LEVEL: 'silent', INTERNAL_KEY: 'k'.repeat(40), API_BASE_URL: `http://127.0.0.1:${port}` },
  });
  observing = new Observation(settings, Fastify().log, (item, from) => outcomes.count(item, from));
});
afterEach(async () => {
  await observing.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

test('of pages that fail for one visitor a few count, of those that the server wanted all', () => {
  for (let count = 0; count < 9; count += 1) observing.observer.rendered({ ...failing, visitor: '203.0.113.7' });
  expect(outcomes.of('qa').failed).toBe(2);
  for (let count = 0; count < 9; count += 1) observing.observer.rendered(failing);
  expect(outcomes.of('qa').failed).toBe(11);
});

test.each([
  ['whole', 1],
  ['not whole', 0],
])('a page that fails for a share while that of the live composition is %s counts %i times', async (how, times) => {
  const answered = Promise.resolve(how === 'whole');
  observing.observer.rendered({ ...failing, isBaseWhole: () => answered });
  await answered;
  await new Promise((resolve) => setImmediate(resolve));
  expect(outcomes.of('qa').failed).toBe(times);
});

test('of what the base fails the canary analysis gets a few of each address, of a release that is rolled out all', async () => {
  const visitor = '203.0.113.7';
  const counted = async () => {
    await observing.metrics.flush();
    return brought.splice(0).reduce((sum, { count }) => sum + count, 0);
  };
  const renders = (more: Partial<RenderedPage>) => {
    for (let count = 0; count < 50; count += 1) observing.observer.rendered({ ...failing, ...more });
  };
  renders({ visitor });
  expect(await counted()).toBe(allowancePerAddress(readSettings({}).canary));
  renders({ visitor: '203.0.113.8', ok: true, failures: [] });
  expect(await counted()).toBe(50);
  renders({});
  expect(await counted()).toBe(50);
  const isWhole = Promise.resolve(true);
  renders({ visitor, isBaseWhole: () => isWhole });
  await isWhole;
  await new Promise((resolve) => setImmediate(resolve));
  expect(await counted()).toBe(50);
});
