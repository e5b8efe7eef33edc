import { RemoteFailover } from './remote-failover.ts';
import type { FailOver, Fallbacks } from './remote-failover.ts';

const fallbacks = (failOver: FailOver): Fallbacks => ({ failOver, revert: () => Promise.resolve() });
const nothing = fallbacks(() => Promise.reject(new Error('nothing stands in')));
const changed = () => undefined;
const qa = { remote: 'qa', release: '1.1.0+1111111' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function failing() {
  return jest.fn<Promise<string>, []>().mockRejectedValue(new Error('down'));
}

test('a remote that failed is left alone for a minute in this tab, and then asked for again', async () => {
  const order = new RemoteFailover(nothing);
  const attempt = failing();
  await expect(order.run(qa, attempt, changed)).rejects.toThrow('down');
  jest.advanceTimersByTime(59_000);
  await expect(order.run(qa, attempt, changed)).rejects.toThrow('a moment ago');
  expect(attempt).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  await expect(order.run(qa, () => Promise.resolve('back'), changed)).resolves.toBe('back');
});

test('a guess that failed replaces nothing, and nobody is held up by it; none is made of what failed', async () => {
  const failOver = jest.fn(() => Promise.reject(new Error('nothing stands in')));
  const order = new RemoteFailover(fallbacks(failOver));
  await expect(order.run(qa, failing(), undefined)).rejects.toThrow('down');
  expect(failOver).not.toHaveBeenCalled();
  const attempt = failing();
  await expect(order.run(qa, attempt, changed)).rejects.toThrow('down');
  expect(attempt).toHaveBeenCalledTimes(1);
  const guess = failing();
  await expect(order.run(qa, guess, undefined)).rejects.toThrow('a moment ago');
  expect(guess).not.toHaveBeenCalled();
});

test('the others are asked for as before', async () => {
  const order = new RemoteFailover(nothing);
  await expect(order.run(qa, failing(), changed)).rejects.toThrow('down');
  await expect(order.run({ ...qa, remote: 'booking' }, () => Promise.resolve('there'), changed)).resolves.toBe('there');
});

test.each([
  ['its visitor asks again', (order: RemoteFailover) => order.reset('qa')],
  ['the network is back', () => dispatchEvent(new Event('online'))],
])('it is asked for at once when %s', async (_when, act) => {
  const order = new RemoteFailover(nothing);
  await expect(order.run(qa, failing(), changed)).rejects.toThrow('down');
  act(order);
  await expect(order.run(qa, () => Promise.resolve('back'), changed)).resolves.toBe('back');
});

test('what stands in is the answer, and leaves nothing to rest from', async () => {
  const order = new RemoteFailover(fallbacks((_failed, attempt) => attempt()));
  const attempt = failing().mockRejectedValueOnce(new Error('down')).mockResolvedValue('from another release');
  await expect(order.run(qa, attempt, changed)).resolves.toBe('from another release');
  await expect(order.run(qa, attempt, changed)).resolves.toBe('from another release');
});

test('what hung when its visitor asked again says nothing about the new try, however it ends', async () => {
  const failedOver: string[] = [];
  const order = new RemoteFailover(
    fallbacks(({ remote }) => {
      failedOver.push(remote);
      return Promise.reject(new Error('nothing stands in'));
    }),
  );
  const hanging = Promise.withResolvers<string>();
  const first = order.run(qa, () => hanging.promise, changed);
  order.reset('qa');
  await expect(order.run(qa, () => Promise.resolve('back'), changed)).resolves.toBe('back');
  hanging.reject(new Error('no answer'));
  await expect(first).rejects.toThrow('no answer');
  expect(failedOver).toEqual([]);
  await expect(order.run(qa, () => Promise.resolve('still there'), changed)).resolves.toBe('still there');
});

test('what comes late ends the cool-down: the rest of the remote is asked for at once', async () => {
  const order = new RemoteFailover(nothing);
  const late = Promise.withResolvers<string>();
  const translations = order.run(qa, () => late.promise, changed);
  await expect(order.run(qa, failing(), changed)).rejects.toThrow('down');
  late.resolve('late');
  await translations;
  await expect(order.run(qa, () => Promise.resolve('back'), changed)).resolves.toBe('back');
});

test('who starts over has the replaced release put back, and is not held up by the cool-down', async () => {
  const reverted: string[] = [];
  const order = new RemoteFailover({ ...nothing, revert: async (remote) => void reverted.push(remote) });
  await expect(order.run(qa, failing(), changed)).rejects.toThrow('down');
  await order.startOver('qa');
  expect(reverted).toEqual(['qa']);
  await expect(order.run(qa, () => Promise.resolve('back'), changed)).resolves.toBe('back');
});
