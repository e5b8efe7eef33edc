import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Builds } from '@clinic/build/builds';
import type { BootData } from '@clinic/contracts/host';
import { buildDevHost } from './app.ts';
import type { PackageBuild, PackageBuilds } from '@clinic/build/dev-builds';
import { readSettings } from '../settings.ts';

/** Packages as if they had been built, without a bundler. */
class WrittenPackages implements PackageBuilds {
  readonly packages = new Map<string, PackageBuild>();
  readonly files = new Map<string, string>();
  changed: () => void = () => undefined;

  constructor() {
    this.built('host', 'h1', {
      scripts: ['react.js', 'host.js'],
      fonts: ['fonts/f-arabic.a.woff2', 'fonts/f-basic.a.woff2'],
    });
    this.files.set('host/host.js', 'start()');
    this.built('qa', 'q1', { name: 'qa', routes: [] });
  }

  built(name: string, hash: string, manifest: object): void {
    this.packages.set(name, { good: { hash, manifest }, errors: [] });
    this.changed();
  }

  /** Breaks a package, which keeps its last good build if it had one. */
  broken(name: string, error: string, { everBuilt }: { everBuilt: boolean }): void {
    const good = everBuilt ? (this.packages.get(name)?.good ?? null) : null;
    this.packages.set(name, { good, errors: [error] });
    this.changed();
  }

  start(changed: () => void): Promise<void> {
    this.changed = changed;
    return Promise.resolve();
  }

  read(name: string, file: string): Promise<Buffer> {
    const text = this.files.get(`${name}/${file}`);
    return text === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(Buffer.from(text));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

let app: FastifyInstance;
let packages: WrittenPackages;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  packages = new WrittenPackages();
  app = await buildDevHost({ ...readSettings({ LOG_LEVEL: 'silent' }), apiOrigin: 'http://127.0.0.1:9' }, packages);
});

afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
});

const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as BootData;

test('a page starts empty from what is built, in the language of the visitor', async () => {
  const { body } = await app.inject('/doctors?lang=en');
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('<script defer src="/artifacts/host/dev/host.js">');
  const boot = bootOf(body);
  expect(boot.hydration).toBeNull();
  expect(boot.remotes['qa']).toMatchObject({ base: '/artifacts/qa/dev/', descriptor: { routes: [] } });
});

test('its policy is that of served pages, but for the styles that emotion writes into it', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});

test('a remote that was never built is left out, and a host that was not says why', async () => {
  packages.broken('qa', 'mfe-qa/src/home/index.ts:3:1\nunexpected token', { everBuilt: false });
  expect(bootOf((await app.inject('/')).body).remotes).toEqual({});
  packages.broken('host', 'host/shell/start.tsx:9:1\nunexpected token', { everBuilt: false });
  const failed = await app.inject('/');
  expect(failed.statusCode).toBe(500);
  expect(failed.body).toContain('host/shell/start.tsx:9:1\nunexpected token');
});

test('files of the builds are answered and nothing beside them', async () => {
  const file = await app.inject('/artifacts/host/dev/host.js');
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'start()',
  ]);
  packages.files.set('host/../secret.json', '{}');
  for (const url of [
    '/artifacts/host/dev/..%2Fsecret.json',
    '/artifacts/other/dev/host.js',
    '/artifacts/host/dev/no.js',
  ])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test('an open page is told of each build: hashes, errors, and a changed description as another composition', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { body } = await fetch(`http://127.0.0.1:${port}/dev/builds`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () =>
    JSON.parse(/data: (.*)\n\n/.exec((await reader?.read())?.value ?? '')?.[1] ?? 'null') as Builds;

  const first = await next();
  expect(first).toEqual({
    composition: bootOf((await app.inject('/')).body).composition.id,
    hashes: { host: 'h1', qa: 'q1' },
    errors: [],
  });
  packages.broken('qa', 'mfe-qa/src/home/index.ts:3:1\nunexpected token', { everBuilt: true });
  expect(await next()).toEqual({ ...first, errors: ['mfe-qa/src/home/index.ts:3:1\nunexpected token'] });
  packages.built('qa', 'q2', { name: 'qa', routes: [{ path: '/qa' }] });
  const changed = await next();
  expect(changed).toMatchObject({ hashes: { host: 'h1', qa: 'q2' }, errors: [] });
  expect(changed.composition).not.toBe(first.composition);
});
