/** Starts the host's server. Prints one line of JSON per event; a mistake in the settings or a taken port ends it with 1. */
import { DataFolderUnusable, giveUp, requireDataFolder, runServer, startTelemetry } from '@clinic/node';
import { openStore } from '@clinic/releases/store';
import { buildHost } from './app.ts';
import { readSettings, SettingsError } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  requireDataFolder(settings.store.localState);
  await runServer({ ...settings, portSetting: 'PORT' }, async () => {
    const telemetry = await startTelemetry({ endpoint: settings.otlpEndpoint, service: 'host' });
    const store = openStore(settings.store.location, { ...settings.store, site: settings.publicUrl });
    const app = await buildHost(settings, store, telemetry);
    return {
      readiness: app.readiness,
      listen: (address) => app.listen(address),
      close: () => app.close().then(() => telemetry.close()),
    };
  });
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) giveUp(`The host's settings are not usable:\n${error.message}`);
  if (error instanceof DataFolderUnusable) giveUp(error.message);
  giveUp(`The host could not start: ${error instanceof Error ? error.message : String(error)}`);
});
