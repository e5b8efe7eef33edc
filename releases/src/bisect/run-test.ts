import { spawn } from 'node:child_process';
import { StoreError } from '../store/errors.ts';
import type { Verdict } from './search.ts';

/** Ended with this, a test says that nothing can be said; as with `git bisect`. */
const skip = 125;

/**
 * Runs a test in a process of its own. What it prints goes to standard error, so that the result stands alone on standard
 * output. One that cannot be started, or is ended by a signal, ends the search.
 */
export async function runTest(
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Verdict> {
  const child = spawn(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', (error) => {
      reject(new StoreError('invalid', `${command} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      resolve({ code, signal });
    });
  });
  if (signal !== null) throw new StoreError('refused', `${command} was ended by ${signal}, so the search ends too.`);
  if (code === skip) return 'skip';
  return code === 0 ? 'good' : 'bad';
}
