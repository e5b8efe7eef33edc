import { and, asc, desc, eq, gt, gte, inArray, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { deskLists } from '@clinic/contracts/qa';
import { dayMs } from '../../durations.ts';
import type { Queryable } from '../../db/database.ts';
import { answers, qaSpecialties, questionDayCounts, questions } from '../../db/schema.ts';
import { wordPatterns } from '../../search-words.ts';
import type { ModerationRow } from './question-repo.ts';
import { selectForModeration } from './question-repo.ts';
import type { Staff } from './policy.ts';

export type ModerationList = (typeof deskLists)[number];

/** Whose list it is, and when it is read. */
export interface ListQuery {
  readonly staff: Staff;
  readonly now: Date;
  readonly qaSpecialtyId?: number | undefined;
}

/** A question stands among a doctor's own for this long after it was answered. */
const ownDays = 30;

function isMine({ staff, now }: ListQuery): SQL | undefined {
  const claimed = and(eq(questions.takenBy, staff.userId), gt(questions.takenUntil, now));
  if (staff.kind !== 'doctor') return claimed;
  const since = new Date(now.getTime() - ownDays * dayMs);
  // One list of ids: looked for side by side, neither of both would be found by its index.
  return sql`${questions.id} IN (
    SELECT ${answers.questionId} FROM ${answers}
      WHERE ${and(eq(answers.doctorId, staff.doctorId), gte(answers.createdAt, since))}
    UNION ALL SELECT ${questions.id} FROM ${questions} WHERE ${claimed})`;
}

// Values are written out where an index is of such rows only.
const isPublic = sql`${questions.visibility} = 'public'`;
const isInReview = sql`(${questions.visibility} <> 'public' AND ${questions.visibility} = 'review')`;
const closedInReview = and(isInReview, eq(questions.status, 'closed'));
const oldestFirst = [asc(questions.createdAt), asc(questions.id)];
const urgentFirst = [desc(sql`${questions.flags} @> ARRAY['red-flag']`), ...oldestFirst];
const newestFirst = [desc(questions.createdAt), desc(questions.id)];

/** What stands on each list, and in which order: what waits by its age, what is done with the latest first. */
const lists: Record<ModerationList, { holds: (looking: ListQuery) => SQL | undefined; order: SQL[] }> = {
  waiting: {
    holds: () => sql`${questions.status} = 'pending' AND ${questions.visibility} IN ('public', 'review')`,
    order: urgentFirst,
  },
  mine: { holds: isMine, order: [sql`${questions.answeredAt} DESC NULLS FIRST`, desc(questions.id)] },
  review: {
    // Also what was published before something was added that has to be looked at.
    holds: () =>
      or(
        and(isInReview, sql`${questions.status} <> 'closed'`),
        sql`${questions.visibility} = 'public' AND ${questions.flags} && ARRAY['red-flag', 'personal-data', 'link']`,
      ),
    order: urgentFirst,
  },
  reported: { holds: () => sql`${questions.flags} @> ARRAY['reported']`, order: oldestFirst },
  answered: { holds: () => and(isPublic, eq(questions.status, 'answered')), order: newestFirst },
  closed: { holds: () => or(and(isPublic, eq(questions.status, 'closed')), closedInReview), order: newestFirst },
  hidden: {
    holds: () => and(sql`${questions.visibility} <> 'public'`, eq(questions.visibility, 'hidden')),
    order: newestFirst,
  },
  spam: {
    holds: () => and(sql`${questions.visibility} <> 'public'`, eq(questions.visibility, 'spam')),
    order: newestFirst,
  },
};

/** The QA specialities that are looked at; null for all of them. */
function specialtiesIn({ staff, qaSpecialtyId }: ListQuery): number[] | null {
  if (staff.qaSpecialtyIds === null) return qaSpecialtyId === undefined ? null : [qaSpecialtyId];
  return [...staff.qaSpecialtyIds].filter((id) => qaSpecialtyId === undefined || id === qaSpecialtyId);
}

function holds(list: ModerationList, looking: ListQuery): SQL | undefined {
  const ids = specialtiesIn(looking);
  return and(lists[list].holds(looking), ids === null ? undefined : inArray(questions.qaSpecialtyId, ids));
}

/** Public questions of a status, from the counters: most questions are done with, and nobody counts those one by one. */
async function countPublic(db: Queryable, status: 'answered' | 'closed', looking: ListQuery): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${questionDayCounts.total}), 0)::int` })
    .from(questionDayCounts)
    .where(
      and(
        inArray(questionDayCounts.qaSpecialtyId, specialtiesIn(looking) ?? [0]),
        eq(questionDayCounts.status, status),
        eq(questionDayCounts.lang, 'all'),
      ),
    );
  return row?.total ?? 0;
}

/** How many questions a list holds. */
export async function countList(db: Queryable, list: ModerationList, looking: ListQuery): Promise<number> {
  if (list === 'answered') return countPublic(db, list, looking);
  if (list !== 'closed') return db.$count(questions, holds(list, looking));
  return (
    (await countPublic(db, list, looking)) + (await db.$count(questions, and(holds(list, looking), closedInReview)))
  );
}

/** A page of a list: first only which questions, then what is shown of them. */
export async function readList(
  db: Queryable,
  list: ModerationList,
  looking: ListQuery,
  page: { limit: number; offset: number },
): Promise<ModerationRow[]> {
  const ids = await db
    .select({ id: questions.id })
    .from(questions)
    .where(holds(list, looking))
    .orderBy(...lists[list].order)
    .limit(page.limit)
    .offset(page.offset);
  return readQuestions(
    db,
    ids.map(({ id }) => id),
  );
}

/** Questions by their ids, in that order. */
export async function readQuestions(db: Queryable, ids: readonly number[]): Promise<ModerationRow[]> {
  if (ids.length === 0) return [];
  const shown = await selectForModeration(db).where(inArray(questions.id, [...ids]));
  const rows = new Map(shown.map((row) => [row.question.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Questions that are not public and have every word in title or text, the newest first. */
export async function findNotPublic(
  db: Queryable,
  { staff, words }: { staff: Staff; words: readonly string[] },
  limit: number,
): Promise<number[]> {
  const ids = specialtiesIn({ staff, now: new Date(0) });
  const written = sql`search_words(${questions.title}, ${questions.content})`;
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        sql`${questions.visibility} <> 'public'`,
        ids === null ? undefined : inArray(questions.qaSpecialtyId, ids),
        ...words.map((word) => or(...wordPatterns(word).map((pattern) => like(written, pattern)))),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The QA specialities that the caller looks after, by their names. */
export function specialtiesOf(db: Queryable, staff: Staff) {
  const ids = specialtiesIn({ staff, now: new Date(0) });
  return db
    .select({ id: qaSpecialties.id, nameAr: qaSpecialties.nameAr, nameEn: qaSpecialties.nameEn })
    .from(qaSpecialties)
    .where(ids === null ? undefined : inArray(qaSpecialties.id, ids))
    .orderBy(asc(qaSpecialties.groupId), asc(qaSpecialties.id));
}
