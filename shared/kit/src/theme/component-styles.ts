import type { ThemeOptions } from '@mui/material/styles';
import { color } from './color-schemes.ts';
import { forcedColors } from './forced-colors.ts';

// A phone needs the whole width for a calendar of seven columns.
const dialogMargin = 'clamp(8px, 3vw, 32px)';
const dialogPadding = 'clamp(16px, 4vw, 24px)';

/** How the library's parts are dressed: flat, hairlines instead of shadows, no ripple. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 20,
        margin: dialogMargin,
        maxHeight: `calc(100% - 2 * ${dialogMargin})`,
        boxShadow: `0 24px 64px rgb(${color('shade')} / .28)`,
        // Without colours its ground is the page's, and nothing else tells where it ends.
        [forcedColors]: { outline: '2px solid' },
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
  MuiPaper: { defaultProps: { elevation: 0 } },
};
