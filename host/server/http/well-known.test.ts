import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
});
afterAll(() => fixture.close());

async function withHost<T>(
  settings: Partial<ReturnType<typeof readSettings>>,
  work: (app: FastifyInstance) => Promise<T>,
): Promise<T> {
  const plain = readSettings({ LOG_LEVEL: 'silent' });
  const app = await buildHost(
    { ...plain, apiOrigin: fixture.api.origin, store: fixture.place, ...settings },
    fixture.store,
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const get = (app: FastifyInstance, file: string) =>
  app.inject({ url: `/.well-known/${file}`, headers: { host: 'clinic.example' } });

test('V25: security.txt names whom to tell of weaknesses, for less than a year', async () => {
  const answer = await withHost({}, (app) => get(app, 'security.txt'));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:hello@nabd.example');
  expect(fields.get('Canonical')).toBe('http://clinic.example/.well-known/security.txt');
  const days = (Date.parse(String(fields.get('Expires'))) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('a clinic that named nobody has no security.txt', async () => {
  expect((await withHost({ securityContact: null }, (app) => get(app, 'security.txt'))).statusCode).toBe(404);
});

test('password managers are led to the page that changes a password, wherever its remote has it', async () => {
  const answer = await withHost({}, (app) => get(app, 'change-password'));
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/mine']);
});
