import { modulesIn, pageOf } from './variants.ts';

const federated = `<html><head><style>a{}</style>
<template id="application">
<script crossorigin integrity="sha384-a/b=" src="/artifacts/host/1/react.js"></script>
<script crossorigin integrity="sha384-c+d=" src="/artifacts/host/1/host.js"></script>
<link rel="preload" as="script" crossorigin integrity="sha384-e" href="/artifacts/content/1/remoteEntry.js">
<link rel="preload" as="script" crossorigin integrity="sha256-f" href="/artifacts/content/1/home.js">
</template>
<script async crossorigin integrity="sha384-g" src="/artifacts/host/1/starter.js"></script>
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

test('the one bundle has the same words and data, its own scripts, and preloads the same screen', () => {
  const page = pageOf('mono', federated, mono, modulesOf);
  expect(page).toContain('<h1>words</h1><script type="application/json" id="boot">{"a":1}</script>');
  expect([...page.matchAll(/"(\/artifacts\/[^"]*)"/g)].map(([, file]) => file)).toEqual([
    '/artifacts/mono/local/react.js',
    '/artifacts/mono/local/host.js',
    '/artifacts/mono/local/content-home.js',
  ]);
});

test('the floor has the words and the style and nothing to execute', () => {
  const page = pageOf('floor', federated, mono, modulesOf);
  expect(page).toContain('<h1>words</h1>');
  expect(page).toContain('<style>a{}</style>');
  expect(page).not.toMatch(/script|template/);
});
