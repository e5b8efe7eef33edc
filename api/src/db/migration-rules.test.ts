import { migrations } from './migrate.ts';
import { unsafeFor } from './testing/migration-rules.ts';

/** From before the rule; nobody upgrades over them with a server beside that they break. */
const before = new Set([
  '0005_ask_your_doctor.sql',
  '0006_question_search.sql',
  '0007_account.sql',
  '0009_slot_holds.sql',
  '0013_question_languages.sql',
  '0020_encrypted_columns.sql',
  '0020_plain_columns_gone.sql',
]);

const unsafe = (sql: string) => unsafeFor({ name: 'x.sql', sql });

test('R12: a server of the release before goes on while and after each migration is applied', async () => {
  const wrong = (await migrations())
    .filter(({ name }) => !before.has(name))
    .flatMap((migration) => unsafeFor(migration).map((what) => `${migration.name} ${what}`));
  expect(wrong).toEqual([]);
});

test.each([
  ['ALTER TABLE users DROP COLUMN phone;', 'removes a column'],
  ['DROP TABLE users;', 'removes a table or view'],
  ['ALTER TABLE users RENAME COLUMN phone TO number;', 'renames what queries name'],
  ['ALTER TABLE users RENAME phone TO number;', 'renames what queries name'],
  ['ALTER TABLE users ALTER COLUMN phone TYPE bigint;', 'changes the type of a column'],
  ['ALTER TABLE users ALTER COLUMN phone SET NOT NULL;', 'refuses NULL that may be written still'],
  ['ALTER TABLE users ALTER COLUMN phone DROP DEFAULT;', 'removes a default that is relied on'],
  ['ALTER TABLE users\n  ADD COLUMN a text,\n  ADD COLUMN b text NOT NULL;', 'adds a column that must be filled'],
  ['ALTER TABLE users ADD COLUMN b bigint NOT NULL REFERENCES branches (id);', 'adds a column that must be filled'],
])('R12: %s is refused', (sql, what) => {
  expect(unsafe(sql)).toEqual([what]);
  expect(unsafe(`-- contract: nothing uses it since 0001\n${sql}`)).toEqual([]);
});

test.each([
  'ALTER TABLE users ADD COLUMN a text, ADD COLUMN b integer NOT NULL DEFAULT 0;',
  'ALTER TABLE users ADD COLUMN a text, ADD COLUMN b integer DEFAULT 0 NOT NULL, ADD COLUMN c text;',
  'ALTER TABLE users ALTER COLUMN phone DROP NOT NULL;',
  'CREATE TABLE things (id bigint PRIMARY KEY, name text NOT NULL);',
  'DROP INDEX things_name; DROP TRIGGER t ON things; -- RENAME TO nothing',
  'ALTER INDEX a RENAME CONSTRAINT b TO c;',
])('R12: %s is allowed', (sql) => {
  expect(unsafe(sql)).toEqual([]);
});
