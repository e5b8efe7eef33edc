import { hostUnderTest } from '../testing/host-under-test.ts';

const token = 't'.repeat(24);
const host = hostUnderTest({ env: { METRICS_TOKEN: token } });
const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers: { host: 'clinic.example', ...headers } });

describe('metrics', () => {
  test('tell renders, pages and compositions by what the code names', async () => {
    await get('/secret-name');
    await get('/');
    await get('/');
    const { body, headers } = await get('/metrics', { authorization: `Bearer ${token}` });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^clinic_compositions_adopted_total 1$/m);
    expect(body).toMatch(/^clinic_pages_total\{from="kept"\} [1-9]/m);
    expect(body).toMatch(/^clinic_render_duration_seconds_count\{result="ok"\} [1-9]/m);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} [1-9]/);
    expect(body).not.toContain('secret-name');
  });

  test('V25: without the token there is no such page', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }] as Record<string, string>[]) {
      const { statusCode, body } = await get('/metrics', headers);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('clinic_');
    }
  });
});
