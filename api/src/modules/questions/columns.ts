import { columnsOf } from '../../db/columns-of.ts';
import type { doctors } from '../../db/schema.ts';
import { answers, qaSpecialties, questions } from '../../db/schema.ts';

/**
 * What is read of questions by everybody who presents them: the site, their askers, the desk. The sealed contact of an asker
 * and the hash of the code are not among it.
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
export const doctorColumns = (table: typeof doctors) =>
  columnsOf(table, 'id', 'nameAr', 'nameEn', 'slugAr', 'slugEn', 'image', 'licenceNo');
