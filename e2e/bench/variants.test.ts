import { createHash } from 'node:crypto';
import { manyRemotes, modulesIn, pageOf, remotesAddress } from './variants.ts';
import type { VariantName } from './variants.ts';

const federated = `<html><head><style>a{}</style>
<template id="application">
<script crossorigin integrity="sha384-x/y=" src="/compositions/c-1/a.js"></script>
<script crossorigin integrity="sha384-a/b=" src="/artifacts/host/1/react.js"></script>
<script crossorigin integrity="sha384-c+d=" src="/artifacts/host/1/host.js"></script>
<link rel="preload" as="script" crossorigin integrity="sha384-e" href="/artifacts/content/1/remoteEntry.js">
<link rel="preload" as="script" crossorigin integrity="sha256-f" href="/artifacts/content/1/home.js">
</template>
<script>remember()</script>
</head><body><h1>words</h1><script type="application/json" id="boot">{"a":1,"remotes":{},"remotesByScript":true}</script></body></html>`;

const qa = {
  release: 'abc123',
  base: '/artifacts/qa/abc123/',
  integrity: 'sha384-x',
  descriptor: { routes: [{ path: '/qa' }] },
};
const remotes = `clinicRemotes=${JSON.stringify({ qa })};dispatchEvent(new Event("clinic:remotes"))`;

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

const made = (variant: VariantName) => pageOf(variant, federated, { mono, modulesOf, remotes });

test('a module is used when all of its files are preloaded', () => {
  expect(modulesOf(['/artifacts/content/1/home.js'])).toEqual(['content ./home']);
});

test('the federated page is the product’s own, unchanged', () => {
  expect(made('fed')).toBe(federated);
});

test('the one bundle has the same words, data and first script, its own scripts, and preloads the same screen', () => {
  const page = made('mono');
  expect(page).toContain(
    `<h1>words</h1><script type="application/json" id="boot">${JSON.stringify({ a: 1, remotes: { qa } })}</script>`,
  );
  expect([...page.matchAll(/"(\/artifacts\/[^"]*\.js)"/g)].map(([, file]) => file)).toEqual([
    '/artifacts/mono/local/react.js',
    '/artifacts/mono/local/host.js',
    '/artifacts/mono/local/content-home.js',
  ]);
  expect(page).toContain('<script>remember()</script>');
});

test('the floor has the words and the style and nothing to execute', () => {
  const page = made('floor');
  expect(page).toContain('<h1>words</h1>');
  expect(page).toContain('<style>a{}</style>');
  expect(page).not.toMatch(/script|template/);
});

test('a composition of a hundred remotes names the others in its script, and describes them elsewhere', () => {
  expect(remotesAddress(federated)).toBe('/compositions/c-1/a.js');
  const { script, others } = manyRemotes(remotes);
  const [, named = ''] = /^clinicOtherRemotes=(.*?);clinicRemotes=/.exec(script) ?? [];
  expect(script.endsWith(remotes)).toBe(true);
  const added = JSON.parse(others) as Record<string, typeof qa>;
  const count = 100 - 1;
  for (const key of ['integrity', 'release'] as const)
    expect(new Set(Object.values(added).map((one) => one[key])).size).toBe(count);
  expect(JSON.parse(named)).toEqual({
    names: Object.keys(added).sort(),
    url: expect.stringMatching(/^\/compositions\/c-0\/[0-9a-f]{16}\.json$/) as string,
    integrity: `sha384-${createHash('sha384').update(others).digest('base64')}`,
  });

  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  expect(made('many')).toBe(federated.replace('sha384-x/y=', integrity));
});
