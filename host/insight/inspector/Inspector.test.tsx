import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from '@clinic/kit/events';
import { createI18n } from '@clinic/kit/i18n';
import { createEmotionCache } from '@clinic/kit/theme';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { chooseDigits } from '@clinic/contracts/time';
import type { BootData } from '@clinic/contracts/host';
import { ClinicApp } from '../../shell/app/ClinicApp.tsx';
import { hostTranslations } from '../../shell/app/host-translations.ts';
import { pageDescriptor } from '@clinic/contracts/host';
import { Catalogue } from '../../shell/remotes/catalogue.ts';
import { RemoteModules } from '../../shell/remotes/modules.ts';
import { aRemote } from '@clinic/contracts/testing';
import { withoutStaffFrame } from '../../testing/without-staff-frame.ts';
import { InspectorLoader } from './InspectorLoader.tsx';
import { inspectorCookie } from '@clinic/contracts/host';

/** As Module Federation writes it, as far as its devtools show it. */
const manifest = {
  name: 'clinic_qa',
  metaData: {
    globalName: 'clinic_qa',
    buildInfo: { buildVersion: '1.0.0+abcdef0' },
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
  },
  exposes: [{ name: 'home', path: './home', assets: {} }],
  shared: [{ name: 'react', version: '19.3.1', assets: {} }],
};

fakeApi(
  http.get('*/artifacts/qa/1.0.0+abcdef0/remote.json', () => HttpResponse.json({ owner: 'answers', contract: '1.0' })),
  http.get('*/artifacts/qa/1.0.0+abcdef0/mf-manifest.json', () => HttpResponse.json(manifest)),
  http.get('*/artifacts/host/2.0.0+0000000/host.json', () => HttpResponse.json({ contract: '1.0' })),
);

class NoSizes implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** What the browser of the test fetched. */
const timeline = [
  { name: 'https://clinic.example/artifacts/qa/1.0.0+abcdef0/remoteEntry.js', transferSize: 3000, duration: 40.4 },
  { name: 'https://clinic.example/artifacts/qa/1.0.0+abcdef0/home.js', transferSize: 1500, duration: 1120.6 },
  { name: 'https://clinic.example/artifacts/qa/1.0.0+abcdef0/remote.json', transferSize: 800, duration: 500 },
  { name: 'https://clinic.example/artifacts/qa-more/1.0.0+abcdef0/home.js', transferSize: 9000, duration: 900 },
];

/** What the runtime of Module Federation has in a page. */
const runtime = { moduleInfo: {} };

beforeEach(() => {
  runtime.moduleInfo = {};
});

beforeAll(() => {
  Object.assign(globalThis, { __FEDERATION__: runtime });
  globalThis.ResizeObserver = NoSizes;
  Object.assign(performance, { getEntriesByType: () => timeline });
});

afterEach(() => {
  chooseDigits('latn');
  sessionStorage.clear();
  document.cookie = `${inspectorCookie}=; Max-Age=0; Path=/`;
});

function renderPage(more: Partial<Pick<BootData, 'lang' | 'preview' | 'composition' | 'otherRemotes'>> = {}) {
  const entry = {
    release: '1.0.0+abcdef0',
    base: '/artifacts/qa/1.0.0+abcdef0/',
    integrity: '',
    descriptor: pageDescriptor(aRemote('qa', {})),
  };
  const boot = {
    lang: 'en' as const,
    origin: 'https://clinic.example',
    composition: { id: 'c-0123456789ab', seq: 7, channel: 'production' },
    preview: null,
    keys: [],
    host: { release: '2.0.0+0000000', base: '/artifacts/host/2.0.0+0000000/' },
    slotContent: null,
    remotes: { qa: entry },
    brand: {} as BootData['brand'],
    ...more,
  };
  const i18n = createI18n(boot.lang, hostTranslations);
  const catalogue = new Catalogue(boot.remotes, more.otherRemotes?.names);
  const modules = new RemoteModules(() => Promise.reject(new Error('away')), i18n, catalogue);
  const bus = createBus({ strict: false, now: () => new Date('2026-11-21T09:00:00Z'), onError: () => undefined });
  const user = userEvent.setup();
  render(
    <ClinicApp
      services={{ boot, catalogue, modules, bus, staffFrame: withoutStaffFrame }}
      i18n={i18n}
      cacheFor={createEmotionCache}
    >
      <InspectorLoader />
    </ClinicApp>,
  );
  return { bus, modules, user };
}

