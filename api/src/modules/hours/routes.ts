import { asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Department } from '@clinic/contracts/content';
import { HoursResponse } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { departments } from '../../db/schema.ts';

const intervals = sql<Department['intervals']>`COALESCE((
  SELECT json_agg(json_build_object('weekday', h.weekday, 'start_min', h.start_min, 'duration_min', h.duration_min)
    ORDER BY h.weekday, h.start_min)
  FROM department_hours h WHERE h.department_id = departments.id), '[]')`;

/** Opening hours of departments (S10, S141), with the server's clock so that no browser's is asked. */
export async function hoursRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const all = db
    .select({ ...columnsOf(departments, 'id', 'name_ar', 'name_en', 'note_ar', 'note_en'), intervals })
    .from(departments)
    .orderBy(asc(departments.sort_order), asc(departments.id))
    .prepare('departments_all');

  app.get(
    '/api/hours',
    { schema: { tags: ['content'], summary: 'Opening hours', response: { 200: HoursResponse } } },
    async () => ({ data: await all.execute(), now: clock().toISOString() }),
  );
}
