/** `npm run test:e2e`: journeys in the browser that `npm test` would take, which is fetched where there is none. */
import { exitWith } from '@clinic/build/processes';
import { findBrowser } from './browser.ts';
import { run } from './processes.ts';

async function main(): Promise<void> {
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  const journeys = ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
  process.exit(await run([...journeys, ...process.argv.slice(2)], env));
}

main().catch(exitWith);
