import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RemoteDescriptor } from '@clinic/contracts';
import { aDescriptor, inTemporaryDirectory, writeFiles } from '../testing/fixtures.ts';
import { rendersOnServer } from './renders-on-server.ts';

const page = aDescriptor('qa').routes[0];
if (page === undefined) throw new Error('a descriptor has a page');

/** Stands for a host's bundle: each page does what the remote's container says about it, in the real worker. */
const renderer = `
const { existsSync, writeFileSync } = require('node:fs');
const hung = __dirname + '/hung';
exports.createTrial = ({ remotes, requireFile }) => ({
  async render(path, lang) {
    const { pages } = requireFile(remotes.qa.container);
    const answer = { status: 200, empty: false, failures: [] };
    const failure = { remote: 'qa', module: './home', phase: 'draw', apiUnavailable: false, why: 'Error: no window' };
    switch (pages[path + ' ' + lang] ?? pages[path]) {
      case 'throws': throw new Error('the frame broke');
      case 'hangs': for (;;);
      case 'hangs once':
        if (existsSync(hung)) return answer;
        writeFileSync(hung, '');
        for (;;);
      case 'ends': process.exit(3);
      case 'fails': return { ...answer, status: 503, failures: [failure] };
      case 'waits': return { ...answer, status: 503, failures: [{ ...failure, phase: 'data', apiUnavailable: true }] };
      case 'waits long': return { ...answer, status: 503, failures: [{ ...failure, phase: 'data', apiUnavailable: true, why: 'ScreenCallError: x < TimeoutError: no answer within 1500 ms' }] };
      case 'no data': return { ...answer, status: 404, failures: [{ ...failure, phase: 'data' }] };
      case 'other': return { ...answer, failures: [{ ...failure, remote: 'booking' }] };
      case 'empty beside another': return { ...answer, empty: true, failures: [{ ...failure, remote: 'booking' }] };
      case 'empty': return { ...answer, empty: true };
      case 'unavailable': return { ...answer, status: 503 };
      default: return answer;
    }
  },
});`;

function check(
  pages: Record<string, string>,
  descriptor: RemoteDescriptor = aDescriptor('qa'),
  bundle = renderer,
  more = {},
) {
  let findings: Awaited<ReturnType<typeof rendersOnServer>> = [];
  return inTemporaryDirectory(async (directory) => {
    const container = `exports.pages = ${JSON.stringify(pages)};`;
    await writeFiles(directory, { 'renderer.cjs': bundle, 'container.cjs': container });
    findings = await rendersOnServer({
      candidate: 'qa',
      host: '1.0.0+0000001',
      rendererFile: path.join(directory, 'renderer.cjs'),
      remotes: { qa: { release: '1.0.0+0000002', descriptor, container: path.join(directory, 'container.cjs') } },
      apiBaseUrl: 'http://127.0.0.1:9',
      ...more,
    });
  }).then(() => findings);
}

test('a remote that renders in both languages is fine', async () => {
  expect(await check({})).toEqual([]);
});

test.each([
  ['fails', /\/qa \(ar\).*qa \.\/home failed while it was drawn.*no window/],
  ['throws', /\/qa \(ar\).*the frame broke/],
  ['ends', /\/qa \(ar\)/],
  ['unavailable', /\/qa \(ar\).*503/],
  ['empty', /\/qa \(ar\) is empty/],
  ['empty beside another', /\/qa \(ar\) is empty/],
])('a page that %s is refused, with its language', async (how, message) => {
  expect(await check({ '/qa ar': how })).toMatchObject([
    { level: 'error', check: 'renders-on-server', message: expect.stringMatching(message) },
  ]);
});

test('each language is tried', async () => {
  expect(await check({ '/qa en': 'fails' })).toMatchObject([{ message: expect.stringContaining('/qa (en)') }]);
});

test('a page that never ends is refused', async () => {
  expect(await check({ '/qa en': 'hangs' }, aDescriptor('qa'), renderer, { timeoutMs: 1000 })).toMatchObject([
    { level: 'error', message: expect.stringMatching(/\/qa \(en\).*did not answer/) },
  ]);
});

const two = aDescriptor('qa', {
  routes: [
    { ...page, path: '/a' },
    { ...page, path: '/b' },
  ],
});

test('a page that is slow once does not keep the others from being judged', async () => {
  const findings = await check({ '/a ar': 'hangs once', '/b': 'throws' }, two, renderer, { timeoutMs: 1000 });
  expect(findings).toMatchObject([
    { level: 'error', message: expect.stringMatching(/^\/b \(ar\).*the frame broke/) },
    { level: 'error', message: expect.stringMatching(/^\/b \(en\).*the frame broke/) },
  ]);
});

