import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { questionReports, questions } from '../../db/schema.ts';

/** Locks a public question and gives its flags back. */
export async function lockFlags(tx: Tx, questionId: number) {
  const isShown = and(eq(questions.id, questionId), eq(questions.visibility, 'public'));
  const [question] = await tx.select({ flags: questions.flags }).from(questions).where(isShown).for('no key update');
  return question?.flags;
}

/** Stores a report; false when the same reader has reported the question before. */
export async function insertReport(tx: Tx, values: typeof questionReports.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(questionReports)
    .values(values)
    .onConflictDoNothing()
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
