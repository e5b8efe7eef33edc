import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QuestionFlag } from '@clinic/contracts/qa';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { answers, doctors, outbox, questionAdditions, questions } from '../../db/schema.ts';
import { answerColumns, askedColumns, doctorColumns } from '../../db/question-columns.ts';
import { trackingHashes } from '../asking/tracking-code.ts';

const hasCode = (cipher: FieldCipher, code: string) =>
  inArray(questions.trackingHash, [...trackingHashes(cipher, code)]);

const repeated = alias(questions, 'repeated');

/** The question of a code with its answer, whatever its visibility, and the public one that it repeats. */
export async function questionOf(db: Queryable, cipher: FieldCipher, code: string) {
  const [row] = await db
    .select({
      question: { ...askedColumns, ...columnsOf(questions, 'visibility') },
      answer: answerColumns,
      doctor: doctorColumns(doctors),
      repeated: columnsOf(repeated, 'slug', 'title'),
    })
    .from(questions)
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .leftJoin(doctors, eq(doctors.id, answers.doctorId))
    .leftJoin(repeated, and(eq(repeated.id, questions.duplicateOf), eq(repeated.visibility, 'public')))
    .where(hasCode(cipher, code));
  return row;
}
export type TrackedRow = NonNullable<Awaited<ReturnType<typeof questionOf>>>;

/**
 * Locks the answer to the question of a code, if there is one, until the transaction ends: who needs both locks it before the
 * question, as moderators and likes do.
 */
export async function lockAnswer(tx: Tx, cipher: FieldCipher, code: string): Promise<void> {
  const asked = tx.select({ id: questions.id }).from(questions).where(hasCode(cipher, code));
  await tx.select({ id: answers.id }).from(answers).where(inArray(answers.questionId, asked)).for('update');
}

/** The question of a code, locked until the transaction ends. */
export async function lockQuestion(tx: Tx, cipher: FieldCipher, code: string) {
  const [row] = await tx
    .select(columnsOf(questions, 'id', 'status', 'flags', 'qaSpecialtyId'))
    .from(questions)
    .where(hasCode(cipher, code))
    .for('update');
  return row;
}

/** Everything that the asker has added, the oldest first. */
export const additionsTo = (db: Queryable, questionId: number) =>
  db
    .select(columnsOf(questionAdditions, 'content', 'createdAt', 'isPublic'))
    .from(questionAdditions)
    .where(eq(questionAdditions.questionId, questionId))
    .orderBy(asc(questionAdditions.id));
export type AdditionRow = Awaited<ReturnType<typeof additionsTo>>[number];

/** Adds to a question, which has these flags from then on. */
export async function insertAddition(
  tx: Tx,
  addition: Omit<typeof questionAdditions.$inferInsert, 'id'>,
  flags: QuestionFlag[],
): Promise<void> {
  await tx.insert(questionAdditions).values(addition);
  await tx.update(questions).set({ flags, updatedAt: addition.createdAt }).where(eq(questions.id, addition.questionId));
}

/** Deletes a question with everything that belongs to it, the messages about it included. */
export async function deleteQuestion(tx: Tx, id: number): Promise<void> {
  // The first condition is that of an index.
  const isOfQuestions = sql`${outbox.dedupeKey} LIKE 'question:%'`;
  await tx.delete(outbox).where(and(isOfQuestions, like(outbox.dedupeKey, `question:${id}:%`)));
  await tx.delete(questions).where(eq(questions.id, id));
}
