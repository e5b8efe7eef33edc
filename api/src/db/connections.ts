import { Socket } from 'node:net';
import pg from 'pg';

/** A server that does not take up a new connection is given up after so long, in milliseconds; pg itself waits for ever. */
const connectMs = 10_000;

/** The server, or the way to it, says nothing any more. */
export class ConnectionSilent extends Error {
  override readonly name = 'ConnectionSilent';
}

/** A connection to PostgreSQL. The limit of the pool itself would include the wait for a free connection. */
export class ServerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

/** The way to a server; the embedded database has none. */
function socketOf(client: pg.PoolClient): Socket | null {
  const { stream } = (client as pg.PoolClient & pg.Client).connection;
  return stream instanceof Socket ? stream : null;
}

/** Makes a connection that breaks, or from which nothing comes any more, fail its statements and nothing else. */
export function watchConnection(client: pg.PoolClient, mostSilentMs: number): void {
  // Between two statements of a transaction nobody else listens, and the process would end. The next statement fails.
  client.on('error', () => undefined);
  const socket = socketOf(client);
  socket?.setTimeout(mostSilentMs, () => socket.destroy(new ConnectionSilent('The database says nothing any more')));
}

/** Lets the statements of a connection take as long as they need meanwhile. */
export async function withoutLimits<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const socket = socketOf(client);
  const silence = socket?.timeout ?? 0;
  socket?.setTimeout(0);
  try {
    await client.query('SET statement_timeout = 0');
    return await work();
  } finally {
    await client.query('RESET statement_timeout');
    socket?.setTimeout(silence);
  }
}
