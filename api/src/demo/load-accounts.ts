import { and, eq, inArray } from 'drizzle-orm';
import { roles, saudiMobile } from '@clinic/contracts';
import type { Tx } from '../db/database.ts';
import { doctors, users } from '../db/schema.ts';
import { dayMs } from '../durations.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { readAccounts } from './demo-folder.ts';

/** Stores the accounts of the demo patients, who joined three months ago. */
export async function loadPatients(tx: Tx, now: Date): Promise<void> {
  const { patients, password } = readAccounts();
  const joined = new Date(now.getTime() - 90 * dayMs);
  const passwordHash = await hashPassword(password);
  await tx.insert(users).values(
    patients.map((one) => ({
      name: one.name,
      email: one.email,
      phone: saudiMobile(one.phone),
      phoneVerifiedAt: one.phone_verified ? joined : null,
      passwordHash,
      roleId: roles.patient,
      lang: one.lang,
      createdAt: joined,
    })),
  );
}

/**
 * Stores the accounts of those who work at the clinic. The database may be older than these accounts: a doctor who is gone
 * gets none, and an account that exists stays as it is.
 */
export async function loadStaff(tx: Tx, now: Date): Promise<void> {
  const { staff, password } = readAccounts();
  const doctorIds = staff.flatMap(({ doctor_id }) => doctor_id ?? []);
  const working = await tx
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(inArray(doctors.id, doctorIds), eq(doctors.active, true)));
  const known = new Set(working.map(({ id }) => id));
  const passwordHash = await hashPassword(password);
  const rows = staff
    .filter(({ doctor_id }) => doctor_id === undefined || known.has(doctor_id))
    .map((one) => ({
      name: one.name,
      email: one.email,
      phone: saudiMobile(one.phone),
      phoneVerifiedAt: now,
      passwordHash,
      roleId: roles[one.role],
      doctorId: one.doctor_id ?? null,
      createdAt: now,
    }));
  await tx.insert(users).values(rows).onConflictDoNothing();
}
