import * as z from 'zod';
import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { surveyQuestions as questions, surveys as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { upsertRows } from '../replace-rows.ts';
import { EnglishSlug, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

const Option = z.strictObject({
  value: EnglishSlug,
  ...bilingual('label'),
  /** Of several answers it stands alone. */
  exclusive: z.boolean().optional(),
});

/** `surveys/*.yaml`: one file each (S98, S134). `id` is the number in its address. */
export const SurveyRecord = z.strictObject({
  id: z.int().positive(),
  open: z.boolean().default(true),
  ...bilingual('title'),
  ...bilingual('intro'),
  questions: z
    .array(
      z
        .strictObject({
          kind: z.enum(['rating', 'choice', 'choices', 'text']),
          ...bilingual('text'),
          required: z.boolean().default(true),
          options: z.array(Option).default([]),
        })
        .refine(({ kind, options }) => (kind === 'choice' || kind === 'choices') === options.length >= 2, {
          message: say('twoOptions'),
          path: ['options'],
        }),
    )
    .min(1),
});

type Survey = z.infer<typeof SurveyRecord>;

/** The name of the file of a survey with this number. */
export const surveyFile = (id: unknown): string => `survey-${String(id)}`;

/** Questions keep their ids by their place in the survey. */
async function writeQuestions(tx: Tx, survey: Survey): Promise<void> {
  const rows = survey.questions.map((question, index) => ({
    ...camelKeys(question),
    surveyId: survey.id,
    step: index + 1,
  }));
  await tx.delete(questions).where(and(eq(questions.surveyId, survey.id), gt(questions.step, rows.length)));
  await upsertRows(tx, questions, [questions.surveyId, questions.step], rows);
}

/** Surveys (S98), by id. One that is gone from the folder is closed, because people may have answered it. */
export const surveys: Collection<Survey> = {
  unique: [['id']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { questions: _, ...survey } }) => camelKeys(survey));
    await tx
      .update(table)
      .set({ open: false })
      .where(
        notInArray(
          table.id,
          rows.map(({ id }) => id),
        ),
      );
    await upsertRows(tx, table, table.id, rows);
    for (const { record } of entries) await writeQuestions(tx, record);
  },
  async read(db) {
    const [known, asked] = await Promise.all([
      db.select().from(table).orderBy(asc(table.id)),
      db.select().from(questions).orderBy(asc(questions.step)),
    ]);
    return known.map((row) => ({
      id: surveyFile(row.id),
      record: {
        ...snakeKeys(row),
        questions: asked
          .filter(({ surveyId }) => surveyId === row.id)
          .map(({ id: _, surveyId: _survey, step: _step, ...question }) => snakeKeys(question)),
      },
    }));
  },
};
