import { roles } from '@clinic/contracts';
import { searchMisses } from '../../db/schema.ts';
import { dayMs } from '../../durations.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { addMisses, mostOfDay } from './miss-repo.ts';
import { dropOldMisses, keptDays, missCounter, storableQuery } from './misses.ts';

test.each([
  ['  زراعة  الأسنان؟ ', 'زراعه الاسنان'],
  ['Hair-Transplant', 'hair transplant'],
  ['covid 19', 'covid 19'],
  ['ا', null],
  ['???', null],
  ['x'.repeat(101), null],
  ['0551234567', null],
  ['٠٥٥ ١٢٣ ٤٥٦٧', null],
  ['noura@mail.example', null],
  ['noura at gmail', null],
  ['1023456789', null],
  ['file 48-21-77', null],
  ['اسمي نورة القحطاني', null],
])('%s is stored as %j', (text, stored) => {
  expect(storableQuery(text)).toBe(stored);
});

describe.each(engines)('searches without result on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    await aSpecialty(clinic, { nameAr: 'القلب', nameEn: 'Cardiology' });
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    await clinic.database.db.delete(searchMisses);
  });
  afterAll(() => clinic.close());

  const stored = () => clinic.database.db.select().from(searchMisses).orderBy(searchMisses.day, searchMisses.query);
  const failed = (error: unknown) => {
    throw error;
  };

  test('are counted by day, and nothing else of the search is stored', async () => {
    const search = (query: string, as?: Patient) =>
      call(clinic, 'GET', `/api/search?${query}`, as === undefined ? {} : { as });
    await search('q=Cardiology');
    await search('q=Cardiology&kind=job');
    await search('q=0551234567');
    await search('q=Zygomatic!');
    await search('q=zygomatic', await aPatient(clinic));
    await search('q=zygomatic', await aPatient(clinic, { roleId: roles.editor }));
    await call(clinic, 'GET', '/api/search/suggestions?q=suggested');
    // The last one is written after all before it.
    await search('q=zzz-last');
    let rows = await stored();
    while (rows.length < 2) rows = await stored();
    expect(rows).toEqual([
      { day: '2026-11-21', query: 'zygomatic', times: 2 },
      { day: '2026-11-21', query: 'zzz last', times: 1 },
    ]);
    expect(clinic.logged.join('')).not.toContain('zygomatic');
  });

  test('a day holds so many texts; those that it has are counted on', async () => {
    const miss = (n: number, day = '2026-11-21') => ({ day, query: `text ${String(n).padStart(4, '0')}`, times: 1 });
    const all = Array.from({ length: mostOfDay - 1 }, (_, n) => miss(n));
    await addMisses(clinic.database.db, all);
    await addMisses(clinic.database.db, [miss(3), miss(9001), miss(9002), miss(9003, '2026-11-22')]);
    const rows = await stored();
    expect(rows.filter(({ day }) => day === '2026-11-21')).toHaveLength(mostOfDay);
    expect(rows).toContainEqual({ ...miss(3), times: 2 });
    expect(rows).toContainEqual(miss(9001));
    expect(rows.at(-1)).toEqual(miss(9003, '2026-11-22'));
  });

  test('a database that does not write them fails no search, and the next ones are counted', async () => {
    const errors: unknown[] = [];
    const { db, pool } = clinic.database;
    const misses = missCounter(db, (error) => errors.push(error));
    await pool.query('ALTER TABLE search_misses RENAME TO away');
    misses.count('lost', defaultNow);
    await misses.settled();
    await pool.query('ALTER TABLE away RENAME TO search_misses');
    expect([errors.length, await stored()]).toEqual([1, []]);
    for (let n = 0; n < 3; n += 1) misses.count('found again', defaultNow);
    await misses.settled();
    expect(await stored()).toEqual([{ day: '2026-11-21', query: 'found again', times: 3 }]);
  });

  test('more texts at once than are kept in memory are left out', async () => {
    const misses = missCounter(clinic.database.db, failed);
    for (let n = 0; n < 700; n += 1) misses.count(`many ${n}`, defaultNow);
    await misses.settled();
    expect((await stored()).length).toBeLessThanOrEqual(501);
  });

  test('are forgotten after 90 days', async () => {
    const misses = missCounter(clinic.database.db, failed);
    misses.count('old', defaultNow);
    misses.count('new', new Date(defaultNow.getTime() + dayMs));
    await misses.settled();
    clinic.setNow(new Date(defaultNow.getTime() + (keptDays + 1) * dayMs));
    await dropOldMisses(clinic.services);
    expect((await stored()).map(({ query }) => query)).toEqual(['new']);
  });
});
