import { buildHost } from '../app.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';

const host = hostUnderTest();

const post = (url: string, headers: Record<string, string> = {}, payload: string | Buffer = 'name=Sara') =>
  host.app.inject({
    method: 'POST',
    url,
    headers: { host: 'clinic.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

const root = (body: string) => /<div id="root">(.*?)<\/div>/.exec(body)?.[1];
const sameSite = { origin: 'http://clinic.example', 'sec-fetch-site': 'same-origin' };

test('a form of a public page is answered by its page, with the action’s status, and never kept', async () => {
  const { statusCode, headers, body } = await post('/form', sameSite);
  expect(statusCode).toBe(422);
  expect(root(body)).toBe('ar application/x-www-form-urlencoded 127.0.0.1 name=Sara');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
  const page = await host.app.inject({ url: '/form', headers: { host: 'clinic.example' } });
  expect(root(page.body)).toMatch(/^one ar/);
});

test('S28: it is answered in the visitor’s language', async () => {
  expect(root((await post('/form', { cookie: 'selectedLang=en' })).body)).toMatch(/^en/);
  expect(root((await post('/form?lang=en')).body)).toMatch(/^en/);
});

test('the API’s limits count the visitor, not the server', async () => {
  const { body } = await post('/form', { ...sameSite, 'x-forwarded-for': '203.0.113.9' });
  expect(root(body)).toContain('203.0.113.9');
});

test('a redirect of the action is followed with GET', async () => {
  const { statusCode, headers } = await post('/form?next', sameSite);
  expect([statusCode, headers['location']]).toEqual([303, '/']);
});

test.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['an origin that is hidden', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['the same site of another origin', { ...sameSite, 'sec-fetch-site': 'same-site' }],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
])('Q29: a form from %s is not read', async (_where, headers) => {
  const { statusCode, body } = await post('/form', headers);
  expect(statusCode).toBe(403);
  expect(body).toContain('lang="ar" dir="rtl"');
  expect(body).toContain('We did not take this form');
  expect(body).not.toContain('Sara');
});

test.each(['/mine', '/nowhere', '/404', '/favicon.svg'])('%s takes no forms', async (url) => {
  const { statusCode, headers } = await post(url, sameSite);
  expect(statusCode).toBe(405);
  expect(headers['allow']).toBe('GET, HEAD');
});

test.each([
  ['/form', 422],
  ['/nowhere', 405],
])('%s without a body and its type is answered as an empty form: %i', async (url, status) => {
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url,
    headers: { host: 'clinic.example', ...sameSite },
  });
  expect(statusCode).toBe(status);
});

test('a form whose outcome only a browser could keep is not sent for one without script', async () => {
  const { statusCode, body } = await post('/sign-in', sameSite);
  expect(statusCode).toBe(428);
  expect(body).toContain('lang="ar" dir="rtl"');
  expect(body).toContain('This form does not work without JavaScript');
  expect(body).not.toContain('Sara');
});

test('what is no form is not read', async () => {
  expect((await post('/form', { ...sameSite, 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
  expect((await post('/form', { ...sameSite, 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('Q34: a form that is too large is refused, one of the largest size is taken', async () => {
  const type = { ...sameSite, 'content-type': 'multipart/form-data; boundary=x' };
  const ofSize = (bytes: number) => {
    const [head, end] = ['--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n', '\r\n--x--'];
    return Buffer.from(`${head}${'1'.repeat(bytes - head.length - end.length)}${end}`);
  };
  expect((await post('/form', type, ofSize(6 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const taken = await post('/form', type, ofSize(6 * 1024 * 1024));
  expect(taken.body).toContain('<div id="root">ar multipart/form-data');
});

const secure = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

test.each([
  ['20,000 fields', 'application/x-www-form-urlencoded', 'f=1&'.repeat(20_000)],
  ['a name of 100 kB', 'application/x-www-form-urlencoded', `${'f'.repeat(100_000)}=1`],
  ['2,000 parts', 'multipart/form-data; boundary=x', `${'--x\r\n\r\n1\r\n'.repeat(2000)}--x--`],
])('V33: a form of %s is refused before it is rendered, in both languages', async (_what, type, body) => {
  const answer = await post('/form', { ...sameSite, 'content-type': type }, body);
  expect(answer.statusCode).toBe(422);
  expect(answer.headers).toMatchObject(secure);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('lang="ar" dir="rtl"');
  expect(answer.body).toContain('It has more fields than our forms have');
});

test('V33: while a form keeps its renderer busy, pages are rendered', async () => {
  const own = await buildHost(host.settings, host.fixture.store);
  const hanging = own.inject({
    method: 'POST',
    url: '/form?hang',
    headers: { ...sameSite, host: 'clinic.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Sara',
  });
  const page = await own.inject({ url: '/rendered-meanwhile', headers: { host: 'clinic.example' } });
  expect(root(page.body)).toMatch(/^one ar/);
  await own.close();
  expect((await hanging).statusCode).toBe(503);
});

test('V33, V34: one network sends so many forms in a minute; it is told when to try again, and others are not kept waiting', async () => {
  const from = (address: string) => post('/form', { ...sameSite, 'x-forwarded-for': address });
  const answers = [];
  for (let n = 0; n < 61; n += 1) answers.push(await from(`2001:db8:1:2::${n + 1}`));
  expect(answers.slice(0, 60).map(({ statusCode }) => statusCode)).toEqual(Array<number>(60).fill(422));
  const refused = answers[60];
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.headers).toMatchObject(secure);
  expect(refused?.body).toContain('Many forms were sent in a short time');
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(422);
});

test('R21: when it cannot be answered the visitor is told, in both languages, and the next page works', async () => {
  const { statusCode, headers, body } = await post('/form?crash', sameSite);
  expect(statusCode).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('we do not know whether your form arrived');
  expect(root((await post('/form', sameSite)).body)).toContain('name=Sara');
});

test('calls of the API are passed on as they are', async () => {
  const bodies: string[] = [];
  host.fixture.api.answer((request, response) => {
    // The host reports its metrics meanwhile.
    if (request.url === '/api/anything') request.on('data', (chunk) => bodies.push(String(chunk)));
    else request.resume();
    request.on('end', () => response.end('{}'));
  });
  const { statusCode } = await post('/api/anything', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--');
  expect([statusCode, bodies.join('')]).toEqual([200, '--x--']);
});
