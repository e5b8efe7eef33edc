import { clinicCountry } from '@clinic/contracts';
import type { DoctorDetail, Lang } from '@clinic/contracts';
import type { FrequentQuestion } from '@clinic/contracts/content';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Site } from '@clinic/kit/routing';
import type { DepartmentHours } from './department-hours.ts';

const context = 'https://schema.org';

/** The clinic with its contacts and the opening hours of its departments, the first of which is the clinic itself. */
export function medicalClinic({ origin, brand }: Site, lang: Lang, departments: readonly DepartmentHours[]): object {
  const [whole, ...parts] = departments;
  return {
    '@context': context,
    '@type': 'MedicalClinic',
    '@id': `${origin}/#clinic`,
    name: brand.name[lang],
    description: brand.tagline[lang],
    url: origin + contentPaths.home(),
    logo: `${origin}/favicon.svg`,
    image: `${origin}/images/cards/clinic.jpg`,
    ...(brand.phone !== null && { telephone: brand.phone }),
    ...(brand.email !== null && { email: brand.email }),
    ...(brand.address !== null && {
      address: { '@type': 'PostalAddress', streetAddress: brand.address[lang], addressCountry: clinicCountry.code },
    }),
    ...(brand.map !== null && { hasMap: brand.map }),
    ...(clinicCountry.currency !== undefined && { currenciesAccepted: clinicCountry.currency.code }),
    ...(brand.social.length > 0 && { sameAs: brand.social.map(({ url }) => url) }),
    ...(whole !== undefined && { openingHoursSpecification: openingHours(whole) }),
    ...(parts.length > 0 && {
      department: parts.map((part) => ({
        '@type': 'MedicalClinic',
        name: pick(part, 'name', lang),
        openingHoursSpecification: openingHours(part),
      })),
    }),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMinutes = 1440;

/** A closing time before the opening time is one of the next day. */
export function openingHours({ hours }: Pick<DepartmentHours, 'hours'>): object[] {
  return hours.map(({ days, start_min, duration_min }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => weekdays[day]),
    opens: clock(start_min),
    closes: duration_min >= dayMinutes ? '23:59' : clock(start_min + duration_min),
  }));
}

function clock(minutes: number): string {
  return `${String(Math.floor((minutes % dayMinutes) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The site with its search, which search engines may offer at once. */
export function webSite({ origin, brand }: Site, lang: Lang): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: brand.name[lang],
    url: origin + contentPaths.home(),
    inLanguage: lang,
    publisher: { '@id': `${origin}/#clinic` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${contentPaths.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A doctor for search engines. */
export function physician(doctor: DoctorDetail, lang: Lang, { origin }: Pick<Site, 'origin'>): object {
  return {
    '@context': context,
    '@type': 'Physician',
    name: pick(doctor, 'name', lang),
    url: origin + contentPaths.doctor(pick(doctor, 'slug', lang)),
    image: `${origin}/images/${doctor.image}`,
    description: pick(doctor, 'bio', lang),
    medicalSpecialty: doctor.specialties.map((specialty) => pick(specialty, 'name', lang)),
    knowsLanguage: doctor.spoken_languages,
    parentOrganization: { '@id': `${origin}/#clinic` },
  };
}

/** Frequent questions of a page for search engines. */
export function faqPage(questions: readonly FrequentQuestion[], lang: Lang): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map((entry) => ({
      '@type': 'Question',
      name: pick(entry, 'question', lang),
      acceptedAnswer: { '@type': 'Answer', text: pick(entry, 'answer', lang) },
    })),
  };
}
