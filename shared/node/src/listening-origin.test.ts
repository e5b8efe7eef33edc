import { listeningOrigin } from './listening-origin.ts';

test.each([
  [undefined, 'http://127.0.0.1:4001'],
  ['', 'http://127.0.0.1:4001'],
  ['0.0.0.0', 'http://127.0.0.1:4001'],
  ['::', 'http://127.0.0.1:4001'],
  ['10.0.0.5', 'http://10.0.0.5:4001'],
  ['::1', 'http://[::1]:4001'],
  ['api.inside', 'http://api.inside:4001'],
])('a server that listens on %s is reached at %s', (address, origin) => {
  expect(listeningOrigin(address, 4001)).toBe(origin);
});
