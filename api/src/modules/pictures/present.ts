import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import type { PictureRow } from './repo.ts';

/** A picture as the library shows it; one that nobody described has no texts, and its middle stays in view. */
export const presentPicture = (
  path: string,
  bytes: number,
  source: LibraryPicture['source'],
  row: PictureRow | undefined,
): LibraryPicture => ({
  ...{ path, source, bytes, width: row?.width ?? null, height: row?.height ?? null },
  ...{ alt_ar: row?.altAr ?? '', alt_en: row?.altEn ?? '', focal_x: row?.focalX ?? 0.5, focal_y: row?.focalY ?? 0.5 },
  uploaded_at: row?.uploadedAt?.toISOString() ?? null,
  uploaded_by: row?.uploadedBy ?? null,
});
