import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { branches } from '../../db/schema.ts';
import { hasSeveralBranches } from '../../db/several-branches.ts';

/** The open branches of a clinic that has several, in its order. */
export const branchRows = (db: Queryable) =>
  db
    .select({ id: branches.id, nameAr: branches.nameAr, nameEn: branches.nameEn })
    .from(branches)
    .where(and(eq(branches.active, true), hasSeveralBranches))
    .orderBy(asc(branches.sortOrder), asc(branches.id));
