import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from './db/database.ts';
import { auditLog } from './db/schema.ts';

/** An action that was done, or that somebody was not allowed to do. */
export interface AuditedAction {
  readonly at: Date;
  /** Who did it; null for somebody who is not signed in. */
  readonly actor: { readonly userId: number; readonly role: number } | null;
  /** Name of the action, such as `question.claimed`. */
  readonly action: string;
  /** What it was done to, such as `question:17`. */
  readonly subject: string;
  readonly result?: 'done' | 'refused';
  /** Ids, codes and states only: never a name, never anything that anybody wrote. */
  readonly details?: Record<string, string | number | boolean | null>;
  readonly requestId: string;
}

/**
 * Writes an action into the audit log, in the transaction that does it. Each row is chained to the one before, so other
 * writers wait until this transaction ends. It comes last, after every row that the action itself needs.
 */
export async function recordAction(tx: Tx, { actor, ...action }: AuditedAction): Promise<void> {
  await tx.insert(auditLog).values({
    ...action,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? null,
    // Each row is given its hash by the database.
    hash: Buffer.alloc(0),
  });
}

/** Somebody who looks again within this time is still at the same reading. */
const readingMs = 10 * 60_000;

/** Writes down that somebody on the staff read data of patients (V26): each reading once. */
export async function recordRead(
  tx: Tx,
  read: AuditedAction & { readonly actor: NonNullable<AuditedAction['actor']> },
): Promise<void> {
  const since = new Date(read.at.getTime() - readingMs);
  const same = and(eq(auditLog.subject, read.subject), eq(auditLog.action, read.action), eq(auditLog.result, 'done'));
  const earlier = await tx.$count(auditLog, and(same, eq(auditLog.actorId, read.actor.userId), gt(auditLog.at, since)));
  if (earlier === 0) await recordAction(tx, read);
}

/**
 * Reads the audit log from its beginning and answers with the id of the first row that is not what was written, or that does
 * not follow the row before it; null when all are. `last` is the newest row's hash: whoever keeps it elsewhere also sees
 * when the end was cut off. `batch` rows are checked by one statement.
 */
export async function verifyAuditLog(
  db: Queryable,
  batch = 5000,
): Promise<{ broken: number | null; rows: number; last: string | null }> {
  let after = { id: 0, hash: null as Buffer | null };
  for (let rows = 0; ;) {
    const checked = await db
      .select({
        id: auditLog.id,
        hash: auditLog.hash,
        fits: sql<boolean>`${auditLog.hash} = audit_hash(${auditLog}, coalesce(
          lag(${auditLog.hash}) OVER (ORDER BY ${auditLog.id}), ${after.hash}::bytea))`,
      })
      .from(auditLog)
      .where(gt(auditLog.id, after.id))
      .orderBy(asc(auditLog.id))
      .limit(batch);
    const wrong = checked.findIndex(({ fits }) => !fits);
    rows += wrong === -1 ? checked.length : wrong;
    const newest = checked.at(-1);
    if (newest) after = newest;
    if (wrong !== -1 || checked.length < batch) {
      return { broken: checked[wrong]?.id ?? null, rows, last: after.hash?.toString('hex') ?? null };
    }
  }
}
