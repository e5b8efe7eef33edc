import { verifyAuditLog } from './audit.ts';
import { DataDirUnusable } from './db/data-dir-lock.ts';
import { openForCommand } from './db/open-for-command.ts';
import { DatabaseUnusable } from './db/pglite.ts';
import { readSettings, SettingsInvalid } from './settings.ts';

/** Checks the audit log from its first row to its last (V26): ends with 1 when a row was changed or is missing. */
async function main(): Promise<void> {
  const database = await openForCommand(readSettings(process.env));
  try {
    const { broken, rows, last } = await verifyAuditLog(database.db);
    if (broken !== null) {
      process.stderr.write(`The audit log is broken at row ${broken}, after ${rows} good rows\n`);
      process.exitCode = 1;
      return;
    }
    process.stdout.write(`The audit log is whole: ${rows} rows, the last one sealed ${last ?? 'never'}\n`);
  } finally {
    await database.close();
  }
}

await main().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsInvalid || error instanceof DataDirUnusable || error instanceof DatabaseUnusable;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
