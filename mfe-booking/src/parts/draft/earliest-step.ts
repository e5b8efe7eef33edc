import { detailsError } from './details-policy.ts';
import type { BookingDraft, Step } from './draft.ts';

/** The first step that still lacks its answer; 5 when none does. */
export function earliestIncomplete(draft: BookingDraft): Step {
  if (draft.specialty === null) return 1;
  if (draft.doctor === null) return 2;
  if (draft.date === null || draft.time === null) return 3;
  return detailsError(draft) === null ? 5 : 4;
}

/** Answers without which the first three steps cannot be left. */
export type MissingAnswer = 'specialty' | 'doctor' | 'time';

/** The answer that a step still lacks; null for one that has it, and for steps whose fields say themselves what is missing. */
export function missingAnswer(step: Step, draft: BookingDraft): MissingAnswer | null {
  if (step === 1 && draft.specialty === null) return 'specialty';
  if (step === 2 && draft.doctor === null) return 'doctor';
  return step === 3 && (draft.date === null || draft.time === null) ? 'time' : null;
}

/** The step that may be shown when another is asked for: nobody skips a question. */
export function reachable(wanted: Step, draft: BookingDraft): Step {
  const earliest = earliestIncomplete(draft);
  return wanted < earliest ? wanted : earliest;
}
