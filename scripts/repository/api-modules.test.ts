import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const modules = path.join(__dirname, '..', '..', 'api', 'src', 'modules');
const isRepo = (file: string) => /(?:^|[/-])repo\.ts$/.test(file);
const isDatabase = (specifier: string) =>
  specifier.startsWith('drizzle-orm') || /(?:^|\/)db\/(?:[a-z]+-)?(?:schema|columns)\.ts$/.test(specifier);

/** Every import of the modules' product files, type-only ones included. */
function imports(): { file: string; specifier: string }[] {
  return globSync('**/*.ts', { cwd: modules })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(path.join(modules, file), 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => ({ file, specifier: fileName })),
    );
}

const all = imports();

test('the modules are found, with their repositories', () => {
  expect(new Set(all.map(({ file }) => file)).size).toBeGreaterThan(100);
  expect(all.some(({ file, specifier }) => isRepo(file) && isDatabase(specifier))).toBe(true);
});

test('only a repo.ts or a *-repo.ts of a module queries the database', () => {
  const queries = all.filter(({ file, specifier }) => !isRepo(file) && isDatabase(specifier));
  expect([...new Set(queries.map(({ file }) => file))].sort()).toEqual([]);
});

test('no module imports the repository of another one', () => {
  const moduleOf = (file: string) => file.split('/')[0];
  const foreign = all.filter(({ file, specifier }) => {
    if (!specifier.startsWith('.') || !isRepo(specifier)) return false;
    return moduleOf(path.posix.join(path.posix.dirname(file), specifier)) !== moduleOf(file);
  });
  expect(foreign.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});
