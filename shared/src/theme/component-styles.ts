import type { ThemeOptions } from '@mui/material/styles';
import { color } from './color-schemes.ts';

// A phone needs the whole width for a calendar of seven columns.
const dialogMargin = 'clamp(8px, 3vw, 32px)';
const dialogPadding = 'clamp(16px, 4vw, 24px)';

/** How the library's parts are dressed: flat, hairlines instead of shadows, targets of at least 44 px, no ripple. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingBlock: 8, paddingInline: 20, textAlign: 'center' },
      sizeSmall: { paddingInline: 14, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      text: { paddingInline: 12, '&:hover': { backgroundColor: color('primary-soft') } },
      outlined: {
        borderColor: color('edge'),
        backgroundColor: color('paper'),
        '&:hover': { backgroundColor: color('primary-soft') },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, borderRadius: 12 } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 20,
        margin: dialogMargin,
        maxHeight: `calc(100% - 2 * ${dialogMargin})`,
        boxShadow: `0 24px 64px rgb(${color('shade')} / .28)`,
      },
      paperFullWidth: { width: `calc(100% - 2 * ${dialogMargin})` },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(8 28 27 / .55)' } } },
  },
  MuiDialogTitle: { styleOverrides: { root: { paddingBlock: 20, paddingInline: dialogPadding, fontSize: '1.25rem' } } },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: dialogPadding } } },
  MuiDialogActions: {
    styleOverrides: { root: { paddingBlock: 16, paddingInline: dialogPadding, gap: 8, flexWrap: 'wrap' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState }) => ({
        borderRadius: 12,
        fontSize: '1rem',
        lineHeight: 1.6,
        color: color('ink'),
        backgroundColor: color(`${ownerState.severity ?? 'success'}-soft`),
        border: `1px solid ${color(ownerState.severity ?? 'success')}`,
      }),
      icon: ({ ownerState }) => ({ color: color(ownerState.severity ?? 'success'), opacity: 1 }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { backgroundColor: color('line') } } },
  MuiPaper: { defaultProps: { elevation: 0 } },
};
