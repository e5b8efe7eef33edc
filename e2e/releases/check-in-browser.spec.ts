import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installedBrowser } from '@clinic/build/browser';
import { runsInBrowser } from '../../releases/src/checks/in-browser/runs-in-browser.ts';
import { expect, test } from '../browser/test.ts';

/** What a host's page does once its screen is drawn. */
const shown = 'performance.mark("clinic:shown");';
const page = (script: string, body = '<h1>Title</h1>') => `<!doctype html><html lang="en"><head><title>Title</title>
<link rel="icon" href="data:,"></head><body><main>${body}</main><script type="module">${script}</script></body></html>`;

/** Pages of a remote that is good but for one thing each, by path. */
const pages: Record<string, string> = {
  '/fine': page(shown),
  '/throws': page(`${shown} throw new Error('no such doctor');`),
  '/logs': page(`${shown} console.error('hydration failed');`),
  '/draws-not': page(`${shown} console.warn('remote qa failed in composition c-1', 1);`),
  '/other-draws-not': page(`${shown} console.warn('remote booking failed in composition c-1', 1);`),
  '/loops': page('for (;;);'),
  '/leads-on': page(`${shown} location.reload();`),
  '/foreign': page(`${shown} fetch('http://127.0.0.1:9/count').catch(() => undefined);`),
  '/evaluates': page(`${shown} try { eval('1'); } catch {}`),
  '/unnamed': page(shown, '<h1>Title</h1><button></button>'),
  '/unnamed-frame': `${page(shown).replace('<main>', '<div><button></button></div><main>')}`,
};

let server: Server;
let site: string;

test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    response.writeHead(pages[pathname] === undefined ? 404 : 200, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'unsafe-inline'",
    });
    response.end(pages[pathname] ?? page(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

async function findings(...paths: readonly string[]): Promise<string[]> {
  const browser = installedBrowser(process.env) ?? '';
  const requests = paths.map((path) => ({ path, lang: 'en' as const, invented: false }));
  const found = await runsInBrowser({ candidate: 'qa', site, browser, pages: requests, timeoutMs: 5000 });
  expect(found.every(({ level, check }) => level === 'error' && check === 'runs-in-browser')).toBe(true);
  return found.map(({ message }) => message);
}

test('a page that comes alive is fine; so is one that is not there, and a fault of the frame or of another remote', async () => {
  expect(await findings('/fine', '/missing', '/other-draws-not', '/unnamed-frame')).toEqual([]);
});

for (const [path, message] of [
  ['/throws', /^\/throws \(en\) throws: no such doctor\.$/],
  ['/logs', /^\/logs \(en\) logs: hydration failed\.$/],
  ['/draws-not', /^\/draws-not \(en\) does not draw in the browser: remote qa failed/],
  ['/loops', /^\/loops \(en\) does not come alive in a browser, after an answer with status 200\.$/],
  ['/leads-on', /^\/leads-on \(en\) (cannot be looked at|does not come alive)/],
  ['/foreign', /^\/foreign \(en\) asks another site: http:\/\/127\.0\.0\.1:9\/count\.$/],
  ['/unnamed', /^\/unnamed \(en\) axe button-name: .*button/],
] as const)
  test(`${path.slice(1)} is refused`, async () => {
    expect(await findings(path)).toContainEqual(expect.stringMatching(message));
  });

test('what the content security policy refuses is reported, though the page catches it', async () => {
  expect((await findings('/evaluates')).join('\n')).toMatch(/content security policy/i);
});
