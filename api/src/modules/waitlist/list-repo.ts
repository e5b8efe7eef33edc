import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WaitlistEntry } from '@clinic/contracts/account';
import { clinicDateTime } from '@clinic/contracts/time';
import type { Db } from '../../db/database.ts';
import { appointments, dependents, doctors, specialties, waitlist, waitlistOffers } from '../../db/schema.ts';

/** The few wishes that wait, and the latest that are over. */
const mostShown = 10;

const own = alias(appointments, 'own');
const slot = alias(appointments, 'slot');
const slotDoctor = alias(doctors, 'slot_doctor');
/** Others before a wish in line who would take some of the same times, and itself. */
const place = sql<number>`(SELECT count(*) + 1 FROM waitlist o
  WHERE o.status IN ('waiting', 'offered') AND o.specialty_id = ${waitlist.specialtyId}
    AND (o.doctor_id IS NULL OR ${waitlist.doctorId} IS NULL OR o.doctor_id = ${waitlist.doctorId})
    AND o.first_date <= ${waitlist.lastDate} AND o.last_date >= ${waitlist.firstDate}
    AND o.weekdays && ${waitlist.weekdays} AND o.day_parts && ${waitlist.dayParts}
    AND (o.joined_at, o.id) < (${waitlist.joinedAt}, ${waitlist.id}))::int`;

const isActive = sql`(${waitlist.status} IN ('waiting', 'offered'))`;

function select(db: Db, userId: number) {
  return db
    .select({
      wish: waitlist,
      place,
      specialty: specialties,
      doctor: doctors,
      dependent: dependents,
      own,
      offer: waitlistOffers,
      slot,
      slotDoctor,
    })
    .from(waitlist)
    .innerJoin(specialties, eq(specialties.id, waitlist.specialtyId))
    .leftJoin(doctors, eq(doctors.id, waitlist.doctorId))
    .leftJoin(dependents, eq(dependents.id, waitlist.dependentId))
    .leftJoin(own, eq(own.id, waitlist.appointmentId))
    .leftJoin(waitlistOffers, and(eq(waitlistOffers.waitlistId, waitlist.id), eq(waitlistOffers.state, 'open')))
    .leftJoin(slot, eq(slot.id, waitlistOffers.appointmentId))
    .leftJoin(slotDoctor, eq(slotDoctor.id, slot.doctorId))
    .where(and(eq(waitlist.userId, userId), ne(waitlist.status, 'left')))
    .orderBy(desc(isActive), desc(waitlist.id))
    .limit(mostShown);
}

type Row = Awaited<ReturnType<typeof select>>[number];

const nameOf = ({ id, nameAr, nameEn }: { id: number; nameAr: string; nameEn: string }) => ({
  id,
  name_ar: nameAr,
  name_en: nameEn,
});

const doctorOf = (doctor: NonNullable<Row['doctor']>) => ({
  ...nameOf(doctor),
  slug_ar: doctor.slugAr,
  slug_en: doctor.slugEn,
  image: doctor.image,
});

function offerOf({ offer, slot: kept, slotDoctor: doctor }: Row, now: Date): WaitlistEntry['offer'] {
  if (!offer || !kept || !doctor || offer.expiresAt <= now) return null;
  return {
    id: offer.id,
    doctor: doctorOf(doctor),
    starts_at: kept.startsAt.toISOString(),
    ...clinicDateTime(kept.startsAt),
    expires_at: offer.expiresAt.toISOString(),
    seconds_left: Math.ceil((offer.expiresAt.getTime() - now.getTime()) / 1000),
  };
}

function present(row: Row, now: Date): WaitlistEntry {
  const { wish, specialty, doctor, dependent, own: visit } = row;
  return {
    id: wish.id,
    status: wish.status,
    specialty: nameOf(specialty),
    doctor: doctor && doctorOf(doctor),
    first_date: wish.firstDate,
    last_date: wish.lastDate,
    weekdays: wish.weekdays,
    day_parts: wish.dayParts,
    dependent: dependent && { id: dependent.id, name: dependent.name, relation: dependent.relation },
    appointment: visit && { id: visit.id, reference: visit.reference, ...clinicDateTime(visit.startsAt) },
    joined_at: wish.joinedAt.toISOString(),
    place: wish.status === 'waiting' ? row.place : null,
    offer: offerOf(row, now),
  };
}

/** An account's wishes: those that wait first, then the latest that are over. What was left is gone. */
export async function listEntries(db: Db, userId: number, now: Date): Promise<WaitlistEntry[]> {
  const rows = await select(db, userId);
  return rows.map((row) => present(row, now));
}
