import { roles } from '@clinic/contracts';
import { sitePreviewHeader } from '@clinic/contracts/host';
import { openStore } from '@clinic/releases/store';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

const good = 'g'.repeat(43);
const away = 'a'.repeat(43);
let fixture: SiteFixture;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
  fixture.api.answer((request, response) => {
    const token = request.headers[sitePreviewHeader];
    if (request.url !== '/api/site-preview')
      return void response.writeHead(request.url === '/readyz' ? 200 : 404).end();
    if (token === away) return void response.destroy();
    if (token !== good) return void response.writeHead(410).end('{}');
    const path = { ar: '/doctors/one', en: '/doctors/one' };
    const data = {
      at: '2026-12-01T07:00:00.000Z',
      expires_at: '2026-11-22T07:00:00.000Z',
      path,
      other: '/desk/open#preview',
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), apiOrigin: fixture.api.origin, store: fixture.place };
  app = await buildHost(settings, openStore(fixture.place.location, fixture.place));
});

afterAll(async () => {
  await app.close();
  await fixture.close();
});

const headers = { host: 'clinic.example' };
const get = (url: string, cookie = '') =>
  app.inject({ method: 'GET', url, headers: { ...headers, ...(cookie === '' ? {} : { cookie }) } });
const ours = { origin: 'http://clinic.example', 'sec-fetch-site': 'same-origin' };
const post = (url: string, fields: Record<string, string>, more: Record<string, string> = ours) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
    payload: new URLSearchParams(fields).toString(),
  });
const inPreview = (token: string, more = '') => `__Host-preview-at=${token}${more}`;
const root = (body: string) => /<div id="root">(.*?)<\/div>/.exec(body)?.[1];
const bootOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
    sitePreview?: { token: string; other: string | null; words: { ar: { title: string }; en: { title: string } } };
  };
const ended = /^__Host-preview-at=; Max-Age=0; Path=\/;/;

test('the link says in both languages which time is shown and until when; nothing is shown or kept yet', async () => {
  const { body, headers: sent, statusCode } = await get(`/preview/at?token=${good}`);
  expect(statusCode).toBe(200);
  for (const text of [
    'الثلاثاء 1 ديسمبر 2026، الساعة 10:00 ص',
    'Tuesday 1 December 2026, 10:00 AM',
    '2026-11-22T07:00:00.000Z',
  ])
    expect(body).toContain(text);
  expect(body).not.toContain('<script');
  expect(sent).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(sent['set-cookie']).toBeUndefined();
});

test('a press begins it at its page, only from this site, and another one ends it there', async () => {
  expect((await post('/preview/at/start', { token: good }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  const started = await post('/preview/at/start', { token: good });
  expect([started.statusCode, started.headers['location']]).toEqual([303, '/doctors/one']);
  expect(started.headers['set-cookie']).toBe(`__Host-preview-at=${good}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  const left = await post('/preview/at/end', { to: '/list?page=2' });
  expect([left.statusCode, left.headers['location']]).toEqual([303, '/list?page=2']);
  expect(left.headers['set-cookie']).toMatch(ended);
  expect((await post('/preview/at/end', { to: '//evil.example' })).headers['location']).toBe('/');
});

test('its pages are drawn each time and for nobody else: what is kept of a page stays what it was', async () => {
  const before = await get('/list');
  const [one, two] = [await get('/list', inPreview(good)), await get('/list', inPreview(good))];
  const other = await get('/parts/new', inPreview(good));
  expect(new Set([root(before.body), root(one.body), root(two.body)]).size).toBe(3);
  for (const { body, headers: sent } of [one, two, other]) {
    expect(sent).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(sent['etag']).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(bootOf(body).sitePreview?.token).toBe(good);
  }
  const after = await get('/list');
  expect(after.body).toBe(before.body);
  expect(bootOf(after.body).sitePreview).toBeUndefined();
  expect((await get('/list', inPreview(good, '; access_token=x'))).headers['cache-control']).toBe('no-store');
  const moved = await get('/moved', inPreview(good));
  expect([moved.statusCode, moved.headers['cache-control']]).toEqual([302, 'no-store']);
});

test('another date is offered to who may open the page for it; pages of the staff are no part of a preview', async () => {
  const otherFor = async (role: string) =>
    bootOf((await get('/list', inPreview(good, `; role=${role}`))).body).sitePreview?.other;
  const offered = [await otherFor(String(roles.patient)), await otherFor(String(roles.doctor))];
  expect(offered).toEqual([null, '/desk/open#preview']);
  const { words } = bootOf((await get('/list', inPreview(good))).body).sitePreview ?? {};
  expect([words?.ar.title, words?.en.title]).toEqual([
    'معاينة الموقع كما سيظهر يوم الثلاثاء 1 ديسمبر 2026، الساعة 10:00 ص',
    'Preview of the site as it will be on Tuesday 1 December 2026, 10:00 AM',
  ]);
  expect(bootOf((await get('/desk/mine', inPreview(good, '; access_token=x'))).body).sitePreview).toBeUndefined();
  expect(bootOf((await get('/mine', inPreview(good))).body).sitePreview?.token).toBe(good);
});

test('nothing is posted from it', async () => {
  const answer = await post('/form', { name: 'سارة' }, { ...ours, cookie: inPreview(good) });
  expect([answer.statusCode, answer.body.includes('لا يُرسل شيء من المعاينة')]).toEqual([409, true]);
});

test.each(['b'.repeat(43), 'short', ''])(
  '%j is refused and forgotten, and today is not shown in its place',
  async (token) => {
    const { statusCode, body, headers: sent } = await get('/list', inPreview(token));
    expect([statusCode, body.includes('This preview has ended.'), root(body)]).toEqual([410, true, undefined]);
    expect(sent['set-cookie']).toMatch(ended);
    expect((await post('/preview/at/start', { token })).statusCode).toBe(410);
    expect((await get(`/preview/at?token=${token}`)).statusCode).toBe(410);
  },
);

test('a page that cannot be made says so, keeps the way out in sight, and is not shown as of today', async () => {
  const failed = [await get('/list', inPreview(away)), await get('/throw', inPreview(good))];
  for (const { statusCode, body, headers: sent } of failed) {
    expect([statusCode, sent['cache-control'], sent['set-cookie']]).toEqual([503, 'no-store', undefined]);
    expect(body).toContain('action="/preview/at/end"');
  }
});
