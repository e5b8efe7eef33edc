import type { Registry } from '@clinic/contracts';
import { fallbackRelease } from './fallback-policy.ts';

const ownHost = '1.0.0+0000000';
const [live, before, own] = ['1.2.0+2222222', '1.1.0+1111111', '1.0.0+aaaaaaa'];
const registry = {
  host: { release: ownHost },
  remotes: { qa: { release: live, filesIntegrity: 'live', lastGood: before, lastGoodFiles: 'before' } },
} as unknown as Registry;
const failed =
  (...releases: (string | undefined)[]) =>
  (release: string) =>
    releases.includes(release);

test('the live release replaces another one that failed', () => {
  expect(fallbackRelease(registry, 'qa', failed(own), ownHost)).toMatchObject({
    release: live,
    filesIntegrity: 'live',
  });
});

test('the release before replaces the live one, and any release in a page of another host', () => {
  const expected = { release: before, filesIntegrity: 'before' };
  expect(fallbackRelease(registry, 'qa', failed(live), ownHost)).toEqual(expected);
  expect(fallbackRelease(registry, 'qa', failed(own), '0.9.0+0000000')).toEqual(expected);
});

test('without a release that has not failed there is no fallback', () => {
  expect(() => fallbackRelease(registry, 'qa', failed(live, before), ownHost)).toThrow('no release to fall back to');
  expect(() => fallbackRelease(registry, 'booking', failed(), ownHost)).toThrow('no release to fall back to');
});
