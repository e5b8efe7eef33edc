import { InFlight } from './in-flight.ts';

const deferred = () => Promise.withResolvers<string>();

test('callers share what is in progress; when it is done, the next one starts again', async () => {
  const work = new InFlight<string>();
  const [first, second] = [deferred(), deferred()];
  const start = jest.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const callers = [work.share('qa ./home', start), work.share('qa ./home', start)];
  expect(work.keys).toEqual(['qa ./home']);
  first.resolve('home');
  expect(await Promise.all(callers)).toEqual(['home', 'home']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(work.keys).toEqual([]);
  void work.share('qa ./home', start);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a failure is shared and not kept', async () => {
  const work = new InFlight<string>();
  const failing = work.share('qa ./home', () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await work.share('qa ./home', () => Promise.resolve('back'))).toBe('back');
});

test('what is detached ends for its own callers and does not touch what took its place', async () => {
  const work = new InFlight<string>();
  const [before, after] = [deferred(), deferred()];
  const waiting = work.share('qa ./home', () => before.promise);
  work.detach((key) => key.startsWith('qa '));
  const again = work.share('qa ./home', () => after.promise);
  before.resolve('before');
  expect(await waiting).toBe('before');
  expect(work.keys).toEqual(['qa ./home']);
  after.resolve('after');
  expect(await again).toBe('after');
});
