/** The item of the browser's storage that says that somebody wants no shortcuts. */
const storageKey = 'staff-shortcuts';

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** What was chosen in this page where the browser stores nothing. */
let choice: boolean | null = null;

/** Whether single keys do something here. */
export const areKeysOn = (): boolean => choice ?? remembered();

/** Switches them on or off in this browser; in this page alone where the browser stores nothing. */
export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
    choice = null;
  } catch {
    choice = on;
  }
}

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="application"]';

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether a dialog lies over the page: what is behind it is not to be worked with. */
export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** Whether a key may be a shortcut: nobody types, nothing lies over the page, and it is pressed once and by itself. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || isDialogOpen()) return false;
  return !event.composedPath().some((part) => part instanceof Element && part.matches(fields));
}

/** What a key is on a Latin keyboard: an Arabic one has other signs on the same keys. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || key === '؟') return '?';
  const letter = key.length === 1 && key.charCodeAt(0) < 128 ? key.toLowerCase() : letterAt(code);
  return shiftKey && letter !== '/' ? '' : letter;
}

function letterAt(code: string): string {
  return code === 'Slash' ? '/' : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
}
