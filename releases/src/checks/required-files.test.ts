import { requiredFiles } from './required-files.ts';

test('each missing file of a remote is named', () => {
  const messages = requiredFiles('qa', ['remote.json', 'fallback.ar.html']).map(({ message }) => message);
  expect(messages).toEqual([
    'mf-manifest.json is missing from the build of qa.',
    'fallback.en.html is missing from the build of qa.',
    'node/ is missing from the build of qa.',
  ]);
});

test('a host needs its own description and its renderer', () => {
  expect(requiredFiles('host', ['host.json', 'node/renderer.cjs'])).toEqual([]);
  expect(requiredFiles('host', ['remote.json', 'node/renderer.cjs'])).toHaveLength(1);
});
