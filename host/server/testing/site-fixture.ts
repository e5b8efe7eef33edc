import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openStore, storeLocation } from '@clinic/releases/store';
import type { ReleaseStore, StoreLocation } from '@clinic/releases/store';
import { publish as publishFiles } from '@clinic/releases/testing/fixtures';
import { aRemote, aRoute } from '@clinic/contracts/testing';

/** A release store with one host and one remote, as small as can be, whose renderer does what its `page` says. */
export interface SiteFixture {
  place: StoreLocation;
  store: ReleaseStore;
  /** Publishes another release of the remote and makes it live. */
  release: (word: string) => Promise<string>;
  publish: (word: string) => Promise<string>;
  api: {
    origin: string;
    answer: (handler: http.RequestListener) => void;
    /** Another version of the content is there from now on. */
    changeData: (version: string) => void;
  };
  /** Ends the API, and removes the directory of the store unless it was given. */
  close: () => Promise<void>;
}

const hex = (word: string) => Buffer.from(word).toString('hex').slice(0, 7).padEnd(7, '0');

const inSession = { auth: 'member', rendering: 'client' } as const;

const descriptor = aRemote('content', {
  title: { ar: 'محتوى', en: 'Content' },
  routes: [
    aRoute('/', './home', { query: ['reviews'] }),
    aRoute('/random', './home', { variants: 3 }),
    aRoute('/parts/:name'),
    aRoute('/parts/random', './home', { sitemap: 'none', variants: 3 }),
    aRoute('/secret/:token', './home', { sitemap: 'none' }),
    aRoute('/sign-in', './home', { sitemap: 'none', needsScript: true, purpose: 'sign-in' }),
    aRoute('/form', './home', { query: ['next', 'crash', 'hang'] }),
    aRoute('/list', './home', { query: ['page', 'search'], redirectFrom: ['/listed'], sitemap: 'none' }),
    aRoute('/doctors/:slug', './home', { sitemap: '/api/sitemap/doctors' }),
    aRoute('/hidden/:id'),
    aRoute('/mine', './home', { ...inSession, sitemap: 'none', purpose: 'change-password' }),
    aRoute('/desk/:queue', './home', { ...inSession, roles: ['doctor'] }),
  ],
});

/**
 * The renderer of the fixture: answers by the last part of the path. It runs in the real worker, so that a crash is a
 * crash and a hang is a hang.
 */
const rendererSource = `
let count = 0;
const broken = new Set();
exports.createRenderer = ({ requireFile, containers, apiBaseUrl }) => ({
  async render({ path, lang, form, undrawnNotFound }) {
    const missing = path.startsWith('/nowhere') ? 'unknown' : path.startsWith('/doctors/missing') ? 'doctor' : path === '/labs/missing' ? 'labs /labs/:id' : null;
    if (missing !== null && undrawnNotFound) return { status: 404, notFound: missing, html: '', failures: [] };
    count += 1;
    const word = requireFile(containers.content).word;
    const base = { notFound: null, location: null, styles: [{ key: 'mui', ids: 'a', css: '.a{color:red}' }], meta: { title: word }, hydration: { loaderData: {}, errors: null }, used: [{ remote: 'content', module: './home' }], failed: false, failures: [] };
    // What the renderer of 1.0.0 answers.
    if (word === 'former') return { status: 200, location: null, html: word + ' ' + path, styles: [], meta: { title: word }, hydration: base.hydration, fillings: {}, used: [], failed: false, failures: path.includes('away') ? [{ remote: 'content', module: './home', phase: 'data', forWantOfApi: true, why: 'no answer' }] : [] };
    if (form !== undefined && path.includes('crash')) process.exit(1);
    if (form !== undefined && path.includes('hang')) while (true);
    if (form !== undefined && path.includes('next')) return { ...base, status: 303, location: '/', html: '' };
    if (form !== undefined) return { ...base, status: 422, html: [lang, form.contentType.split(';')[0], form.visitor, new TextDecoder().decode(form.body)].join(' ') };
    if (path.startsWith('/crash')) process.exit(1);
    if (path.startsWith('/hang') || path.includes('search=hang')) while (true);
    if (path.startsWith('/throw') || path.includes('search=throw')) throw new Error('render failed');
    if (path.startsWith('/doctors') && word === 'crashing') process.exit(1);
    if (path.startsWith('/doctors') && word === 'throwing') return { ...base, status: 503, html: 'sorry', failed: true, failures: [{ remote: 'content', module: './home', phase: 'draw', apiUnavailable: false, why: 'it throws' }] };
    if (path.startsWith('/moved')) return { ...base, status: 302, location: '/', html: '' };
    if (path.startsWith('/session')) return { ...base, status: 200, html: 'skeleton', hydration: null };
    if (path.startsWith('/parts')) {
      const part = await fetch(apiBaseUrl + '/api/part?' + encodeURIComponent(path + ' ' + lang)).then((answer) => (answer.ok ? answer.json() : {})).then(({ part }) => part ?? null).catch(() => null);
      const failures = [{ remote: 'content', module: './home', phase: 'data', apiUnavailable: true, why: 'no answer' }];
      if (part === 'gone') return { ...base, status: 404, html: 'not here', failures };
      if (part === 'undrawable') return { ...base, status: 200, html: word + ' of new data', failures: [{ ...failures[0], phase: 'draw', apiUnavailable: false }] };
      return part === null
        ? { ...base, status: 200, html: word + ' without its part', failures }
        : { ...base, status: 200, html: word + ' with ' + part + ' ' + lang };
    }
    if (path.startsWith('/flaky') && broken.has(path)) return { ...base, status: 503, html: 'sorry', failed: true };
    if (path.startsWith('/flaky')) { const html = 'good ' + count; broken.add(path); return { ...base, status: 200, html }; }
    return { ...base, status: missing === null ? 200 : 404, notFound: missing, html: word + ' ' + lang + ' ' + count };
  },
});
`;

