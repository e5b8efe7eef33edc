import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { open, saveData } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { words } from '../browser/words.ts';
import { mainSite } from '../site/main-site.ts';
import { root } from '../site/processes.ts';

interface Transfer {
  url: string;
  type: string;
  /** Compressed bytes of the body, as sent. */
  bytes: number;
}

/** Everything that a page fetches, with the bytes on the wire, until nothing more comes. */
async function transfersOf(page: Page, act: (page: Page) => Promise<unknown>): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, { url: string; type: string; headers: number }>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    urls.set(requestId, { url: response.url, type, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = urls.get(requestId);
    if (known?.url.startsWith('http'))
      transfers.push({ url: known.url, type: known.type, bytes: encodedDataLength - known.headers });
  });
  await act(page);
  await page.waitForLoadState('networkidle');
  await session.detach();
  return transfers;
}

const kinds = { html: 'Document', script: 'Script', font: 'Font', image: 'Image', data: 'Fetch' } as const;

function figuresOf(transfers: Transfer[]) {
  const bytesOf = (type: string) =>
    transfers.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: transfers.length,
    total: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
    ...Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, bytesOf(type)])),
  } as Record<keyof typeof kinds | 'requests' | 'total', number>;
}

async function keep(name: string, figures: object): Promise<void> {
  const folder = path.join(root, '.cache', 'reports', 'bytes');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify({ page: name, ...figures }, null, 2)}\n`);
}

/**
 * Which remotes a page needs, and what it may cost at most: what was measured and a little room, so that nothing grows unseen.
 * The hashes in the names of files compress differently in each build: 150 bytes of room in the HTML are for them.
 * The aims of `docs/quality.md`, section 4, are 14 kB of HTML and 200 kB of script; only the HTML of signing in and registering
 * reaches its aim. The doctors on `/` are drawn at random: their names and pictures move its HTML by some 600 bytes.
 * The content remote is on every page: it fills the strip above and the newsletter below.
 */
const pages = [
  { path: '/', name: 'home', remotes: ['content'], html: 25_900, script: 241_400 },
  { path: '/doctors', name: 'doctors', remotes: ['content'], html: 15_050, script: 235_250 },
  { path: '/qa', name: 'qa', remotes: ['content', 'qa'], html: 19_850, script: 249_850 },
  { path: '/login', name: 'login', remotes: ['account', 'content'], html: 12_300, script: 248_500 },
  { path: '/register', name: 'register', remotes: ['account', 'content'], html: 13_000, script: 250_250 },
];

/** Awareness days on the day of the measurement, and the bytes of HTML that each further one takes. */
const usualDays = 2;
const bytesOfDay = 90;

for (const { path: address, name, remotes, ...most } of pages) {
  test(`a first visit to ${address} keeps to its budget and loads only ${remotes.join()}`, async ({
    visitor,
    request,
  }, info) => {
    const today = await request.get(`${mainSite().url}/api/awareness-events/today`);
    const { data: days } = (await today.json()) as { data: unknown[] };
    const mostHtml = most.html + Math.max(0, days.length - usualDays) * bytesOfDay;
    // Others know the page, in each of its variants: it is compressed strongly from the second visit on.
    const sent = async () => {
      const ask = () => request.get(mainSite().url + address, { headers: { 'accept-encoding': 'br' } });
      const answers = await Promise.all(Array.from({ length: 6 }, ask));
      return Math.max(...answers.map((answer) => Number(answer.headers()['content-length'])));
    };
    await expect.poll(sent, { message: 'HTML once it is compressed strongly' }).toBeLessThanOrEqual(mostHtml);
    // What a page fetches for its visitor's next step while it is idle, a visitor who saves data does without.
    const sparing = async () => {
      const page = await visitor({ lang: 'ar' });
      await saveData(page);
      return page;
    };
    const untouched = figuresOf(await transfersOf(await sparing(), (page) => page.goto(address)));
    // The form of the sign-in needs script: its page starts with its application.
    if (address !== '/login')
      expect(untouched.script, 'script before anybody wants something of it').toBeLessThanOrEqual(1500);
    const page = await sparing();
    const transfers = await transfersOf(page, () => open(page, address));
    const seen = figuresOf(transfers);
    const idle = figuresOf(await transfersOf(await visitor({ lang: 'ar' }), (other) => open(other, address)));
    // Whoever comes first after a change of content, which another journey makes, gets a page that is compressed in haste.
    const figures = { ...seen, html: Math.min(seen.html, untouched.html, idle.html) };
    const ahead = { requests: idle.requests - figures.requests, script: idle.script - figures.script };
    info.annotations.push({ type: 'bytes', description: JSON.stringify({ ...figures, ahead }) });
    await keep(name, { ...figures, ahead, untouched });

    const used = new Set(transfers.flatMap(({ url }) => /\/artifacts\/([^/]+)\//.exec(url)?.[1] ?? []));
    expect([...used].sort()).toEqual([...remotes, 'host'].sort());
    const scripts = transfers.filter(({ type }) => type === 'Script').map(({ url }) => url);
    expect(new Set(scripts).size, 'each script once').toBe(scripts.length);
    expect(figures.html, 'HTML with its critical CSS').toBeLessThanOrEqual(mostHtml);
    expect(figures.script, 'script').toBeLessThanOrEqual(most.script);
    expect(figures.font, 'fonts').toBeLessThanOrEqual(30_000);
    expect(figures.total, 'everything').toBeLessThanOrEqual(400 * 1024);
  });
}

test('who signs in or opens an account loads nothing of the reception', async ({ visitor, request }) => {
  const say = textsOf('account', 'ar');
  const marks = ['/api/reception', '/api/admin/users', say('reception.daysOff.open'), say('reception.acts.move')];
  for (const address of ['/login', '/register']) {
    const transfers = await transfersOf(await visitor({ lang: 'ar' }), (page) => open(page, address));
    const scripts = transfers.filter(({ type, url }) => type === 'Script' && url.includes('/artifacts/account/'));
    expect(scripts.length, address).toBeGreaterThan(0);
    for (const { url } of scripts) {
      const text = await (await request.get(url)).text();
      expect(
        marks.filter((mark) => text.includes(mark)),
        url,
      ).toEqual([]);
    }
  }
});

test('opening the booking costs its own files, once', async ({ visitor }, info) => {
  const page = await visitor({ lang: 'ar' });
  // Nothing else is fetched for a next step while the page of the doctors is idle.
  await saveData(page);
  await signIn(page, 'haifa');
  // Where the button of the sign-in was, this page has links, whose screens are fetched when somebody points at them.
  await page.mouse.move(0, 0);
  await open(page, '/doctors');
  await page.waitForLoadState('networkidle');
  const transfers = await transfersOf(page, async () => {
    await page.getByRole('banner').getByRole('button', { name: words.ar.book }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  });
  const figures = figuresOf(transfers);
  info.annotations.push({ type: 'bytes', description: JSON.stringify(figures) });
  await keep('booking', figures);
  const used = new Set(transfers.flatMap(({ url }) => /\/artifacts\/([^/]+)\//.exec(url)?.[1] ?? []));
  expect([...used].sort()).toEqual(['booking', 'host']);
  expect(figures.script).toBeLessThanOrEqual(200 * 1024);
});

const inAnotherRouter = 'You cannot render a <Router> inside another <Router>';

/** What only the library itself carries in its code: once in each copy, and in any part of it. */
const libraries = {
  React: { once: 'takes an object of state variables to update', anywhere: 'react.transitional.element' },
  'React DOM': { once: 'rendererPackageName', anywhere: 'onRecoverableError' },
  emotion: { once: 'style[data-emotion]:not([data-s])', anywhere: 'data-emotion' },
  i18next: { once: 'hasLoadedNamespace: i18next was not initialized', anywhere: 'missingKeyHandler' },
  'React Router': { once: inAnotherRouter, anywhere: inAnotherRouter },
  MUI: { once: 'mui.com/production-error', anywhere: 'MuiButtonBase' },
};

test('the shared libraries are in the host alone, each in one copy', async () => {
  const site = mainSite().url;
  const read = async (address: string) => (await fetch(site + address)).text();
  const registry = JSON.parse(await read('/registry/production.json')) as {
    host: { files: string };
    remotes: Record<string, { files: string }>;
  };
  const scriptsOf = async (list: string) => {
    const { files } = JSON.parse(await read(list)) as { files: Record<string, { public: boolean }> };
    const names = Object.keys(files).filter((file) => file.endsWith('.js') && files[file]?.public === true);
    return Promise.all(names.map(async (file) => ({ file, text: await read(list.replace('files.json', file)) })));
  };
  const host = await scriptsOf(registry.host.files);
  for (const [library, { once }] of Object.entries(libraries)) {
    const copies = host.flatMap(({ file, text }) => text.split(once).slice(1).fill(file));
    expect(copies.length, `${library} in the host: ${copies.join()}`).toBe(1);
  }
  for (const [remote, { files }] of Object.entries(registry.remotes)) {
    for (const { file, text } of await scriptsOf(files))
      for (const [library, { anywhere }] of Object.entries(libraries))
        expect(text.includes(anywhere), `${library} in ${remote}/${file}`).toBe(false);
  }
});
