/** `npm run test:e2e`: journeys in the browser that `npm test` would take, which is fetched where there is none. */
import { exitWith } from '@clinic/build/processes';
import { findBrowser } from './browser.ts';
import { run } from './processes.ts';

/** Options of Playwright with which somebody looks at the browser. */
const showing: readonly string[] = ['--headed', '--debug', '--ui'];

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const isShown = args.some((arg) => showing.includes(arg.replace(/=.*/, '')));
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser(isShown) };
  const journeys = ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
  process.exit(await run([...journeys, ...args], env));
}

main().catch(exitWith);
