import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from './database.ts';

/**
 * Every advisory lock of the database. An early migration names the number of `auditLog` too, so it never changes.
 */
export const advisoryLocks = {
  migrations: 4710,
  doctor: 4711,
  auditLog: 4712,
  patient: 4713,
  otpOwner: 4714,
  consent: 4715,
  account: 4716,
  content: 4717,
  scratchDatabases: 4718,
} as const;

/** Who writes the audit log waits for whoever wrote the row before: last, after every other lock of the transaction. */
export async function lockAuditLog(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.auditLog})`);
}

/** Makes others that lock the same key wait until this transaction ends. */
async function lock(tx: Tx, name: keyof typeof advisoryLocks, key: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks[name]}::int, hashtext(${key}))`);
}

/** Whatever replaces records of the content waits for each other: imports, who edits in the browser, publications of posts. */
export async function lockContent(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.content})`);
}

/**
 * Shares a lock until the connection ends. Where nobody else shares it yet, `alone` runs before anybody can.
 * @param client a connection outside of a transaction
 */
export async function shareLock(
  client: pg.ClientBase,
  name: keyof typeof advisoryLocks,
  alone: () => Promise<void>,
): Promise<void> {
  const key = [advisoryLocks[name]];
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', key);
  const isAlone = rows[0]?.taken === true;
  if (isAlone) await alone();
  await client.query('SELECT pg_advisory_lock_shared($1)', key);
  if (isAlone) await client.query('SELECT pg_advisory_unlock($1)', key);
}

/** Bookings with one doctor wait for each other. Locks are always taken in this order: doctor, account, patient. */
export async function lockDoctor(tx: Tx, doctorId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.doctor}::int, ${doctorId}::int)`);
}

/** Locks of several doctors, the lower id first, so that two who want the same ones do not wait for each other. */
export async function lockDoctors(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockDoctor(tx, id);
}

/** Whatever counts the bookings or waiting-list entries of one account waits for each other. */
export const lockAccount = (tx: Tx, userId: number) => lock(tx, 'account', String(userId));

export const lockPatient = (tx: Tx, patientKey: string) => lock(tx, 'patient', patientKey);

export const lockOtpOwner = (tx: Tx, owner: string) => lock(tx, 'otpOwner', owner);

export const lockConsent = (tx: Tx, userId: number, kind: string) => lock(tx, 'consent', `${userId} ${kind}`);
