import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import type { Queryable } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import {
  appointmentEvents,
  appointments,
  auditLog,
  branches,
  dependents,
  doctors,
  notifications,
  otpCodes,
  outbox,
  pushDevices,
  sessions,
  specialties,
  waitlist,
  waitlistOffers,
} from '../../db/schema.ts';
import { readMessage, sentTo } from '../../messaging/outbox.ts';
import { provedContacts } from './proved-contacts.ts';
import type { UserRow } from './repo.ts';

export type EventRow = typeof appointmentEvents.$inferSelect;

export const sessionsOf = (db: Queryable, userId: number) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id));

/** Those that show notifications. */
export const browsersOf = (db: Queryable, userId: number) =>
  db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(asc(pushDevices.id));

export const codesOf = (db: Queryable, userId: number) =>
  db.select().from(otpCodes).where(eq(otpCodes.userId, userId)).orderBy(asc(otpCodes.id));

export const familyOf = (db: Queryable, userId: number) =>
  db.select().from(dependents).where(eq(dependents.userId, userId)).orderBy(asc(dependents.id));

export const notificationsOf = (db: Queryable, userId: number) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id));

/** Messages to the account, and those to its address and number from before they said whose they are. */
export async function messagesOf(db: Queryable, cipher: FieldCipher, user: UserRow) {
  const rows = await db
    .select()
    .from(outbox)
    .where(sentTo(cipher, { userId: user.id, recipients: provedContacts(user) }))
    .orderBy(asc(outbox.id));
  return rows.map((row) => readMessage(cipher, row));
}

/** What the account did, and what was done to it. */
export const auditOf = (db: Queryable, userId: number) =>
  db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, `user:${userId}`)))
    .orderBy(asc(auditLog.id));

const doctorNames = { nameAr: doctors.nameAr, nameEn: doctors.nameEn };
const specialtyNames = { nameAr: specialties.nameAr, nameEn: specialties.nameEn };

/** Every row of appointments of an account, offers too. */
export const visitsOf = (db: Queryable, userId: number) =>
  db
    .select({
      visit: getTableColumns(appointments),
      doctor: doctorNames,
      specialty: specialtyNames,
      branch: branchColumns,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId))
    .leftJoin(branches, isNamedBranch(appointments.branchId))
    .where(eq(appointments.userId, userId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

export const eventsOf = (db: Queryable, appointmentIds: number[]) =>
  db
    .select()
    .from(appointmentEvents)
    .where(inArray(appointmentEvents.appointmentId, appointmentIds))
    .orderBy(asc(appointmentEvents.id));

/** Every entry of an account on the waiting list. */
export const entriesOf = (db: Queryable, userId: number) =>
  db
    .select({
      entry: getTableColumns(waitlist),
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

export const offersOf = (db: Queryable, entryIds: number[]) =>
  db
    .select({ ...getTableColumns(waitlistOffers), startsAt: appointments.startsAt })
    .from(waitlistOffers)
    .innerJoin(appointments, eq(appointments.id, waitlistOffers.appointmentId))
    .where(inArray(waitlistOffers.waitlistId, entryIds))
    .orderBy(asc(waitlistOffers.id));
