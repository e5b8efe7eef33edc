import { proxiesIn, proxyTrust } from './proxies.ts';

test('a list names addresses and networks of both kinds', () => {
  expect(proxiesIn('')).toEqual([]);
  expect(proxiesIn('10.0.0.5, 10.1.0.0/16,2001:db8::/32,::1')).toEqual([
    '10.0.0.5',
    '10.1.0.0/16',
    '2001:db8::/32',
    '::1',
  ]);
});

test.each(['proxy.internal', '10.0.0.5/33', '10.0.0', '10.0.0.0/8;x', '0.0.0.0/0', '::/0'])('%s is refused', (list) => {
  expect(proxiesIn(list)).toBeNull();
});

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['10.1.2.3:8080', true],
  ['10.2.0.1', false],
  ['2001:db8:5::9', true],
  ['2001:db9::1', false],
  ['fe80::1%eth0', false],
  ['unknown', false],
  ['', false],
])('%s is trusted: %s', (address, expected) => {
  expect(proxyTrust(['10.1.0.0/16', '2001:db8::/32'])(address)).toBe(expected);
});

test('nobody but this machine is trusted unless named', () => {
  expect(['127.0.0.1', '10.0.0.1', '192.0.2.1'].map(proxyTrust([]))).toEqual([true, false, false]);
});
