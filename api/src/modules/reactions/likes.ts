import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { answerLikes, answers, questions } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt, refundAttempt } from '../../http/rate-limit.ts';

/** However many numbers an address gets for itself, an answer gains no more likes than these from it in a day. */
const perAnswerAndAddress: Limit = { scope: 'like-answer', most: 10, minutes: 24 * 60 };

/** A press of the like button. */
export interface Press {
  answerId: number;
  visitor: string;
  address: string;
  now: Date;
}

const isShown = (answerId: number) => and(eq(answers.id, answerId), eq(questions.visibility, 'public'));
const isLike = ({ answerId, visitor }: Pick<Press, 'answerId' | 'visitor'>) =>
  and(eq(answerLikes.answerId, answerId), eq(answerLikes.visitorId, visitor));

async function likesOf(db: Db | Tx, answerId: number): Promise<number> {
  const [answer] = await db
    .select({ likes: answers.likesCount })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isShown(answerId));
  if (!answer) throw new ClinicError('NOT_FOUND');
  return answer.likes;
}

/** How many like an answer, and whether this visitor does. Answers to questions that are not public do not exist. */
export async function likeStatus(db: Db, answerId: number, visitor: string | null) {
  const likes_count = await likesOf(db, answerId);
  const liked = visitor !== null && (await db.$count(answerLikes, isLike({ answerId, visitor }))) > 0;
  return { user_has_liked: liked, likes_count };
}

/** Presses are taken one after the other; the answer comes before its question, as at the desk, so that nobody blocks the other. */
async function lockAnswer(tx: Tx, answerId: number): Promise<void> {
  const [answer] = await tx
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isShown(answerId))
    .for('no key update', { of: answers });
  if (!answer) throw new ClinicError('NOT_FOUND');
}

/** Likes an answer, or takes the like back (S97, Q38). */
export async function toggleLike(tx: Tx, press: Press) {
  const { answerId, visitor, address, now } = press;
  await lockAnswer(tx, answerId);

  const countedFor = `${address} ${answerId}`;
  const taken = await tx.delete(answerLikes).where(isLike(press)).returning({ id: answerLikes.answerId });
  if (taken.length > 0) {
    await refundAttempt(tx, perAnswerAndAddress, countedFor);
    return { action: 'unliked' as const, likes_count: await likesOf(tx, answerId) };
  }
  await countAttempt(tx, perAnswerAndAddress, countedFor, now);
  await tx.insert(answerLikes).values({ answerId, visitorId: visitor, createdAt: now }).onConflictDoNothing();
  return { action: 'liked' as const, likes_count: await likesOf(tx, answerId) };
}
