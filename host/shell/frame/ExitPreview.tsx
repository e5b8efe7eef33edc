import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@clinic/kit/ui';

/**
 * Leaves a preview for the same page of the live site: a form, which works without script and which no other site can send.
 */
export function ExitPreview({ action, children }: { action: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="to" value={pathname + search} />
      <Button type="submit" variant="text" color="inherit" sx={{ textDecoration: 'underline' }}>
        {children}
      </Button>
    </form>
  );
}
