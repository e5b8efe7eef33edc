import { mostAdditions } from '@clinic/contracts/qa';
import type { QuestionStatus } from '@clinic/contracts/qa';

/** Three times at most, and never to a question that was closed (E5). */
export const canAdd = ({ status }: { status: QuestionStatus }, additions: number) =>
  status !== 'closed' && additions < mostAdditions;
