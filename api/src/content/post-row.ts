import { foldArabic } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import { clinicInstant } from '@clinic/contracts/time';
import { storedSlug } from '../http/params.ts';
import { plainText, readingMinutes } from './plain-text.ts';

function searchTextOf({ ar, en }: PostContent): string {
  const texts = [ar.title, en.title, ar.summary, en.summary, plainText(ar.html), plainText(en.html)];
  return foldArabic(texts.join(' '));
}

/** What visitors see of a post as its row, whether it was imported or written at the desk. The HTML is sanitised already. */
export function postRow(
  content: PostContent,
  { categoryId, publishedOn }: { categoryId: number; publishedOn: string },
) {
  const { ar, en } = content;
  return {
    type: content.type,
    slugAr: storedSlug(ar.slug),
    slugEn: en.slug,
    categoryId,
    titleAr: ar.title,
    titleEn: en.title,
    summaryAr: ar.summary,
    summaryEn: en.summary,
    htmlAr: ar.html,
    htmlEn: en.html,
    readingMinutesAr: readingMinutes(ar.html),
    readingMinutesEn: readingMinutes(en.html),
    searchText: searchTextOf(content),
    image: content.image,
    reviewerId: content.reviewer,
    reviewedOn: content.reviewed_on,
    publishedAt: clinicInstant(publishedOn, '00:00'),
  };
}
