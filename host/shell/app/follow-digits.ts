import type { Digits } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import type { Session } from '@clinic/kit/session';
import { chooseDigits } from '@clinic/contracts/time';

const storageKey = 'clinic.digits';

/** What this device wrote with when the account was last known; Latin where nothing can be kept. */
function remembered(): Digits {
  try {
    return localStorage.getItem(storageKey) === 'arab' ? 'arab' : 'latn';
  } catch {
    return 'latn';
  }
}

function remember(digits: Digits): void {
  try {
    if (digits === 'arab') localStorage.setItem(storageKey, digits);
    else localStorage.removeItem(storageKey);
  } catch {
    // The account knows; only the first moment of the next page will be in Latin digits.
  }
}

/**
 * Writes numbers as the account that is signed in wants them; for a visitor they are Latin. Begun when the page stands as the
 * server sent it, in Latin digits for everybody, so that hydration finds what it expects.
 */
export function followDigits(): void {
  const follow = ({ state, user }: Session) => {
    const digits = state === 'unknown' ? remembered() : (user?.digits ?? 'latn');
    if (state !== 'unknown') remember(digits);
    chooseDigits(digits);
  };
  follow(useSession.getState());
  useSession.subscribe(follow);
}
