import { asc } from 'drizzle-orm';
import { mostRecords } from '@clinic/contracts/content/records';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import { terms } from '../../db/schema.ts';

/** The glossary of the clinic, in its order. */
export const allTerms = (db: Queryable) =>
  db
    .select(columnsOf(terms, 'id', 'termAr', 'termEn', 'noteAr', 'noteEn', 'avoidAr', 'avoidEn'))
    .from(terms)
    .orderBy(asc(terms.sortOrder), asc(terms.id))
    .limit(mostRecords);
