import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../../api/src/settings/settings.ts';
import { describeOnServer, freshDatabase } from '../../api/src/testing/database.ts';
import { runQuietly } from '../processes.ts';
import { demonstrationProblems } from './demonstration.ts';
import { untilUsable } from './dialogue.ts';

let folder: string;
let demo: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-setup-after-demo-'));
  demo = path.join(folder, 'demo');
  await mkdir(demo);
  // A start in demo mode reads its settings first of all, and makes its keys.
  readSettings({ DATA_DIR: demo });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const required = {
  ...{ public_url: 'https://care.example', name_ar: 'عيادات الواحة', name_en: 'Oasis' },
  ...{ administrator_name: 'Huda', administrator_email: 'huda@care.example' },
};

test('the setup refuses the data folder of the demonstration before it writes anything', async () => {
  const from = path.join(folder, 'answers.yaml');
  const written = path.join(folder, 'written.env');
  const answers = Object.entries({ ...required, data_dir: demo }).map(([key, value]) => `${key}: ${value}\n`);
  await writeFile(from, answers.join(''));
  for (const more of [['--check'], []]) {
    const { code, printed } = await runQuietly([
      ...['scripts/setup.ts', '--from', from, '--write-to', written],
      ...more,
    ]);
    expect(printed).toContain(`  data_dir has the data of the demonstration`);
    expect(printed).toContain(`delete ${demo}, or answer another folder\n`);
    expect(code).toBe(1);
    expect(existsSync(written)).toBe(false);
    expect(existsSync(path.join(demo, 'db'))).toBe(false);
  }
});

test('a person is asked again for the folder', async () => {
  const asked: string[] = [];
  const { answers } = await untilUsable(
    (prompt) => {
      asked.push(prompt);
      const given: Record<string, string> = {
        'Address of the site': required.public_url,
        'Name of the clinic in Arabic': required.name_ar,
        'Name of the clinic in English': required.name_en,
        'Name of the first administrator': required.administrator_name,
        'Their e-mail address': required.administrator_email,
        'Folder for data': asked.some((one) => one.endsWith(`[${demo}]: `)) ? path.join(folder, 'own') : demo,
      };
      return Promise.resolve(Object.entries(given).find(([start]) => prompt.startsWith(start))?.[1] ?? '');
    },
    () => undefined,
    (answered) => demonstrationProblems({ DATA_DIR: answered.answers['data_dir'] }, {}),
  );
  expect(answers['data_dir']).toBe(path.join(folder, 'own'));
  expect(asked.filter((prompt) => prompt.startsWith('Folder for data'))).toHaveLength(2);
});

test('a new folder, and that of a site that was set up before, are not the demonstration', async () => {
  expect(await demonstrationProblems({ DATA_DIR: path.join(folder, 'new') }, {})).toEqual([]);
  expect(await demonstrationProblems({ DATA_DIR: demo }, { CLINIC_MODE: 'production' })).toEqual([]);
  const unreachable = { DATA_DIR: path.join(folder, 'new'), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
  expect(await demonstrationProblems(unreachable, {})).toEqual([]);
});

describeOnServer('a database on a server', () => {
  test('is refused with the clinic of the demonstration in it, and taken with imported content', async () => {
    const database = await freshDatabase('postgresql');
    try {
      const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
      const url = new URL(String(process.env['TEST_DATABASE_URL']));
      url.pathname = `/${rows[0]?.name}`;
      const settings = { DATA_DIR: path.join(folder, 'new'), DATABASE_URL: url.href };
      const load = (part: string) =>
        database.pool.query('INSERT INTO demo_loads (part, loaded_at) VALUES ($1, now())', [part]);
      await load('content');
      expect(await demonstrationProblems(settings, {})).toEqual([]);
      await load('clinic');
      expect(await demonstrationProblems(settings, {})).toEqual([expect.stringMatching(/^database_url has the data/)]);
    } finally {
      await database.close();
    }
  });
});
