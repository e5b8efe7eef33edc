import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings/settings.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { summaryOf } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = 'Usage: npm run restore -- FILE [--replace]';

function argumentsOf(given: readonly string[]): { file: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new BackupInvalid(usage);
    return { file: resolve(file), replace: values.replace };
  } catch {
    throw new BackupInvalid(usage);
  }
}

/** Restores a backup while the servers are stopped. */
async function main(given: readonly string[]): Promise<void> {
  process.umask(0o077);
  const { file, replace } = argumentsOf(given);
  const manifest = await restoreBackup(readSettings(process.env), file, { replace });
  process.stdout.write(`Restored and compared. ${summaryOf(manifest)}\n`);
}

await runCommand(() => main(process.argv.slice(2)), BackupInvalid);
