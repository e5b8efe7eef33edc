import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assessments } from '../../db/schema.ts';

export async function findAssessment(db: Db, slug: string) {
  const [row] = await db.select().from(assessments).where(eq(assessments.slug, slug));
  return row;
}
