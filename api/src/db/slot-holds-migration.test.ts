import { backBefore } from '../testing/before-migration.ts';
import { everyEngine, freshDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const migration = '0009_slot_holds.sql';

describe.each(everyEngine)('rows of slots that were only kept, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('leave the appointments and their history; visits and offers stay, what is kept now is kept on', async () => {
    const { pool } = database;
    await backBefore(database, migration);
    await pool.query(`
      INSERT INTO users (id, name, email, password_hash, role_id) VALUES (1, 'An', 'a@b.example', 'x', 4);
      INSERT INTO specialties (id, slug_ar, slug_en, name_ar, name_en, summary_ar, summary_en, icon, sort_order)
        VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 1);
      INSERT INTO doctors (id, slug_ar, slug_en, name_ar, name_en, image, bio_ar, bio_en, licence_no)
        VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a');`);
    let hour = 0;
    const row = async (id: number, status: string, turns: string[], heldFor: string | null = null, until = 'NULL') => {
      hour += 1;
      await pool.query(`
        INSERT INTO appointments (id, reference, user_id, doctor_id, specialty_id, status, starts_at, ends_at, patient_key,
          booking_for, patient_name, patient_email, held_for, hold_expires_at, created_at, updated_at)
        VALUES (${id}, 'r${id}', 1, 1, 1, '${status}', now() + interval '${hour} hours', now() + interval '${hour} hours 20 minutes',
          'u:1', 'self', 'An', 'a@b.example', ${heldFor === null ? 'NULL' : `'${heldFor}'`}, ${until}, now(), now())`);
      for (const [at, to] of turns.entries()) {
        const from = at === 0 ? 'NULL' : `'${turns[at - 1]}'`;
        await pool.query(`INSERT INTO appointment_events (appointment_id, from_status, to_status, actor, reason, at)
          VALUES (${id}, ${from}, '${to}', 'user:1', 'given back', now())`);
      }
    };
    await row(1, 'cancelled', ['held', 'cancelled']);
    await row(2, 'cancelled', ['held', 'cancelled'], 'booking');
    await row(3, 'expired', ['held', 'expired'], 'booking');
    await row(4, 'held', ['held'], 'booking', `now() + interval '4 minutes'`);
    await row(5, 'held', ['held'], 'booking', `now() - interval '4 minutes'`);
    await row(6, 'pending', ['held', 'pending']);
    await row(7, 'cancelled', ['held', 'pending', 'cancelled']);
    await row(8, 'cancelled', ['pending', 'cancelled']);
    await row(9, 'expired', ['held', 'expired']);
    await row(10, 'held', ['held'], 'offer', `now() + interval '20 minutes'`);
    await pool.query(`
      INSERT INTO waitlist (id, user_id, specialty_id, first_date, last_date, weekdays, day_parts, joined_at)
        VALUES (1, 1, 1, '2026-11-21', '2026-11-30', '{1}', '{morning}', now());
      INSERT INTO waitlist_offers (waitlist_id, appointment_id, state, offered_at, expires_at)
        VALUES (1, 9, 'expired', now(), now()), (1, 10, 'open', now(), now());`);

    expect(await migrate(pool)).toContain(migration);

    const { rows: left } = await pool.query<{ id: string; turns: string }>(`
      SELECT a.id, string_agg(coalesce(e.from_status, '') || '>' || e.to_status, ' ' ORDER BY e.id) AS turns
      FROM appointments a JOIN appointment_events e ON e.appointment_id = a.id GROUP BY a.id ORDER BY a.id`);
    expect(left.map(({ id, turns }) => `${id}: ${turns}`)).toEqual([
      '6: >pending',
      '7: >pending pending>cancelled',
      '8: >pending pending>cancelled',
      '9: >held held>expired',
      '10: >held',
    ]);
    expect((await pool.query(`SELECT user_id, doctor_id FROM slot_holds`)).rows).toHaveLength(1);
    await expect(pool.query('DELETE FROM appointment_events')).rejects.toThrow('append-only');
    await expect(pool.query(`UPDATE appointment_events SET actor = 'x'`)).rejects.toThrow('append-only');
  });
});
