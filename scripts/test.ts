/**
 * `npm test`: types, lint, unit and integration tests, journeys in a real browser. Everything runs, also after a failure;
 * the last line counts. A test that fails runs once more: a fault fails again. A test that passes only at its second try
 * counts as passed. The end of the run lists by name what failed, and what passed only at its second try, because that waits
 * for something in a wrong way.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { findBrowser } from './browser.ts';
import { exitWith } from '@clinic/build/processes';
import { jestCommand, withTemporaryFiles } from './jest.ts';
import { root, run, runQuietly } from './processes.ts';
import { staticChecks } from './static-checks.ts';
import type { Check } from './static-checks.ts';

interface Count {
  passed: number;
  failed: number;
}

/** More failed files than this are a fault, not a matter of time, and are not run again. */
const fewFiles = 8;

const reports = path.join(root, '.cache', 'reports');
const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type JestReport = z.infer<typeof JestReport>;

interface Suite {
  suites?: Suite[] | undefined;
  specs?: { title: string; file: string; tests: { status: string }[] }[] | undefined;
}
const Suite: z.ZodType<Suite> = z.object({
  suites: z.array(z.lazy(() => Suite)).optional(),
  specs: z
    .array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .optional(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
});

/** Names of tests and checks for the end of the run. */
const named: Record<'failed' | 'unsteady', string[]> = { failed: [], unsteady: [] };

/** What a check says is shown when it has ended, so that checks beside each other do not talk across each other. */
async function check({ title, args, env }: Check): Promise<Count> {
  const { code, printed } = await runQuietly(args, env);
  console.log(`\n${title}\n${printed}${title}: ${code === 0 ? 'passed' : 'FAILED'}`);
  if (code === 0) return { passed: 1, failed: 0 };
  named.failed.push(title);
  return { passed: 0, failed: 1 };
}

/** What needs no browser. The slowest check goes on beside the first tests, so that no core waits for it. */
async function checksAndUnitTests(): Promise<Count[]> {
  const { slowest, others } = staticChecks(process.env);
  const beside = check(slowest);
  const counts: Count[] = [];
  for (const other of others) counts.push(await check(other));
  counts.push(await unitTests());
  return [...counts, await beside];
}

async function unitTests(): Promise<Count> {
  console.log('\nUnit and integration tests');
  if (!process.env['TEST_DATABASE_URL'])
    console.log('TEST_DATABASE_URL is not set: suites of the API run on the embedded database alone.');
  // By itself Jest leaves one core free for whoever sits at the machine.
  const first = await jest('jest.json', ['--maxWorkers=100%']);
  const files = first.testResults.filter(({ status }) => status === 'failed');
  const failed = files.flatMap(failedIn);
  if (files.length === 0 || files.length > fewFiles) {
    named.failed.push(...failed);
    return first.count;
  }

  console.log('\nThe files with failures once more, one after the other');
  const again = await jest('jest-again.json', ['--maxWorkers=1', '--runTestsByPath', ...files.map(({ name }) => name)]);
  const still = again.testResults.flatMap(failedIn);
  named.failed.push(...still);
  // Without a report nothing is known of the second try.
  if (again.testResults.length > 0) named.unsteady.push(...failed.filter((name) => !still.includes(name)));
  const passedThere = files.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length;
  return { passed: first.count.passed - passedThere + again.count.passed, failed: again.count.failed };
}

type TestFile = JestReport['testResults'][number];

const isPassed = ({ status }: { status: string }) => status === 'passed';

/** The tests of a file that failed; the file itself, where it failed before it came to its tests. */
function failedIn({ name, status, assertionResults }: TestFile): string[] {
  if (status !== 'failed') return [];
  const file = path.relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
}

async function jest(name: string, args: string[]): Promise<{ count: Count; testResults: TestFile[] }> {
  const report = path.join(reports, name);
  const code = await withTemporaryFiles((env) =>
    run([...jestCommand, ...args, '--json', `--outputFile=${report}`], env),
  );
  const parsed = JestReport.safeParse(await readReport(report));
  if (!parsed.success) return { count: countOf('Jest itself', { passed: 0, failed: 0 }, 1), testResults: [] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = parsed.data;
  const counted = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  return { count: countOf('Jest itself', counted, code), testResults };
}

/** A runner that fails although no test did, or has left no report, is a failure of its own. */
function countOf(runner: string, counted: Count, code: number): Count {
  if (counted.failed > 0 || code === 0) return counted;
  named.failed.push(runner);
  return { ...counted, failed: 1 };
}

async function journeys(): Promise<Count> {
  console.log('\nJourneys in a browser');
  const report = path.join(reports, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run(['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], env);
  const parsed = PlaywrightReport.safeParse(await readReport(report));
  if (!parsed.success) return countOf('Playwright itself', { passed: 0, failed: 0 }, 1);
  const { expected, unexpected, flaky } = parsed.data.stats;
  named.failed.push(...parsed.data.suites.flatMap((suite) => withStatus('unexpected', suite)));
  named.unsteady.push(...parsed.data.suites.flatMap((suite) => withStatus('flaky', suite)));
  return countOf('Playwright itself', { passed: expected + flaky, failed: unexpected }, code);
}

function withStatus(wanted: 'unexpected' | 'flaky', { suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map(({ file, title }) => `e2e/${file}: ${title}`),
    ...suites.flatMap((suite) => withStatus(wanted, suite)),
  ];
}

async function readReport(file: string): Promise<unknown> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => null);
}

async function main(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const counts = [...(await checksAndUnitTests()), await journeys()];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (named.failed.length > 0) console.log(['\nFailed:', ...named.failed].join('\n  '));
  if (named.unsteady.length > 0) console.log(['\nPassed only at the second try:', ...named.unsteady].join('\n  '));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch(exitWith);
