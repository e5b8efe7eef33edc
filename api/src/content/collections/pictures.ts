import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { alternativeLength } from '@clinic/contracts/content/pictures';
import { snakeKeys } from '../../db/field-names.ts';
import { pictures as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { Maybe, Picture } from '../fields.ts';
import { upsertRows } from '../replace-rows.ts';

const Alternative = Maybe.pipe(z.string().max(alternativeLength, `must have at most ${alternativeLength} characters`));
const Share = z.number().min(0).max(1).default(0.5);
const Side = z.int().positive().nullable().default(null);

/** `pictures.yaml`: what is known of the pictures in `images/`. */
export const PictureRecord = z.strictObject({
  image: Picture,
  /** What it shows. */
  alt_ar: Alternative,
  alt_en: Alternative,
  /** The place that stays in view where it is cropped, as shares of width and height. */
  focal_x: Share,
  focal_y: Share,
  width: Side,
  height: Side,
  /** When it was uploaded at the content desk. */
  uploaded_at: z.iso.datetime().nullable().default(null),
});

/** Pictures, by their path. Those that the folder does not name stay, as their files do. */
export const pictures: Collection<z.infer<typeof PictureRecord>> = {
  unique: [['image']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { image, alt_ar, alt_en, focal_x, focal_y, uploaded_at, ...size } }) => ({
      ...{ path: image, altAr: alt_ar, altEn: alt_en, focalX: focal_x, focalY: focal_y, ...size },
      uploadedAt: uploaded_at === null ? null : new Date(uploaded_at),
    }));
    await upsertRows(tx, table, table.path, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.path));
    return rows.map(({ path, uploadedAt, ...row }) => ({
      id: path,
      record: { ...snakeKeys(row), image: path, uploaded_at: uploadedAt?.toISOString() ?? null },
    }));
  },
};
