import { holdMs, HoldResponse } from '@clinic/contracts';
import type { ErrorCode, FreeSlot, HoldConflict, HoldRequest } from '@clinic/contracts';
import { api, isApiError } from '@clinic/kit/http';
import { closedIn } from '../closed.ts';
import type { Closed } from '../closed.ts';
import { isChosen } from '../draft/draft.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { logFailure } from '../log-failure.ts';

/** Answers that say for sure that the chosen time cannot be had. */
const refusals = [
  'SLOT_TAKEN',
  'DAY_FULL',
  'SLOT_NOT_OFFERED',
  'TOO_SOON',
  'DATE_OUT_OF_RANGE',
] as const satisfies readonly ErrorCode[];
export type HoldRefusal = (typeof refusals)[number] | Closed;

function refusalIn(error: unknown): HoldRefusal | undefined {
  const closed = isApiError(error, 'VALIDATION') ? closedIn(Object.keys(error.errors)) : undefined;
  if (closed !== undefined) return closed;
  return refusals.find((refusal) => isApiError(error, refusal));
}

export type HoldState =
  | { status: 'none' }
  /** `until` is on the device's own clock, counted from when the hold was asked for: a wrong clock does no harm. */
  | { status: 'kept'; until: number; conflict: HoldConflict | null }
  | { status: 'refused'; code: HoldRefusal; alternatives: readonly FreeSlot[] };

/** Requests are queued across the wizard's pages: leaving one of them aborts none. */
const outlivesPage = { signal: null };

export const noHold: HoldState = { status: 'none' };

/** Whether the chosen time is taken, and the API does not rule out that it is by the patient's own booking. */
export const mayBeTakenBySelf = (state: HoldState, draft: BookingDraft): boolean =>
  (state.status === 'refused' && state.code === 'SLOT_TAKEN') ||
  (state.status === 'kept' && (state.conflict?.visits.some((visit) => isChosen(draft, visit)) ?? false));

/**
 * Keeps one time for the patient while the wizard is open. Requests go one after another: an account has one hold, and the
 * last choice must be the last to arrive. When a hold cannot be had for another reason than the time itself, booking goes
 * on without it.
 */
export class HoldKeeper {
  #state: HoldState = noHold;
  #wanted: HoldRequest | null = null;
  #held: number | null = null;
  #asking = new AbortController();
  #queue: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): HoldState => this.#state;

  /** Keeps this time from now on, or keeps it longer. The hold before it is given back by the API itself. */
  keep(slot: HoldRequest): void {
    if (this.#state.status === 'refused') this.#show(noHold);
    this.#wanted = slot;
    const { signal } = this.#asking;
    this.#enqueue(() => this.#ask(slot, signal));
  }

  /** Ends what is still being asked for: a time that is being booked needs no keeping, and the API would refuse it. */
  stopAsking(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  /** Gives the time back. */
  release(): void {
    this.#wanted = null;
    this.#show(noHold);
    this.#enqueue(async () => {
      const held = this.#held;
      if (held === null || this.#wanted !== null) return;
      this.#held = null;
      // One that cannot be given back, or is over already, ends by itself.
      await api.send('DELETE', `/api/holds/${held}`, undefined, outlivesPage).catch(() => undefined);
    });
  }

  /** The time became an appointment: there is nothing to give back. */
  settle(): void {
    this.#wanted = null;
    this.#held = null;
    this.#show(noHold);
  }

  async #ask(slot: HoldRequest, signal: AbortSignal): Promise<void> {
    if (this.#wanted !== slot || signal.aborted) return;
    const asked = Date.now();
    try {
      const { data } = await api.post('/api/holds', slot, HoldResponse, { signal });
      this.#held = data.id;
      if (this.#wanted === slot) this.#show({ status: 'kept', until: asked + holdMs, conflict: data.conflict });
    } catch (error) {
      if (signal.aborted) return;
      const code = refusalIn(error);
      if (code === undefined) throw error;
      const alternatives = isApiError(error) ? error.alternatives : [];
      if (this.#wanted === slot) this.#show({ status: 'refused', code, alternatives });
    }
  }

  #enqueue(task: () => Promise<void>): void {
    this.#queue = this.#queue.then(task).catch((error: unknown) => logFailure('keeping the time', error));
  }

  #show(state: HoldState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
