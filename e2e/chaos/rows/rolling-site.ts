import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../site/processes.ts';
import { openBalancer } from '../balancer.ts';
import { isBusy, send } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import type { Host } from '../hosts.ts';
import { Readers } from '../pages.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingFor, freeSlots, slotKey } from '../slots.ts';

const readers = 6;
const bookers = 4;
/** Between two requests of one booker, in milliseconds. */
const restMs = 150;
/** Servers say that they end so long before they do, in seconds: a balancer looks several times meanwhile. */
const env = { SHUTDOWN_DELAY_SECONDS: '3' };

async function run({ openClinic, openHost, onEnd, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic({ env });
  let apis: ServerProcess[] = [await clinic.startAnother(), await clinic.startAnother()];
  const toApis = await openBalancer(() => apis.map((one) => one.url), onEnd);
  const hosts: Host[] = [];
  for (let index = 0; index < 2; index += 1) {
    const host = await openHost({ apiPort: Number(new URL(toApis).port), env });
    await host.start();
    hosts.push(host);
  }
  const url = await openBalancer(() => hosts.map((one) => one.url), onEnd);
  const slots = await freeSlots(apis[0]?.url ?? '', 1, 3000);
  const people = new Readers(url, random);
  await people.learn();
  const deadline = begin();
  const failures = new Map<string, number>();
  let isOver = false;
  let asked = 0;
  let booked = 0;
  let refused = 0;

  const book = async (booker: number) => {
    while (!isOver) {
      const slot = (asked += 1) % 4 === 0 ? slots.pop() : undefined;
      const { token = '' } = clinic.patients[booker * 100 + (asked % 100)] ?? {};
      const headers = { connection: 'close' };
      const answer = slot
        ? await send(`${url}/api/appointments`, {
            ...{ method: 'POST', token, headers },
            body: bookingFor(slot, slotKey(slot)),
          })
        : await send(`${url}/api/available-doctors?specialty_id=1`, { headers });
      if (answer.status === 201) booked += 1;
      const isRefused = isBusy(answer);
      if (isRefused) refused += 1;
      if (isRefused || answer.status === 0 || answer.status >= 500) {
        const kind = `${slot ? 'booking' : 'reading'}: ${answer.status === 0 ? 'no answer' : answer.status}`;
        failures.set(kind, (failures.get(kind) ?? 0) + 1);
      }
      await pause(restMs);
    }
  };
  const traffic = [people.read(readers, () => isOver), ...Array.from({ length: bookers }, (_, one) => book(one))];

  let restarts = 0;
  do {
    for (const host of hosts) {
      await host.stop();
      await host.start();
      // The other one goes only when this one is known to be back.
      await pause(1000);
    }
    for (let index = 0; index < 2; index += 1) {
      const next = await clinic.startAnother();
      const [oldest, ...others] = apis;
      apis = [...others, next];
      await oldest?.stop();
    }
    restarts += 1;
  } while (performance.now() < deadline);
  isOver = true;
  await Promise.all(traffic);
  const records = await clinic.records();
  const unread = people.count('no answer', 'refused');
  return {
    pass:
      failures.size === 0 &&
      unread === 0 &&
      people.wrong === '' &&
      booked === records.appointments &&
      brokenRecords(records) === '',
    figures: {
      'rounds, in each both hosts and both servers of the API restarted': restarts,
      'requests for pages': people.count('whole', 'aged', 'refused', 'no answer'),
      'of them not answered, or refused': unread,
      'of an earlier time, as they say': people.count('aged'),
      'wrong pages': people.wrong || 'none',
      'requests to the API through the hosts': asked,
      'of them failed': [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
      'refused for too much to do (503 with Retry-After)': refused,
      bookings: booked,
      'appointments stored': records.appointments,
    },
  };
}

/** R29: hosts and servers of the API are restarted one after the other while visitors read and book. */
export const rollingSite: Row = {
  id: 'R29',
  name: 'Rolling restart of hosts and API',
  engines: ['postgresql'],
  weight: 3,
  run,
};
