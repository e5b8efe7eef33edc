import type { TrackedQuestion } from '@clinic/contracts/qa';

type Place = 'review' | 'hidden' | 'waiting' | 'answered' | 'closed';

/** Where a question stands, and whether others see it. What is taken for spam is told no more than that it is not shown. */
export function placeOf({ visibility, status }: Pick<TrackedQuestion, 'visibility' | 'status'>): {
  name: Place;
  visible: boolean;
} {
  if (visibility === 'review') return { name: 'review', visible: false };
  if (visibility !== 'public') return { name: 'hidden', visible: false };
  return { name: status === 'pending' ? 'waiting' : status, visible: true };
}
