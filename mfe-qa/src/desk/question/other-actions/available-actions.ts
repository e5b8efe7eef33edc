import { visibilities } from '@clinic/contracts/qa';
import type { DeskQuestionDetails, Visibility } from '@clinic/contracts/qa';
import type { Intent } from '../actions.data.ts';

/** Actions that ask once more before they are done. */
export type OtherAction = 'close' | 'move' | 'reopen' | 'release' | 'clear' | Visibility;

/** What the caller may do to a question beside answering it, in the order of the buttons. */
export function availableActions({ status, visibility, flags, claim, may }: DeskQuestionDetails): OtherAction[] {
  const pending = status === 'pending';
  const isFlagged = flags.some((flag) => flag !== 'reported');
  const actions: [OtherAction, boolean][] = [
    ...visibilities.map((other): [OtherAction, boolean] => [other, may.moderate && other !== visibility]),
    ['clear', may.moderate && visibility === 'public' && isFlagged],
    ['close', pending && (may.answer || may.moderate)],
    ['move', pending && (may.answer || may.moderate)],
    ['reopen', status === 'closed' && may.moderate],
    ['release', may.moderate && claim !== null && !claim.by_me],
  ];
  return actions.filter(([, available]) => available).map(([action]) => action);
}

/** Who may see the question after an action; null for actions about something else. */
export function visibilityAfter(action: OtherAction): Visibility | null {
  return action === 'clear' ? 'public' : (visibilities.find((visibility) => visibility === action) ?? null);
}

/** The action of the API behind a button. */
export function intentOf(action: OtherAction): Intent {
  return visibilityAfter(action) === null ? (action as Intent) : 'visibility';
}

/** What is taken away from readers, or ended, is coloured as such. */
export const destructive: readonly OtherAction[] = ['close', 'hidden', 'spam'];
