import type { Collection } from './collection.ts';
import { assessments } from './collections/assessments.ts';
import { awarenessRules } from './collections/awareness-rules.ts';
import { categories } from './collections/categories.ts';
import { doctors } from './collections/doctors.ts';
import { hours } from './collections/hours.ts';
import { jobs } from './collections/jobs.ts';
import { notices } from './collections/notices.ts';
import { offers } from './collections/offers.ts';
import { packages } from './collections/packages.ts';
import { pages } from './collections/pages.ts';
import { partners } from './collections/partners.ts';
import { posts } from './collections/posts.ts';
import { referralOptions } from './collections/referral-options.ts';
import { reviews } from './collections/reviews.ts';
import { services } from './collections/services.ts';
import { settings } from './collections/settings.ts';
import { skinTips } from './collections/skin-tips.ts';
import { slides } from './collections/slides.ts';
import { specialties } from './collections/specialties.ts';
import { surveys } from './collections/surveys.ts';
import { treatments } from './collections/treatments.ts';
import type { CollectionName } from './records.ts';

/** How every collection is kept, in the order in which they are stored: what others refer to comes first. */
export const registry = {
  settings,
  specialties,
  doctors,
  categories,
  posts,
  pages,
  hours,
  slides,
  services,
  treatments,
  'skin-tips': skinTips,
  offers,
  packages,
  partners,
  reviews,
  jobs,
  'referral-options': referralOptions,
  surveys,
  assessments,
  'awareness-rules': awarenessRules,
  notices,
} satisfies Record<CollectionName, Collection>;
