import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { openPostgres } from './database.ts';
import { openPglite } from './pglite.ts';

function failed(error: Error): never {
  throw error;
}

/** Opens the database that the server uses, for a command; the embedded one only while no server has it. */
export async function openForCommand(settings: Settings): Promise<Database> {
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, failed);
  lockDataDir(settings.dataDir);
  return openPglite(join(settings.dataDir, 'db'), failed);
}
