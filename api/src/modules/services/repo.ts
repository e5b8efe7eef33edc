import { asc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { services } from '../../db/schema.ts';

/** Queries of the home page's services, prepared once. */
export function serviceRepo(db: Db) {
  const all = db
    .select({
      ...columnsOf(services, 'id', 'titleAr', 'titleEn', 'textAr', 'textEn', 'image', 'link'),
      imageFocus: focusOf('services.image'),
    })
    .from(services)
    .orderBy(asc(services.sortOrder))
    .prepare('services_all');

  return { all: () => all.execute() };
}
