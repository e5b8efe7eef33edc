import type { AuditFault } from './audit.ts';
import { keyedAuditLog } from './audit.ts';
import { keptAuditHeads } from './audit-heads.ts';
import { openForCommand } from './db/open-for-command.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';

const reasons: Record<AuditFault, string> = {
  changed: 'it is not what the server wrote',
  missing: 'a row before it is missing',
  'without a key': 'it was written without a key',
  'unknown key': 'AUDIT_KEY has no key for it',
  'cut off': 'it was kept as the last row, and the log ends before it',
};

/**
 * Checks the audit log from its first row to its last, and against the last rows that were kept elsewhere (V26): ends with 1
 * when a row was changed or is missing.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const heads = await keptAuditHeads(settings.auditHeadsDir);
  const database = await openForCommand(settings);
  try {
    const { broken, rows, unkeyed, head } = await keyedAuditLog(settings.auditKeys).verify(database.db, { heads });
    if (unkeyed > 0) process.stdout.write(`${unkeyed} rows are from before the log had a key and cannot be checked\n`);
    if (broken !== null) {
      process.stderr.write(
        `The audit log is broken at row ${broken.id}, after ${rows} good rows: ${reasons[broken.fault]}\n`,
      );
      process.exitCode = 1;
      return;
    }
    const last = head === null ? 'it is empty' : `the last one is ${head.id}, hash ${head.hash}`;
    process.stdout.write(`The audit log is whole: ${rows} rows and ${heads.length} kept last rows, ${last}\n`);
  } finally {
    await database.close();
  }
}

await runCommand(main);
