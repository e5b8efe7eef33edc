import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnsOf } from './columns-of.ts';
import { branches } from './schema.ts';
import { hasSeveralBranches } from './several-branches.ts';

/** What a response says of the branch of a visit or a slot. */
export const branchColumns = columnsOf(
  branches,
  ...(['id', 'nameAr', 'nameEn', 'addressAr', 'addressEn', 'phone', 'mapUrl'] as const),
  ...(['latitude', 'longitude', 'sortOrder'] as const),
);

/** Joins the branch that a row names, where the clinic has several. */
export const isNamedBranch = (column: AnyPgColumn) => and(eq(branches.id, column), hasSeveralBranches);
