import { median, summary } from '@clinic/node/bench';
import type { Measurable } from './floor.ts';

/** Answers a second in one round. */
export interface Round {
  product: number;
  floor: number;
  /** Of an answer that reads nothing. */
  hello: number;
}

/** One run of the benchmark, as it is stored. */
export interface ApiRun {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly questions: number;
  readonly seconds: number;
  readonly connections: number;
  readonly measured: readonly (Pick<Measurable, 'name' | 'kind' | 'url' | 'queries' | 'unprepared'> & {
    readonly rounds: readonly Round[];
  })[];
}

/** The least that a read may reach of its floor. */
export const goals = { single: 0.6, list: 0.4 } as const;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** How a read does beside its floor: the median of the rounds' ratios, and whether all of its interval is at the goal. */
export function ratioOf({ kind, rounds }: ApiRun['measured'][number]) {
  const ratio = summary(rounds.map(({ product, floor }) => product / floor));
  return { ...ratio, isMet: ratio.low >= goals[kind] };
}

function lineOf(one: ApiRun['measured'][number]): string {
  const { median: middle, low, high, isMet } = ratioOf(one);
  const of = (values: readonly number[]) => median(values);
  return row([
    `${one.name} (${one.kind})`,
    whole(of(one.rounds.map(({ product }) => product))),
    whole(of(one.rounds.map(({ floor }) => floor))),
    `${middle.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}] ${isMet ? 'met' : 'missed'}`,
    of(one.rounds.map(({ floor, hello }) => floor / hello)).toFixed(2),
    one.unprepared === 0 ? `${one.queries}` : `${one.queries}, ${one.unprepared} not prepared`,
  ]);
}

/** The run as a page of the documentation. */
export function apiReport(run: ApiRun, samples: string): string {
  const versions = Object.entries(run.versions).map(([name, version]) => `${name} ${version}`);
  const met = run.measured.filter((one) => ratioOf(one).isMet).length;
  return [
    '# Benchmark: what public reads of the API cost',
    '',
    '`DATABASE_URL=… npm run bench:api` measures how many answers a second the real API gives over HTTP, for each public',
    'read, beside its floor: a route of the same server that sends one prepared query, the one that brings most of what',
    'the read needs, and writes the same answer by the same schema. Searches are measured by `bench:questions`.',
    '',
    `- Run: ${run.date}, commit ${run.commit}, ${run.measured[0]?.rounds.length ?? 0} interleaved rounds of ${run.seconds} s, ${run.connections} connections, [samples](${samples})`,
    `- Machine: ${run.machine}; ${versions.join(', ')}; it was quiet in every round`,
    `- Database: the demo clinic with ${run.questions.toLocaleString('en')} questions`,
    `- Goals: a single read reaches ${goals.single} of its floor, a list ${goals.list}, with all of the 95 % interval: ${met} of ${run.measured.length} met`,
    '',
    'Hello is an answer of the same server that reads nothing.',
    '',
    row(['read', 'answers a second', 'of its floor', 'read ÷ floor', 'floor ÷ hello', 'queries']),
    row(Array.from({ length: 6 }, () => '---')),
    ...run.measured.map(lineOf),
    '',
  ].join('\n');
}
