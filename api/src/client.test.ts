import { createClinicClient } from '@clinic/client';
import type { ApiError, ApiErrorCode, ClinicClient } from '@clinic/client';
import { errorStatus } from '@clinic/contracts';
import { aPatient, password } from './testing/clinic.ts';
import { useBookings } from './testing/bookings.ts';

describe('the client of the API', () => {
  const bookings = useBookings('pglite');
  const { clinic } = bookings;
  let baseUrl: string;

  beforeAll(async () => {
    baseUrl = await clinic.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const clientOf = (token: () => string | null): ClinicClient => createClinicClient({ baseUrl, lang: 'en', token });

  /** What a call answered; fails the test with what the API said instead. */
  function answered<T>({ data, error }: { data?: T; error?: ApiError }): T {
    if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`);
    return data;
  }

  /** Signs a new patient in, as an app does. */
  async function signedIn(): Promise<ClinicClient> {
    const { email } = await aPatient(clinic);
    let token: string | null = null;
    const client = clientOf(() => token);
    token = answered(await client.POST('/api/login', { body: { identifier: email, password } })).access_token;
    return client;
  }

  test('signs in, finds a doctor and a time, holds it, books it once, and cancels', async () => {
    const { id } = await bookings.doctorOf();
    const client = await signedIn();
    const me = answered(await client.GET('/api/user'));
    const found = answered(await client.GET('/api/doctors', { params: { query: { page: 1 } } }));
    const doctor = found.data.data.find((card) => card.id === id);
    const date = doctor?.next_slot?.date ?? '';
    const times = answered(await client.GET('/api/available-slots', { params: { query: { doctor_id: id, date } } }));
    expect(times.length).toBeGreaterThan(0);

    const choice = {
      ...{ doctor_id: id, specialty_id: bookings.specialtyId, date, time: times[0] ?? '' },
      bookingFor: 'self',
    } as const;
    const hold = answered(await client.POST('/api/holds', { body: choice }));
    expect(hold.data.conflict).toBeNull();
    const book = () =>
      client.POST('/api/appointments', {
        params: { header: { 'Idempotency-Key': 'one-booking' } },
        body: { ...choice, userDetails: { name: '', phone: '', email: '' } },
      });
    const { data: booked } = answered(await book());
    expect(booked).toMatchObject({ status: 'pending', patient_name: me.name, date });
    expect(answered(await book()).data.id).toBe(booked.id);

    const cancelled = answered(
      await client.POST('/api/appointments/{id}/cancel', {
        params: { path: { id: booked.id } },
        body: { reason: 'I am travelling' },
      }),
    );
    expect(cancelled.data).toMatchObject({ id: booked.id, status: 'cancelled', cancelled_by: 'patient' });
    expect(answered(await client.GET('/api/appointments')).data.map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('answers with a typed error: who is not signed in, which field, which times instead', async () => {
    const stranger = clientOf(() => null);
    const { error, response } = await stranger.GET('/api/user');
    const code: ApiErrorCode | undefined = error?.code;
    expect([response.status, code]).toEqual([errorStatus.UNAUTHENTICATED, 'UNAUTHENTICATED']);

    const unnamed = await stranger.POST('/api/login', { body: { identifier: '', password } });
    expect(unnamed.error?.errors).toEqual({ identifier: ['validation.required'] });

    const { id } = await bookings.doctorOf();
    const [first, second] = [await signedIn(), await signedIn()];
    const choice = { doctor_id: id, specialty_id: bookings.specialtyId, date: '2026-11-23', time: '09:00' };
    const body = {
      ...choice,
      bookingFor: 'self',
      userDetails: { name: '', phone: '', email: '' },
    } as const;
    answered(await first.POST('/api/appointments', { body }));
    const late = await second.POST('/api/appointments', { body });
    expect(late.error).toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) });
    expect(late.error?.alternatives?.[0]).toEqual({ date: '2026-11-23', time: '09:30' });
  });
});
