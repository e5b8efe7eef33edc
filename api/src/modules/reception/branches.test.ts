import type { z } from '@clinic/contracts';
import type { DeskDays, DeskDoctors, DeskToday } from '@clinic/contracts/account';
import { roles } from '@clinic/contracts';
import { eq } from 'drizzle-orm';
import { branches, doctorSpecialties, scheduleRules } from '../../db/schema.ts';
import { aPatient, aSpecialty } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { useReception, today, tomorrow } from '../../testing/reception.ts';

const main = { id: 1, name_ar: 'الرئيسي', name_en: 'Main' };
const north = { id: 2, name_ar: 'الشمال', name_en: 'North' };
const rowOf = ({ id, name_ar: nameAr, name_en: nameEn }: typeof main) => ({
  ...{ id, nameAr, nameEn, slug: `branch-${id}`, cityAr: 'الرياض', cityEn: 'Riyadh', sortOrder: id },
  ...{ addressAr: `شارع ${id}`, addressEn: `Street ${id}` },
});

describe.each(engines)('the reception of several branches on %s', (engine) => {
  const reception = useReception(engine);
  const get = async <T extends { data: unknown }>(path: string) =>
    (await reception.get(path, reception.people.reception)).json<T>().data as T['data'];
  const loadOf = async (query: string) => {
    const { loads } = await get<z.infer<typeof DeskToday>>(`today?date=${today}${query}`);
    return loads.find(({ doctor }) => doctor.id === reception.doctorId);
  };

  test('a clinic with one says nothing of it', async () => {
    await reception.aVisit({ startsAt: new Date(`${today}T11:00:00+03:00`) });
    expect(await get<z.infer<typeof DeskDoctors>>('doctors')).not.toHaveProperty('branches');
    const query = `days?doctor_id=${reception.doctorId}&first=${today}&last=${today}`;
    const [day] = (await get<z.infer<typeof DeskDays>>(query)).days;
    expect(day).not.toHaveProperty('branches');
    expect(day?.visits[0]).not.toHaveProperty('branch');
  });

  test('visits and days say where they are, and the clinic’s day is narrowed to a branch', async () => {
    const { db } = reception.clinic.database;
    await db.update(branches).set(rowOf(main)).where(eq(branches.id, 1));
    await db.insert(branches).values(rowOf(north));
    await db.update(scheduleRules).set({ durationMin: 240 }).where(eq(scheduleRules.doctorId, reception.doctorId));
    const there = { doctorId: reception.doctorId, startMin: 840, durationMin: 120, branchId: 2 };
    await db.insert(scheduleRules).values([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...there, weekday })));
    const visit = await reception.aVisit({ startsAt: new Date(`${today}T14:30:00+03:00`), branchId: 2 });

    expect((await get<z.infer<typeof DeskDoctors>>('doctors')).branches).toEqual([main, north]);
    const query = `days?doctor_id=${reception.doctorId}&first=${today}&last=${today}`;
    const [day] = (await get<z.infer<typeof DeskDays>>(query)).days;
    expect(day?.branches).toMatchObject([main, north]);
    const ofNorth = day?.branches?.[1]?.free;
    expect([ofNorth?.[0], ofNorth?.includes('14:30')]).toEqual(['14:00', false]);
    expect(day?.branches?.flatMap(({ free }) => free)).toEqual(day?.free);
    const [inNorth] = (await get<z.infer<typeof DeskDays>>(`${query}&branch_id=2`)).days;
    expect(inNorth).toMatchObject({ branches: [north], free: ofNorth });
    expect(inNorth?.visits.map(({ id }) => id)).toEqual([visit.id]);
    expect(day?.visits.find(({ id }) => id === visit.id)?.branch).toEqual(north);
    expect(await loadOf('&branch_id=2')).toMatchObject({ pending: 1, free: 3, next_free: '14:00', works: true });
    expect(await loadOf('&branch_id=1')).toMatchObject({ pending: 1, next_free: '10:00' });
    expect((await loadOf(''))?.pending).toBe(2);
  });

  test('somebody of one speciality is shown that one of a doctor who has two', async () => {
    const { clinic, doctorId, specialtyId, get: ask } = reception;
    const { id: other } = await aSpecialty(clinic);
    await clinic.database.db.insert(doctorSpecialties).values({ doctorId, specialtyId: other, pos: -1 });
    const limited = await aPatient(clinic, { roleId: roles.reception, limitSpecialties: [specialtyId] });
    const { doctors } = (await ask('doctors', limited)).json<z.infer<typeof DeskDoctors>>().data;
    const shown = doctors.find(({ id }) => id === doctorId)?.specialties;
    expect(shown?.map(({ id }) => id)).toEqual([specialtyId]);
  });

  test('somebody of one branch sees and does what is there, with a doctor who works in another one as well', async () => {
    const { clinic, doctorId, specialtyId, aVisit, keeps, get: ask, post } = reception;
    const limited = await aPatient(clinic, { roleId: roles.reception, limitBranches: [2] });
    const as = async <T extends { data: unknown }>(path: string) =>
      (await ask(path, limited)).json<T>().data as T['data'];
    const there = await aVisit({ startsAt: new Date(`${today}T15:30:00+03:00`), branchId: 2 });
    const elsewhere = await aVisit({ startsAt: new Date(`${today}T09:00:00+03:00`) });
    for (const time of ['09:00', '14:00']) await keeps(doctorId, new Date(`${tomorrow}T${time}:00+03:00`));

    const { doctors, branches: shown } = await as<z.infer<typeof DeskDoctors>>('doctors');
    expect([doctors.map(({ id }) => id), shown]).toEqual([[doctorId], [north]]);
    const [day] = (await as<z.infer<typeof DeskDays>>(`days?doctor_id=${doctorId}&first=${today}&last=${today}`)).days;
    expect(new Set(day?.visits.map(({ branch }) => branch?.id))).toEqual(new Set([2]));
    const next = `days?doctor_id=${doctorId}&first=${tomorrow}&last=${tomorrow}`;
    const heldIn = ({ days }: z.infer<typeof DeskDays>['data']) =>
      days.flatMap(({ held }) => held.map(({ time }) => time));
    expect(heldIn(await as<z.infer<typeof DeskDays>>(next))).toEqual(['14:00']);
    expect(heldIn(await get<z.infer<typeof DeskDays>>(next))).toEqual(['09:00', '14:00']);
    expect(heldIn(await get<z.infer<typeof DeskDays>>(`${next}&branch_id=1`))).toEqual(['09:00']);
    expect(day?.free.every((time) => time >= '14:00')).toBe(true);
    const uncoveredDay = `days?doctor_id=${doctorId}&first=${today}&last=${today}&branch_id=1`;
    expect((await as<z.infer<typeof DeskDays>>(uncoveredDay)).days).toMatchObject([{ visits: [], free: [] }]);
    const { loads } = await as<z.infer<typeof DeskToday>>(`today?date=${today}`);
    expect(loads).toMatchObject([{ doctor: { id: doctorId }, pending: 2, next_free: '14:00' }]);
    const { loads: uncovered } = await as<z.infer<typeof DeskToday>>(`today?date=${today}&branch_id=1`);
    expect(uncovered).toMatchObject([{ pending: 0, free: 0, next_free: null, works: false }]);
    expect(await as(`appointments?search=${there.reference}`)).toHaveLength(1);
    expect(await as(`appointments?search=${elsewhere.reference}`)).toEqual([]);

    expect((await ask(`appointments/${elsewhere.id}`, limited)).statusCode).toBe(404);
    expect((await post(`appointments/${elsewhere.id}/confirm`, limited)).statusCode).toBe(404);
    const slot = { doctor_id: doctorId, specialty_id: specialtyId, date: today };
    const moved = (time: string) => post(`appointments/${there.id}/move`, limited, { ...slot, time });
    expect((await moved('11:30')).json()).toMatchObject({ code: 'SLOT_NOT_OFFERED' });
    expect((await moved('15:00')).statusCode).toBe(200);
    const patient = { kind: 'person', name: 'منى علي', phone: '0551234567', email: '', lang: 'ar' };
    const booked = await post('appointments', limited, { ...slot, time: '11:30', patient });
    expect(booked.json()).toMatchObject({ code: 'SLOT_NOT_OFFERED' });
    // Of the whole day, this person cancels only their own part: the day is somebody else's.
    const off = { doctor_id: doctorId, first: today, last: today, reason: 'doctor-away', dry_run: true };
    expect((await post('days/cancel', limited, off)).json()).toMatchObject({ code: 'OUTSIDE_LIMITS' });
  });
});
