import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '@clinic/build/processes';
import { requireSettings } from './require-settings.ts';

/** What the message lists, without what stands around it. */
function listOf(env: NodeJS.ProcessEnv): string[] {
  try {
    requireSettings(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message.split('\n').slice(1, -1);
  }
}

test('everything that production lacks is listed once, whichever server needs it', () => {
  expect(listOf({ CLINIC_MODE: 'production', CLINIC_NOW: '2026-11-21T09:00:00Z' })).toEqual([
    '  PUBLIC_URL is required in production',
    '  BRAND_NAME_AR is required in production',
    '  BRAND_NAME_EN is required in production',
    '  SESSION_SECRET is required in production',
    '  DATA_KEY is required in production',
    '  AUDIT_KEY is required in production',
    '  CLINIC_NOW is for demo mode only',
  ]);
});

test('what does not fit is listed beside what is missing', () => {
  const list = listOf({ CLINIC_MODE: 'production', PORT: 'http', TRUSTED_PROXIES: 'x' });
  expect(list.filter((line) => /^ {2}(PORT|TRUSTED_PROXIES|DATA_KEY) /.test(line))).toHaveLength(3);
});

test('a demo needs nothing', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'clinic-settings-'));
  expect(listOf({ DATA_DIR: dataDir })).toEqual([]);
  await rm(dataDir, { recursive: true });
});
