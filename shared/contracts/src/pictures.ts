/** Widths in CSS pixels times density in which `/images/{path}?w=` can be had; the API refuses others. */
export const pictureWidths = [64, 96, 128, 192, 256, 384, 512, 640, 768, 960, 1280, 1600] as const;
