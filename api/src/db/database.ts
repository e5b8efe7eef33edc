import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLimits } from '../settings/settings.ts';
import { ConnectionSilent, ServerClient, watchConnection } from './connections.ts';
import type { Listen } from './listen.ts';
import { listenOnServer } from './listen.ts';
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
  readonly listen: Listen;
  close(): Promise<void>;
}

/** Wraps a pool in the query builder. Without connections of their own, transactions take those of the pool. */
export function databaseOn(
  pool: pg.Pool,
  engine: Database['engine'],
  listen: Listen,
  close: () => Promise<void>,
  transactionPool?: pg.Pool,
): Database {
  traceQueries(pool);
  if (transactionPool) traceQueries(transactionPool);
  const db: Db = drizzle(pool, { schema });
  if (transactionPool) db.transaction = transactionsOn(transactionPool);
  return { db, pool, engine, listen, close };
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
  return databaseOn(pool, 'postgresql', listenOnServer(url), close, transactionPool);
}

/** SQLSTATE and constraint of a refused statement, wherever the driver wrapped it. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | undefined } | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code) return { code: cause.code, constraint: cause.constraint };
  }
  return null;
}

/** SQLSTATEs of a server that ends or starts, cannot be reached, or has become one that takes no changes. */
const awayState = /^(08...|57P0[1-5]|25006)$/;
/**
 * SQLSTATEs of a server with too much to do: a statement, the wait for a lock, a transaction that took too long, a race lost
 * (deadlock, serialization failure), no more connections or memory.
 */
const overloadedState = /^(57014|55P03|25P0[34]|40001|40P01|53(?!100)...)$/;
const lostRace = /^(40001|40P01)$/;
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

/** Whether the way to the server broke. Only what the query builder wrapped came from the database: others have ways as well. */
function isWayBroken(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (cause === undefined) return false;
  if (cause instanceof ConnectionSilent || brokenConnection.test(cause.message)) return true;
  return 'code' in cause && typeof cause.code === 'string' && brokenWay.has(cause.code);
}

/**
 * Why a statement failed that may succeed later, unchanged: the server could not be reached or ended, or it had too much to
 * do. Null for every other failure.
 */
export function unavailabilityOf(error: unknown): 'away' | 'overloaded' | null {
  const { code = '' } = databaseErrorOf(error) ?? {};
  if (overloadedState.test(code)) return 'overloaded';
  return awayState.test(code) || isWayBroken(error) ? 'away' : null;
}

/** Whether a transaction ended for the sake of another one, and nothing of it happened. */
export const hasLostARace = (error: unknown): boolean => lostRace.test(databaseErrorOf(error)?.code ?? '');

/** Runs a transaction, and once more when it lost a race. */
export async function retryLostRace<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!hasLostARace(error)) throw error;
    return transaction();
  }
}
