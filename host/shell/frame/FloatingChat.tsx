import { useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Icon } from '@clinic/kit/ui';
import { useQuietPage } from '../app/quiet-page.ts';
import { useControlsUnder } from './use-controls-under.ts';

/**
 * The way to the clinic's chat in a corner of the window: not where somebody fills in a form, and gone for as long as
 * a control of the page lies there. Contacts and menu keep a link to it.
 */
export function FloatingChat() {
  const { chat } = useSite().brand;
  const quiet = useQuietPage();
  return chat === null || quiet ? null : <Bubble address={chat} />;
}

function Bubble({ address }: { address: string }) {
  const { t } = useTranslation('host');
  const corner = useRef<HTMLAnchorElement>(null);
  const inTheWay = useControlsUnder(corner);
  return (
    <Round
      ref={corner}
      href={address}
      target="_blank"
      rel="noopener"
      data-floating-chat
      data-in-the-way={inTheWay || undefined}
    >
      <Icon name="chat" />
      <span>{t('chat')}</span>
    </Round>
  );
}

/** Its words stay for screen readers where only the sign has room. */
const Round = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1050,
  insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  insetInlineEnd: 16,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 56,
  minHeight: 56,
  paddingInline: 16,
  borderRadius: 28,
  border: `1px solid color-mix(in srgb, ${theme.palette.primary.contrastText} 25%, transparent)`,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 600,
  textDecoration: 'none',
  boxShadow: '0 6px 20px rgb(0 0 0 / .18)',
  transition: 'opacity .15s',
  '&:hover': { background: theme.palette.primary.dark },
  '&[data-in-the-way]:not(:focus-visible)': { visibility: 'hidden', opacity: 0 },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));
