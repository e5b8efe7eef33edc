import { join } from 'node:path';
import { setClinicCountry } from '@clinic/contracts';
import { setClinicTimeZone } from '@clinic/contracts/time';
import type { Settings } from '../settings/settings.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { openPostgres } from './database.ts';
import { useDataKeys } from './encrypted-columns.ts';
import { openPglite } from './pglite.ts';

function failed(error: Error): never {
  throw error;
}

/** Opens the database that the server uses, for a command; the embedded one only while no server has it. */
export async function openForCommand(settings: Settings): Promise<Database> {
  // As of the server: what the embedded database writes is for its own user.
  process.umask(0o077);
  useDataKeys(settings.dataKeys);
  setClinicCountry(settings.country);
  setClinicTimeZone(settings.clinic.timeZone);
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, failed, settings.databaseLimits);
  lockDataDir(settings.dataDir);
  return openPglite(join(settings.dataDir, 'db'), failed);
}
