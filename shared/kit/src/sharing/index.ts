/** Ways to pass a page on. Fetched when a screen first uses it. */
export { ShareButton } from './ShareButton.tsx';
export { ShareLinks } from './ShareLinks.tsx';
export { SharePanel } from './SharePanel.tsx';
