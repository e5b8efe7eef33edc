import type { ChannelName } from '@clinic/shared/contracts';
import { Command } from 'commander';
import { channelArgument, releaseArgument, wholeNumber } from './arguments.ts';
import type { CommandContext } from './context.ts';

/** `preview`: a link that shows releases of some remotes inside what is live, to whoever opens it and to nobody else. */
export function previewCommand(context: CommandContext): Command {
  return new Command('preview')
    .description('make a signed link that shows published releases inside what is live in a channel')
    .argument('<releases...>', 'for example booking@1.8.2+9ab12cd', releaseArgument)
    .option('--base <channel>', 'what stands around them', channelArgument, 'production')
    .option('--days <number>', 'how long the link works', wholeNumber, 7)
    .option('--note <text>', 'shown to whoever opens the link', '')
    .option('--json', 'print the preview as JSON')
    .action(
      async (
        replaces: Record<string, string>,
        { base, days, note, json }: { base: ChannelName; days: number; note: string; json?: true },
      ) => {
        const preview = await context.store.createPreview({ base, replaces, note, by: context.by, days });
        const url = `${context.publicUrl}/?preview=${preview.id}`;
        context.progress('preview', `works until ${preview.expiresAt}`);
        context.print(json ? JSON.stringify({ ...preview, url }) : url);
      },
    );
}
