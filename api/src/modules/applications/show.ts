import { join } from 'node:path';
import { DataDirUnusable } from '../../db/data-dir-lock.ts';
import { fieldCipher } from '../../db/field-cipher.ts';
import { openForCommand } from '../../db/open-for-command.ts';
import { DatabaseUnusable } from '../../db/pglite.ts';
import { readSettings, SettingsInvalid } from '../../settings.ts';
import { cvStore } from './cv-store.ts';
import { readApplication } from './repo.ts';

const usage = 'Usage: npm run application:show -- <reference>    shows an application and where its CV lies\n';

function giveUp(reason: string): never {
  process.stderr.write(reason);
  process.exit(1);
}

/** Shows staff one application by the reference of their message, on the machine of the server. */
async function main([reference]: readonly string[]): Promise<void> {
  if (reference === undefined) giveUp(usage);
  const settings = readSettings(process.env);
  const database = await openForCommand(settings);
  try {
    const found = await readApplication(database.db, fieldCipher(settings.dataKeys), reference.toUpperCase());
    if (!found) {
      process.stderr.write(`There is no application ${reference}\n`);
      process.exitCode = 1;
      return;
    }
    const { file, ...application } = found;
    const cv = join(cvStore(settings).folder, file);
    process.stdout.write(`${JSON.stringify({ ...application, cv }, null, 2)}\n`);
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsInvalid || error instanceof DataDirUnusable || error instanceof DatabaseUnusable;
  if (!isExpected) throw error;
  giveUp(`${error.message}\n`);
});
