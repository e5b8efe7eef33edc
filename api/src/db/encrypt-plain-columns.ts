import pg from 'pg';
import { encryptColumn, encryptedColumns } from './encrypted-columns.ts';
import { rewriteRows } from './rewrite-rows.ts';
// Declares the encrypted columns.
import './schema.ts';

/** The plain column of each encrypted one, by table. */
const plainColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { name_enc: 'name', email_enc: 'email', phone_enc: 'phone_e164' },
  sessions: { user_agent_enc: 'user_agent' },
  registrations: { name_enc: 'name', email_enc: 'email', phone_enc: 'phone_e164' },
  otp_codes: { target_enc: 'target' },
  dependents: { name_enc: 'name', birth_date_enc: 'birth_date', phone_enc: 'phone_e164' },
  appointments: {
    patient_name_enc: 'patient_name',
    patient_phone_enc: 'patient_phone',
    patient_email_enc: 'patient_email',
  },
  appointment_events: { reason_enc: 'reason' },
  idempotency_keys: { response_enc: 'response' },
};

const batchRows = 500;

function columnOf(table: string, name: string) {
  const column = encryptedColumns().find((one) => one.table === table && one.name === name);
  if (!column) throw new Error(`${table}.${name} is not encrypted`);
  return column;
}

/**
 * Encrypts what migration 0020 finds in plain columns. Servers of the release before may go on reading and writing meanwhile.
 * Returns the tables in which there was something.
 */
export async function encryptPlainColumns(client: pg.PoolClient): Promise<string[]> {
  const changed: string[] = [];
  for (const [table, pairs] of Object.entries(plainColumns)) {
    const columns = Object.entries(pairs).map(([name, plain]) => ({ ...columnOf(table, name), plain }));
    const rewritten = await rewriteRows((work) => work(client), {
      table,
      reads: columns.map(({ plain }) => `${plain}::text`),
      writes: columns.map(({ name }) => name),
      pending: columns.map(({ name, plain }) => `(${plain} IS NOT NULL AND ${name} IS NULL)`).join(' OR '),
      skipLocked: false,
      batchRows,
      rewrite: (row) =>
        Object.fromEntries(
          columns.map((column) => {
            const text = row[column.plain];
            return [column.name, typeof text === 'string' ? encryptColumn(column, text) : null];
          }),
        ),
    });
    if (rewritten > 0) changed.push(table);
  }
  return changed;
}

/** Rewrites tables, so that nothing of the plain columns is left in the files of the database. */
export async function dropRemains(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`VACUUM FULL ${pg.escapeIdentifier(table)}`);
}
