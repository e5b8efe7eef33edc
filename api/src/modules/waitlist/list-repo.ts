import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import { appointments, branches, dependents, doctors, specialties, waitlist, waitlistOffers } from '../../db/schema.ts';

/** The entries that wait are few; the rest of the list is the latest that are over. */
const mostShown = 10;

const own = alias(appointments, 'own');
const slot = alias(appointments, 'slot');
const slotDoctor = alias(doctors, 'slot_doctor');
/** Position in the queue: one more than the earlier entries that overlap in doctor, dates, weekdays and parts of the day. */
const place = sql<number>`(SELECT count(*) + 1 FROM waitlist o
  WHERE o.status IN ('waiting', 'offered') AND o.specialty_id = ${waitlist.specialtyId}
    AND (o.doctor_id IS NULL OR ${waitlist.doctorId} IS NULL OR o.doctor_id = ${waitlist.doctorId})
    AND o.first_date <= ${waitlist.lastDate} AND o.last_date >= ${waitlist.firstDate}
    AND o.weekdays && ${waitlist.weekdays} AND o.day_parts && ${waitlist.dayParts}
    AND (o.joined_at, o.id) < (${waitlist.joinedAt}, ${waitlist.id}))::int`;

const isActive = sql`(${waitlist.status} IN ('waiting', 'offered'))`;

/** An account's entries: those that wait first, then the latest that are over, without those that were left. */
export function listEntries(db: Db, userId: number) {
  return db
    .select({
      entry: waitlist,
      place,
      specialty: specialties,
      doctor: doctors,
      dependent: dependents,
      own,
      offer: waitlistOffers,
      slot,
      slotDoctor,
      slotBranch: branchColumns,
    })
    .from(waitlist)
    .innerJoin(specialties, eq(specialties.id, waitlist.specialtyId))
    .leftJoin(doctors, eq(doctors.id, waitlist.doctorId))
    .leftJoin(dependents, eq(dependents.id, waitlist.dependentId))
    .leftJoin(own, eq(own.id, waitlist.appointmentId))
    .leftJoin(waitlistOffers, and(eq(waitlistOffers.waitlistId, waitlist.id), eq(waitlistOffers.state, 'open')))
    .leftJoin(slot, eq(slot.id, waitlistOffers.appointmentId))
    .leftJoin(slotDoctor, eq(slotDoctor.id, slot.doctorId))
    .leftJoin(branches, isNamedBranch(slot.branchId))
    .where(and(eq(waitlist.userId, userId), ne(waitlist.status, 'left')))
    .orderBy(desc(isActive), desc(waitlist.id))
    .limit(mostShown);
}

export type ListedEntryRow = Awaited<ReturnType<typeof listEntries>>[number];
