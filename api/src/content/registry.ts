import type * as z from 'zod';
import type { Collection } from './collection.ts';
import { AssessmentRecord, assessments } from './collections/assessments.ts';
import { AwarenessRuleRecord, awarenessRules } from './collections/awareness-rules.ts';
import { BranchRecord, branches } from './collections/branches.ts';
import { CategoryRecord, categories } from './collections/categories.ts';
import { DoctorRecord, doctors } from './collections/doctors.ts';
import { ExtraPageRecord, extraPages } from './collections/extra-pages.ts';
import { HoursRecord, hours } from './collections/hours.ts';
import { JobRecord, jobs } from './collections/jobs.ts';
import { NoticeRecord, notices } from './collections/notices.ts';
import { OfferRecord, offers } from './collections/offers.ts';
import { PackageRecord, packages } from './collections/packages.ts';
import { PageRecord, pages } from './collections/pages.ts';
import { PartnerRecord, partners } from './collections/partners.ts';
import { PictureRecord, pictures } from './collections/pictures.ts';
import { PostRecord, posts } from './collections/posts.ts';
import { QuestionGroupRecord, questionGroups } from './collections/question-groups.ts';
import { ReferralOptionRecord, referralOptions } from './collections/referral-options.ts';
import { ReviewRecord, reviews } from './collections/reviews.ts';
import { ServiceRecord, services } from './collections/services.ts';
import { ContentSettings, settings } from './collections/settings.ts';
import { SkinTipRecord, skinTips } from './collections/skin-tips.ts';
import { SlideRecord, slides } from './collections/slides.ts';
import { SpecialtyRecord, specialties } from './collections/specialties.ts';
import { SurveyRecord, surveys } from './collections/surveys.ts';
import { TermRecord, terms } from './collections/terms.ts';
import { TreatmentRecord, treatments } from './collections/treatments.ts';

/** One collection of a content folder. */
export interface RegisteredCollection<R = unknown> {
  /** A file with a list, a folder with one record per file, or a single record. */
  readonly kind: 'list' | 'folder' | 'single';
  /** Whether the name of its file is what a record is known by, and so its address. */
  readonly namedByFile?: true;
  /** What an editor may write. */
  readonly record: z.ZodObject<z.ZodRawShape>;
  /** How the records are kept. */
  readonly store: Collection<R>;
}

/** Every collection, in the order in which they are stored: what others refer to comes first. */
export const registry = {
  settings: { kind: 'single', record: ContentSettings, store: settings },
  specialties: { kind: 'folder', record: SpecialtyRecord, store: specialties },
  branches: { kind: 'list', record: BranchRecord, store: branches },
  doctors: { kind: 'folder', record: DoctorRecord, store: doctors },
  'question-groups': { kind: 'list', record: QuestionGroupRecord, store: questionGroups },
  categories: { kind: 'list', record: CategoryRecord, store: categories },
  pictures: { kind: 'list', record: PictureRecord, store: pictures },
  posts: { kind: 'folder', record: PostRecord, store: posts },
  pages: { kind: 'folder', namedByFile: true, record: PageRecord, store: pages },
  'extra-pages': { kind: 'folder', record: ExtraPageRecord, store: extraPages },
  hours: { kind: 'list', record: HoursRecord, store: hours },
  slides: { kind: 'list', record: SlideRecord, store: slides },
  services: { kind: 'list', record: ServiceRecord, store: services },
  treatments: { kind: 'list', record: TreatmentRecord, store: treatments },
  'skin-tips': { kind: 'folder', record: SkinTipRecord, store: skinTips },
  offers: { kind: 'list', record: OfferRecord, store: offers },
  packages: { kind: 'folder', record: PackageRecord, store: packages },
  partners: { kind: 'list', record: PartnerRecord, store: partners },
  reviews: { kind: 'list', record: ReviewRecord, store: reviews },
  jobs: { kind: 'folder', record: JobRecord, store: jobs },
  'referral-options': { kind: 'list', record: ReferralOptionRecord, store: referralOptions },
  surveys: { kind: 'folder', record: SurveyRecord, store: surveys },
  assessments: { kind: 'folder', namedByFile: true, record: AssessmentRecord, store: assessments },
  'awareness-rules': { kind: 'list', record: AwarenessRuleRecord, store: awarenessRules },
  notices: { kind: 'list', record: NoticeRecord, store: notices },
  terms: { kind: 'list', record: TermRecord, store: terms },
} satisfies Record<string, RegisteredCollection>;

export type CollectionName = keyof typeof registry;
