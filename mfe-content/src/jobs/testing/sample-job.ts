import type { JobDetail } from '@clinic/contracts/content';

/** A position as the API answers it, for tests. */
export function aJob(id: number, changes: Partial<JobDetail> = {}): JobDetail {
  return {
    id,
    slug: `job-${id}`,
    title_ar: `وظيفة ${id}`,
    title_en: `Job ${id}`,
    department_ar: 'التمريض',
    department_en: 'Nursing',
    summary_ar: 'ملخص',
    summary_en: 'Summary',
    city_ar: 'الرياض',
    city_en: 'Riyadh',
    type: 'full-time',
    posted_on: '2026-11-01',
    closes_on: '2026-12-31',
    description_ar: '<p>عن <strong>الوظيفة</strong></p>',
    description_en: '<p>About the <strong>job</strong></p>',
    duties_ar: ['العناية بالمرضى'],
    duties_en: ['Caring for patients'],
    requirements_ar: ['ترخيص ساري'],
    requirements_en: ['A valid licence'],
    ...changes,
  };
}
