import { parseArgs } from 'node:util';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings/settings.ts';
import { deleteOldBackups } from './backup-files.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { makeBackup } from './make-backup.ts';
import { summaryOf } from './manifest.ts';
import { verifyBackup } from './restore-backup.ts';

const usage = 'Usage: npm run backup -- [--keep N] or npm run backup -- --verify FILE';

function argumentsOf(given: readonly string[]): { verify: string | undefined; keep: number | null } {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: { verify: { type: 'string' }, keep: { type: 'string' } },
      strict: true,
    });
    if (values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep)) throw new BackupInvalid(usage);
    return { verify: values.verify, keep: values.keep === undefined ? null : Number(values.keep) };
  } catch {
    throw new BackupInvalid(usage);
  }
}

/** Makes an encrypted backup, or tries one out. The server may go on serving. */
async function main(given: readonly string[]): Promise<void> {
  process.umask(0o077);
  const { verify, keep } = argumentsOf(given);
  const settings = readSettings(process.env);
  if (verify !== undefined) {
    const manifest = await verifyBackup(settings, resolve(verify));
    process.stdout.write(`The backup can be restored and has what its manifest says. ${summaryOf(manifest)}\n`);
    return;
  }
  const file = await makeBackup(settings, new Date());
  const { size } = await stat(file);
  process.stdout.write(`${file}: ${size} bytes\n`);
  if (keep === null) return;
  for (const old of await deleteOldBackups(settings.backupDir, keep)) process.stdout.write(`Deleted ${old}\n`);
}

await runCommand(() => main(process.argv.slice(2)), BackupInvalid);
