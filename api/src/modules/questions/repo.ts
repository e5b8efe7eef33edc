import { aliasedTable, and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  answers,
  doctors,
  qaSpecialties,
  qaSpecialtyTotals,
  questionAdditions,
  questions,
  questionTags,
} from '../../db/schema.ts';
import { answerColumns, askedColumns, doctorColumns, specialtyColumns } from '../../db/question-columns.ts';

const answering = aliasedTable(doctors, 'answering');

// Written out, not a parameter: a prepared query keeps its plan.
const isPublic = sql`${questions.visibility} = 'public'`;

const withAnswers = (db: Db) =>
  db
    .select({
      question: askedColumns,
      specialty: specialtyColumns,
      answer: answerColumns,
      doctor: doctorColumns(answering),
    })
    .from(questions)
    .innerJoin(qaSpecialties, eq(qaSpecialties.id, questions.qaSpecialtyId))
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .leftJoin(answering, eq(answering.id, answers.doctorId));

/** Queries of public questions: those in review or hidden are never seen here (Q17). */
export function questionRepo(db: Db) {
  const bySlug = withAnswers(db)
    .where(and(isPublic, eq(questions.slug, sql.placeholder('slug'))))
    .prepare('question_by_slug');
  const byId = withAnswers(db)
    .where(and(isPublic, eq(questions.id, sql.placeholder('id'))))
    .prepare('question_by_id');
  const byIds = withAnswers(db)
    .where(and(isPublic, sql`${questions.id} = ANY (${sql.placeholder('ids')})`))
    .prepare('questions_by_ids');

  const id = sql.placeholder('id');
  const tagsOf = db
    .select({ tag: questionTags.tag })
    .from(questionTags)
    .where(eq(questionTags.questionId, id))
    .orderBy(asc(questionTags.pos))
    .prepare('question_tags_of');
  const additionsTo = db
    .select({ content: questionAdditions.content, createdAt: questionAdditions.createdAt })
    .from(questionAdditions)
    .where(and(eq(questionAdditions.questionId, id), eq(questionAdditions.isPublic, true)))
    .orderBy(asc(questionAdditions.id))
    .prepare('question_additions_to');
  const titleOf = db
    .select({ slug: questions.slug, title: questions.title })
    .from(questions)
    .where(and(isPublic, eq(questions.id, id)))
    .prepare('question_title_of');
  const totals = db
    .select({
      questions: sql<number>`coalesce(sum(${qaSpecialtyTotals.questions}), 0)::int`,
      answers: sql<number>`coalesce(sum(${qaSpecialtyTotals.answered}), 0)::int`,
      responseMinutes: sql<number>`coalesce(sum(${qaSpecialtyTotals.responseMinutes}), 0)::float8`,
    })
    .from(qaSpecialtyTotals)
    .prepare('question_totals');
  const activeDoctors = db
    .select({ count: sql<number>`count(*)::int` })
    .from(doctors)
    .where(eq(doctors.active, true))
    .prepare('question_doctors_count');

  return {
    /** The questions of these ids, in this order. */
    byIds: async (ids: readonly number[]): Promise<QuestionRow[]> => {
      if (ids.length === 0) return [];
      const rows = new Map((await byIds.execute({ ids })).map((row) => [row.question.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
    byId: async (id: number) => (await byId.execute({ id }))[0],

    /** What only the page of a question shows: tags, public additions, and the public question that it repeats. */
    details: async ({ id, duplicateOf }: { id: number; duplicateOf: number | null }) => {
      const [tags, additions, repeated] = await Promise.all([
        tagsOf.execute({ id }),
        additionsTo.execute({ id }),
        duplicateOf === null ? [] : titleOf.execute({ id: duplicateOf }),
      ]);
      return { tags: tags.map(({ tag }) => tag), additions, repeated: repeated[0] ?? null };
    },

    /** How many questions, answers and doctors there are, from the counters. */
    stats: async () => {
      const [[counted], [active]] = await Promise.all([totals.execute(), activeDoctors.execute()]);
      const { questions: asked = 0, answers: answered = 0, responseMinutes = 0 } = counted ?? {};
      return { questions: asked, answered, responseMinutes, doctors: active?.count ?? 0 };
    },
  };
}

type QuestionRepo = ReturnType<typeof questionRepo>;
export type QuestionRow = Awaited<ReturnType<typeof withAnswers>>[number];
export type QuestionExtras = Awaited<ReturnType<QuestionRepo['details']>>;
export type AnswerRow = NonNullable<QuestionRow['answer']>;
export type AnsweringDoctor = NonNullable<QuestionRow['doctor']>;
