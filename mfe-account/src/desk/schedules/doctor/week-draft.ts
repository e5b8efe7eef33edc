import { createDraftStore } from '@clinic/kit/forms';
import type { WeekDraft } from './week-state.ts';
import { withNewKeys } from './week-state.ts';

/** A week that was typed and is not saved, with the version of the week that it was typed over. */
interface KeptWeek {
  readonly owner: string;
  readonly version: number;
  readonly draft: WeekDraft;
}

/** Survives a reload and a session that ends; signing out drops it. */
const store = createDraftStore<{ weeks: Readonly<Record<number, KeptWeek>> }>('clinic.weeks', {
  initial: { weeks: {} },
  storage: 'tab',
  version: 4,
});

/** What its own writer typed in this tab about the week of a doctor. */
export function keptWeek(doctorId: number, owner: string): Omit<KeptWeek, 'owner'> | null {
  const kept = store.get().weeks[doctorId];
  return kept?.owner === owner ? { version: kept.version, draft: withNewKeys(kept.draft) } : null;
}

export function keepWeek(doctorId: number, week: KeptWeek): void {
  store.set({ weeks: { ...store.get().weeks, [doctorId]: week } });
}

export function forgetWeek(doctorId: number): void {
  const { [doctorId]: _dropped, ...others } = store.get().weeks;
  if (Object.keys(others).length === 0) store.forget();
  else store.set({ weeks: others });
}
