import { createMemoryRouter } from 'react-router-dom';
import type { Conversion } from '@clinic/contracts/registry';
import { BeaconBatch } from '@clinic/contracts/metrics';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { createBus } from '@clinic/kit/events';
import { pageDescriptor } from '@clinic/contracts/host';
import { Catalogue } from '../../shell/remotes/catalogue.ts';
import { Outcomes } from '../../shell/remotes/outcomes.ts';
import type { Outcome } from '../../shell/remotes/outcomes.ts';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { collectMetrics } from './collect-metrics.ts';
import type { MetricsInbox } from './metrics-inbox.ts';
import { report } from './reporter.ts';

const composition = 'c-0123456789ab';
const host = { release: '3.4.0+1d2c3b4', base: '/artifacts/host/3.4.0+1d2c3b4/' };
const release = '1.8.2+9ab12cd';

function aPage() {
  const entry = (name: string, path: string, conversion?: Conversion) => ({
    release,
    base: `/artifacts/${name}/${release}/`,
    integrity: null,
    descriptor: pageDescriptor(aRemote(name, { routes: [aRoute(path)], ...(conversion && { conversion }) })),
  });
  const booking = { started: 'booking/wizard.started@1', completed: 'booking/appointment.created@1' } as const;
  const catalogue = new Catalogue({ booking: entry('booking', '/doctors/:slug', booking), qa: entry('qa', '/qa') });
  const bus = createBus({ strict: true, now: () => new Date(), onError: () => undefined });
  const router = createMemoryRouter([{ path: '*', element: null, loader: () => null }], {
    initialEntries: ['/doctors/sara-al-harbi'],
  });
  return { boot: { composition: { id: composition, seq: 1, channel: 'production' }, host }, catalogue, bus, router };
}

const outcome = (more: Partial<Outcome>): Outcome => ({
  remote: 'booking',
  release,
  module: './home',
  phase: 'load',
  ok: true,
  milliseconds: 12,
  ...more,
});

let sent: string[] = [];
/** When the page stood, and when its application was started, in milliseconds since it was asked for. */
let stood: number | null = null;
let starting: number | null = null;
beforeEach(() => {
  sent = [];
  stood = null;
  starting = null;
  // jsdom keeps no marks.
  Object.defineProperty(performance, 'getEntriesByName', {
    configurable: true,
    value: (name: string) => {
      const at = { 'clinic:shown': stood, 'clinic:starting': starting }[name] ?? null;
      return at === null ? [] : [{ startTime: at }];
    },
  });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      expect(url).toBe('/beacons');
      bodies.push(body);
      return true;
    },
  });
});
const bodies: Blob[] = [];

