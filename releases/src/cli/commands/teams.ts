import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { Command, Option } from 'commander';
import { several, severalOf } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface AddOptions {
  remote?: string[];
  channel?: ChannelName[];
  may?: TeamRight[];
  all?: true;
  json?: true;
}

/** `team`: who may do what. */
export function teamCommand(context: CommandContext): Command {
  const team = new Command('team')
    .description('give teams tokens for their remotes, take them away, and show them')
    .addHelpText('after', examples);
  return [add(context), remove(context), list(context)].reduce((all, command) => all.addCommand(command), team);
}

const addExamples = `
  release team add platform --all
  release team add booking --remote booking --channel staging --channel production --may publish --may promote
  release team add booking-preview --remote booking --channel production --may preview`;
const listExample = '\n  release team list';
const removeExample = '\n  release team remove booking';

const examples = `
A store without teams asks for no rights. The first team must be one that may do everything (--all); from then on every action
needs a token, and teams are managed with the token of such a team. Rights: ${TeamRight.options.join(', ')}.

Examples:${addExamples}${listExample}${removeExample}`;

function add({ client, print, progress }: CommandContext): Command {
  return new Command('add')
    .description('make a team and print its token, which is kept nowhere')
    .argument('<name>', 'small letters, digits and hyphens')
    .option('--remote <name>', 'a remote, host, or * for all; several times for several', several)
    .option('--channel <channel>', 'several times for several', severalOf(ChannelName.options))
    .option('--may <act>', `${TeamRight.options.join(', ')}; several times`, severalOf(TeamRight.options))
    .addOption(
      new Option('--all', 'every right for everything, instead of the options above').conflicts([
        'remote',
        'channel',
        'may',
      ]),
    )
    .option('--json', 'print the token as JSON')
    .addHelpText('after', `\nExamples:${addExamples}`)
    .action(async (name: string, { remote = [], channel = [], may = [], all, json }: AddOptions) => {
      const scope = all
        ? { remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options }
        : { remotes: remote, channels: channel, rights: may };
      const token = await client.addTeam({ name, ...scope });
      progress('team', `${name} is made. Its token is shown this once; set it as RELEASE_TOKEN.`);
      print(json ? JSON.stringify({ name, token }) : token);
    });
}

function remove({ client, print }: CommandContext): Command {
  return new Command('remove')
    .description('take a team away; its token is refused from then on')
    .argument('<name>', 'see: release team list')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', `\nExample:${removeExample}`)
    .action(async (name: string, { json }: { json?: true }) => {
      await client.removeTeam(name);
      print(json ? JSON.stringify({ name, removed: true }) : `${name} is removed`);
    });
}

function list({ store, print }: CommandContext): Command {
  return new Command('list')
    .description('show the teams and what each may do')
    .option('--json', 'print the teams as JSON')
    .addHelpText('after', `\nExample:${listExample}`)
    .action(async ({ json }: { json?: true }) => {
      const teams = (await store.listTeams()).map(({ tokenHash: _kept, ...shown }) => shown);
      if (json) return print(JSON.stringify(teams));
      if (teams.length === 0) return print('There are no teams: everybody acts under their own name.');
      const rows = teams.map(({ name, remotes, channels, rights, createdAt, by }) => [
        ...[name, remotes.join(' '), channels.join(' '), rights.join(' '), createdAt, by],
      ]);
      print(table(['team', 'remotes', 'channels', 'rights', 'since', 'by'], rows));
    });
}
