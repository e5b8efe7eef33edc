import { defineConfig } from '@playwright/test';
import { installedBrowser } from '@clinic/build/browser';

const executablePath = installedBrowser(process.env) ?? undefined;

/**
 * Journeys in Chromium against the built site, as `npm test` runs them. One that fails is tried once more; one that passes
 * only then is listed as flaky and waits to be repaired.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/reports/journeys',
  globalSetup: './site/global-setup.ts',
  fullyParallel: true,
  // Journeys wait for servers and timers as well: three of them keep two cores busy.
  workers: 3,
  retries: 1,
  // At the end and alone: beside its neighbours a second try would meet what the first one still holds.
  retryStrategy: 'isolated',
  // A wait ends when the thing happens; these limits only end one that never will, also on a machine that is three times slower.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Releases take minutes, one step after the other: they begin first, so that no core waits for them at the end.
  projects: [
    { name: 'releases', testMatch: 'e2e/releases/**/*.spec.ts' },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: 'e2e/releases/**' },
  ],
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // What a worker answers is neither counted nor intercepted; the tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // The tests also run as root, where the sandbox cannot.
        '--no-sandbox',
        ...['--disable-component-update', '--disable-domain-reliability', '--no-pings'],
        // Each page lives for seconds: optimising its script costs more than it saves. It was a quarter of what pages take.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
