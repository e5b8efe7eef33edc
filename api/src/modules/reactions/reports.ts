import { and, eq, sql } from 'drizzle-orm';
import type { z } from '@clinic/contracts';
import type { ReportQuestion } from '@clinic/contracts/qa';
import type { Tx } from '../../db/database.ts';
import { questionReports, questions } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';

interface Reported {
  questionId: number;
  /** Stands for who reports, for this question only. */
  visitorHash: Buffer;
  report: z.infer<typeof ReportQuestion>;
  now: Date;
}

/** Keeps what a reader found wrong and marks the question for the moderators. A second report of the same reader changes nothing. */
export async function reportQuestion(tx: Tx, { questionId, visitorHash, report, now }: Reported): Promise<void> {
  const shown = and(eq(questions.id, questionId), eq(questions.visibility, 'public'));
  const [question] = await tx.select({ flags: questions.flags }).from(questions).where(shown).for('no key update');
  if (!question) throw new ClinicError('NOT_FOUND');

  const added = await tx
    .insert(questionReports)
    .values({ questionId, visitorHash, reason: report.reason, note: report.note || null, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: questionReports.id });
  if (added.length === 0 || question.flags.includes('reported')) return;
  await tx
    .update(questions)
    .set({ flags: sql`array_append(${questions.flags}, 'reported')` })
    .where(eq(questions.id, questionId));
}
