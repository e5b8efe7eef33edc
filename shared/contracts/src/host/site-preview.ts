import type { Lang } from '../primitives.ts';

/** The header by which pages name the preview of the site that their calls of the API are made in. */
export const sitePreviewHeader = 'x-site-preview';

/** The page of the host that leads into a preview: a token in a query is never logged. */
export const sitePreviewPath = (token: string) => `/preview/at?token=${token}`;

/** What a page says of the preview that it is shown in. */
export interface SitePreviewWords {
  /** Which time is shown. */
  title: string;
  /** What cannot be done there. */
  note: string;
  end: string;
  other: string;
}

/** What a page knows of the preview that it is shown in. Its words come along: no other page needs them. */
export interface ShownPreview {
  token: string;
  words: Record<Lang, SitePreviewWords>;
  /** Where another time is chosen; null for who has nothing to choose there. */
  other: string | null;
}
