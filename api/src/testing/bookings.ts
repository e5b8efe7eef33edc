import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { appointments } from '../db/schema.ts';
import type { ADoctor, Patient, TestClinic } from './clinic.ts';
import { aDoctor, aSpecialty, call, openClinic } from './clinic.ts';
import { useClinic } from './use-clinic.ts';

/** First and last date that can be booked on the day of the tests' clock. */
export const first = '2026-11-23';
export const last = '2026-12-20';

/** A clinic with one speciality, and what tests of bookings do again and again. */
export interface Bookings {
  readonly clinic: TestClinic;
  readonly specialtyId: number;
  readonly doctorOf: (values?: Partial<ADoctor>) => ReturnType<typeof aDoctor>;
  readonly choice: (doctorId: number, more?: Record<string, unknown>) => Record<string, unknown>;
  readonly book: (as: Patient, body: unknown, headers?: Record<string, string>) => ReturnType<typeof call>;
  readonly storedOf: (doctorId: number) => Promise<(typeof appointments.$inferSelect)[]>;
}

function bookingsIn(clinic: TestClinic, specialtyId: () => number): Bookings {
  return {
    clinic,
    get specialtyId() {
      return specialtyId();
    },
    doctorOf: (values = {}) => aDoctor(clinic, { specialtyId: specialtyId(), ...values }),
    choice: (doctorId, more = {}) => ({
      doctor_id: doctorId,
      specialty_id: specialtyId(),
      date: first,
      time: '09:00',
      bookingFor: 'self',
      userDetails: { name: '', phone: '', email: '' },
      ...more,
    }),
    book: (as, body, headers = {}) => call(clinic, 'POST', '/api/appointments', { as, body, headers }),
    storedOf: (doctorId) => clinic.database.db.select().from(appointments).where(eq(appointments.doctorId, doctorId)),
  };
}

/** Opens a clinic with one speciality, ready to take bookings. */
export async function openBookings(engine: Database['engine'], env: Record<string, string> = {}): Promise<Bookings> {
  const clinic = await openClinic(engine, { env });
  const { id } = await aSpecialty(clinic);
  return bookingsIn(clinic, () => id);
}

/** The same for all tests of a block: opened before the first, at the default time before each, closed after the last. */
export function useBookings(engine: Database['engine'], options?: Parameters<typeof useClinic>[1]): Bookings {
  const clinic = useClinic(engine, options);
  let specialtyId = 0;
  beforeAll(async () => {
    ({ id: specialtyId } = await aSpecialty(clinic));
  });
  return bookingsIn(clinic, () => specialtyId);
}
