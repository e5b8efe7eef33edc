import { pick } from '@clinic/shared/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { paths } from '@clinic/shared/routing';
import type { PageContent } from './page-content.ts';
import { breadcrumbList, faqPage } from './structured-data.ts';

/** What a page with written content says about itself. */
export function contentMeta(content: Omit<PageContent, 'sections'>, path: string, scene?: string) {
  return ({ lang, t, site }: MetaArgs<unknown>): ScreenMeta => {
    const title = pick(content, 'title', lang);
    return {
      title,
      description: pick(content, 'lead', lang),
      ...(scene === undefined ? {} : { preloadImage: scene }),
      jsonLd: [
        breadcrumbList(
          [
            { name: t('home.crumb'), path: paths.home() },
            { name: title, path },
          ],
          site.origin,
        ),
        ...(content.questions.length > 0 ? [faqPage(content.questions, lang)] : []),
      ],
    };
  };
}
