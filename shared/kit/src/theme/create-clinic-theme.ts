import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../i18n/language.tsx';
import { componentStyles } from './component-styles.ts';
import { colorArithmetic, palette } from './palette.ts';
import { typography } from './typography.ts';

const themes: Partial<Record<Direction, Theme>> = {};

/** The theme of a direction. Made once: the library keeps the styles it has computed by the identity of the theme. */
export function createClinicTheme(direction: Direction): Theme {
  return (themes[direction] ??= build(direction));
}

function build(direction: Direction): Theme {
  const theme = createTheme({
    direction,
    palette,
    typography: typography(direction),
    shape: { borderRadius: 12 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 200,
        standard: 240,
        complex: 300,
        enteringScreen: 240,
        leavingScreen: 180,
      },
    },
    components: componentStyles,
  });
  return Object.assign(theme, colorArithmetic);
}
