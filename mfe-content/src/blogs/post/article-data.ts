import type { Lang } from '@clinic/contracts';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Site } from '@clinic/kit/routing';
import { postAddress } from '../../parts/post-address.ts';
import type { PostData } from './post.data.ts';

/** An article or a news item for search engines (schema.org). Its author is the doctor who reviewed it, else the clinic. */
export function articleData({ post, words }: PostData, lang: Lang, { origin, brand }: Site): object {
  const clinic = { '@type': 'Organization', name: brand.name[lang], url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': post.type === 'news' ? 'NewsArticle' : 'Article',
    headline: pick(post, 'title', lang),
    description: pick(post, 'summary', lang),
    inLanguage: lang,
    datePublished: post.created_at,
    wordCount: words,
    articleSection: pick(post, 'category', lang),
    image: `${origin}/images/cards/${post.image.replace(/\.\w+$/, '.jpg')}`,
    mainEntityOfPage: postAddress(origin, lang, pick(post, 'slug', lang)),
    author:
      post.reviewer === null
        ? clinic
        : {
            '@type': 'Person',
            name: pick(post.reviewer, 'name', lang),
            url: `${origin}${contentPaths.doctor(pick(post.reviewer, 'slug', lang))}`,
          },
    publisher: clinic,
  };
}
