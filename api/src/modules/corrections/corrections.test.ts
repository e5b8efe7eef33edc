import { eq } from 'drizzle-orm';
import type { Appointment } from '@clinic/contracts';
import { appointments } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { connectTo, engines, untilSomebodyWaits } from '../../testing/database.ts';
import { aDependent, layan } from '../../testing/family.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';

describe.each(engines)('a correction reaches the visits still ahead on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  let mother: Patient;
  let unused = 0;
  beforeEach(async () => {
    unused += 1;
    mother = await aPatient(clinic, { name: 'سارة الحربي' });
  });

  /** Books with another doctor each time; returns the id of the visit. */
  const book = async (more: Record<string, unknown> = {}, as = mother): Promise<number> => {
    const { id } = await bookings.doctorOf();
    const answer = await bookings.book(as, bookings.choice(id, more));
    expect(answer.statusCode).toBe(201);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const family = (dependent: number, time: string) => ({ bookingFor: 'someoneElse', dependent_id: dependent, time });
  const patientOf = async (id: number) => {
    const [row] = await clinic.database.db.select().from(appointments).where(eq(appointments.id, id));
    return { name: row?.patientName, phone: row?.patientPhone, email: row?.patientEmail };
  };
  const end = (id: number, status: 'cancelled' | 'completed') =>
    clinic.database.db.update(appointments).set({ status }).where(eq(appointments.id, id));
  const patch = async (url: string, body: unknown) => {
    const answer = await call(clinic, 'PATCH', url, { as: mother, body });
    expect(answer.statusCode).toBe(200);
  };
  const changeContact = async (what: 'email' | 'phone', target: string) => {
    const ask = { [what]: target };
    const answer = await call(clinic, 'POST', `/api/account/${what}`, { as: mother, body: ask });
    expect(answer.statusCode).toBe(202);
    const code = await codeSentTo(clinic, target);
    const confirmed = await call(clinic, 'POST', `/api/account/${what}/confirm`, { as: mother, body: { code } });
    expect(confirmed.statusCode).toBe(200);
  };

  test('the name: in one’s own visits, not in those of others, nor in what is over or was cancelled', async () => {
    const { id: child } = await aDependent(clinic, mother);
    const own = await book();
    const childs = await book(family(child, '10:00'));
    const friends = await book({
      ...{ bookingFor: 'someoneElse', time: '10:30' },
      userDetails: { name: 'نورة السبيعي', phone: '0500000077', email: 'noura@nabd.example' },
    });
    const over = await book({ time: '11:00' });
    await end(over, 'completed');
    const cancelled = await book({ time: '11:30' });
    await end(cancelled, 'cancelled');
    await patch('/api/account/profile', { name: 'سارة بنت فهد' });
    const names = await Promise.all(
      [own, childs, friends, over, cancelled].map(async (id) => (await patientOf(id)).name),
    );
    expect(names).toEqual(['سارة بنت فهد', layan.name, 'نورة السبيعي', 'سارة الحربي', 'سارة الحربي']);
  });

  test('an address or number that goes to who proved it: the visits of who lost it keep neither, and later ones get none', async () => {
    const now = clinic.now();
    const withoutAddress = await aPatient(clinic, { phoneVerifiedAt: now });
    const [own, { id: child }] = [await book({}, withoutAddress), await aDependent(clinic, withoutAddress)];
    const childs = await book(family(child, '10:00'), withoutAddress);
    const withoutNumber = await aPatient(clinic, { emailVerifiedAt: now });
    const theirs = await book({}, withoutNumber);
    await changeContact('email', withoutAddress.email);
    await changeContact('phone', String(withoutNumber.phone));
    const { phone } = withoutAddress;
    expect(await patientOf(own)).toMatchObject({ phone, email: null });
    expect((await patientOf(childs)).email).toBeNull();
    expect(await patientOf(theirs)).toMatchObject({ phone: null, email: withoutNumber.email });
    expect(await patientOf(await book({ time: '11:00' }, withoutAddress))).toMatchObject({ phone, email: null });
    expect((await patientOf(await book(family(child, '11:30'), withoutAddress))).email).toBeNull();
  });

  test('a visit that has begun keeps what it was booked under', async () => {
    const own = await book();
    await clinic.database.db
      .update(appointments)
      .set({ startsAt: new Date('2026-11-20T07:00:00Z'), endsAt: new Date('2026-11-20T07:30:00Z') })
      .where(eq(appointments.id, own));
    await patch('/api/account/profile', { name: 'سارة بنت فهد' });
    expect((await patientOf(own)).name).toBe('سارة الحربي');
  });

  test('number and address: in one’s own visits and those of the family that is reached by them', async () => {
    const { id: withNumber } = await aDependent(clinic, mother, { phone: '0500000088' });
    const { id: without } = await aDependent(clinic, mother, { name: 'فهد الحربي', phone: '' });
    const own = await book();
    const theirs = await book(family(withNumber, '10:00'));
    const called = await book(family(without, '10:30'));
    const stranger = await aPatient(clinic);
    const others = await book({ time: '11:00' }, stranger);
    const before = await patientOf(others);
    const phone = `+96655${engine === 'pglite' ? 1 : 2}00${String(unused).padStart(4, '0')}`;
    const email = `corrected-${engine}-${unused}@nabd.example`;
    await changeContact('phone', phone);
    await changeContact('email', email);
    expect(await patientOf(own)).toMatchObject({ phone, email });
    expect(await patientOf(theirs)).toMatchObject({ phone: '+966500000088', email });
    expect(await patientOf(called)).toMatchObject({ phone, email });
    expect(await patientOf(others)).toEqual(before);
  });

  test('somebody of the family: name and number; without a number of their own that of the account is called', async () => {
    const { id: child } = await aDependent(clinic, mother, { phone: '0500000088' });
    const visit = await book(family(child, '10:00'));
    await patch(`/api/dependents/${child}`, { name: 'ليان بنت فهد', phone: '0500000089' });
    expect(await patientOf(visit)).toMatchObject({ name: 'ليان بنت فهد', phone: '+966500000089' });
    await patch(`/api/dependents/${child}`, { phone: '' });
    expect(await patientOf(visit)).toMatchObject({ name: 'ليان بنت فهد', phone: mother.phone });
  });

  test('a slot that is offered from the waiting list: the visit that comes of it has what was corrected meanwhile', async () => {
    const queue = waitingQueue(bookings);
    const accept = async (waiting: { dependent_id?: number }, correct: () => Promise<void>) => {
      const { id: doctor_id } = await bookings.doctorOf();
      await queue.join(mother, { doctor_id, ...waiting });
      await (await queue.aVisit(doctor_id)).cancel();
      const offer = await queue.offerFor(mother);
      await correct();
      const taken = await queue.accept(mother, offer?.id ?? 0);
      expect(taken.statusCode).toBe(200);
      return patientOf(taken.json<{ data: Appointment }>().data.id);
    };
    const { id: child } = await aDependent(clinic, mother, { phone: '0500000088' });
    const corrected = { name: 'ليان بنت فهد', phone: '0500000089' };
    const childs = await accept({ dependent_id: child }, () => patch(`/api/dependents/${child}`, corrected));
    expect(childs).toMatchObject({ name: 'ليان بنت فهد', phone: '+966500000089' });
    const own = await accept({}, () => patch('/api/account/profile', { name: 'سارة بنت فهد' }));
    expect(own.name).toBe('سارة بنت فهد');
  });

  const endAccount = async () => {
    const answer = await call(clinic, 'POST', '/api/account/delete', { as: mother, body: { confirm: 'حذف' } });
    expect(answer.statusCode).toBe(204);
  };

  const onServer = engine === 'postgresql' ? test : test.skip;
  onServer.each([
    ['a correction', () => patch('/api/account/profile', { name: 'سارة بنت فهد' })],
    ['the end of the account', endAccount],
  ])('%s takes visits by their times, as the reception does that cancels a day', async (_what, change) => {
    const [later, earlier] = [await book({ time: '11:00' }), await book({ time: '10:00' })];
    const another = await connectTo(clinic.database);
    try {
      await another.query('BEGIN');
      await another.query('SELECT FROM appointments WHERE id = $1 FOR UPDATE', [earlier]);
      const changed = change();
      await untilSomebodyWaits(clinic.database.pool);
      // Without a wait: whoever has the earlier visit finds the later one free.
      await another.query('SELECT FROM appointments WHERE id = $1 FOR UPDATE NOWAIT', [later]);
      await another.query('COMMIT');
      await changed;
    } finally {
      await another.end();
    }
  });

  test('what lost a race all the same is done once more', async () => {
    const { pool } = clinic.database;
    const { id: child } = await aDependent(clinic, mother);
    const own = await book();
    const childs = await book(family(child, '10:00'));
    await pool.query(`CREATE SEQUENCE races; CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('races') = 1 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER lose BEFORE UPDATE ON appointments FOR EACH ROW EXECUTE FUNCTION lose()`);
    const losing = async (change: () => Promise<void>) => {
      await pool.query('ALTER SEQUENCE races RESTART');
      await change();
    };
    try {
      await losing(() => patch('/api/account/profile', { name: 'سارة بنت فهد' }));
      await losing(() => patch(`/api/dependents/${child}`, { name: 'ليان بنت فهد' }));
      const email = `raced-${engine}-${unused}@nabd.example`;
      await losing(() => changeContact('email', email));
      expect(await patientOf(own)).toMatchObject({ name: 'سارة بنت فهد', email });
      expect(await patientOf(childs)).toMatchObject({ name: 'ليان بنت فهد', email });
      await losing(endAccount);
    } finally {
      await pool.query('DROP FUNCTION lose() CASCADE; DROP SEQUENCE races');
    }
  });

  test('the reception sees it on the day, and the patient in the list', async () => {
    const visit = await book();
    await patch('/api/account/profile', { name: 'سارة بنت فهد' });
    const list = await call(clinic, 'GET', '/api/appointments', { as: mother });
    expect(list.json()).toMatchObject({ data: [{ id: visit, date: first, patient_name: 'سارة بنت فهد' }] });
  });
});
