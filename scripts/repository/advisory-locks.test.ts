import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { advisoryLocks } from '../../api/src/db/advisory-locks.ts';

const source = path.join(__dirname, '..', '..', 'api', 'src');
const asks = /pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\(([^)]*)/g;

const requests = globSync('**/*.{ts,sql}', { cwd: source })
  .filter((file) => !/^testing\/|\.test\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(asks)].map((match) => ({ file, what: match[1] ?? '' })),
  );

test('no two advisory locks have one number', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('code asks for advisory locks by the names of one list', () => {
  const inCode = requests.filter(({ file }) => file.endsWith('.ts'));
  expect(inCode.map(({ file }) => file).filter((file) => file !== 'db/advisory-locks.ts')).toEqual([
    'db/migrate.ts',
    'db/server-rights.ts',
  ]);
  expect(inCode.filter(({ what }) => /\d{3}/.test(what))).toEqual([]);
});

test('migrations ask for none but the lock of the audit log', () => {
  const inSql = requests.filter(({ file }) => file.endsWith('.sql'));
  expect(inSql.map(({ what }) => what)).toEqual([String(advisoryLocks.auditLog)]);
});
