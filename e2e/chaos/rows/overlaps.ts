import { codeOf, send } from '../client.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingFor, bookingOf, doctorsOf, freeDays, freeTimes, shuffled } from '../slots.ts';
import type { Slot } from '../slots.ts';

/** Lengths of visits, one after the other: what was booked at one length lies across the times of the next. */
const lengths = [30, 20, 15, 30];
const doctors = 3;
const days = 3;

/** Times of one hour of one day, at whichever doctor, are wanted by one account: it cannot be at all of them. */
const hourOf = ({ date, time }: Slot) => `${date} ${time.slice(0, 2)}`;

/** Each free time of some doctors, twice: for another person each time, and for the account that wants all of its hour. */
async function bookAll(url: string, tokens: readonly string[], random: () => number): Promise<Map<string, number>> {
  const wanted: Slot[] = [];
  for (const doctor_id of (await doctorsOf(url, 1)).slice(0, doctors)) {
    for (const date of (await freeDays(url, doctor_id)).slice(0, days)) {
      const times = shuffled(await freeTimes(url, doctor_id, date), random).slice(0, 6);
      wanted.push(...times.map((time) => ({ doctor_id, specialty_id: 1, date, time })));
    }
  }
  const hours = [...new Set(wanted.map(hourOf))];
  const tokenAt = (place: number) => tokens[place % tokens.length] ?? '';
  const requests = shuffled(
    wanted.flatMap((slot, index) => [
      { token: tokenAt(index), body: bookingFor(slot, `${index} ${slot.time}`) },
      { token: tokenAt(hours.indexOf(hourOf(slot))), body: bookingOf(slot) },
    ]),
    random,
  );
  const outcomes = new Map<string, number>();
  await Promise.all(
    requests.map(async ({ token, body }) => {
      const answer = await send(`${url}/api/appointments`, { method: 'POST', token, body });
      const outcome = codeOf(answer) || String(answer.status);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }),
  );
  return outcomes;
}

const expected = new Set(['201', 'SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'PATIENT_BUSY', 'TOO_MANY_BOOKINGS', 'BUSY']);

async function run({ openClinic, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  const deadline = begin();
  const total = new Map<string, number>();
  let rounds = 0;
  for (const minutes of lengths) {
    if (rounds >= 2 && performance.now() > deadline) break;
    await clinic.setSlotLength(minutes);
    await clinic.start();
    const tokens = clinic.patients.slice(rounds * 50, rounds * 50 + 50).map(({ token }) => token);
    for (const [outcome, count] of await bookAll(clinic.url, tokens, random))
      total.set(outcome, (total.get(outcome) ?? 0) + count);
    rounds += 1;
  }
  const records = await clinic.records();
  const surprises = [...total].filter(([outcome]) => !expected.has(outcome));
  return {
    pass: records.doctorOverlaps === 0 && records.patientOverlaps === 0 && surprises.length === 0,
    figures: {
      'lengths of visits tried': lengths.slice(0, rounds).join(', '),
      answers: [...total].map(([outcome, count]) => `${count} × ${outcome}`).join(', '),
      'visits of one doctor that overlap': records.doctorOverlaps,
      'visits of one patient that overlap': records.patientOverlaps,
    },
  };
}

/** R3: overlapping visits, not only equal starts. */
export const overlaps: Row = { id: 'R3', name: 'Overlap, not equality', engines: bothEngines, weight: 2, run };
