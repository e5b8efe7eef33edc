import { and, eq } from 'drizzle-orm';
import type { AppointmentStatus, BookAppointment } from '@clinic/contracts';
import { addDays, clinicInstant, clinicToday, isBookable } from '@clinic/contracts/time';
import type { Mail } from '../messaging/mail.ts';
import { bookAppointment } from '../modules/appointments/booking.ts';
import { cancelByPatient, changeStatus } from '../modules/appointments/change-status.ts';
import type { Booker } from '../modules/appointments/patient.ts';
import { loadCalendars } from '../modules/availability/calendar.ts';
import { freeTimes } from '../modules/availability/slots.ts';
import { slotLeft } from '../modules/waitlist/offer-freed-slot.ts';
import type { Db } from '../db/database.ts';
import { readAccounts } from './demo-folder.ts';
import { loadFamily } from './load-family.ts';
import type { DemoVisit } from './records.ts';
import { specialtyIds } from './references.ts';
import { isText } from '../db/encrypted-columns.ts';
import { appointments, users } from '../db/schema.ts';
import { hourMs } from '../durations.ts';

/** Visits are booked about this long before they take place. */
const bookedDaysAhead = 6;
/** How far from the wanted day a fitting slot is looked for. */
const daysToSearch = 14;

const steps: Record<Exclude<DemoVisit['status'], 'cancelled'>, readonly AppointmentStatus[]> = {
  pending: ['pending'],
  confirmed: ['pending', 'confirmed'],
  completed: ['pending', 'confirmed', 'checked_in', 'completed'],
  no_show: ['pending', 'confirmed', 'no_show'],
};

interface Loading {
  readonly db: Db;
  readonly now: Date;
  readonly specialtyId: (slug: string) => number;
}

/** The visits of the demonstration are made up: nobody is written to about them. */
const silent: Mail = { origin: '', queue: () => Promise.resolve() };

const earlier = (a: Date, b: Date) => (a < b ? a : b);
const clinicAt = ({ db }: Loading, instant: Date) => ({
  db,
  clock: () => instant,
  mail: silent,
  onSlotLeft: slotLeft,
});

/** The slot that a visit of the demo stands for, and when it was booked. */
async function chooseSlot(loading: Loading, visit: DemoVisit) {
  const direction = visit.day < 0 ? -1 : 1;
  const wanted = addDays(clinicToday(loading.now), visit.day);
  for (let away = 0; away <= daysToSearch; away += 1) {
    const date = addDays(wanted, direction * away);
    const bookedAt = earlier(clinicInstant(addDays(date, -bookedDaysAhead), '10:20'), loading.now);
    const day = { first: date, last: date };
    const asking = { now: bookedAt, holderId: null, chooser: 'patient' } as const;
    const calendar = (await loadCalendars(loading.db, [visit.doctor_id], day, asking)).get(visit.doctor_id);
    if (!calendar) throw new Error(`The demo data names an unknown doctor ${visit.doctor_id}`);
    const free = isBookable(date, clinicToday(bookedAt)) ? freeTimes(calendar, date) : [];
    const time = free[Math.min(visit.slot, free.length - 1)];
    if (time !== undefined) return { date, time, bookedAt };
  }
  throw new Error(`Doctor ${visit.doctor_id} has no free slot near day ${visit.day} of the demo data`);
}

async function book(
  loading: Loading,
  booker: Booker,
  visit: DemoVisit,
  { key, family }: { key: string; family: ReadonlyMap<string, number> },
): Promise<void> {
  const { date, time, bookedAt } = await chooseSlot(loading, visit);
  const { family_member } = visit;
  const dependent_id = family_member === undefined ? undefined : family.get(family_member);
  if (family_member !== undefined && dependent_id === undefined) throw new Error('The demo data names no such family');
  const body: BookAppointment = {
    doctor_id: visit.doctor_id,
    specialty_id: loading.specialtyId(visit.specialty),
    date,
    time,
    ...(dependent_id === undefined ? { bookingFor: 'self' } : { bookingFor: 'someoneElse', dependent_id }),
    userDetails: { name: booker.name, phone: booker.phone ?? '', email: booker.email },
  };
  await bookAppointment(clinicAt(loading, bookedAt), booker, body, { key, body });
}

async function lead(loading: Loading, booker: Booker, visit: DemoVisit, key: string): Promise<void> {
  const [stored] = await loading.db
    .select()
    .from(appointments)
    .where(and(eq(appointments.userId, booker.id), eq(appointments.idempotencyKey, key)));
  if (!stored || stored.status === visit.status) return;
  if (visit.status === 'cancelled') {
    const at = earlier(new Date(stored.createdAt.getTime() + 24 * hourMs), loading.now);
    const cancelling = { actor: `user:${booker.id}`, reason: visit.cancel_reason };
    await loading.db.transaction(async (tx) => {
      await cancelByPatient(tx, clinicAt(loading, at), stored.id, cancelling);
      // A visit that leaves its slot gives up its key, by which another run knows it here.
      await tx.update(appointments).set({ idempotencyKey: key }).where(eq(appointments.id, stored.id));
    });
    return;
  }
  const path = steps[visit.status];
  for (const to of path.slice(path.indexOf(stored.status) + 1)) {
    const at = to === 'confirmed' ? new Date(stored.createdAt.getTime() + 3 * hourMs) : stored.endsAt;
    await changeStatus(clinicAt(loading, earlier(at, loading.now)), stored.id, { to, actor: 'reception' });
  }
}

/**
 * Books the demo patients' visits through the booking service, at clocks of the past where needed, and leads them through
 * their states, so that every rule and constraint has agreed to them. May be interrupted and run again.
 */
export async function loadVisits(db: Db, now: Date): Promise<void> {
  const loading = { db, now, specialtyId: await specialtyIds(db) };
  for (const patient of readAccounts().patients) {
    const [booker] = await db.select().from(users).where(isText(users.email, patient.email));
    if (!booker) throw new Error('A demo patient is missing');
    const family = await loadFamily(db, booker.id, patient, now);
    for (const [index, visit] of patient.visits.entries()) {
      const key = `demo-${index}`;
      const [known] = await db
        .select({ id: appointments.id })
        .from(appointments)
        .where(and(eq(appointments.userId, booker.id), eq(appointments.idempotencyKey, key)));
      if (!known) await book(loading, booker, visit, { key, family });
      await lead(loading, booker, visit, key);
    }
  }
}
