import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { assessments as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `assessments/*.yaml`: one file each (Q41). The name of the file is its slug. */
export const AssessmentRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('intro'),
  questions: z.array(z.strictObject({ ...bilingual('text'), urgent: z.boolean().default(false) })).min(1),
  options: z.array(z.strictObject({ score: z.int().nonnegative(), ...bilingual('label') })).min(2),
  results: z
    .array(
      z.strictObject({
        up_to: z.int().nonnegative(),
        ...bilingual('title'),
        ...bilingual('text'),
        tone: z.enum(['good', 'watch', 'act']),
      }),
    )
    .min(1),
  ...bilingual('urgent'),
});

type Assessment = z.infer<typeof AssessmentRecord>;

/** The results that no sum leads to, or sums that lead to none; null when all is well. */
function wrongWith({ questions, options, results }: Assessment): string | null {
  const limits = results.map(({ up_to }) => up_to);
  if (limits.some((limit, index) => index > 0 && limit <= (limits[index - 1] ?? 0))) return say('growing');
  const most = questions.length * Math.max(...options.map(({ score }) => score));
  return (limits.at(-1) ?? 0) < most ? say('reachesHighest', most) : null;
}

/** Self-assessments (Q41), by the name of their file. */
export const assessments: Collection<Assessment> = {
  unique: [],
  async write({ tx, refuse }, entries) {
    for (const entry of entries) {
      const wrong = wrongWith(entry.record);
      if (wrong !== null) refuse(entry, ['results'], wrong);
    }
    const rows = entries.map(({ id, record }) => ({ slug: id, content: record }));
    await replaceRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.slug));
    return rows.map(({ slug, content }) => ({ id: slug, record: content }));
  },
};
