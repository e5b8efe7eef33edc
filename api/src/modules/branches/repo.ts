import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { branches } from '../../db/schema.ts';
import { hasSeveralBranches } from '../../db/several-branches.ts';

const shown = columnsOf(
  branches,
  ...(['id', 'slug', 'nameAr', 'nameEn', 'cityAr', 'cityEn', 'addressAr', 'addressEn'] as const),
  ...(['phone', 'mapUrl', 'latitude', 'longitude', 'intervals'] as const),
);

/** Queries of branches, prepared once. */
export function branchRepo(db: Db) {
  const all = db
    .select(shown)
    .from(branches)
    .where(and(eq(branches.active, true), hasSeveralBranches))
    .orderBy(asc(branches.sortOrder), asc(branches.id))
    .prepare('branches_all');

  return { all: () => all.execute() };
}
