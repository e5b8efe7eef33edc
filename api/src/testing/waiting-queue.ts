import { and, eq } from 'drizzle-orm';
import type { Appointment } from '@clinic/contracts';
import type { Waitlist, WaitlistEntry, WaitlistOffer } from '@clinic/contracts/account';
import { appointments } from '../db/schema.ts';
import type { Bookings } from './bookings.ts';
import { first } from './bookings.ts';
import type { Patient } from './clinic.ts';
import { aPatient, call } from './clinic.ts';

/** What somebody asks for who comes whenever a doctor of the speciality is free. */
export const anyTime = {
  first_date: '2026-11-21',
  last_date: '2026-12-20',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  day_parts: ['morning', 'afternoon', 'evening', 'night'],
};

/** What tests of the waiting list do again and again. */
export function waitingQueue(bookings: Bookings) {
  const { clinic } = bookings;
  const post = (as: Patient | undefined, url: string, body?: unknown) =>
    call(clinic, 'POST', url, { ...(as ? { as } : {}), ...(body === undefined ? {} : { body }) });

  const waitingListEntry = (more: object = {}) => ({ specialty_id: bookings.specialtyId, ...anyTime, ...more });
  const join = (as: Patient | undefined, more: object = {}) => post(as, '/api/waitlist', waitingListEntry(more));
  const entriesOf = async (as: Patient) =>
    (await call(clinic, 'GET', '/api/waitlist', { as })).json<{ data: Waitlist }>().data.entries;

  /** A new patient who waits, one minute after the one before. */
  async function aWaiting(more: object = {}): Promise<{ patient: Patient; id: number }> {
    clinic.setNow(new Date(clinic.now().getTime() + 60_000));
    const patient = await aPatient(clinic);
    const { id } = (await join(patient, more)).json<{ data: WaitlistEntry }>().data;
    return { patient, id };
  }

  /** A visit that somebody else has booked. */
  async function aVisit(doctorId: number, more: Record<string, unknown> = {}) {
    const owner = await aPatient(clinic);
    const booked = await bookings.book(owner, bookings.choice(doctorId, more));
    const { id } = booked.json<{ data: Appointment }>().data;
    return { id, owner, cancel: () => post(owner, `/api/appointments/${id}/cancel`) };
  }

  return {
    waitingListEntry,
    join,
    entriesOf,
    aWaiting,
    aVisit,
    post,
    /** What is kept for somebody, if anything. */
    offerFor: async (as: Patient): Promise<WaitlistOffer | null> =>
      (await entriesOf(as)).find(({ offer }) => offer !== null)?.offer ?? null,
    accept: (as: Patient | undefined, offerId: number) => post(as, `/api/waitlist/offers/${offerId}/accept`),
    decline: (as: Patient | undefined, offerId: number) => post(as, `/api/waitlist/offers/${offerId}/decline`),
    leave: (as: Patient | undefined, id: number) => call(clinic, 'DELETE', `/api/waitlist/${id}`, as ? { as } : {}),
    /** What stands in the way of others at nine of the first day. */
    standing: async (doctorId: number) =>
      (
        await clinic.database.db
          .select()
          .from(appointments)
          .where(and(eq(appointments.doctorId, doctorId), eq(appointments.startsAt, new Date(`${first}T06:00:00Z`))))
      ).filter(({ status }) => ['held', 'pending', 'confirmed'].includes(status)),
    later: (minutes: number) => clinic.setNow(new Date(clinic.now().getTime() + minutes * 60_000)),
  };
}
