import { eq } from 'drizzle-orm';
import type { Appointment } from '@clinic/contracts';
import type { AppointmentDetails } from '@clinic/contracts/account';
import { specialties } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { changeStatus } from './change-status.ts';

describe.each(engines)('all about one appointment on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  beforeAll(async () => {
    await clinic.database.db
      .update(specialties)
      .set({
        placeAr: 'الدور الأول',
        placeEn: 'First floor',
        preparation: [{ text_ar: 'أحضر تقاريرك.', text_en: 'Bring your reports.' }],
      })
      .where(eq(specialties.id, bookings.specialtyId));
  });

  async function booked(patient: Patient) {
    const { id } = await bookings.doctorOf();
    return (await bookings.book(patient, bookings.choice(id))).json<{ data: Appointment }>().data;
  }
  const detailsOf = (id: number, as?: Patient) => call(clinic, 'GET', `/api/appointments/${id}`, as ? { as } : {});

  test('401 for a stranger, 404 for another person, 200 for its owner with what to know before the visit', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    expect((await detailsOf(visit.id)).statusCode).toBe(401);
    expect((await detailsOf(visit.id, await aPatient(clinic))).statusCode).toBe(404);
    const answer = await detailsOf(visit.id, patient);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      data: {
        ...visit,
        place_ar: 'الدور الأول',
        place_en: 'First floor',
        preparation: [{ text_ar: 'أحضر تقاريرك.', text_en: 'Bring your reports.' }],
        history: [{ what: 'pending', by: 'patient' }],
      },
    });
  });

  test('E5: its history goes on when it is moved, and says who did what without naming anybody', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const move = (id: number, time: string) =>
      call(clinic, 'POST', `/api/appointments/${id}/reschedule`, {
        as: patient,
        body: { doctor_id: visit.doctor.id, specialty_id: bookings.specialtyId, date: first, time },
      });
    await changeStatus(clinic.services, visit.id, { to: 'confirmed', actor: 'user:999' });
    const once = (await move(visit.id, '11:00')).json<{ data: Appointment }>().data;
    await call(clinic, 'POST', '/api/holds', {
      as: patient,
      body: { doctor_id: visit.doctor.id, specialty_id: bookings.specialtyId, date: first, time: '12:00' },
    });
    const twice = (await move(once.id, '12:00')).json<{ data: Appointment }>().data;
    await changeStatus(clinic.services, twice.id, { to: 'cancelled', actor: 'user:999', reason: 'leave' });

    const answer = await detailsOf(twice.id, patient);
    const { data } = answer.json<{ data: AppointmentDetails }>();
    expect(data.history.map(({ what, by }) => `${what} by ${by}`)).toEqual([
      'pending by patient',
      'confirmed by clinic',
      'moved by patient',
      'moved by patient',
      'cancelled by clinic',
    ]);
    expect(data).toMatchObject({ cancelled_by: 'clinic', moved_to: null });
    expect(answer.body).not.toContain('user:999');
  });

  test('E3: a calendar is only given what the appointment has become', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const { data } = (
      await call(clinic, 'POST', `/api/appointments/${visit.id}/reschedule`, {
        as: patient,
        body: { doctor_id: visit.doctor.id, specialty_id: bookings.specialtyId, date: first, time: '11:00' },
      })
    ).json<{ data: Appointment }>();
    const fileOf = (id: number) =>
      call(clinic, 'GET', `/api/appointments/${id}/calendar.ics?locale=en`, { as: patient });
    expect((await fileOf(visit.id)).statusCode).toBe(404);
    const file = (await fileOf(data.id)).body.replaceAll('\r\n ', '');
    expect(file).toContain('LOCATION:Nabd Clinics\\, First floor\\, King Fahd Road\\, Al Olaya\\, Riyadh\r\n');
    expect(file).toContain('- Bring your reports.\r\n');
  });
});
