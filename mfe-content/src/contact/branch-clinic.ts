import { clinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import type { Branch } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';
import { pick } from '@clinic/kit/i18n';
import type { Site } from '@clinic/kit/routing';
import { departmentHours } from '../parts/department-hours.ts';
import { openingHours } from '../parts/structured-data.ts';

/** A branch for search engines, as a part of the clinic. */
export function branchClinic(branch: Branch, lang: Lang, { origin, brand }: Site): object {
  const { slug, phone, map_url, latitude, longitude, intervals } = branch;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': `${origin}/#${slug}`,
    name: `${brand.name[lang]} – ${pick(branch, 'name', lang)}`,
    url: `${origin}${contentPaths.contact()}#${slug}`,
    parentOrganization: { '@id': `${origin}/#clinic` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: pick(branch, 'address', lang),
      addressLocality: pick(branch, 'city', lang),
      addressCountry: clinicCountry.code,
    },
    ...(phone !== null && { telephone: phone }),
    ...(map_url !== null && { hasMap: map_url }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(intervals.length > 0 && { openingHoursSpecification: openingHours(departmentHours(branch)) }),
  };
}
