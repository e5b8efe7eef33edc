import { and, desc, eq, inArray, like, lt, lte, or, sql } from 'drizzle-orm';
import type { IssueContent } from '@clinic/contracts/content/newsletter-issues';
import type { Queryable, Tx } from '../../db/database.ts';
import { newsletterIssues, outbox, users } from '../../db/schema.ts';
import { issueKeys, keysOfIssue } from '../newsletter/issue-keys.ts';

export type IssueRow = typeof newsletterIssues.$inferSelect;

/** An issue with the name of whoever changed it last. */
export interface NamedIssue {
  readonly issue: IssueRow;
  readonly updatedBy: string | null;
}

const named = (db: Queryable) =>
  db
    .select({ issue: newsletterIssues, updatedBy: users.name })
    .from(newsletterIssues)
    .leftJoin(users, eq(users.id, newsletterIssues.updatedBy));

/** Issues, the last begun first. */
export const listIssues = (db: Queryable, before: number | undefined, most: number): Promise<NamedIssue[]> =>
  named(db)
    .where(before === undefined ? undefined : lt(newsletterIssues.id, before))
    .orderBy(desc(newsletterIssues.id))
    .limit(most);

export async function readIssue(db: Queryable, id: number): Promise<NamedIssue | undefined> {
  const [row] = await named(db).where(eq(newsletterIssues.id, id));
  return row;
}

export async function insertIssue(
  tx: Tx,
  values: { content: IssueContent; updatedAt: Date; updatedBy: number },
): Promise<number> {
  const [row] = await tx.insert(newsletterIssues).values(values).returning({ id: newsletterIssues.id });
  if (!row) throw new Error('The issue was not stored');
  return row.id;
}

/** An issue, locked until the transaction ends. */
export async function lockIssue(tx: Tx, id: number): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update');
  return row;
}

/** The same for a job, which leaves alone what another process works on. */
export async function claimIssue(tx: Tx, id: number): Promise<IssueRow | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
    .for('update', { skipLocked: true });
  return row;
}

type Changes = Partial<Omit<typeof newsletterIssues.$inferInsert, 'id' | 'version'>>;

/** A change that whoever has the issue open has to know of. */
export async function updateIssue(tx: Tx, id: number, values: Changes): Promise<void> {
  await tx
    .update(newsletterIssues)
    .set({ ...values, version: sql`${newsletterIssues.version} + 1` })
    .where(eq(newsletterIssues.id, id));
}

/** How far sending has come. */
export async function noteProgress(tx: Tx, id: number, values: Pick<Changes, 'lastSubscriberId' | 'queued'>) {
  await tx.update(newsletterIssues).set(values).where(eq(newsletterIssues.id, id));
}

export async function deleteIssue(tx: Tx, id: number): Promise<void> {
  await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
}

/** Issues that are on their way, and those whose time has come; the oldest first. */
export async function dueIssues(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(
      or(
        eq(newsletterIssues.state, 'sending'),
        and(eq(newsletterIssues.state, 'scheduled'), lte(newsletterIssues.sendAt, now)),
      ),
    )
    .orderBy(newsletterIssues.id);
  return rows.map(({ id }) => id);
}

/** Messages of any issue that wait in the outbox. */
export const waitingMessages = (db: Queryable): Promise<number> =>
  db.$count(outbox, and(eq(outbox.state, 'waiting'), like(outbox.dedupeKey, `${issueKeys}%`)));

/** What became of the messages of an issue, without those that were withdrawn. */
export async function deliveriesOf(db: Queryable, id: number) {
  const counted = (which: ReturnType<typeof sql>) => sql<number>`count(*) FILTER (WHERE ${which})`.mapWith(Number);
  const isLost = sql`${outbox.receipt} IS NOT DISTINCT FROM 'bounced'`;
  const [row] = await db
    .select({
      waiting: counted(sql`${outbox.state} = 'waiting'`),
      sent: counted(sql`${outbox.state} = 'sent' AND NOT (${isLost})`),
      failed: counted(sql`${inArray(outbox.state, ['parked', 'expired'])} OR (${outbox.state} = 'sent' AND ${isLost})`),
    })
    .from(outbox)
    .where(
      and(
        // As the index says it.
        sql`${outbox.dedupeKey} LIKE '${sql.raw(issueKeys)}%'`,
        like(outbox.dedupeKey, `${keysOfIssue(id)}%`),
        sql`${outbox.failure} IS DISTINCT FROM 'withdrawn'`,
      ),
    );
  return row ?? { waiting: 0, sent: 0, failed: 0 };
}
