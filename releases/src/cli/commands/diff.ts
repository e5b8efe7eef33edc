import { ChannelName, CompositionId } from '@clinic/contracts/registry';
import { Command, InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { StoreError } from '../../store/errors.ts';
import type { CompositionDiff, PartChange, PartRelease } from '../../store/index.ts';
import type { CommandStore } from '../../remote/command-store.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

/** `diff`: what differs between two compositions. */
export function diffCommand({ store, print }: CommandContext): Command {
  return new Command('diff')
    .description('show which parts differ between two compositions, or between what is live in two channels')
    .argument('<from>', 'a composition, or a channel for what is live in it', sideArgument)
    .argument('<to>', 'the same', sideArgument)
    .option('--json', 'print the difference as JSON')
    .addHelpText('after', examples)
    .action(async (from: string, to: string, { json }: { json?: true }) => {
      const sides = [await compositionOf(store, from), await compositionOf(store, to)] as const;
      const diff = await store.diffCompositions(...sides);
      print(json ? JSON.stringify(diff) : diffTable(diff));
    });
}

const examples = `
Examples:
  release diff c-0123456789ab c-ba9876543210
  release diff production staging`;

/** The parts in which two compositions differ, as rows. */
export function diffTable({ from, to, changes }: CompositionDiff): string {
  if (changes.length === 0) return `${from} and ${to} hold the same.`;
  const rows = changes.map((change) => [
    change.name,
    releaseIn(change.from),
    releaseIn(change.to),
    notesOn(change),
    change.to?.publishedAt ?? '',
    change.to?.publishedBy ?? '',
  ]);
  return table(['part', from, to, 'notes', 'published', 'by'], rows);
}

function releaseIn(part: PartRelease | null): string {
  if (!part) return '-';
  return part.rollout ? `${part.release} (${part.rollout.percent} % ${part.rollout.to})` : part.release;
}

function notesOn({ from, to }: PartChange): string {
  if (!from) return 'added';
  if (!to) return 'removed';
  const contract = from.contract === to.contract ? [] : [`contract ${from.contract} to ${to.contract}`];
  const lastGood = from.lastGood === to.lastGood ? [] : [`falls back to ${to.lastGood ?? 'nothing'}`];
  return [...contract, ...lastGood].join(', ');
}

function sideArgument(text: string): string {
  if (z.safeParse(z.union([CompositionId, ChannelName]), text).success) return text;
  throw new InvalidArgumentError(`Name a composition such as c-0123456789ab, or ${ChannelName.options.join(' or ')}.`);
}

async function compositionOf(store: CommandStore, side: string): Promise<string> {
  const channel = ChannelName.options.find((each) => each === side);
  if (channel === undefined) return side;
  const registry = await store.readRegistry(channel);
  if (registry) return registry.composition;
  throw new StoreError('missing', `Nothing is live in ${channel} yet.`);
}
