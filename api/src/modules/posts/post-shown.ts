import type { PostDetail } from '@clinic/contracts/content';
import type { PostContent } from '@clinic/contracts/content/desk';
import { clinicInstant } from '@clinic/contracts/time';
import { readingMinutes } from '../../content/plain-text.ts';
import type { Db } from '../../db/database.ts';
import { snakeKeys } from '../../db/field-names.ts';
import { shownFocus, withFocus } from '../../db/image-focus.ts';
import { postRepo } from './repo.ts';

/** A post as its page would get it, from what is not published, for other modules. What is not written yet is empty. */
export function postShown(db: Db): (id: number, content: PostContent, today: string) => Promise<PostDetail> {
  const repo = postRepo(db);
  return async (id, content, today) => {
    const { ar, en } = content;
    const [category, reviewer, focus] = await Promise.all([
      repo.category(content.category),
      repo.reviewer({ reviewerId: content.reviewer, reviewedOn: content.reviewed_on }),
      repo.focus(content.image),
    ]);
    return {
      ...{ id, type: content.type, slug_ar: ar.slug, slug_en: en.slug, title_ar: ar.title, title_en: en.title },
      ...{ category_ar: category?.nameAr ?? '', category_en: category?.nameEn ?? '' },
      ...{ category_slug_ar: category?.slugAr ?? '', category_slug_en: category?.slugEn ?? '' },
      ...{ summary_ar: ar.summary, summary_en: en.summary, description_ar: ar.html, description_en: en.html },
      ...{ image: content.image, ...(focus ? shownFocus(focus) : {}), views_count: 0, related: [] },
      created_at: clinicInstant(content.published_on ?? today, '00:00').toISOString(),
      reading_minutes_ar: readingMinutes(ar.html),
      reading_minutes_en: readingMinutes(en.html),
      reviewer: reviewer ? snakeKeys(withFocus(reviewer)) : null,
    };
  };
}
