import { sql } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import { postContents, postDocuments } from './schema.ts';

const part = (from: typeof postContents | typeof postDocuments, lang: Lang) => sql`${from.content} -> ${lang}::text`;
const title = (lang: Lang) => sql<string>`${part(postDocuments, lang)} ->> 'title'`;

/** Whether a language of a working copy differs from what visitors see of it. */
export const differs = (lang: Lang) =>
  sql<boolean>`(${part(postDocuments, lang)} IS DISTINCT FROM ${part(postContents, lang)})`;

/** Whether a language of a working copy is not written yet. */
export const isEmpty = (lang: Lang) =>
  sql<boolean>`(${part(postDocuments, lang)} ->> 'title' = '' OR ${part(postDocuments, lang)} ->> 'html' = '')`;

/** A working copy beside what visitors see, which is joined to it: what decides where its languages are. */
export const comparedColumns = {
  titleAr: title('ar'),
  titleEn: title('en'),
  live: sql<boolean>`${postContents.id} IS NOT NULL`,
  changedAr: differs('ar'),
  changedEn: differs('en'),
  emptyAr: isEmpty('ar'),
  emptyEn: isEmpty('en'),
};
