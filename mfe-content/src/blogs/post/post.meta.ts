import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pictureSources } from '@clinic/kit/ui';
import { articleData } from './article-data.ts';
import type { PostData } from './post.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<PostData | null, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('blogs.missing.title'), noindex: true };
  const { post } = data;
  const title = pick(post, 'title', lang);
  const list =
    post.type === 'news'
      ? { name: t('news.title'), path: contentPaths.news() }
      : { name: t('blogs.title'), path: contentPaths.blogs() };
  return {
    title,
    description: pick(post, 'summary', lang),
    paths: { ar: contentPaths.post('ar', post.slug_ar), en: contentPaths.post('en', post.slug_en) },
    type: 'article',
    publishedAt: post.created_at,
    cardImage: post.image,
    preloadImage: pictureSources(post.image, 1200, '(min-width: 1024px) 760px, 94vw'),
    jsonLd: [
      articleData(data, lang, site),
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          list,
          { name: title, path: contentPaths.post(lang, pick(post, 'slug', lang)) },
        ],
        site.origin,
      ),
    ],
  };
}
