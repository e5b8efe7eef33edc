import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { root, runQuietly } from './processes.ts';

const { scripts } = z
  .object({ scripts: z.object({ 'test:e2e': z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

const [, ...command] = scripts['test:e2e'].split(' ');
const single = [...command, '--list', 'qa/ask'];

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(path.join(os.tmpdir(), 'clinic-no-browser-'));
});
afterAll(() => rm(empty, { recursive: true, force: true }));

// Elsewhere browsers have places of their own.
const onLinux = process.platform === 'linux' ? test : test.skip;

/** Runs journeys where no browser is installed but in a folder, and none can be fetched. */
const runWithBrowsersIn = (folder: string, ...args: string[]) =>
  runQuietly([...single, ...args], {
    ...{ PATH: folder, HOME: empty, PLAYWRIGHT_BROWSERS_PATH: empty },
    // Nothing answers there.
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  });

onLinux('single journeys have Playwright bring its browser where none is installed', async () => {
  const { code, printed } = await runWithBrowsersIn(empty);
  expect(printed).toContain('No Chromium is installed; Playwright brings its own');
  expect(printed).toContain('Install Chromium or Chrome, or set CHROMIUM_PATH.');
  expect(code).toBe(1);
});

onLinux('a browser that can draw no window is taken only where nobody looks at it', async () => {
  const folder = path.join(empty, 'shell');
  await mkdir(folder);
  await writeFile(path.join(folder, 'chromium-headless-shell'), '');
  expect((await runWithBrowsersIn(folder)).code).toBe(0);
  for (const option of ['--headed', '--debug=inspector']) {
    const { code, printed } = await runWithBrowsersIn(folder, option);
    expect(printed).toContain('Install Chromium or Chrome, or set CHROMIUM_PATH.');
    expect(code).toBe(1);
  }
});

test('single journeys are those that were asked for', async () => {
  const { code, printed } = await runQuietly(single, { PATH: empty, CHROMIUM_PATH: process.execPath });
  expect(printed).toContain('qa/ask-answer-read.spec.ts');
  expect(printed).not.toContain('qa/filters.spec.ts');
  expect(code).toBe(0);
});
