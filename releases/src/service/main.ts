/** Starts the release service. Prints one line of JSON per event; a mistake in the settings or a taken port ends it with 1. */
import { DataFolderUnusable, giveUp, requireDataFolder, runServer, startTelemetry } from '@clinic/node';
import { isStoreError, openStore } from '../store/index.ts';
import { buildService } from './app.ts';
import { readServiceSettings, ServiceSettingsError } from './settings.ts';

async function main(): Promise<void> {
  const settings = readServiceSettings(process.env);
  requireDataFolder(settings.store.localState);
  await runServer({ ...settings, portSetting: 'RELEASES_PORT' }, async () => {
    const telemetry = await startTelemetry({ endpoint: settings.otlpEndpoint, service: 'releases' });
    const store = openStore(settings.store.location, {
      ...settings.store,
      createKeys: settings.demo,
      site: settings.publicUrl,
    });
    const app = await buildService(settings, store, telemetry);
    return {
      readiness: app.readiness,
      listen: (address) => app.listen(address),
      close: () => app.close().then(() => telemetry.close()),
    };
  });
}

main().catch((error: unknown) => {
  if (error instanceof ServiceSettingsError)
    giveUp(`The settings of the release service are not usable:\n${error.message}`);
  if (error instanceof DataFolderUnusable || isStoreError(error)) giveUp(error.message);
  giveUp(`The release service could not start: ${error instanceof Error ? error.message : String(error)}`);
});
