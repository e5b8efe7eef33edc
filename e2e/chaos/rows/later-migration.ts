import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../site/processes.ts';
import { runCommand } from '../../site/processes.ts';
import { openBalancer } from '../balancer.ts';
import { isBusy, send } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingFor, freeSlots, slotKey } from '../slots.ts';

const visitors = 6;
const restMs = 100;
/** Of each large table. */
const rows = 100_000;
/** As quality.md has it, in milliseconds. */
const longestLock = 2000;
const command = 'api/src/chaos/migrations.ts';
const measured = 'clinic_chaos_migrated';

interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

/** Applies the migrations of this release to large tables in a database of its own, one after the other. */
async function timesOfOwn({ settings, urlOf, query, onEnd }: Measuring): Promise<readonly Timed[]> {
  await query(`CREATE DATABASE ${measured}`);
  onEnd(() => query(`DROP DATABASE ${measured} WITH (FORCE)`));
  const env = { ...settings, DATABASE_URL: urlOf(measured) };
  return JSON.parse(await runCommand([command, 'lock-times', String(rows)], env)) as Timed[];
}

interface Measuring {
  readonly settings: Record<string, string>;
  readonly urlOf: (database: string) => string;
  readonly query: (statement: string) => Promise<unknown>;
  readonly onEnd: Context['onEnd'];
}

async function run({ openClinic, onEnd, begin, postgres }: Context): Promise<Outcome> {
  if (postgres === null) throw new Error('the databases are on a server');
  const clinic = await openClinic({ env: { SHUTDOWN_DELAY_SECONDS: '1' } });
  const own = await timesOfOwn({ ...postgres, settings: clinic.settings(), onEnd });
  await runCommand([command, 'fill', String(rows)], clinic.settings());
  let running: ServerProcess[] = [await clinic.startAnother(), await clinic.startAnother()];
  const url = await openBalancer(() => running.map((one) => one.url), onEnd);
  const slots = await freeSlots(running[0]?.url ?? '', 1, 3000);
  const deadline = begin();
  const failures = new Map<string, number>();
  const asked = { before: 0, migrating: 0, after: 0, 'rolled back': 0 };
  let phase: keyof typeof asked = 'before';
  let longest = 0;
  let booked = 0;
  let refused = 0;
  let isOver = false;

  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn += visitors) {
      const slot = turn % 2 === 0 ? slots.pop() : undefined;
      const { token = '' } = clinic.patients[turn % clinic.patients.length] ?? {};
      const during = phase;
      const begun = performance.now();
      const headers = { connection: 'close' };
      const answer = slot
        ? await send(`${url}/api/appointments`, {
            ...{ method: 'POST', token, headers },
            body: bookingFor(slot, slotKey(slot)),
          })
        : await send(`${url}/api/appointments`, { token, headers });
      asked[during] += 1;
      if (during === 'migrating') longest = Math.max(longest, performance.now() - begun);
      if (answer.status === 201) booked += 1;
      // A full machine may refuse with 503 and when to come again; whoever was refused lost nothing.
      if (isBusy(answer)) refused += 1;
      else if (answer.status === 0 || answer.status >= 500) {
        const kind = `${during}: ${answer.status === 0 ? 'no answer' : answer.status}`;
        failures.set(kind, (failures.get(kind) ?? 0) + 1);
      }
      await pause(restMs);
    }
  };
  const traffic = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));

  const each = Math.max(2000, (deadline - performance.now()) / 4);
  await pause(each);
  phase = 'migrating';
  const later = JSON.parse(await runCommand([command, 'later'], clinic.settings())) as Timed;
  phase = 'after';
  await pause(each);
  phase = 'rolled back';
  // Servers that start now find a database that is further than they are.
  for (const former of [...running]) {
    const next = await clinic.startAnother();
    running = [...running.filter((one) => one !== former), next];
    await former.stop();
  }
  await pause(each);
  isOver = true;
  await traffic;
  const records = await clinic.records();
  // A row that was only inserted to fill the table is no booking.
  const stored = records.appointments - rows;
  const { withoutMessage: _, withoutHistory: __, ...others } = records;
  const wrong = brokenRecords({ ...others, withoutMessage: 0, withoutHistory: 0 });
  const slowest = own.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  return {
    pass:
      failures.size === 0 &&
      Object.values(asked).every((count) => count > 0) &&
      later.name !== 'none' &&
      [...own, later].every(({ milliseconds }) => milliseconds < longestLock) &&
      booked === stored &&
      wrong === '',
    figures: {
      'rows of each large table': rows,
      'migrations of this release that were timed on them': own.map(({ name }) => name).join(', ') || 'none',
      'slowest of them, all that it does': slowest === undefined ? 'none' : `${slowest.milliseconds} ms`,
      'a later migration while servers serve, all that it does': `${later.milliseconds} ms`,
      'longest answer meanwhile': `${Math.round(longest)} ms`,
      'requests before, while it is applied, after, and to servers started after it': Object.values(asked).join(', '),
      'of them failed': [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
      'refused for too much to do (503 with Retry-After)': refused,
      bookings: booked,
      'appointments stored': stored,
      'records that must not be': wrong || 'none',
    },
  };
}

/** R12: servers of one release serve while and after the next one changes the database, and start again over it. */
export const laterMigration: Row = {
  id: 'R12',
  name: 'Migrations expand/contract',
  engines: ['postgresql'],
  weight: 2,
  run,
};
