import type { TrackedQuestion } from '@clinic/contracts/qa';

type Place = 'review' | 'held' | 'hidden' | 'waiting' | 'answered' | 'answeredUnpublished' | 'closed';

/**
 * Where a question stands, and whether others see it. What is taken for spam is told no more than that it is not shown.
 * `urgent` says that the words which the clinic has may be those of somebody in danger.
 */
export function placeOf(
  { visibility, status }: Pick<TrackedQuestion, 'visibility' | 'status'>,
  urgent: boolean,
): { name: Place; visible: boolean } {
  if (visibility !== 'public' && status === 'answered') return { name: 'answeredUnpublished', visible: false };
  // Closed without having been published: nobody is going to read it any more.
  if (visibility === 'review' && status === 'closed') return { name: 'closed', visible: false };
  if (visibility === 'review') return { name: urgent ? 'held' : 'review', visible: false };
  if (visibility !== 'public') return { name: 'hidden', visible: false };
  return { name: status === 'pending' ? 'waiting' : status, visible: true };
}
