import type { ImageFocus } from '@clinic/contracts';

/** Keeps a place of a cropped picture in view: what is given to an image that covers its box. Left is left in both languages. */
export const inFocus = (focus: ImageFocus | undefined) =>
  focus === undefined ? {} : { style: { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } };
