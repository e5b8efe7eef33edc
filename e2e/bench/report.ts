import { median, summary } from '@clinic/node/bench';
import type { Summary } from '@clinic/node/bench';
import type { Contents, Load } from './measure.ts';
import { moments } from './presses.ts';
import type { PressSample } from './presses.ts';
import type { VariantName } from './variants.ts';

export interface Sample extends Omit<Load, 'requests'> {
  network: string;
  /** Address below the site's root, with its language. */
  page: string;
  round: number;
  variant: VariantName;
  /** Bytes over the network by type of resource. */
  bytes: Record<string, number>;
  requests: number;
  /** How many requests follow from each other, the document included. */
  waves: number;
}

export interface Run {
  date: string;
  commit: string;
  machine: string;
  versions: Record<string, string>;
  rounds: number;
  samples: Sample[];
  /** Loads of pages that nobody touched. */
  untouched: Sample[];
  presses: PressSample[];
  contents: Record<string, Partial<Record<VariantName, Contents>>>;
}

/** A sample without the list of its requests. */
export function sampleOf(load: Load, at: Pick<Sample, 'network' | 'page' | 'round' | 'variant'>): Sample {
  const { requests, ...times } = load;
  const bytes: Record<string, number> = {};
  for (const { type, bytes: size } of requests) bytes[type] = (bytes[type] ?? 0) + size;
  return {
    ...at,
    ...times,
    bytes,
    requests: requests.length,
    waves: Math.max(0, ...requests.map(({ depth }) => depth)) + 1,
  };
}

interface Figure {
  name: string;
  of: (sample: Sample) => number;
  /** What is compared; the product itself unless it says so. */
  variant?: VariantName;
  against: VariantName;
  /** Highest ratio that is within the project's goal. */
  goal: number;
}

/** The goals of `docs/quality.md`, section 4, by table. */
const figures: readonly (readonly Figure[])[] = [
  [
    { name: 'LCP ÷ mono', of: ({ lcp }) => lcp, against: 'mono', goal: 1.02 },
    { name: 'ready ÷ mono', of: ({ ready }) => ready, against: 'mono', goal: 1.05 },
    { name: 'LCP ÷ floor', of: ({ lcp }) => lcp, against: 'floor', goal: 1.1 },
  ],
  [
    { name: 'script bytes ÷ mono', of: ({ bytes }) => bytes['Script'] ?? 0, against: 'mono', goal: 1.2 },
    { name: 'requests ÷ mono', of: ({ requests }) => requests, against: 'mono', goal: 1 },
    { name: 'script CPU ÷ mono', of: ({ scriptMs }) => scriptMs, against: 'mono', goal: 1.25 },
  ],
  [
    { name: 'bytes of 100 remotes ÷ 4', of: everything, variant: 'many', against: 'fed', goal: 1.03 },
    { name: 'LCP of 100 ÷ 4', of: ({ lcp }) => lcp, variant: 'many', against: 'fed', goal: 1.03 },
    { name: 'ready of 100 ÷ 4', of: ({ ready }) => ready, variant: 'many', against: 'fed', goal: 1.03 },
  ],
];

/** The variants that are compared when nobody touches a page. */
export const untouchedVariants = ['mono', 'fed', 'floor'] as const satisfies readonly VariantName[];

const untouchedFigures: readonly Figure[] = [
  { name: 'LCP ÷ floor', of: ({ lcp }) => lcp, against: 'floor', goal: 1.05 },
  { name: 'blocking time ÷ mono', of: ({ tbt }) => tbt, against: 'mono', goal: 0.05 },
  { name: 'script CPU ÷ mono', of: ({ scriptMs }) => scriptMs, against: 'mono', goal: 0.05 },
];

/** All bytes of a first view. */
function everything({ bytes }: Sample): number {
  return Object.values(bytes).reduce((sum, one) => sum + one, 0);
}

/** The ratio of one variant to another within each round. */
export function ratios<T extends { variant: VariantName; round: number }>(
  samples: readonly T[],
  of: (sample: T) => number,
  against: VariantName,
  compared: VariantName = 'fed',
): number[] {
  return samples
    .filter(({ variant }) => variant === compared)
    .flatMap((one) => {
      const other = samples.find(({ variant, round }) => variant === against && round === one.round);
      return other === undefined ? [] : [of(one) / of(other)];
    });
}

