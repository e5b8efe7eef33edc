import { useEffect, useState } from 'react';
import type { Appointment } from '@clinic/contracts';
import { useBus } from '@clinic/kit/events';
import { CancelDialog } from './CancelDialog.tsx';

/** Which appointment is being cancelled. Afterwards its button is gone, so the focus goes to the heading of the page. */
export function useCancelling() {
  const bus = useBus();
  const [chosen, choose] = useState<Appointment | null>(null);
  const [cancelled, setCancelled] = useState<Appointment | null>(null);

  useEffect(() => {
    if (cancelled !== null) document.getElementById('page-title')?.focus();
  }, [cancelled]);

  const dialog = chosen && (
    <CancelDialog
      appointment={chosen}
      onClose={() => choose(null)}
      onCancelled={() => {
        choose(null);
        setCancelled(chosen);
        bus.emit('host/toast.show@1', { kind: 'success', key: 'account:appointments.cancelled' });
      }}
    />
  );
  return { choose, dialog };
}
