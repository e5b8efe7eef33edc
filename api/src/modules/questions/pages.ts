import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Question, QuestionSearchQuery, QuestionsQuery } from '@clinic/contracts/qa';
import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import { searchQuestions, similarQuestions } from '../question-search/search.ts';
import { questionFilter } from '../question-search/filter.ts';
import { questionLists } from './list-repo.ts';
import { presentQuestion } from './present.ts';
import { questionRepo } from './repo.ts';

/** E7: searches, and looks for questions that are like another. */
const perAddress = { scope: 'question-search', most: 60, minutes: 1 };

/** Counts one search of a visitor (E7). */
export async function countSearch({ db, clock }: Services, request: FastifyRequest): Promise<void> {
  if (!request.isFromOwnServer) await countFromNetwork(db, perAddress, networkOf(request), clock());
}

/** E7: requests for the questions beside another one. A browser sends one for each question that is opened. */
const relatedPerAddress = { scope: 'related-questions', most: 300, minutes: 1 };

/** Counts one look of a visitor for questions beside another (E7). Only the first page compares them. */
export async function countRelated(
  { db, clock }: Services,
  request: FastifyRequest,
  { page }: { page: number },
): Promise<void> {
  if (page === 1 && !request.isFromOwnServer)
    await countFromNetwork(db, relatedPerAddress, networkOf(request), clock());
}

type SearchWords = Pick<z.output<typeof QuestionSearchQuery>, 'search' | 'q' | 'query'>;

/** What is searched for, under any of three names; nothing when it has fewer than two letters (Q22). */
export function searchedText({ search, q, query }: SearchWords): string | null {
  const text = (search ?? q ?? query ?? '').trim();
  return text.length < 2 ? null : text;
}

type PageQuery = Omit<z.output<typeof QuestionsQuery>, 'qa_specialty_id'> & { qa_specialty_id?: number | undefined };

interface Page {
  data: { data: Question[]; current_page: number; per_page: number; total: number };
}

/** One page of questions: of a list, or found by a search. */
export function questionPages({ db, clock, inSearchQueue }: Services) {
  const repo = questionRepo(db);
  const lists = questionLists(db);

  return async (query: PageQuery, text: string | null = null): Promise<Page> => {
    const { page, per_page } = query;
    const filter = questionFilter(query, clinicToday(clock()), text === null ? 'latest' : 'fit');
    const range = { limit: per_page, offset: (page - 1) * per_page };
    const { ids, total } =
      text === null
        ? await lists.page(filter, range)
        : await inSearchQueue(() => searchQuestions(db, { text, filter, ...range }));
    const questions = (await repo.byIds(ids)).map(presentQuestion);
    return { data: { data: questions, current_page: page, per_page, total } };
  };
}

/** Similar questions that are looked at for those of one speciality. */
const mostSimilar = 50;

/**
 * Answered questions of a speciality beside one of its questions (S118): those that are like it, most alike first, and the
 * newest where there are too few. Without the question they are the newest.
 */
export function relatedQuestions(services: Services) {
  const { db, inSearchQueue } = services;
  const repo = questionRepo(db);
  const pageOf = questionPages(services);

  return async (query: PageQuery & { qa_specialty_id: number }, relatedTo: number): Promise<Page> => {
    const { qa_specialty_id: qaSpecialtyId, per_page } = query;
    const newest = await pageOf({ ...query, status: 'answered', exclude: relatedTo });
    const row = query.page === 1 ? await repo.byId(relatedTo) : undefined;
    if (!row) return newest;
    const { title, lang } = row.question;
    const wanted = { title, lang, qaSpecialtyId, exclude: relatedTo, limit: mostSimilar };
    const similar = await inSearchQueue(() => similarQuestions(db, wanted));
    const alike = (await repo.byIds(similar.map(({ id }) => id)))
      .map(presentQuestion)
      .filter(({ qa_specialty_id: of }) => of === qaSpecialtyId);
    const others = newest.data.data.filter(({ id }) => !alike.some((one) => one.id === id));
    return { data: { ...newest.data, data: [...alike, ...others].slice(0, per_page) } };
  };
}
