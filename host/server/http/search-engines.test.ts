import { gunzipSync } from 'node:zlib';
import { Sitemap, SitemapUnavailable } from './sitemap.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';

const host = hostUnderTest();

const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers: { host: 'clinic.example', ...headers } });

const doctors = {
  data: [
    { ar: { slug: 'طبيب-58' }, en: { slug: 'doctor-58' }, updated_at: '2026-11-20T08:00:00.000Z' },
    { ar: { slug: 'a&b' }, en: { slug: 'a/b' }, updated_at: null },
  ],
};

test('E9: every public page in both languages, each naming the other; what belongs to somebody is left out', async () => {
  host.fixture.api.answer((request, response) =>
    response
      .writeHead(request.url === '/api/sitemap/doctors' ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(doctors)),
  );
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(locations).toEqual([
    'http://clinic.example/',
    'http://clinic.example/?lang=en',
    'http://clinic.example/random',
    'http://clinic.example/random?lang=en',
    'http://clinic.example/form',
    'http://clinic.example/form?lang=en',
    'http://clinic.example/doctors/%D8%B7%D8%A8%D9%8A%D8%A8-58',
    'http://clinic.example/doctors/doctor-58?lang=en',
    'http://clinic.example/doctors/a%26b',
    'http://clinic.example/doctors/a%2Fb?lang=en',
  ]);
  expect(body).toContain(
    '<url><loc>http://clinic.example/doctors/doctor-58?lang=en</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="http://clinic.example/doctors/%D8%B7%D8%A8%D9%8A%D8%A8-58"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="http://clinic.example/doctors/doctor-58?lang=en"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="http://clinic.example/doctors/%D8%B7%D8%A8%D9%8A%D8%A8-58"/></url>',
  );
});

test('it is kept, and sent compressed to whoever takes that', async () => {
  host.fixture.api.answer((request) => void request.socket.destroy());
  const { headers, rawPayload } = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(gunzipSync(rawPayload).toString()).toContain('doctor-58');
  expect((await get('/sitemap-1.xml')).statusCode).toBe(200);
  expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
});

test('robots read everything but the API, its feeds aside, and what belongs to somebody', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'User-agent: *\nAllow: /api/feeds/\nDisallow: /api/\nDisallow: /preview/\nDisallow: /mine$\nDisallow: /mine?\nDisallow: /desk/*$\nDisallow: /desk/*?\n\nSitemap: http://clinic.example/sitemap.xml\n',
  );
});

const route = (path: string, sitemap: string) => ({
  path,
  screen: './home',
  auth: 'public' as const,
  rendering: 'snapshot' as const,
  redirectFrom: [],
  sitemap,
  query: [],
  variants: 1,
});

test('more pages than one file holds make an index', async () => {
  const many = Array.from({ length: 20_001 }, (_, index) => route(`/page-${index}`, 'page'));
  const files = await new Sitemap('http://api.invalid', host.app.log).files('c-1', many, 'http://clinic.example');
  expect(files.map(({ xml }) => xml.toString().split('<url>').length - 1)).toEqual([40_000, 2]);
});

test('a list that cannot be had is as it was last, for a short time; while one never came there is no sitemap', async () => {
  const sitemap = new Sitemap(host.fixture.api.origin, host.app.log);
  const routes = [route('/', 'page'), route('/doctors/:slug', '/api/sitemap/doctors')];
  const read = async (composition: string) =>
    (await sitemap.files(composition, routes, 'http://clinic.example')).map(({ xml }) => xml.toString()).join('');
  const apiLists = (status: number, list: object) =>
    host.fixture.api.answer((_request, response) => void response.writeHead(status).end(JSON.stringify(list)));
  apiLists(500, {});
  await expect(read('c-1')).rejects.toThrow(SitemapUnavailable);
  apiLists(404, {});
  expect(await read('c-without')).not.toContain('doctor-58');
  apiLists(200, doctors);
  expect(await read('c-1')).toContain('doctor-58');
  apiLists(500, {});
  expect(await read('c-2')).toContain('doctor-58');
  apiLists(200, { data: [] });
  expect(await read('c-2')).toContain('doctor-58');
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 20_000);
  // The cache looks at its clock once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await read('c-1')).toContain('doctor-58');
  expect(await read('c-2')).not.toContain('doctor-58');
  clock.mockRestore();
});

describe('while the API is away and has never listed anything', () => {
  const alone = hostUnderTest();

  test.each(['/sitemap.xml', '/sitemap-1.xml'])('%s says to come back', async (url) => {
    alone.fixture.api.answer((_request, response) => void response.writeHead(500).end('{}'));
    const { statusCode, headers } = await alone.app.inject({ url, headers: { host: 'clinic.example' } });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  });
});

test('a page that not every clinic has is listed once its list is not empty', async () => {
  const sitemap = new Sitemap(host.fixture.api.origin, host.app.log);
  const read = async (composition: string, data: readonly unknown[]) => {
    host.fixture.api.answer((_request, response) => response.end(JSON.stringify({ data })));
    const routes = [route('/', 'page'), route('/skin', '/api/sitemap/skin')];
    const files = await sitemap.files(composition, routes, 'http://clinic.example');
    return [...String(files[0]?.xml).matchAll(/<loc>http:\/\/clinic\.example(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
  };
  expect(await read('c-1', [])).toEqual(['/', '/?lang=en']);
  const there = [{ ar: {}, en: {}, updated_at: null }];
  expect(await read('c-2', there)).toEqual(['/', '/?lang=en', '/skin', '/skin?lang=en']);
});
