import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Icon, type IconName } from './Icon.tsx';

export type StatusTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info';

const ownIcons: Record<StatusTone, IconName> = {
  neutral: 'clock',
  primary: 'calendar',
  success: 'check',
  warning: 'alert',
  error: 'close',
  info: 'info',
};

/** A state in words, with an icon so that colour is never the only sign. */
export function StatusChip({ tone, icon, children }: { tone: StatusTone; icon?: IconName; children: ReactNode }) {
  return (
    <Pill style={tone === 'neutral' ? undefined : { color: color(tone), backgroundColor: color(`${tone}-soft`) }}>
      <Icon name={icon ?? ownIcons[tone]} size={16} />
      {children}
    </Pill>
  );
}

const Pill = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  paddingInline: 10,
  borderRadius: 999,
  // Seen where grounds are taken away.
  border: '1px solid transparent',
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.5,
  color: color('ink-2'),
  backgroundColor: color('line'),
});
