/** Starts the host's server. Prints one line of JSON per event; a mistake in the settings or a taken port ends it with 1. */
import type { FastifyInstance } from 'fastify';
import { DataFolderUnusable, endGracefully, requireDataFolder, startTelemetry } from '@clinic/node';
import type { Telemetry } from '@clinic/node';
import { openStore } from '@clinic/releases/store';
import { buildHost } from './app.ts';
import { readSettings, SettingsError } from './settings.ts';
import type { HostSettings } from './settings.ts';

let app: FastifyInstance | null = null;
let telemetry: Telemetry | null = null;
let stopping = false;

/** Says in one line why the server does not go on, and ends the process. */
function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Ends at once while it waits for a composition to be live: nobody was sent here yet. */
async function stop({ shutdownDelayMs }: HostSettings): Promise<void> {
  if (stopping) return;
  stopping = true;
  const running = app;
  if (running !== null)
    await endGracefully(running.readiness, {
      delayMs: shutdownDelayMs,
      close: () => running.close(),
      onLate: () => giveUp('Some requests did not end in time'),
    });
  await telemetry?.close();
  process.exit(0);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  requireDataFolder(settings.store.localState);
  // The first process of a container ends by no signal by itself.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop(settings).catch((error: unknown) => giveUp(String(error))));
  telemetry = await startTelemetry({ endpoint: settings.otlpEndpoint, service: 'host' });
  const store = openStore(settings.store.location, { ...settings.store, site: settings.publicUrl });
  app = await buildHost(settings, store, telemetry);
  await app.listen({ port: settings.port, host: settings.host });
}

main().catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof SettingsError) giveUp(`The host's settings are not usable:\n${error.message}`);
  if (error instanceof DataFolderUnusable) giveUp(error.message);
  if (code === 'EADDRINUSE')
    giveUp(`Port ${process.env['PORT'] ?? 4000} is taken. Stop what uses it, or set PORT to another one.`);
  giveUp(`The host could not start: ${error instanceof Error ? error.message : String(error)}`);
});
