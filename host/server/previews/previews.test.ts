import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreError, openStore } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
let next: string;
/** The clock of the server's store. */
let now = new Date();

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
  next = await fixture.publish('next');
  const settings = {
    ...readSettings({ LOG_LEVEL: 'silent' }),
    apiOrigin: fixture.api.origin,
    store: fixture.place,
  };
  app = await buildHost(settings, openStore(fixture.place.location, { ...fixture.place, now: () => now }));
});

beforeEach(() => {
  now = new Date();
});

afterAll(async () => {
  await app.close();
  await fixture.close();
});

const preview = (more: { note?: string; by?: string; composition?: string; replaces?: Record<string, string> } = {}) =>
  fixture.store.createPreview({
    base: 'production',
    replaces: { content: next },
    note: '',
    by: 'nora',
    days: 1,
    ...more,
  });

const headers = { host: 'clinic.example' };
const get = (url: string, more: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { ...headers, ...more } });
const ours = { origin: 'http://clinic.example', 'sec-fetch-site': 'same-origin' };
const post = (url: string, fields: Record<string, string>, more: Record<string, string> = ours) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
    payload: new URLSearchParams(fields).toString(),
  });
const root = (body: string) => /<div id="root">(.*?)<\/div>/.exec(body)?.[1];
const inPreview = (id: string) => ({ cookie: `__Host-preview=${id}` });
const leftPreview = /^__Host-preview=; Max-Age=0; Path=\/;/;

test('the link says in both languages what is replaced, by whom and until when; nothing is shown or kept yet', async () => {
  const { id, expiresAt } = await preview({ note: 'see <b>', by: 'Nora <i>' });
  const { body, headers: sent, statusCode } = await get(`/qa?preview=${id}&page=2`);
  expect(statusCode).toBe(200);
  for (const text of [next, 'see &#60;b&#62;', 'Nora &#60;i&#62;', 'محتوى', 'Content', expiresAt, 'حقيقية', 'real'])
    expect(body).toContain(text);
  expect(body).toMatch(/الفريق <bdi>tests<\/bdi> · نشره <bdi>tests<\/bdi> · <time[^>]*>\d+ \S+ 20\d\d، \d+:\d\d [صم] /);
  expect(body).toContain('name="to" value="/qa?page=2"');
  expect(body).not.toContain('<script');
  expect(sent).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(sent['set-cookie']).toBeUndefined();
});

test('Start gives the cookie and returns to the page of the link; nobody else sees it; Exit ends it there', async () => {
  const { id } = await preview();
  const started = await post('/preview/start', { id, to: '/qa?page=2' });
  expect([started.statusCode, started.headers['location']]).toEqual([303, '/qa?page=2']);
  expect(started.headers['set-cookie']).toBe(`__Host-preview=${id}; Path=/; HttpOnly; Secure; SameSite=Lax`);

  const shown = await get('/', inPreview(id));
  expect(root(shown.body)).toContain('next ar');
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: expect.stringContaining('Cookie'),
  });
  expect(shown.headers['etag']).toBeUndefined();
  expect(shown.body).toContain('<meta name="robots" content="noindex">');
  const live = await get('/');
  expect(root(live.body)).toContain('one ar');
  expect(live.headers['x-robots-tag']).toBeUndefined();

  const left = await post('/preview/exit', { to: '/qa' });
  expect([left.statusCode, left.headers['location']]).toEqual([303, '/qa']);
  expect(left.headers['set-cookie']).toMatch(leftPreview);
});

