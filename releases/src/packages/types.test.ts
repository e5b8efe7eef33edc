import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { aBundledClone } from '../testing/bundled-clone.ts';
import { inTemporaryDirectory } from '../testing/fixtures.ts';
import { typeErrors } from './types.ts';

const types = path.join(__dirname, '..', '..', '..', 'node_modules', '@types');

test(
  'type errors and keys that exist nowhere are refused with file and line, and a new remote has none',
  () =>
    inTemporaryDirectory(async (directory) => {
      const clone = await aBundledClone(directory);
      await mkdir(path.join(clone.root, 'node_modules'), { recursive: true });
      await symlink(types, path.join(clone.root, 'node_modules', '@types'));
      expect(await typeErrors(clone.root, 'qa')).toEqual([]);
      // Its sources are in several folders.
      await clone.write('host/shell/shown.ts', 'export const shown: number = 1;\n');
      expect(await typeErrors(clone.root, 'host')).toEqual([]);

      const page = 'mfe-qa/src/home/HomePage.tsx';
      const text = await clone.read(page);
      const line = text.slice(0, text.indexOf("t('home.lead')")).split('\n').length;
      await clone.write(page, `${text.replace('home.lead', 'home.nowhere')}\nexport const count: number = 'one';\n`);
      expect(await typeErrors(clone.root, 'qa')).toEqual([
        {
          level: 'error',
          check: 'types',
          message: expect.stringMatching(`^src/home/HomePage.tsx:${line}: .*home.nowhere`),
        },
        {
          level: 'error',
          check: 'types',
          message: expect.stringContaining("Type 'string' is not assignable to type 'number'. (TS2322)"),
        },
      ]);
    }),
  300_000,
);
