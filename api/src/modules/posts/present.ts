import type { Post, PostSummary } from '@clinic/contracts/content';
import type { PostRow, PostSummaryRow } from './repo.ts';

/** A post as lists show one. */
export function presentPostSummary(row: PostSummaryRow): PostSummary {
  return {
    id: row.id,
    type: row.type,
    slug_ar: row.slug_ar,
    slug_en: row.slug_en,
    title_ar: row.title_ar,
    title_en: row.title_en,
    category_ar: row.category_ar,
    category_en: row.category_en,
    category_slug_ar: row.category_slug_ar,
    category_slug_en: row.category_slug_en,
    summary_ar: row.summary_ar,
    summary_en: row.summary_en,
    image: row.image,
    created_at: row.published_at.toISOString(),
    views_count: row.views_count,
    reading_minutes_ar: row.reading_minutes_ar,
    reading_minutes_en: row.reading_minutes_en,
  };
}

/** A post with its text. */
export function presentPost(row: PostRow): Post {
  return { ...presentPostSummary(row), description_ar: row.html_ar, description_en: row.html_en };
}
