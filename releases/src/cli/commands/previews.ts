import type { ChannelName, Preview } from '@clinic/contracts';
import { Command } from 'commander';
import { StoreError } from '../../store/errors.ts';
import { channelArgument, releaseArgument, wholeNumber } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface PreviewOptions {
  base: ChannelName;
  composition?: string;
  days: number;
  note: string;
  list?: true;
  revoke?: string;
  json?: true;
}

/** `preview`: a link that shows releases of some remotes inside what is live, to whoever opens it and to nobody else. */
export function previewCommand(context: CommandContext): Command {
  return new Command('preview')
    .description('make a signed link that shows published releases inside what is live in a channel')
    .argument('[releases...]', 'for example booking@1.8.2+9ab12cd', releaseArgument(context.here))
    .option('--base <channel>', 'what stands around them', channelArgument, 'production')
    .option('--composition <id>', 'an earlier composition around them, instead of what is live')
    .option('--days <number>', 'how long the link works', wholeNumber, 7)
    .option('--note <text>', 'shown to whoever opens the link', '')
    .option('--list', 'the previews that can be opened now, instead of making one')
    .option('--revoke <id>', 'end a preview now, instead of making one')
    .option('--json', 'print as JSON')
    .addHelpText('after', examples)
    .action(async (releases: Record<string, string> | string[], options: PreviewOptions) => {
      const replaces = Array.isArray(releases) ? {} : releases;
      if (options.list) return list(context, options);
      if (options.revoke !== undefined) return revoke(context, options.revoke, options);
      return make(context, replaces, options);
    });
}

const examples = `
Examples:
  release preview booking@1.8.2+9ab12cd --days 2 --note "new steps"
  release preview --composition c-0123456789ab
  release preview --list
  release preview --revoke p-0123456789abcdef0123456789abcdef`;

async function make(context: CommandContext, replaces: Record<string, string>, options: PreviewOptions): Promise<void> {
  const { base, composition, days, note, json } = options;
  if (Object.keys(replaces).length === 0 && composition === undefined)
    throw new StoreError('invalid', 'Name at least one release to preview, or a composition.');
  const preview = await context.client.createPreview({ base, composition, replaces, note, days });
  const url = previewLink(context, preview);
  context.progress('preview', `works until ${preview.expiresAt}`);
  context.print(json ? JSON.stringify({ ...preview, url }) : url);
}

async function list(context: CommandContext, { json }: PreviewOptions): Promise<void> {
  const previews = await context.store.listPreviews();
  if (json) return context.print(JSON.stringify(previews.map((one) => ({ ...one, url: previewLink(context, one) }))));
  const rows = previews.map((one) => [
    one.id,
    [...(one.composition === undefined ? [] : [one.composition]), ...releasesOf(one)].join(' '),
    one.by,
    one.expiresAt,
  ]);
  context.print(table(['preview', 'shows', 'by', 'until'], rows));
}

async function revoke(context: CommandContext, id: string, { json }: PreviewOptions): Promise<void> {
  const revoked = await context.client.revokePreview(id);
  context.print(json ? JSON.stringify({ id, revoked }) : `${id} ${revoked ? 'is ended' : 'was ended already'}`);
}

/** The link to a preview, at the site that it was made for: a release service may be of another one than this machine. */
export function previewLink({ publicUrl }: Pick<CommandContext, 'publicUrl'>, { audience, id }: Preview): string {
  return `${audience || publicUrl}/?preview=${id}`;
}

const releasesOf = ({ replaces }: Preview) => Object.entries(replaces).map(([name, release]) => `${name}@${release}`);
