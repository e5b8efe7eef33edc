import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { questionReports, questions } from '../../db/schema.ts';

/** Locks a public question and gives its flags back. */
export async function lockFlags(tx: Tx, questionId: number) {
  const isShown = and(eq(questions.id, questionId), eq(questions.visibility, 'public'));
  const [question] = await tx.select({ flags: questions.flags }).from(questions).where(isShown).for('no key update');
  return question?.flags;
}

/**
 * Stores a report; false when an earlier one of the same reader is still open. One that was settled gives way to the new one,
 * which is as new to the moderators as that of anybody else: with a number after those that they have seen.
 */
export async function insertReport(tx: Tx, values: typeof questionReports.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(questionReports)
    .values(values)
    .onConflictDoUpdate({
      target: [questionReports.questionId, questionReports.visitorHash],
      set: {
        id: sql`excluded.id`,
        reason: sql`excluded.reason`,
        note: sql`excluded.note`,
        createdAt: sql`excluded.created_at`,
        handledAt: null,
        handledBy: null,
      },
      setWhere: isNotNull(questionReports.handledAt),
    })
    .returning({ id: questionReports.id });
  return added.length > 0;
}

/** Marks a question for the moderators. */
export async function flagAsReported(tx: Tx, questionId: number): Promise<void> {
  await tx
    .update(questions)
    .set({ flags: sql`array_append(${questions.flags}, 'reported')` })
    .where(eq(questions.id, questionId));
}
