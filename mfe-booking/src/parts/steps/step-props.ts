import type { BookingDraft } from '../draft/draft.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  draft: BookingDraft;
  change: (change: (draft: BookingDraft) => BookingDraft) => void;
}
