import { eq, sql } from 'drizzle-orm';
import { clinicToday } from '@clinic/contracts/time';
import { storedSlug } from '../http/params.ts';
import type { Tx } from '../db/database.ts';
import { readQuestions } from './demo-folder.ts';
import { randomFrom } from './random-from.ts';
import type { DemoQuestion } from './records.ts';
import { found, questionSpecialtyIds } from './references.ts';
import * as schema from '../db/schema.ts';
import { dayMs, hourMs, minuteMs } from '../durations.ts';

type NewQuestion = typeof schema.questions.$inferInsert & { readonly tags: readonly string[] };

/** Stores questions with their tags, and returns their ids by slug. */
export async function insertQuestions(tx: Tx, all: readonly NewQuestion[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(schema.questions)
    .values(all.map(({ tags: _, ...values }) => values))
    .returning({ id: schema.questions.id, slug: schema.questions.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const tags = all.flatMap((question) =>
    question.tags.map((tag, pos) => ({ questionId: found(ids.get(question.slug), 'question'), pos, tag })),
  );
  if (tags.length > 0) await tx.insert(schema.questionTags).values(tags);
  return ids;
}

/** When a demo question was asked: not all at the same time of the day. */
function askedAt({ asked_days_ago }: DemoQuestion, index: number, now: Date): Date {
  const minutesIntoDay = Math.floor(randomFrom(index)() * 60 * 20);
  return new Date(now.getTime() - asked_days_ago * dayMs - minutesIntoDay * minuteMs);
}

function answerOf({ answer }: DemoQuestion, questionId: number, asked: Date) {
  if (!answer) return [];
  const answeredAt = new Date(asked.getTime() + answer.after_hours * hourMs);
  return {
    questionId,
    doctorId: answer.doctor_id,
    content: answer.content,
    atHome: answer.at_home ?? null,
    comeIn: answer.come_in ?? null,
    emergency: answer.emergency ?? null,
    likesCount: answer.likes,
    viewsCount: answer.views,
    reviewedAt: answeredAt,
    createdAt: answeredAt,
    updatedAt: answeredAt,
  };
}

/** Of the older questions one view in so many fell into the last seven days. */
const viewsAWeek = 40;

/** Stores what was read within the last seven days: new questions, and a little of what is older, so that something is popular this week. */
async function loadWeek(tx: Tx, now: Date): Promise<void> {
  const today = clinicToday(now);
  await tx.execute(sql`
    INSERT INTO question_view_days (day, question_id, views)
    SELECT greatest(clinic_day(created_at), ${today}::date - (id % 6)::int), id,
      CASE WHEN clinic_day(created_at) > ${today}::date - 7 THEN views_count ELSE views_count / ${viewsAWeek}::int END
    FROM questions WHERE visibility = 'public' AND views_count >= ${viewsAWeek}::int`);
  await tx.execute(sql`
    UPDATE questions SET week_views = days.views FROM question_view_days days WHERE days.question_id = questions.id`);
}

/** Loads questions and answers, by few statements: triggers count the rows of each. */
export async function loadQuestions(tx: Tx, now: Date): Promise<void> {
  const demoQuestions = readQuestions();
  const qaSpecialtyId = await questionSpecialtyIds(tx);
  const ids = await insertQuestions(
    tx,
    demoQuestions.map((question, index) => {
      const at = askedAt(question, index, now);
      return {
        slug: storedSlug(question.slug),
        lang: question.lang,
        qaSpecialtyId: qaSpecialtyId(question.qa_specialty),
        title: question.title,
        content: question.content,
        status: question.status,
        visibility: 'public',
        isAnonymous: question.user_name === null,
        userName: question.user_name,
        viewsCount: question.views,
        closedReason: question.closed_reason ?? null,
        closedNote: question.closed_note ?? null,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
        tags: question.tags,
      };
    }),
  );
  const idOf = (slug: string) => found(ids.get(storedSlug(slug)), `question ${slug}`);
  await tx
    .insert(schema.answers)
    .values(demoQuestions.flatMap((one, index) => answerOf(one, idOf(one.slug), askedAt(one, index, now))));
  for (const { slug, duplicate_of } of demoQuestions) {
    if (duplicate_of === undefined) continue;
    await tx
      .update(schema.questions)
      .set({ duplicateOf: idOf(duplicate_of) })
      .where(eq(schema.questions.id, idOf(slug)));
  }
  await loadWeek(tx, now);
}
