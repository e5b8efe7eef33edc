import { NetworkLimit } from './network-limit.ts';

const refused = (limit: NetworkLimit, times: number, address: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => limit.secondsToWait(address(n))).filter((wait) => wait !== null).length;

test('V34: a network is refused from one over its limit on, until its minute ends; others are not', () => {
  let now = 5000;
  const limit = new NetworkLimit(3, () => now);
  expect(refused(limit, 5, () => '203.0.113.7')).toBe(2);
  now = 35_000;
  expect(limit.secondsToWait('203.0.113.7')).toBe(30);
  expect(limit.secondsToWait('203.0.113.8')).toBeNull();
  now = 65_000;
  expect(limit.secondsToWait('203.0.113.7')).toBeNull();
});

test('V34: addresses of one /64 are one network, and networks of one /48 have a ceiling together', () => {
  const limit = new NetworkLimit(3, () => 0);
  expect(refused(limit, 10, (n) => `2001:db8:1:2::${n + 1}`)).toBe(7);
  expect(refused(limit, 60, (n) => `2001:db8:2:${n}::1`)).toBe(60 - 3 * 16);
  expect(limit.secondsToWait('2001:db8:3::1')).toBeNull();
});

test('V34: what one network is refused is not counted for its block, and the network beside it is not kept waiting', () => {
  const limit = new NetworkLimit(3, () => 0);
  expect(refused(limit, 3 * 16, () => '2001:db8:5:1::1')).toBe(3 * 15);
  expect(limit.secondsToWait('2001:db8:5:2::1')).toBeNull();
});

test('V34: so many networks are remembered and no more, the latest ones', () => {
  const limit = new NetworkLimit(1, () => 0);
  const nth = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  expect(refused(limit, 2, () => '203.0.113.7')).toBe(1);
  expect(refused(limit, 20_000, nth)).toBe(0);
  expect(limit.secondsToWait(nth(19_999))).not.toBeNull();
  expect(limit.secondsToWait('203.0.113.7')).toBeNull();
});

test('a look counts nothing, and says when the next time would be refused, of a network or of its block', () => {
  let now = 5000;
  const limit = new NetworkLimit(2, () => now);
  const looks = (address: string) => Array.from({ length: 50 }, () => limit.look(address));
  for (const times of [1, 2]) {
    expect([times, new Set(looks('203.0.113.7'))]).toEqual([times, new Set([null])]);
    expect(limit.secondsToWait('203.0.113.7')).toBeNull();
  }
  now = 35_000;
  expect(limit.look('203.0.113.7')).toBe(30);
  expect(limit.look('203.0.113.8')).toBeNull();
  now = 65_000;
  expect(limit.look('203.0.113.7')).toBeNull();

  expect(refused(limit, 2 * 16, (n) => `2001:db8:4:${n}::1`)).toBe(0);
  expect(limit.look('2001:db8:4:99::1')).toBe(60);
});
