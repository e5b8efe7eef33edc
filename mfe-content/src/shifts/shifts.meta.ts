import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { serviceMeta } from '../parts/content-meta.ts';
import { departmentHours } from '../parts/department-hours.ts';
import { medicalClinic } from '../parts/structured-data.ts';
import type { ShiftsData } from './shifts.data.ts';

const ofService = serviceMeta(contentPaths.shifts());

/** S10, E9: with the opening hours of every department for search engines. */
export function meta(args: MetaArgs<ShiftsData | null, 'content'>): ScreenMeta {
  const { data, lang, site } = args;
  const said = ofService(args);
  if (data === undefined || data === null) return said;
  return { ...said, jsonLd: [...(said.jsonLd ?? []), medicalClinic(site, lang, data.hours.map(departmentHours))] };
}
