import * as z from 'zod/mini';

/** Widths in CSS pixels times density in which `/images/{path}?w=` can be had; the API refuses others. */
export const pictureWidths = [64, 96, 128, 192, 256, 384, 512, 640, 768, 960, 1280, 1600] as const;

/** The place of a picture that stays in view where it is cropped, as shares of width and height; its middle where none is said. */
export const ImageFocus = z.object({ x: z.number(), y: z.number() });
export type ImageFocus = z.infer<typeof ImageFocus>;
