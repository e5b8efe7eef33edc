import { useState } from 'react';
import { useBus } from '@clinic/kit/events';
import type { ReadNotifications } from '@clinic/contracts/account';
import { isApiError } from '@clinic/kit/http';
import { useRevalidator } from '@clinic/kit/routing';
import { markRead } from './notifications.data.ts';

/** Marks notifications as read, and tells the frame, which counts what is unread. */
export function useReading() {
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function read(which: ReadNotifications): Promise<void> {
    const unread = await markRead(which);
    bus.emit('account/notifications.changed@1', { unread });
  }

  return {
    busy,
    /** On the way to what it leads to: a failure keeps nobody from getting there, it only stays unread. */
    open: (id: number) =>
      void read({ ids: [id] }).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
      }),
    readAll: async () => {
      setBusy(true);
      try {
        await read({ all: true });
        await revalidate();
        document.getElementById('page-title')?.focus();
      } catch (error) {
        if (!isApiError(error)) throw error;
        bus.emit('host/toast.show@1', { kind: 'error', key: 'account:notifications.notRead' });
      } finally {
        setBusy(false);
      }
    },
  };
}
