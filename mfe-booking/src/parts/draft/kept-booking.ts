import type { Appointment } from '@clinic/contracts';
import { createDraftStore } from '@clinic/kit/forms';
import { emptyDraft } from './draft.ts';
import type { BookingDraft } from './draft.ts';

/** What is shown of an appointment after it was booked. */
export type Booked = Pick<Appointment, 'id' | 'reference' | 'status' | 'date' | 'time' | 'doctor' | 'branch' | 'kind'>;

/** A submission whose outcome may be unknown: sent again with its key, it cannot book twice. */
export interface Attempt {
  key: string;
  body: string;
  /** When it was sent first, in milliseconds. */
  sentAt: number;
}

type Named = NonNullable<BookingDraft['doctor']>;

/** Everything the wizard remembers in this tab. */
export interface KeptBooking {
  /** Public id of the account that the draft belongs to; null while nobody is signed in. */
  owner: string | null;
  draft: BookingDraft;
  attempt: Attempt | null;
  /** It was reported that somebody began to book, and no visit has come of it. */
  started: boolean;
  /** The latest booking of this tab: whoever goes back to its address sees that it worked. */
  booked: Booked | null;
  /** A doctor whom an address named for a speciality that is not theirs, with one of their own. */
  outside: { asked: number; doctor: Named; specialty: Named } | null;
  /** The news of it has been read, and is not shown above step 1 again. */
  newsRead: boolean;
}

const nothing: KeptBooking = {
  owner: null,
  draft: emptyDraft,
  attempt: null,
  started: false,
  booked: null,
  newsRead: true,
  outside: null,
};

/**
 * Survives a reload, a switch of the language and a session that ends in the middle; signing out drops it. Only in the
 * browser: booking is never rendered on the server.
 */
const store = createDraftStore<KeptBooking>('clinic.booking@1', { initial: nothing, storage: 'tab', version: 2 });

export const keptBooking = store.get;
export const keep = store.set;
export const useKeptBooking = store.useDraft;

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
