/** Public paths of the questions and answers. */
import { withQuery } from '@clinic/contracts';

/** What narrows and orders the list of questions; whatever is usual is left out. */
export interface QuestionsFilter {
  search?: string | undefined;
  /** Id of a QA speciality. */
  specialty?: number | undefined;
  sort?: string | undefined;
  timeframe?: string | undefined;
  status?: string | undefined;
  /** `all` for questions in both languages. */
  in?: string | undefined;
  page?: number | undefined;
}

/** The questions, with what their list is narrowed by (S108). */
export const questions = (list: QuestionsFilter = {}) => withQuery('/qa', { ...list });
export const ask = (specialty?: number) => withQuery('/qa/ask', { specialty });
/** Where an asker comes back with a private code; the code is never part of an address. */
export const track = () => '/qa/track';
export const categories = (q?: string) => withQuery('/qa/categories', { search: q });
/** By the slug in the current language (S21). */
export const category = (slug: string, list: Pick<QuestionsFilter, 'search' | 'sort' | 'page'> = {}) =>
  withQuery(`/qa/categories/${encodeURIComponent(slug)}`, { ...list });
/** Where doctors answer and moderators keep order. */
export const moderation = (
  list: { list?: string | undefined; specialty?: number | undefined; page?: number | undefined } = {},
) => withQuery('/qa/desk', { ...list });
export const moderationQuestion = (id: number) => `/qa/desk/${id}`;
export const question = (slug: string) => `/qa/questions/${encodeURIComponent(slug)}`;
