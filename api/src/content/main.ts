import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrateAsOwner } from '../db/migrate-as-owner.ts';
import { openForCommand } from '../db/open-for-command.ts';
import { demoLoads } from '../db/schema.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings/settings.ts';
import { ContentInvalid } from './content-invalid.ts';
import { exportContent } from './export-content.ts';
import type { ImportReport } from './import-content.ts';
import { importContent } from './import-content.ts';
import { registry } from './registry.ts';

const usage = `Usage: npm run content:import -- [--if-empty | --overwrite] <folder>
           replaces the content of the clinic with that of the folder; with --if-empty only where it has no pages yet.
           Whatever was changed in the browser since is named and nothing is imported; with --overwrite it is replaced
           too
       npm run content:export -- <folder>
           writes the content of the clinic to a new folder
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function tell({ stored, warnings }: ImportReport): void {
  for (const warning of warnings) say(`warning: ${warning}`);
  for (const [name, total] of stored) say(`${name}: ${total}`);
}

const commands = {
  import: 'import',
  'import --if-empty': 'import-if-empty',
  'import --overwrite': 'import-overwrite',
  export: 'export',
} as const;
type Command = (typeof commands)[keyof typeof commands];

async function run(command: Command, folder: string): Promise<void> {
  if (command !== 'export' && !existsSync(folder)) throw new ContentInvalid([`There is no folder ${folder}`]);
  const settings = readSettings(process.env);
  const now = settings.fixedNow ?? new Date();
  const files = openFileStore(settings);
  const database = await openForCommand(settings);
  try {
    await migrateAsOwner(settings, database);
    if (command === 'export') {
      await exportContent(database.db, folder, files);
      return;
    }
    if (command === 'import-if-empty' && (await registry.pages.store.read(database.db)).length > 0) {
      say('The clinic has pages already: nothing was imported');
      return;
    }
    const report = await database.db.transaction(async (tx) => {
      // A demo that starts afterwards must not put its own content over it.
      await tx.insert(demoLoads).values({ part: 'content', loadedAt: now }).onConflictDoNothing();
      return importContent(tx, { folder, files, now, overwrite: command === 'import-overwrite' });
    });
    tell(report);
  } finally {
    await database.close();
  }
}

/** The commands of editors. Ends with 1, and nothing changed, when something is wrong with the folder. */
async function main(args: readonly string[]): Promise<void> {
  const folder = args.at(-1);
  const named = args.slice(0, -1).join(' ');
  if (folder !== undefined && !folder.startsWith('-') && Object.hasOwn(commands, named)) {
    return run(commands[named as keyof typeof commands], resolve(process.env['INIT_CWD'] ?? process.cwd(), folder));
  }
  process.stderr.write(usage);
  process.exitCode = 1;
}

await runCommand(() => main(process.argv.slice(2)), ContentInvalid);
