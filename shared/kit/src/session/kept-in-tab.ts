/** Whose drafts a tab's storage holds: the public id of the account that was signed in last. */
const ownerKey = 'clinic.owner';

/** Forgets everything that was kept in this tab. What belongs to who leaves must not wait for the next one at this device. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Makes the tab an account's own. Drafts outlive a session that ends by itself, for the account that comes back (Q30), and
 * what nobody signed in for becomes theirs; of another account nothing is left.
 */
export function keepTabFor(account: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === account) return;
    if (owner !== null) sessionStorage.clear();
    sessionStorage.setItem(ownerKey, account);
  } catch {
    // As above.
  }
}
