import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  PostCategoriesQuery,
  PostCategoryList,
  PostDetailResponse,
  PostList,
  PostPage,
  PostsQuery,
} from '@clinic/contracts/content';
import { addDays, clinicInstant, clinicToday } from '@clinic/contracts/time';
import { snakeKeys } from '../../db/field-names.ts';
import { withFocus } from '../../db/image-focus.ts';
import { networkOf } from '../../http/network.ts';
import { shownAt } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { claimSingleUse } from '../../http/single-use.ts';
import { IdParams, idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { presentPost, presentPostSummary } from './present.ts';
import { postRepo } from './repo.ts';
import type { TimeOfPosts } from './repo.ts';
import { searchPatterns } from './search-patterns.ts';

const postsPerPage = 9;
const latestArticles = 6;
const latestNews = 3;
const relatedPosts = 3;

/** Articles and news. */
export async function postRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = postRepo(db);
  const tags = ['content'];
  const timeOf = async (request: FastifyRequest): Promise<TimeOfPosts> => ({
    now: shownAt(request, clock),
    planned: (await request.sitePreview?.posts()) ?? null,
  });

  app.get(
    '/api/posts',
    {
      schema: {
        tags,
        summary: 'Articles and news, nine a page, newest first',
        querystring: PostsQuery,
        response: { 200: PostPage },
      },
    },
    async (request) => {
      const { type = null, category, search, page } = request.query;
      const filter = { type, category: category ? storedSlug(category) : null, words: searchPatterns(search) };
      const { rows, total } = await repo.page(filter, await timeOf(request), {
        limit: postsPerPage,
        offset: (page - 1) * postsPerPage,
      });
      return { data: { data: rows.map(presentPostSummary), current_page: page, per_page: postsPerPage, total } };
    },
  );

  app.get(
    '/api/posts/categories',
    {
      schema: {
        tags,
        summary: 'Categories that have something to read',
        querystring: PostCategoriesQuery,
        response: { 200: PostCategoryList },
      },
    },
    async (request) => ({ data: (await repo.categories(request.query.type, await timeOf(request))).map(snakeKeys) }),
  );

  app.get(
    '/api/blog-latest',
    { schema: { tags, summary: 'The six latest articles', response: { 200: PostList } } },
    async (request) => ({ data: (await repo.latest('blog', latestArticles, await timeOf(request))).map(presentPost) }),
  );

  app.get(
    '/api/news/latest',
    { schema: { tags, summary: 'The three latest news items', response: { 200: PostList } } },
    async (request) => ({ data: (await repo.latest('news', latestNews, await timeOf(request))).map(presentPost) }),
  );

  app.get(
    '/api/posts/by-slug/:slug',
    {
      schema: {
        tags,
        summary: 'One article or news item by slug in either language, now or before, or by id',
        params: SlugParams,
        response: { 200: PostDetailResponse },
      },
    },
    async (request) => {
      const time = await timeOf(request);
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug, time) : await repo.byId(id, time);
      if (!row) throw new ClinicError('NOT_FOUND');
      const [reviewer, related] = await Promise.all([repo.reviewer(row), repo.related(row, relatedPosts, time)]);
      return {
        data: {
          ...presentPost(row),
          reviewer: reviewer ? snakeKeys(withFocus(reviewer)) : null,
          related: related.map(presentPostSummary),
        },
      };
    },
  );

  app.post(
    '/api/posts/:id/view',
    {
      schema: {
        tags,
        summary: 'Counts a view, once for an address and a day',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await repo.exists(id))) throw new ClinicError('NOT_FOUND');
      const now = clock();
      const midnight = clinicInstant(addDays(clinicToday(now), 1), '00:00');
      if (await claimSingleUse(db, 'post-view', `${networkOf(request).key} ${id}`, midnight, now))
        await repo.countView(id, clinicToday(now));
      return reply.code(204).send(null);
    },
  );
}
