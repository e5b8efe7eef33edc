import { setTimeout as pause } from 'node:timers/promises';
import { brokenRecords } from '../clinic.ts';
import type { StoredMessages } from '../clinic.ts';
import { bothEngines } from '../engine.ts';
import { startMailServer } from '../mail-server.ts';
import { providerErrors } from '../provider-errors.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { startSmsServer } from '../sms-server.ts';
import { Writers } from '../writers.ts';

const writers = 8;
const slots = 3000;
/** Between two bookings of one patient, in milliseconds. */
const restMs = 150;
const least = 3;
const mostCycles = 200;
/** Of all tries at a provider. */
const errorShare = 0.3;
/** The API lives at least and at most so long in each cycle, in milliseconds, after it has begun to send. */
const life = { least: 50, most: 1500 };
/** After so many cycles the waits of all messages are ended, as if time had passed. */
const dueEvery = 5;
/** Cycles at the end in which nothing is booked and nothing fails, so that what waits can leave. */
const mostCalmCycles = 20;
const calmMs = 5000;

const env = {
  ...{ MAIL_FROM: 'clinic@nabd.example', QUIET_HOURS: 'off', MESSAGE_CHANNELS: 'all' },
  ...{ SMS_PROVIDER: 'webhook', SMS_SECRET: 'secret', SMS_SENDER: 'Nabd' },
  ...{ SMS_PER_NUMBER: '1000000', SMS_PER_RANGE: '1000000', SMS_BUDGET: '1000000' },
};

async function run({ openClinic, onEnd, begin, random }: Context): Promise<Outcome> {
  const [mail, sms] = await Promise.all([startMailServer(), startSmsServer()]);
  onEnd(mail.close);
  onEnd(sms.close);
  const clinic = await openClinic({ env: { ...env, SMTP_URL: mail.url, SMS_URL: sms.url } });
  await clinic.start();
  const people = new Writers(clinic.patients.slice(0, writers), await freeSlots(clinic.url, 1, slots), random);
  for (const provider of [mail, sms]) provider.set(providerErrors(random, errorShare));
  const deadline = begin();
  let cycles = 0;
  while (cycles < mostCycles && (cycles < least || performance.now() < deadline)) {
    let isGone = false;
    const writing = people.write(clinic.url, { isOver: () => isGone, restMs });
    // In the middle of a booking, of a message, or between them.
    await pause(life.least + random() * (life.most - life.least));
    isGone = true;
    await clinic.kill();
    await writing;
    cycles += 1;
    if (cycles % dueEvery === 0) await clinic.makeMessagesDue();
    await clinic.start();
  }
  for (const provider of [mail, sms]) provider.set(() => null);
  let stored: StoredMessages = await clinic.makeMessagesDue();
  for (let calm = 0; calm < mostCalmCycles && stored.waiting > 0; calm += 1) {
    await clinic.start();
    await pause(calmMs);
    await clinic.stop();
    stored = await clinic.makeMessagesDue();
  }
  const records = await clinic.records();
  const arrived = {
    email: new Set([...mail.kept.keys()].map((id) => id.replace(/^<|@.*$/g, ''))),
    sms: sms.delivered,
  };
  const channels = ['email', 'sms'] as const;
  const missing = channels.flatMap((channel) => stored.sent[channel].filter((id) => !arrived[channel].has(id)));
  // One message under two ids would arrive twice whatever a provider does.
  const unknown = channels.flatMap((channel) =>
    [...arrived[channel]].filter((id) => !stored.sent[channel].includes(id)),
  );
  return {
    pass:
      stored.waiting + stored.givenUp + missing.length + unknown.length === 0 &&
      channels.every((channel) => stored.sent[channel].length > 0) &&
      brokenRecords(records) === '',
    figures: {
      'kill -9 while messages leave': cycles,
      'tries that the providers fail': `${errorShare * 100} %`,
      appointments: records.appointments,
      'messages that count as sent': channels.map((name) => `${stored.sent[name].length} × ${name}`).join(', '),
      'of them never arrived': missing.length,
      'arrived under an id that is not theirs': unknown.length,
      'still waiting at the end, or given up': stored.waiting + stored.givenUp,
      'SMS that were sent again after the provider had them, which knows them by their id': sms.repeated(),
      'e-mails that arrived more than once, under one Message-ID': [...mail.kept.values()].filter((n) => n > 1).length,
      'records that must not be': brokenRecords(records) || 'none',
    },
  };
}

/** R14: every message arrives at least once, whatever dies on the way, and under one id. */
export const messages: Row = { id: 'R14', name: 'Outbox at-least-once', engines: bothEngines, weight: 3, run };
