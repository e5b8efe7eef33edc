import { Command } from 'commander';
import { listPackages } from '../packages/packages.ts';
import { publishAndPromoteChanged } from '../publishing/local-start.ts';
import { checkPackages, publishPackages } from '../publishing/publish.ts';
import { StoreError } from '../store/errors.ts';
import type { CommandContext } from './context.ts';

interface PublishOptions {
  all?: true;
  rebuild?: true;
  json?: true;
}

/** `publish`: builds, checks and keeps releases. They are available then, not live. */
export function publishCommand(context: CommandContext): Command {
  return new Command('publish')
    .description('build packages that changed, check them and put them into the store; nothing becomes live')
    .argument('[names...]', 'host or remotes, for example booking')
    .option('--all', 'every package of this clone')
    .option('--rebuild', 'build what is in the store too: it must give the same bytes')
    .option('--json', 'print the result as JSON')
    .action(async (names: string[], { all, rebuild, json }: PublishOptions) => {
      const chosen = await choose(context, names, all);
      const published = await publishPackages({ ...context, rebuild: rebuild === true }, chosen);
      const lines = published.map(({ name, release }) => `${name}@${release}`);
      context.print(json ? JSON.stringify(published) : lines.join('\n'));
    });
}

/** `check`: everything that `publish` does before it keeps a release. */
export function checkCommand(context: CommandContext): Command {
  return new Command('check')
    .description('build and check packages as publish does, and keep nothing')
    .argument('[names...]', 'host or remotes')
    .option('--all', 'every package of this clone')
    .option('--json', 'print the result as JSON')
    .action(async (names: string[], { all, json }: PublishOptions) => {
      const checked = await checkPackages(context, await choose(context, names, all));
      const findings = checked.flatMap((each) => each.findings);
      context.print(json ? JSON.stringify(checked) : `${checked.length} checked, ${findings.length} findings`);
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
      await publishAndPromoteChanged(context);
    });
}

async function choose({ root }: CommandContext, names: readonly string[], all?: true): Promise<readonly string[]> {
  if (all) return listPackages(root);
  if (names.length > 0) return [...new Set(names)];
  throw new StoreError(
    'invalid',
    `Name what to publish, or say --all. There are: ${(await listPackages(root)).join(', ')}.`,
  );
}
