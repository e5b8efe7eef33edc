import type { ContentRecord, RecordCollection } from '@clinic/contracts/content/records';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Lang } from '@clinic/contracts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Written texts that are parts of a speciality’s page. */
const ofSpecialities: readonly string[] = ['dentistry', 'dermatology'];

/** Where the words for saving and removing are: visitors see nothing of the glossary. */
export const wordsFor = (collection: RecordCollection): 'desk.site' | 'desk.site.staff' =>
  collection === 'terms' ? 'desk.site.staff' : 'desk.site';

/** The page on which visitors see a record; null where they see nothing of it. */
export function publicPage(collection: RecordCollection, record: ContentRecord, lang: Lang): string | null {
  const slug = text(record[`slug_${lang}`]) || text(record['slug']);
  switch (collection) {
    case 'offers':
      return contentPaths.offers();
    case 'packages':
      return contentPaths.pack(slug);
    case 'treatments':
      return contentPaths.speciality(text(record['specialty']));
    case 'doctors':
      return contentPaths.doctor(slug);
    case 'specialties':
      return contentPaths.speciality(slug);
    case 'hours':
      return contentPaths.shifts();
    case 'branches':
      return contentPaths.contact();
    case 'jobs':
      return contentPaths.job(slug);
    case 'partners':
      return contentPaths.insurancePartners();
    case 'skin-tips':
      return contentPaths.skinTip(slug);
    case 'extra-pages':
      return contentPaths.extraPage(slug);
    case 'categories':
      return contentPaths.blogCategory(slug);
    case 'surveys':
      return contentPaths.survey(Number(record['id']));
    case 'assessments':
      return contentPaths.assessment(slug);
    case 'referral-options':
      return contentPaths.feedbackSource();
    case 'terms':
      return null;
    case 'pages':
      return ofSpecialities.includes(slug) ? contentPaths.speciality(slug) : `/${slug}`;
    default:
      return contentPaths.home();
  }
}
