import { existsSync } from 'node:fs';
import path from 'node:path';
import { openPostgres } from '../../api/src/db/database.ts';
import { root } from '../processes.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** Whether a database holds the demonstration's clinic. One that cannot be asked says why when it is filled. */
async function holdsDemonstration(url: string): Promise<boolean> {
  const database = openPostgres(url, () => undefined);
  try {
    // An import of content writes a row of its own into this table; only the demonstration writes that of its clinic.
    return (await database.pool.query(`SELECT FROM demo_loads WHERE part = 'clinic'`)).rowCount !== 0;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

/**
 * What is wrong with answers that lead to data of a start in demo mode, one line as `problemsOf` writes them: its pages and
 * its administrator would be taken for the clinic's, and what its keys encrypted could not be read. `former` are the settings
 * that the setup replaces: a site in production has been set up before, and its data are its own.
 */
export async function demonstrationProblems(settings: Settings, former: Settings): Promise<string[]> {
  if (former['CLINIC_MODE'] === 'production') return [];
  const folder = path.resolve(root, settings['DATA_DIR'] || 'var');
  // The demonstration makes its own keys; in production they are settings.
  if (existsSync(path.join(folder, 'data-key.json')))
    return [
      `data_dir has the data of the demonstration that npm start made: stop it and delete ${folder}, or answer another folder`,
    ];
  const url = settings['DATABASE_URL'] ?? '';
  if (url === '' || !(await holdsDemonstration(url))) return [];
  return ['database_url has the data of the demonstration: answer the address of an empty database'];
}
