import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { internalKeyOf, makeFolder } from '@clinic/node';
import { SettingsInvalid } from './settings-invalid.ts';

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** A secret of a demo, made once and kept beside its data, so that sessions and encrypted fields outlive a restart. */
export function demoSecret(dataDir: string, name: string, fileName: string): string {
  const file = join(dataDir, fileName);
  const shape = z.object({ [name]: z.string().min(32) });
  try {
    const secret = shape.parse(JSON.parse(readFileSync(file, 'utf8')))[name];
    if (secret !== undefined) return secret;
  } catch (error) {
    if (!isMissing(error)) {
      throw new SettingsInvalid(`${file} cannot be read as this demo's secrets; remove it to make new ones`);
    }
  }
  const secret = randomBytes(32).toString('base64url');
  try {
    makeFolder(dataDir);
    writeFileSync(file, `${JSON.stringify({ [name]: secret })}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new SettingsInvalid(`The data folder ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
  return secret;
}

/** The key by which the servers of a demo know each other. */
export function demoInternalKey(dataDir: string): string {
  try {
    return internalKeyOf(dataDir);
  } catch (error) {
    throw new SettingsInvalid(`The data folder ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
}
