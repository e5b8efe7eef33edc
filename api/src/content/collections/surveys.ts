import * as z from 'zod';
import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { surveyQuestions as questions, surveys as table, surveySessions } from '../../db/schema.ts';
import type { Collection, Entry, FieldPath, ImportContext } from '../collection.ts';
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

type Question = Pick<Survey['questions'][number], 'kind' | 'text_ar' | 'text_en' | 'options'>;

const valuesOf = ({ options }: Question) =>
  options
    .map(({ value }) => value)
    .sort()
    .join(' ');
const isCalledAs = (one: Question, other: Question | undefined) =>
  one.text_ar === other?.text_ar && one.text_en === other.text_en;

/** What gives earlier answers another meaning: answers belong to the step of a question, and to the values of its options. */
function changedMeanings(before: readonly Question[], after: readonly Question[]): FieldPath[] {
  if (before.length !== after.length) return [['questions']];
  return after.flatMap((question, place): FieldPath[] => {
    const known = before[place];
    const isMoved = !isCalledAs(question, known) && before.some((other) => isCalledAs(question, other));
    if (isMoved) return [['questions', place, 'text_ar']];
    if (question.kind !== known?.kind) return [['questions', place, 'kind']];
    return valuesOf(question) === valuesOf(known) ? [] : [['questions', place, 'options']];
  });
}

/** Refuses what would give answers that people gave another meaning; a survey that nobody began may change in everything. */
async function refuseAnswered({ tx, refuse }: ImportContext, entries: readonly Entry<Survey>[]): Promise<void> {
  const stored = await tx.select().from(questions).orderBy(asc(questions.step));
  for (const entry of entries) {
    const { id } = entry.record;
    const before = stored.filter(({ surveyId }) => surveyId === id).map((question) => snakeKeys(question));
    const changed = before.length === 0 ? [] : changedMeanings(before, entry.record.questions);
    if (changed.length === 0) continue;
    // Whoever begins the survey at this moment is waited for.
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    if ((await tx.$count(surveySessions, eq(surveySessions.surveyId, id))) === 0) continue;
    for (const path of changed) refuse(entry, path, say('answered'));
  }
}

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
  async write(context, entries) {
    const { tx } = context;
    await refuseAnswered(context, entries);
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
