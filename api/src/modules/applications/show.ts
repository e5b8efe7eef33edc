import { writeFile } from 'node:fs/promises';
import { fieldCipher } from '../../db/field-cipher.ts';
import { openForCommand } from '../../db/open-for-command.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { runCommand } from '../../run-command.ts';
import { readSettings } from '../../settings/settings.ts';
import { cvStore } from './cv-store.ts';
import { readApplication } from './repo.ts';

const usage =
  'Usage: npm run application:show -- <reference> [file.pdf]    shows an application, and writes its CV to a file\n';

function giveUp(reason: string): never {
  process.stderr.write(reason);
  process.exit(1);
}

/**
 * Shows staff one application by the reference of their message, on the machine of the server, and decrypts its CV where they
 * want it.
 */
async function main([reference, cvTo]: readonly string[]): Promise<void> {
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
    process.stdout.write(`${JSON.stringify(application, null, 2)}\n`);
    if (cvTo === undefined) return;
    const { name, key } = file;
    if (key === null) giveUp('This CV is encrypted once the server has started: start it, then ask again\n');
    await writeFile(cvTo, await cvStore({ files: openFileStore(settings), settings }).read({ name, key }), {
      mode: 0o600,
      flag: 'wx',
    });
  } finally {
    await database.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
