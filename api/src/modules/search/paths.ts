/** Addresses of the site's fixed pages by the id of their texts; other texts belong to pages that are found by another source. */
const fixedPages = {
  about: '/about',
  contact: '/contact',
  dermatology: '/specialities/dermatology',
  'home-visit': '/home-visit',
  'insurance-partners': '/insurance-partners',
  jobs: '/jobs',
  laboratory: '/laboratory',
  'mental-health': '/mental-health',
  offers: '/offers',
  packages: '/packages',
  'patient-rights': '/patient-rights',
  privacy: '/privacy',
  shifts: '/shifts',
  xray: '/xray',
} as const;

/** Pages that can be found. */
export const findablePages: readonly string[] = Object.keys(fixedPages);

type Lang = 'ar' | 'en';

const below = (folder: string) => (slug: string) => `/${folder}/${encodeURIComponent(slug)}`;

/** Where each source of search is shown on the site, by slug: the patterns of `paths` in the shared routing. */
const patterns: Record<string, (slug: string, lang: Lang) => string> = {
  specialties: below('specialities'),
  doctors: below('doctors'),
  packages: below('pack'),
  posts: (slug, lang) => `/blogs/${lang}/${encodeURIComponent(slug)}`,
  skin_tips: below('specialities/dermatology'),
  questions: below('qa/questions'),
  jobs: below('jobs'),
  /** A place on the page of its department. */
  treatments: (slug) => {
    const [department = '', treatment = ''] = slug.split('#');
    return `/specialities/${encodeURIComponent(department)}#${encodeURIComponent(treatment)}`;
  },
  pages: (id) => fixedPages[id as keyof typeof fixedPages] ?? '/',
};

/** Path of what was found, in one language. */
export function pathOf(source: string, slug: string, lang: Lang): string {
  const pattern = patterns[source];
  if (!pattern) throw new Error(`search found something of ${source}, which has no address`);
  return pattern(slug, lang);
}
