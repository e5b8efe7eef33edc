import { every } from './every.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A job whose runs end when the test says so. */
function aJob() {
  const runs: PromiseWithResolvers<void>[] = [];
  const job = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  return { runs, job };
}

test('a job runs at once and at each interval, until it is stopped', async () => {
  const { runs, job } = aJob();
  const stop = every(1000, job, fail);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await jest.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(runs).toHaveLength(2);
});

test('a run that is due while another one is under way is left out, and the next one comes', async () => {
  const { runs, job } = aJob();
  const stop = every(1000, job, fail);
  await jest.advanceTimersByTimeAsync(3000);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await jest.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
  stop();
});

test('what a run throws is reported, and the next run comes', async () => {
  const { runs, job } = aJob();
  const failures: unknown[] = [];
  const stop = every(1000, job, (error) => failures.push(error));
  runs[0]?.reject(new Error('away'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual([new Error('away')]);
  expect(runs).toHaveLength(2);
  stop();
});

function fail(error: unknown): void {
  throw error;
}
