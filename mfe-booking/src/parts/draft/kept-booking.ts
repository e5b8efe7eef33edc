import { useSyncExternalStore } from 'react';
import type { Appointment } from '@clinic/contracts';
import { emptyDraft } from './draft.ts';
import type { BookingDraft } from './draft.ts';

/** What is shown of an appointment right after it was booked (Q27). */
export type Booked = Pick<Appointment, 'id' | 'reference' | 'date' | 'time' | 'doctor'>;

/** A submission whose outcome may be unknown: sent again with its key, it cannot book twice. */
export interface Attempt {
  key: string;
  body: string;
}

/** Everything the wizard remembers in this tab. */
export interface KeptBooking {
  /** Public id of the account that the draft belongs to; null while nobody is signed in. */
  owner: string | null;
  draft: BookingDraft;
  attempt: Attempt | null;
  booked: Booked | null;
}

const storageKey = 'clinic.booking@1';
const nothing: KeptBooking = { owner: null, draft: emptyDraft, attempt: null, booked: null };
const listeners = new Set<() => void>();
let lastRead: { text: string | null; kept: KeptBooking } = { text: null, kept: nothing };

function parse(text: string): KeptBooking {
  try {
    return { ...nothing, ...(JSON.parse(text) as KeptBooking) };
  } catch {
    return nothing;
  }
}

/**
 * Reads the tab's own storage each time: it survives a reload, a switch of the language and a session that ends in the
 * middle (Q30), and when the host clears it at sign-out nothing is left anywhere.
 */
export function keptBooking(): KeptBooking {
  const text = sessionStorage.getItem(storageKey);
  if (text !== lastRead.text) lastRead = { text, kept: text === null ? nothing : parse(text) };
  return lastRead.kept;
}

export function keep(changes: Partial<KeptBooking>): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...keptBooking(), ...changes }));
  for (const listener of listeners) listener();
}

export function changeDraft(change: (draft: BookingDraft) => BookingDraft): void {
  const { draft } = keptBooking();
  const changed = change(draft);
  if (changed !== draft) keep({ draft: changed });
}

/** Hands the draft to the account that is signed in now. What another account left behind is dropped, not shown. */
export function claimFor(account: string): void {
  const { owner } = keptBooking();
  if (owner === account) return;
  keep(owner === null ? { owner: account } : { ...nothing, owner: account });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only in the browser: booking is never rendered on the server. */
export function useKeptBooking(): KeptBooking {
  return useSyncExternalStore(subscribe, keptBooking);
}
