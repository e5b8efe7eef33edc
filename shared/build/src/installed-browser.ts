import { existsSync } from 'node:fs';
import path from 'node:path';

/** Can draw no window, and takes half the processor time of a whole browser for the same pages. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Path of a Chromium of this machine: the one that `CHROMIUM_PATH` names, else one that is installed; null without any.
 * @param needsWindow whether somebody looks at it
 */
export function installedBrowser(
  env: Readonly<Record<string, string | undefined>>,
  needsWindow = false,
): string | null {
  const named = env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  const inPath = (needsWindow ? names : [shell, ...names]).flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...inPath, ...elsewhere].find((file) => existsSync(file)) ?? null;
}
