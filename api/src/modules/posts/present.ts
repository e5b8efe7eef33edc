import type { Post, PostSummary } from '@clinic/contracts/content';
import { shownFocus } from '../../db/image-focus.ts';
import type { PostRow, PostSummaryRow } from './repo.ts';

/** A post as lists show one. */
export function presentPostSummary(row: PostSummaryRow): PostSummary {
  return {
    id: row.id,
    type: row.type,
    slug_ar: row.slugAr,
    slug_en: row.slugEn,
    title_ar: row.titleAr,
    title_en: row.titleEn,
    category_ar: row.categoryAr,
    category_en: row.categoryEn,
    category_slug_ar: row.categorySlugAr,
    category_slug_en: row.categorySlugEn,
    summary_ar: row.summaryAr,
    summary_en: row.summaryEn,
    image: row.image,
    ...shownFocus(row),
    created_at: row.publishedAt.toISOString(),
    views_count: row.viewsCount,
    reading_minutes_ar: row.readingMinutesAr,
    reading_minutes_en: row.readingMinutesEn,
  };
}

/** A post with its text. */
export function presentPost(row: PostRow): Post {
  return { ...presentPostSummary(row), description_ar: row.htmlAr, description_en: row.htmlEn };
}
