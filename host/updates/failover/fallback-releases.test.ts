import { aRemote } from '@clinic/contracts/testing';
import { pageDescriptor } from '@clinic/contracts/host';
import { Catalogue } from '../../shell/remotes/catalogue.ts';
import { firstRelease, LiveChannel } from '../../testing/live-channel.ts';
import { TrustedRegistry } from '../registry/trusted-registry.ts';
import { FallbackReleases } from './fallback-releases.ts';

const qa = aRemote('qa');
const before = '0.9.0+1111111';
const lastGood = { lastGood: before, lastGoodFiles: `sha384-${'A'.repeat(64)}` };
const failed = { remote: 'qa', release: firstRelease };

let channel: LiveChannel;
beforeEach(async () => {
  channel = await LiveChannel.of([qa]);
  channel.publish(qa, before);
});

/** A page with one remote, and what it registered. */
function openPage() {
  const composition = { id: 'c-000000000001', seq: 1, channel: 'production' };
  const entry = { release: firstRelease, base: '/', integrity: null, descriptor: pageDescriptor(qa) };
  const catalogue = new Catalogue({ qa: entry });
  const registered: string[] = [];
  const boot = { composition, host: { release: firstRelease, base: '/' }, keys: channel.keys, preview: null };
  const register = (remote: string, { release }: { release: string }) => void registered.push(`${remote}@${release}`);
  const releases = new FallbackReleases({ boot, catalogue, register }, new TrustedRegistry(boot));
  const switched = jest.fn();
  const controller = new AbortController();
  const failOver = <T>(attempt: () => Promise<T>) => releases.failOver(failed, attempt, switched, controller.signal);
  return { catalogue, registered, releases, switched, failOver, askAgain: () => controller.abort() };
}

test('the release before replaces the failed one, which counts as failed from then on', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { catalogue, registered, releases, switched, failOver } = openPage();
  await expect(failOver(() => Promise.resolve('drawn'))).resolves.toBe('drawn');
  expect([catalogue.releaseOf('qa'), registered]).toEqual([before, [`qa@${before}`]]);
  expect([...releases.failed]).toEqual([`qa@${firstRelease}`]);
  expect(switched).toHaveBeenCalledTimes(1);
});

test('a fallback that fails too is reverted, and looked for again the next time', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { catalogue, releases, switched, failOver } = openPage();
  await expect(failOver(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect([catalogue.releaseOf('qa'), [...releases.failed]]).toEqual([firstRelease, []]);
  expect(switched).toHaveBeenCalledTimes(2);
  await expect(failOver(() => Promise.resolve('drawn'))).resolves.toBe('drawn');
  expect(catalogue.releaseOf('qa')).toBe(before);
});

test('a fallback that worked stays, whatever fails of it later and whoever asks again', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { catalogue, registered, failOver, askAgain } = openPage();
  await failOver(() => Promise.resolve());
  await expect(failOver(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  askAgain();
  expect([catalogue.releaseOf('qa'), registered]).toEqual([before, [`qa@${before}`]]);
});

test('a fallback that worked goes when somebody starts over, and comes back when the repaired release fails again', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { catalogue, releases, failOver } = openPage();
  await failOver(() => Promise.resolve());
  releases.revert('qa');
  expect([catalogue.releaseOf('qa'), [...releases.failed]]).toEqual([firstRelease, []]);
  releases.revert('qa');
  expect(catalogue.releaseOf('qa')).toBe(firstRelease);
  await failOver(() => Promise.resolve());
  expect(catalogue.releaseOf('qa')).toBe(before);
});

test('attempts beside each other share one fallback', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { registered, failOver } = openPage();
  await Promise.all([failOver(() => Promise.resolve()), failOver(() => Promise.resolve())]);
  expect(registered).toEqual([`qa@${before}`]);
});

test('a visitor who asks again reverts what has not worked yet', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { catalogue, failOver, askAgain } = openPage();
  const drawing = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const run = failOver(() => {
    started.resolve();
    return drawing.promise;
  });
  await started.promise;
  askAgain();
  expect(catalogue.releaseOf('qa')).toBe(firstRelease);
  drawing.reject(new Error('down'));
  await expect(run).rejects.toThrow('down');
});

test('an update that came meanwhile is tried, and needs no fallback', async () => {
  await channel.promote({ remotes: { qa: lastGood } });
  const { catalogue, registered, releases, failOver } = openPage();
  const [own] = Object.values(catalogue.remotes);
  if (own !== undefined) catalogue.replace('qa', { ...own, release: '1.1.0+2222222' });
  await expect(failOver(() => Promise.resolve('updated'))).resolves.toBe('updated');
  expect([registered, [...releases.failed], channel.asked]).toEqual([[], [], []]);
});

test.each<[string, Parameters<LiveChannel['promote']>[0]]>([
  ['a registry that cannot be verified', { remotes: { qa: lastGood }, forge: (registry) => (registry.by = 'mallory') }],
  ['no release before', {}],
])('with %s there is no fallback', async (_what, promoted) => {
  await channel.promote(promoted);
  const { catalogue, registered, failOver } = openPage();
  const attempt = jest.fn(() => Promise.resolve());
  await expect(failOver(attempt)).rejects.toThrow();
  expect(attempt).not.toHaveBeenCalled();
  expect([catalogue.releaseOf('qa'), registered]).toEqual([firstRelease, []]);
});
