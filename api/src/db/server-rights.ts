import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { withoutLimits } from './connections.ts';

/** Tables whose rows stay as they were written. */
const appendOnly = ['audit_log', 'consents', 'applied_migrations'];

/**
 * Lets the server's own user read and write rows, and nothing else: it cannot change tables or triggers, empty a table, nor
 * change what is only ever added to. It sets sequences, because what is imported has ids of its own. `owner` is connected as
 * the owner of the tables. Safe to repeat.
 */
export async function grantServerRights(owner: pg.Pool, server: pg.Pool): Promise<void> {
  const { rows } = await server.query<{ name: string }>('SELECT current_user AS name');
  const role = pg.escapeIdentifier(String(rows[0]?.name));
  // One query is one transaction. Servers that start together do not change the same rights at once.
  const grants = `
    SELECT pg_advisory_xact_lock(${advisoryLocks.migrations});
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${role};
    REVOKE UPDATE, DELETE ON ${appendOnly.join(', ')} FROM ${role};
  `;
  const client = await owner.connect();
  try {
    await withoutLimits(client, () => client.query(grants));
  } finally {
    client.release();
  }
}
