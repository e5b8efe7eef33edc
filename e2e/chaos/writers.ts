import { setTimeout as pause } from 'node:timers/promises';
import type { Appointment } from '@clinic/contracts';
import { codeOf, isBusy, read, send, sendPatiently } from './client.ts';
import type { Patient } from './clinic.ts';
import { bookingFor, slotKey } from './slots.ts';
import type { Slot } from './slots.ts';

/** One booking in so many is given up again by who made it. */
const cancelledShare = 0.15;
/** After a broken connection or a refusal, in milliseconds: a client that comes at once again only wears out itself. */
const breath = 100;

/** What a client knows for certain, because the server said so. */
interface Acknowledged {
  readonly reference: string;
  cancelled: 'no' | 'asked' | 'yes';
}

interface Writer {
  readonly token: string;
  readonly acknowledged: Acknowledged[];
}

/** When writers stop, and how they go about it. */
export interface Writing {
  readonly isOver: () => boolean;
  /** Pause after each booking, in milliseconds. */
  readonly restMs?: number;
  /** How long a silent server is waited for, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Patients who book and cancel, one thing after the other each, whatever becomes of the server meanwhile, and who write down
 * what it acknowledged: none of that may be lost.
 */
export class Writers {
  readonly #people: Writer[];
  readonly #random: () => number;
  #slots: Slot[];
  /** How often the API answered in each way, by status and its own word. */
  readonly answers = new Map<string, number>();

  constructor(patients: readonly Patient[], slots: readonly Slot[], random: () => number) {
    this.#people = patients.map(({ token }) => ({ token, acknowledged: [] }));
    this.#slots = [...slots];
    this.#random = random;
  }

  get slotsLeft(): number {
    return this.#slots.length;
  }

  set slots(slots: readonly Slot[]) {
    this.#slots = [...slots];
  }

  get acknowledged(): number {
    return this.#people.reduce((sum, one) => sum + one.acknowledged.length, 0);
  }

  /** How often something was answered that is neither a success, nor 409, nor a busy server's word. */
  count(...kinds: string[]): number {
    return kinds.reduce((sum, kind) => sum + (this.answers.get(kind) ?? 0), 0);
  }

  /** All answers in words. */
  describe(): string {
    return [...this.answers].map(([kind, count]) => `${count.toLocaleString('en')} × ${kind}`).join(', ') || 'none';
  }

  /** Lets all of them write until it is over or no slots are left. */
  async write(url: string, writing: Writing): Promise<void> {
    await Promise.all(this.#people.map((one) => this.#writeAs(one, url, writing)));
  }

  async #writeAs({ token, acknowledged }: Writer, url: string, { isOver, restMs = 0, timeoutMs = 60_000 }: Writing) {
    while (!isOver()) {
      const slot = this.#slots.pop();
      if (slot === undefined) return;
      const body = bookingFor(slot, slotKey(slot));
      const answer = await send(`${url}/api/appointments`, { method: 'POST', token, body, timeoutMs });
      this.#note(answer.status === 0 ? 'no answer' : `${answer.status} ${isBusy(answer) ? 'busy' : codeOf(answer)}`);
      if (answer.status === 201) {
        const { id, reference } = read<{ data: Appointment }>(answer).data;
        const one: Acknowledged = { reference, cancelled: 'no' };
        acknowledged.push(one);
        if (this.#random() < cancelledShare) await this.#cancel(url, { token, id, one, timeoutMs });
      } else {
        await pause(breath);
      }
      if (restMs > 0) await pause(restMs);
    }
  }

  async #cancel(
    url: string,
    { token, id, one, timeoutMs }: { token: string; id: number; one: Acknowledged; timeoutMs: number },
  ) {
    one.cancelled = 'asked';
    const answer = await send(`${url}/api/appointments/${id}/cancel`, { method: 'POST', token, body: {}, timeoutMs });
    this.#note(answer.status === 0 ? 'no answer' : `${answer.status} ${isBusy(answer) ? 'busy' : codeOf(answer)}`);
    if (answer.status === 200) one.cancelled = 'yes';
  }

  #note(kind: string): void {
    const name = kind.trim();
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
  }

  /** How many acknowledged bookings and cancellations are not there. */
  async lost(url: string): Promise<number> {
    let lost = 0;
    for (const { token, acknowledged } of this.#people) {
      const { answer } = await sendPatiently(`${url}/api/appointments`, { token }, this.#random);
      const { data } = read<{ data: Appointment[] }>(answer);
      const statuses = new Map<string, string>(data.map(({ reference, status }) => [reference, status]));
      lost += acknowledged.filter(({ reference, cancelled }) => {
        const status = statuses.get(reference);
        if (cancelled === 'asked') return status === undefined;
        return status !== (cancelled === 'yes' ? 'cancelled' : 'pending');
      }).length;
    }
    return lost;
  }
}
