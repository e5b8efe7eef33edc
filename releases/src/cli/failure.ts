import { CommanderError } from 'commander';
import { Interrupted } from '../interruption.ts';
import { BuildError } from '../packages/build.ts';
import { isStoreError } from '../store/errors.ts';
import type { StoreProblem } from '../store/errors.ts';

/** What scripts can tell from how a command ended. */
export const exitCodes = {
  done: 0,
  /** Refused, or failed; or done perhaps, which the message then says. */
  refused: 1,
  /** Wrongly called; nothing was tried. */
  misused: 2,
  /** Not now: locked, moved meanwhile, held by another writer, or not reached. The same call may succeed later. */
  notNow: 3,
} as const;

/** Said below the help of every command. */
export const exitCodesHelp = `
Exit codes: 0 done · 1 refused or failed · 2 wrongly called · 3 not now (locked, busy, moved meanwhile, not reached): try later.
An error "unanswered" (1) says that it may have been done: look at release status before you try again.
With --json the result is JSON on standard output, and an error is {"error":{"code","message","findings"}} on standard error.
RELEASE_TOKEN is the token of a team; a store without teams asks for none.`;

const notNow = new Set<StoreProblem>(['conflict', 'busy', 'locked', 'unreachable']);

export interface Failure {
  exitCode: number;
  /** For standard error; empty when everything was said already. */
  text: string;
}

/** How a command ends that threw: its exit code, and the words for people or the JSON for machines. */
export function failureOf(error: unknown, json: boolean): Failure {
  if (error instanceof CommanderError) {
    const { exitCode, message } = error;
    if (exitCode === 0) return { exitCode: exitCodes.done, text: '' };
    return { exitCode: exitCodes.misused, text: json ? asJson('invalid', message.replace(/^error: /, '')) : '' };
  }
  if (isStoreError(error)) {
    const { code, message, findings } = error;
    const exitCode = code === 'invalid' ? exitCodes.misused : notNow.has(code) ? exitCodes.notNow : exitCodes.refused;
    return { exitCode, text: json ? asJson(code, message, findings) : message };
  }
  if (error instanceof Interrupted) {
    const { exitCode, message } = error;
    return { exitCode, text: json ? asJson('interrupted', message) : message };
  }
  if (hasSystemCode(error)) {
    const said = systemError(error);
    return { exitCode: exitCodes.refused, text: json ? asJson('failed', said) : said };
  }
  const said =
    error instanceof BuildError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  const code = error instanceof BuildError ? 'build' : 'failed';
  return { exitCode: exitCodes.refused, text: json ? asJson(code, said) : said };
}

/** What the system refused, as a sentence with the way out; its own words where nothing more is known. */
function systemError({ code = '', path, message }: NodeJS.ErrnoException): string {
  const where = path === undefined ? '' : ` (${path})`;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk is full${where}. What is live stays. Free space, for example with: release gc --keep-days 7. Then run the command again.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This account may not write or read a file that the command needs${where}: ${message}`;
  }
  return message;
}

function asJson(code: string, message: string, findings: readonly unknown[] = []): string {
  return JSON.stringify({ error: { code, message, findings } });
}

function hasSystemCode(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
