import { useEffect } from 'react';
import { useLocation } from '@clinic/kit/routing';

/** Brings the treatment that the address names (`#slug`) into view and opens its explanation. */
export function useOpenedTreatment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = placeOf(hash);
    if (place === null) return;
    const details = place.querySelector('details');
    if (details !== null) details.open = true;
    place.scrollIntoView();
  }, [hash]);
}

/** What an address points at; null where that is nothing, or cannot be decoded. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
