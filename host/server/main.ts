/** Starts the host's server. Prints one line of JSON per event; a mistake in the settings or a taken port ends it with 1. */
import type { FastifyInstance } from 'fastify';
import { openStore } from '@clinic/releases/store';
import { buildHost } from './app.ts';
import { readSettings, SettingsError } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const running: { app?: FastifyInstance } = {};
  // Also while it waits for a composition to be live: the first process of a container ends by no signal by itself.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void (running.app?.close() ?? Promise.resolve()).then(() => process.exit(0)));
  running.app = await buildHost(
    settings,
    openStore(settings.store.location, { ...settings.store, site: settings.publicUrl }),
  );
  await running.app.listen({ port: settings.port, host: settings.host });
}

main().catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof SettingsError) console.error(`The host's settings are not usable: ${error.message}`);
  else if (code === 'EADDRINUSE')
    console.error(`Port ${process.env['PORT'] ?? 4000} is taken. Stop what uses it, or set PORT to another one.`);
  else console.error(`The host could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
