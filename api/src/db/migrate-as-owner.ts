import type { Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './database.ts';
import { migrate } from './migrate.ts';
import { grantServerRights } from './server-rights.ts';

/** Migrates as the owner of the tables where the server itself has fewer rights. Servers and commands of the operator call it. */
export async function migrateAsOwner(
  { databaseOwnerUrl }: Pick<Settings, 'databaseOwnerUrl'>,
  database: Database,
): Promise<void> {
  if (databaseOwnerUrl === null) {
    await migrate(database.pool);
    return;
  }
  const owner = openPostgres(databaseOwnerUrl, () => undefined);
  try {
    await migrate(owner.pool);
    await grantServerRights(owner.pool, database.pool);
  } finally {
    await owner.close();
  }
}
