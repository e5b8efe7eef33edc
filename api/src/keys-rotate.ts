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
    const failures: unknown[] = [];
    const onError = (error: unknown) => failures.push(error);
    for (let written = -1; written !== 0 && failures.length === 0; total += written)
      written = await reencryptRows(database.pool, { skipLocked: false, onError });
    if (failures.length > 0)
      throw new AggregateError(failures, `${total} fields were encrypted with the newest key; others could not be`);
    process.stdout.write(`${total} fields were encrypted with the newest key; none is left with an older one\n`);
  } finally {
    await database.close();
  }
}

await runCommand(main);
