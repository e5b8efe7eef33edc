import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DataFolderUnusable, requireDataFolder } from './data-folder.ts';

test('a data folder is made for its own user, written to once, and left empty', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-data-'));
  const data = path.join(folder, 'one', 'two');
  requireDataFolder(data);
  requireDataFolder(data);
  expect([await readdir(data), (await stat(data)).mode & 0o777]).toEqual([[], 0o700]);

  await writeFile(path.join(data, 'file'), '');
  expect(() => requireDataFolder(path.join(data, 'file', 'var'))).toThrow(DataFolderUnusable);
  expect(() => requireDataFolder(path.join(data, 'file', 'var'))).toThrow(
    /^The data folder \S+ cannot be written to: [^\n]+, or set DATA_DIR to another folder\.$/,
  );
  await rm(folder, { recursive: true });
});
