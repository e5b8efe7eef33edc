import { asc } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { dataKeys, everyEngine, freshDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { encryptColumn, hasWords, isText, useDataKeys } from './encrypted-columns.ts';
import { users } from './schema.ts';

const names = ['سارة الحربي', 'Al-Harbi, Sara', 'عبدالرحمن بن سعد', 'هدى'];

describe.each(everyEngine)('encrypted columns on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    await database.db.insert(users).values(
      names.map((name, n) => ({
        ...{ name, email: `Person${n}@nabd.example`, phone: `+96650000000${n}` },
        ...{ passwordHash: 'x', roleId: roles.patient },
      })),
    );
  });
  afterAll(() => database.close());
  afterEach(() => useDataKeys(dataKeys));

  const found = async (where: SQL) => {
    const rows = await database.db.select({ name: users.name }).from(users).where(where).orderBy(asc(users.id));
    return rows.map(({ name }) => name);
  };

  test('are text for queries and other bytes each time for the database', async () => {
    const column = { table: 'users', name: 'email_enc', kind: 'value' } as const;
    const [one, other] = [encryptColumn(column, 'a@b.example'), encryptColumn(column, 'A@b.example')];
    expect(one.equals(other)).toBe(false);
    expect(one.subarray(0, 16)).toEqual(other.subarray(0, 16));
    expect(await found(isText(users.email, ' PERSON3@nabd.example'))).toEqual(['هدى']);
    expect(await found(isText(users.phone, '+966500000001', '+966500000000'))).toEqual(names.slice(0, 2));
  });

  test.each([
    ['سار', [names[0]]],
    ['ساره الحربى', [names[0]]],
    ['حربي', [names[0]]],
    ['الحر سا', [names[0]]],
    ['harbi sa', [names[1]]],
    ['عبدالرحمن', [names[2]]],
    ['عبدالرحيم', []],
    ['سارة سعد', []],
    ['هدى', [names[3]]],
    ['ه', []],
    ['%', []],
    ['', []],
  ])('«%s» finds those who have words that begin so', async (search, expected) => {
    expect(await found(hasWords(users.name, search))).toEqual(expected);
  });

  test('one address and one number belong to one account, in letters of either case', async () => {
    const values = { name: 'Twin', phone: null, passwordHash: 'x', roleId: roles.patient };
    const twin = database.db.insert(users).values({ ...values, email: 'PERSON1@NABD.example' });
    await expect(twin).rejects.toMatchObject({ cause: { code: '23505', constraint: 'users_email' } });
  });

  test('a new key in front finds and reads what the older one encrypted; without the older one nothing is', async () => {
    useDataKeys(['n'.repeat(40), ...dataKeys]);
    expect(await found(isText(users.email, 'person0@nabd.example'))).toEqual([names[0]]);
    expect(await found(hasWords(users.name, 'harb'))).toEqual([names[1]]);
    useDataKeys(['n'.repeat(40)]);
    expect(await found(isText(users.email, 'person0@nabd.example'))).toEqual([]);
    await expect(database.db.select().from(users)).rejects.toThrow('no key opens this field');
  });

  test('bytes that were moved to another column are not read', async () => {
    await database.pool.query('UPDATE users SET phone_enc = email_enc WHERE id = (SELECT max(id) FROM users)');
    await expect(database.db.select().from(users)).rejects.toThrow('this field was changed or moved');
  });
});
