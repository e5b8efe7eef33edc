import { getTableName } from 'drizzle-orm';
import { columnsOf } from './columns-of.ts';
import { focusOf } from './image-focus.ts';
import type { doctors } from './schema.ts';
import { answers, qaSpecialties, questions } from './schema.ts';

/**
 * The columns of a question that the site, its asker and the moderators see. The encrypted contact of the asker and the hash of
 * the tracking code are not among them.
 */
export const askedColumns = columnsOf(
  questions,
  'id',
  'slug',
  'lang',
  'qaSpecialtyId',
  'title',
  'content',
  'status',
  'isAnonymous',
  'userName',
  'viewsCount',
  'closedReason',
  'closedNote',
  'duplicateOf',
  'createdAt',
);

export const specialtyColumns = columnsOf(qaSpecialties, 'nameAr', 'nameEn', 'slugAr', 'slugEn', 'specialtyId');

export const answerColumns = columnsOf(
  answers,
  'id',
  'content',
  'atHome',
  'comeIn',
  'emergency',
  'createdAt',
  'editedAt',
  'reviewedAt',
  'likesCount',
  'viewsCount',
);

/** Of the doctor who answered, under whatever name the query knows the table. */
export const doctorColumns = (table: typeof doctors) => ({
  ...columnsOf(table, 'id', 'nameAr', 'nameEn', 'slugAr', 'slugEn', 'image', 'licenceNo', 'active'),
  imageFocus: focusOf(`${getTableName(table)}.image`),
});
