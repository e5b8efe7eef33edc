import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import { color } from '../theme/color-schemes.ts';
import { filled, forcedColors } from '../theme/forced-colors.ts';

export interface ButtonLooks {
  /** Filled for what matters most in its place, outlined for what stands beside it, text for the least. */
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'accent' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  /** Something is under way: it looks as if it were disabled. */
  loading?: boolean;
  sx?: SxProps<Theme>;
}

const fills = {
  primary: { color: color('on-primary'), ground: color('primary'), strong: color('primary-strong') },
  accent: { color: color('on-accent'), ground: color('accent'), strong: color('accent-strong') },
  error: { color: color('on-status'), ground: color('error'), strong: color('error') },
  inherit: { color: 'inherit', ground: color('line'), strong: color('line') },
};

const sizes = {
  small: { minHeight: 44, paddingInline: 14, fontSize: '.9375rem' },
  medium: { minHeight: 44, fontSize: '1rem' },
  large: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
};

const disabled: CSSObject = { color: color('ink-3'), pointerEvents: 'none' };

/** What every button has in common: at least 44 px to press, and an answer to a press by its colour. */
export const pressable: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  margin: 0,
  border: 0,
  borderRadius: 12,
  backgroundColor: 'transparent',
  textAlign: 'center',
  textDecoration: 'none',
  verticalAlign: 'middle',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: 'background-color .2s,border-color .2s,color .2s',
  '&:disabled': disabled,
};

/** The style of a button with words, whatever element it is. */
export function buttonStyle({
  variant = 'contained',
  color: tone = 'primary',
  size = 'medium',
  fullWidth,
  loading = false,
}: ButtonLooks): CSSObject {
  const fill = fills[tone];
  const off = loading ? '&' : '&:disabled';
  const words = tone === 'inherit' ? 'inherit' : fill.ground;
  const variants: Record<NonNullable<ButtonLooks['variant']>, CSSObject> = {
    contained: {
      color: fill.color,
      backgroundColor: fill.ground,
      '&:hover': { backgroundColor: fill.strong },
      [off]: { color: color('ink-3'), backgroundColor: color('line') },
      [forcedColors]: filled(off),
    },
    outlined: {
      color: words,
      border: `1px solid ${color('edge')}`,
      backgroundColor: color('paper'),
      '&:hover': { backgroundColor: color('primary-soft') },
      [off]: { color: color('ink-3'), borderColor: color('line') },
    },
    text: { color: words, paddingInline: 12, '&:hover': { backgroundColor: color('primary-soft') } },
  };
  return {
    ...pressable,
    minWidth: 64,
    paddingBlock: 8,
    paddingInline: 20,
    fontWeight: 550,
    lineHeight: 1.5,
    ...(fullWidth && { width: '100%' }),
    ...variants[variant],
    ...sizes[size],
    ...(loading && disabled),
  };
}

/** Props that decide the look and are no attributes of the element. */
const looks: readonly PropertyKey[] = ['variant', 'color', 'size', 'fullWidth', 'loading', 'sx', 'theme', 'as'];

export const shouldForwardProp = (prop: PropertyKey) => !looks.includes(prop);
