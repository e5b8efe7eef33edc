import { decryptColumn, encryptedColumns } from '../db/encrypted-columns.ts';
import type { TestClinic } from './clinic.ts';

type HasDatabase = Pick<TestClinic, 'database'>;

/** A value as text: bytes also in hexadecimal. */
const textOf = (value: unknown) =>
  Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('hex')}` : JSON.stringify(value);

/** A value as the server reads it. */
function readBy(table: string): (value: unknown, name: string) => string {
  const columns = new Map(encryptedColumns().flatMap((one) => (one.table === table ? [[one.name, one] as const] : [])));
  return (value, name) => {
    const column = columns.get(name);
    return textOf(column && Buffer.isBuffer(value) ? decryptColumn(column, value) : value);
  };
}

async function everyValue({ database: { pool } }: HasDatabase, read: (table: string) => ReturnType<typeof readBy>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`SELECT * FROM "${name}"`);
    const text = rows.flatMap((row) => Object.entries(row)).map(([column, value]) => read(name)(value, column));
    found.set(name, text.join('\n'));
  }
  return found;
}

/** Every value of every table, as somebody with a copy of the database sees it. */
export const storedText = (clinic: HasDatabase): Promise<Map<string, string>> => everyValue(clinic, () => textOf);

/** The same as the server sees it: with its encrypted columns decrypted. */
export const decryptedText = (clinic: HasDatabase): Promise<Map<string, string>> => everyValue(clinic, readBy);
