import { aliasedTable, and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import {
  answerRevisions,
  answers,
  auditLog,
  doctors,
  qaSpecialties,
  questionReports,
  questions,
  users,
} from '../../db/schema.ts';
import { additionsOf, tagsOf } from './repo.ts';
import { answerColumns, askedColumns, doctorColumns, specialtyColumns } from '../../db/question-columns.ts';

const answering = aliasedTable(doctors, 'answering');
const claiming = aliasedTable(users, 'claiming');

const openReports = sql<number>`(SELECT count(*)::int FROM ${questionReports}
  WHERE ${questionReports.questionId} = ${questions.id} AND ${questionReports.handledAt} IS NULL)`;

/** Questions as the staff reads them, whatever their visibility; the encrypted contact of their askers is not read. */
export const selectForModeration = (db: Queryable) =>
  db
    .select({
      question: {
        ...askedColumns,
        ...columnsOf(questions, 'visibility', 'flags', 'publishedAt', 'takenBy', 'takenUntil'),
        redacted: isNotNull(questions.originalEnc).mapWith(Boolean),
        hasContact: isNotNull(questions.contactEnc).mapWith(Boolean),
      },
      specialty: specialtyColumns,
      answer: answerColumns,
      doctor: doctorColumns(answering),
      claimant: claiming.name,
      openReports,
    })
    .from(questions)
    .innerJoin(qaSpecialties, eq(qaSpecialties.id, questions.qaSpecialtyId))
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .leftJoin(answering, eq(answering.id, answers.doctorId))
    .leftJoin(claiming, eq(claiming.id, questions.takenBy));

export type ModerationRow = Awaited<ReturnType<typeof selectForModeration>>[number];

/** Name of a question in the audit log. */
export const subjectOf = (questionId: number) => `question:${questionId}`;

/** Name of the action of reading. */
export const readAction = 'question.read';

/** Name of the action of reading what was replaced. */
export const originalReadAction = 'question.original-read';

/** Name of the action of reading how an asker is reached. */
export const contactReadAction = 'question.contact-read';

const reportsOf = (db: Queryable, id: number) =>
  db
    .select(columnsOf(questionReports, 'id', 'reason', 'note', 'createdAt'))
    .from(questionReports)
    .where(and(eq(questionReports.questionId, id), isNull(questionReports.handledAt)))
    .orderBy(asc(questionReports.id));

const revisionsOf = (db: Queryable, answerId: number) =>
  db
    .select({
      ...columnsOf(answerRevisions, 'content', 'atHome', 'comeIn', 'emergency', 'editedAt'),
      editedBy: users.name,
    })
    .from(answerRevisions)
    .innerJoin(users, eq(users.id, answerRevisions.editedBy))
    .where(eq(answerRevisions.answerId, answerId))
    .orderBy(asc(answerRevisions.id));

const actionsOn = (db: Queryable, id: number) =>
  db
    .select({ action: auditLog.action, by: users.name, at: auditLog.at })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subject, subjectOf(id)),
        eq(auditLog.result, 'done'),
        notInArray(auditLog.action, [readAction, originalReadAction, contactReadAction]),
      ),
    )
    .orderBy(asc(auditLog.id));

/** One question, whole; undefined when there is none. */
export async function readQuestion(db: Queryable, id: number) {
  const [row] = await selectForModeration(db).where(eq(questions.id, id));
  if (!row) return undefined;
  return {
    ...row,
    tags: await tagsOf(db, id),
    additions: await additionsOf(db, id),
    reports: await reportsOf(db, id),
    revisions: row.answer === null ? [] : await revisionsOf(db, row.answer.id),
    acts: await actionsOn(db, id),
  };
}

export type WholeQuestion = NonNullable<Awaited<ReturnType<typeof readQuestion>>>;
