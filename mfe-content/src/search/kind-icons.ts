import type { SearchKind } from '@clinic/contracts/content';
import type { IconName } from '@clinic/kit/ui';

/** The icon of each kind of what the search finds. */
export const kindIcons: Record<SearchKind, IconName> = {
  speciality: 'heart',
  doctor: 'user',
  service: 'plus',
  package: 'offer',
  blog: 'blog',
  news: 'info',
  question: 'question',
  job: 'star',
  page: 'home',
};
