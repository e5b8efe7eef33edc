import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { answerLikes, answers, questions } from '../../db/schema.ts';

/** Who likes which answer. */
interface Like {
  readonly answerId: number;
  readonly visitor: string;
}

const isShown = (answerId: number) => and(eq(answers.id, answerId), eq(questions.visibility, 'public'));
const isLike = ({ answerId, visitor }: Like) =>
  and(eq(answerLikes.answerId, answerId), eq(answerLikes.visitorId, visitor));

/** The number of likes of an answer; undefined unless its question is public. */
export async function countLikes(db: Queryable, answerId: number): Promise<number | undefined> {
  const [answer] = await db
    .select({ likes: answers.likesCount })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isShown(answerId));
  return answer?.likes;
}

export const hasLike = async (db: Queryable, like: Like): Promise<boolean> =>
  (await db.$count(answerLikes, isLike(like))) > 0;

/**
 * Locks an answer, so that likes are counted one after the other; false unless its question is public. The answer is locked
 * before its question, as moderators do, so that the two never block each other.
 */
export async function lockAnswer(tx: Tx, answerId: number): Promise<boolean> {
  const locked = await tx
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isShown(answerId))
    .for('no key update', { of: answers });
  return locked.length > 0;
}

/** Removes a like; false when there was none. */
export async function deleteLike(tx: Tx, like: Like): Promise<boolean> {
  const deleted = await tx.delete(answerLikes).where(isLike(like)).returning({ id: answerLikes.answerId });
  return deleted.length > 0;
}

export async function insertLike(tx: Tx, { answerId, visitor }: Like, now: Date): Promise<void> {
  await tx.insert(answerLikes).values({ answerId, visitorId: visitor, createdAt: now }).onConflictDoNothing();
}