const preview = { id: 'p-0', replaces: { qa: '1.0.0+abcdef0' } };
const inspector = () => screen.findByRole('complementary', { name: 'Composition lens' });

test('a visitor of production has no inspector', async () => {
  renderPage();
  await act(async () => void (await import('./Inspector.tsx')));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(runtime.moduleInfo).toEqual({});
});

test.each([
  ['in a preview', () => renderPage({ preview })],
  ['on staging', () => renderPage({ composition: { id: 'c-0123456789ab', seq: 7, channel: 'staging' } })],
  [
    'for who gave its key',
    () => {
      document.cookie = `${inspectorCookie}=1; Path=/`;
      return renderPage();
    },
  ],
])('the inspector is there %s, closed', async (_where, renderThere) => {
  renderThere();
  const button = await within(await inspector()).findByRole('button', { name: 'Open the composition lens' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const entry = 'http://localhost/artifacts/qa/1.0.0+abcdef0/remoteEntry.js';
  await waitFor(() =>
    expect(runtime.moduleInfo).toMatchObject({
      host: { version: '2.0.0+0000000', remotesInfo: { clinic_qa: { matchedVersion: entry } } },
      [`clinic_qa:${entry}`]: { buildVersion: '1.0.0+abcdef0', modules: [{ modulePath: './home' }] },
    }),
  );
});

test('it names the remotes that the page knows by name alone', async () => {
  const { user } = renderPage({ preview, otherRemotes: { names: ['labs', 'parking'], url: '/', integrity: '' } });
  await user.click(await within(await inspector()).findByRole('button', { name: 'Open the composition lens' }));
  expect(await screen.findByText(/: labs, parking$/)).toBeInTheDocument();
});

test('it opens and closes by keyboard, whatever letters the keyboard has, and stays as it is in the next page', async () => {
  const { user } = renderPage({ preview });
  await inspector();
  await user.keyboard('{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}');
  expect(await screen.findByRole('heading', { name: 'Remotes' })).toBeInTheDocument();
  expect(sessionStorage.getItem('clinic:lens')).toContain('"open":true');
  await user.click(screen.getByRole('button', { name: 'Outlines' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Remotes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open the composition lens' })).toHaveFocus();
});

test('it says whose a remote is, whether it fits, what failed of it, and what was said on the bus', async () => {
  const { bus, modules, user } = renderPage({ preview });
  await user.click(await screen.findByRole('button', { name: 'Open the composition lens' }));
  const card = screen.getByRole('listitem');
  expect(await within(card).findByText('answers')).toBeInTheDocument();
  await waitFor(() => expect(card).toHaveTextContent('Fits the host'));
  expect(card).toHaveTextContent('Files2Size4.5 kBSlowest file1,121 ms');

  await act(() => modules.load('qa', './home').catch(() => undefined));
  expect(card).toHaveTextContent('Failures1');
  act(() => {
    bus.host.emit('booking/wizard.open@1', { doctor: 58 });
    bus.host.emit('booking/wizard.open@1', { doctor: -1 });
  });
  const [dropped, delivered] = screen.getAllByRole('listitem').slice(1);
  expect(delivered).toHaveTextContent('booking/wizard.open@1 doctor=58 Told12:00 PM host');
  expect(dropped).toHaveTextContent('Dropped: the payload does not fit');
});

test('its numbers are in the digits of the account', async () => {
  chooseDigits('arab');
  const { user } = renderPage({ lang: 'ar', preview });
  await user.click(await screen.findByRole('button', { name: 'افتح عدسة التركيب' }));
  expect(screen.getByText('الرقم').nextSibling).toHaveTextContent('٧');
  const card = screen.getByRole('listitem');
  expect(await within(card).findByText('answers')).toBeInTheDocument();
  expect(card).toHaveTextContent(/٤٫٥.*١٬١٢١/);
});

test('the report is copied as text, with what failed', async () => {
  const { modules, user } = renderPage({ preview });
  await user.click(await screen.findByRole('button', { name: 'Open the composition lens' }));
  await act(() => modules.load('qa', './home').catch(() => undefined));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('The report is copied.')).toBeInTheDocument();
  const report = write.mock.lastCall?.[0] ?? '';
  for (const line of [
    'Composition: c-0123456789ab',
    'Preview: p-0',
    'Host: host@2.0.0+0000000',
    'Remotes: qa@1.0.0+abcdef0',
    'Direction: ltr',
    'Failures: qa@1.0.0+abcdef0/load/./home',
  ])
    expect(report.split('\n')).toContain(line);
});
