import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db } from '../db/database.ts';
import * as schema from '../db/schema.ts';

/** A node of a query's plan, as far as tests ask. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** What a query did with a table: how, and how many of its rows it looked at. */
export interface TableUse {
  readonly node: string;
  readonly table: string;
  readonly rows: number;
}

const usesIn = (plan: PlanNode): TableUse[] => [
  ...(plan['Relation Name'] === undefined
    ? []
    : [
        {
          node: plan['Node Type'],
          table: plan['Relation Name'],
          rows: (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
        },
      ]),
  ...(plan.Plans ?? []).flatMap(usesIn),
];

/** Says what begins and ends a transaction: nothing that has a plan. */
const frame = /^(?:begin|commit|rollback)\b/i;

/**
 * Runs something, then each of its queries again under EXPLAIN ANALYZE: what they did with which tables. They run in one
 * transaction, so that what the first tell the planner holds for the others.
 */
export async function tablesUsedBy(database: Database, act: (db: Db) => Promise<unknown>): Promise<TableUse[]> {
  const sent: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void sent.push({ query, params }) };
  await act(drizzle(database.pool, { schema, logger }));
  const uses: TableUse[] = [];
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    for (const { query, params } of sent.filter((one) => !frame.test(one.query))) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${query}`,
        params,
      );
      uses.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => usesIn(Plan))));
    }
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  return uses;
}
