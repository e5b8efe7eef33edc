import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { CategoryData } from './category.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<CategoryData, 'qa'>): ScreenMeta {
  if (data?.kind !== 'found') return { title: t('category.missing.title'), noindex: true };
  const { specialty, query } = data;
  const name = pick(specialty, 'name', lang);
  const description = pick(specialty, 'description', lang);
  const path = qaPaths.category(pick(specialty, 'slug', lang));
  return {
    title: t('category.questionsIn', { name }),
    description,
    // The address follows when the language is switched.
    paths: { ar: qaPaths.category(specialty.slug_ar), en: qaPaths.category(specialty.slug_en) },
    ...(query.search === '' ? {} : { noindex: true }),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: contentPaths.home() },
          { name: t('home.title'), path: qaPaths.questions() },
          { name, path },
        ],
        site.origin,
      ),
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: t('category.questionsIn', { name }),
        description,
        url: site.origin + path,
        inLanguage: lang,
      },
    ],
  };
}
