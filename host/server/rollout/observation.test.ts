import Fastify from 'fastify';
import type { ComposedSite } from '../rendering/composed-site.ts';
import type { RenderedPage } from '../rendering/site-observer.ts';
import { readSettings } from '../settings.ts';
import { RecentOutcomes } from '../status/recent-outcomes.ts';
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
beforeEach(() => {
  outcomes = new RecentOutcomes();
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  observing = new Observation(settings, Fastify().log, (item, from) => outcomes.count(item, from));
});
afterEach(() => observing.close());

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
