import { Command } from 'commander';
import { tabDays } from '../../store/index.ts';
import { wholeNumber } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

/** `gc`: deletes releases that nobody can need any more. */
export function collectCommand({ client, print, progress }: CommandContext): Command {
  return new Command('gc')
    .description(
      'delete releases that no composition of the last days names, no open page asks for and no preview shows',
    )
    .option('--keep-days <number>', `how long everything that was live stays; at least ${tabDays}`, wholeNumber, 30)
    .option('--dry-run', 'say what would be deleted, and delete nothing')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examples)
    .action(async ({ keepDays, dryRun, json }: { keepDays: number; dryRun?: true; json?: true }) => {
      progress('gc', `reading which releases were live in the last ${keepDays} days`);
      const collection = await client.collect({ keepDays, dryRun });
      if (json) return print(JSON.stringify({ ...collection, dryRun: dryRun === true }));
      const { deleted, kept, leftovers } = collection;
      const rows = deleted.map(({ name, release, bytes }) => [name, release, `${Math.ceil(bytes / 1024)} kB`]);
      if (rows.length > 0) print(table(['name', 'release', 'size'], rows));
      const done = dryRun ? 'would be deleted' : 'deleted';
      print(`${deleted.length} releases ${done}, ${kept} kept, ${leftovers} leftovers of interrupted actions ${done}`);
    });
}

const examples = `
Compositions and the history stay. A rollback to a composition whose releases are gone is refused and says so.

Examples:
  release gc --keep-days 30 --dry-run
  release gc --keep-days 30`;
