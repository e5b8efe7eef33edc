import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { hourMs } from '../durations.ts';
import { storedSlug } from '../http/params.ts';
import { readModerationQueue } from './demo-folder.ts';
import { insertQuestions } from './load-questions.ts';
import { found, questionSpecialtyIds } from './references.ts';

/** Stands for the visitor's cookie, which readers of the demo do not have. */
const reader = (slug: string, index: number) => createHash('sha256').update(`${slug} ${index}`).digest();

/** Stores the questions that wait for a moderator or a doctor, with what readers reported. */
export async function loadModerationQueue(tx: Tx, now: Date): Promise<void> {
  const queue = readModerationQueue();
  const qaSpecialtyId = await questionSpecialtyIds(tx);
  const askedAt = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const ids = await insertQuestions(
    tx,
    queue.map((question) => {
      const at = askedAt(question.asked_hours_ago);
      return {
        slug: storedSlug(question.slug),
        lang: question.lang,
        qaSpecialtyId: qaSpecialtyId(question.qa_specialty),
        title: question.title,
        content: question.content,
        visibility: question.visibility,
        flags: [...question.flags],
        isAnonymous: question.user_name === null,
        userName: question.user_name,
        publishedAt: question.visibility === 'public' ? at : null,
        createdAt: at,
        updatedAt: at,
        tags: question.tags,
      };
    }),
  );
  const reports = queue.flatMap(({ slug, reports: all, asked_hours_ago }) =>
    all.map(({ reason, note }, index) => ({
      questionId: found(ids.get(storedSlug(slug)), `question ${slug}`),
      visitorHash: reader(slug, index),
      reason,
      note: note || null,
      createdAt: askedAt(asked_hours_ago - index - 1),
    })),
  );
  await tx.insert(schema.questionReports).values(reports);
}