/**
 * @param place where its store is; in a directory of its own unless said otherwise
 * @param now the clock of whoever releases
 */
export async function siteFixture(place?: StoreLocation, now = () => new Date()): Promise<SiteFixture> {
  if (place !== undefined) return siteAt(place, now);
  const directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-store-'));
  const fixture = await siteAt(storeLocation({ DATA_DIR: directory }, os.tmpdir()), now);
  const close = async () => {
    await fixture.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { ...fixture, close };
}

async function siteAt(place: StoreLocation, now: () => Date): Promise<SiteFixture> {
  const store = openStore(place.location, {
    ...place,
    createKeys: true,
    now,
  });
  const publish = async (word: string) => {
    const release = `1.0.0+${hex(word)}`;
    await publishFiles(store, 'content', release, {
      'remote.json': JSON.stringify(descriptor),
      'mf-manifest.json': JSON.stringify({ exposes: [{ path: './home', assets: { js: { sync: ['home.js'] } } }] }),
      'remoteEntry.js': `// ${word}\n`.repeat(400),
      'home.js': '// home',
      'node/container.cjs': `exports.word = '${word}';`,
      'fallback.ar.html': '<p>ar</p>',
      'fallback.en.html': '<p>en</p>',
    });
    return release;
  };
  const hostRelease = `1.0.0+${hex('host')}`;
  await publishFiles(store, 'host', hostRelease, {
    'host.json': JSON.stringify({
      schema: 'clinic-host/1',
      version: '1.0.0',
      contract: '1.0',
      starter: 'starter.js',
      remotesByScript: true,
      scripts: ['host.js'],
      fonts: ['fonts/readex-pro-arabic.1.woff2', 'fonts/readex-pro-basic.1.woff2'],
    }),
    'host.js': '// host',
    'starter.js': '// starter',
    'sw.js': '// worker',
    'fonts/readex-pro-arabic.1.woff2': 'arabic',
    'fonts/readex-pro-basic.1.woff2': 'basic',
    'node/renderer.cjs': rendererSource,
  });
  const release = async (word: string) => {
    const id = await publish(word);
    await store.promote({ channel: 'production', changes: { host: hostRelease, content: id }, by: 'tests' });
    return id;
  };

  let dataVersion = '1';
  let handler: http.RequestListener = (request, response) =>
    void response.writeHead(request.url === '/readyz' ? 200 : 404).end();
  const server = http.createServer((request, response) => {
    if (request.url === '/api/data-version')
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ version: dataVersion, today: '2026-11-21' }));
    else handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = {
    origin,
    answer: (next: http.RequestListener) => (handler = next),
    changeData: (version: string) => (dataVersion = version),
  };
  return { place, store, release, publish, api, close };
}
