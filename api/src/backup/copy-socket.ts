import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type pg from 'pg';
import * as z from 'zod';
import { BackupInvalid } from './backup-invalid.ts';
import { copyEmbedded } from './embedded-copy.ts';
import type { DatabaseFacts } from './manifest.ts';
import { Manifest } from './manifest.ts';

/** Where a server with the embedded database can be asked for a copy; only its own user may connect. */
const socketOf = (dataDir: string): string => join(dataDir, 'backup.sock');

const Reply = z.union([
  Manifest.pick({ engine: true, engine_major: true, schema_version: true, rows: true }),
  z.object({ failure: z.string() }),
]);
type Reply = z.infer<typeof Reply>;

/** Commands that wait for a copy at a time; more are not answered. */
const mostWaiting = 4;

/**
 * Lets `npm run backup` have a copy of the embedded database, which belongs to this process: whoever connects gets one and
 * learns what it has. `onError` receives what keeps the server from being asked. Returns what ends it.
 */
export function serveCopies(pool: pg.Pool, dataDir: string, onError: (error: unknown) => void): () => void {
  const oneAtATime = pLimit(1);
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    if (oneAtATime.activeCount + oneAtATime.pendingCount >= mostWaiting) {
      connection.destroy();
      return;
    }
    const copied = oneAtATime(async (): Promise<Reply> => copyEmbedded(pool, dataDir));
    void copied
      .catch((error: unknown): Reply => {
        onError(error);
        return { failure: error instanceof BackupInvalid ? error.message : 'The server could not copy its database.' };
      })
      .then((reply) => connection.end(JSON.stringify(reply)));
  });
  server.maxConnections = mostWaiting;
  server.on('error', onError);
  // What an earlier process left: this one has the lock of the folder.
  rmSync(socketOf(dataDir), { force: true });
  server.listen(socketOf(dataDir));
  server.unref();
  return () => server.close();
}

/**
 * Asks the server that has the embedded database for a copy of it; null when no server runs.
 * @throws {BackupInvalid} when the server cannot copy it
 */
export async function askForCopy(dataDir: string): Promise<DatabaseFacts | null> {
  const connection = connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(connection, 'connect');
  } catch {
    return null;
  }
  const reply = Reply.safeParse(JSON.parse((await text(connection)) || 'null'));
  connection.end();
  if (!reply.success) throw new BackupInvalid('The server ended before it had copied its database: try again.');
  if ('failure' in reply.data) throw new BackupInvalid(reply.data.failure);
  return reply.data;
}
