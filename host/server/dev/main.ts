/**
 * Starts the host’s server for development. `npm run dev` starts it again when a file that it has loaded itself changes: a
 * remote’s description, the contracts, a build preset, or the server; everything else is rebuilt while it runs.
 */
import path from 'node:path';
import { buildDevHost } from './app.ts';
import { DevBuilds } from '@clinic/build/dev-builds';
import { withHotReload } from '@clinic/build/hot-reload';
import { readSettings, SettingsError } from '../settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const root = path.join(import.meta.dirname, '..', '..', '..');
  const output = path.join(root, '.cache', 'dev');
  const app = await buildDevHost(settings, new DevBuilds({ root, output, adapt: withHotReload }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen({ port: settings.port, host: settings.host });
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) console.error(`The host's settings are not usable: ${error.message}`);
  else console.error(`The host could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
