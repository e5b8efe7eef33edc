import { addDays, clinicInstant } from '@clinic/contracts/time';
import type { Tx } from '../db/database.ts';
import { timeOff } from '../db/schema.ts';
import { readLeave } from './demo-folder.ts';

/** Stores when doctors are away, counted from the clinic's date. */
export async function loadLeave(tx: Tx, today: string): Promise<void> {
  const rows = readLeave().map(({ doctor, first_day, last_day, reason }) => {
    const from = clinicInstant(addDays(today, first_day), '00:00').toISOString();
    const to = clinicInstant(addDays(today, last_day + 1), '00:00').toISOString();
    return { doctorId: doctor, during: `[${from},${to})`, reason };
  });
  if (rows.length > 0) await tx.insert(timeOff).values(rows);
}
