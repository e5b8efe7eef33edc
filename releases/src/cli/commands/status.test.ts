import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import { aLiveStore, first, inTemporaryDirectory, runReleaseWith, second } from '../../testing/fixtures.ts';

const main = path.join(import.meta.dirname, '..', '..', 'main.ts');
const token = 'ct_some-token';

const figures: ReleaseMetricsResponse = {
  since: '2026-05-01T08:00:00.000Z',
  data: [
    {
      remote: 'booking',
      release: first,
      views: 640,
      loads: 700,
      loadFailures: { http: 2, integrity: 1 },
      boundaryHits: 4,
      uncaughtErrors: 0,
      conversionsStarted: 50,
      conversionsCompleted: 40,
      renderMs: { p50: 90, p75: 180.4, p95: 400 },
      serverRenders: 10,
      serverFailures: 0,
      serverRenderMs: { p50: 4, p75: 6, p95: 12 },
      failedIn: [],
    },
  ],
};

/** A site that answers with figures for the token, on this machine. */
async function withSite(test: (site: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const known = request.url === '/releases/api/figures' && request.headers.authorization === `Bearer ${token}`;
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(known ? figures : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test('status shows how each release does when the site answers, and says why not when it does not', () =>
  inTemporaryDirectory((directory) =>
    withSite(async (site) => {
      const store = await aLiveStore(directory);
      const status = (settings: Record<string, string>, ...args: string[]) =>
        runReleaseWith(main, store.location, settings, 'status', ...args);

      const shown = await status({ PUBLIC_URL: site, RELEASE_TOKEN: token });
      expect(shown.out).toMatch(/booking +1\.0\.0\+aaaaaaa +640 +3 of 700 +4 +40 of 50 +180 ms +6 ms/);
      const asJson = await status({ RELEASE_TOKEN: token }, 'booking', '--site', site, '--json');
      expect(JSON.parse(asJson.out)).toMatchObject({
        figures: figures.data,
        figuresSince: figures.since,
        figuresMissing: null,
        published: [{ release: '1.0.2+ccccccc' }, { release: second }, { release: first }],
      });

      const refused = await status({ PUBLIC_URL: site, RELEASE_TOKEN: 'ct_other' });
      expect(refused).toMatchObject({ code: 0, err: expect.stringContaining('answered 401') });
      expect(refused.out).toContain('production');
      const alone = await status({ PUBLIC_URL: 'http://127.0.0.1:9', RELEASE_TOKEN: token }, '--json');
      expect(JSON.parse(alone.out)).toMatchObject({
        figures: null,
        figuresMissing: 'http://127.0.0.1:9 was not reached',
      });
      expect((await status({}, 'shop')).err).toContain('release publish shop');
    }),
  ));

test('the folder says which package is meant', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const cwd = path.join(import.meta.dirname, '..', '..', '..', '..', 'mfe-booking', 'src');
    const run = await runReleaseWith(main, store.location, { cwd }, 'promote', second, '--to', 'production');
    expect(run.code).toBe(0);
    expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(second);
    const outside = await runReleaseWith(main, store.location, {}, 'promote', second, '--to', 'production');
    expect(outside.code).toBe(2);
  }));

test('diff tells two channels and two compositions apart', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const start = await store.readRegistry('production');
    await store.promote({ channel: 'production', changes: { booking: second }, by: 'noura' });
    const diff = (...args: string[]) => runReleaseWith(main, store.location, {}, 'diff', ...args);
    expect((await diff(start?.composition ?? '', 'production')).out).toMatch(
      /booking +1\.0\.0\+aaaaaaa +1\.0\.1\+bbbbbbb +falls back to 1\.0\.0\+aaaaaaa/,
    );
    expect((await diff('production', 'production')).out).toContain('hold the same');
    expect(await diff('production', 'staging')).toMatchObject({ code: 1, out: '' });
    expect(await diff('production', 'moon')).toMatchObject({ code: 2 });
  }));
