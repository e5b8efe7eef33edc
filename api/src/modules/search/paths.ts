import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';

/** The site's fixed pages by the id of their content; other content belongs to pages that are found by another source. */
const fixedPages = {
  about: contentPaths.about,
  contact: contentPaths.contact,
  dermatology: contentPaths.dermatology,
  'home-visit': contentPaths.homeVisit,
  'insurance-partners': contentPaths.insurancePartners,
  jobs: contentPaths.jobs,
  laboratory: contentPaths.laboratory,
  'mental-health': contentPaths.mentalHealth,
  offers: contentPaths.offers,
  packages: contentPaths.packages,
  'patient-rights': contentPaths.patientRights,
  privacy: contentPaths.privacy,
  shifts: contentPaths.shifts,
  xray: contentPaths.xray,
} as const;

/** Pages that can be found. */
export const findablePages: readonly string[] = Object.keys(fixedPages);

type Lang = 'ar' | 'en';

/** Where each source of search is shown on the site, by slug. */
const patterns: Record<string, (slug: string, lang: Lang) => string> = {
  specialties: contentPaths.speciality,
  doctors: contentPaths.doctor,
  packages: contentPaths.pack,
  posts: (slug, lang) => contentPaths.post(lang, slug),
  skin_tips: contentPaths.skinTip,
  extra_pages: contentPaths.extraPage,
  assessments: contentPaths.assessment,
  questions: qaPaths.question,
  jobs: contentPaths.job,
  /** A place on the page of its department. */
  treatments: (slug) => {
    const [department = '', treatment = ''] = slug.split('#');
    return `${contentPaths.speciality(department)}#${encodeURIComponent(treatment)}`;
  },
  pages: (id) => fixedPages[id as keyof typeof fixedPages]?.() ?? '/',
};

/** Path of what was found, in one language. */
export function pathOf(source: string, slug: string, lang: Lang): string {
  const pattern = patterns[source];
  if (!pattern) throw new Error(`search found something of ${source}, which has no address`);
  return pattern(slug, lang);
}
