import { and, eq } from 'drizzle-orm';
import type { Appointment, AvailableDays, AvailableDoctors, DoctorDetail, FreeSlot } from '@clinic/contracts';
import { appointments, branches, scheduleRules } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';

const main = { id: 1, name_ar: 'الرئيسي', name_en: 'Main' };
const north = { id: 2, name_ar: 'الشمال', name_en: 'North' };

const rowOf = ({ id, name_ar: nameAr, name_en: nameEn }: typeof main) => ({
  ...{ id, nameAr, nameEn, slug: `branch-${id}`, cityAr: 'الرياض', cityEn: 'Riyadh', sortOrder: id },
  ...{ addressAr: `شارع ${id}`, addressEn: `Street ${id}`, phone: `92000000${id}` },
  ...{ latitude: 24.5, longitude: 46.25, mapUrl: `https://maps.example/${id}` },
});

describe.each(engines)('branches on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  /** Two branches, and a doctor who is in the main one in the morning and in the other one from two o'clock on. */
  async function inBoth() {
    const { db } = clinic.database;
    await db.update(branches).set(rowOf(main)).where(eq(branches.id, 1));
    await db
      .insert(branches)
      .values(rowOf(north))
      .onConflictDoUpdate({ target: branches.id, set: { active: true } });
    const { id } = await bookings.doctorOf({ startMin: 480, durationMin: 240 });
    const afternoons = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      ...{ doctorId: id, weekday, startMin: 840, durationMin: 120, branchId: 2 },
    }));
    await db.insert(scheduleRules).values(afternoons);
    return id;
  }
  const get = async <T>(path: string) => (await call(clinic, 'GET', path)).json<T>();
  const booked = async (as: Awaited<ReturnType<typeof aPatient>>, doctor: number, more: Record<string, unknown>) =>
    (await bookings.book(as, bookings.choice(doctor, more))).json<{ data: Appointment }>().data;

  test('a clinic with one branch says nothing of it', async () => {
    await clinic.database.db.update(branches).set({ active: false }).where(eq(branches.id, 2));
    const { id } = await bookings.doctorOf();
    expect(await get(`/api/available-days?doctor_id=${id}`)).not.toHaveProperty('branches');
    const found = await get<AvailableDoctors>(`/api/available-doctors?specialty_id=${bookings.specialtyId}`);
    expect(found).not.toHaveProperty('branches');
    expect(found.data.find(({ doctor_id }) => doctor_id === id)?.slot).toEqual({ date: first, time: '08:00' });
    expect((await get<{ data: object }>(`/api/doctors/by-slug/${id}`)).data).not.toHaveProperty('branches');
    expect((await get<{ choices: object }>('/api/doctors')).choices).not.toHaveProperty('branches');
    expect(await booked(await aPatient(clinic), id, {})).not.toHaveProperty('branch');
  });

  test('slots belong to the branch of the working time, and can be asked for by it', async () => {
    const id = await inBoth();
    const { days, branches: places } = await get<AvailableDays>(`/api/available-days?doctor_id=${id}`);
    expect(days[first]).toBe(12);
    expect(places?.map((place) => [place.id, place.name_en, place.address_en, place.days[first]])).toEqual([
      [1, 'Main', 'Street 1', 8],
      [2, 'North', 'Street 2', 4],
    ]);
    const times = (branch: string) => get<string[]>(`/api/available-slots?date=${first}&doctor_id=${id}${branch}`);
    expect(await times('&branch_id=2')).toEqual(['14:00', '14:30', '15:00', '15:30']);
    expect(await times('')).toHaveLength(12);

    const soonest = async (branch: string) => {
      const path = `/api/available-doctors?specialty_id=${bookings.specialtyId}${branch}`;
      const found = await get<AvailableDoctors>(path);
      return { slot: found.data.find(({ doctor_id }) => doctor_id === id)?.slot, branches: found.branches };
    };
    expect(await soonest('')).toEqual({ slot: { date: first, time: '08:00', branch: main }, branches: [main, north] });
    expect((await soonest('&branch_id=2')).slot).toEqual({ date: first, time: '14:00', branch: north });
    const { data } = await get<{ data: DoctorDetail }>(`/api/doctors/by-slug/${id}`);
    expect(data.branches?.map((place) => place.name_en)).toEqual(['Main', 'North']);
  });

  test('the directory is narrowed by a branch; an unknown one is none', async () => {
    const id = await inBoth();
    const elsewhere = await bookings.doctorOf();
    const inNorth = await get<{
      data: { data: { id: number; next_slot: FreeSlot | null }[] };
      choices: { branches?: { slug: string }[] };
    }>('/api/doctors?branch=branch-2');
    const ids = inNorth.data.data.map((doctor) => doctor.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(elsewhere.id);
    expect(inNorth.data.data.find((doctor) => doctor.id === id)?.next_slot).toEqual({
      ...{ date: first, time: '14:00', branch: north },
    });
    expect(inNorth.choices.branches?.map(({ slug }) => slug)).toEqual(['branch-1', 'branch-2']);
    expect((await call(clinic, 'GET', '/api/doctors?branch=nowhere')).statusCode).toBe(404);
  });

  /** Where the site says that a doctor sees patients, and whether the doctor is found by the other branch. */
  async function placesOf(id: number) {
    const path = `specialty_id=${bookings.specialtyId}`;
    const directory = await get<{ data: { data: { id: number }[] } }>('/api/doctors?branch=branch-2');
    const here = await get<AvailableDoctors>(`/api/available-doctors?${path}&branch_id=2`);
    const days = await get<AvailableDays>(`/api/available-days?doctor_id=${id}`);
    const page = await get<{ data: DoctorDetail }>(`/api/doctors/by-slug/${id}`);
    return {
      found: [directory.data.data.some((doctor) => doctor.id === id), here.data.some((one) => one.doctor_id === id)],
      days: days.branches?.map((place) => place.name_en),
      page: page.data.branches?.map((place) => place.name_en),
    };
  }

  test.each([
    ['was over yesterday', { validTo: '2026-11-20' }, false],
    ['ended last summer', { validFrom: '2026-06-01', validTo: '2026-08-31' }, false],
    ['lasts a little longer', { validTo: '2026-11-25' }, true],
    ['begins later', { validFrom: '2027-03-01' }, true],
  ])('a doctor whose time in a branch %s', async (_, dates, isThere) => {
    const id = await inBoth();
    const inNorth = and(eq(scheduleRules.doctorId, id), eq(scheduleRules.branchId, 2));
    await clinic.database.db.update(scheduleRules).set(dates).where(inNorth);
    const places = isThere ? ['Main', 'North'] : ['Main'];
    expect(await placesOf(id)).toEqual({ found: [isThere, isThere], days: places, page: places });
  });

  test('an appointment says where it is: to its patient, in messages, in the calendar and in the copy of the data', async () => {
    const id = await inBoth();
    const patient = await aPatient(clinic, { lang: 'en' });
    const visit = await booked(patient, id, { time: '14:30', branch_id: 2 });
    expect(visit.branch).toEqual({
      ...north,
      ...{ address_ar: 'شارع 2', address_en: 'Street 2', phone: '920000002', map_url: 'https://maps.example/2' },
    });
    const [row] = await clinic.database.db.select().from(appointments).where(eq(appointments.id, visit.id));
    expect(row?.branchId).toBe(2);
    const [message] = await messagesTo(clinic, patient.email);
    expect(message?.body).toContain('Branch: North, Street 2');
    const file = (await call(clinic, 'GET', `/api/appointments/${visit.id}/calendar.ics?locale=ar`, { as: patient }))
      .body;
    const lines = file.replaceAll('\r\n ', '');
    expect(lines).toMatch(/\r\nLOCATION:.*الشمال.*شارع 2\r\n/);
    expect(lines).toContain('\r\nGEO:24.5;46.25\r\n');
    const copy = (await call(clinic, 'GET', '/api/account/export', { as: patient })).json<{
      appointments: { branch?: object }[];
    }>();
    expect(copy.appointments[0]?.branch).toEqual({ name_ar: north.name_ar, name_en: north.name_en });
  });

  test('a time that is not in the branch that was shown is refused; one that is moved is where its new time is', async () => {
    const id = await inBoth();
    const patient = await aPatient(clinic);
    const refused = await bookings.book(patient, bookings.choice(id, { time: '14:30', branch_id: 1 }));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'SLOT_NOT_OFFERED']);
    const visit = await booked(patient, id, { time: '14:30' });
    const body = { doctor_id: id, specialty_id: bookings.specialtyId, date: first, time: '09:00', branch_id: 1 };
    const moved = await call(clinic, 'POST', `/api/appointments/${visit.id}/reschedule`, { body, as: patient });
    expect(moved.json<{ data: Appointment }>().data.branch?.name_en).toBe('Main');
  });

  test('a closed branch offers nothing', async () => {
    const id = await inBoth();
    await clinic.database.db.update(branches).set({ active: false }).where(eq(branches.id, 2));
    const { days } = await get<AvailableDays>(`/api/available-days?doctor_id=${id}`);
    expect(days[first]).toBe(8);
    const refused = await bookings.book(await aPatient(clinic), bookings.choice(id, { time: '14:30' }));
    expect(refused.json<{ code: string }>().code).toBe('SLOT_NOT_OFFERED');
  });
});
