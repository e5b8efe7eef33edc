import { packagesOf } from '@clinic/build/repository';
import { Command } from 'commander';
import { publishAndPromoteChanged } from '../../publishing/local-start.ts';
import { checkPackages, publishPackages } from '../../publishing/publish.ts';
import type { Checked } from '../../publishing/publish.ts';
import { StoreError } from '../../store/errors.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface PublishOptions {
  all?: true;
  rebuild?: true;
  json?: true;
}

/** `publish`: builds, checks and keeps releases. They are available then, not live. */
export function publishCommand(context: CommandContext): Command {
  return new Command('publish')
    .description('build packages that changed, check them and put them into the store; nothing becomes live')
    .argument('[names...]', 'host or remotes, for example booking; otherwise the package of this folder')
    .option('--all', 'every package of this repository')
    .option('--rebuild', 'build what is in the store too: it must give the same bytes')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', publishExamples)
    .action(async (names: string[], { all, rebuild, json }: PublishOptions) => {
      const chosen = choose(context, names, all);
      const by = await context.client.publisher(chosen);
      const published = await publishPackages({ ...context, by, rebuild: rebuild === true, thorough: true }, chosen);
      const lines = published.map(({ name, release }) => `${name}@${release}`);
      context.print(json ? JSON.stringify(published) : lines.join('\n'));
    });
}

const publishExamples = `
Prints name@release for each, to promote or preview. Errors of the checks refuse; the history records warnings.

Examples:
  release publish booking
  cd mfe-booking && pnpm release:publish
  release publish --all --json`;

/** `check`: everything that `publish` does before it keeps a release. */
export function checkCommand(context: CommandContext): Command {
  return new Command('check')
    .description('build and check packages as publish does, and keep nothing')
    .argument('[names...]', 'host or remotes; otherwise the package of this folder')
    .option('--all', 'every package of this repository')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExamples:\n  release check booking\n  release check --all --json')
    .action(async (names: string[], { all, json }: PublishOptions) => {
      const checked = await checkPackages({ ...context, thorough: true }, choose(context, names, all));
      context.print(json ? JSON.stringify(checked) : checkedTable(checked));
      const refused = checked.filter((each) => each.findings.some(({ level }) => level === 'error'));
      if (refused.length === 0) return;
      throw new StoreError('refused', `Publishing would refuse ${refused.map(({ name }) => name).join(', ')}.`);
    });
}

/** `start-local`: what `npm start` does with the releases of this clone. */
export function startLocalCommand(context: CommandContext): Command {
  return new Command('start-local')
    .description('publish what changed and make it live in production')
    .action(async () => {
      await publishAndPromoteChanged({ ...context, store: context.ownStore() }, context.token);
    });
}

function checkedTable(checked: readonly Checked[]): string {
  const rows = checked.flatMap(({ name, release, findings }) =>
    findings.map(({ level, check, message }) => [name, release, level, check, message]),
  );
  const sum = `${checked.length} checked, ${rows.length} findings`;
  return rows.length === 0 ? sum : `${table(['name', 'release', 'level', 'check', 'what'], rows)}\n\n${sum}`;
}

function choose({ root, here }: CommandContext, names: readonly string[], all?: true) {
  if (all) return packagesOf(root);
  if (names.length > 0) return [...new Set(names)];
  if (here !== undefined) return [here];
  throw new StoreError('invalid', `Name what to publish, or say --all. There are: ${packagesOf(root).join(', ')}.`);
}
