import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Slide } from '@clinic/contracts/content';
import { aCategory, aPost, writeContentFolder } from '../testing/content-folder.ts';
import type { Files } from '../testing/content-folder.ts';
import { freshDataDir } from '../testing/database.ts';
import { startServer } from '../testing/server-process.ts';

jest.setTimeout(120_000);

const command = fileURLToPath(new URL('./main.ts', import.meta.url));

describe('the commands of editors', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await freshDataDir();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, [command, ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  async function withFolder<T>(files: Files, use: (folder: string) => Promise<T>): Promise<T> {
    const { folder, remove } = await writeContentFolder(files);
    try {
      return await use(folder);
    } finally {
      await remove();
    }
  }

  const good = { 'categories.yaml': [aCategory()], 'posts/a.yaml': aPost({ description_html_en: '<h1>Text</h1>' }) };

  test('an import says what it took and what to look at; an export gives it back', async () => {
    const imported = await withFolder(good, (folder) => run('import', folder));
    expect(imported.said).toBe(
      'warning: posts/a.yaml:10:1 description_html_en: not allowed, taken out: <h1>\ncategories: 1\nposts: 1\n',
    );
    expect(imported.code).toBe(0);
    await withFolder({}, async (folder) => {
      expect(await run('export', folder)).toEqual({ code: 0, said: '' });
      expect(await readFile(join(folder, 'posts/blood-pressure.yaml'), 'utf8')).toContain(
        'description_html_en: Text\n',
      );
      expect((await run('export', folder)).said).toContain('is not empty');
    });
  });

  test('pages to begin with are taken once, and never put over those of the clinic', async () => {
    const page = { title_ar: 'من نحن', title_en: 'About us', lead_ar: 'عيادات', lead_en: 'Clinics' };
    const began = await withFolder({ 'pages/about.yaml': page }, (folder) => run('import', '--if-empty', folder));
    expect(began).toEqual({ code: 0, said: 'pages: 1\n' });
    const again = await withFolder({ 'pages/other.yaml': page }, (folder) => run('import', '--if-empty', folder));
    expect(again).toEqual({ code: 0, said: 'The clinic has pages already: nothing was imported\n' });
  });

  test('a mistake ends it with 1', async () => {
    const { code, said } = await withFolder({ 'categories.yaml': [aCategory({ name_en: '' })] }, (folder) =>
      run('import', folder),
    );
    expect([code, said]).toEqual([1, 'categories.yaml:4:3 name_en: must not be empty\n']);
  });

  test('R7: while a server has the embedded database it says so and does nothing', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const { code, said } = await withFolder(good, (folder) => run('import', folder));
    expect(code).toBe(1);
    expect(said).toMatch(/^Another server \(process \d+\) is using the data folder .*\n$/);

    // Content of the clinic's own was imported before the demo started: the demo's is not put over it.
    const slides = (await (await fetch(`${server.url}/api/slides/active`)).json()) as Slide[];
    expect(slides).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('without a folder it is told how to be called', async () => {
    const { code, said } = await run('import');
    expect([code, said.split(':')[0]]).toEqual([1, 'Usage']);
  });

  test('a folder that is not there is named', async () => {
    const { code, said } = await run('import', '/nowhere/at/all');
    expect([code, said]).toEqual([1, 'There is no folder /nowhere/at/all\n']);
  });
});
