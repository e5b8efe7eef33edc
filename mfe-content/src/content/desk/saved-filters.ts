import { createDraftStore } from '@clinic/kit/forms';
import type { DeskAddress } from './desk-address.ts';

/** A list of the desk that somebody looks at often, under a name of theirs. */
export interface SavedFilter extends Pick<DeskAddress, 'search' | 'list' | 'type'> {
  readonly name: string;
}

/** Most filters of a person, and most people of a browser: those who saved longest ago are forgotten. */
const mostFilters = 12;
const mostOwners = 20;
export const longestName = 40;

/** Filters of everybody who works in this browser, by account; signing out leaves them. */
const store = createDraftStore<{ owners: readonly { id: string; filters: readonly SavedFilter[] }[] }>(
  'clinic.desk-filters',
  { initial: { owners: [] }, storage: 'device', version: 1 },
);

export const isSameFilter = (one: Omit<SavedFilter, 'name'>, other: Omit<SavedFilter, 'name'>): boolean =>
  one.search === other.search && one.list === other.list && one.type === other.type;

/** The filters of an account, and ways to change them. */
export function useSavedFilters(owner: string) {
  const filters = store.useDraft().owners.find(({ id }) => id === owner)?.filters ?? [];
  const write = (next: readonly SavedFilter[]) => {
    const others = store.get().owners.filter(({ id }) => id !== owner);
    store.set({ owners: [...others, { id: owner, filters: next }].slice(-mostOwners) });
  };
  return {
    filters,
    isFull: filters.length >= mostFilters,
    /** Under a name that is there already it takes the place of the other. */
    save: (filter: SavedFilter) => write([...filters.filter(({ name }) => name !== filter.name), filter]),
    remove: (name: string) => write(filters.filter((one) => one.name !== name)),
  };
}
