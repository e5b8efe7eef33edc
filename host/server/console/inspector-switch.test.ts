import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';

const key = 'a-key-of-the-tests';
const host = hostUnderTest({ env: { LENS_KEY: key } });

const get = (url: string, cookie = '') => host.app.inject({ url, headers: { host: 'clinic.example', cookie } });
const post = (url: string, given: string, more: Record<string, string> = {}) =>
  host.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'clinic.example',
      origin: 'http://clinic.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...more,
    },
    payload: new URLSearchParams({ key: given }).toString(),
  });

test('the right key switches the inspector on for this browser until it is closed or the inspector is switched off', async () => {
  const asked = await get('/lens');
  expect(asked.body).toContain('type="password"');
  expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const opened = await post('/lens', key);
  expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([200, 'clinic_lens=1; Path=/; SameSite=Strict']);
  expect((await get('/lens', 'clinic_lens=1')).body).toContain('action="/lens/off"');
  const off = await post('/lens/off', '');
  expect([off.statusCode, off.headers['location']]).toEqual([303, '/lens']);
  expect(off.headers['set-cookie']).toMatch(/^clinic_lens=; Max-Age=0/);
});

test('behind a proxy that speaks HTTPS the cookie never travels without it', async () => {
  const secure = { 'x-forwarded-proto': 'https', origin: 'https://clinic.example' };
  expect((await post('/lens', key, secure)).headers['set-cookie']).toContain('; Secure');
});

test('a wrong key says so, and after ten of them that address waits; others do not', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const refused = await post('/lens', `${key}${attempt}`, from('203.0.113.7'));
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(refused.body).toContain('The key is not right.');
  }
  const waits = await post('/lens', key, from('203.0.113.7'));
  expect([waits.statusCode, waits.headers['set-cookie'], waits.headers['retry-after']]).toEqual([
    429,
    undefined,
    '900',
  ]);
  expect((await post('/lens', key, from('203.0.113.8'))).statusCode).toBe(200);
});

test('a form of another site switches nothing', async () => {
  expect((await post('/lens', key, { origin: 'https://evil.test' })).statusCode).toBe(403);
});

test('without a key there is no such page', async () => {
  const closed = await buildHost({ ...host.settings, inspectorKey: '' }, host.fixture.store);
  const answer = await closed.inject({ method: 'POST', url: '/lens', headers: { host: 'clinic.example' } });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await closed.inject({ url: '/lens' })).body).not.toContain('type="password"');
  await closed.close();
});

test('a key that is soon guessed stops the start', () => {
  expect(() => readSettings({ LENS_KEY: 'short' })).toThrow(/LENS_KEY/);
});
