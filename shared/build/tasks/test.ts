/**
 * `npm test`: types, lint, unit and integration tests, journeys in a real browser. Everything runs, also after a failure;
 * the last line counts.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { findBrowser } from './browser.ts';
import { giveUp, root, run, runQuietly } from './servers.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = path.join(root, '.cache', 'reports');
const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** What a check says is shown when it has ended, so that checks beside each other do not talk across each other. */
async function check(title: string, args: string[]): Promise<Count> {
  const { code, printed } = await runQuietly(args);
  console.log(`\n${title}\n${printed}${title}: ${code === 0 ? 'passed' : 'FAILED'}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Each of them uses one core: the slowest runs beside the others. */
async function staticChecks(): Promise<Count[]> {
  const lint = check('Lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']);
  const types = await check('Types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
  const format = await check('Formatting', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level',
    'warn',
    '.',
  ]);
  return [types, await lint, format];
}

async function unitTests(): Promise<Count> {
  console.log('\nUnit and integration tests');
  if (!process.env['TEST_DATABASE_URL'])
    console.log('TEST_DATABASE_URL is not set: the database suite runs on PGlite only.');
  const report = path.join(reports, 'jest.json');
  const code = await run([
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    // By itself Jest leaves one core free for whoever sits at the machine.
    '--maxWorkers=100%',
    '--json',
    `--outputFile=${report}`,
  ]);
  const parsed = JestReport.safeParse(await readReport(report));
  if (!parsed.success) return { passed: 0, failed: 1 };
  const failed = parsed.data.numFailedTests + parsed.data.numRuntimeErrorTestSuites;
  return { passed: parsed.data.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function journeys(): Promise<Count> {
  console.log('\nJourneys in a browser');
  const report = path.join(reports, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run(['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], env);
  const parsed = PlaywrightReport.safeParse(await readReport(report));
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = parsed.data.stats;
  // A journey that passed only at its second try is a fault: nothing here may depend on luck.
  return { passed: expected, failed: unexpected + flaky === 0 && code !== 0 ? 1 : unexpected + flaky };
}

async function readReport(file: string): Promise<unknown> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => null);
}

async function main(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const counts = [...(await staticChecks()), await unitTests(), await journeys()];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch(giveUp);
