import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Appointment } from '@clinic/contracts';
import { codeOf, isBusy, read, send } from '../client.ts';
import type { Answer } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import type { Patient } from '../clinic.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingFor, freeSlots, shuffled, slotKey } from '../slots.ts';
import type { Slot } from '../slots.ts';
import type { Weather } from '../tcp-proxy.ts';

const patients = 20;
/** How long a patient goes on trying, in milliseconds. */
const mostTryingMs = 120_000;
const answerWithin = 5000;

/** What befalls the site, each for a while. */
const faults: readonly (Weather | 'killed' | 'restarted')[] = [
  'killed',
  'restarted',
  { kind: 'slow', delayMs: 300 },
  { kind: 'cutting', share: 0.05 },
  { kind: 'silent' },
  { kind: 'gone' },
];

/** What all patients have got done. */
interface Outcomes {
  done: number;
  failed: number;
  readonly booked: { token: string; reference: string }[];
  readonly surprises: Set<string>;
}

/** Repeats a request until it is answered for certain; null when that took too long. */
async function insist(ask: () => Promise<Answer>): Promise<Answer | null> {
  const until = performance.now() + mostTryingMs;
  while (performance.now() < until) {
    const answer = await ask();
    if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer;
    await pause(isBusy(answer) ? 1000 : 300);
  }
  return null;
}

/** Books a slot with one key, however often it has to be sent, and now and then gives it back. */
async function book(
  url: string,
  { token }: Patient,
  slot: Slot,
  outcomes: Outcomes,
  random: () => number,
): Promise<boolean> {
  const sent = {
    method: 'POST',
    token,
    body: bookingFor(slot, slotKey(slot)),
    headers: { 'idempotency-key': randomUUID() },
    timeoutMs: answerWithin,
  } as const;
  const answer = await insist(() => send(`${url}/api/appointments`, sent));
  if (answer?.status !== 201) {
    // Nobody else wants this slot.
    if (answer) outcomes.surprises.add(`booking: ${answer.status} ${codeOf(answer)}`);
    return false;
  }
  const { id, reference } = read<{ data: Appointment }>(answer).data;
  if (random() > 0.2) {
    outcomes.booked.push({ token, reference });
    return true;
  }
  const cancel = `${url}/api/appointments/${id}/cancel`;
  const cancelled = await insist(() => send(cancel, { method: 'POST', token, body: {}, timeoutMs: answerWithin }));
  return cancelled !== null;
}

async function live(
  url: string,
  patient: Patient,
  slots: Slot[],
  outcomes: Outcomes,
  more: { random: () => number; isOver: () => boolean },
): Promise<void> {
  const reads = [
    '/api/specialties',
    '/api/available-doctors?specialty_id=1',
    '/api/qa/questions',
    '/api/search?q=dental',
  ];
  while (!more.isOver()) {
    const slot = more.random() < 0.4 ? slots.pop() : undefined;
    const path = reads[Math.floor(more.random() * reads.length)] ?? '';
    const isDone = slot
      ? await book(url, patient, slot, outcomes, more.random)
      : (await insist(() => send(url + path, { timeoutMs: answerWithin })))?.status === 200;
    if (isDone) outcomes.done += 1;
    else outcomes.failed += 1;
    await pause(more.random() * 400);
  }
}

async function run({ openClinic, openProxy, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const proxy = await openProxy(Number(new URL(clinic.url).port));
  const url = `http://127.0.0.1:${proxy.port}`;
  const slots = shuffled(await freeSlots(clinic.url, 1, 3000), random);
  const outcomes: Outcomes = { done: 0, failed: 0, booked: [], surprises: new Set() };
  const deadline = begin();
  const isOver = () => performance.now() > deadline;
  const lives = clinic.patients.slice(0, patients).map((one) => live(url, one, slots, outcomes, { random, isOver }));
  const happened = new Map<string, number>();
  for (
    let order = shuffled(faults, random);
    !isOver();
    order = order.length > 1 ? order.slice(1) : shuffled(faults, random)
  ) {
    const [fault = 'killed'] = order;
    const name = typeof fault === 'string' ? fault : fault.kind;
    happened.set(name, (happened.get(name) ?? 0) + 1);
    if (fault === 'killed') await clinic.kill();
    else if (fault === 'restarted') await clinic.stop();
    else proxy.set(fault);
    await pause(500 + random() * 2500);
    if (typeof fault === 'string') await clinic.start();
    else proxy.set({ kind: 'clear' });
    await pause(500 + random() * 2500);
  }
  await Promise.all(lives);

  let lost = 0;
  let doubled = 0;
  for (const { token } of clinic.patients.slice(0, patients)) {
    const { data } = read<{ data: Appointment[] }>(await send(`${clinic.url}/api/appointments`, { token }));
    const pending = data.filter(({ status }) => status === 'pending').map(({ reference }) => reference);
    const expected = outcomes.booked.filter((one) => one.token === token).map(({ reference }) => reference);
    lost += expected.filter((reference) => !pending.includes(reference)).length;
    doubled += new Set(data.map(({ reference }) => reference)).size - data.length;
  }
  const records = await clinic.records();
  const share = outcomes.done / Math.max(1, outcomes.done + outcomes.failed);
  return {
    pass:
      lost === 0 && doubled === 0 && outcomes.surprises.size === 0 && share >= 0.999 && brokenRecords(records) === '',
    figures: {
      patients,
      'faults that happened': [...happened].map(([name, count]) => `${count} × ${name}`).join(', '),
      'what patients got done': outcomes.done,
      'and did not within two minutes': outcomes.failed,
      'bookings kept': outcomes.booked.length,
      'of them lost': lost,
      'records that must not be': brokenRecords(records) || 'none',
      'unexpected answers': [...outcomes.surprises].join(', ') || 'none',
    },
  };
}

/** R20: patients go about their business while the API dies, restarts, and the way to it goes bad. */
export const mixedHour: Row = { id: 'R20', name: 'The mixed hour', engines: bothEngines, weight: 6, run };
