import type { PostSummary } from '@clinic/contracts/content';

/** Keeps a place of a cropped picture in view: what is given to an image that covers its box. Left is left in both languages. */
export const inFocus = (focus: PostSummary['image_focus']) =>
  focus === undefined ? {} : { style: { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } };
