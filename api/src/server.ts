import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeForLog } from '@clinic/node';
import { buildApp } from './app.ts';
import { createServices } from './create-services.ts';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { grantServerRights } from './db/server-rights.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Settings } from './settings.ts';

const closeWithinMs = 10_000;

/** Says in one line why the server cannot run, and ends the process. */
export function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function open(settings: Settings): Promise<Database> {
  if (settings.databaseUrl !== null) {
    const say = () => process.stderr.write('A connection to the database was lost; another one will be made\n');
    return Promise.resolve(openPostgres(settings.databaseUrl, say));
  }
  return openPglite(join(settings.dataDir, 'db'), (error) => giveUp(`The database stopped: ${error.message}`));
}

/** Migrates as the owner of the tables where the server itself has fewer rights. */
async function migrateAs({ databaseOwnerUrl }: Settings, database: Database): Promise<void> {
  if (databaseOwnerUrl === null) {
    await migrate(database.pool);
    return;
  }
  const owner = openPostgres(databaseOwnerUrl, () => undefined);
  try {
    await migrate(owner.pool);
    await grantServerRights(owner.pool, database.pool);
  } finally {
    await owner.close();
  }
}

async function prepare(database: Database, settings: Settings, clock: () => Date): Promise<void> {
  try {
    await migrateAs(settings, database);
  } catch (error) {
    giveUp(`The database cannot be prepared: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (settings.mode !== 'demo') return;
  const { loadDemo } = await import('./demo/load-demo.ts');
  await loadDemo(database.db, clock());
}

/** Opens the database, brings it up to date, listens, and stops cleanly when asked to. */
export async function serve(settings: Settings, releaseDataDir: () => void): Promise<void> {
  const clock = () => settings.fixedNow ?? new Date();
  const database = await open(settings).catch((error: unknown) =>
    giveUp(error instanceof Error ? error.message : String(error)),
  );
  await prepare(database, settings, clock);
  const services = createServices({ db: database.db, settings, clock });
  const app = await buildApp(services);
  const stopJobs = startJobs(services, app.log);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.readiness.stop();
    // Balancers that look at /readyz send nobody here any more by then.
    await wait(settings.shutdownDelayMs);
    setTimeout(() => giveUp('Some requests did not end in time'), closeWithinMs).unref();
    stopJobs();
    try {
      await app.close();
      await database.close();
      releaseDataDir();
      process.exit(0);
    } catch (error) {
      app.log.error({ failure: describeForLog(error) }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') giveUp(`Cannot listen on port ${settings.port}: ${error.message}`);
    giveUp(`Port ${settings.port} is taken. Stop what uses it, or set API_PORT to another one.`);
  });
}
