import { gte, lt, sql } from 'drizzle-orm';
import type { MetricCount } from '@clinic/contracts/metrics';
import type { Queryable } from '../../db/database.ts';
import { releaseMetrics } from '../../db/schema.ts';

/** A count as it is added up over the hours. */
export interface SummedCount {
  remote: string;
  release: string;
  event: MetricCount['event'];
  composition: string;
  upTo: number;
  count: number;
  /** The latest hour in which it grew. */
  latest: string;
}

const keyOf = (item: MetricCount) =>
  [item.hour, item.remote, item.release, item.event, item.composition, item.upTo].join(' ');

/** Adds counts, in one statement and in one order, so that two servers that write at the same time cannot block each other. */
export async function addCounts(db: Queryable, items: readonly MetricCount[]): Promise<void> {
  const merged = new Map<string, MetricCount>();
  for (const item of items) {
    const known = merged.get(keyOf(item));
    merged.set(keyOf(item), known === undefined ? item : { ...item, count: known.count + item.count });
  }
  const rows = [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
  const column = <V>(of: (item: MetricCount) => V) => sql.param(rows.map(of));
  await db.execute(sql`INSERT INTO release_figures (hour, remote, release, event, composition, up_to, count)
    SELECT * FROM unnest(${column((row) => row.hour)}::timestamptz[], ${column((row) => row.remote)}::text[],
      ${column((row) => row.release)}::text[], ${column((row) => row.event)}::text[],
      ${column((row) => row.composition)}::text[], ${column((row) => row.upTo)}::integer[],
      ${column((row) => row.count)}::bigint[])
    ON CONFLICT (hour, remote, release, event, composition, up_to)
    DO UPDATE SET count = release_figures.count + excluded.count`);
}

/** The counts from an hour on, added up over the hours. */
export async function countsSince(db: Queryable, from: Date): Promise<SummedCount[]> {
  const { remote, release, event, composition, upTo, count, hour } = releaseMetrics;
  return db
    .select({
      remote,
      release,
      event,
      composition,
      upTo,
      count: sql<number>`sum(${count})::bigint`.mapWith(Number),
      latest: sql<string>`max(${hour})::text`,
    })
    .from(releaseMetrics)
    .where(gte(hour, from))
    .groupBy(remote, release, event, composition, upTo);
}

/** Deletes older counts. */
export async function dropCountsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(releaseMetrics).where(lt(releaseMetrics.hour, before));
}
