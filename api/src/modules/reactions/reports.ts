import type { z } from '@clinic/contracts';
import type { ReportQuestion } from '@clinic/contracts/qa';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import * as repo from './report-repo.ts';

interface QuestionReport {
  questionId: number;
  /** A hash of the reader, for this question only. */
  visitorHash: Buffer;
  report: z.infer<typeof ReportQuestion>;
  now: Date;
}

/**
 * Stores a reader's report and marks the question for the moderators. A second report of the same reader changes nothing while
 * the first is open.
 */
export async function reportQuestion(tx: Tx, { questionId, visitorHash, report, now }: QuestionReport): Promise<void> {
  const flags = await repo.lockFlags(tx, questionId);
  if (flags === undefined) throw new ClinicError('NOT_FOUND');

  const { reason, note } = report;
  const isNew = await repo.insertReport(tx, { questionId, visitorHash, reason, note: note || null, createdAt: now });
  if (isNew && !flags.includes('reported')) await repo.flagAsReported(tx, questionId);
}
