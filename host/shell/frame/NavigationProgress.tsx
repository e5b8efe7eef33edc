import { keyframes } from '@emotion/react';
import { useNavigation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';

/** A thin line at the top while the next page is on its way, only after 400 ms: a quick page needs none. */
export function NavigationProgress() {
  const { t } = useTranslation('host');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <Line role="progressbar" aria-label={t('loading')} />;
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 2000,
  height: 3,
  background: theme.palette.accent.light,
  transformOrigin: theme.direction === 'rtl' ? '100% 0' : '0 0',
  opacity: 0,
  animation: `${appear} 150ms linear 400ms forwards, ${grow} 6s cubic-bezier(0.1, 0.7, 0.3, 1) 400ms forwards`,
}));
