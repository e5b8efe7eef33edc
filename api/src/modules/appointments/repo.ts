import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lockDoctor } from '../../db/advisory-locks.ts';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { focusOf } from '../../db/image-focus.ts';
import {
  appointmentEvents,
  appointments,
  branches,
  dependents,
  doctors,
  doctorSpecialties,
  slotHolds,
  specialties,
} from '../../db/schema.ts';

export type AppointmentRow = typeof appointments.$inferSelect;

const beginsIn = (doctorId: number, { from, to }: { from: Date; to: Date }) =>
  and(eq(appointments.doctorId, doctorId), gte(appointments.startsAt, from), lt(appointments.startsAt, to));

/** Offers of a doctor's slots in an interval in which nobody will be seen come to an end (E10). */
export async function endOffersIn(
  tx: Tx,
  doctorId: number,
  interval: { from: Date; to: Date },
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const ended = await tx
    .update(appointments)
    .set({ status: 'expired', holdExpiresAt: null, updatedAt: now })
    .where(and(eq(appointments.status, 'held'), beginsIn(doctorId, interval)))
    .returning({ id: appointments.id });
  if (ended.length === 0) return;
  const over = { fromStatus: 'held', toStatus: 'expired', actor, at: now } as const;
  await tx.insert(appointmentEvents).values(ended.map(({ id }) => ({ appointmentId: id, ...over })));
}

const blocking = inArray(appointments.status, ['held', 'pending', 'confirmed', 'checked_in']);

/** Whether a visit or an offer stands in a part of a doctor's time, beside some visits. */
export async function isTaken(
  tx: Tx,
  { doctorId, startsAt, endsAt }: { doctorId: number; startsAt: Date; endsAt: Date },
  except: readonly number[],
): Promise<boolean> {
  const overlaps = and(lt(appointments.startsAt, endsAt), gt(appointments.endsAt, startsAt));
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.doctorId, doctorId), blocking, overlaps, notInArray(appointments.id, [...except])))
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether a slot is another account's at this moment: a visit or an offer begins then, or the time is kept. Nobody's lock is
 * held, so it may be another's a moment later.
 */
