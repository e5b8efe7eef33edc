import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { PackageBuild, PackageBuilds } from '../dev-builds.ts';
import { deployedRelease } from './deployed-site.ts';
import { devPage } from './dev-page.ts';
import { AgainstServer } from './server.ts';

const registry = { remotes: { booking: { release: '1.0.0+b' }, qa: { release: '1.0.0+a' } } };
const boot = {
  lang: 'ar',
  composition: { channel: 'production' },
  remotesByScript: true,
  remotes: {},
  slotContent: {},
  hydration: { loaderData: { text: '<b>' }, errors: null },
};
const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
const deployedPage = `<!doctype html><head>
<link rel="preload" as="script" href="/artifacts/qa/1.0.0+a/remoteEntry.js">
<link rel="preload" as="script" href="/artifacts/booking/1.0.0+b/remoteEntry.js">
</head><body><div id="root"><div>as deployed</div></div>
<script type="application/json" id="boot">${json}</script></body>`;

/** The far side of the network: a deployed site that tells what it was asked. */
function aDeployedSite() {
  const asked: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request);
    response.setHeader('strict-transport-security', 'max-age=1');
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/registry/production.json') return response.end(JSON.stringify(registry));
    if (pathname === '/moved') return response.writeHead(301, { location: `http://${request.headers.host}/qa` }).end();
    if (pathname.startsWith('/api/')) {
      response.setHeader('set-cookie', [
        '__Host-sid=1; Path=/; Secure; HttpOnly',
        'a=b; Domain=clinic.example; Path=/',
      ]);
      return request.pipe(response.writeHead(201, { 'content-type': 'application/json' }));
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"1"', 'integrity-policy': 'script' };
    response.writeHead(200, { ...headers, 'content-security-policy': "default-src 'none'" }).end(deployedPage);
  });
  return { server, asked };
}

const manifest = { name: 'qa', owner: 'tests', version: '1.0.0', routes: [{ path: '/qa' }], navigation: [] };

/** The builds, without a bundler. */
function someBuilds(remote: string) {
  const build: PackageBuild = { good: { hash: '1111111111112222', manifest }, errors: [] };
  let changed: () => void = () => undefined;
  const builds: PackageBuilds = {
    packages: new Map([[remote, build]]),
    start: async (tell) => void (changed = tell),
    read: async (name, file) => {
      if (!file.endsWith('remoteEntry.js')) throw new Error('no such file');
      return Buffer.from(`entry of ${name}`);
    },
    close: () => Promise.resolve(),
  };
  return { builds, build, rebuilt: () => changed() };
}

const { server: deployed, asked } = aDeployedSite();
let site: URL;
const running: AgainstServer[] = [];
let consoleLog: jest.SpyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => deployed.listen(0, '127.0.0.1', resolve));
  site = new URL(`http://127.0.0.1:${(deployed.address() as AddressInfo).port}`);
});
afterAll(() => new Promise((resolve) => deployed.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  consoleLog = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  consoleLog.mockRestore();
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function against(remote = 'qa', at = site) {
  const { builds, build, rebuilt } = someBuilds(remote);
  const server = new AgainstServer({ site: at, remote, builds });
  running.push(server);
  const here = `http://127.0.0.1:${await server.start(0)}`;
  const open = (path: string, init: RequestInit = {}) =>
    fetch(here + path, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...init.headers } });
  return { here, open, build, rebuilt };
}

interface Boot {
  remotes: Record<string, { release: string; base?: string; integrity?: string; descriptor?: object } | undefined>;
  hydration: unknown;
  slotContent: unknown;
  dev: unknown;
}

const bootOf = (html: string) => JSON.parse(/id="boot">([^]*?)<\/script>/.exec(html)?.[1] ?? '') as Boot;

test('a page names the working tree’s build of the one remote, and is left to the browser to draw', async () => {
  const { open } = await against();
  const response = await open('/qa?page=2');
  const html = await response.text();
  const { remotes, hydration, slotContent, dev } = bootOf(html);
  expect(remotes).toEqual({
    qa: {
      release: 'dev-111111111111',
      base: '/artifacts/qa/dev-111111111111/',
      integrity: `sha384-${createHash('sha384').update('entry of qa').digest('base64')}`,
      descriptor: { routes: [{ path: '/qa' }], navigation: [] },
    },
  });
  expect({ hydration, slotContent, dev }).toEqual({ hydration: null, slotContent: null, dev: { remote: 'qa' } });
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('/artifacts/qa/1.0.0');
  expect(html).toContain('/artifacts/booking/1.0.0+b/remoteEntry.js');
  expect(asked[0]?.url).toBe('/qa?page=2');
});

test('its headers are those of the site, but for what holds for the deployed address and files alone', async () => {
  const { open } = await against();
  const { headers } = await open('/qa', { headers: { 'if-none-match': '"1"' } });
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  for (const name of ['strict-transport-security', 'integrity-policy', 'etag']) expect(headers.get(name)).toBeNull();
  expect(asked[0]?.headers).toMatchObject({ host: site.host, 'accept-encoding': 'identity' });
  expect(asked[0]?.headers['if-none-match']).toBeUndefined();
});

