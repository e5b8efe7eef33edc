import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { clinicToday } from '@clinic/contracts/time';
import { hourMs } from '../../durations.ts';
import type { Db, Tx } from '../../db/database.ts';
import { answers, questions, postViewDays, questionViewDays, questionViews } from '../../db/schema.ts';

/** A question that somebody has opened. */
export interface View {
  questionId: number;
  /** A hash of the reader. */
  visitorHash: Buffer;
  at: Date;
}

/** By then every server has written the views of an hour. */
const rememberedMs = 2 * hourMs;

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs);

/** The same for every view of one reader, question and hour. */
export const viewKey = ({ questionId, visitorHash, at }: View) =>
  `${hourOf(at).getTime()} ${questionId} ${visitorHash.toString('base64')}`;

/** Views that a question gained, by the clinic's day. */
interface Added {
  questionId: number;
  day: string;
  views: number;
}

// As one parameter each: the query builder would spread a list over many.
const ids = (rows: readonly Added[]) => sql`${sql.param(rows.map((row) => row.questionId))}::bigint[]`;
const days = (rows: readonly Added[]) => sql`${sql.param(rows.map((row) => row.day))}::date[]`;
const counts = (rows: readonly Added[]) => sql`${sql.param(rows.map((row) => row.views))}::bigint[]`;

/** Whether a question is public. */
export const isShown = async (db: Db, questionId: number): Promise<boolean> =>
  (await db.$count(questions, and(eq(questions.id, questionId), eq(questions.visibility, 'public')))) > 0;

/** Locks the answers to questions, which everybody locks before the questions, in one order. */
async function lockAnswers(tx: Tx, questionIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: answers.id })
    .from(answers)
    .where(inArray(answers.questionId, [...questionIds]))
    .orderBy(asc(answers.questionId))
    .for('no key update');
}

/** Locks questions in one order, so that two servers that write at the same time cannot block each other. */
function lockQuestions(tx: Tx, questionIds: readonly number[]) {
  return tx
    .select({ id: questions.id, visibility: questions.visibility })
    .from(questions)
    .where(inArray(questions.id, [...questionIds]))
    .orderBy(asc(questions.id))
    .for('no key update');
}

/** Stores who has seen what in which hour, and counts what was not stored before. */
async function insertViews(tx: Tx, views: readonly View[]): Promise<Added[]> {
  const rows = await tx
    .insert(questionViews)
    .values(views.map(({ questionId, visitorHash, at }) => ({ hour: hourOf(at), questionId, visitorHash })))
    .onConflictDoNothing()
    .returning({ hour: questionViews.hour, questionId: questionViews.questionId });
  const added = new Map<string, Added>();
  for (const { hour, questionId } of rows) {
    const day = clinicToday(hour);
    const entry = added.get(`${day} ${questionId}`) ?? { questionId, day, views: 0 };
    entry.views += 1;
    added.set(`${day} ${questionId}`, entry);
  }
  return [...added.values()];
}

async function addToCounters(tx: Tx, added: readonly Added[]): Promise<void> {
  const perQuestion = sql`(SELECT id, sum(views)::bigint AS views
    FROM unnest(${ids(added)}, ${counts(added)}) AS given (id, views) GROUP BY id) AS added`;
  await tx.execute(sql`UPDATE questions SET views_count = views_count + added.views, week_views = week_views + added.views
    FROM ${perQuestion} WHERE questions.id = added.id`);
  await tx.execute(sql`UPDATE answers SET views_count = views_count + added.views
    FROM ${perQuestion} WHERE answers.question_id = added.id`);
  await tx.execute(sql`INSERT INTO question_view_days (day, question_id, views)
    SELECT * FROM unnest(${days(added)}, ${ids(added)}, ${counts(added)})
    ON CONFLICT (day, question_id) DO UPDATE SET views = question_view_days.views + excluded.views`);
}

/** Writes views in one transaction: each reader counts once an hour for a question, whichever server counted it. */
export async function writeViews(db: Db, views: readonly View[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const opened = [...new Set(views.map(({ questionId }) => questionId))];
    await lockAnswers(tx, opened);
    const locked = await lockQuestions(tx, opened);
    const shown = new Set(locked.filter(({ visibility }) => visibility === 'public').map(({ id }) => id));
    const counted = views.filter(({ questionId }) => shown.has(questionId));
    const added = counted.length > 0 ? await insertViews(tx, counted) : [];
    if (added.length > 0) await addToCounters(tx, added);
    await deleteOldViews(tx, now);
  });
}

/** Deletes who has read what, once nobody needs it to count an hour. */
export async function deleteOldViews(db: Db | Tx, now: Date): Promise<void> {
  await db.delete(questionViews).where(lt(questionViews.hour, new Date(now.getTime() - rememberedMs)));
}

/** Deletes the views of posts before a day, which the report of what is read needs no more. */
export async function deletePostViewsBefore(db: Db, firstDay: string): Promise<void> {
  await db.delete(postViewDays).where(lt(postViewDays.day, firstDay));
}

/** Subtracts the views before a day from the week of at most `most` questions; returns how many it changed. */
export async function subtractViewsBefore(db: Db, firstDay: string, most: number): Promise<number> {
  const left = lt(questionViewDays.day, firstDay);
  return db.transaction(async (tx) => {
    const found = await tx
      .selectDistinct({ id: questionViewDays.questionId })
      .from(questionViewDays)
      .where(left)
      .orderBy(asc(questionViewDays.questionId))
      .limit(most);
    const questionIds = found.map(({ id }) => id);
    if (questionIds.length === 0) return 0;
    await lockQuestions(tx, questionIds);
    const gone = await tx
      .delete(questionViewDays)
      .where(and(left, inArray(questionViewDays.questionId, questionIds)))
      .returning({ id: questionViewDays.questionId, views: questionViewDays.views });
    await tx.execute(sql`UPDATE ${questions} SET week_views = greatest(week_views - gone.views, 0)
      FROM (SELECT id, sum(views)::bigint AS views FROM unnest(${sql.param(gone.map(({ id }) => id))}::bigint[],
        ${sql.param(gone.map(({ views }) => views))}::bigint[]) AS taken (id, views) GROUP BY id) AS gone
      WHERE questions.id = gone.id`);
    return questionIds.length;
  });
}
