import { isScriptOfSite } from './trusted-types.ts';

const entry = '/artifacts/qa/1.8.2+9ab12cd/remoteEntry.js';

test.each([
  entry,
  `${location.origin}${entry}`,
  '/artifacts/qa/1.8.2+9ab12cd/__federation_expose_locales_ar.js',
  '/artifacts/host/1.8.2+9ab12cd/512.js',
  '/artifacts/host/dev/host.0a1b2c3d.hot-update.js',
  '/artifacts/new-remote/1.8.2+9ab12cd/folder/file.js',
  '/sw.js',
])('%s may become a script', (address) => expect(isScriptOfSite(address)).toBe(true));

test.each([
  ['', 'nothing'],
  ['javascript:alert(1)', 'a script itself'],
  ['data:text/javascript,alert(1)', 'data'],
  ['blob:http://localhost/0a1b2c3d', 'a blob'],
  [`//evil.test${entry}`, 'another origin without its protocol'],
  [`https://evil.test${entry}`, 'another origin'],
  [`\\\\evil.test${entry}`, 'another origin with backslashes'],
  [`http://localhost:1${entry}`, 'another port'],
  [`http://localhost@evil.test${entry}`, 'another origin behind credentials'],
  [`http://user@localhost${entry}`, 'credentials'],
  [`${entry}?v=1`, 'a query'],
  [`${entry}#x`, 'a fragment'],
  ['/sw.js?x', 'the worker with a query'],
  ['/artifacts/qa/../../evil.js', 'a way out'],
  ['/artifacts/qa/1.8.2/../../../api/files/evil.js', 'a way out and in elsewhere'],
  ['/artifacts/qa/1.8.2/%2e%2e/%2e%2e/evil.js', 'an encoded way out'],
  ['/artifacts/qa/1.8.2/..%2f..%2fevil.js', 'a way out that a server may decode'],
  ['/artifacts/qa/1.8.2/a%5c..%5cevil.js', 'backslashes that a server may decode'],
  ['/artifacts/qa/evil.js', 'no release'],
  ['/artifacts/qa/1.8.2+9ab12cd/remoteEntry.json', 'no script'],
  ['/artifacts/qa/1.8.2+9ab12cd/.js', 'no name'],
  ['/api/files/evil.js', 'what the API keeps'],
  ['/images/evil.js', 'what was uploaded'],
  ['http://', 'no address'],
])('%s may not: %s', (address) => expect(isScriptOfSite(address)).toBe(false));
