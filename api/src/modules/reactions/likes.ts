import type { Db, Queryable, Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt, refundAttempt } from '../../http/rate-limit.ts';
import * as repo from './like-repo.ts';

/** An answer gains no more likes than these from one address in a day, however many visitors it invents. */
const perAnswerAndAddress: Limit = { scope: 'like-answer', most: 10, minutes: 24 * 60 };

/** A press of the like button. */
export interface LikePress {
  readonly answerId: number;
  readonly visitor: string;
  readonly address: string;
  readonly now: Date;
}

async function likesOf(db: Queryable, answerId: number): Promise<number> {
  const likes = await repo.countLikes(db, answerId);
  if (likes === undefined) throw new ClinicError('NOT_FOUND');
  return likes;
}

/** How many like an answer, and whether this visitor does. Answers to questions that are not public do not exist. */
export async function likeStatus(db: Db, answerId: number, visitor: string | null) {
  const likes_count = await likesOf(db, answerId);
  const liked = visitor !== null && (await repo.hasLike(db, { answerId, visitor }));
  return { user_has_liked: liked, likes_count };
}

/** Likes an answer, or removes the visitor's like. */
export async function toggleLike(tx: Tx, press: LikePress) {
  const { answerId, address, now } = press;
  if (!(await repo.lockAnswer(tx, answerId))) throw new ClinicError('NOT_FOUND');

  const countedFor = `${address} ${answerId}`;
  if (await repo.deleteLike(tx, press)) {
    await refundAttempt(tx, perAnswerAndAddress, countedFor);
    return { action: 'unliked' as const, likes_count: await likesOf(tx, answerId) };
  }
  await countAttempt(tx, perAnswerAndAddress, countedFor, now);
  await repo.insertLike(tx, press, now);
  return { action: 'liked' as const, likes_count: await likesOf(tx, answerId) };
}
