/**
 * What `npm run chaos` needs of a database that no request gives: many patients with a session each, another length of visits,
 * the end of waits, and a look at all records. Works on the database that the settings name, the embedded one only while no
 * server has it: `node api/src/chaos/records.ts add-patients <count> | slot-length <minutes> | messages-due | check <last id of
 * an appointment before>`.
 */
import * as z from 'zod';
import { roles } from '@clinic/contracts';
import type { Database } from '../db/database.ts';
import { openForCommand } from '../db/open-for-command.ts';
import { users } from '../db/schema.ts';
import { openSession } from '../modules/auth/session.ts';
import { readSettings } from '../settings/settings.ts';
import { checkRecords } from './check-records.ts';

/** Rows of one INSERT; a statement has 65,535 parameters at most. */
const atOnce = 500;
/** Nobody signs in with it: the sessions are opened here. */
const noPassword = '-';

const wholeNumber = z.coerce.number().int().nonnegative();

async function addPatients({ db, pool }: Database, count: number) {
  const now = new Date();
  const patients: { id: number; token: string }[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => ({
      name: `Patient ${from + index}`,
      email: `chaos${from + index}@nabd.example`,
      phone: `+96659${String(1_000_000 + from + index)}`,
      passwordHash: noPassword,
      roleId: roles.patient,
      lang: 'en' as const,
      createdAt: now,
    }));
    for (const user of await db.insert(users).values(rows).returning()) {
      const { token } = await openSession(db, user, { bound: false, userAgent: 'chaos', now });
      patients.push({ id: user.id, token });
    }
  }
  const { rows } = await pool.query<{ last: number }>('SELECT coalesce(max(id), 0)::int AS last FROM appointments');
  return { patients, lastAppointment: rows[0]?.last ?? 0 };
}

async function setSlotLength({ pool }: Database, minutes: number) {
  const { rowCount } = await pool.query('UPDATE doctors SET slot_minutes = $1', [minutes]);
  return { doctors: rowCount };
}

/** Lets the leases and waits of all messages be over, as if hours had passed; says which were sent, and how many wait. */
async function makeMessagesDue({ pool }: Database) {
  const { rowCount } = await pool.query(
    "UPDATE outbox SET due_at = now() WHERE state = 'waiting' AND channel = 'email'",
  );
  const { rows } = await pool.query<{ reference: string }>(
    "SELECT reference FROM outbox WHERE state = 'sent' AND channel = 'email'",
  );
  return { waiting: rowCount, sent: rows.map(({ reference }) => reference) };
}

const commands: Record<string, (database: Database, argument: number) => Promise<unknown>> = {
  'add-patients': addPatients,
  'slot-length': setSlotLength,
  'messages-due': makeMessagesDue,
  check: checkRecords,
};

const [name = '', argument = '0'] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) throw new Error(`Say which of ${Object.keys(commands).join(', ')} to run.`);
const database = await openForCommand(readSettings(process.env));
try {
  process.stdout.write(`${JSON.stringify(await command(database, wholeNumber.parse(argument)))}\n`);
} finally {
  await database.close();
}
