import { visibilities } from '@clinic/contracts/qa';
import type { DeskQuestionDetails, Visibility } from '@clinic/contracts/qa';
import type { Intent } from '../acts.data.ts';

/** Acts that ask once more before they are done. */
export type OtherAct = 'close' | 'move' | 'reopen' | 'release' | 'clear' | Visibility;

/** What the caller may do to a question beside answering it, in the order of the buttons (E5). */
export function availableActs({ status, visibility, flags, claim, may }: DeskQuestionDetails): OtherAct[] {
  const pending = status === 'pending';
  const isFlagged = flags.some((flag) => flag === 'personal-data' || flag === 'link');
  const acts: [OtherAct, boolean][] = [
    ...visibilities.map((other): [OtherAct, boolean] => [other, may.moderate && other !== visibility]),
    ['clear', may.moderate && visibility === 'public' && isFlagged],
    ['close', pending && (may.answer || may.moderate)],
    ['move', pending && (may.answer || may.moderate)],
    ['reopen', status === 'closed' && may.moderate],
    ['release', may.moderate && claim !== null && !claim.by_me],
  ];
  return acts.filter(([, available]) => available).map(([act]) => act);
}

/** Who may see the question after an act; null for acts about something else. */
export function visibilityAfter(act: OtherAct): Visibility | null {
  return act === 'clear' ? 'public' : (visibilities.find((visibility) => visibility === act) ?? null);
}

/** The act of the API behind a button. */
export function intentOf(act: OtherAct): Intent {
  return visibilityAfter(act) === null ? (act as Intent) : 'visibility';
}

/** What is taken away from readers, or ended, is coloured as such. */
export const destructive: readonly OtherAct[] = ['close', 'hidden', 'spam'];
