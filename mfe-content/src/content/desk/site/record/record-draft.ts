import type { ContentRecord, RecordCollection } from '@clinic/contracts/content/records';
import { createDraftStore } from '@clinic/kit/forms';

/** What was typed and is not saved, with what it was typed over. */
export interface RecordDraft {
  owner: string;
  base: ContentRecord;
  typed: ContentRecord;
  /** With which a new record is sent, again and again until there is an answer: it is added once. */
  addKey?: string | undefined;
}

/** Survives a reload, a lost connection and a session that ends; signing out drops it. */
const store = createDraftStore<{ records: Readonly<Record<string, RecordDraft>> }>('clinic.records', {
  initial: { records: {} },
  storage: 'tab',
  version: 1,
});

/** What of a collection somebody works on: a record, one that comes back, or a new one, which may begin with a revision. */
export function draftKey(
  collection: RecordCollection,
  { id, returning, restores }: { id: string | undefined; returning: string | null; restores: number | null },
): string {
  // No id has such a letter.
  const begun = restores === null ? '' : `+${restores}`;
  return `${collection}/${id ?? returning ?? begun}`;
}

/** What its own writer typed in this tab. */
export function recordDraft(key: string, owner: string): RecordDraft | null {
  const draft = store.get().records[key];
  return draft?.owner === owner ? draft : null;
}

export function keepDraft(key: string, draft: RecordDraft): void {
  store.set({ records: { ...store.get().records, [key]: draft } });
}

export function forgetDraft(key: string): void {
  const { [key]: _dropped, ...others } = store.get().records;
  if (Object.keys(others).length === 0) store.forget();
  else store.set({ records: others });
}
