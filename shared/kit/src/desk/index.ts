/** What lists of the staff's desks have in common. Fetched when a desk first uses it, and on no public page. */
export { createFilterStore, type Filter, type FilterStore, type SavedFilter } from './filter-store.ts';
export { RefreshButton } from './RefreshButton.tsx';
export { SavedFilters } from './SavedFilters.tsx';
export { StaleNotice } from './StaleNotice.tsx';
export { useDeskEvents } from './use-desk-events.ts';
export { useFreshest } from './use-freshest.ts';
export { useLiveList } from './use-live-list.ts';
