import { useEffect } from 'react';
import { useBus } from '@clinic/kit/events';

/** Says once that something went wrong; nothing while there is no key. */
export function useFailureToast(key: string | null): void {
  const bus = useBus();
  useEffect(() => {
    if (key !== null) bus.emit('host/toast.show@1', { kind: 'error', key });
  }, [bus, key]);
}
