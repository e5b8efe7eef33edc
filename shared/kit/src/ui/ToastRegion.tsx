import { styled } from '@mui/material/styles';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

/** A short message over the page. */
export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

/**
 * Where short messages appear and are read aloud. The region is always in the page: a live region that arrives together
 * with its first message stays silent in some screen readers.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { t } = useTranslation('shared');
  return (
    <Region role="region" aria-label={t('toast.label')}>
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-relevant="additions">
          {toasts
            .filter((toast) => (toast.tone === 'error') === (urgency === 'assertive'))
            .map((toast) => (
              <Message key={toast.id} style={{ borderInlineStartColor: color(toast.tone) }}>
                <span style={{ color: color(toast.tone) }}>
                  <Icon name={icons[toast.tone]} />
                </span>
                <span dir="auto">{toast.text}</span>
                <IconButton aria-label={t('toast.dismiss')} onClick={() => onDismiss(toast.id)} color="inherit">
                  <Icon name="close" size={20} />
                </IconButton>
              </Message>
            ))}
        </div>
      ))}
    </Region>
  );
}

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1500,
  insetBlockEnd: 16,
  insetInline: 16,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  // At the end of a narrow window stand the buttons of its form.
  [theme.breakpoints.down('md')]: { insetBlock: '72px auto' },
}));

const Message = styled('div')({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'min(480px, calc(100vw - 32px))',
  marginBlockStart: 8,
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: 12,
  border: `1px solid ${color('line')}`,
  borderInlineStartWidth: 6,
  backgroundColor: color('paper'),
  color: color('ink'),
  boxShadow: `0 12px 32px rgb(${color('shade')} / .22)`,
  '& > :nth-of-type(2)': { flex: 1 },
});
