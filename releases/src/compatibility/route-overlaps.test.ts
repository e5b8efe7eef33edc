import { aDescriptor } from '../testing/fixtures.ts';
import { routeOverlaps } from './route-overlaps.ts';

function remote(name: string, ...paths: string[]) {
  const [route] = aDescriptor(name).routes;
  if (!route) throw new Error('a descriptor has a page');
  return { name, routes: paths.map((path) => ({ ...route, path })) };
}

function levels(...remotes: ReturnType<typeof remote>[]) {
  return routeOverlaps(remotes).map(({ level }) => level);
}

test.each([
  ['the same path', '/doctors', '/doctors'],
  ['the same path in another case', '/Appointments', '/appointments'],
  ['the same path with another name of its parameter', '/doctors/:slug', '/doctors/:id'],
  ['a path with an optional part', '/survey/:id?', '/survey'],
])('%s in two remotes is refused', (_name, ours, theirs) => {
  expect(levels(remote('content', ours), remote('booking', theirs))).toEqual(['error']);
});

test('a path that another remote redirects from is taken', () => {
  const content = remote('content', '/specialities');
  const moved = { ...content, routes: content.routes.map((route) => ({ ...route, redirectFrom: ['/specialties'] })) };
  expect(levels(moved, remote('booking', '/specialties'))).toEqual(['error']);
});

test('one remote may not claim a page twice', () => {
  expect(levels(remote('content', '/doctors', '/doctors'))).toEqual(['error']);
});

test.each([
  ['a parameter', '/doctors/:slug', '/doctors/new'],
  ['a star', '/blogs/*', '/blogs/archive/2026'],
  ['anything below a page', '/qa/:anything', '/qa/ask'],
])('%s that also matches a page of another remote is refused', (_name, ours, theirs) => {
  expect(levels(remote('content', ours), remote('booking', theirs))).toEqual(['error']);
});

test.each([
  '/releases',
  '/Releases/mine',
  '/api/x',
  '/images/:name',
  '/dev/outbox',
  '/artifacts/qa/files',
  '/registry/:channel',
  '/preview/start',
  '/offline',
  '/lens',
  '/beacons',
  '/metrics/:id?',
  '/healthz',
  '/readyz',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-2.xml',
  '/404',
])('%s is the host’s and refused to remotes', (path) => {
  expect(new Set(levels(remote('qa', path)))).toEqual(new Set(['error']));
});

test('an address of the host is refused also where a remote redirects from it', () => {
  const qa = remote('qa', '/qa');
  const moved = { ...qa, routes: qa.routes.map((route) => ({ ...route, redirectFrom: ['/releases'] })) };
  expect(routeOverlaps([moved])).toMatchObject([
    { level: 'error', check: 'route-overlaps', message: expect.stringContaining('/releases of qa: the host itself') },
  ]);
});

test.each(['/:slug', '/:lang/about', '/*'])('%s that also matches addresses of the host is refused', (path) => {
  expect(levels(remote('qa', path))).toEqual(['error']);
});

test('an address that only begins like one of the host is fine', () => {
  expect(levels(remote('qa', '/apiary', '/releases-of-liability', '/news/api', '/sitemap-of-us'))).toEqual([]);
});

test('pages that never meet are fine, and so is a remote whose own pages do', () => {
  const content = remote('content', '/doctors/:slug', '/doctors/new', '/');
  expect(levels(content, remote('qa', '/qa', '/qa/questions/:slug'), remote('booking', '/doctors/:slug/book'))).toEqual(
    [],
  );
});

test.each([
  ['before', [remote('team', '/:anything'), remote('content', '/', '/doctors', '/offers/new')]],
  ['after', [remote('content', '/', '/doctors', '/offers/new'), remote('team', '/:anything')]],
])('what begins with anything is held against all that stands %s it', (_place, remotes) => {
  const messages = routeOverlaps(remotes).map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(messages.filter((message) => /doctors/.test(message) && /:anything of team/.test(message))).toHaveLength(1);
});

test('claims are named in the order of the remotes', () => {
  const found = routeOverlaps([
    remote('content', '/doctors/:slug', '/offers'),
    remote('booking', '/offers', '/doctors/new'),
  ]);
  expect(found.map(({ message }) => message.split(' ', 1)[0])).toEqual(['/doctors/:slug', '/offers:']);
});
