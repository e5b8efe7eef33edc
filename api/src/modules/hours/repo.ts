import { asc, sql } from 'drizzle-orm';
import type { Department } from '@clinic/contracts/content';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { departments } from '../../db/schema.ts';

const intervals = sql<Department['intervals']>`COALESCE((
  SELECT json_agg(json_build_object('weekday', h.weekday, 'start_min', h.start_min, 'duration_min', h.duration_min)
    ORDER BY h.weekday, h.start_min)
  FROM department_hours h WHERE h.department_id = departments.id), '[]')`;

/** Queries of opening hours, prepared once. */
export function hoursRepo(db: Db) {
  const all = db
    .select({ ...columnsOf(departments, 'id', 'nameAr', 'nameEn', 'noteAr', 'noteEn'), intervals })
    .from(departments)
    .orderBy(asc(departments.sortOrder), asc(departments.id))
    .prepare('departments_all');

  return { all: () => all.execute() };
}
