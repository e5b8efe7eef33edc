import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ImageFocus } from '@clinic/contracts';

/**
 * The place of a picture that stays in view where it is cropped, for a query; null for its middle, and for a picture of which
 * nothing is known.
 * @param image the column with its path, with the table before it: the query builder leaves table names out
 */
export const focusOf = (image: string): SQL<ImageFocus | null> =>
  sql<ImageFocus | null>`(SELECT json_build_object('x', p.focal_x, 'y', p.focal_y) FROM pictures p
    WHERE p.path = ${sql.raw(image)} AND (p.focal_x, p.focal_y) <> (0.5, 0.5))`;

/** That place as answers say it: not at all where it is the middle. */
export const shownFocus = ({ imageFocus }: { imageFocus: ImageFocus | null }) =>
  imageFocus === null ? {} : { image_focus: imageFocus };

/** A row without the place where that is the middle. */
export function withFocus<T extends { imageFocus: ImageFocus | null }>(row: T) {
  const { imageFocus, ...others } = row;
  return imageFocus === null ? others : { ...others, imageFocus };
}
