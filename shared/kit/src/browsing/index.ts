/** What lists are browsed with: searching, narrowing. Fetched when a screen first uses it. */
export { ActiveFilters } from './ActiveFilters.tsx';
export { FilterPanel, FilterSelect } from './FilterPanel.tsx';
export { LinkChips, type LinkChip } from './LinkChips.tsx';
export { SearchField } from './SearchField.tsx';
export { SignedInRole } from './SignedInRole.tsx';
