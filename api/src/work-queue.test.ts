import { QueueFull, workQueue, workQueues } from './work-queue.ts';

/** Work that ends when it is told to. */
function piece() {
  let end: (result: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => {
    end = resolve;
  });
  const work = jest.fn(() => result);
  return { work, end };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('works on as many at once as allowed, in turn, and refuses what is too much', async () => {
  const queue = workQueue({ atOnce: 2, mostWaiting: 1 });
  const pieces = ['a', 'b', 'c', 'd'].map((key) => ({ key, ...piece() }));
  const [a, b, c, d] = pieces as [(typeof pieces)[0], (typeof pieces)[0], (typeof pieces)[0], (typeof pieces)[0]];
  const results = [a, b, c].map(({ key, work }) => queue.once(key, work));
  await expect(queue.once('d', d.work)).rejects.toBeInstanceOf(QueueFull);
  await soon();
  expect(c.work).not.toHaveBeenCalled();
  b.end('B');
  await soon();
  expect(c.work).toHaveBeenCalled();
  a.end('A');
  c.end('C');
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
  const later = queue.once('d', d.work);
  d.end('D');
  expect(await later).toBe('D');
});

test('the same key is worked on once, also when it fails, and again after that', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 0 });
  const failing = jest.fn(() => Promise.reject(new Error('no')));
  const both = await Promise.allSettled([queue.once('a', failing), queue.once('a', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await queue.once('a', () => Promise.resolve('yes'))).toBe('yes');
});

test('without a key each piece is worked on, as many at once as allowed, and refused beyond', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 1 });
  const [a, b] = [piece(), piece()];
  const results = [queue.run(a.work), queue.run(b.work)];
  await expect(queue.run(a.work)).rejects.toBeInstanceOf(QueueFull);
  await soon();
  expect([a.work, b.work].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  a.end('A');
  b.end('B');
  expect(await Promise.all(results)).toEqual(['A', 'B']);
});

test('keys have queues of their own', async () => {
  const queues = workQueues<number>({ atOnce: 1, mostWaiting: 0 });
  const [a, b] = [piece(), piece()];
  const results = [queues.run(1, a.work), queues.run(2, b.work)];
  await expect(queues.run(1, a.work)).rejects.toBeInstanceOf(QueueFull);
  a.end('A');
  b.end('B');
  expect(await Promise.all(results)).toEqual(['A', 'B']);
  expect(await queues.run(1, a.work)).toBe('A');
});
