import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Icon } from '@clinic/kit/ui';

/** The way to the clinic's chat, at hand on every page (S49); nothing when no chat is set (Q44). */
export function ChatLink() {
  const { t } = useTranslation('host');
  const { chat } = useSite().brand;
  if (chat === null) return null;

  return (
    <Bubble href={chat} target="_blank" rel="noopener">
      <Icon name="chat" />
      <span>{t('chat')}</span>
    </Bubble>
  );
}

/** Its words stay for screen readers where only the sign has room. Whoever types needs the room more. */
const Bubble = styled('a')(({ theme }) => ({
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
  '&:hover': { background: theme.palette.primary.dark },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'body:has(main :is(input, textarea, select):focus) &': { display: 'none' },
  },
}));
