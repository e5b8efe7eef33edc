import type { Registry } from '@clinic/contracts';
import { StoreError } from '@clinic/releases/store';
import { ChannelFollower } from './channel-follower.ts';
import type { FollowerServices } from './channel-follower.ts';

const registryOf = (seq: number) =>
  ({ seq, composition: `c-${seq}`, expiresAt: '9999-01-01T00:00:00.000Z' }) as Registry;

/** A follower of a channel that says what the test wants, and what it activated. */
function follow(services: Partial<FollowerServices> = {}) {
  const watched: { tell?: (registry: Registry) => void; fail?: (error: unknown) => void } = {};
  const activate = jest.fn(() => Promise.resolve({ complete: true }));
  const rejected = jest.fn();
  const follower = new ChannelFollower({
    store: {
      location: 'var/releases',
      assertNotReplayed: () => Promise.resolve(),
      watchRegistry: (_channel, tell, { onError } = {}) => {
        Object.assign(watched, { tell, fail: onError });
        return () => undefined;
      },
    },
    channel: 'production',
    seen: { assertCurrent: () => Promise.resolve(), remember: () => Promise.resolve() },
    localState: 'var/host',
    retryMs: 1,
    activate,
    log: { warn: jest.fn(), error: jest.fn() },
    onRejected: rejected,
    ...services,
  });
  return { follower, activate, rejected, watched };
}

test('it starts once the first registry is live', async () => {
  const { follower, activate, watched } = follow();
  const started = follower.start();
  watched.tell?.(registryOf(1));
  await started;
  expect(activate).toHaveBeenCalledTimes(1);
  expect(follower.rejection).toBeNull();
  await follower.close();
});

test('of several registries that come during an activation only the newest is activated', async () => {
  const first = Promise.withResolvers<{ complete: boolean }>();
  const third = Promise.withResolvers<void>();
  const activate = jest.fn(({ seq }: Registry) => {
    if (seq === 3) third.resolve();
    return seq === 1 ? first.promise : Promise.resolve({ complete: true });
  });
  const { follower, watched } = follow({ activate });
  const started = follower.start();
  watched.tell?.(registryOf(1));
  await Promise.resolve();
  watched.tell?.(registryOf(2));
  watched.tell?.(registryOf(3));
  first.resolve({ complete: true });
  await started;
  await third.promise;
  await follower.close();
  expect(activate.mock.calls.map(([{ seq }]) => seq)).toEqual([1, 3]);
});

test('a corrupt composition is rejected, reported once, and tried again until it is repaired', async () => {
  const repaired = Promise.withResolvers<void>();
  let tries = 0;
  const activate = jest.fn(() => {
    tries += 1;
    if (tries < 3) return Promise.reject(new StoreError('damaged', 'altered'));
    repaired.resolve();
    return Promise.resolve({ complete: true });
  });
  const { follower, rejected, watched } = follow({ activate });
  const started = follower.start();
  watched.tell?.(registryOf(1));
  await started;
  expect(follower.rejection).toBe('not adopted');
  await repaired.promise;
  await follower.close();
  expect(follower.rejection).toBeNull();
  expect(rejected).toHaveBeenCalledTimes(1);
});

test('a registry that cannot be verified is rejected, and so it stays while the next one is activated', async () => {
  const activated = Promise.withResolvers<void>();
  const activate = () => {
    activated.resolve();
    return Promise.resolve({ complete: true });
  };
  const { follower, watched } = follow({ activate });
  const started = follower.start();
  watched.fail?.(new StoreError('damaged', 'no signature'));
  await started;
  expect(follower.rejection).toBe('not believed');
  watched.tell?.(registryOf(2));
  expect(follower.rejection).toBe('not believed');
  await activated.promise;
  await follower.close();
  expect(follower.rejection).toBeNull();
});

test('it cannot start where it may not write which number it served', async () => {
  const remember = () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }));
  const { follower, watched } = follow({ seen: { assertCurrent: () => Promise.resolve(), remember } });
  const started = follower.start();
  watched.tell?.(registryOf(1));
  await expect(started).rejects.toThrow('var/host could not be written (EACCES)');
  await follower.close();
});
