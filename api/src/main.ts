import { DataFolderUnusable, giveUp, requireDataFolder, runServer } from '@clinic/node';
import { lockDataDir } from './db/data-dir-lock.ts';
import { readSettings } from './settings/settings.ts';
import { SettingsInvalid } from './settings/settings-invalid.ts';

/**
 * Starts the server. Settings and the lock of the data folder come before the rest is even loaded, so that a second process
 * on the same folder ends at once (R7).
 */
async function main(): Promise<void> {
  // Whatever the server writes is for its own user: the embedded database would leave its files to everybody on the machine.
  process.umask(0o077);
  const settings = readSettings(process.env);
  requireDataFolder(settings.dataDir);
  const releaseDataDir = settings.databaseUrl === null ? lockDataDir(settings.dataDir) : () => undefined;
  const { openServer } = await import('./server.ts');
  await runServer({ ...settings, portSetting: 'API_PORT' }, async () => {
    const server = await openServer(settings);
    return { ...server, close: () => server.close().then(releaseDataDir) };
  });
}

await main().catch((error: unknown) => {
  if (!(error instanceof SettingsInvalid || error instanceof DataFolderUnusable)) throw error;
  giveUp(error.message);
});
