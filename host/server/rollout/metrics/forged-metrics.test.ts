import { countedEvents, loadFailures } from '@clinic/contracts/counted-events';
import type { CountedEvent } from '@clinic/contracts/counted-events';
import type { BeaconItem, ReleaseMetrics } from '@clinic/contracts/metrics';
import { allowancePerAddress, reasonToAbort } from '../canary-decision.ts';
import { releaseMetrics } from '../../testing/release-metrics.ts';
import { BeaconLimits } from './beacon-limits.ts';

const usual = { margin: 0.05, minimum: 20, addresses: 3 };
const [base, canary] = ['1.0.0+aaaaaaa', '1.1.0+bbbbbbb'];
const dayMs = 24 * 60 * 60_000;

/** Host servers with an API behind them that adds up what counts. */
function aSite({ servers = 1, settings = usual } = {}) {
  let day = 0;
  const limits = Array.from(
    { length: servers },
    () => new BeaconLimits(allowancePerAddress(settings), () => day * dayMs),
  );
  const counted = new Map<string, number>();
  const tell = (address: string, release: string, event: CountedEvent, count = 1) => {
    const item: BeaconItem = { remote: 'booking', release, event, count };
    const key = `${release} ${event}`;
    for (const each of limits) counted.set(key, (counted.get(key) ?? 0) + each.counted(address, item));
  };
  const metricsOf = (release: string): ReleaseMetrics => {
    const of = (event: CountedEvent) => counted.get(`${release} ${event}`) ?? 0;
    const failures = Object.fromEntries(loadFailures.map((code) => [code, of(`load/${code}`)]));
    return releaseMetrics({
      views: of('view/ok'),
      loads: Object.values(failures).reduce((sum, count) => sum + count, of('load/ok')),
      loadFailures: failures,
      boundaryHits: of('draw/failed'),
      conversionsStarted: of('conversion/started'),
      conversionsCompleted: of('conversion/completed'),
    });
  };
  return {
    tell,
    metricsOf,
    nextDay: () => (day += 1),
    decision: () => reasonToAbort(metricsOf(canary), metricsOf(base), settings, day + 1),
  };
}

const failures = countedEvents.filter((event) => !/\/(ok|completed)$/.test(event));

/** Everything that speaks against the release, and for the one beside it, as often as one can say it. */
function lie(tell: ReturnType<typeof aSite>['tell'], address: string) {
  for (let time = 0; time < 5; time += 1) {
    for (const event of failures) tell(address, canary, event, 1000);
    for (const event of ['view/ok', 'load/ok', 'conversion/started', 'conversion/completed'] as const)
      tell(address, base, event, 5);
  }
}

/** So many visitors, each with an address of their own, to whom everything went well. */
function visit(tell: ReturnType<typeof aSite>['tell'], visitors: number) {
  for (let index = 0; index < visitors; index += 1)
    for (const release of [base, canary])
      for (const event of ['view/ok', 'load/ok', 'conversion/started', 'conversion/completed'] as const)
        tell(`198.51.100.${index}`, release, event);
}

test.each([0, 10, 20, 60, 100])('two addresses that lie take nothing back, beside %i honest visitors', (visitors) => {
  const { tell, decision } = aSite();
  visit(tell, visitors);
  lie(tell, '203.0.113.1');
  lie(tell, '203.0.113.2');
  expect(decision()).toBeNull();
});

test('nor does a whole network of IPv6, nor one that lies every day', () => {
  const { tell, decision, nextDay } = aSite();
  visit(tell, 20);
  for (let day = 0; day < 5; day += 1) {
    for (let host = 1; host <= 30; host += 1) lie(tell, `2001:db8:0:7::${host.toString(16)}`);
    expect(decision()).toBeNull();
    nextDay();
  }
});

test('one address that every one of two host servers hears is still not enough', () => {
  const { tell, decision } = aSite({ servers: 2 });
  lie(tell, '203.0.113.1');
  expect(decision()).toBeNull();
});

test('three visitors to whom much fails are enough', () => {
  const { tell, decision } = aSite();
  visit(tell, 10);
  for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    for (let load = 0; load < 10; load += 1) tell(visitor, canary, 'load/integrity');
  expect(decision()).toMatch(/failed loads: 30 of 40/);
});

test('what fails for many behind a few addresses is seen in its proportion', () => {
  const { tell, decision, metricsOf } = aSite();
  for (let page = 0; page < 200; page += 1)
    for (let address = 1; address <= 6; address += 1) {
      tell(`203.0.113.${address}`, canary, 'view/ok');
      tell(`203.0.113.${address}`, canary, 'draw/failed');
    }
  expect(metricsOf(canary)).toMatchObject({ views: 30, boundaryHits: 30 });
  expect(decision()).toMatch(/30 of 30/);
});

test('one address does not drown what fails for others', () => {
  const { tell, decision } = aSite();
  for (const event of ['view/ok', 'load/ok'] as const) tell('203.0.113.1', canary, event, 1000);
  for (let visitor = 0; visitor < 30; visitor += 1) {
    tell(`198.51.100.${visitor}`, canary, 'view/ok');
    tell(`198.51.100.${visitor}`, canary, 'draw/failed');
  }
  expect(decision()).toMatch(/30 of 40/);
});

test('where one address is demanded, one browser that comes back is enough, and few pages of it', () => {
  const { tell, decision } = aSite({ settings: { margin: 0.05, minimum: 4, addresses: 1 } });
  for (let page = 1; page <= 4; page += 1) {
    expect(decision()).toBeNull();
    tell('127.0.0.1', canary, 'view/ok');
    tell('127.0.0.1', canary, 'draw/failed');
  }
  expect(decision()).toMatch(/4 of 4/);
});
