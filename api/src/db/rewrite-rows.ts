import pg from 'pg';

/** What a row gets: the new bytes of each column, null where a column stays empty. */
export type Rewritten = Readonly<Record<string, Buffer | null>>;

/** Rows of a table that are to be written again, a batch at a time. */
export interface Rewriting {
  readonly table: string;
  /** What is read of a row, in SQL, and the columns of {@link Rewritten}. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** The SQL condition under which a row is still to be written. */
  readonly pending: string;
  /** Leaves rows alone that another transaction has locked; the caller comes back for them. */
  readonly skipLocked: boolean;
  readonly rewrite: (row: Readonly<Record<string, unknown>>) => Rewritten;
  /** How many rows a transaction writes. */
  readonly batchRows: number;
}

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name));

/** Lends a connection for one batch. */
export type Lend = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

async function inTransaction<T>(client: pg.PoolClient, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Writes the next rows behind a place of the table. Returns the place behind them; null when there are none. */
async function rewriteBatch(client: pg.PoolClient, one: Rewriting, after: string) {
  const table = pg.escapeIdentifier(one.table);
  const { rows } = await client.query<Record<string, unknown> & { row_place: string }>(
    `SELECT ctid::text AS row_place, ${one.reads.join(', ')} FROM ${table}
     WHERE ctid > $1::tid AND (${one.pending}) LIMIT ${one.batchRows} FOR UPDATE ${one.skipLocked ? 'SKIP LOCKED' : ''}`,
    [after],
  );
  const last = rows.at(-1);
  if (!last) return null;
  const written = rows.map((row) => one.rewrite(row));
  const sets = quoted(one.writes).map((name) => `${name} = new.${name}`);
  const params = one.writes.map((_, index) => `$${index + 2}::bytea[]`);
  await client.query(
    `UPDATE ${table} AS old SET ${sets.join(', ')}
     FROM unnest($1::tid[], ${params.join(', ')}) AS new (row_place, ${quoted(one.writes).join(', ')})
     WHERE old.ctid = new.row_place`,
    [rows.map((row) => row.row_place), ...one.writes.map((name) => written.map((row) => row[name] ?? null))],
  );
  return { count: rows.length, place: last.row_place };
}

/**
 * Writes all pending rows of a table again, in short transactions, each from where the one before ended; what is interrupted
 * goes on where it was. A row is read and written under its lock, so that nobody's change is lost. Returns how many it wrote.
 */
export async function rewriteRows(lend: Lend, one: Rewriting): Promise<number> {
  let total = 0;
  let place: string | null = '(0,0)';
  while (place !== null) {
    const after: string = place;
    const batch = await lend((client) => inTransaction(client, (its) => rewriteBatch(its, one, after)));
    total += batch?.count ?? 0;
    place = batch?.place ?? null;
  }
  return total;
}
