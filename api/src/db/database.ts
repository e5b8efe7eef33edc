import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLimits } from '../settings/settings.ts';
import * as schema from './schema.ts';

/** The database as modules see it; the same on both engines. */
export type Db = NodePgDatabase<typeof schema>;

/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Whatever a query may run on. */
export type Queryable = Db | Tx;

/** An opened database and how to close it. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly engine: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

/** Wraps a pool in the query builder. Without connections of their own, transactions take those of the pool. */
export function databaseOn(
  pool: pg.Pool,
  engine: Database['engine'],
  close: () => Promise<void>,
  transactionPool?: pg.Pool,
): Database {
  const db: Db = drizzle(pool, { schema });
  if (transactionPool) {
    const inTransactions: Db = drizzle(transactionPool, { schema });
    db.transaction = (work, config) => inTransactions.transaction(work, config);
  }
  return { db, pool, engine, close };
}

const usualLimits: DatabaseLimits = { connections: 20, statementMs: 10_000 };

/**
 * A PostgreSQL server (`DATABASE_URL`). Half of the connections are for single statements, which wait for nobody's lock, and
 * half for transactions, which do. `onError` receives connections that break while nobody uses them.
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { connections, statementMs } = usualLimits,
): Database {
  const open = () =>
    new pg.Pool({ connectionString: url, max: Math.floor(connections / 2), statement_timeout: statementMs });
  const [pool, transactionPool] = [open(), open()];
  let closing = false;
  for (const one of [pool, transactionPool]) {
    one.on('error', (error) => {
      if (!closing) onError(error);
    });
  }
  const close = async () => {
    closing = true;
    await Promise.all([pool.end(), transactionPool.end()]);
  };
  return databaseOn(pool, 'postgresql', close, transactionPool);
}

/** SQLSTATE and constraint of a refused statement, wherever the driver wrapped it. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | undefined } | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code) return { code: cause.code, constraint: cause.constraint };
  }
  return null;
}

/** Whoever lost a deadlock may try once more. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (databaseErrorOf(error)?.code !== '40P01') throw error;
    return work();
  }
}
