import { setTimeout as pause } from 'node:timers/promises';
import { brokenRecords } from '../clinic.ts';
import { bothEngines } from '../engine.ts';
import { startMailServer } from '../mail-server.ts';
import type { Mood } from '../mail-server.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { Writers } from '../writers.ts';

const writers = 8;
const least = 3;
const mostCycles = 200;
/** Cycles at the end in which nothing is booked and nothing fails, so that what waits can leave. */
const mostCalmCycles = 10;
const moods: readonly Mood[] = ['takes', 'takes and says nothing', 'refuses', 'takes'];

async function run({ openClinic, onEnd, begin, random }: Context): Promise<Outcome> {
  const mail = await startMailServer();
  onEnd(mail.close);
  const clinic = await openClinic({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'clinic@nabd.example', QUIET_HOURS: 'off' },
  });
  await clinic.start();
  const people = new Writers(clinic.patients.slice(0, writers), await freeSlots(clinic.url, 1, 3000), random);
  const deadline = begin();
  let cycles = 0;
  while (cycles < mostCycles && (cycles < least || performance.now() < deadline)) {
    mail.set(moods[cycles % moods.length] ?? 'takes');
    const end = performance.now() + 1000 + random() * 3000;
    const writing = people.write(clinic.url, { isOver: () => performance.now() > end, restMs: 50 });
    // In the middle of a booking, of a message, or between them.
    await pause(1000 + random() * 3000);
    await clinic.kill();
    await writing;
    await clinic.makeMessagesDue();
    await clinic.start();
    cycles += 1;
  }
  mail.set('takes');
  let waiting = Infinity;
  for (let calm = 0; calm < mostCalmCycles && waiting > 0; calm += 1) {
    await pause(5000);
    await clinic.stop();
    ({ waiting } = await clinic.makeMessagesDue());
    if (waiting > 0) await clinic.start();
  }
  const { sent } = await clinic.makeMessagesDue();
  const records = await clinic.records();
  const missing = sent.filter((reference) => ![...mail.kept.keys()].some((id) => id.includes(reference)));
  const twice = [...mail.kept.values()].filter((count) => count > 1).length;
  return {
    pass: waiting === 0 && sent.length > 0 && missing.length === 0 && brokenRecords(records) === '',
    figures: {
      'kill -9 while messages leave': cycles,
      appointments: records.appointments,
      'messages that count as sent': sent.length,
      'of them never arrived': missing.length,
      'still waiting at the end': waiting,
      'arrived more than once, under one Message-ID': twice,
      'records that must not be': brokenRecords(records) || 'none',
    },
  };
}

/** R14: every message arrives at least once, whatever dies on the way. */
export const messages: Row = { id: 'R14', name: 'Outbox at-least-once', engines: bothEngines, weight: 3, run };
