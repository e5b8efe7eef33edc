import type { TimingDifference } from './timing-difference.ts';

/** One run of `enumeration.ts`. */
export interface EnumerationRun {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly load: number;
  readonly samples: number;
  readonly measured: readonly { kind: string; unknown: TimingDifference; noise: TimingDifference }[];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const heads = ['request', 'account', 'nobody', 'nobody ÷ account', 'z', 'account again ÷ account', 'z'];

/** The run as a page of the documentation. */
export function enumerationReport({ date, commit, machine, load, samples, measured }: EnumerationRun): string {
  const rows = measured.map(({ kind, unknown, noise }) =>
    row([
      kind,
      `${unknown.first.toFixed(1)} ms`,
      `${unknown.second.toFixed(1)} ms`,
      unknown.ratio.toFixed(3),
      unknown.z.toFixed(1),
      noise.ratio.toFixed(3),
      noise.z.toFixed(1),
    ]),
  );
  return `# Benchmark: do response times reveal who has an account?

\`npm run bench:enumeration\` measures it on a running server with an embedded database. Each round asks about an account,
about nobody and about an account again, in changing order. The last two columns compare accounts with accounts: they show
noise. z is the rank-sum statistic of Mann and Whitney. The goal ([quality.md](quality.md), V9) is that medians differ by
less than 5 ms.

- Run: ${date}, commit ${commit}, ${samples} rounds
- Machine: ${machine}, load ${load.toFixed(1)}

${row(heads)}
${row(heads.map(() => '---'))}
${rows.join('\n')}
`;
}
