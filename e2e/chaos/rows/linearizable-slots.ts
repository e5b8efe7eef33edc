import type { Appointment } from '@clinic/contracts';
import { codeOf, isBusy, read, send } from '../client.ts';
import type { Clinic } from '../clinic.ts';
import { checkSlot } from '../linearizability.ts';
import type { Action, Operation } from '../linearizability.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingOf, doctorsOf, freeDays, freeTimes, slotKey } from '../slots.ts';
import type { Slot } from '../slots.ts';

const clients = 32;
/** So few that clients meet at each of them. */
const days = 4;
const slotsOfDay = 3;
/** Fewer than an account may have ahead of it. */
const mostOwned = 3;
const mostOperations = 50_000;

/** What all clients did, by slot. */
class History {
  readonly bySlot = new Map<string, Operation[]>();
  operations = 0;
  unanswered = 0;
  readonly unexpected = new Map<string, number>();

  add(slot: Slot, operation: Operation): void {
    const known = this.bySlot.get(slotKey(slot));
    if (known) known.push(operation);
    else this.bySlot.set(slotKey(slot), [operation]);
  }

  surprise(what: string): void {
    this.unexpected.set(what, (this.unexpected.get(what) ?? 0) + 1);
  }
}

/** Slots at different times, so that nobody is refused because they are elsewhere. */
async function chooseSlots(url: string): Promise<Slot[]> {
  const [doctor_id = 0] = await doctorsOf(url, 1);
  const slots: Slot[] = [];
  for (const date of (await freeDays(url, doctor_id)).slice(0, days)) {
    for (const time of (await freeTimes(url, doctor_id, date)).slice(0, slotsOfDay))
      slots.push({ doctor_id, specialty_id: 1, date, time });
  }
  return slots;
}

/** One patient, who does one thing after the other. */
async function act(
  clinic: Clinic,
  { id, token }: Clinic['patients'][number],
  slots: readonly Slot[],
  history: History,
  { random, isOver }: { random: () => number; isOver: () => boolean },
): Promise<void> {
  const by = String(id);
  const owned = new Map<Slot, number>();
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];

  const book = async (slot: Slot) => {
    const start = performance.now();
    const answer = await send(`${clinic.url}/api/appointments`, { method: 'POST', token, body: bookingOf(slot) });
    const end = performance.now();
    if (isBusy(answer)) return;
    if (answer.status === 201) {
      owned.set(slot, read<{ data: Appointment }>(answer).data.id);
      history.add(slot, { action: { kind: 'book', by }, start, end });
    } else if (codeOf(answer) === 'SLOT_TAKEN') {
      history.add(slot, { action: { kind: 'refused' }, start, end });
    } else {
      if (answer.status === 0 || answer.status >= 500) {
        history.unanswered += 1;
        history.add(slot, { action: { kind: 'book', by }, start, end: Infinity });
      }
      history.surprise(`booking: ${answer.status} ${codeOf(answer)}`);
    }
  };

  const cancel = async (slot: Slot, appointment: number) => {
    const start = performance.now();
    const url = `${clinic.url}/api/appointments/${appointment}/cancel`;
    const answer = await send(url, { method: 'POST', token, body: { reason: 'chaos' } });
    const end = performance.now();
    if (isBusy(answer)) return;
    owned.delete(slot);
    const action: Action = { kind: 'cancel', by };
    if (answer.status === 200) history.add(slot, { action, start, end });
    else {
      if (answer.status === 0 || answer.status >= 500) history.add(slot, { action, start, end: Infinity });
      history.surprise(`cancellation: ${answer.status} ${codeOf(answer)}`);
    }
  };

  const list = async ({ doctor_id, date }: Slot) => {
    const start = performance.now();
    const answer = await send(`${clinic.url}/api/available-slots?date=${date}&doctor_id=${doctor_id}`, { token });
    const end = performance.now();
    if (isBusy(answer)) return;
    if (answer.status !== 200) return history.surprise(`list: ${answer.status} ${codeOf(answer)}`);
    const free = new Set(read<string[]>(answer));
    for (const slot of slots)
      if (slot.doctor_id === doctor_id && slot.date === date)
        history.add(slot, { action: { kind: 'read', isFree: free.has(slot.time) }, start, end });
  };

  while (!isOver()) {
    const slot = pick(slots);
    const mine = pick([...owned]);
    if (slot === undefined) return;
    const draw = random();
    history.operations += 1;
    if (mine !== undefined && (owned.size >= mostOwned || draw < 0.4)) await cancel(...mine);
    else if (draw < 0.75 && !owned.has(slot)) await book(slot);
    else await list(slot);
  }
}

async function run({ openClinic, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const slots = await chooseSlots(clinic.url);
  const deadline = begin();
  const history = new History();
  const isOver = () => performance.now() > deadline || history.operations >= mostOperations;
  await Promise.all(
    clinic.patients.slice(0, clients).map((one) => act(clinic, one, slots, history, { random, isOver })),
  );
  const records = await clinic.records();

  const decisions = [...history.bySlot.values()].map((operations) => checkSlot(operations).kind);
  const violations = decisions.filter((kind) => kind === 'violation').length;
  const undecided = decisions.filter((kind) => kind === 'undecided').length;
  const surprises = [...history.unexpected].map(([what, count]) => `${count} × ${what}`).join(', ');
  return {
    pass: violations + undecided + history.unexpected.size + records.doctorOverlaps + records.withoutMessage === 0,
    figures: {
      operations: history.operations,
      clients,
      slots: slots.length,
      'slots whose history fits no order': violations,
      'slots left undecided': undecided,
      'unexpected answers': surprises || 'none',
      'visits of one doctor that overlap': records.doctorOverlaps,
    },
  };
}

/** R2: what clients see of a slot fits an order of their requests. */
export const linearizableSlots: Row = { id: 'R2', name: 'Linearizable slots', engines: bothEngines, weight: 4, run };
