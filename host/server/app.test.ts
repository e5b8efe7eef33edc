import { createHash } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { inspect } from 'node:util';
import { hostUnderTest } from './testing/host-under-test.ts';

const host = hostUnderTest({ env: { RENDER_MEMORY_MB: '128' } });

const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ method: 'GET', url, headers: { host: 'clinic.example', ...headers } });

/** Asks again until the site answers as wanted; the test's own time limit ends it. */
async function eventually(url: string, wanted: (body: string) => boolean): Promise<string> {
  for (;;) {
    const { body } = await get(url);
    if (wanted(body)) return body;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('V24: the router refuses what is no address with the headers of every other answer', async () => {
  const answer = await get('/%ff');
  expect([answer.statusCode, answer.body]).toEqual([400, 'Bad Request\n']);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

/** How the scripts of some HTML start, and their files, in turn. */
const scripts = (html: string) =>
  [...html.matchAll(/<script ?(defer|async|)[^>]* src="\/(\w+)[^"]*\/([^"/]+)">/g)].flatMap(
    ([, when, folder, file]) => [when, folder === 'compositions' ? 'remotes' : file],
  );

const root = (body: string) => /<div id="root">(.*?)<\/div>/.exec(body)?.[1];

describe('pages', () => {
  test('S28: Arabic for a fresh visitor, the stored language after that, `?lang` before both and stored', async () => {
    expect((await get('/')).body).toContain('<html lang="ar" dir="rtl">');
    expect((await get('/', { cookie: 'selectedLang=en' })).body).toContain('<html lang="en" dir="ltr">');
    const chosen = await get('/?lang=en', { cookie: 'selectedLang=ar' });
    expect(chosen.body).toContain('<html lang="en" dir="ltr">');
    expect(chosen.headers['set-cookie']).toMatch(/^selectedLang=en; Max-Age=31536000; Path=\/; SameSite=Lax/);
    expect((await get('/?lang=fr')).body).toContain('<html lang="ar"');
  });

  test('R25: strong compression is for what is asked for again', async () => {
    const part = Array.from({ length: 4000 }, (_, number) => (number * 7919) % 1009).join(' ');
    host.fixture.api.answer((_request, response) => void response.end(JSON.stringify({ part })));
    const length = async () =>
      Number((await get('/parts/long', { 'accept-encoding': 'br' })).headers['content-length']);
    const first = await length();
    let last = await length();
    for (let visit = 0; visit < 500 && last === first; visit += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      last = await length();
    }
    expect(last).toBeLessThan(first);
    host.fixture.api.answer((_request, response) => void response.writeHead(404).end());
  });

  test('R25: pages that search have the limit of the API’s search by network; what is in memory counts for nobody', async () => {
    const ask = (url: string, from: string) => get(url, { 'x-forwarded-for': from });
    for (let number = 0; number < 60; number += 1)
      expect((await ask(`/list?search=${number}`, '198.51.100.7')).statusCode).toBe(200);
    const refused = await ask('/list?search=60', '198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('طلبت صفحات كثيرة');
    expect((await ask('/list?search=7', '198.51.100.7')).statusCode).toBe(200);
    expect((await ask('/list', '198.51.100.7')).statusCode).toBe(200);
    expect((await ask('/list?search=60', '203.0.113.9')).statusCode).toBe(200);
  });

  test.each(['throw', 'hang'])(
    'V14: a page whose render does %s is logged by its path, without its query',
    async (how) => {
      const logged = jest.spyOn(host.app.log, 'error');
      await get(`/list?search=${how}-epilepsy`);
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ path: '/list' }), 'rendering failed');
      expect(logged.mock.calls.map((call) => call.map((said) => inspect(said))).join()).not.toContain('epilepsy');
      logged.mockRestore();
    },
  );

  test('a page is rendered once and then kept, whatever cookies come along', async () => {
    const first = await get('/kept');
    const second = await get('/kept', { cookie: 'access_token=secret; __Host-sid=x' });
    expect(second.body).toBe(first.body);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/mine', '/sign-in?returnTo=%2Fmine'],
    ['/mine?tab=2', '/sign-in?returnTo=%2Fmine%3Ftab%3D2'],
    ['/desk/today', '/sign-in?returnTo=%2Fdesk%2Ftoday'],
  ])('S72: %s sends a visitor without a session to sign in; with one it is a page', async (url, signIn) => {
    for (const cookie of ['', 'selectedLang=en; access_tokens=x']) {
      const { statusCode, headers } = await get(url, { cookie });
      expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, signIn, 'no-store']);
    }
    const page = await get(url, { cookie: 'access_token=x' });
    expect([page.statusCode, page.headers['location']]).toEqual([200, undefined]);
  });

  test('an unchanged page is not sent again', async () => {
    const { headers } = await get('/etag');
    const again = await get('/etag', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('an unchanged page is recognised by a weak tag and in a list of tags', async () => {
    const { headers } = await get('/etag');
    for (const tags of [`W/${headers['etag']}`, `"other", W/${headers['etag']}`, '*'])
      expect((await get('/etag', { 'if-none-match': tags })).statusCode).toBe(304);
    expect((await get('/etag', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('a page comes in no encoding that the browser refuses', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/etag', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0')).toBeUndefined();
    const bytes = await get('/etag', { 'accept-encoding': 'identity' });
    expect(bytes.body).toContain('</html>');
  });

  test('marks of campaigns do not make another page', async () => {
    expect(root((await get('/campaign?utm_source=x&fbclid=1')).body)).toBe(root((await get('/campaign')).body));
  });

  test('R25: what a route does not know of in its query makes no other page; what it knows does', async () => {
    const rendered = root((await get('/list')).body);
    for (const query of ['x=1', 'x=2', 'lang=ar', `${'x'.repeat(2000)}=1`])
      expect(root((await get(`/list?${query}`)).body)).toBe(rendered);
    const second = root((await get('/list?page=2')).body);
    expect(second).not.toBe(rendered);
    expect(root((await get('/list?x=3&page=2&page=4')).body)).toBe(second);
  });

  test('R25: the page of what is not there is rendered once for a language, whatever the path', async () => {
    const first = await get('/nowhere-1');
    expect(first.statusCode).toBe(404);
    expect(first.body).not.toContain('nowhere-1');
    for (const path of ['/nowhere-1', '/nowhere-2', '/nowhere-2?x=1']) expect((await get(path)).body).toBe(first.body);
    expect(root((await get('/nowhere-1?lang=en')).body)).toMatch(/^one en/);
    const doctor = await get('/doctors/missing-1');
    expect([doctor.statusCode, (await get('/doctors/missing-2')).body]).toEqual([404, doctor.body]);
    expect(root(doctor.body)).not.toBe(root(first.body));
  });

  test('a page with random parts is kept in its variants only', async () => {
    const seen = new Set<string | undefined>();
    for (let visit = 0; visit < 60; visit += 1) seen.add(root((await get('/random')).body));
    expect(seen.size).toBeGreaterThan(1);
    expect(seen.size).toBeLessThanOrEqual(3);
  });

  test('Q8: the status of the page is the status of the answer', async () => {
    const { statusCode, body } = await get('/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('a redirect of a screen is a redirect of the site', async () => {
    const { statusCode, headers } = await get('/moved');
    expect([statusCode, headers['location']]).toEqual([302, '/']);
  });

  test('a page of a session is never stored', async () => {
    expect((await get('/session')).headers['cache-control']).toBe('no-store');
  });

  test('V2: the policy names the page’s own styles by hash and admits nothing unsafe for scripts', async () => {
    const { headers, body } = await get('/');
    const policy = String(headers['content-security-policy']);
    const hashOf = (element: RegExp) =>
      createHash('sha256')
        .update(element.exec(body)?.[1] ?? '')
        .digest('base64');
    const starter = hashOf(/<script>([^<]+)<\/script>/);
    const pagesAhead = hashOf(/<script type="speculationrules">([^<]+)<\/script>/);
    expect(policy).toContain(`script-src 'self' 'sha256-${starter}' 'sha256-${pagesAhead}';`);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/);
    expect((body.match(/<style/g) ?? []).length).toBeLessThanOrEqual((policy.match(/'sha256-/g) ?? []).length - 1);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('V3: every answer carries the security headers', async () => {
    for (const url of [
      '/',
      '/nowhere',
      '/healthz',
      '/favicon.svg',
      '/registry/production.json',
      '/artifacts/content/1.0.0+0000000/x.js',
    ]) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toBeDefined();
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    }
  });

  test('exactly the files that the page needs are fetched early', async () => {
    const { body } = await get('/');
    expect(
      body.match(/rel="preload" as="script"[^>]* href="[^"]+"/g)?.map((link) => link.replace(/.*\//, '').slice(0, -1)),
    ).toEqual(['remoteEntry.js', 'home.js']);
  });

  test('a page that says everything waits with its application; the starter alone runs', async () => {
    const { body } = await get('/');
    const [template = '', waiting = ''] = /<template id="application">([^]*?)<\/template>/.exec(body) ?? [];
    expect(scripts(waiting)).toEqual(['', 'remotes', '', 'host.js']);
    expect(waiting).toMatch(/<link rel="preload" as="script"[^>]* href="[^"]*remoteEntry\.js">/);
    expect(body.replace(template, '')).toContain('<script>// starter</script>');
  });

  test.each(['/session', '/parts/away', '/throw', '/sign-in'])(
    '%s has more to say, or a form that nobody can send without it: its application starts with it',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('<template id="application">');
      expect(body).toMatch(/<script( data-forms-wait)?>\/\/ starter<\/script>\n<script defer/);
      const [template = '', copies = ''] = /<template id="script-copies">([^]*?)<\/template>/.exec(body) ?? [];
      expect(scripts(copies)).toEqual(['', 'remotes', '', 'host.js']);
      expect(scripts(body.replace(template, ''))).toEqual(['defer', 'remotes', 'defer', 'host.js']);
    },
  );

  test('only on a page whose form needs script do presses of it wait for the application', async () => {
    const waits = async (path: string) => (await get(path)).body.includes('<script data-forms-wait>// starter');
    expect(await waits('/sign-in')).toBe(true);
    for (const path of ['/', '/session']) expect(await waits(path)).toBe(false);
  });
});

describe('a renderer that fails', () => {
  test.each(['/crash', '/throw', '/hang'])(
    '%s: the browser renders the page instead; the next page is rendered as ever',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(root(body)).toBe('');
      expect(headers['cache-control']).toBe('no-store');
      expect(root((await get('/after-failure')).body)).toContain('one ar');
    },
  );

  test('a page that cannot be rendered again is answered as it was last', async () => {
    const first = await get('/flaky');
    expect(root(first.body)).toMatch(/^good/);
    expect(root((await get('/flaky')).body)).toBe(root(first.body));
  });

  test('and then says of which time it is, and is kept by no cache', async () => {
    const renderedAt = new Date('2026-11-21T07:00:00Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(renderedAt.getTime());
    await get('/flaky-and-old');
    clock.mockReturnValue(renderedAt.getTime() + 2 * 60_000);
    let answer = await get('/flaky-and-old');
    expect(answer.headers['server-timing']).toBeUndefined();
    while (answer.headers['server-timing'] === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      answer = await get('/flaky-and-old');
    }
    clock.mockRestore();
    expect(answer.headers['server-timing']).toBe('known-at;desc="2026-11-21T07:00:00.000Z"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.statusCode).toBe(200);
  });
});

test('R25: a network waits behind itself: what it asks for beyond its share is refused, others get their pages', async () => {
  const held: ServerResponse[] = [];
  const answerWell = (response: ServerResponse) => response.end('{"part":"all"}');
  host.fixture.api.answer((_request, response) => void answerWell(response));
  const kept = await get('/parts/kept');
  host.fixture.api.answer((_request, response) => void held.push(response));
  const from = (address: string, url: string) => get(url, { 'x-forwarded-for': address });
  const attack = Array.from({ length: 30 }, (_, n) => from(`2001:db8:1:${n}::1`, `/parts/attack-${n}`));
  const early = await Promise.race(attack);
  expect(early.statusCode).toBe(503);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  expect(early.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(early.body).toContain('The site is busy right now');
  expect((await get('/parts/kept')).body).toBe(kept.body);

  const visit = from('203.0.113.7', '/parts/visited');
  host.fixture.api.answer((_request, response) => void answerWell(response));
  held.forEach(answerWell);
  expect(root((await visit).body)).toContain('with all');
  const statuses = (await Promise.all(attack)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4 + 16);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
});

describe('artifacts', () => {
  test('public files are immutable; files of the server and unknown ones are not there', async () => {
    const base = `/artifacts/content/${(await host.fixture.store.readRegistry('production'))?.remotes['content']?.release}`;
    const entry = await get(`${base}/remoteEntry.js`);
    expect(entry.statusCode).toBe(200);
    expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(entry.headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const file of [
      'node/container.cjs',
      'nothing.js',
      '..%2fhost%2fhost.json',
      '..%2f..%2f..%2fkeys%2fpreview.key',
    ]) {
      expect((await get(`${base}/${file}`)).statusCode).toBe(404);
    }
  });

  test('compressed bytes are sent to whoever takes them', async () => {
    const release = (await host.fixture.store.readRegistry('production'))?.remotes['content']?.release;
    const { headers } = await get(`/artifacts/content/${release}/remoteEntry.js`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toBe('Accept-Encoding');
  });

  test('bytes in an encoding are never sent to a browser that refuses it, whoever asked before', async () => {
    const release = (await host.fixture.store.readRegistry('production'))?.remotes['content']?.release;
    const encodingFor = async (accepted: string) =>
      (await get(`/artifacts/content/${release}/remoteEntry.js`, { 'accept-encoding': accepted })).headers[
        'content-encoding'
      ];
    expect(await encodingFor('br, gzip')).toBe('br');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0')).toBeUndefined();
    const bytes = await get('/etag', { 'accept-encoding': 'identity' });
    expect(bytes.body).toContain('</html>');
  });
});

describe('registry', () => {
  test('is revalidated at every use', async () => {
    const { headers, json } = await get('/registry/production.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(json()).toMatchObject({ schema: 'clinic-registry/1', channel: 'production' });
    expect((await get('/registry/production.json', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    expect((await get('/registry/other.json')).statusCode).toBe(404);
  });
});

describe('releases', () => {
  test('a promotion is live without a restart, and a rollback brings the former page back', async () => {
    await host.fixture.release('two');
    expect(root(await eventually('/', (body) => body.includes('two ar')))).toContain('two ar');
    await host.fixture.store.rollback({ channel: 'production', by: 'tests' });
    expect(root(await eventually('/', (body) => body.includes('one ar')))).toContain('one ar');
  });

  test('a release that was altered on disk is not adopted: the live one stays', async () => {
    const good = await host.fixture.publish('tampered');
    const file = path.join(host.fixture.place.location, 'artifacts', 'content', good, 'node', 'container.cjs');
    await chmod(file, 0o644);
    await writeFile(file, `exports.word = 'evil!!!';`);
    await expect(
      host.fixture.store.promote({ channel: 'production', changes: { content: good }, by: 'tests' }),
    ).rejects.toThrow();
    expect((await get('/')).body).not.toContain('evil');
  });
});

test('Q7: an address in other letters leads to the one that is written, with its query', async () => {
  const answer = await get('/Random?x=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/random?x=1']);
});

test.each([
  ['/random/?x=1', '/random?x=1'],
  ['/random//', '/random'],
  ['/%72andom', '/random'],
  ['/hidden/%6fnce/?lang=en', '/hidden/once?lang=en'],
  ['/RELEASES', '/releases'],
])('R25: %s is kept under one address only, %s', async (url, written) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, written, 'no-cache']);
  expect((await get(written)).statusCode).toBe(200);
});
