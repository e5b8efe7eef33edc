/**
 * The messages of the picture library, where the clinic's staff keep the pictures of the site. Only the desk's own screens
 * load them.
 */
import { dataOf, Id, IdText, Instant, z } from '@clinic/contracts';

/** What an upload may be: 10 MB, and as many pixels as the cameras of phones make. */
export const pictureUploadLimits = { bytes: 10 * 1024 * 1024, pixels: 64_000_000 } as const;

/** How long an alternative text may be, in characters. */
export const alternativeLength = 300;

/** Where a picture comes from: uploaded in the browser, imported with a folder of content, or part of the product. */
export const pictureSources = ['uploaded', 'imported', 'product'] as const;

/** Why a file is no picture of the library, as the end of `desk.pictures.wrong.…`. */
export const pictureRefusals = ['drawing', 'kind', 'bytes', 'pixels', 'damaged', 'unsafe', 'empty'] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/** A path below `/images/`: nothing in it leads out of that folder. */
const PicturePath = z
  .string()
  .check(z.maxLength(300), z.regex(/^(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp|avif)$/, 'validation.invalid'));

const Alternative = z.string().check(z.trim(), z.maxLength(alternativeLength, 'validation.tooLong'));

/** A place within a picture, as a share of its width or height. */
const Share = z.number().check(z.minimum(0), z.maximum(1));

/** A picture of the library. Its size is known of those that were uploaded. */
export const LibraryPicture = z.object({
  /** Below `/images/`. */
  path: z.string(),
  source: z.enum(pictureSources),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bytes: z.int(),
  /** What it shows, for who cannot see it; empty where nobody has written it yet. */
  alt_ar: z.string(),
  alt_en: z.string(),
  /** The place that stays in view where only a part of the picture is shown. */
  focal_x: Share,
  focal_y: Share,
  uploaded_at: z.nullable(Instant),
  uploaded_by: z.nullable(z.string()),
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

/** `GET /api/content-desk/pictures`: 24 a page, the last uploaded first. */
export const LibraryQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(IdText, 1),
});
export const LibraryPage = dataOf(
  z.object({
    pictures: z.array(LibraryPicture),
    page: z.int(),
    total: z.int(),
    per_page: z.int(),
    /** Whether the caller may upload pictures and describe them. */
    may_write: z.boolean(),
  }),
);
export type LibraryPage = z.infer<typeof LibraryPage>['data'];

/** What content shows pictures. */
export const pictureUsers = [
  ...(['post', 'doctor', 'job', 'offer', 'package', 'page', 'partner', 'review', 'service'] as const),
  ...(['skin-tip', 'slide', 'treatment', 'newsletter'] as const),
] as const;

/** Something that shows a picture; a post also when only its working copy does. */
export const PictureUse = z.object({
  kind: z.enum(pictureUsers),
  /** Of a post, by which the desk opens it. */
  post_id: z.nullable(Id),
  name_ar: z.string(),
  name_en: z.string(),
});
export type PictureUse = z.infer<typeof PictureUse>;

/** `GET /api/content-desk/pictures/details?path=`: a picture, and the first 50 places that show it. */
export const PictureQuery = z.object({ path: PicturePath });
export const PictureDetails = z.extend(LibraryPicture, {
  uses: z.array(PictureUse),
  may_write: z.boolean(),
  /** Whether it is one of those that the caller may delete, once nothing shows it. */
  may_delete: z.boolean(),
});
export type PictureDetails = z.infer<typeof PictureDetails>;
export const PictureDetailsResponse = dataOf(PictureDetails);

/** `POST /api/content-desk/pictures`: `existed` when the library had the same file already. */
export const UploadedPicture = dataOf(z.object({ picture: LibraryPicture, existed: z.boolean() }));

/**
 * `POST /api/content-desk/pictures/details`: says what a picture shows and where its middle is. What is left out stays as it
 * is, whoever wrote it.
 */
export const DescribePicture = z.object({
  path: PicturePath,
  alt_ar: z.optional(Alternative),
  alt_en: z.optional(Alternative),
  focal_x: z.optional(Share),
  focal_y: z.optional(Share),
});
export type DescribePicture = z.infer<typeof DescribePicture>;

/** `POST /api/content-desk/pictures/removals`: deletes a picture that nothing shows. */
export const RemovePicture = z.object({ path: PicturePath });
