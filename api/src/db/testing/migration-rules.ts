import type { Migration } from '../migrate.ts';

/**
 * What a migration takes away from a server of the release before, which goes on while and after it is applied. Each is
 * found by what it is written with.
 */
const takesAway: readonly { readonly what: string; readonly how: RegExp }[] = [
  { what: 'removes a table or view', how: /\bDROP\s+(TABLE|VIEW)\b/i },
  { what: 'removes a column', how: /\bDROP\s+COLUMN\b/i },
  { what: 'renames what queries name', how: /\bRENAME\s+(TO|COLUMN|(?!CONSTRAINT\b)\w+\s+TO)\b/i },
  { what: 'changes the type of a column', how: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i },
  { what: 'refuses NULL that may be written still', how: /\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/i },
  { what: 'removes a default that is relied on', how: /\bALTER\s+COLUMN\s+\S+\s+DROP\s+DEFAULT\b/i },
];

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '');

/** Whether a column is added that no server of the release before fills, though it must be filled. */
function addsRequiredColumn(sql: string): boolean {
  const added = sql.split(';').flatMap((statement) => statement.split(/\bADD\s+COLUMN\b/i).slice(1));
  return added.some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column));
}

/**
 * A migration says with such a line that no server of the release before uses what it takes away:
 * `-- contract: <since which migration nothing uses it>`.
 */
const contractLine = /^-- contract: \S/m;

/** What a migration takes away from the release before without saying why nobody misses it; empty when it only adds. */
export function unsafeFor(migration: Migration): string[] {
  if (contractLine.test(migration.sql)) return [];
  const sql = withoutComments(migration.sql);
  return [
    ...takesAway.filter(({ how }) => how.test(sql)).map(({ what }) => what),
    ...(addsRequiredColumn(sql) ? ['adds a column that must be filled'] : []),
  ];
}