test.each([
  ['a form of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['a form of another page of the domain', { 'sec-fetch-site': 'same-site' }],
])('%s neither starts nor ends a preview', async (_what, from) => {
  const { id } = await preview();
  for (const answer of [await post('/preview/start', { id }, from), await post('/preview/exit', {}, from)]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('a link alone neither starts nor ends one', async () => {
  const { id } = await preview();
  for (const url of [`/preview/start?id=${id}`, '/preview/exit'])
    expect((await get(url)).headers['set-cookie']).toBeUndefined();
});

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/..//evil.test'])(
  'E6: neither leads to %s',
  async (to) => {
    const { id } = await preview();
    expect((await post('/preview/start', { id, to })).headers['location']).toBe('/');
    expect((await post('/preview/exit', { to })).headers['location']).toBe('/');
  },
);

test('E6: a link with slashes before its page starts at home', async () => {
  const { id } = await preview();
  expect((await get(`//evil.test/qa?preview=${id}`)).body).not.toContain('evil.test');
});

test.each([
  'p-00000000000000000000000000000000',
  'content@https://evil.test/remoteEntry.js',
  'https://evil.test/',
  '//evil.test',
  '../../etc',
  'data:text/javascript,1',
])('V20: %s is no preview: a page says so, nothing is loaded, the cookie goes', async (id) => {
  const answers = [
    await get(`/?preview=${encodeURIComponent(id)}`),
    await get('/', inPreview(encodeURIComponent(id))),
    await post('/preview/start', { id }),
  ];
  for (const { statusCode, body, headers: sent } of answers) {
    expect(statusCode).toBe(404);
    expect(body).toContain('This preview link is not known');
    expect(body).not.toMatch(/<script|evil\.test/);
    expect(sent['set-cookie']).toMatch(leftPreview);
  }
});

test('V20: no header, query or other cookie names a remote', async () => {
  const answers = [
    await get('/?remote=https://evil.test/remoteEntry.js&mf=//evil.test&content=https://evil.test'),
    await get('/', {
      'x-preview': 'https://evil.test',
      'x-remote': 'https://evil.test',
      'x-forwarded-prefix': '//evil.test',
    }),
    await get('/', { cookie: 'preview=https://evil.test; content=https://evil.test; clinic_lens=https://evil.test' }),
  ];
  for (const { body } of answers) {
    expect(root(body)).toContain('one ar');
    expect(body).not.toMatch(/<(script|link rel="preload")[^>]*evil/);
    expect(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(body)?.[1]).not.toContain('evil');
  }
});

describe('a preview that may not be shown says why, on its link and while it is open', () => {
  const refusal = async (id: string) => {
    const link = await get(`/?preview=${id}`);
    const open = await get('/qa', inPreview(id));
    for (const { statusCode, headers: sent } of [link, open]) {
      expect(statusCode).toBe(404);
      expect(sent['set-cookie']).toMatch(leftPreview);
    }
    expect(open.body).toBe(link.body);
    return open.body;
  };

  test('expired', async () => {
    const { id, expiresAt } = await preview();
    expect((await get('/', inPreview(id))).statusCode).toBe(200);
    now = new Date(expiresAt);
    expect(await refusal(id)).toContain('This preview has expired.');
  });

  test('revoked, at the next request', async () => {
    const { id } = await preview();
    expect(root((await get('/', inPreview(id))).body)).toContain('next ar');
    await fixture.store.revokePreview(id, 'huda');
    expect(await refusal(id)).toContain('This preview was ended before its time.');
  });

  test('of another site', async () => {
    const other = openStore(fixture.place.location, { ...fixture.place, site: 'https://other.test' });
    const { id } = await other.createPreview({
      base: 'production',
      replaces: { content: next },
      note: '',
      by: 'x',
      days: 1,
    });
    expect(await refusal(id)).toContain('This preview was made for another site.');
  });

  test('forged', async () => {
    const { id } = await preview();
    const file = path.join(fixture.place.location, 'previews', `${id}.json`);
    await rm(file);
    await writeFile(file, '{}');
    expect(await refusal(id)).toContain('This preview link is not valid');
  });
});

test('a release that was altered on disk is not run in a preview: the page names it and keeps the way out', async () => {
  const bad = await fixture.publish('bad');
  const { id } = await preview({ replaces: { content: bad } });
  const file = path.join(fixture.place.location, 'artifacts', 'content', bad, 'node', 'container.cjs');
  await rm(file);
  await writeFile(file, `exports.word = 'evil!!!';`);
  const { statusCode, body, headers: sent } = await get('/', inPreview(id));
  expect(statusCode).toBe(503);
  expect(body).toContain(`content@${bad}`);
  expect(body).toContain('action="/preview/exit"');
  expect(body).not.toContain('evil');
  expect(sent['set-cookie']).toBeUndefined();
});

describe('while the store does not answer', () => {
  let detached: FastifyInstance;

  beforeAll(async () => {
    const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), apiOrigin: fixture.api.origin, store: fixture.place };
    const readPreview = () => Promise.reject(new StoreError('unreachable', 's3://secret-bucket could not be used'));
    detached = await buildHost(settings, { ...fixture.store, readPreview });
  });
  afterAll(() => detached.close());

  const id = `p-${'0'.repeat(32)}`;

  test.each([
    ['a page of an open preview', { method: 'GET', url: '/', headers: { ...headers, ...inPreview(id) } }],
    ['a link', { method: 'GET', url: `/?preview=${id}`, headers }],
    [
      'Start',
      {
        method: 'POST',
        url: '/preview/start',
        headers: { ...headers, ...ours, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `id=${id}`,
      },
    ],
  ] as const)('%s says that it cannot be prepared and keeps the way out', async (_what, request) => {
    const { statusCode, body, headers: sent } = await detached.inject(request);
    expect(statusCode).toBe(503);
    expect(body).toContain('This preview could not be prepared.');
    expect(body).toContain('action="/preview/exit"');
    expect(body).not.toContain('secret-bucket');
    expect(sent['set-cookie']).toBeUndefined();
  });
});

test('previews are readied one at a time', async () => {
  let [underway, most] = [0, 0];
  const counting: ReleaseStore = {
    ...fixture.store,
    composePreview: async (shown) => {
      underway += 1;
      most = Math.max(most, underway);
      const composed = await fixture.store.composePreview(shown);
      underway -= 1;
      return composed;
    },
  };
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), apiOrigin: fixture.api.origin, store: fixture.place };
  const host = await buildHost(settings, counting);
  const ids = await Promise.all([preview(), preview(), preview()]);
  const answers = await Promise.all(
    ids.map(({ id }) => host.inject({ method: 'GET', url: '/', headers: { ...headers, ...inPreview(id) } })),
  );
  for (const { body } of answers) expect(root(body)).toContain('next ar');
  expect(most).toBe(1);
  await host.close();
});

test('a preview follows what becomes live around it', async () => {
  const { id } = await preview();
  const composition = async () =>
    /"composition":\{"id":"(c-[0-9a-f]{12})","seq":(\d+)/.exec((await get('/', inPreview(id))).body)?.slice(1);
  const before = await composition();
  await fixture.release('two');
  const after = await composition();
  expect(Number(after?.[1])).toBe(Number(before?.[1]) + 1);
  await fixture.store.rollback({ channel: 'production', by: 'tests' });
});

test('a preview of an earlier composition shows it whole', async () => {
  const earlier = (await fixture.store.readRegistry('production'))?.composition ?? '';
  await fixture.release('three');
  const { id } = await preview({ replaces: {}, composition: earlier });
  expect((await get(`/?preview=${id}`)).body).toContain(earlier);
  const { body } = await get('/', inPreview(id));
  expect(root(body)).toContain('one ar');
  expect(body).toContain(`"composition":{"id":"${earlier}"`);
  await fixture.store.rollback({ channel: 'production', by: 'tests' });
});
