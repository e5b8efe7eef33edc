import { merged, reportOf } from './report.ts';
import type { Result } from './report.ts';
import type { Row } from './row.ts';

const row = (id: string, engines: Row['engines']): Row => ({
  id,
  name: `row | ${id}`,
  engines,
  weight: 1,
  run: () => Promise.reject(new Error('a report runs nothing')),
});

const result = (id: string, engine: Result['engine'], more: Partial<Result> = {}): Result => ({
  row: id,
  engine,
  pass: true,
  figures: { rounds: 1200, answers: '1 × 201' },
  command: `npm run chaos -- --rows ${id}`,
  date: '2026-11-23',
  commit: 'abc1234',
  seed: 7,
  seconds: 12,
  load: 1.5,
  ...more,
});

test('a result takes the place of the former one of its row and engine, and the others stay', () => {
  const known = [result('R10', 'pglite'), result('R2', 'postgresql'), result('R2', 'pglite', { seed: 1 })];
  const all = merged(known, [result('R2', 'pglite', { seed: 8 })]);
  expect(all.map(({ row: id, engine, seed }) => `${id} ${engine} ${seed}`)).toEqual([
    'R2 pglite 8',
    'R2 postgresql 7',
    'R10 pglite 7',
  ]);
});

test('the page says what holds, what fails, what was not run, and where else rows are tried', () => {
  const report = reportOf(
    [row('R7', ['pglite']), row('R2', ['pglite', 'postgresql'])],
    [result('R2', 'pglite'), result('R7', 'pglite', { pass: false })],
    [
      { id: 'R13', name: 'Restore', command: null, says: 'Missing: all of it.' },
      { id: 'R4', name: 'Rules', command: 'npm run rules', says: 'On both engines.' },
    ],
  );
  expect(report.slice(report.indexOf('| Row |'))).toBe(`| Row | PGlite | PostgreSQL |
| --- | --- | --- |
| R2 row \\| R2 | holds | not run here |
| R7 row \\| R7 | **FAILS** | – |

## What was measured

### R2 row | R2

- PGlite holds: 2026-11-23, commit abc1234, seed 7, 12 s, load 1.5
  - \`npm run chaos -- --rows R2\`
  - rounds: 1,200
  - answers: 1 × 201

### R7 row | R7

- PGlite **FAILS**: 2026-11-23, commit abc1234, seed 7, 12 s, load 1.5
  - \`npm run chaos -- --rows R7\`
  - rounds: 1,200
  - answers: 1 × 201

## Rows that are tried elsewhere

- R4 Rules: On both engines.
  - \`npm run rules\`
- R13 Restore: Missing: all of it.
`);
});

test('no line is longer than 120 characters, and no command is broken', () => {
  const says = `${'many words and '.repeat(40)}\`a command of several words\``;
  const report = reportOf(
    [row('R2', ['pglite'])],
    [result('R2', 'pglite', { figures: { answers: 'one × two, '.repeat(60) } })],
    [{ id: 'R4', name: 'Rules', command: null, says }],
  );
  expect(report.split('\n').filter((line) => line.length > 120)).toEqual([]);
  expect(report).toContain('`a command of several words`');
});
