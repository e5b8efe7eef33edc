import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color } from '../theme/color-schemes.ts';
import { pressable, shouldForwardProp } from './button-looks.ts';

interface Looks {
  color?: 'default' | 'primary' | 'inherit';
  sx?: SxProps<Theme>;
}

interface IconButtonProps extends Looks, Omit<ComponentPropsWithRef<'button'>, keyof Looks> {
  'aria-label': string;
}

/** A button that shows only an icon; its name is for who cannot see it. */
export function IconButton(props: IconButtonProps) {
  return <Root type="button" {...props} />;
}

const tones = { default: color('ink-2'), primary: color('primary'), inherit: 'inherit' };

const Root = styled('button', { shouldForwardProp })<Looks>(({ color: tone = 'default' }) => ({
  ...pressable,
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  padding: 8,
  color: tones[tone],
  '&:hover': {
    backgroundColor: `color-mix(in srgb,${tone === 'inherit' ? 'currentColor' : tones[tone]} 6%,transparent)`,
  },
}));