test('a remote that is not live yet is added; one that was never built leaves the page as deployed', async () => {
  const fresh = await against('wellness');
  const { remotes } = bootOf(await (await fresh.open('/')).text());
  expect(Object.keys(remotes)).toEqual(['wellness']);

  const broken = await against();
  broken.build.good = null;
  broken.build.errors = ['mfe-qa/src/home/index.ts:3:1\nunexpected token'];
  expect(bootOf(await (await broken.open('/')).text())).toEqual({
    ...boot,
    slotContent: null,
    hydration: null,
    dev: { remote: 'qa' },
  });
});

test('a page that carries all of its remotes, as a preview does, keeps the others', () => {
  const [before = '', after = ''] = deployedPage.split(json);
  const whole = before + JSON.stringify({ ...boot, remotes: registry.remotes }) + after;
  const entry = { release: 'dev-1', base: '/artifacts/qa/dev-1/', integrity: 'sha384-a', descriptor: {} };
  expect(bootOf(devPage(whole, 'qa', entry)).remotes).toEqual({ ...registry.remotes, qa: entry });
});

test('calls of the API come from the site’s own origin, and its cookies hold here', async () => {
  const { open, here } = await against();
  const headers = { origin: here, referer: `${here}/login`, 'content-type': 'application/json' };
  const response = await open('/api/login', { method: 'POST', headers, body: '{"a":1}' });
  expect(response.status).toBe(201);
  expect(await response.text()).toBe('{"a":1}');
  expect(asked[0]?.headers).toMatchObject({ origin: site.origin, referer: `${site.origin}/login`, host: site.host });
  expect(response.headers.getSetCookie()).toEqual(['__Host-sid=1; Path=/; Secure; HttpOnly', 'a=b; Path=/']);
});

test('what another site’s page sends stays recognisable to the site, and other names of this machine are not answered', async () => {
  const { open, here } = await against();
  await open('/api/login', { method: 'POST', headers: { origin: 'https://evil.test' } });
  expect(asked[0]?.headers['origin']).toBe('https://evil.test');

  const { port } = new URL(here);
  const status = await new Promise((resolve) =>
    http.get({ port, host: '127.0.0.1', headers: { host: `evil.test:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }),
  );
  expect(status).toBe(421);
  expect(asked).toHaveLength(1);
});

test('a redirect stays here, and a coded answer is passed on as it is', async () => {
  const { open } = await against();
  expect((await open('/moved')).headers.get('location')).toBe('/qa');

  const coded = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(deployedPage));
  });
  await new Promise<void>((resolve) => coded.listen(0, '127.0.0.1', resolve));
  const other = await against('qa', new URL(`http://127.0.0.1:${(coded.address() as AddressInfo).port}`));
  expect(await (await other.open('/')).text()).toBe(deployedPage);
  coded.close();
});

test('only files of the build are served as such, and nothing that would bring the deployed release back', async () => {
  const { open } = await against();
  expect(await (await open('/artifacts/qa/dev-0/remoteEntry.js')).text()).toBe('entry of qa');
  const refused = ['/artifacts/qa/dev-0/other.js', '/artifacts/qa/dev-0/..%2fremoteEntry.js', '/dev/page/server.ts'];
  for (const path of [...refused, '/sw.js', '/registry/production.json', '/beacons'])
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  expect(asked).toEqual([]);
  const script = await open('/dev/page/against/page.ts');
  expect(script.headers.get('content-type')).toMatch('text/javascript');
  expect(await script.text()).not.toContain(': WorkingEntry');
});

test('open pages are told of every build, and of what cannot be built, which the terminal says too', async () => {
  const { open, build, rebuilt } = await against();
  const reader = (await open('/dev/working-copy')).body?.getReader();
  const next = async () => {
    const lines = new TextDecoder().decode((await reader?.read())?.value).split('data: ')[1] ?? '';
    return JSON.parse(lines) as { entry: { release: string }; errors: string[] };
  };
  expect(await next()).toMatchObject({ entry: { release: 'dev-111111111111' }, errors: [] });
  build.errors = ['unexpected token'];
  rebuilt();
  expect(await next()).toMatchObject({ entry: { release: 'dev-111111111111' }, errors: ['unexpected token'] });
  expect(consoleLog).toHaveBeenLastCalledWith(expect.stringContaining('unexpected token'));
  build.errors = [];
  build.good = { hash: '3333333333334444', manifest };
  rebuilt();
  expect(await next()).toMatchObject({ entry: { release: 'dev-333333333333' }, errors: [] });
  expect(consoleLog).toHaveBeenLastCalledWith('Everything is built again.');
});

test('a site that does not answer, or is another one, is said so', async () => {
  expect(await deployedRelease(site, 'qa')).toBe('1.0.0+a');
  expect(await deployedRelease(site, 'wellness')).toBeNull();
  const free = http.createServer((_request, response) => response.writeHead(418).end('short and stout'));
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const other = new URL(`http://127.0.0.1:${(free.address() as AddressInfo).port}`);
  await expect(deployedRelease(other, 'qa')).rejects.toThrow('answered 418 with no page of a clinic’s site');
  await new Promise((resolve) => free.close(resolve));
  await expect(deployedRelease(other, 'qa')).rejects.toThrow(`${other.origin} cannot be reached: ECONN`);
  const { open } = await against('qa', other);
  const response = await open('/');
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(`${other.origin} cannot be reached: ECONN`);
});
