import type { Lang } from '@clinic/contracts';

/** A page that anybody may open. */
export interface PublicPage {
  /** Its address in each language, as it is to be indexed. */
  address: Record<Lang, string>;
  /** Types of schema.org that it names besides others. */
  says: readonly string[];
  /** Kept from search engines. */
  hidden: boolean;
}

type Extra = Partial<Pick<PublicPage, 'says' | 'hidden'>>;

/** An address that is the same in both languages. */
const page = (address: string, extra: Extra = {}): PublicPage => translated(address, address, extra);

const translated = (ar: string, en: string, { says = ['BreadcrumbList'], hidden = false }: Extra = {}): PublicPage => ({
  address: { ar, en },
  says,
  hidden,
});

/** The slugs of S3. */
const specialities = [
  'department_of_dentistry',
  'dermatology_cosmetics_and_laser',
  'pediatrics-neonatology',
  'ent-clinic',
  'physical-therapy-rehabilitation',
  'chest-heart-internal-medicine-clinic',
  'obstetrics-gynecology',
];

/** Every public address of the site; of a route with parameters one or more examples of the demonstration. */
export const publicPages: readonly PublicPage[] = [
  page('/', { says: ['MedicalClinic', 'WebSite', 'OpeningHoursSpecification'] }),
  page('/specialities'),
  ...specialities.map((slug) => page(`/specialities/${slug}`)),
  page('/specialities/dermatology'),
  translated('/specialities/dermatology/واقي-الشمس-كل-يوم', '/specialities/dermatology/sunscreen-every-day'),
  page('/doctors'),
  translated('/doctors/د-ريم-العتيبي', '/doctors/dr-reem-al-otaibi', { says: ['Physician', 'BreadcrumbList'] }),
  page('/shifts', { says: ['BreadcrumbList', 'OpeningHoursSpecification'] }),
  page('/home-visit'),
  page('/xray', { says: ['BreadcrumbList', 'FAQPage'] }),
  page('/laboratory', { says: ['BreadcrumbList', 'FAQPage'] }),
  page('/packages'),
  translated('/pack/فحص-القلب', '/pack/heart-check'),
  page('/offers'),
  page('/insurance-partners'),
  page('/about'),
  page('/contact'),
  page('/patient-rights'),
  page('/privacy'),
  page('/jobs'),
  page('/jobs/registered-nurse-home-care', { says: ['JobPosting', 'BreadcrumbList'] }),
  page('/feedback-source', { says: [] }),
  page('/survey/1', { says: [], hidden: true }),
  page('/mental-health'),
  page('/self-assessment/sleep'),
  translated('/pages/أول-زيارة', '/pages/first-visit'),
  page('/newsletter', { says: [], hidden: true }),
  page('/reminder', { says: [], hidden: true }),
  page('/newsletter/unsubscribe', { says: [], hidden: true }),
  page('/blogs'),
  translated('/blogs/صحة-القلب', '/blogs/heart-health'),
  translated('/blogs/ar/ألم-الصدر-متى-تقلق', '/blogs/en/chest-pain-when-to-worry', {
    says: ['Article', 'BreadcrumbList'],
  }),
  page('/news'),
  translated('/blogs/ar/جهاز-جديد-في-المختبر', '/blogs/en/new-analyser-in-the-laboratory', {
    says: ['NewsArticle', 'BreadcrumbList'],
  }),
  page('/search', { says: [], hidden: true }),
  page('/search?q=قلب', { says: [], hidden: true }),
  page('/qa', { says: [] }),
  page('/qa?search=صداع&sort=popular', { says: [], hidden: true }),
  page('/qa/ask', { says: [] }),
  page('/qa/track', { says: [], hidden: true }),
  page('/qa/categories', { says: [] }),
  translated('/qa/categories/الجلد-والشعر', '/qa/categories/skin-and-hair', { says: [] }),
  page('/qa/questions/child-snores-every-night', { says: ['QAPage'] }),
];

/** Addresses of specialities that are like another one in the list. */
export const otherSpecialities: ReadonlySet<string> = new Set(
  specialities.slice(1).map((slug) => `/specialities/${slug}`),
);

/** An address as a link to the page in a language: Arabic plain, English by its parameter. */
export function linkTo(address: string, lang: Lang): string {
  if (lang === 'ar') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=en`;
}
