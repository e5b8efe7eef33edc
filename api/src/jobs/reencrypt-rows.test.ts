import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { hasWords, isText, useDataKeys } from '../db/encrypted-columns.ts';
import { fieldCipher } from '../db/field-cipher.ts';
import {
  appointmentEvents,
  appointments,
  dependents,
  newsletterSubscribers,
  surveyAnswers,
  surveys,
  surveySessions,
  users,
} from '../db/schema.ts';
import { insertApplication, readApplication } from '../modules/applications/repo.ts';
import { insertAccount } from '../modules/registration/repo.ts';
import { subscriberOf } from '../modules/newsletter/repo.ts';
import { answersOf, lockSession, markSubmitted, putAnswer, respondentOf } from '../modules/surveys/repo.ts';
import { useBookings } from '../testing/bookings.ts';
import { aPatient, call } from '../testing/clinic.ts';
import { dataKeys, everyEngine } from '../testing/database.ts';
import { aDependent } from '../testing/family.ts';
import { reencryptRows } from './reencrypt-rows.ts';

const [oldKey] = dataKeys;
const newKey = 'n'.repeat(40);
const wait = {
  skipLocked: false,
  onError: (error: unknown) => {
    throw error;
  },
};

describe.each(everyEngine)('a new data key on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  afterAll(() => useDataKeys(dataKeys));

  const [surveyId, idHash] = [1, Buffer.alloc(32, 5)];
  /** A survey with a text, which was submitted. */
  async function aSubmittedSurvey(): Promise<void> {
    const { db } = clinic.database;
    const now = clinic.now();
    const texts = { titleAr: 'زيارتك', titleEn: 'Your visit', introAr: 'مقدمة', introEn: 'Intro' };
    await db.insert(surveys).values({ id: surveyId, open: true, ...texts });
    await db.insert(surveySessions).values({ idHash, surveyId, lang: 'ar', createdAt: now });
    await db.transaction(async (tx) => {
      const session = await lockSession(tx, surveyId, idHash);
      if (!session) throw new Error('no session of a survey');
      await putAnswer(tx, clinic.cipher, session, { step: 1, kind: 'rating', answer: 5, now });
      await putAnswer(tx, clinic.cipher, session, { step: 2, kind: 'text', answer: 'شكرًا لكم', now });
      await markSubmitted(tx, session, clinic.cipher.encrypt('نورة', respondentOf(session)), now);
    });
  }

  test('encrypts everything again beside the server, which finds and reads all of it before, meanwhile and after', async () => {
    const { db, pool } = clinic.database;
    const patient = await aPatient(clinic, {
      name: 'منيرة الشهري',
      email: 'Munira@nabd.example',
      phone: '+966500000077',
    });
    await aDependent(clinic, patient, { phone: '0500000078' });
    const doctor = await bookings.doctorOf();
    const booked = await bookings.book(patient, bookings.choice(doctor.id), { 'idempotency-key': 'again' });
    const cancelled = await bookings.book(patient, bookings.choice(doctor.id, { time: '11:00' }));
    const { id } = cancelled.json<{ data: { id: number } }>().data;
    await call(clinic, 'POST', `/api/appointments/${id}/cancel`, { as: patient, body: { reason: 'سفر مفاجئ' } });
    const cv = {
      name: 'a.enc',
      key: Buffer.alloc(32, 7),
      bytes: 1,
      sha256: Buffer.alloc(32),
      sentSha256: Buffer.alloc(32),
    };
    const details = { full_name: 'ريم', email: 'reem@mail.example', phone: '+966551234567', address: 'الرياض' };
    const now = clinic.now();
    await db.transaction(async (tx) => {
      await insertApplication(tx, clinic.cipher, { reference: 'NB-R', jobSlug: 'x', details, cv, lang: 'ar', now });
    });
    const subscribed = { email: 'News@mail.example', lang: 'ar', website: '' };
    await call(clinic, 'POST', '/api/newsletter/subscribe', { body: subscribed });
    const subscribers = await db.$count(newsletterSubscribers);
    await aSubmittedSurvey();

    const both = fieldCipher([newKey, oldKey]);
    useDataKeys([newKey, oldKey]);
    const asBefore = async () => {
      const found = await db.select().from(users).where(isText(users.email, 'munira@nabd.example'));
      expect(found).toMatchObject([{ name: 'منيرة الشهري', phone: '+966500000077' }]);
      expect(await db.select().from(users).where(hasWords(users.name, 'شهري'))).toHaveLength(1);
      expect(await db.select().from(dependents)).toMatchObject([{ phone: '+966500000078' }]);
      const patients = (await db.select().from(appointments)).map(({ patientName }) => patientName);
      expect(patients).toEqual(['منيرة الشهري', 'منيرة الشهري']);
      expect((await db.select().from(appointmentEvents)).map(({ reason }) => reason)).toContain('سفر مفاجئ');
    };
    await asBefore();
    const again = await bookings.book(patient, bookings.choice(doctor.id), { 'idempotency-key': 'again' });
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([booked.body, 'true']);
    const twin = { name: 'Twin', email: 'MUNIRA@nabd.example', phone: '+966500000079', passwordHash: 'x' };
    expect(await db.transaction((tx) => insertAccount(tx, { ...twin, roleId: roles.patient }))).toBeUndefined();

    expect(await reencryptRows(pool, wait)).toBeGreaterThan(10);
    expect(await reencryptRows(pool, wait)).toBe(0);
    await asBefore();

    useDataKeys([newKey]);
    const newest = fieldCipher([newKey]);
    await asBefore();
    expect(await readApplication(db, newest, 'NB-R')).toMatchObject({ details, file: { name: 'a.enc', key: cv.key } });
    expect(subscribers).toBe(1);
    await db.transaction(async (tx) => {
      const found = await subscriberOf(tx, newest, 'news@mail.example');
      expect(newest.decrypt(found?.emailEnc ?? Buffer.of(), 'newsletter_subscribers.email_enc')).toBe(subscribed.email);
    });
    const [session] = await db.select().from(surveySessions);
    if (!session) throw new Error('no session of a survey');
    expect(newest.decrypt(session.respondentEnc ?? Buffer.of(), respondentOf(session))).toBe('نورة');
    const answers = [...(await answersOf(db, newest, session))];
    expect(answers.sort(([one], [other]) => one - other)).toEqual([
      [1, 5],
      [2, 'شكرًا لكم'],
    ]);
    expect(both.newestHead).toEqual(newest.newestHead);
  });

  test.each([
    ['another text with the same key', { textEnc: fieldCipher([newKey]).encrypt('لا شكر', 'x') }],
    ['no text', { textEnc: null }],
    ['another time', { textEnc: fieldCipher([oldKey]).encrypt('x', 'x'), answeredAt: new Date(0) }],
    ['a rating', { textEnc: null, answer: 1 }],
  ])('what was submitted stays: the database refuses %s', async (_what, values) => {
    const changed = clinic.database.db.update(surveyAnswers).set(values).where(eq(surveyAnswers.step, 2));
    await expect(changed).rejects.toMatchObject({ cause: { message: 'the survey was submitted' } });
  });

  test('a table that cannot be written is reported, and those after it are encrypted all the same', async () => {
    const { db, pool } = clinic.database;
    const third = 't'.repeat(40);
    useDataKeys([third, newKey]);
    await pool.query(`CREATE TRIGGER refused BEFORE UPDATE ON job_applications
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    const failures: unknown[] = [];
    expect(await reencryptRows(pool, { ...wait, onError: (error) => failures.push(error) })).toBeGreaterThan(10);
    await pool.query('DROP TRIGGER refused ON job_applications');
    expect(failures).not.toEqual([]);
    const [session] = await db.select().from(surveySessions);
    if (!session) throw new Error('no session of a survey');
    expect((await answersOf(db, fieldCipher([third]), session)).get(2)).toBe('شكرًا لكم');
    expect(await reencryptRows(pool, wait)).toBe(failures.length);
  });

  test('nothing is read or written while there is one key', async () => {
    useDataKeys([newKey]);
    expect(await reencryptRows(clinic.database.pool, wait)).toBe(0);
  });
});
