import type { AwarenessToday, AwarenessYear } from '@clinic/contracts/content';
import type * as z from 'zod';
import { awarenessRules, notices } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aSpecialty, call, openClinic, productionEnv } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';

const rule = (id: string, durationType: 'day' | 'week' | 'month', text: string) => ({
  id,
  name: `English ${id}`,
  nameArabic: `عربي ${id}`,
  durationType,
  rule: text,
  confidence: 'sure',
});

describe.each(engines)('awareness on %s', (engine) => {
  let clinic: TestClinic;
  const today = async (query = '') =>
    (await call(clinic, 'GET', `/api/awareness-events/today${query}`)).json<AwarenessToday>();
  const version = async () => (await call(clinic, 'GET', '/api/data-version')).json<{ version: string }>().version;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { id: linkSpecialtyId } = await aSpecialty(clinic, { slugEn: 'chest' });
    await clinic.database.db
      .insert(awarenessRules)
      .values([
        { ...rule('copd', 'day', 'N 11 3 3'), linkSpecialtyId },
        rule('amr', 'week', 'R 11 18 11 24'),
        rule('mens-month', 'month', 'M 11'),
        { ...rule('off', 'day', 'F 11 21'), active: false },
      ]);
  });
  beforeEach(() => clinic.database.pool.query('DELETE FROM notices'));
  afterAll(() => clinic.close());

  test('S52 and S53: what the clinic’s day has, most important first, in both languages', async () => {
    expect(await today()).toEqual({
      date: '2026-11-21',
      data: [
        {
          id: 'amr-2026',
          badge: 'week',
          name_ar: 'عربي amr',
          name_en: 'English amr',
          start_date: '2026-11-18',
          end_date: '2026-11-24',
          link: null,
        },
        expect.objectContaining({ id: 'mens-month-2026', badge: 'month' }),
      ],
    });
    const { data } = await today('?date=2026-11-18');
    expect(data[0]).toMatchObject({ id: 'copd-2026', badge: 'today', link: '/specialities/chest' });
    expect((await today('?date=2026-12-02')).data).toEqual([]);
  });

  test('the day turns at midnight of the clinic', async () => {
    const before = clinic.now();
    clinic.setNow(new Date('2026-11-24T20:59:59Z'));
    expect((await today()).data[0]?.id).toBe('amr-2026');
    clinic.setNow(new Date('2026-11-24T21:00:00Z'));
    expect(await today()).toMatchObject({ date: '2026-11-25', data: [{ id: 'mens-month-2026' }] });
    clinic.setNow(before);
  });

  test('Q2: an urgent notice of the staff comes before everything, on its days only, and renews the pages', async () => {
    const drawn = await version();
    await clinic.database.db.insert(notices).values({
      id: 'closed',
      textAr: 'العيادة مغلقة اليوم',
      textEn: 'We are closed today',
      startsOn: '2026-11-21',
      endsOn: '2026-11-22',
      link: '/contact',
    });
    expect(await version()).not.toBe(drawn);
    const { data } = await today('?date=2026-11-22');
    expect(data.map(({ badge }) => badge)).toEqual(['urgent', 'week', 'month']);
    expect(data[0]).toMatchObject({ id: 'notice-closed', name_en: 'We are closed today', link: '/contact' });
    expect((await today('?date=2026-11-20')).data[0]?.badge).toBe('week');
    expect((await today('?date=2026-11-23')).data[0]?.badge).toBe('week');
  });

  test.each(['2026-02-31', '2026-13-01', 'tomorrow'])('the date %s is refused', async (date) => {
    expect((await call(clinic, 'GET', `/api/awareness-events/today?date=${date}`)).statusCode).toBe(422);
  });

  test('S55: the events of any year, by duration and month', async () => {
    const answer = await call(clinic, 'GET', '/api/awareness-events?year=2027');
    const { year, data } = answer.json<z.infer<typeof AwarenessYear>>();
    expect(year).toBe(2027);
    expect(data.day['month_11']?.map(({ id, start_date_raw }) => [id, start_date_raw])).toEqual([
      ['copd-2027', '17-11-2027'],
    ]);
    expect(data.month['month_01']).toEqual([]);
    expect((await call(clinic, 'GET', '/api/awareness-events')).json<{ year: number }>().year).toBe(2026);
    expect((await call(clinic, 'GET', '/api/awareness-events?year=1900')).statusCode).toBe(422);
  });

  test('in production nobody chooses the date', async () => {
    const production = await openClinic(engine, {
      env: productionEnv,
    });
    const answer = await call(production, 'GET', '/api/awareness-events/today?date=2026-11-18');
    expect(answer.json<AwarenessToday>().date).toBe('2026-11-21');
    await production.close();
  });
});
