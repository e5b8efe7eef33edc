import type { z } from '@clinic/contracts';
import type { SlideList } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { shownFocus } from '../../db/image-focus.ts';
import type { SlideRow } from './repo.ts';

/** A slide. The server form and the local form of the specification name the same things differently (S41, S42). */
export function presentSlide(row: SlideRow): z.infer<typeof SlideList>[number] {
  const { webImage, mobileImage, sortOrder, styled, isOn, scrollTo, imageFocus, mobileImageFocus, ...texts } = row;
  return {
    ...snakeKeys(texts),
    image: webImage,
    webImage,
    mobileImage,
    ...shownFocus({ imageFocus }),
    ...(mobileImageFocus !== null && { mobile_image_focus: mobileImageFocus }),
    order: sortOrder,
    isStyledSlide: styled,
    IsOn: isOn,
    component_id: scrollTo,
  };
}
