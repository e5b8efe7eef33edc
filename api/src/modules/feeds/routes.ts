import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Lang } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import { latestPosts } from '../posts/latest-posts.ts';
import { rss } from './rss.ts';

const mostItems = 20;

const texts = {
  blogs: {
    type: 'blog',
    page: '/blogs',
    title: { ar: 'مقالات صحية', en: 'Health articles' },
    description: {
      ar: 'أحدث ما كتبه أطباء العيادة وراجعوه.',
      en: 'The latest that the clinic’s doctors wrote and reviewed.',
    },
  },
  news: {
    type: 'news',
    page: '/news',
    title: { ar: 'أخبار العيادة', en: 'Clinic news' },
    description: { ar: 'ما الجديد في العيادة.', en: 'What is new at the clinic.' },
  },
} as const;

const names = Object.keys(texts).flatMap((list) => [`${list}.ar.xml`, `${list}.en.xml`]);

/** The page of a list in a language: Arabic has the plain address (E9). */
const pageIn = (page: string, lang: Lang) => (lang === 'ar' ? page : `${page}?lang=${lang}`);

/** Articles and news for readers of feeds, in each language. */
export async function feedRoutes(instance: FastifyInstance, { db, clock, settings }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const latest = latestPosts(db);

  app.get(
    '/api/feeds/:name',
    {
      schema: {
        tags: ['content'],
        summary: `RSS of articles and news: ${names.join(', ')}`,
        params: z.object({ name: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      if (!names.includes(request.params.name)) throw new ClinicError('NOT_FOUND');
      const [list, lang] = request.params.name.split('.') as [keyof typeof texts, Lang];
      const { type, page, title, description } = texts[list];
      const posts = await latest(type, mostItems, clock());
      const info = {
        lang,
        origin: publicOriginOf(request, settings),
        title: title[lang],
        description: description[lang],
        page: pageIn(page, lang),
        self: `/api/feeds/${request.params.name}`,
      };
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(rss(info, posts));
    },
  );
}
