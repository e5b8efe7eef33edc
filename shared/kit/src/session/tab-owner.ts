/** Key in the tab's storage for the public id of the account that was signed in last: the drafts there are that account's. */
const ownerKey = 'clinic.owner';

const listeners = new Set<() => void>();

/** Calls the listener when everything in the tab's storage was dropped. */
export function onTabForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Drops everything in the tab's storage, so that the next person at this device finds nothing of who signed out. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser without storage has nothing to drop.
  }
  for (const listener of listeners) listener();
}

/**
 * Makes the tab an account's own. Drafts outlive a session that ends by itself, for the account that comes back, and
 * a draft of a visitor becomes the draft of who signs in. Drafts of another account are dropped.
 */
export function keepTabFor(account: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === account) return;
    if (owner !== null) forgetTab();
    sessionStorage.setItem(ownerKey, account);
  } catch {
    // As above.
  }
}
