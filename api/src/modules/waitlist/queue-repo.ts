import { and, asc, eq, gte, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clinicDateTime, weekday } from '@clinic/contracts/time';
import type { Tx } from '../../db/database.ts';
import { appointments, dependents, users, waitlist } from '../../db/schema.ts';
import type { OpenSlot } from '../appointments/offered-slot.ts';
import { mostActiveAppointments } from '../appointments/policy.ts';
import { dayPartOf } from './policy.ts';

const own = alias(appointments, 'own');

/** The patient of an entry: of the appointment that is to become earlier, a dependent, or the account's own person. */
const patientKey = sql`coalesce(${own.patientKey}, 'd:' || ${waitlist.dependentId}, 'u:' || ${waitlist.userId})`;

/** A doctor's slot that nobody has any more, and whose it was. */
export type FreedSlot = Omit<OpenSlot, 'specialtyId' | 'branchId'> & { readonly patientKey: string };

/** The conditions on which an entry waits for some time of a doctor. */
const isOpenTo = (doctorId: number) => [
  eq(waitlist.status, 'waiting'),
  or(isNull(waitlist.doctorId), eq(waitlist.doctorId, doctorId)),
  sql`EXISTS (SELECT FROM doctor_specialties p
    WHERE p.doctor_id = ${doctorId} AND p.specialty_id = ${waitlist.specialtyId})`,
];

/** The conditions on which a slot suits an entry. */
function fits({ doctorId, startsAt }: FreedSlot) {
  const { date, time } = clinicDateTime(startsAt);
  return [
    ...isOpenTo(doctorId),
    lte(waitlist.firstDate, date),
    gte(waitlist.lastDate, date),
    sql`${weekday(date)}::smallint = ANY(${waitlist.weekdays})`,
    sql`${dayPartOf(time)} = ANY(${waitlist.dayParts})`,
  ];
}

/**
 * Who can be asked: not the one who gave the slot up or was offered it before, nobody who is elsewhere at that time, and nobody
 * who has as many appointments ahead as anybody may have.
 */
function canBeAsked({ doctorId, startsAt, endsAt, patientKey: before }: FreedSlot, now: Date) {
  const [from, to] = [startsAt.toISOString(), endsAt.toISOString()];
  return [
    eq(users.status, 'active'),
    isNull(dependents.removedAt),
    or(
      isNull(waitlist.appointmentId),
      sql`${own.status} IN ('pending', 'confirmed') AND ${own.startsAt} > ${from}::timestamptz`,
    ),
    // An appointment of a kind keeps its length, which the freed time must have.
    sql`(${own.kindEn} IS NULL OR ${own.endsAt} - ${own.startsAt} <= ${to}::timestamptz - ${from}::timestamptz)`,
    sql`${patientKey} <> ${before}`,
    // A visit that becomes earlier is none more.
    sql`(${waitlist.appointmentId} IS NOT NULL OR (SELECT count(*) FROM appointments c
      WHERE c.patient_key = ${patientKey} AND c.status IN ('pending', 'confirmed', 'checked_in')
        AND c.starts_at > ${now.toISOString()}::timestamptz) < ${mostActiveAppointments}::int)`,
    sql`NOT EXISTS (SELECT FROM waitlist_offers o JOIN appointments a ON a.id = o.appointment_id
      WHERE o.waitlist_id = ${waitlist.id} AND a.doctor_id = ${doctorId} AND a.starts_at = ${from}::timestamptz)`,
    sql`NOT EXISTS (SELECT FROM appointments b
      WHERE b.patient_key = ${patientKey} AND b.status IN ('pending', 'confirmed', 'checked_in')
        AND b.id IS DISTINCT FROM ${waitlist.appointmentId}
        AND b.starts_at < ${to}::timestamptz AND b.ends_at > ${from}::timestamptz)`,
  ];
}

/** Whether anybody waits for a time of a doctor. */
export async function isAwaited(tx: Tx, doctorId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(and(...isOpenTo(doctorId)))
    .limit(1);
  return rows.length > 0;
}

/**
 * The first entry in the queue that a slot suits, locked for this transaction. It skips entries that another transaction has
 * locked instead of waiting: nobody gets two offers at once, and no two slots wait for each other.
 * @param passedOver entries that are not looked at again
 */
export async function nextInQueue(
  tx: Tx,
  slot: FreedSlot,
  { now, passedOver }: { now: Date; passedOver: readonly number[] },
) {
  const [row] = await tx
    .select({ entry: waitlist, user: users, dependent: dependents, own })
    .from(waitlist)
    .innerJoin(users, eq(users.id, waitlist.userId))
    .leftJoin(dependents, eq(dependents.id, waitlist.dependentId))
    .leftJoin(own, eq(own.id, waitlist.appointmentId))
    .where(and(...fits(slot), ...canBeAsked(slot, now), notInArray(waitlist.id, [...passedOver])))
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.id))
    .limit(1)
    .for('update', { of: waitlist, skipLocked: true });
  return row;
}

export type NextInQueue = NonNullable<Awaited<ReturnType<typeof nextInQueue>>>;
