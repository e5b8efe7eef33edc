import { mostAdditions } from '@clinic/contracts/qa';
import type { TrackedQuestion } from '@clinic/contracts/qa';
import { presentAnswer } from '../questions/present.ts';
import { canAdd } from './policy.ts';
import type { AdditionRow, TrackedRow } from './repo.ts';

/** A question as its asker sees it: also what the public does not, and nothing of who asked. */
export function presentTracked(
  { question, answer, doctor, repeated }: TrackedRow,
  additions: readonly AdditionRow[],
): TrackedQuestion {
  const isPublic = question.visibility === 'public';
  return {
    id: question.id,
    slug: isPublic ? question.slug : null,
    visibility: question.visibility,
    status: question.status,
    lang: question.lang,
    question_title: question.title,
    question_content: question.content,
    created_at: question.createdAt.toISOString(),
    additions: additions.map(({ content, createdAt, isPublic }) => ({
      content,
      created_at: createdAt.toISOString(),
      is_public: isPublic,
    })),
    additions_left: canAdd(question, additions.length) ? mostAdditions - additions.length : 0,
    closed: question.closedReason && {
      reason: question.closedReason,
      note: question.closedNote,
      ...(repeated && { duplicate_of: { slug: repeated.slug, question_title: repeated.title } }),
    },
    answer: answer && doctor ? presentAnswer(answer, doctor) : null,
  };
}
