import type { CSSObject } from '@emotion/react';

/**
 * Where the device takes a page's colours away (contrast themes of Windows), grounds and shadows go with them. What is
 * chosen then gets the colours that the device keeps for that, whatever stands in it.
 */
export const forcedColors = '@media (forced-colors: active)';

/** Something chosen: a card, a day, a tab. */
export const chosen: CSSObject = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight!important',
  color: 'HighlightText!important',
  borderColor: 'Highlight!important',
  '& *': {
    color: 'HighlightText!important',
    backgroundColor: 'transparent!important',
    borderColor: 'HighlightText!important',
  },
};

/**
 * The action of its place: filled, so that it is told from the others.
 * @param off selector of the state in which it cannot be pressed
 */
export const filled = (off: '&' | '&:disabled'): CSSObject => ({
  forcedColorAdjust: 'none',
  backgroundColor: 'ButtonText',
  color: 'ButtonFace',
  [off]: { backgroundColor: 'ButtonFace', color: 'GrayText', border: '1px solid' },
});
