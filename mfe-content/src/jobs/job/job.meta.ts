import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { JobData } from './job.data.ts';
import { jobPosting } from './job-posting.ts';

export function meta({ data, lang, t, site }: MetaArgs<JobData | null, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('jobs.missing.title'), noindex: true };
  const title = pick(data.job, 'title', lang);
  return {
    title,
    description: pick(data.job, 'summary', lang),
    jsonLd: [
      jobPosting(data, lang, site),
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('jobs.title'), path: contentPaths.jobs() },
          { name: title, path: contentPaths.job(data.job.slug) },
        ],
        site.origin,
      ),
    ],
  };
}
