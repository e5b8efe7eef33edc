import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { appointmentEvents, appointments, doctors, specialties, waitlist, waitlistOffers } from '../../db/schema.ts';
import type { AccountExport } from './export-format.ts';

type Visit = AccountExport['appointments'][number];
type EventRow = typeof appointmentEvents.$inferSelect;

const doctorNames = { nameAr: doctors.nameAr, nameEn: doctors.nameEn };
const specialtyNames = { nameAr: specialties.nameAr, nameEn: specialties.nameEn };
const named = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }) => ({ name_ar: nameAr, name_en: nameEn });

/** Who did it, without saying who at the clinic. */
function eventOf(userId: number, { fromStatus, toStatus, actor, reason, at }: EventRow): Visit['events'][number] {
  const isPerson = actor.startsWith('user:');
  const by = actor === `user:${userId}` ? 'you' : isPerson ? 'clinic' : 'system';
  return { from: fromStatus, to: toStatus, by, reason, at: at.toISOString() };
}

/** Every row of appointments of an account, holds too, with what happened to it. */
export async function visitsOf(db: Queryable, userId: number): Promise<Visit[]> {
  const rows = await db
    .select({ visit: getTableColumns(appointments), doctor: doctorNames, specialty: specialtyNames })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId))
    .where(eq(appointments.userId, userId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const ids = rows.map(({ visit }) => visit.id);
  const events = await db
    .select()
    .from(appointmentEvents)
    .where(inArray(appointmentEvents.appointmentId, ids))
    .orderBy(asc(appointmentEvents.id));
  return rows.map(({ visit, doctor, specialty }) => ({
    reference: visit.reference,
    status: visit.status,
    starts_at: visit.startsAt.toISOString(),
    ends_at: visit.endsAt.toISOString(),
    doctor: named(doctor),
    specialty: named(specialty),
    booking_for: visit.bookingFor,
    dependent: visit.dependentId,
    patient_name: visit.patientName,
    patient_phone: visit.patientPhone,
    patient_email: visit.patientEmail,
    lang: visit.lang,
    booked_by_clinic: visit.bookedBy !== null,
    moved: visit.rescheduledFrom !== null,
    created_at: visit.createdAt.toISOString(),
    updated_at: visit.updatedAt.toISOString(),
    events: events.filter(({ appointmentId }) => appointmentId === visit.id).map((event) => eventOf(userId, event)),
  }));
}

/** Every wish of an account on the waiting list, with what was offered for it. */
export async function wishesOf(db: Queryable, userId: number): Promise<AccountExport['waiting_list']> {
  const rows = await db
    .select({
      wish: getTableColumns(waitlist),
      doctor: doctorNames,
      specialty: specialtyNames,
      reference: appointments.reference,
    })
    .from(waitlist)
    .innerJoin(specialties, eq(specialties.id, waitlist.specialtyId))
    .leftJoin(doctors, eq(doctors.id, waitlist.doctorId))
    .leftJoin(appointments, eq(appointments.id, waitlist.appointmentId))
    .where(eq(waitlist.userId, userId))
    .orderBy(asc(waitlist.id));
  const ids = rows.map(({ wish }) => wish.id);
  const offers = await db
    .select({ ...getTableColumns(waitlistOffers), startsAt: appointments.startsAt })
    .from(waitlistOffers)
    .innerJoin(appointments, eq(appointments.id, waitlistOffers.appointmentId))
    .where(inArray(waitlistOffers.waitlistId, ids))
    .orderBy(asc(waitlistOffers.id));
  return rows.map(({ wish, doctor, specialty, reference }) => ({
    specialty: named(specialty),
    doctor: doctor && named(doctor),
    dependent: wish.dependentId,
    in_place_of: reference,
    first_date: wish.firstDate,
    last_date: wish.lastDate,
    weekdays: wish.weekdays,
    day_parts: wish.dayParts,
    status: wish.status,
    joined_at: wish.joinedAt.toISOString(),
    offers: offers
      .filter(({ waitlistId }) => waitlistId === wish.id)
      .map(({ state, startsAt, offeredAt, expiresAt, answeredAt }) => ({
        state,
        starts_at: startsAt.toISOString(),
        offered_at: offeredAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        answered_at: answeredAt?.toISOString() ?? null,
      })),
  }));
}
