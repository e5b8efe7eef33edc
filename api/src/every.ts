/**
 * Does something at once and then again and again, until the returned function is called; the process does not stay alive
 * for it. Trouble is told to `onTrouble`; the next time tries again.
 */
export function every(ms: number, job: () => Promise<unknown>, onTrouble: (error: unknown) => void): () => void {
  const run = () => void job().catch(onTrouble);
  run();
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
}

export const dayMs = 24 * 60 * 60_000;
