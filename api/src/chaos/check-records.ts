import type { Database } from '../db/database.ts';

/** States in which a visit takes up the time of its doctor and patient. */
const takesItsTime = "('held', 'pending', 'confirmed', 'checked_in', 'completed')";

const overlaps = (whose: string) => `
  SELECT count(*) FROM appointments one JOIN appointments other
    ON one.${whose} = other.${whose} AND one.id < other.id
    AND tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
  WHERE one.status IN ${takesItsTime} AND other.status IN ${takesItsTime}`;

/** What is counted, by name; all but the appointments must be none. `$1` is the last appointment from before. */
const queries: Readonly<Record<string, string>> = {
  appointments: 'SELECT count(*) FROM appointments WHERE id > $1',
  // Pairs of visits that overlap (R3).
  doctorOverlaps: overlaps('doctor_id'),
  patientOverlaps: overlaps('patient_key'),
  // Appointments that nobody is told of, and messages about appointments that do not exist (R1, R14).
  withoutMessage: `SELECT count(*) FROM appointments one WHERE id > $1 AND rescheduled_from IS NULL AND status <> 'held'
    AND NOT EXISTS (SELECT FROM outbox WHERE dedupe_key = 'appointment:' || one.id || ':booked')`,
  messagesWithoutAppointment: `SELECT count(*) FROM outbox WHERE dedupe_key LIKE 'appointment:%:booked'
    AND NOT EXISTS (SELECT FROM appointments WHERE id::text = split_part(dedupe_key, ':', 2))`,
  withoutHistory: `SELECT count(*) FROM appointments one WHERE id > $1
    AND NOT EXISTS (SELECT FROM appointment_events WHERE appointment_id = one.id)`,
  // Answers that are to be repeated and are not there (R5).
  withoutAnswer: 'SELECT count(*) FROM idempotency_keys WHERE response_enc IS NULL',
};

/** Counts what became of all bookings after the appointment `since`, whichever way the server ended in between. */
export async function checkRecords({ pool }: Database, since: number): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await pool.query<{ count: string }>(query, query.includes('$1') ? [since] : []);
    counted[name] = Number(rows[0]?.count);
  }
  return counted;
}
