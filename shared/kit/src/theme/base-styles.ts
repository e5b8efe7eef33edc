import type { CSSObject } from '@emotion/react';
import type { Direction } from '../i18n/language.tsx';
import { color, colorVariables } from './color-schemes.ts';
import { chosen, forcedColors } from './forced-colors.ts';
import { fontFamily } from './typography.ts';

/** Stillness for who asks the device for it. */
export const stillness =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}';

/**
 * What holds for every element: a small reset, the ground and type of the body, the focus ring of two colours (one of
 * them is seen on any surface).
 */
export function baseStyles(direction: Direction): CSSObject {
  const arabic = direction === 'rtl';
  return {
    ...colorVariables,
    '*,*::before,*::after': { boxSizing: 'border-box' },
    html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingBlockStart: 96 },
    body: {
      margin: 0,
      color: color('ink'),
      backgroundColor: color('ground'),
      fontFamily,
      fontSize: arabic ? '1.0625rem' : '1rem',
      lineHeight: arabic ? 1.8 : 1.6,
      fontWeight: 400,
      WebkitFontSmoothing: 'antialiased',
      overflowWrap: 'break-word',
      accentColor: color('primary'),
    },
    '@media (max-height: 480px)': { html: { scrollPaddingBlockStart: 16 } },
    'button,input,select,textarea': { font: 'inherit' },
    'img,svg': { verticalAlign: 'middle' },
    'strong,b': { fontWeight: 600 },
    a: { color: color('primary'), textUnderlineOffset: '.2em', textDecorationThickness: '1px' },
    ':focus-visible:focus-visible:focus-visible': {
      outline: `3px solid ${color('primary')}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color('paper')}`,
    },
    '[tabindex="-1"]:focus:focus:focus:focus': { outline: 'none', boxShadow: 'none' },
    [forcedColors]: {
      ':is(a,button):is([aria-current]:not([aria-current="false"]),[aria-pressed="true"]),:is([role="gridcell"],[role="option"])[aria-selected="true"]':
        chosen,
    },
    '@media print': { body: { backgroundColor: '#fff', color: '#000' } },
  };
}
