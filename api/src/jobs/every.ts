/**
 * Runs a job at once and then at an interval, until the returned function is called. The timer does not keep the process
 * alive. `onError` receives what a run throws; the next run tries again.
 */
export function every(intervalMs: number, job: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const run = () => void job().catch(onError);
  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
