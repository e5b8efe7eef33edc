import { modulesIn, pageOf } from './variants.ts';

const federated = `<html><head><style>a{}</style>
<template id="application">
<script crossorigin integrity="sha384-a/b=" src="/artifacts/host/1/react.js"></script>
<script crossorigin integrity="sha384-c+d=" src="/artifacts/host/1/host.js"></script>
<link rel="preload" as="script" crossorigin integrity="sha384-e" href="/artifacts/content/1/remoteEntry.js">
<link rel="preload" as="script" crossorigin integrity="sha256-f" href="/artifacts/content/1/home.js">
</template>
<script>remember()</script>
</head><body><h1>words</h1><script type="application/json" id="boot">{"a":1}</script></body></html>`;

const mono = {
  folder: '/nowhere',
  scripts: ['react.js', 'host.js'],
  filesOf: (key: string) => (key === 'content ./home' ? ['content-home.js'] : []),
};
const modulesOf = modulesIn({
  content: {
    base: '/artifacts/content/1/',
    manifest: {
      exposes: [
        { path: './home', assets: { js: { sync: ['home.js'] } } },
        { path: './doctors', assets: { js: { sync: ['home.js', 'doctors.js'] } } },
      ],
    },
  },
});

test('a module is used when all of its files are preloaded', () => {
  expect(modulesOf(['/artifacts/content/1/home.js'])).toEqual(['content ./home']);
});

test('the federated page is the product’s own, unchanged', () => {
  expect(pageOf('fed', federated, mono, modulesOf)).toBe(federated);
});

test('the one bundle has the same words, data and first script, its own scripts, and preloads the same screen', () => {
  const page = pageOf('mono', federated, mono, modulesOf);
  expect(page).toContain('<h1>words</h1><script type="application/json" id="boot">{"a":1}</script>');
  expect([...page.matchAll(/"(\/artifacts\/[^"]*)"/g)].map(([, file]) => file)).toEqual([
    '/artifacts/mono/local/react.js',
    '/artifacts/mono/local/host.js',
    '/artifacts/mono/local/content-home.js',
  ]);
  expect(page).toContain('<script>remember()</script>');
});

test('the floor has the words and the style and nothing to execute', () => {
  const page = pageOf('floor', federated, mono, modulesOf);
  expect(page).toContain('<h1>words</h1>');
  expect(page).toContain('<style>a{}</style>');
  expect(page).not.toMatch(/script|template/);
});

test('a composition of a hundred remotes has as many descriptors and hashes, and the page’s own words', () => {
  const remote = {
    release: 'abc123',
    base: '/artifacts/qa/abc123/',
    integrity: 'sha384-x',
    descriptor: { routes: [{ path: '/qa' }] },
  };
  const page = federated.replace('{"a":1}', JSON.stringify({ lang: 'ar', remotes: { qa: remote } }));
  const many = pageOf('many', page, mono, modulesOf);
  expect(many.split('<script type="application/json"')[0]).toBe(page.split('<script type="application/json"')[0]);
  const [, boot = ''] = /id="boot">([^<]*)</.exec(many) ?? [];
  const { remotes } = JSON.parse(boot) as { remotes: Record<string, typeof remote> };
  expect(remotes['qa']).toEqual(remote);
  for (const key of ['integrity', 'release'] as const)
    expect(new Set(Object.values(remotes).map((one) => one[key])).size).toBe(100);
});
