import path from 'node:path';
import { createRequire } from 'node:module';
import { installedBrowser } from '@clinic/build/browser';
import { StartError } from '@clinic/build/processes';
import { root, run } from './processes.ts';

/**
 * Path of a Chromium for the journeys: the one that `CHROMIUM_PATH` names, else one that is installed, and only when there
 * is none the one that Playwright brings.
 * @param needsWindow whether somebody looks at it
 * @throws {StartError} when there is none and none could be brought
 */
export async function findBrowser(needsWindow = false): Promise<string> {
  const installed = installedBrowser(process.env, needsWindow);
  if (installed !== null) return installed;

  console.log('No Chromium is installed; Playwright brings its own …');
  if ((await run(['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium'])) !== 0) {
    throw new StartError(
      'No Chromium was found and none could be fetched. Install Chromium or Chrome, or set CHROMIUM_PATH.',
    );
  }
  const { chromium } = createRequire(path.join(root, 'e2e', 'package.json'))('playwright-core') as {
    chromium: { executablePath: () => string };
  };
  return chromium.executablePath();
}
