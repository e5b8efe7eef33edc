import { openForCommand } from './db/open-for-command.ts';
import { reencryptRows } from './jobs/reencrypt-rows.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';

/** Encrypts with the newest key of `DATA_KEY` what the older ones encrypted, until nothing is left. Servers may go on serving. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.dataKeys.length === 1) {
    process.stdout.write('DATA_KEY has one key: put the new one in front of it, separated by a comma\n');
    return;
  }
  const database = await openForCommand(settings);
  try {
    let total = 0;
    for (let written = -1; written !== 0; total += written)
      written = await reencryptRows(database.pool, { skipLocked: false });
    process.stdout.write(`${total} fields were encrypted with the newest key; none is left with an older one\n`);
  } finally {
    await database.close();
  }
}

await runCommand(main);
