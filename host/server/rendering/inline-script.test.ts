import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readInlineScript } from './inline-script.ts';

test('a script that would end its element, or hide what follows, stands in no page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-test-'));
  const file = path.join(folder, 'starter.js');
  for (const text of ['let end = "</SCRIPT>";', 'let hides = "<!--";']) {
    await writeFile(file, text);
    await expect(readInlineScript(file)).rejects.toMatchObject({ code: 'damaged' });
  }
  await writeFile(file, 'start();\n');
  expect((await readInlineScript(file)).code).toBe('start();');
  await rm(folder, { recursive: true });
});
