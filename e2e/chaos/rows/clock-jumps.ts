import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { until } from '../../site/processes.ts';
import { temporaryFolder } from '../at-exit.ts';
import { brokenRecords } from '../clinic.ts';
import { startMailServer } from '../mail-server.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { Writers } from '../writers.ts';

const writers = 8;
/** Pause of each writer after a booking, in milliseconds; longer where the clinic's slots would not last. */
const leastRestMs = 100;
const hourMs = 3_600_000;
const jumps = [hourMs, 0, -hourMs, 0];
/** How long the clock stays as it is each time, in milliseconds. */
const turn = { least: 2000, most: 60_000 };
const sentWithin = 120_000;
const clock = pathToFileURL(path.join(import.meta.dirname, '..', 'shifted-clock.ts')).href;

async function run({ openClinic, onEnd, begin, random }: Context): Promise<Outcome> {
  const mail = await startMailServer();
  onEnd(mail.close);
  const folder = await temporaryFolder('clinic-chaos-clock-');
  onEnd(folder.remove);
  const offset = path.join(folder.path, 'offset');
  writeFileSync(offset, '0');
  const clinic = await openClinic({
    env: {
      ...{ NODE_OPTIONS: `--import ${clock}`, CHAOS_CLOCK: offset },
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'clinic@nabd.example', QUIET_HOURS: 'off' },
    },
  });
  await clinic.start();
  const jumped = (to: string) =>
    readFile(`${offset}.now`, 'utf8').then(
      (said) => said === to,
      () => false,
    );
  const slots = await freeSlots(clinic.url, 1, 3000);
  const people = new Writers(clinic.patients.slice(0, writers), slots, random);
  const each = Math.min(turn.most, Math.max(turn.least, (begin() - performance.now()) / (jumps.length + 1)));
  const restMs = Math.max(leastRestMs, (each * (jumps.length + 1) * writers) / slots.length);
  let isOver = false;
  const booked: number[] = [];
  const writing = people.write(clinic.url, { isOver: () => isOver, restMs });
  await pause(each);
  for (const jump of jumps) {
    writeFileSync(offset, String(jump));
    process.kill(clinic.pid(), 'SIGUSR2');
    await until('the clock to jump', () => jumped(String(jump)));
    const before = people.acknowledged;
    await pause(each);
    booked.push(people.acknowledged - before);
  }
  isOver = true;
  await writing;
  const failures = [...people.answers].filter(([kind]) => /^(5|no)/.test(kind) && !kind.endsWith('busy'));
  const signedOut = people.count('401 UNAUTHENTICATED', '401');
  const lost = await people.lost(clinic.url);
  const expected = people.acknowledged;
  await until('the messages to leave', () => Promise.resolve(mail.kept.size >= expected), sentWithin).catch(
    () => undefined,
  );
  const records = await clinic.records();
  return {
    pass:
      failures.length + signedOut + lost === 0 &&
      booked.every((count) => count > 0) &&
      mail.kept.size >= expected &&
      brokenRecords(records) === '',
    figures: {
      'the clock of the API': 'an hour ahead, right, an hour behind, right',
      'bookings in each': booked.join(', '),
      answers: people.describe(),
      'answers 5xx, or none': failures.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
      'sessions that ended': signedOut,
      'acknowledged bookings and cancellations lost': lost,
      'bookings whose message left, at least': `${Math.min(mail.kept.size, expected)} of ${expected}`,
      'records that must not be': brokenRecords(records) || 'none',
    },
  };
}

/** R30: the clock of the API jumps by an hour in both directions; that of the database does not. */
export const clockJumps: Row = {
  id: 'R30',
  name: 'Clock of the API jumps',
  engines: ['postgresql'],
  weight: 2,
  run,
};