/** Everything that was sent, as the server would read it. */
async function items(): Promise<BeaconItem[]> {
  sent.push(...(await Promise.all(bodies.splice(0).map((body) => body.text()))));
  return sent.flatMap((text) => {
    const batch = BeaconBatch.parse(JSON.parse(text));
    expect(batch.composition).toBe(composition);
    return batch.items;
  });
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const counted = (remote: string, event: BeaconItem['event'], count = 1): unknown =>
  expect.objectContaining({ remote, event, count });

test('what was loaded, drawn and booked is counted by release and sent when the page is left', async () => {
  const page = aPage();
  const inbox: MetricsInbox = { waiting: [outcome({}), outcome({ module: './locales/ar' })], deliver: null };
  report(page, inbox);
  inbox.deliver?.(outcome({ remote: 'qa' }));
  page.bus.host.emit('booking/wizard.started@1', {});
  page.bus.host.emit('booking/appointment.created@1', { appointment: 7 });
  await settled();
  leave();
  const all = await items();
  expect(all).toEqual(
    expect.arrayContaining([
      counted('host', 'view/ok'),
      counted('booking', 'view/ok'),
      counted('booking', 'load/ok', 2),
      counted('qa', 'view/ok'),
      counted('qa', 'load/ok'),
      counted('booking', 'conversion/started'),
      counted('booking', 'conversion/completed'),
    ]),
  );
  expect(all.filter(({ remote }) => remote === 'booking').every((item) => item.release === release)).toBe(true);
});

test('what happens after the page came to another composition is told of that one', async () => {
  const page = aPage();
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  report(page, inbox);
  page.boot.composition.id = 'c-ba9876543210';
  inbox.deliver?.(outcome({}));
  leave();
  const batches = await Promise.all(bodies.splice(0).map((body) => body.text()));
  expect(batches.map((text) => BeaconBatch.parse(JSON.parse(text)).composition)).toEqual(['c-ba9876543210']);
});

test('failures are sent at once, with their kind', async () => {
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  report(aPage(), inbox);
  jest.useFakeTimers();
  try {
    inbox.deliver?.(outcome({ ok: false, error: new DOMException('no answer within 4500 ms', 'TimeoutError') }));
    inbox.deliver?.(outcome({ ok: false, error: new TypeError('./home exports nothing that can be drawn') }));
    inbox.deliver?.(outcome({ ok: false, error: new Error('it threw') }));
    inbox.deliver?.(outcome({ phase: 'draw', ok: false, error: new Error('سارة threw') }));
    await jest.advanceTimersByTimeAsync(1000);
  } finally {
    jest.useRealTimers();
  }
  expect(await items()).toEqual(
    expect.arrayContaining([
      counted('booking', 'load/timeout'),
      counted('booking', 'load/contract'),
      counted('booking', 'load/script'),
      counted('booking', 'draw/failed'),
    ]),
  );
});

test('a registry that expired is told of the host, whose page it was shown to', async () => {
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  report(aPage(), inbox);
  const { release: ofHost } = host;
  inbox.deliver?.(outcome({ remote: 'host', release: ofHost, module: null, phase: 'registry', ok: false }));
  await settled();
  leave();
  expect(await items()).toContainEqual({ remote: 'host', release: ofHost, event: 'registry/failed', count: 1 });
});

test('an error that nobody caught is that of the release whose file threw it', async () => {
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  report(aPage(), inbox);
  const filename = `https://clinic.example/artifacts/qa/${release}/screen.js`;
  inbox.deliver?.(new ErrorEvent('error', { filename, error: new Error('x') }));
  inbox.deliver?.(new ErrorEvent('error', { filename: 'https://clinic.example/extension.js', error: new Error('y') }));
  leave();
  const uncaught = (await items()).filter(({ event }) => event === 'error/uncaught');
  expect(uncaught).toEqual([{ remote: 'qa', release, event: 'error/uncaught', count: 1 }]);
});

test('the time until a page stands is that of the remote whose screen it is, navigations after it too', async () => {
  stood = 321;
  const page = aPage();
  report(page, { waiting: [], deliver: null });
  await page.router.navigate('/qa');
  leave();
  const shown = (await items()).filter(({ event }) => event === 'show/ok');
  expect(shown).toEqual([
    { remote: 'booking', release, event: 'show/ok', count: 1, ms: 321 },
    { remote: 'qa', release, event: 'show/ok', count: 1, ms: expect.any(Number) },
  ]);
});

test('while nobody wanted the application of a first page, nobody waited for it', async () => {
  [starting, stood] = [9000, 9321];
  report(aPage(), { waiting: [], deliver: null });
  leave();
  const shown = (await items()).filter(({ event }) => event === 'show/ok');
  expect(shown).toEqual([{ remote: 'booking', release, event: 'show/ok', count: 1, ms: 321 }]);
});

test('nothing that could be about a person leaves the page', async () => {
  const page = aPage();
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  report(page, inbox);
  inbox.deliver?.(outcome({ ok: false, error: new Error('هيفاء 0501234567 haifa@nabd.example') }));
  page.bus.host.emit('booking/appointment.created@1', { appointment: 5801 });
  await settled();
  leave();
  expect((await items()).length).toBeGreaterThan(0);
  expect(sent.join()).not.toMatch(/هيفاء|haifa|0501234567|5801|sara|doctors|https?:/);
});

describe('who listens', () => {
  const shown = Promise.resolve();
  const preview = { id: 'p-0', replaces: {} } as never;

  test('nobody in a preview, and nobody to what is being developed', async () => {
    for (const boot of [{ preview }, { preview: null, dev: { remote: 'qa' } }]) {
      const outcomes = new Outcomes();
      const begin = collectMetrics(outcomes, boot);
      outcomes.report(outcome({ ok: false }));
      begin(aPage(), shown);
      await settled();
      leave();
    }
    expect(await items()).toEqual([]);
  });

  test('what failed before the reporter was there is told as well', async () => {
    const outcomes = new Outcomes();
    const begin = collectMetrics(outcomes, { preview: null });
    outcomes.report(outcome({ ok: false, error: new Error('x') }));
    begin(aPage(), new Promise(() => undefined));
    for (let turn = 0; turn < 20; turn += 1) await settled();
    leave();
    expect(await items()).toContainEqual(counted('booking', 'load/script'));
  });
});
