import type { Appointment } from '@clinic/contracts';
import type { AppointmentDetails } from '@clinic/contracts/account';
import { useBookings } from '../../testing/bookings.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';

describe.each(engines)('CONFIRM_BOOKINGS=at-once on %s', (engine) => {
  const bookings = useBookings(engine, {
    env: { CONFIRM_BOOKINGS: 'at-once', CLINIC_EMAIL: 'clinic@nabd.example' },
  });
  const { clinic } = bookings;

  test('confirms what a patient books or moves, with its history and one message', async () => {
    const patient = await aPatient(clinic, { phone: null, lang: 'en' });
    const doctor = await bookings.doctorOf();
    const booked = await bookings.book(patient, bookings.choice(doctor.id));
    const { data } = booked.json<{ data: Appointment }>();
    expect([booked.statusCode, data.status]).toEqual([201, 'confirmed']);
    const details = await call(clinic, 'GET', `/api/appointments/${data.id}`, { as: patient });
    const { history } = details.json<{ data: AppointmentDetails }>().data;
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['pending', 'patient'],
      ['confirmed', 'clinic'],
    ]);
    const [message, ...more] = await messagesTo(clinic, patient.email);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ subject: 'Your appointment is confirmed', invitation: { method: 'REQUEST' } });

    const body = bookings.choice(doctor.id, { time: '10:00' });
    const moved = await call(clinic, 'POST', `/api/appointments/${data.id}/reschedule`, { as: patient, body });
    expect(moved.json<{ data: Appointment }>().data.status).toBe('confirmed');
    expect((await messagesTo(clinic, patient.email)).map(({ subject }) => subject)).toEqual([
      'Your appointment is confirmed',
      'Your appointment has been moved',
    ]);
  });
});

describe.each(engines)('without the setting on %s', (engine) => {
  const bookings = useBookings(engine);

  test('a booking waits for the reception, and its patient reads when it confirms', async () => {
    const patient = await aPatient(bookings.clinic, { phone: null, lang: 'en' });
    const doctor = await bookings.doctorOf();
    const booked = await bookings.book(patient, bookings.choice(doctor.id));
    expect(booked.json<{ data: Appointment }>().data.status).toBe('pending');
    const [message] = await messagesTo(bookings.clinic, patient.email);
    expect(message?.body).toContain('Our reception confirms requests during working hours');
  });
});
