import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import {
  appointments,
  branches,
  doctors,
  doctorSpecialties,
  specialties,
  waitlist,
  waitlistOffers,
} from '../../db/schema.ts';

export type EntryRow = typeof waitlist.$inferSelect;
export type OfferRow = typeof waitlistOffers.$inferSelect;

const active = inArray(waitlist.status, ['waiting', 'offered']);

/** The entries of an account that still wait. */
export function activeEntries(tx: Tx, userId: number): Promise<EntryRow[]> {
  return tx
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.userId, userId), active));
}

export async function insertEntry(tx: Tx, values: typeof waitlist.$inferInsert): Promise<EntryRow> {
  const [row] = await tx.insert(waitlist).values(values).returning();
  if (!row) throw new Error('the entry was not stored');
  return row;
}

export async function updateEntry(tx: Tx, id: number, values: Partial<typeof waitlist.$inferInsert>): Promise<void> {
  await tx.update(waitlist).set(values).where(eq(waitlist.id, id));
}

/** An account's own entry. */
export async function findEntry(tx: Tx, userId: number, id: number): Promise<EntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.id, id), eq(waitlist.userId, userId)));
  return row;
}

/** An entry, locked until the transaction ends. */
export async function lockEntry(tx: Tx, id: number): Promise<EntryRow | undefined> {
  const [row] = await tx.select().from(waitlist).where(eq(waitlist.id, id)).for('update');
  return row;
}

/** Whether the doctor, or without one anybody, sees patients in a speciality. */
export async function isPractised(tx: Tx, specialtyId: number, doctorId: number | undefined): Promise<boolean> {
  const practising = await tx
    .select({ id: doctors.id })
    .from(doctorSpecialties)
    .innerJoin(doctors, eq(doctors.id, doctorSpecialties.doctorId))
    .where(
      and(
        eq(doctorSpecialties.specialtyId, specialtyId),
        eq(doctors.active, true),
        doctorId === undefined ? undefined : eq(doctors.id, doctorId),
      ),
    )
    .limit(1);
  return practising.length > 0;
}

/** An account's own appointment that can still become an earlier one. */
export async function ownVisitAhead(tx: Tx, userId: number, id: number, now: Date) {
  const [row] = await tx
    .select({ specialtyId: appointments.specialtyId, dependentId: appointments.dependentId })
    .from(appointments)
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.userId, userId),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.startsAt, now),
      ),
    );
  return row;
}

/** Entries for an earlier time of an appointment follow it to where it moved, or end with it. */
export async function followAppointment(tx: Tx, appointmentId: number, movedTo: number | null): Promise<void> {
  await tx
    .update(waitlist)
    .set(movedTo === null ? { status: 'left' } : { appointmentId: movedTo })
    .where(and(eq(waitlist.appointmentId, appointmentId), movedTo === null ? eq(waitlist.status, 'waiting') : active));
}

/** An entry waits again, unless the appointment that was to become earlier does not stand any more. Says whether it does. */
export async function waitOn(tx: Tx, id: number): Promise<boolean> {
  const stands = sql`${waitlist.appointmentId} IS NULL OR EXISTS (SELECT FROM appointments a
    WHERE a.id = ${waitlist.appointmentId} AND a.status IN ('pending', 'confirmed'))`;
  const [row] = await tx
    .update(waitlist)
    .set({ status: sql`CASE WHEN ${stands} THEN 'waiting' ELSE 'left' END` })
    .where(eq(waitlist.id, id))
    .returning({ status: waitlist.status });
  return row?.status === 'waiting';
}

/** Expires entries whose last day is over. */
export async function expireEntriesBefore(db: Db, today: string): Promise<void> {
  await db
    .update(waitlist)
    .set({ status: 'expired' })
    .where(and(eq(waitlist.status, 'waiting'), lt(waitlist.lastDate, today)));
}

export async function insertOffer(tx: Tx, values: typeof waitlistOffers.$inferInsert): Promise<OfferRow> {
  const [row] = await tx.insert(waitlistOffers).values(values).returning();
  if (!row) throw new Error('the offer was not stored');
  return row;
}

export async function updateOffer(
  tx: Tx,
  id: number,
  values: Partial<typeof waitlistOffers.$inferInsert>,
): Promise<void> {
  await tx.update(waitlistOffers).set(values).where(eq(waitlistOffers.id, id));
}

const withEntry = (db: Queryable) =>
  db
    .select({ offer: waitlistOffers, entry: waitlist })
    .from(waitlistOffers)
    .innerJoin(waitlist, eq(waitlist.id, waitlistOffers.waitlistId));

/** An offer with its entry. */
export async function findOffer(db: Queryable, id: number) {
  const [row] = await withEntry(db).where(eq(waitlistOffers.id, id));
  return row;
}

/** An offer with its entry, both locked until the transaction ends. */
export async function lockOffer(tx: Tx, id: number) {
  const [row] = await withEntry(tx).where(eq(waitlistOffers.id, id)).for('update');
  return row;
}

export type OfferWithEntry = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** The open offer of an entry. */
export async function openOfferOf(tx: Tx, entryId: number): Promise<OfferRow | undefined> {
  const [row] = await tx
    .select()
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.waitlistId, entryId), eq(waitlistOffers.state, 'open')));
  return row;
}

/** Ids of open offers that have run out, or whose slot is no longer held; the oldest first. */
export async function offersToClose(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: waitlistOffers.id })
    .from(waitlistOffers)
    .innerJoin(appointments, eq(appointments.id, waitlistOffers.appointmentId))
    .where(
      and(eq(waitlistOffers.state, 'open'), or(lte(waitlistOffers.expiresAt, now), ne(appointments.status, 'held'))),
    )
    .orderBy(asc(waitlistOffers.expiresAt), asc(waitlistOffers.id));
  return rows.map(({ id }) => id);
}

/** What a message says of an offered slot. */
export async function slotOf(db: Queryable, appointmentId: number) {
  const [row] = await db
    .select({
      startsAt: appointments.startsAt,
      doctor: { nameAr: doctors.nameAr, nameEn: doctors.nameEn },
      specialty: { nameAr: specialties.nameAr, nameEn: specialties.nameEn },
      branch: branchColumns,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId))
    .leftJoin(branches, isNamedBranch(appointments.branchId))
    .where(eq(appointments.id, appointmentId));
  if (!row) throw new Error('the offered slot is gone');
  return row;
}

export type OfferSlot = Awaited<ReturnType<typeof slotOf>>;
