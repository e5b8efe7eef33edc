import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { branches } from '../../db/schema.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredBranches } from '../../db/staff-limits.ts';
import { hasSeveralBranches } from '../../db/several-branches.ts';

/** The open branches of a clinic that has several, as far as they are covered, in its order. */
export const branchRows = (db: Queryable, limits: StaffLimits) =>
  db
    .select({ id: branches.id, nameAr: branches.nameAr, nameEn: branches.nameEn })
    .from(branches)
    .where(and(eq(branches.active, true), hasSeveralBranches, coveredBranches(limits, branches.id)))
    .orderBy(asc(branches.sortOrder), asc(branches.id));
