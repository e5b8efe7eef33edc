import { join } from 'node:path';
import { setClinicCountry } from '@clinic/contracts';
import { setClinicTimeZone } from '@clinic/contracts/time';
import { describeForLog, giveUp, type OpenedServer, startTelemetry } from '@clinic/node';
import { buildApp } from './app.ts';
import { createServices } from './create-services.ts';
import { serveCopies } from './backup/copy-socket.ts';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/database.ts';
import { useDataKeys } from './db/encrypted-columns.ts';
import { migrateAsOwner } from './db/migrate-as-owner.ts';
import { openPglite } from './db/pglite.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openChannels } from './messaging/channels.ts';
import { startSender } from './messaging/sender.ts';
import type { Settings } from './settings/settings.ts';

function open(settings: Settings): Promise<Database> {
  if (settings.databaseUrl !== null) {
    const say = () => process.stderr.write('A connection to the database was lost; another one will be made\n');
    return Promise.resolve(openPostgres(settings.databaseUrl, say, settings.databaseLimits));
  }
  return openPglite(join(settings.dataDir, 'db'), (error) => giveUp(`The database stopped: ${error.message}`));
}

/** What the database said, without the statement that the query builder puts before it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

async function prepare(database: Database, settings: Settings, clock: () => Date): Promise<void> {
  try {
    await migrateAsOwner(settings, database);
    if (settings.mode !== 'demo') return;
    const { loadDemo } = await import('./demo/load-demo.ts');
    await loadDemo(database.db, clock());
  } catch (error) {
    giveUp(`The database cannot be prepared: ${reasonOf(error)}`);
  }
}

/** Opens the database, brings it up to date, and starts everything that runs beside the requests. */
export async function openServer(settings: Settings): Promise<OpenedServer> {
  const clock = () => settings.fixedNow ?? new Date();
  useDataKeys(settings.dataKeys);
  setClinicCountry(settings.country);
  setClinicTimeZone(settings.clinic.timeZone);
  const database = await open(settings).catch((error: unknown) =>
    giveUp(error instanceof Error ? error.message : String(error)),
  );
  await prepare(database, settings, clock);
  const services = createServices({ database, settings, clock });
  const telemetry = await startTelemetry({ endpoint: settings.otlpEndpoint, service: 'api' });
  const app = await buildApp(services, undefined, telemetry);
  const stopJobs = startJobs(services, database.pool, app.log);
  const channels = openChannels(services, app.log);
  if (settings.mode === 'production' && settings.email === null && settings.sms === null) {
    app.log.error('no channel for codes is set: nobody gets one, and nobody can register (SMTP_URL, SMS_PROVIDER)');
  }
  const { tracer } = telemetry;
  const sender = startSender({ services, channels, tracer, log: app.log, onOutcome: app.countDelivery });

  const stopCopies =
    database.engine === 'pglite'
      ? serveCopies(database.pool, settings.dataDir, (error) =>
          app.log.error({ failure: describeForLog(error) }, 'the database could not be copied for a backup'),
        )
      : () => undefined;

  return {
    readiness: app.readiness,
    listen: (address) => app.listen(address),
    close: async () => {
      stopJobs();
      stopCopies();
      await Promise.all([app.close(), sender.stop()]);
      await database.close();
      await telemetry.close();
    },
  };
}
