import { and, asc, count, eq, gt, inArray, lte, notExists } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { SurveyValue } from '@clinic/contracts/content';
import type { Queryable, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { surveyAnswers, surveyQuestions, surveys, surveySessions } from '../../db/schema.ts';

export type SurveyRow = typeof surveys.$inferSelect;
export type QuestionRow = typeof surveyQuestions.$inferSelect;
export type SessionRow = typeof surveySessions.$inferSelect;

/** The encryption context of a text. */
const textOf = (session: { id: number }, step: number) => `survey_answers.text_enc ${session.id} ${step}`;
export const respondentOf = (session: { id: number }) => `survey_sessions.respondent_enc ${session.id}`;

/** What is encrypted again when the key changes. */
export const encryptedSurveys: readonly RowBoundColumn[] = [
  {
    ...{ table: 'survey_answers', name: 'text_enc', reads: ['session_id', 'step'] },
    contextOf: (row) => textOf({ id: Number(row['session_id']) }, Number(row['step'])),
  },
  {
    ...{ table: 'survey_sessions', name: 'respondent_enc', reads: ['id'] },
    contextOf: (row) => respondentOf({ id: Number(row['id']) }),
  },
];

/** A survey that may be answered, with its number of steps. */
export async function openSurvey(db: Queryable, id: number) {
  const [row] = await db
    .select({ survey: surveys, totalSteps: count(surveyQuestions.id) })
    .from(surveys)
    .innerJoin(surveyQuestions, eq(surveyQuestions.surveyId, surveys.id))
    .where(and(eq(surveys.id, id), eq(surveys.open, true)))
    .groupBy(surveys.id);
  return row;
}

export const questionsOf = (db: Queryable, surveyId: number) =>
  db.select().from(surveyQuestions).where(eq(surveyQuestions.surveyId, surveyId)).orderBy(asc(surveyQuestions.step));

export async function insertSession(
  db: Queryable,
  session: { idHash: Buffer; surveyId: number; lang: Lang; createdAt: Date },
): Promise<void> {
  await db.insert(surveySessions).values(session);
}

const sessionIs = (surveyId: number, idHash: Buffer) =>
  and(eq(surveySessions.idHash, idHash), eq(surveySessions.surveyId, surveyId));

export async function findSession(db: Queryable, surveyId: number, idHash: Buffer) {
  const [row] = await db.select().from(surveySessions).where(sessionIs(surveyId, idHash));
  return row;
}

/** The session, locked until the transaction ends. */
export async function lockSession(tx: Tx, surveyId: number, idHash: Buffer) {
  const [row] = await tx.select().from(surveySessions).where(sessionIs(surveyId, idHash)).for('update');
  return row;
}

/** The answers of a session by step; null is a skipped question. */
export async function answersOf(
  db: Queryable,
  cipher: FieldCipher,
  session: SessionRow,
): Promise<Map<number, SurveyValue | null>> {
  const rows = await db.select().from(surveyAnswers).where(eq(surveyAnswers.sessionId, session.id));
  return new Map(
    rows.map(({ step, answer, textEnc }) => [
      step,
      textEnc === null ? answer : cipher.decrypt(textEnc, textOf(session, step)),
    ]),
  );
}

/** Stores the answer of a step in place of the one before. */
export async function putAnswer(
  tx: Tx,
  cipher: FieldCipher,
  session: SessionRow,
  { step, kind, answer, now }: { step: number; kind: QuestionRow['kind']; answer: SurveyValue | null; now: Date },
): Promise<void> {
  const isText = kind === 'text' && typeof answer === 'string';
  const values = {
    answer: isText ? null : answer,
    textEnc: isText ? cipher.encrypt(answer, textOf(session, step)) : null,
    answeredAt: now,
  };
  await tx
    .insert(surveyAnswers)
    .values({ sessionId: session.id, step, ...values })
    .onConflictDoUpdate({ target: [surveyAnswers.sessionId, surveyAnswers.step], set: values });
}

export async function markSubmitted(
  tx: Tx,
  session: SessionRow,
  respondentEnc: Buffer | null,
  now: Date,
): Promise<void> {
  await tx
    .update(surveySessions)
    .set({ state: 'submitted', respondentEnc, submittedAt: now })
    .where(eq(surveySessions.id, session.id));
}

/**
 * Deletes open sessions that nobody began or answered since an instant, with their answers. One that somebody answers at this
 * moment is left to the next time.
 */
export async function deleteAbandonedSessions(db: Queryable, since: Date): Promise<void> {
  const answeredSince = db
    .select({ step: surveyAnswers.step })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.sessionId, surveySessions.id), gt(surveyAnswers.answeredAt, since)));
  const abandoned = db
    .select({ id: surveySessions.id })
    .from(surveySessions)
    .where(and(eq(surveySessions.state, 'open'), lte(surveySessions.createdAt, since), notExists(answeredSince)))
    .for('update', { skipLocked: true });
  await db.delete(surveySessions).where(inArray(surveySessions.id, abandoned));
}
