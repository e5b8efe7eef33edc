import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import type { Scope } from '@clinic/contracts';
import { Command, Option } from 'commander';
import { StoreError } from '../../store/errors.ts';
import { several, severalOf, wholeNumber } from '../arguments.ts';
import { defaultDays } from '../../store/index.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface AddOptions {
  remote?: string[];
  channel?: ChannelName[];
  may?: TeamRight[];
  days?: number;
  all?: true;
  json?: true;
}

/** `team`: who may do what. */
export function teamCommand(context: CommandContext): Command {
  const team = new Command('team')
    .description('give teams tokens for their remotes, let their pipelines act, take that away, and show it')
    .addHelpText('after', examples);
  const access = [token(context), revoke(context), trust(context)];
  return [add(context), remove(context), ...access, list(context)].reduce(
    (all, command) => all.addCommand(command),
    team,
  );
}

const addExamples = `
  release team add platform --all
  release team add booking --remote booking --channel staging --channel production --may publish --may promote
  release team add booking-preview --remote booking --channel production --may preview`;
const tokenExample = '\n  release team token booking --may publish --channel staging --days 30';
const revokeExample = `
  release team revoke t-0123abcd
  release team revoke w-0123abcd`;
const trustExample = `
  release team trust booking --issuer https://token.actions.githubusercontent.com --repository clinic/booking \\
    --ref refs/heads/main --remote booking --channel staging --may publish --may promote`;
const listExample = '\n  release team list';
const removeExample = '\n  release team remove booking';

const examples = `
A store without teams asks for no rights. The first team must be one that may do everything (--all); from then on every action
needs a token, and teams are managed with the token of such a team. Rights: ${TeamRight.options.join(', ')}.

Examples:${addExamples}${tokenExample}${revokeExample}${trustExample}${listExample}${removeExample}`;

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
    .option('--days <number>', `until its token is refused; ${defaultDays}, and no end with --all`, wholeNumber)
    .option('--json', 'print the token as JSON')
    .addHelpText('after', `\nExamples:${addExamples}`)
    .action(async (name: string, { remote = [], channel = [], may = [], days, all, json }: AddOptions) => {
      const scope = all
        ? { remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options }
        : { remotes: remote, channels: channel, rights: may };
      const token = await client.addTeam({ name, ...scope, days });
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

/** The part of what a team may do that options name. */
interface ScopeOptions {
  remote?: string[];
  channel?: ChannelName[];
  may?: TeamRight[];
  json?: true;
}

function withScope(command: Command): Command {
  return command
    .option('--remote <name>', 'only this one of its remotes; several times for several', several)
    .option('--channel <channel>', 'only in this channel; several times for several', severalOf(ChannelName.options))
    .option('--may <act>', `only this of its rights; several times`, severalOf(TeamRight.options))
    .option('--json', 'print the result as JSON');
}

function token({ client, print, progress }: CommandContext): Command {
  return withScope(new Command('token'))
    .description('make a further token of a team, for all or a part of what it may do, and print it once')
    .argument('<team>', 'see: release team list')
    .option(
      '--days <number>',
      `until it is refused; ${defaultDays}, and no end for one that may do everything`,
      wholeNumber,
    )
    .addHelpText('after', `\nExample:${tokenExample}`)
    .action(async (team: string, options: ScopeOptions & { days?: number }) => {
      const { remote: remotes, channel: channels, may: rights, days, json } = options;
      const made = await client.addToken({ team, remotes, channels, rights, days });
      progress('team', `${made.id} of ${team} works until ${made.expiresAt ?? 'it is revoked'}.`);
      print(json ? JSON.stringify(made) : made.token);
    });
}

function revoke({ client, print }: CommandContext): Command {
  return new Command('revoke')
    .description('revoke a token, or the trust in jobs of a CI; they are refused from then on')
    .argument('<id>', 'of a token, as t-0123abcd, or of a pipeline, as w-0123abcd; see: release team list')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', `\nExample:${revokeExample}`)
    .action(async (id: string, { json }: { json?: true }) => {
      await (id.startsWith('w-') ? client.revokePipeline(id) : client.revokeToken(id));
      print(json ? JSON.stringify({ id, revoked: true }) : `${id} is revoked`);
    });
}

function trust({ client, print }: CommandContext): Command {
  return withScope(new Command('trust'))
    .description('let jobs of a CI act for a team by their identity token, without a secret')
    .argument('<team>', 'see: release team list')
    .requiredOption('--issuer <address>', 'who issues the identity tokens')
    .requiredOption('--repository <name>', 'for example clinic/booking')
    .option('--ref <ref>', 'only of this ref, for example refs/heads/main; * at its end stands for anything')
    .option('--environment <name>', 'only in this environment of the CI')
    .addHelpText('after', `\nExample:${trustExample}`)
    .action(async (team: string, { remote, channel, may, json, ...job }: ScopeOptions & TrustOptions) => {
      if (!remote || !channel || !may) {
        throw new StoreError('invalid', 'Say what the jobs may do: --remote, --channel and --may.');
      }
      const id = await client.trustPipeline({ team, ...job, remotes: remote, channels: channel, rights: may });
      print(json ? JSON.stringify({ id, team }) : id);
    });
}

interface TrustOptions {
  issuer: string;
  repository: string;
  ref?: string;
  environment?: string;
}

function list({ store, print }: CommandContext): Command {
  return new Command('list')
    .description('show the teams and what each may do')
    .option('--json', 'print the teams as JSON')
    .addHelpText('after', `\nExample:${listExample}`)
    .action(async ({ json }: { json?: true }) => {
      const teams = await store.listTeams();
      if (json) return print(JSON.stringify(teams));
      if (teams.length === 0) return print('There are no teams: everybody acts under their own name.');
      const rows = teams.flatMap(({ name, tokens, pipelines }) => [
        ...tokens.map(({ id, expiresAt, lastUsedAt, ...scope }) =>
          row(name, scope, [id, expiresAt ?? 'revoked', lastUsedAt ?? 'never']),
        ),
        ...pipelines.map(({ id, repository, ref = '', environment = '', ...scope }) =>
          row(name, scope, [id, 'revoked', [repository, ref, environment].join(' ').trim()]),
        ),
      ]);
      print(table(['team', 'remotes', 'channels', 'rights', 'id', 'until', 'last used, or job'], rows));
    });
}

function row(team: string, { remotes, channels, rights }: Scope, more: readonly string[]): string[] {
  return [team, remotes.join(' '), channels.join(' '), rights.join(' '), ...more];
}
