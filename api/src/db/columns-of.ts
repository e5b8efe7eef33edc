import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Some columns of a table by name, to select: a column that is added later is not answered by accident. */
export function columnsOf<T extends PgTable, N extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: readonly N[]
): Pick<T['_']['columns'], N> {
  const columns: T['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<T['_']['columns'], N>;
}
