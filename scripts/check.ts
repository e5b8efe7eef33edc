/**
 * `npm run check`: types, lint, formatting and the tests that what changed can reach. Changed is what differs from the
 * branch `main`, uncommitted work included; `npm run check -- --since <commit>` compares with another commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitWith, StartError } from '@clinic/build/processes';
import { jestCommand, withTemporaryFiles } from './jest.ts';
import { root, runQuietly } from './processes.ts';

const linted = /\.(ts|tsx|mjs|cjs)$/;
const formatted = /\.(ts|tsx|mjs|cjs|json|md|css|ya?ml)$/;
/** Playwright's specs run in `npm test` only. */
const tested = /\.(ts|tsx|mjs|cjs|json|sql|ya?ml)$/;

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');
}

/** The commit that the work started from. */
function startOfWork(args: readonly string[]): string {
  const since = args.indexOf('--since');
  if (since >= 0) return args[since + 1] ?? fail('--since needs a commit.');
  for (const main of ['origin/main', 'main']) {
    try {
      const [base] = git('merge-base', main, 'HEAD');
      if (base !== undefined) return base;
    } catch {
      // There is no such branch in this clone.
    }
  }
  return 'HEAD';
}

function fail(message: string): never {
  throw new StartError(message);
}

function changedFiles(args: readonly string[]): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', startOfWork(args));
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(path.join(root, file)));
}

async function step(title: string, args: readonly string[], env = process.env): Promise<boolean> {
  const started = performance.now();
  const { code, printed } = await runQuietly(args, env);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${code === 0 ? '' : printed}${title}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return code === 0;
}

async function main(): Promise<void> {
  const files = changedFiles(process.argv.slice(2));
  if (files.length === 0) return console.log('Nothing differs from main.');
  console.log(`${files.length} changed ${files.length === 1 ? 'file' : 'files'}`);
  const only = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const outsideJourneys = only(tested).filter((file) => !file.endsWith('.spec.ts'));

  const types = step('Types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
  const rest = async () => [
    only(linted).length === 0 ||
      (await step('Lint', [
        'node_modules/eslint/bin/eslint.js',
        '--max-warnings',
        '0',
        '--no-warn-ignored',
        ...only(linted),
      ])),
    only(formatted).length === 0 ||
      (await step('Formatting', [
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--log-level',
        'warn',
        '--ignore-unknown',
        ...only(formatted),
      ])),
  ];
  const style = rest();
  const tests =
    outsideJourneys.length === 0 ||
    (await withTemporaryFiles((env) =>
      step('Tests', [...jestCommand, '--silent', '--passWithNoTests', '--findRelatedTests', ...outsideJourneys], env),
    ));
  const passed = [tests, await types, ...(await style)];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

main().catch(exitWith);
