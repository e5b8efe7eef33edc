import type { PostDetail, PostSummary } from '@clinic/contracts/content';

/** An article as the API answers one in lists, for tests. */
export function aPost(id: number, changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id,
    type: 'blog',
    slug_ar: `مقال-${id}`,
    slug_en: `article-${id}`,
    title_ar: `مقال ${id}`,
    title_en: `Article ${id}`,
    category_ar: 'القلب',
    category_en: 'Heart',
    category_slug_ar: 'القلب',
    category_slug_en: 'heart',
    summary_ar: `ملخص المقال ${id}.`,
    summary_en: `Summary of article ${id}.`,
    image: `articles/${id}.svg`,
    created_at: '2026-11-02T06:00:00Z',
    views_count: 1240,
    reading_minutes_ar: 4,
    reading_minutes_en: 1,
    ...changes,
  };
}

/** An article with its text, a reviewer and one related article. */
export function aPostDetail(id: number, changes: Partial<PostDetail> = {}): PostDetail {
  return {
    ...aPost(id),
    description_ar: '<h2>لماذا</h2><p>لأن القلب <strong>مهم</strong>.</p>',
    description_en: '<h2>Why</h2><p>Because the heart <strong>matters</strong>.</p>',
    reviewer: {
      id: 58,
      name_ar: 'د. طبيب 58',
      name_en: 'Dr. Doctor 58',
      slug_ar: 'طبيب-58',
      slug_en: 'doctor-58',
      image: 'doctors/58.svg',
      title_ar: 'استشاري',
      title_en: 'Consultant',
    },
    related: [aPost(id + 1)],
    ...changes,
  };
}
