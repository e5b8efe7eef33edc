import { until } from '../../site/processes.ts';
import { isBusy, send } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { Writers } from '../writers.ts';

/** Five times what the API answers at a time. */
const readers = 2000;
const writers = 16;
const recoversWithin = 5000;
const reads = [
  '/api/doctors',
  '/api/qa/questions',
  '/api/search?q=dental',
  '/api/posts',
  '/api/available-doctors?specialty_id=1',
];

async function run({ openClinic, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const people = new Writers(clinic.patients.slice(0, writers), await freeSlots(clinic.url, 1, 2000), random);
  const deadline = begin();
  const isOver = () => performance.now() > deadline;
  const counts = { answered: 0, busy: 0, limited: 0, withoutRetryAfter: 0, unanswered: 0, other: 0 };
  const readAll = async () => {
    while (!isOver()) {
      const path = reads[Math.floor(random() * reads.length)] ?? '';
      const answer = await send(clinic.url + path, { timeoutMs: 30_000 });
      if (answer.status === 200) counts.answered += 1;
      else if (isBusy(answer)) counts.busy += 1;
      else if (answer.status === 429) counts.limited += 1;
      else if (answer.status === 503) counts.withoutRetryAfter += 1;
      else if (answer.status === 0) counts.unanswered += 1;
      else counts.other += 1;
    }
  };
  await Promise.all([people.write(clinic.url, { isOver }), ...Array.from({ length: readers }, readAll)]);
  const calm = async () => (await send(`${clinic.url}/api/specialties`)).status === 200;
  const { milliseconds } = await until('the API to answer again', calm, 60_000);
  const lost = await people.lost(clinic.url);
  const records = await clinic.records();
  return {
    pass:
      counts.withoutRetryAfter + counts.other + lost === 0 &&
      counts.answered > 0 &&
      milliseconds < recoversWithin &&
      brokenRecords(records) === '',
    figures: {
      readers,
      'reads answered': counts.answered,
      'refused with 503 and Retry-After': counts.busy,
      'refused as too many of one network (429)': counts.limited,
      'refused with 503 without it': counts.withoutRetryAfter,
      'other answers to reads': counts.other,
      'without an answer in 30 s': counts.unanswered,
      'answers to bookings meanwhile': people.describe(),
      'acknowledged bookings and cancellations lost': lost,
      'answers again after': `${milliseconds} ms`,
    },
  };
}

/** R16: five times the connections that the API serves. */
export const overload: Row = { id: 'R16', name: 'Overload', engines: bothEngines, weight: 2, run };
