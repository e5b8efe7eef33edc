import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { addDays, clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import type { Db } from '../../db/database.ts';
import { questions, questionViewDays } from '../../db/schema.ts';
import { forgetOldViews, lockQuestions } from './view-counter.ts';

/** Days of the clinic that "this week" has, the present one among them (S122). */
const weekDays = 7;
/** Questions that are changed in one transaction. */
const batch = 1000;

/**
 * Takes the views of days that have left the week off the questions. A day that was taken off is gone, so that it does not
 * matter how often, or on how many servers, this is done.
 */
export async function endWeek({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await forgetOldViews(db, now);
  const firstDay = addDays(clinicToday(now), 1 - weekDays);
  while ((await takeOff(db, firstDay)) === batch);
}

async function takeOff(db: Db, firstDay: string): Promise<number> {
  const left = lt(questionViewDays.day, firstDay);
  return db.transaction(async (tx) => {
    const found = await tx
      .selectDistinct({ id: questionViewDays.questionId })
      .from(questionViewDays)
      .where(left)
      .orderBy(asc(questionViewDays.questionId))
      .limit(batch);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await lockQuestions(tx, ids);
    const gone = await tx
      .delete(questionViewDays)
      .where(and(left, inArray(questionViewDays.questionId, ids)))
      .returning({ id: questionViewDays.questionId, views: questionViewDays.views });
    await tx.execute(sql`UPDATE ${questions} SET week_views = greatest(week_views - gone.views, 0)
      FROM (SELECT id, sum(views)::bigint AS views FROM unnest(${sql.param(gone.map(({ id }) => id))}::bigint[],
        ${sql.param(gone.map(({ views }) => views))}::bigint[]) AS taken (id, views) GROUP BY id) AS gone
      WHERE questions.id = gone.id`);
    return ids.length;
  });
}
