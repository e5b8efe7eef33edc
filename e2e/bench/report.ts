import type { Contents, Load } from './measure.ts';
import { median, summary } from './statistics.ts';
import type { Summary } from './statistics.ts';
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
  /** Rounds that had to be taken although the machine was not quiet, and why. */
  disturbed: string[];
  samples: Sample[];
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
];

/** The ratio of the product to another variant within each round. */
export function ratios(samples: readonly Sample[], of: Figure['of'], against: VariantName): number[] {
  return samples
    .filter(({ variant }) => variant === 'fed')
    .flatMap((fed) => {
      const other = samples.find(({ variant, round }) => variant === against && round === fed.round);
      return other === undefined ? [] : [of(fed) / of(other)];
    });
}

/** The run as a page of the project's documentation. */
export function markdown(run: Run, samplesFile: string): string {
  const networks = [...new Set(run.samples.map(({ network }) => network))];
  const pages = [...new Set(run.samples.map(({ page }) => page))];
  return [
    '# Benchmark: what the architecture costs a visitor',
    '',
    '`npm run bench:web` loads the same pages in three variants:',
    '',
    '- `fed`: the product, composed from host and remotes.',
    '- `mono`: the same sources as one bundle.',
    '- `floor`: the same HTML without script.',
    '',
    'All variants are prerendered and preload what they need. One process serves them over HTTP/2, compressed beforehand.',
    '[quality.md](quality.md) has the protocol and the goals.',
    '',
    `- Run: ${run.date}, commit ${run.commit}, ${run.rounds} rounds, [samples](${samplesFile})`,
    `- Machine: ${run.machine}; ${versionsIn(run)}`,
    `- Load: ${quietness(run)}`,
    '',
    'Each cell is the median of the ratios within a round, with its 95 % bootstrap interval and the goal in the heading. Ready',
    'is the moment at which the page responds to a visitor who wants to use it from the start. The benchmark does not',
    'compare pages that the browser renders alone, soft navigation, or naive sharing.',
    '',
    ...networks.flatMap((network) => [
      `## ${network}`,
      '',
      ...figures.flatMap((group) => [...ratioTable(run, network, pages, group), '']),
    ]),
    '## The first view',
    '',
    ...firstView(run, pages),
    '',
    'Copies: those of React / emotion / MUI on the page.',
    '',
  ].join('\n');
}

function ratioTable(run: Run, network: string, pages: readonly string[], group: readonly Figure[]): string[] {
  return table(
    ['page', ...group.map(({ name, goal }) => `${name} (≤ ${goal.toFixed(2)})`)],
    pages.map((page) => {
      const samples = run.samples.filter((sample) => sample.network === network && sample.page === page);
      return [
        `\`${page}\``,
        ...group.map(({ of, against, goal }) => cell(summary(ratios(samples, of, against)), goal)),
      ];
    }),
  );
}

/** A figure reaches its goal only when the whole interval does. */
function cell({ median: middle, low, high }: Summary, goal: number): string {
  const missed = high <= goal ? '' : ' missed';
  return `${middle.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]${missed}`;
}

function firstView(run: Run, pages: readonly string[]): string[] {
  const variants: VariantName[] = ['fed', 'mono', 'floor'];
  const rows = pages.flatMap((page) =>
    variants.map((variant) => {
      const samples = run.samples.filter((sample) => sample.page === page && sample.variant === variant);
      const middle = (of: (sample: Sample) => number) => median(samples.map(of));
      const kilobytes = (type: string) => (middle(({ bytes }) => bytes[type] ?? 0) / 1000).toFixed(1);
      const everything = middle(({ bytes }) => Object.values(bytes).reduce((sum, one) => sum + one, 0)) / 1000;
      const contents = run.contents[page]?.[variant];
      return [
        `\`${page}\``,
        variant,
        kilobytes('Document'),
        kilobytes('Script'),
        everything.toFixed(1),
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

function quietness({ disturbed }: Run): string {
  return disturbed.length === 0
    ? 'the machine was quiet in every round.'
    : `not quiet in ${disturbed.length} rounds (${[...new Set(disturbed)].join('; ')}). Times say little then; bytes are exact.`;
}
