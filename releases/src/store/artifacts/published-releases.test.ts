import {
  aDescriptor,
  aLiveStore,
  aRemoteBuild,
  first,
  inTemporaryDirectory,
  publish,
  second,
  third,
} from '../../testing/fixtures.ts';
import { publishedReleases } from './published-releases.ts';

test('a deleted release is not among those that are there, and one that was published again is there once', () =>
  inTemporaryDirectory(async (directory) => {
    let now = new Date();
    const store = await aLiveStore(directory, () => now);
    const bookings = async () =>
      publishedReleases((await store.readHistory()).lines)
        .filter(({ remote }) => remote === 'booking')
        .map(({ release }) => release);
    expect(await bookings()).toEqual([third, second, first]);

    now = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000);
    const { deleted } = await store.collect({ keepDays: 30, by: 'noura' });
    expect(deleted.map(({ release }) => release).sort()).toEqual([second, third]);
    expect(await bookings()).toEqual([first]);

    await publish(store, 'booking', second, aRemoteBuild(aDescriptor('booking'), `booking("${second}")`));
    expect(await bookings()).toEqual([second, first]);
  }));
