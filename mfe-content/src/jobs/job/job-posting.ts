import { clinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import type { JobType } from '@clinic/contracts/content';
import { addDays, clinicInstant } from '@clinic/contracts/time';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Site } from '@clinic/kit/routing';
import type { JobData } from './job.data.ts';

const employment: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'OTHER',
};

/** A position for search engines (schema.org). */
export function jobPosting({ job, plain }: JobData, lang: Lang, { origin, brand }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: pick(job, 'title', lang),
    description: [plain, ...(lang === 'ar' ? job.duties_ar : job.duties_en)].join('\n'),
    url: origin + contentPaths.job(job.slug),
    datePosted: job.posted_on,
    ...(job.closes_on === null
      ? {}
      : { validThrough: clinicInstant(addDays(job.closes_on, 1), '00:00').toISOString() }),
    employmentType: employment[job.type],
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: brand.name[lang], sameAs: `${origin}/` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: pick(job, 'city', lang),
        addressCountry: clinicCountry.code,
      },
    },
  };
}
