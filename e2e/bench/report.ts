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

/** The goals of `docs/quality.md`, section 4. */
const figures: readonly Figure[] = [
  { name: 'LCP ÷ one bundle', of: ({ lcp }) => lcp, against: 'mono', goal: 1.02 },
  { name: 'ready ÷ one bundle', of: ({ ready }) => ready, against: 'mono', goal: 1.05 },
  { name: 'script bytes ÷ one bundle', of: ({ bytes }) => bytes['Script'] ?? 0, against: 'mono', goal: 1.2 },
  { name: 'requests ÷ one bundle', of: ({ requests }) => requests, against: 'mono', goal: 1 },
  { name: 'script CPU ÷ one bundle', of: ({ scriptMs }) => scriptMs, against: 'mono', goal: 1.25 },
  { name: 'LCP ÷ static HTML', of: ({ lcp }) => lcp, against: 'floor', goal: 1.1 },
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
    '# Benchmarks',
    '',
    'What the architecture costs a visitor: the product (`fed`) against the same sources as one bundle (`mono`) and against the',
    'same HTML without script (`floor`). All are prerendered, preload what they need, and are served by one process over HTTP/2,',
    'compressed beforehand. `npm run bench:web` repeats it; `docs/quality.md` has the protocol and the goals.',
    '',
    `Run of ${run.date} on ${run.machine}; ${versionsIn(run)}; commit ${run.commit}; ${run.rounds} rounds; [samples](${samplesFile}).`,
    quietness(run),
    '',
    'Each figure is the median of the ratios within a round, with its 95 % bootstrap interval. Ready is the moment at which the page',
    'answers to its visitor. Not compared here: pages that the browser renders alone, a soft navigation, naive sharing.',
    '',
    ...networks.flatMap((network) => [`## ${network}`, '', ...ratioTable(run, network, pages), '']),
    '## The first view',
    '',
    ...firstView(run, pages),
    '',
  ].join('\n');
}

function ratioTable(run: Run, network: string, pages: readonly string[]): string[] {
  return table(
    ['page', ...figures.map(({ name, goal }) => `${name} (≤ ${goal.toFixed(2)})`)],
    pages.map((page) => {
      const samples = run.samples.filter((sample) => sample.network === network && sample.page === page);
      return [
        `\`${page}\``,
        ...figures.map(({ of, against, goal }) => cell(summary(ratios(samples, of, against)), goal)),
      ];
    }),
  );
}

/** A figure reaches its goal only when the whole interval does. */
function cell({ median: middle, low, high }: Summary, goal: number): string {
  const verdict = high <= goal ? '' : ' missed';
  return `${middle.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]${verdict}`;
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
  const head = [
    'page',
    'variant',
    'HTML kB',
    'script kB',
    'everything kB',
    'requests',
    'waves',
    'CLS',
    'unused script',
  ];
  return table([...head, 'copies of React / emotion / MUI'], rows);
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
    ? 'The machine was quiet in every round.'
    : `The machine was not quiet in ${disturbed.length} rounds (${[...new Set(disturbed)].join('; ')}): its times say little, its bytes are exact.`;
}
