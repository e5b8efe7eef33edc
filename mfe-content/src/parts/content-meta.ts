import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import type { PageContent } from '@clinic/contracts/content';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pictureSources } from '@clinic/kit/ui';
import type { ServiceData } from './page-content.data.ts';
import { sceneSizes, sceneWidth } from './scene-size.ts';
import { faqPage } from './structured-data.ts';

/**
 * What a page of written content says about itself.
 * @param scene whether the page opens with its picture, which then should be there at first paint
 */
export function pageMeta(path: string, { scene = false }: { scene?: boolean } = {}) {
  return ({ data, lang, t, site }: MetaArgs<PageContent | null, 'content'>): ScreenMeta => {
    if (data === undefined || data === null) return { title: t('info.missing.title'), noindex: true };
    const title = pick(data, 'title', lang);
    return {
      title,
      description: pick(data, 'lead', lang),
      ...(data.image !== null && { cardImage: data.image }),
      ...(data.image !== null && scene && { preloadImage: pictureSources(data.image, sceneWidth, sceneSizes) }),
      jsonLd: [
        breadcrumbList(
          [
            { name: t('clinic.crumb'), path: contentPaths.home() },
            { name: title, path },
          ],
          site.origin,
        ),
        ...(data.questions.length > 0 ? [faqPage(data.questions, lang)] : []),
      ],
    };
  };
}

/** The same for the page of a service. */
export function serviceMeta(path: string) {
  const ofPage = pageMeta(path, { scene: true });
  return ({ data, ...rest }: MetaArgs<ServiceData | null, 'content'>): ScreenMeta =>
    ofPage({ ...rest, data: data?.page });
}
