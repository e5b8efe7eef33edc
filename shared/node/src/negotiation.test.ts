import { acceptedEncoding, isNotModified } from './negotiation.ts';

test.each([
  ['"x"', true],
  ['W/"x"', true],
  ['W/"x", "y"', true],
  ['"y", W/"x"', true],
  ['"y","x"', true],
  ['*', true],
  ['"y"', false],
  ['"y", W/"z"', false],
  ['x', false],
  ['"xx"', false],
])('If-None-Match: %s against "x"', (value, expected) => {
  expect(isNotModified({ 'if-none-match': value }, '"x"')).toBe(expected);
});

test('without If-None-Match the whole answer is sent, and no-cache leaves the comparison as it is', () => {
  expect(isNotModified({}, '"x"')).toBe(false);
  expect(isNotModified({ 'cache-control': 'no-cache', 'if-none-match': '"x"' }, '"x"')).toBe(true);
});

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['br; q=0 , gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', null],
  ['brotli, xbr, br-x', null],
  ['BR', 'br'],
])('Accept-Encoding: %s is answered in %s', (value, expected) => {
  expect(acceptedEncoding({ 'accept-encoding': value })).toBe(expected);
});

test('only what is offered is chosen', () => {
  expect(acceptedEncoding({ 'accept-encoding': 'br, gzip' }, ['gzip'])).toBe('gzip');
  expect(acceptedEncoding({ 'accept-encoding': 'br' }, ['gzip'])).toBeNull();
});
