import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { appointments } from '../db/schema.ts';
import type { ADoctor, Patient, TestClinic } from './clinic.ts';
import { aDoctor, aSpecialty, call, openClinic } from './clinic.ts';

/** First and last date that can be booked on the day of the tests' clock. */
export const first = '2026-11-23';
export const last = '2026-12-20';

/** What tests of bookings do again and again. */
export interface BookingDesk {
  readonly clinic: TestClinic;
  readonly specialtyId: number;
  readonly doctorOf: (values?: Partial<ADoctor>) => ReturnType<typeof aDoctor>;
  readonly choice: (doctorId: number, more?: Record<string, unknown>) => Record<string, unknown>;
  readonly book: (as: Patient, body: unknown, headers?: Record<string, string>) => ReturnType<typeof call>;
  readonly storedOf: (doctorId: number) => Promise<(typeof appointments.$inferSelect)[]>;
}

/** A clinic with one speciality, ready to take bookings. */
export async function openDesk(engine: Database['engine']): Promise<BookingDesk> {
  const clinic = await openClinic(engine);
  const { id: specialtyId } = await aSpecialty(clinic);
  return {
    clinic,
    specialtyId,
    doctorOf: (values = {}) => aDoctor(clinic, { specialtyId, ...values }),
    choice: (doctorId, more = {}) => ({
      doctor_id: doctorId,
      specialty_id: specialtyId,
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
