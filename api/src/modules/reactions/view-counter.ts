import { asc, inArray, lt, sql } from 'drizzle-orm';
import { clinicToday } from '@clinic/contracts/time';
import { hourMs } from '../../durations.ts';
import type { Db, Tx } from '../../db/database.ts';
import { answers, questions, questionViews } from '../../db/schema.ts';

/** A question that somebody has opened. */
export interface View {
  questionId: number;
  /** Stands for the reader. */
  visitorHash: Buffer;
  at: Date;
}

/** Views wait this long for others to be written with, in milliseconds. */
const gatherFor = 3000;
/** So many are written at once without waiting. */
const mostGathered = 200;
/** While the database is away, later views are not counted, so that the memory cannot fill up. */
const mostKept = 10_000;
/** By then every server has written the views of an hour. */
const rememberedMs = 2 * hourMs;

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs);
const keyOf = ({ questionId, visitorHash, at }: View) =>
  `${hourOf(at).getTime()} ${questionId} ${visitorHash.toString('base64')}`;

/** What has been added to a question, by the clinic's day. */
interface Added {
  questionId: number;
  day: string;
  views: number;
}

// As one parameter each: the query builder would spread a list over many.
const ids = (rows: readonly Added[]) => sql`${sql.param(rows.map((row) => row.questionId))}::bigint[]`;
const days = (rows: readonly Added[]) => sql`${sql.param(rows.map((row) => row.day))}::date[]`;
const counts = (rows: readonly Added[]) => sql`${sql.param(rows.map((row) => row.views))}::bigint[]`;

/** Locks the answers to questions, which come before the questions for everybody, in one order. */
async function lockAnswers(tx: Tx, questionIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: answers.id })
    .from(answers)
    .where(inArray(answers.questionId, [...questionIds]))
    .orderBy(asc(answers.questionId))
    .for('no key update');
}

/** Locks questions in one order, so that two servers that write at the same time cannot block each other. */
export function lockQuestions(tx: Tx, questionIds: readonly number[]) {
  return tx
    .select({ id: questions.id, visibility: questions.visibility })
    .from(questions)
    .where(inArray(questions.id, [...questionIds]))
    .orderBy(asc(questions.id))
    .for('no key update');
}

/** Writes down who has seen what in which hour; what nobody had written before. */
async function remember(tx: Tx, views: readonly View[]): Promise<Added[]> {
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

/** Writes views in one transaction: each reader counts once an hour for a question, whichever server heard of it. */
async function write(db: Db, views: readonly View[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const opened = [...new Set(views.map(({ questionId }) => questionId))];
    await lockAnswers(tx, opened);
    const locked = await lockQuestions(tx, opened);
    const shown = new Set(locked.filter(({ visibility }) => visibility === 'public').map(({ id }) => id));
    const counted = views.filter(({ questionId }) => shown.has(questionId));
    const added = counted.length > 0 ? await remember(tx, counted) : [];
    if (added.length > 0) await addToCounters(tx, added);
    await forgetOldViews(tx, now);
  });
}

/** Who has read what is of no use once its hour is over everywhere. */
export async function forgetOldViews(db: Db | Tx, now: Date): Promise<void> {
  await db.delete(questionViews).where(lt(questionViews.hour, new Date(now.getTime() - rememberedMs)));
}

/** Gathers views in memory and writes them together. */
export interface ViewCounter {
  count: (view: View) => void;
  /** Writes what has been gathered. What cannot be written is kept for the next time. */
  flush: () => Promise<void>;
}

/** @param onError receives the error of views that could not be written yet */
export function viewCounter(db: Db, clock: () => Date, onError: (error: unknown) => void): ViewCounter {
  let gathered = new Map<string, View>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function writeGathered(): Promise<void> {
    if (gathered.size === 0) return;
    const views = gathered;
    gathered = new Map();
    try {
      await write(db, [...views.values()], clock());
    } catch (error) {
      gathered = new Map([...views, ...gathered]);
      flushSoon();
      onError(error);
    }
  }
  function flushSoon(): void {
    timer ??= setTimeout(() => void flush(), gatherFor).unref();
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (writing = writing.then(writeGathered));
  }

  return {
    count(view) {
      if (gathered.size >= mostKept) return;
      gathered.set(keyOf(view), view);
      if (gathered.size === mostGathered) void flush();
      else flushSoon();
    },
    flush,
  };
}
