import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@clinic/node/bench';
import { brokenRecords } from '../clinic.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { Writers } from '../writers.ts';

const writers = 32;
const mostCycles = 100;
/** The server lives at least and at most so long in each cycle, in milliseconds. */
const life = { least: 200, most: 5000 };
const enoughSlots = 500;
const specialties = 5;

async function run({ openClinic, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const people = new Writers(clinic.patients.slice(0, writers), [], random);
  const deadline = begin();
  const starts: number[] = [];
  while (starts.length < mostCycles && (starts.length === 0 || performance.now() < deadline)) {
    if (people.slotsLeft < enoughSlots)
      people.slots = await freeSlots(clinic.url, 1 + (starts.length % specialties), 6 * enoughSlots);
    let isGone = false;
    const writing = people.write(clinic.url, { isOver: () => isGone });
    await pause(life.least + random() * (life.most - life.least));
    isGone = true;
    await clinic.kill();
    await writing;
    starts.push(await clinic.start());
  }
  const lost = await people.lost(clinic.url);
  const records = await clinic.records();
  return {
    pass: lost === 0 && people.acknowledged > 0 && brokenRecords(records) === '',
    figures: {
      cycles: starts.length,
      writers,
      'bookings answered with 201': people.acknowledged,
      'acknowledged bookings and cancellations lost': lost,
      'records that must not be': brokenRecords(records) || 'none',
      'start after it, median (goal 2 s)': `${(median(starts) / 1000).toFixed(1)} s`,
      answers: people.describe(),
    },
  };
}

/** R6: kill -9 of the API in a stream of bookings. */
export const killedWhileBooking: Row = { id: 'R6', name: 'kill -9 under load', engines: bothEngines, weight: 5, run };
