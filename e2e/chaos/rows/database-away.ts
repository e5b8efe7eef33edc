import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../site/processes.ts';
import { send } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import type { Weather } from '../tcp-proxy.ts';
import { Writers } from '../writers.ts';

const writers = 16;
/** A client gives a silent server up after so long, in milliseconds. */
const timeoutMs = 15_000;
const restMs = 50;
/** The longest that the database stays in one state, in milliseconds. */
const longest = 8000;

const states: readonly (Weather | 'restarted')[] = [
  'restarted',
  { kind: 'slow', delayMs: 150 },
  { kind: 'gone' },
  { kind: 'cutting', share: 0.02 },
  { kind: 'silent' },
  { kind: 'gone' },
];

async function run({ openClinic, openProxy, postgres, begin, random }: Context): Promise<Outcome> {
  if (postgres === null) throw new Error('this row needs a PostgreSQL server');
  const proxy = await openProxy(postgres.port);
  const clinic = await openClinic({ databasePort: proxy.port });
  await clinic.start();
  const { pid } = clinic;
  const before = pid();
  const people = new Writers(clinic.patients.slice(0, writers), await freeSlots(clinic.url, 1, 3000), random);
  const deadline = begin();
  const turn = Math.min(longest, Math.max(1000, (deadline - performance.now()) / states.length));
  const recoveries: number[] = [];
  let isOver = false;
  const writing = people.write(clinic.url, { isOver: () => isOver, restMs, timeoutMs });
  for (const state of states) {
    if (state === 'restarted') {
      await postgres.stop('immediate');
      await postgres.start();
    } else proxy.set(state);
    await pause(turn / 2);
    proxy.set({ kind: 'clear' });
    const reading = async () => (await send(`${clinic.url}/api/specialties`, { timeoutMs })).status === 200;
    recoveries.push((await until('the API to read again', reading, 60_000)).milliseconds);
    await pause(turn / 2);
  }
  isOver = true;
  await writing;
  const lost = await people.lost(clinic.url);
  const same = clinic.pid() === before && (await send(`${clinic.url}/healthz`)).status === 200;
  const records = await clinic.records();
  return {
    pass: lost === 0 && same && people.acknowledged > 0 && brokenRecords(records) === '',
    figures: {
      'the database was': states.map((state) => (state === 'restarted' ? 'killed and started' : state.kind)).join(', '),
      'bookings answered with 201': people.acknowledged,
      'acknowledged bookings and cancellations lost': lost,
      'records that must not be': brokenRecords(records) || 'none',
      'the API stayed up': same ? 'yes' : 'no',
      'reads again after, longest': `${(Math.max(...recoveries) / 1000).toFixed(1)} s`,
      answers: people.describe(),
    },
  };
}

/** R27: the database restarted, slow, cut off, silent and gone. */
export const databaseAway: Row = {
  id: 'R27',
  name: 'Database restarted, slow, silent, gone',
  engines: ['postgresql'],
  weight: 3,
  run,
};
