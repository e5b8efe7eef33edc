import type { Registry } from '@clinic/contracts';
import type { DeploymentRecord } from '@clinic/releases/store';
import { KnownReleases } from './known-releases.ts';

const registry = (seq: number, release: string) =>
  ({
    seq,
    composition: `c-${String(seq).padStart(12, '0')}`,
    host: { release: '3.0.0+aaaaaaa' },
    remotes: { qa: { release, rollout: { to: '9.0.0+fffffff' } } },
  }) as unknown as Registry;
const line = { to: 'c-aaaaaaaaaaaa', changes: { qa: '1.0.0+0000001', gone: null } } as unknown as DeploymentRecord;

function aStore() {
  let now = 0;
  const warn = jest.fn();
  const readRecords = jest.fn(() => Promise.resolve([line]));
  const known = new KnownReleases({
    store: { readDeploymentRecords: readRecords },
    channel: 'production',
    log: { warn },
    now: () => now,
  });
  return { known, readRecords, warn, after: (milliseconds: number) => (now += milliseconds) };
}

test('what is or was live is known, with its compositions', async () => {
  const { known } = aStore();
  const { releases, live, compositions } = await known.of(registry(2, '2.0.0+0000002'));
  expect([...live].sort()).toEqual(['host@3.0.0+aaaaaaa', 'qa@2.0.0+0000002', 'qa@9.0.0+fffffff']);
  expect([...releases].sort()).toEqual([
    'host@3.0.0+aaaaaaa',
    'qa@1.0.0+0000001',
    'qa@2.0.0+0000002',
    'qa@9.0.0+fffffff',
  ]);
  expect([...compositions].sort()).toEqual(['c-000000000002', 'c-aaaaaaaaaaaa']);
});

test('the store is read once for each change of the channel', async () => {
  const { known, readRecords } = aStore();
  const one = registry(2, '2.0.0+0000002');
  await Promise.all([known.of(one), known.of(one), known.of(one)]);
  await known.of(one);
  expect(readRecords).toHaveBeenCalledTimes(1);
  await known.of(registry(3, '3.0.0+0000003'));
  expect(readRecords).toHaveBeenCalledTimes(2);
});

test('a store that cannot be read is asked again, not by every visitor; the registry’s own releases are known meanwhile', async () => {
  const { known, readRecords, warn, after } = aStore();
  readRecords.mockRejectedValueOnce(new Error('the bucket is away'));
  const one = registry(2, '2.0.0+0000002');
  for (let time = 0; time < 5; time += 1) {
    const { releases } = await known.of(one);
    expect(releases.has('qa@9.0.0+fffffff')).toBe(true);
    expect(releases.has('qa@1.0.0+0000001')).toBe(false);
  }
  expect(readRecords).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  after(5000);
  expect((await known.of(one)).releases.has('qa@1.0.0+0000001')).toBe(true);
});
