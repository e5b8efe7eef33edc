import type { DataVersion, Specialty, SpecialtyDetail } from '@clinic/contracts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('specialities on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const get = (url: string) => call(clinic, 'GET', url);

  test('S79: in the clinic’s order, with the number of active doctors', async () => {
    const late = await aSpecialty(clinic, { sortOrder: 900 });
    const early = await aSpecialty(clinic, { sortOrder: 1 });
    await aDoctor(clinic, { specialtyId: late.id });
    await aDoctor(clinic, { specialtyId: late.id });
    await aDoctor(clinic, { specialtyId: late.id, active: false });
    const { data } = (await get('/api/specialties')).json<{ data: Specialty[] }>();
    expect(data.map(({ id }) => id)).toEqual([early.id, late.id]);
    expect(data.map((one) => one.doctors_count)).toEqual([0, 2]);
  });

  test('S3: one by its slug in either language, with its texts', async () => {
    const section = { heading_ar: 'متى', heading_en: 'When', body_ar: 'نص', body_en: 'Text' };
    const one = await aSpecialty(clinic, { sections: [section], services: [{ name_ar: 'كشف', name_en: 'Visit' }] });
    for (const slug of [one.slugAr, one.slugEn.toUpperCase()]) {
      const answer = await get(`/api/specialties/${encodeURIComponent(slug)}`);
      expect(answer.json<{ data: SpecialtyDetail }>().data).toMatchObject({
        id: one.id,
        sections: [section],
        services: [{ name_ar: 'كشف', name_en: 'Visit' }],
      });
    }
    expect((await get('/api/specialties/none')).statusCode).toBe(404);
    expect((await get('/api/specialties/%E0%A4%A')).statusCode).toBe(400);
  });

  test('the data version changes with public content and not with bookings', async () => {
    const version = async () => (await get('/api/data-version')).json<DataVersion>();
    const { id } = await aSpecialty(clinic);
    const doctor = await aDoctor(clinic, { specialtyId: id });
    const before = await version();
    expect(before.today).toBe('2026-11-21');
    const booked = await call(clinic, 'POST', '/api/appointments', {
      as: await aPatient(clinic),
      body: {
        doctor_id: doctor.id,
        specialty_id: id,
        date: '2026-11-23',
        time: '08:00',
        bookingFor: 'self',
        userDetails: { name: '', phone: '', email: '' },
      },
    });
    expect(booked.statusCode).toBe(201);
    expect(await version()).toEqual(before);
    await aSpecialty(clinic);
    expect((await version()).version).not.toBe(before.version);
  });
});
