import { z } from '@clinic/contracts';
import { tidy } from './written-text.ts';

const likeStatus = { user_has_liked: z.boolean(), likes_count: z.int() };
/** S97. The fields stand at the top and again under `data` (Q21). */
export const LikeStatus = z.object({ ...likeStatus, data: z.object(likeStatus) });
export type LikeStatus = z.infer<typeof LikeStatus>;

const likeToggle = { action: z.enum(['liked', 'unliked']), likes_count: z.int() };
/** S97: what a press of the button did, and the count after it (Q38). */
export const LikeToggle = z.object({ ...likeToggle, data: z.object(likeToggle) });
export type LikeToggle = z.infer<typeof LikeToggle>;

/** Why a reader reports a question. */
export const reportReasons = ['personal-data', 'dangerous', 'offensive', 'spam', 'other'] as const;
/** `POST /api/qa/questions/{id}/reports`: 204, also for a second report of one visitor, which changes nothing. */
export const ReportQuestion = z.object({
  reason: z.enum(reportReasons, 'errors.reasonRequired'),
  note: z._default(z.string().check(tidy, z.trim(), z.maxLength(500, 'validation.tooLong')), ''),
});
