import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../site/processes.ts';
import { openBalancer } from '../balancer.ts';
import { bookingFor, freeSlots, slotKey } from '../slots.ts';
import { isBusy, send } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import type { Context, Outcome, Row } from '../row.ts';

/** Visitors who ask one thing after the other; one request in ten is a booking. */
const visitors = 10;
/** Between two requests of one, in milliseconds. */
const restMs = 100;
const least = 2;

async function run({ openClinic, onEnd, begin }: Context): Promise<Outcome> {
  const clinic = await openClinic({ env: { SHUTDOWN_DELAY_SECONDS: '1' } });
  let running: ServerProcess[] = [await clinic.startAnother(), await clinic.startAnother()];
  const url = await openBalancer(() => running.map((one) => one.url), onEnd);
  const slots = await freeSlots(running[0]?.url ?? '', 1, 3000);
  const deadline = begin();
  const times: number[] = [];
  const failures = new Map<string, number>();
  let restarts = 0;
  let isOver = false;
  let booked = 0;
  let refused = 0;

  const ask = async (turn: number) => {
    const slot = turn % 10 === 0 ? slots.pop() : undefined;
    const token = clinic.patients[turn % clinic.patients.length]?.token ?? '';
    const begun = performance.now();
    const headers = { connection: 'close' };
    const answer = slot
      ? await send(`${url}/api/appointments`, { method: 'POST', token, body: bookingFor(slot, slotKey(slot)), headers })
      : await send(`${url}/api/available-doctors?specialty_id=1`, { headers });
    times.push(performance.now() - begun);
    if (answer.status === 201) booked += 1;
    if (isBusy(answer)) refused += 1;
    else if (answer.status === 0 || answer.status >= 500)
      failures.set(String(answer.status), (failures.get(String(answer.status)) ?? 0) + 1);
  };
  let number = 0;
  const visit = async () => {
    while (!isOver) {
      await ask((number += 1));
      await pause(restMs);
    }
  };
  const traffic = Promise.all(Array.from({ length: visitors }, visit));

  while (restarts < least || performance.now() < deadline) {
    const next = await clinic.startAnother();
    const [oldest, ...others] = running;
    running = [...others, next];
    // It says that it ends, and goes on answering until the balancer has seen it.
    await oldest?.stop();
    restarts += 1;
  }
  isOver = true;
  await traffic;
  const records = await clinic.records();
  const sorted = times.sort((one, other) => one - other);
  const failed = [...failures]
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');
  return {
    pass: failures.size === 0 && booked === records.appointments && brokenRecords(records) === '',
    figures: {
      visitors,
      'servers replaced, one after the other': restarts,
      requests: times.length,
      'of them failed': failed || 'none',
      'refused for too much to do (503 with Retry-After)': refused,
      bookings: booked,
      'appointments stored': records.appointments,
      '99 of 100 answered within': `${Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)} ms`,
    },
  };
}

/** R11: the servers of the API are replaced under constant load, as a release does. */
export const rollingRestart: Row = {
  id: 'R11',
  name: 'Zero-downtime release (API)',
  engines: ['postgresql'],
  weight: 2,
  run,
};
