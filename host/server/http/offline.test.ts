import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;
let app: FastifyInstance | undefined;

beforeEach(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
});

afterEach(async () => {
  await app?.close();
  await fixture.close();
});

async function start(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...env });
  app = await buildHost({ ...settings, apiOrigin: fixture.api.origin, store: fixture.place }, fixture.store);
  return app;
}

test('the worker is that of the live host, asked for again each time, and may fetch from this site only', async () => {
  const { body, headers } = await (await start()).inject('/sw.js');
  expect(body).toBe('// worker');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const page = await app?.inject('/');
  expect(page?.body).toContain('"worker":true');
  expect(page?.headers['content-security-policy']).toContain("worker-src 'self'");
});

test('a worker that is not as published is not served', async () => {
  const host = (await fixture.store.readRegistry('production'))?.host.release ?? '';
  await start();
  const file = path.join(fixture.place.location, 'artifacts', 'host', host, 'sw.js');
  await chmod(file, 0o644);
  await writeFile(file, 'evil()');
  expect((await app?.inject('/sw.js'))?.statusCode).toBe(404);
  await rm(file);
  expect((await app?.inject('/sw.js'))?.statusCode).toBe(404);
});

test('switched off, what is served under its address removes it, and pages do not register it', async () => {
  const { body, headers } = await (await start({ SERVICE_WORKER: 'off' })).inject('/sw.js');
  expect(body).toContain('caches.delete');
  expect(body).toContain('registration.unregister()');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await app?.inject('/'))?.body).toContain('"worker":false');
});

test('the offline page has the contacts in both languages, the asked one first, and needs no script', async () => {
  const host = await start({ CLINIC_PHONE: '920001122', BRAND_ADDRESS_AR: 'حي <العليا>', BRAND_ADDRESS_EN: 'Olaya' });
  const english = await host.inject('/offline?lang=en');
  expect(english.body).toMatch(/<html lang="en" dir="ltr">/);
  expect(english.body.indexOf('No internet connection')).toBeLessThan(english.body.indexOf('لا يوجد اتصال'));
  expect(english.body).toContain('href="tel:920001122"');
  expect(english.body).toContain('حي &#60;العليا&#62;');
  expect(english.body).not.toContain('<script');
  expect(english.body).toContain('noindex');
  const arabic = await host.inject('/offline');
  expect(arabic.body).toMatch(/<html lang="ar" dir="rtl">/);
});
