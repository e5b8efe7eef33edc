/**
 * Runs a job at once and then at an interval, until the returned function is called. A run that is due while the one before
 * it is under way is left out: where runs take longer than the interval they must not pile up. The timer does not keep the
 * process alive. `onError` receives what a run throws; the next run tries again.
 */
export function every(intervalMs: number, job: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isUnderWay = false;
  const run = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await job();
    } catch (error) {
      onError(error);
    } finally {
      isUnderWay = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
