import type { DoctorDetail, Lang } from '@clinic/shared/contracts';
import { pick } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { openingHours } from './opening-hours.ts';
import type { FrequentQuestion } from './page-content.ts';

const context = 'https://schema.org';

interface TrailStep {
  name: string;
  path: string;
}

/** The breadcrumbs of a page for search engines (S24); paths are relative to the page. */
export function breadcrumbList(trail: readonly TrailStep[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}

const everyDay = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function clock(minutes: number): string {
  return `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The clinic with the opening hours of its departments (S141, E9). */
export function medicalClinic(name: string, departmentName: (id: string) => string): object {
  const hours = ({ start, duration }: { start: number; duration: number }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: everyDay,
    opens: clock(start),
    closes: duration === 1440 ? '23:59' : clock(start + duration),
  });
  const [whole, ...departments] = openingHours;
  return {
    '@context': context,
    '@type': 'MedicalClinic',
    name,
    url: paths.home(),
    openingHoursSpecification: hours(whole),
    department: departments.map((department) => ({
      '@type': 'MedicalClinic',
      name: departmentName(department.id),
      openingHoursSpecification: hours(department),
    })),
  };
}

/** A doctor for search engines. */
export function physician(doctor: DoctorDetail, lang: Lang): object {
  return {
    '@context': context,
    '@type': 'Physician',
    name: pick(doctor, 'name', lang),
    url: paths.doctor(pick(doctor, 'slug', lang)),
    image: `/images/${doctor.image}`,
    description: pick(doctor, 'bio', lang),
    medicalSpecialty: doctor.specialties.map((specialty) => pick(specialty, 'name', lang)),
    knowsLanguage: doctor.spoken_languages,
  };
}

/** Frequent questions of a page for search engines (E9). */
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
