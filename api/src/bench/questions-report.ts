import type { Measured } from './measure-requests.ts';

/** One run of the benchmark, as it is stored. */
export interface QuestionsRun {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  /** Mean load of the last minute when each database was measured; above 1 somebody else was at work as well. */
  readonly loads: Readonly<Record<string, number>>;
  readonly measured: readonly Measured[];
}

/** The goals of `docs/quality.md`. */
const deepest = 2;
const searchMs = { postgresql: 25, pglite: 100 } as const;

/** Below so many questions reading a whole table is quicker than any index. */
const few = 10_000;

const columnOf = ({ engine, questions }: Measured) =>
  engine === 'pglite' ? `PGlite ${questions.toLocaleString('en')}` : questions.toLocaleString('en');
const find = (run: QuestionsRun, scenario: string, column: string) =>
  run.measured.find((one) => one.scenario === scenario && columnOf(one) === column);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const metOrMissed = (good: boolean) => (good ? 'met' : 'missed');

function growth(run: QuestionsRun, scenario: string): string {
  const sizes = run.measured.filter((one) => one.scenario === scenario && one.engine === 'postgresql');
  const [first, last] = [sizes[0], sizes.at(-1)];
  return first && last && first !== last ? `× ${(last.p50 / first.p50).toFixed(1)}` : '';
}

function table(run: QuestionsRun): string[] {
  const columns = [...new Set(run.measured.map(columnOf))];
  const scenarios = [...new Set(run.measured.map(({ scenario }) => scenario))];
  return [
    row(['request', ...columns, 'growth']),
    row(['---', ...columns.map(() => '---'), '---']),
    ...scenarios.map((scenario) => {
      const cells = columns.map((column) => {
        const one = find(run, scenario, column);
        return one ? `${one.p50.toFixed(1)} / ${one.p95.toFixed(1)}` : '';
      });
      return row([scenario, ...cells, growth(run, scenario)]);
    }),
  ];
}

function deepPages(run: QuestionsRun): string[] {
  return run.measured
    .filter(({ kind }) => kind === 'deep')
    .flatMap((one) => {
      const first = find(run, 'list, page 1', columnOf(one));
      if (!first) return [];
      const ratio = one.p50 / first.p50;
      const said = `${one.scenario} of ${columnOf(one)}: ${ratio.toFixed(2)} × page 1`;
      return `- ${said} (goal ≤ ${deepest}): ${metOrMissed(ratio <= deepest)}`;
    });
}

function slowestSearches(run: QuestionsRun): string[] {
  return [...new Set(run.measured.map(columnOf))].flatMap((column) => {
    const searches = run.measured.filter((one) => one.kind === 'search' && columnOf(one) === column);
    const slowest = searches.toSorted((one, other) => other.p95 - one.p95)[0];
    if (!slowest) return [];
    const goal = searchMs[slowest.engine];
    const within = searches.filter(({ p95 }) => p95 <= goal).length;
    const said = `p95 of the slowest search of ${column}: ${slowest.p95.toFixed(1)} ms (${slowest.scenario})`;
    return `- ${said}; ${within} of ${searches.length} kinds within ${goal} ms: ${metOrMissed(within === searches.length)}`;
  });
}

function scans(run: QuestionsRun): string {
  const scanned = run.measured.filter((one) => one.questions >= few && one.scanned.length > 0);
  if (scanned.length === 0)
    return `- From ${few.toLocaleString('en')} questions on, no request reads a table of questions whole: met`;
  return `- Tables read whole: ${scanned.map((one) => `${one.scanned.join(', ')} by ${one.scenario} of ${columnOf(one)}`).join('; ')}: missed`;
}

/** The run as a page of the documentation. */
export function questionsReport(run: QuestionsRun, samples: string): string {
  const loads = Object.entries(run.loads).map(([name, load]) => `${name}: ${load.toFixed(1)}`);
  const versions = Object.entries(run.versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Benchmark: Ask Your Doctor with many questions',
    '',
    '`DATABASE_URL=… npm run bench:questions` measures how long the real API takes with ever more questions, in databases of',
    'its own. It sends one request after the other, without a network. It makes the questions from the sentences of the demo',
    'questions and spreads them over three years and all specialities, with long-tailed likes and views.',
    '',
    `- Run: ${run.date}, commit ${run.commit}, [samples](${samples})`,
    `- Machine: ${run.machine}; ${versions.join(', ')}`,
    `- Load of the last minute (above 1: shared): ${loads.join('; ')}`,
    '',
    'Each cell is median / 95th percentile in milliseconds. Growth is the median of the most questions ÷ that of the fewest.',
    '',
    ...table(run),
    '',
    '## Goals',
    '',
    ...deepPages(run),
    ...slowestSearches(run),
    scans(run),
    '',
  ].join('\n');
}
