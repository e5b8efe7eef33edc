import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { qaSpecialties, questions, questionTags } from '../../db/schema.ts';

type NewQuestion = Omit<typeof questions.$inferInsert, 'id' | 'slug'>;

export async function hasQaSpecialty(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(qaSpecialties, eq(qaSpecialties.id, id))) > 0;
}

/** Inserts a question under the first of these slugs that nobody else has, also of those who insert just now. */
export async function insertQuestion(
  tx: Tx,
  slugs: Iterable<string>,
  question: NewQuestion,
): Promise<{ id: number; slug: string }> {
  for (const slug of slugs) {
    const [row] = await tx
      .insert(questions)
      .values({ ...question, slug })
      .onConflictDoNothing({ target: questions.slug })
      .returning({ id: questions.id, slug: questions.slug });
    if (row) return row;
  }
  throw new Error('Every slug that was tried is taken');
}

export async function insertTags(tx: Tx, questionId: number, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(questionTags).values(tags.map((tag, pos) => ({ questionId, pos, tag })));
}
