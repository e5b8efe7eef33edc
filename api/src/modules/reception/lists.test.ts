import { roles } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import type { DeskDays, DeskDoctors, DeskPatients, DeskToday, DeskVisits } from '@clinic/contracts/account';
import { addDays } from '@clinic/contracts/time';
import { timeOff } from '../../db/schema.ts';
import { aDoctor, aPatient, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { useReception, today, tomorrow } from '../../testing/reception.ts';

type Answer = { statusCode: number; json: () => unknown };
const dataIn = <T extends { data: unknown }>(answer: Answer): T['data'] => {
  expect(answer.statusCode).toBe(200);
  return (answer.json() as T).data;
};
const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

describe.each(engines)('what the reception desk looks at on %s', (engine) => {
  const reception = useReception(engine);

  test('E10: the reception sees every doctor who practises, a doctor themselves', async () => {
    await aDoctor(reception.clinic, { specialtyId: reception.specialtyId, active: false });
    const all = dataIn<z.infer<typeof DeskDoctors>>(await reception.get('doctors', reception.people.reception));
    expect(all).toMatchObject({ today, may_act: true });
    expect(all.doctors).toHaveLength(2);
    const own = dataIn<z.infer<typeof DeskDoctors>>(await reception.get('doctors', reception.people.doctor));
    expect([own.may_act, own.doctors.map(({ id }) => id)]).toEqual([false, [reception.doctorId]]);
    expect(own.doctors[0]?.specialties).toHaveLength(1);
  });

  test('E10: days with visits in their order, holds without a person, leave, and what is free', async () => {
    const { db } = reception.clinic.database;
    const visit = await reception.aVisit({
      startsAt: at(today, '11:00'),
      bookingFor: 'someoneElse',
      patientName: 'جدة',
      comingAt: defaultNow,
    });
    await reception.aVisit({ startsAt: at(today, '10:30'), status: 'cancelled', patientKey: 'p:x' });
    await reception.aVisit({
      ...{ startsAt: at(today, '12:00'), status: 'held' },
      holdExpiresAt: new Date(defaultNow.getTime() + 60_000),
    });
    await reception.keeps(reception.doctorId, at(today, '12:30'), -60_000);
    await reception.keeps(reception.doctorId, at(today, '13:00'));
    await db.insert(timeOff).values([
      { doctorId: reception.doctorId, during: `[${at(tomorrow, '12:00').toISOString()},)`, reason: 'leave' },
      {
        doctorId: null,
        during: `[${at(today, '14:00').toISOString()},${at(today, '15:00').toISOString()})`,
        reason: 'x',
      },
    ]);
    const answer = await reception.get(
      `days?doctor_id=${reception.doctorId}&first=${today}&last=${tomorrow}`,
      reception.people.doctor,
    );
    const { days, slot_minutes } = dataIn<z.infer<typeof DeskDays>>(answer);
    expect([slot_minutes, days.map(({ date }) => date)]).toEqual([30, [today, tomorrow]]);
    const [first, second] = days;
    expect(first?.visits.map(({ time, status }) => [time, status])).toEqual([
      ['10:30', 'cancelled'],
      ['11:00', 'pending'],
    ]);
    expect(first?.visits[1]).toMatchObject({
      ...{ id: visit.id, patient_name: 'جدة', account_name: reception.people.patient.name, has_account: true },
      ...{ patient_phone: reception.people.patient.phone, booked_by: null, may: [] },
    });
    expect(first?.visits.map(({ coming_at }) => coming_at)).toEqual([null, defaultNow.toISOString()]);
    expect(first?.held).toMatchObject([
      { time: '12:00', kind: 'offer' },
      { time: '13:00', kind: 'booking' },
    ]);
    expect(first?.leave).toMatchObject([{ from: '14:00', to: '15:00', first: today, last: today, clinic: true }]);
    expect(second?.leave).toMatchObject([{ from: '12:00', to: null, first: tomorrow, last: null, clinic: false }]);
    // It is ten o’clock: what began at half past nine is over, and nobody else gets what is kept.
    expect(first?.free).toEqual(['10:00', '10:30', '11:30', '12:30', '13:30', '15:00', '15:30']);
    expect(second?.free.at(-1)).toBe('11:30');
    expect(answer.body).not.toContain('NB-T3');
    await reception.clinic.database.pool.query('TRUNCATE time_off');
  });

  test('E10: how full every doctor’s day is', async () => {
    await reception.aVisit({ startsAt: at('2026-11-25', '08:00'), status: 'confirmed' });
    await reception.aVisit({ startsAt: at('2026-11-25', '09:00') });
    const { loads } = dataIn<z.infer<typeof DeskToday>>(
      await reception.get('today?date=2026-11-25', reception.people.reception),
    );
    expect(loads.find(({ doctor }) => doctor.id === reception.doctorId)).toMatchObject({
      ...{ pending: 1, confirmed: 1, checked_in: 0, free: 14, next_free: '08:30', works: true },
    });
    const past = dataIn<z.infer<typeof DeskToday>>(
      await reception.get('today?date=2026-11-20', reception.people.reception),
    );
    expect(past.loads.every(({ free, next_free }) => free === 0 && next_free === null)).toBe(true);
  });

  test('who is on leave, or has a clinic that is closed, does not work on that day; whose times are over does', async () => {
    const { db } = reception.clinic.database;
    const works = async (date: string) => {
      const answer = await reception.get(`today?date=${date}`, reception.people.reception);
      const { loads } = dataIn<z.infer<typeof DeskToday>>(answer);
      return loads.find(({ doctor }) => doctor.id === reception.doctorId)?.works;
    };
    const [onLeave, closed, half, visited] = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17'] as const;
    const off = (doctorId: number | null, date: string, from = '00:00') => ({
      ...{ doctorId, reason: 'leave' },
      during: `[${at(date, from).toISOString()},${at(addDays(date, 1), '00:00').toISOString()})`,
    });
    const { doctorId } = reception;
    await db.insert(timeOff).values([off(doctorId, onLeave), off(null, closed), off(doctorId, half, '10:00')]);
    await db.insert(timeOff).values(off(doctorId, visited));
    await reception.aVisit({ startsAt: at(visited, '09:00') });
    const found = await Promise.all([onLeave, closed, half, visited, '2026-11-20'].map(works));
    expect(found).toEqual([false, false, true, true, true]);
    await reception.clinic.database.pool.query('TRUNCATE time_off');
  });

  describe('E10: searching', () => {
    const found = async (search: string) =>
      dataIn<z.infer<typeof DeskVisits>>(
        await reception.get(`appointments?search=${encodeURIComponent(search)}`, reception.people.reception),
      ).map(({ patient_name: name }) => name);

    test.each([
      ['a word of the name, however it is written', 'امينه'],
      ['the beginnings of its words, in any order and without the article', 'عمر امي'],
      ['the reference in small letters', 'nb-amn'],
      ['the telephone as it is written at home', '055 900 1122'],
      ['the telephone in Arabic digits', '٠٥٥٩٠٠١١٢٢'],
    ])('visits by %s', async (_how, search) => {
      const [known] = await found('أمينة');
      if (known === undefined) {
        await reception.aVisit({ patientName: 'أمينة العمري', patientPhone: '+966559001122', reference: 'NB-AMN' });
      }
      expect(await found(search)).toEqual(['أمينة العمري']);
    });

    test('visits: what is to come stands before what was; signs of patterns mean themselves', async () => {
      await reception.aVisit({ patientName: 'هدى', startsAt: at('2026-10-01', '08:00'), status: 'completed' });
      await reception.aVisit({ patientName: 'هدى', startsAt: at('2026-12-01', '08:00') });
      const answer = await reception.get(
        `appointments?search=${encodeURIComponent('هدى')}`,
        reception.people.reception,
      );
      expect(dataIn<z.infer<typeof DeskVisits>>(answer).map(({ date }) => date)).toEqual(['2026-12-01', '2026-10-01']);
      expect(await found('%%%')).toEqual([]);
      expect(await found('___')).toEqual([]);
    });

    test('accounts of patients only, with no more of them than is needed', async () => {
      await aPatient(reception.clinic, { name: 'سلمى أحمد', email: 'salma@mail.example', phone: '+966559003344' });
      await aPatient(reception.clinic, { name: 'سلمى الموظفة', roleId: 3 });
      await aPatient(reception.clinic, {
        name: 'سلمى السابقة',
        status: 'deleted',
        deletedAt: defaultNow,
        phone: null,
      });
      for (const search of ['سلمي', 'SALMA@mail.example', '0559003344']) {
        const answer = await reception.get(`patients?search=${encodeURIComponent(search)}`, reception.people.reception);
        expect(dataIn<z.infer<typeof DeskPatients>>(answer)).toEqual([
          {
            public_id: expect.any(String) as unknown,
            ...{ name: 'سلمى أحمد', phone: '+966559003344', masked_email: 's…@mail.example' },
          },
        ]);
      }
    });
  });

  describe('V10: reading out what the desk holds', () => {
    beforeEach(() => reception.clinic.database.pool.query('TRUNCATE rate_limits'));
    const statuses = async (times: number, path: string, as = reception.people.reception) => {
      const answers = await Promise.all(Array.from({ length: times }, () => reception.get(path, as)));
      return answers.map(({ statusCode }) => statusCode);
    };
    const passed = (codes: number[]) => [codes.filter((code) => code === 200), codes.filter((code) => code === 429)];

    test('searches have a limit of the account, together for visits and patients', async () => {
      const half = await statuses(30, 'patients?search=abcd');
      const rest = await statuses(50, 'appointments?search=abcd');
      const [ok, refused] = passed([...half, ...rest]);
      expect([ok?.length, refused?.length]).toEqual([60, 20]);
      expect(await statuses(1, 'patients?search=abcd', reception.people.admin)).toEqual([200]);
      reception.clinic.setNow(new Date(defaultNow.getTime() + 61_000));
      expect(await statuses(1, 'patients?search=abcd')).toEqual([200]);
    });

    test('and of the address, however many accounts are used', async () => {
      const codes: number[] = [];
      for (let account = 0; account < 5; account += 1) {
        codes.push(
          ...(await statuses(
            60,
            'patients?search=abcd',
            await aPatient(reception.clinic, { roleId: roles.reception }),
          )),
        );
      }
      const [ok, refused] = passed(codes);
      expect([ok?.length, refused?.length]).toEqual([240, 60]);
    });

    test('so do visits that are opened one after the other', async () => {
      const { id } = await reception.aVisit({ startsAt: at(today, '15:00'), patientKey: 'p:opened' });
      const [ok, refused] = passed(await statuses(130, `appointments/${id}`));
      expect([ok?.length, refused?.length]).toEqual([120, 10]);
    });
  });
});
