import { createDraftStore } from '../forms/index.ts';

/** What narrows a list, by name: each a part of its address. Never a text that somebody searched patients by. */
export type Filter = Readonly<Record<string, string | number | null>>;

/** A list that somebody looks at often, under a name of theirs. */
export type SavedFilter<F extends Filter> = F & { readonly name: string };

/** Most filters of a person, and most people of a browser: those who saved longest ago are forgotten. */
const mostFilters = 12;
const mostOwners = 20;
export const longestName = 40;

/** Whether two filters narrow a list alike; the second one says by what. */
export const isSameFilter = (one: Filter, other: Filter): boolean =>
  Object.entries(other).every(([part, value]) => one[part] === value);

/** The filters of one list, of everybody who works in this browser. */
export interface FilterStore<F extends Filter> {
  /** Those of an account, and ways to change them. */
  useFilters(owner: string): {
    filters: readonly SavedFilter<F>[];
    isFull: boolean;
    /** Under a name that is there already it takes the place of the other. */
    save: (filter: SavedFilter<F>) => void;
    remove: (name: string) => void;
  };
}

/**
 * Keeps the filters of a list in the browser, by account; signing out leaves them.
 * @param name its key in the storage
 */
export function createFilterStore<F extends Filter>(name: string): FilterStore<F> {
  const store = createDraftStore<{ owners: readonly { id: string; filters: readonly SavedFilter<F>[] }[] }>(name, {
    ...{ initial: { owners: [] }, storage: 'device', version: 1 },
  });
  return {
    useFilters(owner) {
      const filters = store.useDraft().owners.find(({ id }) => id === owner)?.filters ?? [];
      const write = (next: readonly SavedFilter<F>[]) => {
        const others = store.get().owners.filter(({ id }) => id !== owner);
        store.set({ owners: [...others, { id: owner, filters: next }].slice(-mostOwners) });
      };
      return {
        filters,
        isFull: filters.length >= mostFilters,
        save: (filter) => write([...filters.filter((one) => one.name !== filter.name), filter]),
        remove: (removed) => write(filters.filter((one) => one.name !== removed)),
      };
    },
  };
}
