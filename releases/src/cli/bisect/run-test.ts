import { spawn } from 'node:child_process';
import { StoreError } from '../../store/errors.ts';
import type { Judgement } from './search.ts';

/** Ended with this, a test says that nothing can be said; as with `git bisect`. */
const skip = 125;

/**
 * Runs a test in a process of its own. What it prints goes to standard error, so that the result stands alone on standard
 * output. One that cannot be started, or is ended by a signal, ends the search. Where the search itself is ended, the test is
 * told to end too, and not waited for.
 * @param ended aborts when the search is ended; its reason is thrown
 */
export async function runTest(
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  ended: AbortSignal,
): Promise<Judgement> {
  ended.throwIfAborted();
  const child = spawn(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env }, signal: ended });
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', (error) => {
      child.unref();
      if (ended.aborted) resolve({ code: null, signal: null });
      else reject(new StoreError('invalid', `${command} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      resolve({ code, signal });
    });
  });
  ended.throwIfAborted();
  if (signal !== null) throw new StoreError('refused', `${command} was ended by ${signal}, so the search ends too.`);
  if (code === skip) return 'skip';
  return code === 0 ? 'good' : 'bad';
}
