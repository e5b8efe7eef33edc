import type { ChannelName } from '@clinic/contracts';
import { Command } from 'commander';
import { interruptible } from '../../interruption.ts';
import { runTest } from '../bisect/run-test.ts';
import { firstBad } from '../bisect/search.ts';
import type { Judgement } from '../bisect/search.ts';
import { StoreError, isStoreError } from '../../store/errors.ts';
import { channelArgument, compositionArgument } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { diffTable } from './diff.ts';
import { previewLink } from './previews.ts';

interface BisectOptions {
  good: string;
  bad: string;
  channel: ChannelName;
  preview: boolean;
  json?: true;
}

/** What a composition is judged by, and what says that the search is ended. */
interface Judging extends BisectOptions {
  test: readonly string[];
  ended: AbortSignal;
}

/** How long the preview of one test lasts, in days. It is ended after the test, also when that is interrupted. */
const previewDays = 1 / 4;

/** `bisect`: finds the composition that broke a test. */
export function bisectCommand(context: CommandContext): Command {
  return new Command('bisect')
    .description('find the composition that broke a test, among those that were live between a good and a bad one')
    .argument(
      '<command...>',
      'after --: the test; it ends with 0 for good, 125 for "cannot say", anything else for bad',
    )
    .requiredOption('--good <composition>', 'where the test still passed', compositionArgument)
    .requiredOption('--bad <composition>', 'where it fails', compositionArgument)
    .option('--channel <channel>', 'whose history is searched', channelArgument, 'production')
    .option('--no-preview', 'make no previews: the test needs no page, only RELEASE_COMPOSITION')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examples)
    .action(async (test: string[], options: BisectOptions) => {
      const { good, bad, channel, json } = options;
      const line = await compositionsBetween(context, channel, good, bad);
      const { lastGood, suspects } = await interruptible(async (ended) => {
        const judged = (id: string) => judge(context, id, { ...options, test, ended });
        await assertEnds(context, line, judged, options);
        return firstBad(line, judged);
      });
      const [first = bad] = suspects;
      const diff = await context.store.diffCompositions(lastGood, first);
      if (json)
        return context.print(
          JSON.stringify({ lastGood, suspects, firstBad: suspects.length === 1 ? first : null, diff }),
        );
      const found =
        suspects.length === 1
          ? `${first} is the first bad one.`
          : `The first bad one is among ${suspects.join(', ')}; those between could not be judged.`;
      context.print(`${found} It differs from ${lastGood}, the last good one:\n\n${diffTable(diff)}`);
    });
}

const examples = `
The test gets RELEASE_COMPOSITION, and RELEASE_PREVIEW_URL: a link to that very composition on the running site, which
works while the test runs (its first page asks to press Start). Both ends are tested first, so that a test which fails for
another reason is found out. Making the previews needs the right to preview.

Examples:
  release bisect --good c-0123456789ab --bad c-ba9876543210 -- node check-booking.mjs
  release bisect --good c-0123456789ab --bad c-ba9876543210 --no-preview -- sh -c 'release diff $RELEASE_COMPOSITION staging | grep -q qa'`;

/**
 * What was live from the good one until the bad one became live for the first time after it, each once. The bad one may
 * have been live, rolled back and live again: what came in between did not break it.
 */
async function compositionsBetween({ store }: CommandContext, channel: ChannelName, good: string, bad: string) {
  const past = (await store.readDeploymentRecords(channel)).map(({ to }) => to);
  for (const id of [good, bad]) {
    if (!past.includes(id)) throw new StoreError('missing', `${id} was never live in ${channel}. See: release history`);
  }
  const end = past.indexOf(bad, past.indexOf(good));
  if (end < 0 || good === bad) {
    throw new StoreError('invalid', `${good} was not live before ${bad} in ${channel}; were they mixed up?`);
  }
  const between = past.slice(past.lastIndexOf(good, end) + 1, end).filter((id) => id !== good && id !== bad);
  return [good, ...new Set(between), bad];
}

async function assertEnds(
  context: CommandContext,
  line: readonly string[],
  judged: (id: string) => Promise<Judgement>,
  options: BisectOptions,
) {
  for (const [id, expected] of [[options.good, 'good'] as const, [options.bad, 'bad'] as const]) {
    const judgement = await judged(id);
    if (judgement === expected) continue;
    const said = judgement === 'skip' ? 'cannot be judged' : `is ${judgement}`;
    throw new StoreError('refused', `By this test ${id} ${said}, so it cannot find what broke. Nothing was searched.`);
  }
  context.progress('bisect', `${line.length - 2} compositions between ${options.good} and ${options.bad}`);
}

async function judge(
  { client, publicUrl, progress }: CommandContext,
  composition: string,
  { channel, preview, test, ended }: Judging,
): Promise<Judgement> {
  progress('bisect', `testing ${composition}`);
  const env = { RELEASE_COMPOSITION: composition };
  if (!preview) return report(await runTest(test, env, ended));
  const note = `bisect ${composition}`;
  const made = await client
    .createPreview({ base: channel, composition, replaces: {}, note, days: previewDays })
    .catch((error: unknown) => {
      // Its releases may have been deleted, or fit together no longer; the others can still be judged.
      if (isStoreError(error, 'missing') || isStoreError(error, 'refused') || isStoreError(error, 'damaged'))
        return error;
      throw error;
    });
  if (isStoreError(made)) {
    progress('bisect', `${composition} cannot be shown: ${made.message}`);
    return 'skip';
  }
  try {
    const link = previewLink({ publicUrl }, made);
    return report(await runTest(test, { ...env, RELEASE_PREVIEW_URL: link }, ended));
  } finally {
    await client.revokePreview(made.id);
  }

  function report(judgement: Judgement): Judgement {
    progress('bisect', `${composition} ${judgement === 'skip' ? 'cannot be judged' : `is ${judgement}`}`);
    return judgement;
  }
}