/** The run as a page of the project's documentation. */
export function markdown(run: Run, samplesFile: string): string {
  const networks = [...new Set(run.samples.map(({ network }) => network))];
  const pages = [...new Set(run.samples.map(({ page }) => page))];
  return [
    '# Benchmark: what the architecture costs a visitor',
    '',
    '`npm run bench:web` loads the same pages in four variants:',
    '',
    '- `fed`: the product, composed from host and remotes.',
    '- `many`: the same page in a composition of 100 remotes, which have no place in its frame.',
    '- `mono`: the same sources as one bundle.',
    '- `floor`: the same HTML without script.',
    '',
    'All variants are prerendered and preload what they need. One process serves them over HTTP/2, compressed beforehand.',
    '[quality.md](quality.md) has the protocol and the goals.',
    '',
    `- Run: ${run.date}, commit ${run.commit}, ${run.rounds} rounds, [samples](${samplesFile})`,
    `- Machine: ${run.machine}; ${versionsIn(run)}`,
    '- Load: the machine was quiet in every round.',
    '',
    'Each cell is the median of the ratios within a round, with its 95 % bootstrap interval and the goal in the heading. Ready',
    'is the moment at which the page responds to a visitor who wants to use it from the start. The benchmark does not',
    'compare pages that the browser renders alone, or naive sharing.',
    '',
    ...networks.flatMap((network) => [
      `## ${network}`,
      '',
      ...figures.flatMap((group) => [...ratioTable(run.samples, network, pages, group), '']),
      'When nobody touches the page, until six seconds after it has loaded:',
      '',
      ...ratioTable(run.untouched, network, pages, untouchedFigures),
      '',
    ]),
    ...pressTables(run),
    '## The first view',
    '',
    ...firstView(run, pages),
    '',
    'Copies: those of React / emotion / MUI on the page.',
    '',
  ].join('\n');
}

function ratioTable(
  all: readonly Sample[],
  network: string,
  pages: readonly string[],
  group: readonly Figure[],
): string[] {
  return table(
    ['page', ...group.map(({ name, goal }) => `${name} (≤ ${goal.toFixed(2)})`)],
    pages.map((page) => {
      const samples = all.filter((sample) => sample.network === network && sample.page === page);
      return [
        `\`${page}\``,
        ...group.map(({ of, variant, against, goal }) => cell(summary(ratios(samples, of, against, variant)), goal)),
      ];
    }),
  );
}

/** A figure reaches its goal only when the whole interval does. */
function cell({ median: middle, low, high }: Summary, goal: number): string {
  const missed = high <= goal ? '' : ' missed';
  return `${middle.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]${missed}`;
}

/** How long a visitor waits who presses something so and so long after the first paint. */
function pressTables({ presses }: Run): string[] {
  const names = [...new Set(presses.map(({ press }) => press))];
  if (names.length === 0) return [];
  const at = (press: string, moment: number) =>
    presses.filter((sample) => sample.press === press && sample.moment === moment);
  const answer = ({ answer: ms }: PressSample) => ms;
  const rows = (cellOf: (samples: PressSample[]) => string) =>
    table(
      ['pressed after', ...names],
      moments.map((moment) => [`${moment / 1000} s`, ...names.map((name) => cellOf(at(name, moment)))]),
    );
  const ms = (samples: PressSample[], variant: VariantName) =>
    Math.round(median(samples.filter((sample) => sample.variant === variant).map(answer)));
  return [
    '## From a press to its answer',
    '',
    'On a slow line, by how long after the first paint somebody presses; nothing was touched before. `fed` ÷ `mono`, which',
    'starts its application at once (goal: at most 1.00).',
    '',
    ...rows((samples) => cell(summary(ratios(samples, answer, 'mono')), 1)),
    '',
    'Milliseconds, `fed` and `mono`:',
    '',
    ...rows((samples) => `${ms(samples, 'fed')} and ${ms(samples, 'mono')}`),
    '',
  ];
}

function firstView(run: Run, pages: readonly string[]): string[] {
  const variants: VariantName[] = ['fed', 'many', 'mono', 'floor'];
  const rows = pages.flatMap((page) =>
    variants.map((variant) => {
      const samples = run.samples.filter((sample) => sample.page === page && sample.variant === variant);
      const middle = (of: (sample: Sample) => number) => median(samples.map(of));
      const kilobytes = (type: string) => (middle(({ bytes }) => bytes[type] ?? 0) / 1000).toFixed(1);
      const contents = run.contents[page]?.[variant];
      return [
        `\`${page}\``,
        variant,
        kilobytes('Document'),
        kilobytes('Script'),
        (middle(everything) / 1000).toFixed(1),
        String(middle(({ requests }) => requests)),
        String(middle(({ waves }) => waves)),
        middle(({ cls }) => cls).toFixed(3),
        contents === undefined ? '' : `${Math.round(contents.unusedScript * 100)} %`,
        contents === undefined ? '' : Object.values(contents.copies).join(' / '),
      ];
    }),
  );
  return table(
    ['page', 'variant', 'HTML kB', 'script kB', 'all kB', 'requests', 'waves', 'CLS', 'unused script', 'copies'],
    rows,
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function versionsIn({ versions }: Run): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}
