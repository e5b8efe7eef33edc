import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '../ui/index.ts';

/**
 * Loads the page again at a press, and is busy meanwhile. When the page is loaded again by itself the button rests: one that
 * changes its width moves what stands beside it.
 */
export function RefreshButton({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function refresh(): Promise<void> {
    setBusy(true);
    await revalidate();
    setBusy(false);
  }

  return (
    <Button variant="outlined" loading={busy} onClick={() => void refresh()}>
      {children}
    </Button>
  );
}
