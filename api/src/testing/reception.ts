import { asc, eq, inArray } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { addDays } from '@clinic/contracts/time';
import type { Database } from '../db/database.ts';
import { appointments, auditLog, slotHolds } from '../db/schema.ts';
import { aDoctor, aPatient, call } from './clinic.ts';
import type { QueuedMessage } from './messages.ts';
import { queuedMessagesOf } from './messages.ts';
import { useOpened } from './opened.ts';
import type { Patient } from './clinic.ts';
import type { Bookings } from './bookings.ts';
import { openBookings } from './bookings.ts';

/** Today at the tests' clinic: Saturday, ten in the morning. */
export const today = '2026-11-21';
export const tomorrow = addDays(today, 1);

export const receptionPeople = [
  'reception',
  'admin',
  'doctor',
  'otherDoctor',
  'moderator',
  'editor',
  'patient',
] as const;
export type ReceptionPerson = (typeof receptionPeople)[number];

type VisitValues = Partial<typeof appointments.$inferInsert>;

/** A reception desk with everybody who works at it, and some who do not. */
export interface Reception extends Bookings {
  readonly people: Record<ReceptionPerson, Patient>;
  /** Whose days the desk looks at; `people.doctor` is their account. */
  readonly doctorId: number;
  /** The patient's pending visit with that doctor in two days, unless told otherwise: each at a time of its own. */
  readonly aVisit: (values?: VisitValues) => Promise<typeof appointments.$inferSelect>;
  /** Somebody's wizard keeps half an hour of a doctor, for a minute unless told otherwise. */
  readonly keeps: (doctorId: number, startsAt: Date, forMs?: number) => Promise<void>;
  readonly get: (path: string, as?: Patient) => ReturnType<typeof call>;
  readonly post: (path: string, as: Patient | undefined, body?: object) => ReturnType<typeof call>;
  readonly stored: (id: number) => Promise<typeof appointments.$inferSelect>;
  /** Actions on something as the audit log has them, oldest first. */
  readonly actions: (
    ...subjects: string[]
  ) => Promise<{ action: string; result: string; actorId: number | null; details: object }[]>;
  readonly letters: () => Promise<QueuedMessage[]>;
}

/** Opens it; its doctors work from eight to four, every day, half an hour for each visit. */
export async function openReception(engine: Database['engine']): Promise<Reception> {
  const bookings = await openBookings(engine);
  const { clinic, specialtyId } = bookings;
  const { db } = clinic.database;
  const { id: doctorId } = await aDoctor(clinic, { specialtyId });
  const { id: otherDoctorId } = await aDoctor(clinic, { specialtyId });
  const people = {
    reception: await aPatient(clinic, { roleId: roles.reception }),
    admin: await aPatient(clinic, { roleId: roles.admin }),
    doctor: await aPatient(clinic, { roleId: roles.doctor, doctorId }),
    otherDoctor: await aPatient(clinic, { roleId: roles.doctor, doctorId: otherDoctorId }),
    moderator: await aPatient(clinic, { roleId: roles.moderator }),
    editor: await aPatient(clinic, { roleId: roles.editor }),
    patient: await aPatient(clinic),
  };
  let stored = 0;

  async function aVisit(values: VisitValues = {}) {
    stored += 1;
    const startsAt = values.startsAt ?? new Date(Date.UTC(2027, 0, 1, 6) + stored * 60 * 60_000);
    const { id, name, phone, email } = people.patient;
    const [row] = await db
      .insert(appointments)
      .values({
        ...{ reference: `NB-T${stored}`, userId: id, doctorId, specialtyId, status: 'pending', startsAt },
        ...{ endsAt: new Date(startsAt.getTime() + 30 * 60_000), patientKey: `u:${id}`, bookingFor: 'self' },
        ...{ patientName: name, patientPhone: phone, patientEmail: email },
        ...{ createdAt: clinic.now(), updatedAt: clinic.now() },
        ...values,
      })
      .returning();
    return row as NonNullable<typeof row>;
  }

  return {
    ...bookings,
    ...{ people, doctorId, aVisit },
    keeps: async (keptOf, startsAt, forMs = 60_000) => {
      const { id: userId } = await aPatient(clinic);
      const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
      const expiresAt = new Date(clinic.now().getTime() + forMs);
      await db.insert(slotHolds).values({ userId, doctorId: keptOf, startsAt, endsAt, expiresAt });
    },
    get: (path, as) => call(clinic, 'GET', `/api/reception/${path}`, as ? { as } : {}),
    post: (path, as, body) => call(clinic, 'POST', `/api/reception/${path}`, { ...(as ? { as } : {}), body }),
    stored: async (id) => {
      const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
      return row as NonNullable<typeof row>;
    },
    actions: (...subjects) =>
      db
        .select({
          action: auditLog.action,
          result: auditLog.result,
          actorId: auditLog.actorId,
          details: auditLog.details,
        })
        .from(auditLog)
        .where(inArray(auditLog.subject, subjects))
        .orderBy(asc(auditLog.id)),
    letters: () => queuedMessagesOf(clinic),
  };
}

/** Opens it for the tests of a block. */
export const useReception = (engine: Database['engine']): Reception => useOpened(() => openReception(engine));
