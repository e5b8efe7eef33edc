import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import { questionStatuses } from '@clinic/contracts/qa';
import { addDays, clinicInstant, clinicToday } from '@clinic/contracts/time';
import type { LocalDate } from '@clinic/contracts/time';
import type { Db } from '../../db/database.ts';
import { questionDayCounts, questions } from '../../db/schema.ts';
import type { QuestionFilter } from '../question-search/filter.ts';

/** One page of a list. */
export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

/** Beyond these nobody looks for what is popular, and finding them would take longer the more questions there are. */
const longestPopular = 1200;

// Written out, not a parameter: the indexes of the lists are of public questions only.
const isPublic = sql`${questions.visibility} = 'public'`;
const byDay = { latest: desc, oldest: asc } as const;
const popularity = sql.raw('likes_count DESC, views_count DESC, created_at DESC, id DESC');
const midnight = (day: LocalDate) => clinicInstant(day, '00:00');

/** What every query of a list looks for, besides the status. */
function wanted({ qaSpecialtyId, lang, from, exclude }: QuestionFilter): SQL | undefined {
  return and(
    isPublic,
    qaSpecialtyId === null ? undefined : eq(questions.qaSpecialtyId, qaSpecialtyId),
    lang === null ? undefined : eq(questions.lang, lang),
    from === null ? undefined : gte(questions.createdAt, midnight(from)),
    exclude === null ? undefined : ne(questions.id, exclude),
  );
}

const inStatus = (status: QuestionFilter['status']) => (status === null ? undefined : eq(questions.status, status));

/** Which questions are on a page of a list, and how many there are: only ids are read, and only from indexes. */
export function questionLists(db: Db) {
  const placesIn = (order: SQL, name: string) => {
    const left = sql`total - coalesce((day = ${sql.placeholder('leftOut')}::date)::int, 0)`;
    const days = sql`
        SELECT day, ${left} AS total, sum(${left}) OVER (ORDER BY day ${order}) AS reached
        FROM ${questionDayCounts}
        WHERE qa_specialty_id = ${sql.placeholder('specialty')} AND status = ${sql.placeholder('status')}
          AND lang = ${sql.placeholder('lang')} AND day >= ${sql.placeholder('from')}::date`;
    return db
      .select({
        total: sql<number>`place.total`,
        day: sql<LocalDate | null>`place.day`,
        before: sql<number | null>`place.before`,
      })
      .from(
        sql`(
      WITH days AS MATERIALIZED (${days})
      SELECT (SELECT coalesce(sum(total), 0) FROM days)::int AS total, first.day::text, first.before::int
      FROM (VALUES (1)) one LEFT JOIN LATERAL (
        SELECT day, reached - total AS before FROM days
        WHERE reached > ${sql.placeholder('offset')} AND total > 0 ORDER BY reached LIMIT 1) first ON true) place`,
      )
      .prepare(name);
  };
  const places = {
    latest: placesIn(sql`DESC`, 'question_places_latest'),
    oldest: placesIn(sql`ASC`, 'question_places_oldest'),
  };

  /** The day on which the left-out question was asked, if the list would have it otherwise. */
  async function dayLeftOut(filter: QuestionFilter): Promise<LocalDate | null> {
    if (filter.exclude === null) return null;
    const [row] = await db
      .select({ createdAt: questions.createdAt })
      .from(questions)
      .where(and(wanted({ ...filter, exclude: null }), inStatus(filter.status), eq(questions.id, filter.exclude)));
    return row ? clinicToday(row.createdAt) : null;
  }

  /**
   * How long the list is, on which day the question at `offset` was asked, and how many of the list stand before that day.
   * All of it from the counters, so that a page far back costs what the first one does.
   */
  async function placeOf(filter: QuestionFilter, offset: number) {
    const [place] = await places[filter.sort === 'oldest' ? 'oldest' : 'latest'].execute({
      ...{ specialty: filter.qaSpecialtyId ?? 0, status: filter.status ?? 'all', lang: filter.lang ?? 'all' },
      ...{ from: filter.from ?? '-infinity', leftOut: await dayLeftOut(filter), offset },
    });
    return place ?? { total: 0, day: null, before: null };
  }

  /** From the day on which the page begins: nothing before it is read (S89). */
  async function inOrderOfDays(filter: QuestionFilter, order: 'latest' | 'oldest', { limit, offset }: PageRange) {
    const { total, day, before } = await placeOf(filter, offset);
    if (day === null || before === null) return { ids: [], total };
    const begins =
      order === 'latest' ? lt(questions.createdAt, midnight(addDays(day, 1))) : gte(questions.createdAt, midnight(day));
    const rows = await db
      .select({ id: questions.id })
      .from(questions)
      .where(and(wanted(filter), inStatus(filter.status), begins))
      .orderBy(byDay[order](questions.createdAt), byDay[order](questions.id))
      .limit(limit)
      .offset(offset - before);
    return { ids: rows.map(({ id }) => id), total };
  }

  /** Likes, views, then the latest (Q15): the best of each status, then the best of those. */
  async function mostPopular(filter: QuestionFilter, { limit, offset }: PageRange): Promise<number[]> {
    const reach = Math.min(offset + limit, longestPopular);
    if (offset >= reach) return [];
    const arms = (filter.status === null ? questionStatuses : [filter.status]).map(
      (status) => sql`(SELECT id, likes_count, views_count, created_at FROM ${questions}
        WHERE ${and(wanted(filter), inStatus(status))} ORDER BY ${popularity} LIMIT ${reach})`,
    );
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT id FROM (${sql.join(arms, sql` UNION ALL `)}) best
      ORDER BY ${popularity} LIMIT ${reach - offset} OFFSET ${offset}`);
    return rows.map(({ id }) => Number(id));
  }

  return {
    /** The ids of a page in their order, and the length of the whole list. */
    page: async (filter: QuestionFilter, range: PageRange): Promise<{ ids: number[]; total: number }> => {
      if (filter.sort !== 'popular') {
        return inOrderOfDays(filter, filter.sort === 'oldest' ? 'oldest' : 'latest', range);
      }
      const [ids, { total }] = await Promise.all([mostPopular(filter, range), placeOf(filter, 0)]);
      return { ids, total: Math.min(total, longestPopular) };
    },

    /** S92: the most read of the last seven days; of all time the most popular, when too few were read (Q39). */
    trending: async (
      qaSpecialtyId: number | null,
      lang: Lang | null,
      limit: number,
    ): Promise<{ ids: number[]; period: 'week' | 'all' }> => {
      const rows = await db
        .select({ id: questions.id })
        .from(questions)
        .where(
          and(
            isPublic,
            sql`${questions.weekViews} > 0`,
            qaSpecialtyId === null ? undefined : eq(questions.qaSpecialtyId, qaSpecialtyId),
            lang === null ? undefined : eq(questions.lang, lang),
          ),
        )
        .orderBy(desc(questions.weekViews), desc(questions.id))
        .limit(limit);
      if (rows.length === limit) return { ids: rows.map(({ id }) => id), period: 'week' };
      const filter: QuestionFilter = { qaSpecialtyId, status: null, lang, from: null, exclude: null, sort: 'popular' };
      return { ids: await mostPopular(filter, { limit, offset: 0 }), period: 'all' };
    },
  };
}
