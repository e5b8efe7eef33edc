import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { lockAuditLog } from './db/advisory-locks.ts';
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

/** The last row of the log as somebody keeps it outside of the database. */
export interface AuditHead {
  readonly id: number;
  /** Hexadecimal. */
  readonly hash: string;
}

/** Why a row is not what was written. */
export type AuditFault = 'changed' | 'missing' | 'without a key' | 'unknown key' | 'cut off';

/** What a check of the log found. */
export interface AuditCheck {
  /** The first row that is wrong, and why; null when the log is whole. */
  readonly broken: { readonly id: number; readonly fault: AuditFault } | null;
  /** How many rows were found good. */
  readonly rows: number;
  /** How many rows at the beginning are from before the log had a key; nothing can be said about them. */
  readonly unkeyed: number;
  readonly head: AuditHead | null;
}

/** Writes the audit log and checks it (V26). */
export interface AuditLog {
  /**
   * Writes an action, in the transaction that does it. Each row is chained to the one before, so other writers wait until
   * this transaction ends. It comes last, after every row that the action itself needs.
   */
  record(tx: Tx, action: AuditedAction): Promise<void>;
  /** Writes down that somebody on the staff read data of patients: each reading of the same data once. */
  recordRead(tx: Tx, read: AuditedAction & { readonly actor: NonNullable<AuditedAction['actor']> }): Promise<void>;
  /**
   * Reads the log from its beginning. `heads` are former last rows that were kept elsewhere: whoever cuts off the end, or
   * replaces the whole, cannot produce them. `batch` rows are read by one statement.
   */
  verify(db: Queryable, options?: { heads?: readonly AuditHead[]; batch?: number }): Promise<AuditCheck>;
}

interface Key {
  readonly id: Buffer;
  readonly secret: Buffer;
}

/** The row before the one that is checked. */
interface Checked {
  readonly id: number;
  readonly hash: Buffer;
  readonly keyed: boolean;
}

type Entry = Omit<typeof auditLog.$inferSelect, 'hash' | 'keyId' | 'at'> & { readonly at: string };

/** Somebody who looks again within this time is still at the same reading. */
const readingMs = 10 * 60_000;

const derived = (secret: string, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `clinic ${purpose}`, length));

/** What a row says, with the hash before it: one text for one meaning. */
function textOf(entry: Entry, before: Buffer | null): string {
  const { id, at, actorId, actorRole, action, subject, result, details, requestId } = entry;
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = before?.toString('hex') ?? null;
  return JSON.stringify([hash, id, at, actorId, actorRole, action, subject, result, sorted, requestId]);
}

const hashWith = ({ secret }: Key, entry: Entry, before: Buffer | null) =>
  createHmac('sha256', secret).update(textOf(entry, before)).digest();

/** As the database gives an instant back, to the microsecond. */
const exactInstant = (at: Date) => `${at.toISOString().slice(0, -1)}000Z`;
const storedInstant = sql<string>`to_char(${auditLog.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The newest row that can be seen; in a transaction that wants to write only behind the lock. */
async function newestRow(db: Queryable) {
  const [row] = await db
    .select({ id: auditLog.id, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

/** Whose records a reading showed, as the details of a row: names of subjects, with spaces between. */
export const whoseOf = (subjects: readonly string[]): string => [...new Set(subjects)].sort().join(' ');

/** The last row of the log; null for an empty one. */
export async function auditHead(db: Queryable): Promise<AuditHead | null> {
  const row = await newestRow(db);
  return row ? { id: row.id, hash: row.hash.toString('hex') } : null;
}

/**
 * The audit log with its keys, newest first: the first one hashes new rows, and all of them check. The keys stay outside of
 * the database, so that whoever owns it cannot make a chain that fits.
 */
export function keyedAuditLog(secrets: readonly [string, ...string[]]): AuditLog {
  const keyOf = (secret: string): Key => ({
    id: derived(secret, 'audit key id', 4),
    secret: derived(secret, 'audit chain', 32),
  });
  const [newest, ...older] = secrets;
  const current = keyOf(newest);
  const keys = [current, ...older.map(keyOf)];

  async function record(tx: Tx, action: AuditedAction): Promise<void> {
    await lockAuditLog(tx);
    const before = await newestRow(tx);
    const values = {
      id: (before?.id ?? 0) + 1,
      actorId: action.actor?.userId ?? null,
      actorRole: action.actor?.role ?? null,
      action: action.action,
      subject: action.subject,
      result: action.result ?? 'done',
      details: action.details ?? {},
      requestId: action.requestId,
    };
    const hash = hashWith(current, { ...values, at: exactInstant(action.at) }, before?.hash ?? null);
    await tx.insert(auditLog).values({ ...values, at: action.at, keyId: current.id, hash });
  }

  function faultOf(row: Entry & { keyId: Buffer | null; hash: Buffer }, before: Checked | null): AuditFault | null {
    const { keyId } = row;
    if (keyId === null) return before?.keyed === true ? 'without a key' : null;
    if (before?.keyed !== false && row.id !== (before?.id ?? 0) + 1) return 'missing';
    const key = keys.find(({ id }) => id.equals(keyId));
    if (!key) return 'unknown key';
    return timingSafeEqual(hashWith(key, row, before?.hash ?? null), row.hash) ? null : 'changed';
  }

  return {
    record,

    async recordRead(tx, read) {
      const since = new Date(read.at.getTime() - readingMs);
      const same = and(
        ...[eq(auditLog.subject, read.subject), eq(auditLog.action, read.action), eq(auditLog.result, 'done')],
        ...[eq(auditLog.details, read.details ?? {}), eq(auditLog.actorId, read.actor.userId), gt(auditLog.at, since)],
      );
      if ((await tx.$count(auditLog, same)) === 0) await record(tx, read);
    },

    async verify(db, { heads = [], batch = 5000 } = {}) {
      const kept = new Map(heads.map(({ id, hash }) => [id, hash]));
      let before: Checked | null = null;
      let rows = 0;
      let unkeyed = 0;
      const found = (broken: AuditCheck['broken'], last: Checked | null): AuditCheck => ({
        ...{ broken, rows, unkeyed },
        head: last && { id: last.id, hash: last.hash.toString('hex') },
      });
      for (;;) {
        const after: number = before?.id ?? -1;
        const page = await db
          .select({
            ...{ id: auditLog.id, at: storedInstant, actorId: auditLog.actorId, actorRole: auditLog.actorRole },
            ...{ action: auditLog.action, subject: auditLog.subject, result: auditLog.result },
            ...{ details: auditLog.details, requestId: auditLog.requestId, keyId: auditLog.keyId, hash: auditLog.hash },
          })
          .from(auditLog)
          .where(gt(auditLog.id, after))
          .orderBy(asc(auditLog.id))
          .limit(batch);
        for (const row of page) {
          const fault = faultOf(row, before);
          if (fault !== null) return found({ id: row.id, fault }, before);
          const head = kept.get(row.id);
          if (head !== undefined && head !== row.hash.toString('hex'))
            return found({ id: row.id, fault: 'changed' }, before);
          kept.delete(row.id);
          if (row.keyId === null) unkeyed += 1;
          else rows += 1;
          before = { id: row.id, hash: row.hash, keyed: row.keyId !== null };
        }
        if (page.length < batch) break;
      }
      const [lost] = [...kept.keys()].sort((a, b) => a - b);
      return found(lost === undefined ? null : { id: lost, fault: 'cut off' }, before);
    },
  };
}
