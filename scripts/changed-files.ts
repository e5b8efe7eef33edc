import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@clinic/build/processes';

/** The commit that work is compared with, and what a person calls it. */
export interface Start {
  commit: string;
  name: string;
}

export interface ChangedFiles {
  /** How many files differ; a deleted one does too. */
  count: number;
  /** Those of them that are there. */
  present: readonly string[];
}

/**
 * The commit that the work of a clone started from: the one behind `--since`, else where it left the branch `main`.
 * @throws {StartError} without a commit behind `--since`
 */
export function startOfWork(root: string, args: readonly string[]): Start {
  const since = args.indexOf('--since');
  if (since >= 0) {
    const commit = args[since + 1];
    if (commit === undefined) throw new StartError('--since needs a commit.');
    return { commit, name: commit };
  }
  for (const name of ['origin/main', 'main']) {
    try {
      const [commit] = git(root, 'merge-base', name, 'HEAD');
      if (commit !== undefined) return { commit, name };
    } catch {
      // There is no such branch in this clone.
    }
  }
  return { commit: 'HEAD', name: 'HEAD' };
}

/** What differs from a commit, uncommitted work included. */
export function changedFiles(root: string, { commit }: Start): ChangedFiles {
  const tracked = git(root, 'diff', '--name-only', commit);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  const changed = [...new Set([...tracked, ...untracked])];
  return { count: changed.length, present: changed.filter((file) => existsSync(path.join(root, file))) };
}

function git(root: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');
}
