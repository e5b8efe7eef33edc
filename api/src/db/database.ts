import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLimits } from '../settings/settings.ts';
import { ConnectionSilent, ServerClient, watchConnection } from './connections.ts';
import * as schema from './schema.ts';
import { traceQueries } from './traced-queries.ts';

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
  traceQueries(pool);
  if (transactionPool) traceQueries(transactionPool);
  const db: Db = drizzle(pool, { schema });
  if (transactionPool) db.transaction = transactionsOn(transactionPool);
  return { db, pool, engine, close };
}

/** Transactions on connections of a pool, given back however they end: Drizzle keeps one whose BEGIN failed for ever. */
function transactionsOn(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  const on = (client: pg.PoolClient): Db => {
    const db = known.get(client) ?? drizzle(client, { schema });
    known.set(client, db);
    return db;
  };
  return async (work, config) => {
    const client = await pool.connect().catch((error: Error) => {
      throw new DrizzleQueryError('BEGIN', [], error);
    });
    try {
      return await on(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

const usualLimits: DatabaseLimits = { connections: 20, statementMs: 10_000 };
/** A connection that says nothing for so much longer than a statement may take is broken, in milliseconds. */
const usualSilenceMs = 10_000;

/**
 * A PostgreSQL server (`DATABASE_URL`). Half of the connections are for single statements, which wait for nobody's lock, and
 * half for transactions, which do. `onError` receives connections that break while nobody uses them.
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { connections, statementMs } = usualLimits,
  silenceMs = usualSilenceMs,
): Database {
  const open = () =>
    new pg.Pool({
      connectionString: url,
      max: Math.floor(connections / 2),
      statement_timeout: statementMs,
      Client: ServerClient,
    });
  const [pool, transactionPool] = [open(), open()];
  let closing = false;
  for (const one of [pool, transactionPool]) {
    one.on('error', (error) => {
      if (!closing) onError(error);
    });
    one.on('connect', (client) => watchConnection(client, statementMs + silenceMs));
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

/** SQLSTATEs of a server that ends or starts, or does not take another connection: connection failures and shutdowns. */
const awayState = /^(08...|57P0[1-3]|53300)$/;
/** What the system says of a way that leads nowhere. */
const brokenWay = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg gives these no code. */
const brokenConnection = /^Connection terminated|^timeout expired$|is not queryable$/;

/** Whether a statement failed because the database server could not be reached, or ended: later it may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '' } = databaseErrorOf(error) ?? {};
  if (awayState.test(code)) return true;
  // Only what the query builder wrapped came from the database: other servers have broken ways as well.
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (cause === undefined) return false;
  if (cause instanceof ConnectionSilent || brokenConnection.test(cause.message)) return true;
  return 'code' in cause && typeof cause.code === 'string' && brokenWay.has(cause.code);
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
