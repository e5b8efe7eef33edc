import { useEffect } from 'react';
import { useLocation } from '@clinic/kit/routing';

/** Brings the treatment that the address names (`#slug`) into view and opens its explanation. */
export function useOpenedTreatment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (place === null) return;
    const details = place.querySelector('details');
    if (details !== null) details.open = true;
    place.scrollIntoView();
  }, [hash]);
}
