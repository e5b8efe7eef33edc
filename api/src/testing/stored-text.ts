import type { TestClinic } from './clinic.ts';

/** Every value of every table, as text; sealed bytes also in hexadecimal. */
export async function storedText({ database: { pool } }: TestClinic): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`SELECT * FROM "${name}"`);
    const text = rows
      .flatMap((row) => Object.values(row))
      .map((value) =>
        Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('hex')}` : JSON.stringify(value),
      );
    found.set(name, text.join('\n'));
  }
  return found;
}
