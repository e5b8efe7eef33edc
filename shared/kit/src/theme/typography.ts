import type { ThemeOptions } from '@mui/material/styles';

/** Readex Pro draws Arabic and Latin alike; its fallbacks are scaled to its measures, see `host/server/rendering/font-faces.ts`. */
export const fontFamily = "'Readex Pro Variable','Readex Fallback','Readex Noto','Readex DejaVu',system-ui,sans-serif";

const rem = (px: number) => `${px / 16}rem`;
const fluid = (small: number, large: number) =>
  `clamp(${rem(small)}, ${rem(small - ((large - small) * 390) / 890)} + ${Math.round(((large - small) / 8.9) * 100) / 100}vw, ${rem(large)})`;

/**
 * Type scale of a direction. Arabic is set larger and more open than English; headings stand out by weight and size,
 * never by capitals or letter-spacing, which both harm Arabic. `inherit` keeps the family out of every rule.
 */
export function typography(direction: 'ltr' | 'rtl'): NonNullable<ThemeOptions['typography']> {
  const arabic = direction === 'rtl';
  const heading = (small: number, large: number, weight: number, lineHeight: number) => ({
    fontSize: small === large ? rem(small) : fluid(small, large),
    fontWeight: weight,
    lineHeight: arabic ? lineHeight + 0.15 : lineHeight,
    textWrap: 'balance',
  });
  const body = arabic ? { size: 17, line: 1.8 } : { size: 16, line: 1.6 };
  return {
    fontFamily: 'inherit',
    fontWeightBold: 600,
    h1: heading(30, 46, 650, 1.2),
    h2: heading(24, 34, 600, 1.25),
    h3: heading(20, 24, 600, 1.35),
    h4: heading(18, 20, 600, 1.4),
    h5: heading(17, 17, 600, 1.45),
    h6: heading(16, 16, 600, 1.5),
    subtitle1: { fontSize: rem(body.size + 2), lineHeight: body.line, fontWeight: 400 },
    subtitle2: { fontSize: rem(15), lineHeight: body.line, fontWeight: 500 },
    body1: { fontSize: rem(body.size), lineHeight: body.line },
    body2: { fontSize: rem(body.size - 1), lineHeight: body.line - 0.05 },
    caption: { fontSize: rem(14), lineHeight: 1.6 },
    overline: { fontSize: rem(14), lineHeight: 1.6, fontWeight: 500, textTransform: 'none' },
    button: { fontSize: rem(16), fontWeight: 550, lineHeight: 1.5, textTransform: 'none' },
  };
}
