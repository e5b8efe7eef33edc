import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/shared/i18n';
import { Icon } from '@clinic/shared/ui';
import type { Payload } from '@clinic/shared/contracts';
import { useHost } from '../app/host-context.ts';
import { BarButton } from './bar-styles.ts';

type Toast = Payload<'host/toast.show@1'> & { id: number };

/** How long a toast stays, in milliseconds; it waits while it is pointed at or has focus. */
const stay = 7000;
const iconOf = { success: 'check', error: 'alert', info: 'info' } as const;
let lastId = 0;

/** Messages that any party of the bus shows: texts by key, announced to screen readers, closable, gone by themselves. */
export function Toasts() {
  const { t } = useTranslation('host');
  const { bus } = useHost();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  useEffect(() => bus.host.on('host/toast.show@1', (toast) => setToasts((shown) => [...shown.slice(-2), { ...toast, id: (lastId += 1) }])), [bus]);

  return (
    <Region role="region" aria-label={t('toasts')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
      ))}
    </Region>
  );
}

function ToastMessage({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useTranslation('host');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, stay);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);

  return (
    <Message
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={iconOf[toast.kind]} size={22} />
      <span>{t(toast.key, toast.values ?? {})}</span>
      <BarButton type="button" aria-label={t('nav.close')} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </BarButton>
    </Message>
  );
}

const Region = styled('div')({
  position: 'fixed',
  insetInlineEnd: 16,
  insetBlockEnd: 16,
  zIndex: 1600,
  display: 'grid',
  gap: 8,
  width: 'min(92vw, 420px)',
});

const Message = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 8px 8px 16px',
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
  '& > span': { flex: 1 },
  '&[data-kind="success"] > svg': { color: theme.palette.success.main },
  '&[data-kind="error"] > svg': { color: theme.palette.error.main },
  '&[data-kind="info"] > svg': { color: theme.palette.info.main },
}));
