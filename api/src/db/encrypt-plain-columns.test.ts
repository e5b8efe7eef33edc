import { asc } from 'drizzle-orm';
import { backBefore } from '../testing/before-migration.ts';
import { everyEngine, freshDatabase } from '../testing/database.ts';
import { storedText } from '../testing/stored-text.ts';
import type { Database } from './database.ts';
import { isText } from './encrypted-columns.ts';
import { migrate } from './migrate.ts';
import { appointmentEvents, appointments, dependents, idempotencyKeys, sessions, users } from './schema.ts';

const expanding = '0020_encrypted_columns.sql';
const removing = '0020_plain_columns_gone.sql';
const patients = 603;

describe.each(everyEngine)('what was stored in plain text, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('is encrypted in batches, whatever a server of the release before writes meanwhile; then it is gone', async () => {
    const { pool, db } = database;
    await backBefore(database, expanding);
    const words = { name: 'منيرة الشهري', phone: '+966500007', email: '@before.example', reason: 'سفر مفاجئ إلى أبها' };
    await pool.query(
      `INSERT INTO users (id, name, email, phone_e164, password_hash, role_id)
       SELECT n, $1 || ' ' || n, 'Patient' || n || $2, CASE WHEN n > 1 THEN $3 || lpad(n::text, 5, '0') END, 'x', 4
       FROM generate_series(1, ${patients}) AS n`,
      [words.name, words.email, words.phone],
    );
    await pool.query(`
      INSERT INTO sessions (user_id, token_hash, token_issued_at, created_at, last_seen_at, expires_at, user_agent)
        VALUES (1, sha256('x'), now(), now(), now(), now(), 'NetscapeOfOld/4');
      INSERT INTO dependents (user_id, name, relation, birth_date, created_at) VALUES (1, 'لمى الشهري', 'child', '2019-02-03', now());
      INSERT INTO specialties (id, slug_ar, slug_en, name_ar, name_en, summary_ar, summary_en, icon, sort_order)
        VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 1);
      INSERT INTO doctors (id, slug_ar, slug_en, name_ar, name_en, image, bio_ar, bio_en, licence_no)
        VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a');
      INSERT INTO appointments (id, reference, user_id, doctor_id, specialty_id, status, starts_at, ends_at, patient_key,
        booking_for, patient_name, patient_email, created_at, updated_at)
        VALUES (1, 'r', 1, 1, 1, 'cancelled', now(), now() + interval '20 minutes', 'u:1', 'self', '${words.name}',
          'a${words.email}', now(), now());
      INSERT INTO appointment_events (appointment_id, to_status, actor, reason, at)
        VALUES (1, 'cancelled', 'user:1', '${words.reason}', now());
      INSERT INTO idempotency_keys (scope, key, request_hash, response, created_at)
        VALUES ('user:1 book', 'k', 'x', '{"patient_name":"${words.name}"}', now());`);

    const applied = (await migrate(pool)).filter((name) => name >= expanding && name <= removing);
    expect(applied).toEqual([expanding, removing]);

    const everybody = await db.select().from(users).orderBy(asc(users.id));
    expect(everybody).toHaveLength(patients);
    expect(everybody.slice(0, 2)).toMatchObject([
      { name: `${words.name} 1`, email: `Patient1${words.email}`, phone: null },
      { name: `${words.name} 2`, email: `Patient2${words.email}`, phone: `${words.phone}00002` },
    ]);
    const found = await db
      .select()
      .from(users)
      .where(isText(users.email, `PATIENT603${words.email}`));
    expect(found.map(({ id }) => id)).toEqual([603]);
    expect(await db.select().from(sessions)).toMatchObject([{ userAgent: 'NetscapeOfOld/4' }]);
    expect(await db.select().from(dependents)).toMatchObject([
      { name: 'لمى الشهري', birthDate: '2019-02-03', phone: null },
    ]);
    expect(await db.select().from(appointments)).toMatchObject([
      { patientName: words.name, patientPhone: null, patientEmail: `a${words.email}` },
    ]);
    expect(await db.select().from(appointmentEvents)).toMatchObject([{ reason: words.reason }]);
    expect(await db.select().from(idempotencyKeys)).toMatchObject([{ response: `{"patient_name":"${words.name}"}` }]);
    for (const text of (await storedText({ database })).values()) {
      for (const secret of [...Object.values(words), 'Netscape', 'لمى', '2019-02-03'])
        expect(text).not.toContain(secret);
    }
    await expect(pool.query(`UPDATE appointment_events SET actor = 'x'`)).rejects.toThrow('append-only');
  });

  test('is encrypted again when a server of the release before changes it', async () => {
    const { pool, db } = database;
    await backBefore(database, removing);
    await pool.query(`INSERT INTO users (id, name, email, password_hash, role_id, name_enc, email_enc)
      VALUES (1, 'An', 'a@b.example', 'x', 4, '\\x00', '\\x00')`);
    await expect(pool.query(`UPDATE users SET name = 'Anne' WHERE id = 1`)).resolves.toBeDefined();
    expect((await migrate(pool)).filter((name) => name <= removing)).toEqual([removing]);
    expect(await db.select().from(users)).toMatchObject([{ name: 'Anne', email: 'a@b.example' }]);
  });
});
