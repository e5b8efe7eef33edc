import type { Post, PostSummary } from '@clinic/contracts/content';
import type { PostRow, PostSummaryRow } from './repo.ts';

/** A post as lists show one. */
export function presentPostSummary({ published_at, ...row }: PostSummaryRow): PostSummary {
  return { ...row, created_at: published_at.toISOString() };
}

/** S86: with its text. */
export function presentPost({ html_ar, html_en, ...row }: PostRow): Post {
  return { ...presentPostSummary(row), description_ar: html_ar, description_en: html_en };
}
