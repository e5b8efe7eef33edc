import { aliasedTable, and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answers, doctors, qaSpecialties, qaSpecialtyGroups, questions } from '../../db/schema.ts';

/** Orders of the list (Q15). */
export type QuestionOrder = 'latest' | 'oldest' | 'popular';

const answering = aliasedTable(doctors, 'answering');

const orders = {
  latest: [desc(questions.createdAt), desc(questions.id)],
  oldest: [asc(questions.createdAt), asc(questions.id)],
  popular: [
    desc(sql`COALESCE(${answers.likesCount}, 0)`),
    desc(questions.viewsCount),
    desc(questions.createdAt),
    desc(questions.id),
  ],
} satisfies Record<QuestionOrder, unknown>;

const isPublic = eq(questions.visibility, 'public');

const withAnswers = (db: Db) =>
  db
    .select({
      question: questions,
      specialty: {
        nameAr: qaSpecialties.nameAr,
        nameEn: qaSpecialties.nameEn,
        slugAr: qaSpecialties.slugAr,
        slugEn: qaSpecialties.slugEn,
      },
      answer: answers,
      doctor: { nameAr: answering.nameAr, nameEn: answering.nameEn, image: answering.image },
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

  return {
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
    byId: async (id: number) => (await byId.execute({ id }))[0],

    page: async (order: QuestionOrder, qaSpecialtyId: number | undefined, page: { limit: number; offset: number }) => {
      const wanted = and(isPublic, qaSpecialtyId ? eq(questions.qaSpecialtyId, qaSpecialtyId) : undefined);
      const [rows, total] = await Promise.all([
        withAnswers(db)
          .where(wanted)
          .orderBy(...orders[order])
          .limit(page.limit)
          .offset(page.offset),
        db.$count(questions, wanted),
      ]);
      return { rows, total };
    },

    stats: async () => {
      const [questionCount, answerCount, doctorCount] = await Promise.all([
        db.$count(questions, isPublic),
        db
          .select({ total: count() })
          .from(answers)
          .innerJoin(questions, eq(questions.id, answers.questionId))
          .where(isPublic),
        db.$count(doctors, eq(doctors.active, true)),
      ]);
      return { questions: questionCount, answers: answerCount[0]?.total ?? 0, doctors: doctorCount };
    },

    /** Every group with its specialities and how many answered questions each has. */
    grouped: () =>
      db
        .select({
          group: { id: qaSpecialtyGroups.id, nameAr: qaSpecialtyGroups.nameAr, nameEn: qaSpecialtyGroups.nameEn },
          specialty: qaSpecialties,
          answered: sql<number>`(
            SELECT count(*)::int FROM questions q
            WHERE q.qa_specialty_id = qa_specialties.id AND q.visibility = 'public' AND q.status = 'answered')`,
        })
        .from(qaSpecialtyGroups)
        .innerJoin(qaSpecialties, eq(qaSpecialties.groupId, qaSpecialtyGroups.id))
        .orderBy(asc(qaSpecialtyGroups.sortOrder), asc(qaSpecialtyGroups.id), asc(qaSpecialties.id)),
  };
}

type QuestionRepo = ReturnType<typeof questionRepo>;
export type QuestionRow = NonNullable<Awaited<ReturnType<QuestionRepo['bySlug']>>>;
export type GroupedRow = Awaited<ReturnType<QuestionRepo['grouped']>>[number];
