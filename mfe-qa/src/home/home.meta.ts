import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { QaHome } from './home.data.ts';
import { settingsOf, usual } from './list-query.ts';

/** The list as it is, page by page, is for search engines; what somebody looked for in it is not. */
export function meta({ data, t, site }: MetaArgs<QaHome, 'qa'>): ScreenMeta {
  const query = data?.query;
  const title = query && query.search !== '' ? t('home.found', { query: query.search }) : t('home.title');
  const asked = query !== undefined && (settingsOf(query).length > 0 || query.sort !== usual.sort);
  const nothing = typeof data?.list === 'object' && data.list.questions.length === 0;
  return {
    title: query && query.page > 1 ? t('home.titleOfPage', { title, page: query.page }) : title,
    description: t('home.subtitle'),
    ...(asked || nothing ? { noindex: true } : {}),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: contentPaths.home() },
          { name: t('home.title'), path: qaPaths.questions() },
        ],
        site.origin,
      ),
    ],
  };
}
