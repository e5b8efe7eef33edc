import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { root, run, StartError } from './processes.ts';

/** The best first: one that can draw no window takes half the processor time of a whole browser for the same pages. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Path of a Chromium for the journeys: the one that `CHROMIUM_PATH` names, else one that is installed, and only when there
 * is none the one that Playwright brings.
 * @throws {StartError} when there is none and none could be brought
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const installed = [...inPath, ...elsewhere].find((file) => existsSync(file));
  if (installed !== undefined) return installed;

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
