import { foldArabic } from '@clinic/contracts';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { OfferList, Suggestions } from '@clinic/contracts/content';
import type { SearchKind } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { api } from '@clinic/kit/http';

/** A page of this site that a text can lead to. */
export interface LinkedPage {
  readonly id: string;
  readonly kind: SearchKind | 'offer';
  readonly title_ar: string;
  readonly title_en: string;
  readonly path_ar: string;
  readonly path_en: string;
}

const mainPage = (path: string, title_ar: string, title_en: string): LinkedPage => ({
  ...{ id: path, kind: 'page', title_ar, title_en },
  ...{ path_ar: path, path_en: path },
});

/** Pages that show lists and forms. They have no text of their own, so the search of the site does not find them. */
export const mainPages: readonly LinkedPage[] = [
  mainPage(contentPaths.home(), 'الرئيسية', 'Home'),
  mainPage(bookingPaths.start(), 'حجز موعد', 'Book an appointment'),
  mainPage(contentPaths.doctors(), 'الأطباء', 'Doctors'),
  mainPage(contentPaths.specialities(), 'التخصصات', 'Specialities'),
  mainPage(contentPaths.blogs(), 'المدونة', 'Blog'),
  mainPage(contentPaths.news(), 'أخبار العيادة', 'Clinic news'),
  mainPage(qaPaths.questions(), 'اسأل طبيبك', 'Ask Your Doctor'),
  mainPage(qaPaths.ask(), 'اطرح سؤالًا', 'Ask a question'),
];

const wordsOf = (text: string) => foldArabic(text).split(' ').filter(Boolean);

/** Whether each word that was typed begins a word of one of the titles. */
function isNamed({ title_ar, title_en }: LinkedPage, typed: readonly string[]): boolean {
  const named = wordsOf(`${title_ar} ${title_en}`);
  return typed.every((word) => named.some((one) => one.startsWith(word)));
}

/**
 * Pages that fit what was typed: main pages, what the search of the site suggests, and offers, each of which has a place on
 * the page of offers.
 */
export async function findPages(typed: string, signal: AbortSignal): Promise<LinkedPage[]> {
  const [{ data: suggested }, { data: offers }] = await Promise.all([
    api.get('/api/search/suggestions', Suggestions, { query: { q: typed }, signal }),
    api.get('/api/offers', OfferList, { signal }),
  ]);
  const offered = offers.map(({ slug, title_ar, title_en }): LinkedPage => {
    const path = `${contentPaths.offers()}#offer-${slug}`;
    return { id: path, kind: 'offer', title_ar, title_en, path_ar: path, path_en: path };
  });
  const words = wordsOf(typed);
  const named = (pages: readonly LinkedPage[]) => pages.filter((page) => isNamed(page, words));
  return [...named(mainPages), ...suggested, ...named(offered)];
}
