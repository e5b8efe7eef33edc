import * as contentPaths from '@clinic/contracts/content/paths';
import { isUnavailable } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pageMeta } from '../parts/content-meta.ts';
import { departmentHours } from '../parts/department-hours.ts';
import { medicalClinic } from '../parts/structured-data.ts';
import type { ShiftsData } from './shifts.data.ts';

const ofPage = pageMeta(contentPaths.shifts(), { scene: true });

/** S10, E9: with the opening hours of every department for search engines. */
export function meta(args: MetaArgs<ShiftsData | null, 'content'>): ScreenMeta {
  const { data, lang, t, site } = args;
  if (data === undefined || data === null) return ofPage({ ...args, data });
  const said = isUnavailable(data.page) ? { title: t('hours.title') } : ofPage({ ...args, data: data.page });
  return { ...said, jsonLd: [...(said.jsonLd ?? []), medicalClinic(site, lang, data.hours.map(departmentHours))] };
}
