import { getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import type { Entry, ImportContext } from './collection.ts';

const atOnce = 200;

/**
 * Stores rows by their key: known ones are changed, and only when something differs, so that what tells when a row was changed
 * stays true. Columns in `kept` are set for new rows only. Every row must have the same columns.
 */
export async function upsertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  key: PgColumn | PgColumn[],
  rows: readonly PgInsertValue<T>[],
  kept: readonly string[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = [key].flat();
  const written = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([name, column]) => name in first && !keys.includes(column) && !kept.includes(name),
  );
  const set: Record<string, SQL> = Object.fromEntries(
    written.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  const differs = written.map(([, column]) => sql`${column} IS DISTINCT FROM excluded.${sql.identifier(column.name)}`);
  for (let start = 0; start < rows.length; start += atOnce) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + atOnce))
      .onConflictDoUpdate({
        target: keys,
        set: set,
        setWhere: sql.join(differs, sql` OR `),
      });
  }
}

/** The same, and rows with another key are deleted first, so that what they had to be unique in is free again. */
export async function replaceRows<T extends PgTable>(
  tx: Tx,
  table: T,
  key: PgColumn,
  rows: readonly (PgInsertValue<T> & Record<string, unknown>)[],
  kept: readonly string[] = [],
): Promise<void> {
  const name = Object.entries<PgColumn>(getTableColumns(table)).find(([, column]) => column === key)?.[0] ?? '';
  await tx.delete(table).where(
    notInArray(
      key,
      rows.map((row) => row[name]),
    ),
  );
  await upsertRows(tx, table, key, rows, kept);
}

/** Rows with ids of their own were stored: the next id that is drawn comes after them. */
export async function continueIds(tx: Tx, table: string): Promise<void> {
  await tx.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'),
    (SELECT COALESCE(max(id), 1) FROM ${sql.identifier(table)}))`);
}

type Placed = PgTable & { readonly id: PgColumn; readonly sortOrder: PgColumn };

/** The id of the row that an entry is, and undefined for a new one. */
function rowIdOf(
  { namesRows }: Pick<ImportContext, 'namesRows'>,
  stored: readonly { id: unknown; sortOrder: unknown }[],
  { id, place }: Entry,
): number | undefined {
  if (namesRows) return id === '' ? undefined : Number(id);
  const found = stored.find(({ sortOrder }) => sortOrder === place);
  return found && Number(found.id);
}

/**
 * Stores records that a file knows by nothing but their place: the record at a place is the row at that place. In the browser
 * they are the rows that were read, whatever places these have now.
 */
export async function replacePlaced<T extends Placed, R>(
  context: Pick<ImportContext, 'tx' | 'namesRows'>,
  table: T,
  entries: readonly Entry<R>[],
  rowOf: (record: R) => Omit<PgInsertValue<T>, 'id' | 'sortOrder'>,
): Promise<void> {
  const { tx } = context;
  const { id, sortOrder }: Pick<Placed, 'id' | 'sortOrder'> = table;
  const stored = await tx.select({ id, sortOrder }).from<PgTable>(table);
  const written = entries.map((entry) => ({ id: rowIdOf(context, stored, entry), entry }));
  const known = new Map(written.flatMap((one) => (one.id === undefined ? [] : [[one.id, one.entry] as const])));
  const isMoved = (row: (typeof stored)[number]) => known.get(Number(row.id))?.place !== row.sortOrder;
  await tx.delete(table).where(notInArray(id, [...known.keys()]));
  // No two rows may have one place, not even while they change places.
  const moved = stored.filter(isMoved).map((row) => row.id);
  if (moved.length > 0)
    await tx.execute(
      sql`UPDATE ${table} SET ${sql.identifier(sortOrder.name)} = -1 - ${sortOrder} WHERE ${inArray(id, moved)}`,
    );
  const rowsOf = (isNew: boolean) =>
    written
      .filter((one) => (one.id === undefined) === isNew)
      .map(({ id: own, entry }) => {
        const row = { ...rowOf(entry.record), sortOrder: entry.place, ...(own !== undefined && { id: own }) };
        return row as unknown as PgInsertValue<T>;
      });
  await upsertRows(tx, table, id, rowsOf(false));
  await upsertRows(tx, table, id, rowsOf(true));
}
