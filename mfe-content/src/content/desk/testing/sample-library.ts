import type { LibraryPage, LibraryPicture, PictureDetails } from '@clinic/contracts/content/pictures';

/** A picture of the library, as somebody uploaded it and nobody described it. */
export const aPicture = (name: string, more: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ path: `uploads/${name}.jpg`, source: 'uploaded', width: 2560, height: 1707, bytes: 412_000 },
  ...{ alt_ar: '', alt_en: '', focal_x: 0.5, focal_y: 0.5 },
  ...{ uploaded_at: '2026-11-21T07:00:00.000Z', uploaded_by: 'سلمى' },
  ...more,
});

export const aPictureDetails = (name: string, more: Partial<PictureDetails> = {}): PictureDetails => ({
  ...aPicture(name),
  ...{ uses: [], may_write: true, may_delete: true },
  ...more,
});

export const aLibrary = (pictures: LibraryPicture[] = [aPicture('ward')], more: Partial<LibraryPage> = {}) => ({
  ...{ pictures, page: 1, total: pictures.length, per_page: 24, may_write: true },
  ...more,
});