export async function isAnothers(
  db: Queryable,
  { doctorId, startsAt }: { doctorId: number; startsAt: Date },
  userId: number,
  now: Date,
): Promise<boolean> {
  const start = startsAt.toISOString();
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM ${appointments} WHERE doctor_id = ${doctorId}::bigint AND starts_at = ${start}::timestamptz
        AND status IN ('held', 'pending', 'confirmed', 'checked_in') AND user_id IS DISTINCT FROM ${userId}::bigint
    ) OR EXISTS (
      SELECT FROM ${slotHolds} WHERE doctor_id = ${doctorId}::bigint AND starts_at <= ${start}::timestamptz
        AND ends_at > ${start}::timestamptz AND expires_at >= ${now.toISOString()}::timestamptz
        AND user_id <> ${userId}::bigint
    ) AS taken`);
  return rows[0]?.taken === true;
}

/** A doctor's visits and offers that begin in an interval and keep others out, in their order. */
export function standingIn(db: Queryable, doctorId: number, interval: { from: Date; to: Date }) {
  return db
    .select({
      ...{ id: appointments.id, status: appointments.status },
      ...{ specialtyId: appointments.specialtyId, branchId: appointments.branchId },
      ...{ startsAt: appointments.startsAt, endsAt: appointments.endsAt },
    })
    .from(appointments)
    .where(and(beginsIn(doctorId, interval), blocking))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

export async function practises(db: Queryable, doctorId: number, specialtyId: number): Promise<boolean> {
  const rows = await db
    .select({ id: doctorSpecialties.doctorId })
    .from(doctorSpecialties)
    .where(and(eq(doctorSpecialties.doctorId, doctorId), eq(doctorSpecialties.specialtyId, specialtyId)));
  return rows.length > 0;
}

export async function countActive(tx: Tx, patientKey: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ active: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientKey, patientKey),
        inArray(appointments.status, ['pending', 'confirmed', 'checked_in']),
        gt(appointments.startsAt, now),
      ),
    );
  return row?.active ?? 0;
}

/** What stands for exactly this slot if it is offered to the account. */
export async function findOffered(
  tx: Tx,
  slot: { userId: number; doctorId: number; startsAt: Date },
): Promise<{ id: number } | undefined> {
  const [row] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, slot.userId),
        eq(appointments.doctorId, slot.doctorId),
        eq(appointments.startsAt, slot.startsAt),
        eq(appointments.status, 'held'),
      ),
    );
  return row;
}

export async function insertAppointment(tx: Tx, values: typeof appointments.$inferInsert): Promise<AppointmentRow> {
  const [row] = await tx.insert(appointments).values(values).returning();
  if (!row) throw new Error('the appointment was not stored');
  return row;
}

export async function updateAppointment(
  tx: Tx,
  id: number,
  values: Partial<typeof appointments.$inferInsert>,
): Promise<AppointmentRow> {
  const [row] = await tx.update(appointments).set(values).where(eq(appointments.id, id)).returning();
  if (!row) throw new Error('the appointment is gone');
  return row;
}

export async function insertEvent(tx: Tx, event: typeof appointmentEvents.$inferInsert): Promise<void> {
  await tx.insert(appointmentEvents).values(event);
}

/** The appointment as it is stored. */
export async function findAppointment(db: Queryable, id: number): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/**
 * The appointment, kept from changing until the transaction ends. Its doctor's lock is taken first: the slot that a change
 * frees is offered to somebody in the same transaction.
 */
export async function lockAppointment(tx: Tx, id: number): Promise<AppointmentRow | undefined> {
  const seen = await findAppointment(tx, id);
  if (!seen) return undefined;
  await lockDoctor(tx, seen.doctorId);
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row;
}

const movedTo = alias(appointments, 'moved_to');

const withNames = (db: Queryable) =>
  db
    .select({
      appointment: appointments,
      doctor: {
        id: doctors.id,
        nameAr: doctors.nameAr,
        nameEn: doctors.nameEn,
        slugAr: doctors.slugAr,
        slugEn: doctors.slugEn,
        image: doctors.image,
        imageFocus: focusOf('doctors.image'),
      },
      specialty: { id: specialties.id, nameAr: specialties.nameAr, nameEn: specialties.nameEn },
      /** Where it is; null where the clinic has one branch. */
      branch: branchColumns,
      /** Whom of the account's family it is for, also when they were taken out of it since. */
      dependent: { id: dependents.id, relation: dependents.relation },
      /** What an appointment that was moved away became. */
      movedTo: movedTo.id,
      /** Who cancelled it, as the event has it. */
      cancelActor: sql<string | null>`(SELECT e.actor FROM ${appointmentEvents} e
        WHERE e.appointment_id = ${appointments.id} AND e.to_status = 'cancelled' ORDER BY e.id DESC LIMIT 1)`,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId))
    .leftJoin(branches, isNamedBranch(appointments.branchId))
    .leftJoin(dependents, eq(dependents.id, appointments.dependentId))
    .leftJoin(movedTo, eq(movedTo.rescheduledFrom, appointments.id));

/**
 * An account's appointments, newest start first; what was only ever offered is not one, and one that was moved stands there as
 * what it became.
 */
export function appointmentsOf(db: Db, userId: number) {
  return withNames(db)
    .where(
      and(eq(appointments.userId, userId), notInArray(appointments.status, ['held', 'expired']), isNull(movedTo.id)),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
}

/** A patient's visits ahead that an account booked, the first first. */
export function activeVisits(tx: Tx, patientKey: string, userId: number, now: Date) {
  return withNames(tx)
    .where(
      and(
        eq(appointments.patientKey, patientKey),
        eq(appointments.userId, userId),
        inArray(appointments.status, ['pending', 'confirmed', 'checked_in']),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** One appointment that is, or was, more than an offer. */
export async function appointmentById(db: Queryable, id: number) {
  const [row] = await withNames(db).where(
    and(eq(appointments.id, id), notInArray(appointments.status, ['held', 'expired'])),
  );
  return row;
}

export type AppointmentWithNames = NonNullable<Awaited<ReturnType<typeof appointmentById>>>;
