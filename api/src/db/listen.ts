import pg from 'pg';
import { ServerClient } from './connections.ts';

interface Listener {
  /** What some transaction that is committed said on the channel. */
  readonly onMessage: (payload: string) => void;
  /** Messages may have been missed: the connection was lost, and there is another one now. */
  readonly onGap: () => void;
}

/**
 * Hears what transactions say on a channel (`pg_notify`), those of other processes too, until the returned function is
 * called. It holds a connection of its own on a server.
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** Pause before another connection is tried after one was lost, in milliseconds. */
const retryMs = 1000;

/** Listens on a PostgreSQL server. A connection that breaks is replaced, for as long as it takes. */
export function listenOnServer(connectionString: string): Listen {
  return async (channel, { onMessage, onGap }) => {
    let hasEnded = false;
    let present: pg.Client | null = null;
    let retry: NodeJS.Timeout | null = null;

    async function connect(): Promise<void> {
      const client = new ServerClient({
        connectionString,
        ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
      });
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      // It ends after an error; what follows is done then.
      client.on('error', () => undefined);
      client.on('end', () => {
        if (present !== client) return;
        present = null;
        tryAgain();
      });
      try {
        await client.connect();
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
      if (hasEnded) await client.end();
      else present = client;
    }

    function tryAgain(): void {
      if (hasEnded) return;
      retry = setTimeout(() => void connect().then(onGap, tryAgain), retryMs);
    }

    await connect();
    return async () => {
      hasEnded = true;
      if (retry !== null) clearTimeout(retry);
      const client = present;
      present = null;
      await client?.end();
    };
  };
}

/** Listens on the embedded database. Its one session says what is new with the answer to the statement that said it. */
export function listenEmbedded(pool: pg.Pool): Listen {
  return async (channel, { onMessage }) => {
    const client = await pool.connect();
    const take = ({ channel: of, payload = '' }: pg.Notification) => {
      if (of === channel) onMessage(payload);
    };
    try {
      client.on('notification', take);
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } finally {
      client.release();
    }
    return async () => void client.off('notification', take);
  };
}