test('pages that could not be tried because of others are refused', async () => {
  expect(await check({ '/a': 'hangs' }, two, renderer, { timeoutMs: 1000 })).toMatchObject([
    { level: 'error', message: expect.stringMatching(/^\/a \(ar\).*did not answer/) },
    { level: 'error', message: expect.stringMatching(/^\/a \(en\).*did not answer/) },
    { level: 'error', message: expect.stringMatching(/of qa were not rendered.*: \/b \(ar\), \/b \(en\)\./) },
  ]);
});

test('what the API would have told is not held against the remote, and said', async () => {
  expect(await check({ '/qa': 'waits' })).toMatchObject([
    { level: 'warn', message: expect.stringMatching(/judged: \/qa\. .*API_BASE_URL/) },
  ]);
});

test('the failure of another remote is not held against this one', async () => {
  expect(await check({ '/qa': 'other' })).toEqual([]);
});

test('pages of members are left out; an optional part is too, and a parameter has an example', async () => {
  const descriptor = aDescriptor('qa', {
    routes: [
      { ...page, path: '/qa/:id' },
      { ...page, path: '/mine', auth: 'member', rendering: 'client' },
      { ...page, path: '/questions/:page?' },
    ],
  });
  const broken = { '/qa/example': 'fails', '/mine': 'fails', '/questions': 'fails' };
  expect((await check(broken, descriptor)).map(({ message }) => message.split(' ')[0])).toEqual([
    '/qa/example',
    '/qa/example',
    '/questions',
    '/questions',
  ]);
});

test.each([
  ['hangs', /\/qa\/example \(ar\).*did not answer/],
  ['throws', /\/qa\/example \(ar\).*the frame broke/],
])('a page with a parameter that %s is refused', async (how, message) => {
  const descriptor = aDescriptor('qa', { routes: [{ ...page, path: '/qa/:id' }] });
  const [first] = await check({ '/qa/example': how }, descriptor, renderer, { timeoutMs: 1000 });
  expect(first).toMatchObject({ level: 'error', message: expect.stringMatching(message) });
});

test('that there are no data for an invented parameter is not held against the remote', async () => {
  const descriptor = aDescriptor('qa', { routes: [{ ...page, path: '/qa/:id' }] });
  expect(await check({ '/qa/example': 'no data' }, descriptor)).toEqual([]);
});

describe('with an API that responds', () => {
  let api: http.Server;
  let apiBaseUrl: string;
  beforeEach(async () => {
    api = http.createServer((request, response) => {
      const list = { data: [{ ar: { slug: 'القلب' }, en: { slug: 'heart' }, updated_at: null }] };
      response.end(request.url === '/api/sitemap/doctors' ? JSON.stringify(list) : '{}');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterEach(() => api.close());

  test('a loader that hangs is told as that, and not as an API that is away', async () => {
    const findings = await check({ '/qa': 'waits long' }, aDescriptor('qa'), renderer, { apiBaseUrl });
    expect(findings[0]).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/the loader of qa \.\/home does not end, although the API responds/),
    });
  });

  test('a page with a parameter is tried with one of the sitemap’s list, in each language', async () => {
    const route = { ...page, path: '/doctors/:slug', sitemap: '/api/sitemap/doctors' };
    const descriptor = aDescriptor('qa', { routes: [route] });
    const broken = { [`/doctors/${encodeURIComponent('القلب')}`]: 'no data', '/doctors/heart': 'fails' };
    expect(await check(broken, descriptor, renderer, { apiBaseUrl })).toMatchObject([
      { message: expect.stringMatching(/^\/doctors\/%D8.* \(ar\).*failed in its loader/) },
      { message: expect.stringMatching(/^\/doctors\/heart \(en\).*failed while it was drawn/) },
    ]);
  });
});

test('without a page of its own the first page shows its slot content', async () => {
  expect(await check({ '/': 'fails' }, aDescriptor('qa', { routes: [] }))).toHaveLength(2);
});

test('a host that cannot try releases is told, one that cannot start is refused', async () => {
  expect(await check({}, aDescriptor('qa'), '')).toMatchObject([{ level: 'warn' }]);
  expect(await check({}, aDescriptor('qa'), 'throw new Error("broken bundle")')).toMatchObject([
    { level: 'error', message: expect.stringContaining('broken bundle') },
  ]);
});
