import { desc, eq } from 'drizzle-orm';
import { columnsOf } from '../../db/columns-of.ts';
import type { Db } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';

/** Rows of the audit log, newest first, of everything or of one subject. */
export async function auditPage(
  db: Db,
  subject: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = subject === undefined ? undefined : eq(auditLog.subject, subject);
  const rows = await db
    .select(columnsOf(auditLog, 'id', 'at', 'actorId', 'actorRole', 'action', 'subject', 'result', 'details'))
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(auditLog, wanted) };
}

export type AuditPageRow = Awaited<ReturnType<typeof auditPage>>['rows'][number];
