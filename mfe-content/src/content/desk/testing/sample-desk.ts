import type { DeskPost, DeskPostDetails, PostContent } from '@clinic/contracts/content/desk';
import type { Term } from '@clinic/contracts/content/writing';

export const aContent = (more: Partial<PostContent> = {}): PostContent => ({
  ...{ type: 'blog', category: 'children', image: 'articles/sleep.svg' },
  ...{ reviewer: 58, reviewed_on: null, published_on: null },
  ar: { slug: 'نوم-الأطفال', title: 'نوم الأطفال', summary: 'كم ساعة.', html: '<p>عشر ساعات.</p>' },
  en: { slug: 'sleep', title: 'Sleep of children', summary: 'How many hours.', html: '<p>Ten hours.</p>' },
  ...more,
});

/** A post of the desk, as its author sees a draft. */
export function aDetails(more: Partial<DeskPostDetails> = {}): DeskPostDetails {
  const content = more.content ?? aContent();
  return {
    ...{ id: 7, type: 'blog', title_ar: content.ar.title, title_en: content.en.title, state: 'draft', version: 3 },
    ...{ languages: { ar: 'draft', en: 'draft' }, live: false, publish_at: null, expires_at: null },
    machine_translated: [],
    ...{ updated_at: '2026-11-21T07:00:00.000Z', updated_by: 'سلمى', content, published: null, note: null },
    ...{ deleted_at: null, revisions: [], actions: ['submit', 'delete'], may_write: true, own: true },
    ...more,
  };
}

export function aListed(id: number, more: Partial<DeskPost> = {}): DeskPost {
  return {
    ...{ id, type: 'blog', title_ar: `مقال ${id}`, title_en: `Article ${id}`, state: 'draft' },
    ...{ languages: { ar: 'draft', en: 'to-translate' }, live: false, publish_at: null, expires_at: null },
    machine_translated: [],
    ...{ updated_at: '2026-11-21T07:00:00.000Z', updated_by: 'سلمى', version: 1 },
    ...more,
  };
}

export const choices = {
  categories: [{ slug: 'children', name_ar: 'الأطفال', name_en: 'Children' }],
  doctors: [{ id: 58, name_ar: 'د. خالد', name_en: 'Dr. Khalid' }],
  former_doctors: [
    { id: 61, name_ar: 'د. منى', name_en: 'Dr. Mona' },
    { id: 62, name_ar: 'د. سعد', name_en: 'Dr. Saad' },
  ],
  pictures: ['articles/sleep.svg', 'articles/heart.svg'],
  translates: false,
};

/** A term of the glossary in both languages. */
export const aTerm = (id: string, term_ar: string, term_en: string, more: Partial<Term> = {}): Term => ({
  ...{ id, term_ar, term_en, note_ar: '', note_en: '', avoid_ar: [], avoid_en: [] },
  ...more,
});
