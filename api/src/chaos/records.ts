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
      channels: ['email' as const, 'sms' as const],
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

/** Lets the leases and waits of all messages be over, as if hours had passed; says what became of those that leave. */
async function makeMessagesDue({ pool }: Database) {
  await pool.query("UPDATE outbox SET due_at = now() WHERE state = 'waiting' AND channel IN ('email', 'sms')");
  const { rows } = await pool.query<{ state: string; channel: string; reference: string }>(
    "SELECT state, channel, reference FROM outbox WHERE channel IN ('email', 'sms')",
  );
  const inState = (wanted: string) => rows.filter(({ state }) => state === wanted);
  const sentBy = (wanted: string) =>
    inState('sent').flatMap(({ channel, reference }) => (channel === wanted ? [reference] : []));
  return {
    waiting: inState('waiting').length,
    givenUp: inState('parked').length + inState('expired').length,
    sent: { email: sentBy('email'), sms: sentBy('sms') },
  };
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
