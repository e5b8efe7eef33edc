import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import type { Assessment } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';
import { pick } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

export function meta({ data, lang, t, site }: MetaArgs<Assessment | null, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('info.missing.title'), noindex: true };
  const title = pick(data, 'title', lang);
  const crumbs = [
    { name: t('clinic.crumb'), path: contentPaths.home() },
    { name: title, path: contentPaths.assessment(data.slug) },
  ];
  return { title, description: pick(data, 'intro', lang), jsonLd: [breadcrumbList(crumbs, site.origin)] };
}
