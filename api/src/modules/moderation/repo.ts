import { and, asc, desc, eq, isNull, lte, ne } from 'drizzle-orm';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import {
  answerRevisions,
  answers,
  qaSpecialties,
  questionAdditions,
  questionReports,
  questions,
  questionTags,
} from '../../db/schema.ts';

export type QuestionRow = typeof questions.$inferSelect;
export type AnswerRow = typeof answers.$inferSelect;

export async function lockAnswer(tx: Tx, questionId: number): Promise<AnswerRow | null> {
  const [answer = null] = await tx.select().from(answers).where(eq(answers.questionId, questionId)).for('update');
  return answer;
}

export async function lockQuestion(tx: Tx, id: number): Promise<QuestionRow | undefined> {
  const [question] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
  return question;
}

/** A named asker's question, as a message about it needs it: nothing of what was asked but the address of its page. */
export async function askedQuestion(tx: Tx, id: number) {
  const [row] = await tx
    .select(
      columnsOf(
        questions,
        'slug',
        'lang',
        'status',
        'visibility',
        'flags',
        'answeredAt',
        'answerAnnouncedAt',
        'contactEnc',
        'trackingHash',
      ),
    )
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.isAnonymous, false)));
  return row;
}

export type AskedQuestion = NonNullable<Awaited<ReturnType<typeof askedQuestion>>>;

export async function updateQuestion(
  tx: Tx,
  id: number,
  values: Partial<typeof questions.$inferInsert>,
): Promise<void> {
  await tx.update(questions).set(values).where(eq(questions.id, id));
}

/** Stores an answer and says its id. */
export async function insertAnswer(tx: Tx, values: typeof answers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(answers).values(values).returning({ id: answers.id });
  if (!row) throw new Error('the answer was not stored');
  return row.id;
}

export async function updateAnswer(tx: Tx, id: number, values: Partial<typeof answers.$inferInsert>): Promise<void> {
  await tx.update(answers).set(values).where(eq(answers.id, id));
}

export const countRevisions = (tx: Tx, answerId: number) =>
  tx.$count(answerRevisions, eq(answerRevisions.answerId, answerId));

/** Who wrote an answer as it is now, where somebody has changed it. */
export async function lastEditorOf(tx: Tx, answerId: number): Promise<number | null> {
  const [row] = await tx
    .select({ editedBy: answerRevisions.editedBy })
    .from(answerRevisions)
    .where(eq(answerRevisions.answerId, answerId))
    .orderBy(desc(answerRevisions.id))
    .limit(1);
  return row?.editedBy ?? null;
}

export async function insertRevision(tx: Tx, values: typeof answerRevisions.$inferInsert): Promise<void> {
  await tx.insert(answerRevisions).values(values);
}

/** Whether a question may be named as the one that another repeats. */
export async function isRepeatable(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.visibility, 'public'), isNull(questions.duplicateOf)));
  return row !== undefined;
}

export async function qaSpecialtyExists(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(qaSpecialties, eq(qaSpecialties.id, id))) > 0;
}

const areOpen = (questionId: number) =>
  and(eq(questionReports.questionId, questionId), isNull(questionReports.handledAt));

export const countOpenReports = (tx: Tx, questionId: number) => tx.$count(questionReports, areOpen(questionId));

export const countAdditions = (tx: Tx, questionId: number) =>
  tx.$count(questionAdditions, eq(questionAdditions.questionId, questionId));

/**
 * Settles the open reports of a question, up to the `newest` where it is given, and says how many there were. Reports of a
 * question get their numbers one after the other, because each locks the question first.
 */
export async function handleReports(
  tx: Tx,
  questionId: number,
  { by, now, newest }: { by: number; now: Date; newest: number | undefined },
): Promise<number> {
  const seen = newest === undefined ? undefined : lte(questionReports.id, newest);
  const handled = await tx
    .update(questionReports)
    .set({ handledAt: now, handledBy: by })
    .where(and(areOpen(questionId), seen))
    .returning({ id: questionReports.id });
  return handled.length;
}

/** Makes an addition public; says when there is none, or when it was. */
export async function publishAddition(
  tx: Tx,
  { id, questionId }: { id: number; questionId: number },
): Promise<'published' | 'already' | 'unknown'> {
  const isIt = and(eq(questionAdditions.id, id), eq(questionAdditions.questionId, questionId));
  const changed = await tx
    .update(questionAdditions)
    .set({ isPublic: true })
    .where(and(isIt, ne(questionAdditions.isPublic, true)))
    .returning({ id: questionAdditions.id });
  if (changed.length > 0) return 'published';
  return (await tx.$count(questionAdditions, isIt)) > 0 ? 'already' : 'unknown';
}

/** The tags of a question in their order. */
export const tagsOf = (db: Queryable, questionId: number) =>
  db
    .select(columnsOf(questionTags, 'pos', 'tag'))
    .from(questionTags)
    .where(eq(questionTags.questionId, questionId))
    .orderBy(asc(questionTags.pos));

/** Everything that the asker added, the oldest first. */
export const additionsOf = (db: Queryable, questionId: number) =>
  db
    .select()
    .from(questionAdditions)
    .where(eq(questionAdditions.questionId, questionId))
    .orderBy(asc(questionAdditions.id));

/** Puts other tags in place of those of a question; what comes twice is stored once. */
export async function replaceTags(tx: Tx, questionId: number, tags: readonly string[]): Promise<void> {
  await tx.delete(questionTags).where(eq(questionTags.questionId, questionId));
  const rows = [...new Set(tags)].map((tag, pos) => ({ questionId, pos, tag }));
  if (rows.length > 0) await tx.insert(questionTags).values(rows);
}

export async function updateAddition(tx: Tx, id: number, content: string): Promise<void> {
  await tx.update(questionAdditions).set({ content }).where(eq(questionAdditions.id, id));
}
