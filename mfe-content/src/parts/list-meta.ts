import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import type { PageContent } from '@clinic/contracts/content';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr } from '@clinic/kit/routing';
import type { Loaded, MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { faqPage } from './structured-data.ts';

/**
 * What a page with a list and written texts around it says about itself. Without the texts, those of the interface stand in:
 * `title` and `lead` under `texts`.
 */
export function listMeta(path: string, texts: 'offers' | 'packages' | 'partners') {
  return ({ data, lang, t, site }: MetaArgs<{ page: Loaded<PageContent | null> }, 'content'>): ScreenMeta => {
    const page = loadedOr(data?.page ?? null, null);
    const title = page === null ? t(`${texts}.title`) : pick(page, 'title', lang);
    return {
      title,
      description: page === null ? t(`${texts}.lead`) : pick(page, 'lead', lang),
      ...(page !== null && page.image !== null && { cardImage: page.image }),
      jsonLd: [
        breadcrumbList(
          [
            { name: t('clinic.crumb'), path: contentPaths.home() },
            { name: title, path },
          ],
          site.origin,
        ),
        ...(page !== null && page.questions.length > 0 ? [faqPage(page.questions, lang)] : []),
      ],
    };
  };
}
