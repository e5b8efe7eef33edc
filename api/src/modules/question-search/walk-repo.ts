import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { QuestionStatus } from '@clinic/contracts/qa';
import { clinicInstant } from '@clinic/contracts/time';
import type { Db, Tx } from '../../db/database.ts';
import type { SearchFilter } from './filter.ts';
import { bucketOf, likedBuckets, manyLikes, periodOf, specialityKeyOf } from './keys.ts';

/** A question that a search has found. */
export interface Met {
  id: number;
  answered: boolean;
  /** When it was asked, in seconds. */
  asked: number;
  likes: number;
  qaSpecialtyId: number;
  /** Words of the title, a space before and after each. */
  titles: string;
}

/** First and last moment at which a public question was asked. */
interface Span {
  first: Date;
  last: Date;
}

/** Buckets that are asked one after the other, each with its own query; several are asked at once where their order is the same. */
type Buckets = readonly (readonly string[])[];

const orders = {
  latest: sql`s.created_at DESC, s.question_id DESC`,
  oldest: sql`s.created_at, s.question_id`,
  popular: sql`s.likes DESC, s.created_at DESC, s.question_id DESC`,
  fit: sql`s.created_at DESC, s.question_id DESC`,
} satisfies Record<SearchFilter['sort'], SQL>;

/** Periods of some statuses in which questions were asked, in the order in which they are wanted. */
function periods(statuses: readonly QuestionStatus[], { first, last }: Span, oldestFirst: boolean): Buckets {
  const [status] = statuses;
  if (status === undefined) return [];
  const from = periodOf(status, first);
  const all = Array.from({ length: periodOf(status, last) - from + 1 }, (_, index) => from + index);
  return (oldestFirst ? all : all.reverse()).map((period) => statuses.map((one) => bucketOf(one, period)));
}

/** Every bucket in which questions of the filter stand: answered ones before the others, and then as it sorts. */
function bucketsOf({ sort, status }: SearchFilter, span: Span): Buckets {
  const inOrder = (statuses: readonly QuestionStatus[]) => periods(statuses, span, sort === 'oldest');
  const liked = sort === 'popular' && status !== 'pending';
  return [
    ...(liked ? likedBuckets().map((bucket) => [bucket]) : []),
    ...(status === null ? [...inOrder(['answered']), ...inOrder(['pending', 'closed'])] : inOrder([status])),
  ];
}

/** What is asked of each question besides its keys. In the order of popularity those with many likes have had their turn. */
function conditions({ from, exclude, status, lang, sort }: SearchFilter): SQL[] {
  return [
    ...(from === null ? [] : [sql`s.created_at >= ${clinicInstant(from, '00:00').toISOString()}::timestamptz`]),
    ...(exclude === null ? [] : [sql`s.question_id <> ${exclude}`]),
    ...(status === null ? [] : [sql`s.status = ${status}`]),
    ...(lang === null ? [] : [sql`EXISTS (SELECT 1 FROM questions q WHERE q.id = s.question_id AND q.lang = ${lang})`]),
    ...(sort === 'popular' ? [sql`(b.query LIKE '%''l%' OR s.likes < ${manyLikes})`] : []),
  ];
}

/** Walks through public questions bucket by bucket, and stops when it has met enough of them. */
export interface Walk {
  (query: (bucket: string) => string, limit: number): Promise<Met[]>;
}

interface MetRow extends Record<string, unknown> {
  id: string;
  answered: boolean;
  asked: number;
  likes: string;
  specialty: string;
  titles: string;
}

async function spanOf(tx: Tx, { from }: SearchFilter): Promise<Span | null> {
  const { rows } = await tx.execute<{ first: string | null; last: string | null }>(sql`
    SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('jit', 'off', true),
      (SELECT extract(epoch FROM created_at) FROM question_search ORDER BY created_at LIMIT 1) AS first,
      (SELECT extract(epoch FROM created_at) FROM question_search ORDER BY created_at DESC LIMIT 1) AS last`);
  const [row] = rows;
  if (!row || row.first === null || row.last === null) return null;
  const begins = from === null ? 0 : clinicInstant(from, '00:00').getTime();
  return { first: new Date(Math.max(Number(row.first) * 1000, begins)), last: new Date(Number(row.last) * 1000) };
}

/**
 * Lets `act` walk through the questions of a filter. The planner is told within the transaction that the index is the way,
 * however few questions there are: it cannot know that a walk asks a hundred times.
 */
export function walking<T>(db: Db, filter: SearchFilter, act: (walk: Walk, tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const span = await spanOf(tx, filter);
    const specialties = filter.qaSpecialtyId === null ? null : [filter.qaSpecialtyId].flat();
    const buckets = span === null || specialties?.length === 0 ? [] : bucketsOf(filter, span);
    const where = conditions(filter);
    const walk: Walk = async (query, limit) => {
      const within = (bucket: string) => {
        const keys = specialties?.map((id) => `'${specialityKeyOf(bucket, id)}'`);
        return keys === undefined ? query(bucket) : `((${keys.join('|')})&(${query(bucket)}))`;
      };
      const queries = buckets.map((together) => together.map(within).join('|'));
      // The nested loop asks bucket after bucket, and no further than the limit lets it.
      const { rows } = await tx.execute<MetRow>(sql`
        SELECT met.* FROM unnest(${sql.param(queries)}::text[]) b (query), LATERAL (
          SELECT s.question_id AS id, s.status = 'answered' AS answered,
            extract(epoch FROM s.created_at)::float8 AS asked, s.likes, s.qa_specialty_id AS specialty, s.titles
          FROM question_search s
          WHERE ${sql.join([sql`s.keys @@ b.query::tsquery`, ...where], sql` AND `)}
          ORDER BY ${orders[filter.sort]}) met
        LIMIT ${limit}`);
      return rows.map(({ id, answered, asked, likes, specialty, titles }) => ({
        id: Number(id),
        answered,
        asked: Number(asked),
        likes: Number(likes),
        qaSpecialtyId: Number(specialty),
        titles,
      }));
    };
    return act(walk, tx);
  });
}
