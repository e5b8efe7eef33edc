/**
 * `npm run check`: types, lint, formatting and the tests that what changed can reach. Changed is what differs from the
 * branch `main`, uncommitted work included; `npm run check -- --since <commit>` compares with another commit.
 */
import { exitWith } from '@clinic/build/processes';
import { changedFiles, startOfWork } from './changed-files.ts';
import { jestCommand, withTemporaryFiles } from './jest.ts';
import { root, runQuietly } from './processes.ts';

const linted = /\.(ts|tsx|mjs|cjs)$/;
const formatted = /\.(ts|tsx|mjs|cjs|json|md|css|ya?ml)$/;
/** Playwright's specs run in `npm test` only. */
const tested = /\.(ts|tsx|mjs|cjs|json|sql|ya?ml)$/;

async function step(title: string, args: readonly string[], env = process.env): Promise<boolean> {
  const started = performance.now();
  const { code, printed } = await runQuietly(args, env);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${code === 0 ? '' : printed}${title}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return code === 0;
}

async function main(): Promise<void> {
  const start = startOfWork(root, process.argv.slice(2));
  const { count, present } = changedFiles(root, start);
  if (count === 0) return console.log(`Nothing differs from ${start.name}.`);
  console.log(`${count} changed ${count === 1 ? 'file' : 'files'}`);
  const only = (pattern: RegExp) => present.filter((file) => pattern.test(file));
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
