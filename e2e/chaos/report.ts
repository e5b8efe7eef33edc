import { bothEngines } from './engine.ts';
import type { Engine } from './engine.ts';
import type { Figures, Row } from './row.ts';

/** One row on one engine, as it was tried last. */
export interface Result {
  readonly row: string;
  readonly engine: Engine;
  readonly pass: boolean;
  readonly figures: Figures;
  readonly command: string;
  readonly date: string;
  readonly commit: string;
  readonly seed: number;
  readonly seconds: number;
  /** Of one minute, when the row began: on a busy machine times say little. */
  readonly load: number;
}

/** A row of `docs/quality.md` that `npm run chaos` does not try. */
export interface Elsewhere {
  readonly id: string;
  readonly name: string;
  /** What tries it instead; null where nothing does. */
  readonly command: string | null;
  readonly says: string;
}

/** The results of before with those of this run in their place. */
export function merged(known: readonly Result[], run: readonly Result[]): Result[] {
  const keyOf = ({ row, engine }: Result) => `${row} ${engine}`;
  const results = new Map([...known, ...run].map((result) => [keyOf(result), result]));
  return [...results.values()].sort((one, other) => byId(one.row, other.row) || (one.engine < other.engine ? -1 : 1));
}

const numberOf = (id: string) => Number(id.slice(1));
const byId = (one: string, other: string) => numberOf(one) - numberOf(other);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const engineNames: Record<Engine, string> = { pglite: 'PGlite', postgresql: 'PostgreSQL' };
/** No line of the page is longer. */
const width = 120;

const line = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const code = (command: string) => `\`${command}\``;

/** A point of a list, over as many lines as it needs. A command stays on one. */
function point(text: string, indent = ''): string {
  const words = text.replaceAll('\n', ' ').match(/(?:`[^`]*`|[^\s`])+/g) ?? [];
  const lines = [`${indent}-`];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}  ${word}`);
  }
  return lines.join('\n');
}

const inWords = (result: Result | undefined) => {
  if (result === undefined) return 'not run here';
  return result.pass ? 'holds' : '**FAILS**';
};

function resultPoints(engine: Engine, result: Result): string[] {
  const { figures, command, date, commit, seed, seconds, load } = result;
  return [
    point(
      `${engineNames[engine]} ${inWords(result)}: ${date}, commit ${commit}, seed ${seed}, ${seconds} s, load ${load}`,
    ),
    point(code(command), '  '),
    ...Object.entries(figures).map(([name, value]) =>
      point(`${name}: ${typeof value === 'number' ? value.toLocaleString('en') : value}`, '  '),
    ),
  ];
}

/** `docs/reliability.md`: every row with its last result on each engine, and where the others are tried. */
export function reportOf(rows: readonly Row[], results: readonly Result[], elsewhere: readonly Elsewhere[]): string {
  const sorted = [...rows].sort((one, other) => byId(one.id, other.id));
  const resultOf = (row: Row, engine: Engine) =>
    results.find((result) => result.row === row.id && result.engine === engine);
  const table = sorted.map((row) => {
    const cells = bothEngines.map((engine) => (row.engines.includes(engine) ? inWords(resultOf(row, engine)) : '–'));
    return line(`${row.id} ${row.name}`, ...cells);
  });
  const details = sorted.flatMap((row) => {
    const points = row.engines.flatMap((engine) => {
      const result = resultOf(row, engine);
      return result === undefined ? [] : resultPoints(engine, result);
    });
    return points.length === 0 ? [] : [`### ${row.id} ${row.name}`, '', ...points, ''];
  });
  const others = [...elsewhere]
    .sort((one, other) => byId(one.id, other.id))
    .flatMap(({ id, name, command, says }) => [
      point(`${id} ${name}: ${says}`),
      ...(command === null ? [] : [point(code(command), '  ')]),
    ]);
  return `# Reliability

\`npm run chaos\` tries the rows of [quality.md](quality.md#2-reliability-r-rows) against processes of its own: it starts
servers and databases, breaks them in the way that a row names, and counts what became of every answer that clients
got. It writes this page. A row that was not run this time keeps its last result.

- \`--minutes 10\` is the time for all rows together, after which none begins a further round. Making databases, and the
  round that a row is in, come on top.
- \`--rows R1,R6\`, \`--engine pglite\`, \`postgres\` or \`both\`, \`--seed 7\`, \`--crowd 1000\` (people at one slot in R1).
- PostgreSQL rows start a server of their own; \`initdb\` and \`pg_ctl\` have to be in the path.
- The command ends with 1 when a row fails, and prints what to run again. The same seed makes the same choices; when a
  process dies is up to the machine as well.

Two cores were shared with other work while these figures were taken: "load" is that of the machine when the row began.
Counts are exact. Times say what was measured there; they decide only R12 (no lock of 2 s) and R16 (answers again within
5 s).

A row that holds says no more than its figures. The sizes that quality.md asks for (20 rounds of 1,000 in R1, 50,000
operations in R2, 100 cycles in R6, an hour in R20) need about \`--minutes 90\` on a quiet machine.

## Rows that npm run chaos tries

A row says nothing about an engine that has a dash.

| Row | PGlite | PostgreSQL |
| --- | --- | --- |
${table.join('\n')}

## What was measured

${details.join('\n').trimEnd()}

## Rows that are tried elsewhere

${others.join('\n')}
`;
}
