import { and, count, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { appointmentEvents, appointments, doctors, doctorSpecialties, specialties } from '../../db/schema.ts';

export type AppointmentRow = typeof appointments.$inferSelect;

/** Advisory locks, always taken in this order: doctor, account, patient. */
export async function lockDoctor(tx: Tx, doctorId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(4711, ${doctorId}::int)`);
}

export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(4712, hashtext(${String(userId)}))`);
}

export async function lockPatient(tx: Tx, patientKey: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(4713, hashtext(${patientKey}))`);
}

/** Holds that have run out make room; the constraint cannot ask the clock (E2). */
export async function expireHolds(tx: Tx, doctorId: number, now: Date): Promise<void> {
  const expired = await tx
    .update(appointments)
    .set({ status: 'expired', holdExpiresAt: null, updatedAt: now })
    .where(
      and(eq(appointments.doctorId, doctorId), eq(appointments.status, 'held'), lt(appointments.holdExpiresAt, now)),
    )
    .returning({ id: appointments.id });
  if (expired.length === 0) return;
  await tx.insert(appointmentEvents).values(
    expired.map(({ id }) => ({
      appointmentId: id,
      fromStatus: 'held' as const,
      toStatus: 'expired' as const,
      actor: 'system',
      at: now,
    })),
  );
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

/** The caller's own hold on exactly this slot. */
export async function findHold(
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

/** The appointment, kept from changing until the transaction ends. */
export async function lockAppointment(tx: Tx, id: number): Promise<AppointmentRow | undefined> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row;
}

/** Holds of an account's wizard that stand; all of them become `cancelled`. Returns their ids. What was offered to it stays. */
export async function releaseHolds(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const released = await tx
    .update(appointments)
    .set({ status: 'cancelled', holdExpiresAt: null, updatedAt: now })
    .where(and(eq(appointments.userId, userId), eq(appointments.status, 'held'), eq(appointments.heldFor, 'booking')))
    .returning({ id: appointments.id });
  return released.map(({ id }) => id);
}

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
      },
      specialty: { id: specialties.id, nameAr: specialties.nameAr, nameEn: specialties.nameEn },
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId));

/** An account's appointments, newest start first; what was only ever held is not one. */
export function appointmentsOf(db: Db, userId: number) {
  return withNames(db)
    .where(and(eq(appointments.userId, userId), notInArray(appointments.status, ['held', 'expired'])))
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
}

/** One appointment that is, or was, more than a hold. */
export async function appointmentById(db: Queryable, id: number) {
  const [row] = await withNames(db).where(
    and(eq(appointments.id, id), notInArray(appointments.status, ['held', 'expired'])),
  );
  return row;
}

export type AppointmentWithNames = NonNullable<Awaited<ReturnType<typeof appointmentById>>>;
