import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { assessments as table, specialties } from '../../db/schema.ts';
import type { Collection, FieldPath } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { AnswerScore, EnglishSlug, LaterQuestion, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

const Answer = z.strictObject({ score: AnswerScore, ...bilingual('label') });

/** Most questions of a self-assessment, and most answers to one. */
const most = { questions: 100, answers: 20 } as const;

/**
 * `assessments/*.yaml`: one file each (Q41). The name of the file is its slug. A question has the answers of all unless it has
 * some of its own. A jump leads from an answer, named by its score, to a later question by its number counted from 1, or with
 * null to the result; without one the next question follows.
 */
export const AssessmentRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('intro'),
  /** English slug of the speciality that the result leads to; all of them without one. */
  specialty: EnglishSlug.nullable().default(null),
  options: z.array(Answer).min(2).max(most.answers),
  questions: z
    .array(
      z.strictObject({
        ...bilingual('text'),
        urgent: z.boolean().default(false),
        options: z.array(Answer).max(most.answers).default([]),
        jumps: z
          .array(z.strictObject({ score: AnswerScore, to: LaterQuestion.nullable().default(null) }))
          .max(most.answers)
          .default([]),
      }),
    )
    .min(1)
    .max(most.questions),
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
type Question = Assessment['questions'][number];
type Fault = readonly [path: FieldPath, what: string];

const answersTo = ({ options }: Assessment, question: Question) =>
  question.options.length > 0 ? question.options : options;

/** The place that an answer leads to; that behind the last question is the result. */
function placeAfter({ questions }: Assessment, question: Question, place: number, score: number): number {
  const jump = question.jumps.find((one) => one.score === score);
  if (jump === undefined) return place + 1;
  return jump.to === null ? questions.length : jump.to - 1;
}

/** Scores stand for answers: two answers to one question differ in them. */
const repeatedScores = (answers: readonly { score: number }[], path: FieldPath): Fault[] =>
  answers.flatMap(({ score }, place) =>
    answers.findIndex((one) => one.score === score) < place
      ? [[[...path, place, 'score'], say('taken', score)] as const]
      : [],
  );

function faultsOfQuestion(assessment: Assessment, question: Question, place: number): Fault[] {
  const at = ['questions', place] as const;
  const scores = answersTo(assessment, question).map(({ score }) => score);
  const few: Fault[] = question.options.length === 1 ? [[[...at, 'options'], say('twoAnswers')]] : [];
  const ofJumps = question.jumps.flatMap(({ score, to }, number): Fault[] => [
    ...(scores.includes(score) ? [] : [[[...at, 'jumps', number, 'score'], say('noAnswer', score)] as const]),
    // Whatever leads back leads round and round.
    ...(to === null || (to - 1 > place && to <= assessment.questions.length)
      ? []
      : [[[...at, 'jumps', number, 'to'], say('laterQuestion')] as const]),
  ]);
  const repeated = [
    ...repeatedScores(question.options, [...at, 'options']),
    ...repeatedScores(question.jumps, [...at, 'jumps']),
  ];
  return [...few, ...repeated, ...ofJumps];
}

/** The lowest and the highest sum on any way through the questions, and the places that no way leads to. */
function waysThrough(assessment: Assessment) {
  const { questions } = assessment;
  const steps = questions.map((question, place) =>
    answersTo(assessment, question).map(({ score }) => ({
      score,
      next: placeAfter(assessment, question, place, score),
    })),
  );
  const least = [...questions.map(() => 0), 0];
  const highest = [...least];
  for (const [place, answers] of [...steps.entries()].toReversed()) {
    least[place] = Math.min(...answers.map(({ score, next }) => score + (least[next] ?? 0)));
    highest[place] = Math.max(...answers.map(({ score, next }) => score + (highest[next] ?? 0)));
  }
  const reached = new Set([0]);
  for (const [place, answers] of steps.entries())
    if (reached.has(place)) for (const { next } of answers) reached.add(next);
  const unreached = [...questions.keys()].filter((place) => !reached.has(place));
  return { least: least[0] ?? 0, highest: highest[0] ?? 0, unreached };
}

/** Results that no sum leads to, sums that lead to none, and questions that nobody is asked. */
function faultsOfWays(assessment: Assessment): Fault[] {
  const { least, highest, unreached } = waysThrough(assessment);
  const limits = assessment.results.map(({ up_to }) => up_to);
  const ofResults = limits.flatMap((limit, place): Fault[] => {
    const before = limits[place - 1] ?? -1;
    const at: FieldPath = ['results', place, 'up_to'];
    if (limit <= before) return [[at, say('growing')]];
    return limit < least || before >= highest ? [[at, say('neverReached', `${least}–${highest}`)]] : [];
  });
  const last = limits.length - 1;
  const isShort = (limits[last] ?? 0) < highest;
  return [
    ...unreached.map((place): Fault => [['questions', place, 'text_ar'], say('unreachable')]),
    ...ofResults,
    ...(isShort && ofResults.length === 0
      ? [[['results', last, 'up_to'], say('reachesHighest', highest)] as const]
      : []),
  ];
}

/** Everything that is wrong with a self-assessment, each at its field. */
export function faultsOf(assessment: Assessment): readonly Fault[] {
  const faults = [
    ...repeatedScores(assessment.options, ['options']),
    ...assessment.questions.flatMap((question, place) => faultsOfQuestion(assessment, question, place)),
  ];
  // Where an answer leads nowhere there are no sums to speak of.
  return faults.length > 0 ? faults : faultsOfWays(assessment);
}

/** Self-assessments (Q41), by the name of their file. */
export const assessments: Collection<Assessment> = {
  unique: [],
  async write({ tx, refuse }, entries) {
    const known = new Set((await tx.select({ slug: specialties.slugEn }).from(specialties)).map(({ slug }) => slug));
    for (const entry of entries) {
      const { specialty } = entry.record;
      if (specialty !== null && !known.has(specialty)) refuse(entry, ['specialty'], say('noSpeciality', specialty));
      for (const [path, what] of faultsOf(entry.record)) refuse(entry, path, what);
    }
    const rows = entries.map(({ id, record }) => ({ slug: id, content: record }));
    await replaceRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.slug));
    return rows.map(({ slug, content }) => ({ id: slug, record: content }));
  },
};
