import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a menu is open. It is open on one page only: a navigation to another closes it. One that draws the same page again,
 * after a failed remote was repaired for example, is nothing that its visitor did, and leaves it open.
 */
export function useOpenOnPage(): [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Or it would be open again for whoever comes back.
  if (openOn !== null && openOn !== page) setOpenOn(null);
  const setOpen = useCallback((open: boolean) => setOpenOn(open ? page : null), [page]);
  return [openOn === page, setOpen];
}
