import { useCallback, useEffect, useRef, useState } from 'react';
import type { Payload } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { ToastRegion } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';

type Shown = Payload<'host/toast.show@1'> & { id: string };

/** How long a message stays, in milliseconds. */
const stay = 8000;

/** At most this many at the same time; the oldest leave first. */
const most = 3;

/** Messages that any part of the site shows over the bus, by the key of their text, so that they follow the language. */
export function Toasts() {
  const { t } = useTranslation('host');
  const { bus } = useHost();
  const [shown, setShown] = useState<Shown[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => setShown((toasts) => toasts.filter((toast) => toast.id !== id)), []);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = bus.host.on('host/toast.show@1', (toast) => {
      const id = String((count.current += 1));
      setShown((toasts) => [...toasts.slice(1 - most), { ...toast, id }]);
      timers.add(setTimeout(() => dismiss(id), stay));
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, [bus, dismiss]);

  return (
    <ToastRegion
      toasts={shown.map(({ id, kind, key, values }) => ({ id, tone: kind, text: t(key as RuntimeKey, { ...values }) }))}
      onDismiss={dismiss}
    />
  );
}
