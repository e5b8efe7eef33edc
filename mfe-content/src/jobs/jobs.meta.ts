import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { JobsData } from './jobs.data.ts';

export function meta({ t, site }: MetaArgs<JobsData, 'content'>): ScreenMeta {
  return {
    title: t('jobs.title'),
    description: t('jobs.lead'),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('jobs.title'), path: contentPaths.jobs() },
        ],
        site.origin,
      ),
    ],
  };
}
