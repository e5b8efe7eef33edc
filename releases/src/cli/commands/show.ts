import type { Provenance } from '@clinic/contracts';
import { Command } from 'commander';
import { StoreError } from '../../store/errors.ts';
import { releaseArgument } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

/** `show`: one release, where it comes from and what checked it. */
export function showCommand({ store, print, here }: CommandContext): Command {
  return new Command('show')
    .description('show where a release comes from: its sources, who built it, what checked it')
    .argument('<release>', 'for example booking@1.8.2+9ab12cd', releaseArgument(here))
    .option('--json', 'print the statement as JSON, null when there is none')
    .addHelpText('after', examples)
    .action(async (releases: Record<string, string>, { json }: { json?: true }) => {
      for (const [name, release] of Object.entries(releases)) {
        const { lines } = await store.readHistory();
        const published = lines.findLast(
          (line) => line.act === 'publish' && line.remote === name && line.release === release,
        );
        if (published === undefined)
          throw new StoreError('missing', `${name}@${release} was not published. See: release history --act publish`);
        const provenance = await store.readProvenance(name, release);
        if (json) return print(JSON.stringify(provenance));
        const rows = [
          ['release', `${name}@${release}`],
          ['published', `${published.at} by ${published.by}`],
        ];
        print(table(['what', 'says'], [...rows, ...rowsOf(provenance)]));
      }
    });
}

const examples = `
A release without a statement was published by a machine without the private key, or signed with a key that is not trusted here.

Examples:
  release show booking@1.8.2+9ab12cd
  release show booking@1.8.2+9ab12cd --json`;

function rowsOf(provenance: Provenance | null): string[][] {
  if (provenance === null) return [['source', 'unknown: nobody whose key is trusted says where it comes from']];
  const { source, builder, run, checkedBy, checks } = provenance;
  const modified = source?.modified ? ', with changes that were not committed' : '';
  return [
    ['source', source === undefined ? 'no repository' : source.repository],
    ...(source === undefined ? [] : [['commit', `${source.commit}${modified}`]]),
    ...(source?.ref === undefined ? [] : [['ref', source.ref]]),
    ['built by', builder === null ? 'a machine that nobody verified' : `${builder}${run ? `, run ${run}` : ''}`],
    ['checked by', checkedBy === 'service' ? 'the release service' : 'the machine that built it'],
    ['checks', checks.map(({ check, result }) => `${check} ${result}`).join(', ') || 'none'],
  ];
}
