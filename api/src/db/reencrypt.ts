import type pg from 'pg';
import type { EncryptedColumn } from './encrypted-columns.ts';
import { columnCipher, decryptColumn, encryptColumn, encryptedColumns, isOutdated } from './encrypted-columns.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { Lend, Rewriting } from './rewrite-rows.ts';
import { rewriteRows } from './rewrite-rows.ts';

/** An encrypted column whose bytes are bound to their row. */
export interface RowBoundColumn {
  readonly table: string;
  readonly name: string;
  /** Columns that the encryption context is made of, in SQL. */
  readonly reads: readonly string[];
  readonly contextOf: (row: Readonly<Record<string, unknown>>) => string;
  /** A column that holds a keyed hash of the same text. */
  readonly index?: { readonly name: string; readonly hash: (cipher: FieldCipher, text: string) => Buffer };
}

/** Few enough that a visitor hardly waits for a batch. */
const batchRows = 100;

type Column = Pick<Rewriting, 'table' | 'reads' | 'writes' | 'pending' | 'rewrite'>;

const bytesIn = (row: Readonly<Record<string, unknown>>, name: string): Buffer | null => {
  const value = row[name];
  return Buffer.isBuffer(value) ? value : null;
};

const columnOf = (column: EncryptedColumn): Column => ({
  table: column.table,
  reads: [column.name],
  writes: [column.name],
  pending: isOutdated(column),
  rewrite: (row) => {
    const stored = bytesIn(row, column.name);
    return { [column.name]: stored && encryptColumn(column, decryptColumn(column, stored)) };
  },
});

function rowBoundColumnOf({ table, name, reads, contextOf, index }: RowBoundColumn): Column {
  const cipher = columnCipher();
  return {
    table,
    reads: [name, ...reads],
    writes: index ? [name, index.name] : [name],
    pending: isOutdated({ table, name, kind: 'none' }),
    rewrite: (row) => {
      const stored = bytesIn(row, name);
      if (stored === null) return {};
      const text = cipher.decrypt(stored, contextOf(row));
      const written = { [name]: cipher.encrypt(text, contextOf(row)) };
      return index ? { ...written, [index.name]: index.hash(cipher, text) } : written;
    },
  };
}

/** How {@link reencrypt} treats rows that somebody is changing, and whom it tells of a column that fails. */
export interface ReencryptOptions {
  readonly skipLocked: boolean;
  readonly onError: (error: unknown) => void;
}

/**
 * Encrypts with the newest key what an older one encrypted, and makes its keyed hashes again, in short transactions beside what
 * the server does. With `skipLocked`, rows that somebody is changing at this moment are left to the next run. A column that fails
 * is reported to `onError`, and the others are written all the same. Returns how many fields it wrote.
 */
export async function reencrypt(
  pool: pg.Pool,
  rowBound: readonly RowBoundColumn[],
  { skipLocked, onError }: ReencryptOptions,
): Promise<number> {
  if (columnCipher().keyCount === 1) return 0;
  const lend: Lend = async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  let total = 0;
  for (const column of [...encryptedColumns().map(columnOf), ...rowBound.map(rowBoundColumnOf)]) {
    try {
      total += await rewriteRows(lend, { ...column, batchRows, skipLocked });
    } catch (error) {
      onError(error);
    }
  }
  return total;
}
