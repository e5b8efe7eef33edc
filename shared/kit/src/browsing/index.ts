/** What lists and what they lead to are browsed with: searching, narrowing, sharing. Fetched when a screen first uses it. */
export { LinkChips, type LinkChip } from './LinkChips.tsx';
export { pageOf, Pager } from './Pager.tsx';
export { SearchField } from './SearchField.tsx';
export { ShareButton } from './ShareButton.tsx';
export { ShareLinks } from './ShareLinks.tsx';
export { SharePanel } from './SharePanel.tsx';
export { SignedInRole } from './SignedInRole.tsx';
