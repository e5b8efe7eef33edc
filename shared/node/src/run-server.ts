import { describeForLog } from './describe-for-log.ts';
import { endGracefully } from './graceful-end.ts';
import type { Readiness } from './readiness.ts';

/** A server that is built and does not listen yet. */
export interface OpenedServer {
  readonly readiness: Readiness;
  listen(address: { port: number; host: string }): Promise<unknown>;
  /** Takes no more requests, finishes those in progress, and lets go of everything. */
  close(): Promise<unknown>;
}

interface ServerStart {
  port: number;
  host: string;
  /** How long the server goes on after it was asked to end, in milliseconds. */
  shutdownDelayMs: number;
  /** The setting that names the port. */
  portSetting: string;
}

/** Says in one line why a server does not go on, and ends the process. */
export function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/**
 * Opens a server, listens, and ends it cleanly when a signal asks for it: at once while it is being opened, because nobody
 * was sent there yet. A port that cannot be had ends the process with 1; what `open` throws is the caller's.
 */
export async function runServer(
  { port, host, shutdownDelayMs, portSetting }: ServerStart,
  open: () => Promise<OpenedServer>,
): Promise<void> {
  let server: OpenedServer | null = null;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const running = server;
    if (running !== null)
      await endGracefully(running.readiness, {
        delayMs: shutdownDelayMs,
        close: async () => void (await running.close()),
        onLate: () => giveUp('Some requests did not end in time'),
      });
    process.exit(0);
  };
  // The first process of a container ends by no signal by itself.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(
      signal,
      () => void stop().catch((error: unknown) => giveUp(`Stopping failed: ${JSON.stringify(describeForLog(error))}`)),
    );
  server = await open();
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') giveUp(`Cannot listen on port ${port}: ${error.message}`);
    giveUp(`Port ${port} is taken. Stop what uses it, or set ${portSetting} to another one.`);
  });
}
