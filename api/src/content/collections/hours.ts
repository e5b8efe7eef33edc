import * as z from 'zod';
import { asc, inArray } from 'drizzle-orm';
import { departmentHours, departments } from '../../db/schema.ts';
import { minutesOf, timeOf } from '../clock-minutes.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { ClockTime, EnglishSlug, bilingual, optionalBilingual } from '../fields.ts';

/** `hours.yaml`: a list, in the order in which it is shown (S141). Days: 0 = Sunday; all seven when left out. */
export const HoursRecord = z.strictObject({
  id: EnglishSlug,
  ...bilingual('name'),
  ...optionalBilingual('note'),
  opens: ClockTime,
  /** Length in minutes: 1440 is round the clock; may run past midnight (Q11). */
  minutes: z.int().min(1).max(1440),
  days: z.array(z.int().min(0).max(6)).min(1).default([0, 1, 2, 3, 4, 5, 6]),
});

/** Opening hours of departments (S141, Q11). */
export const hours: Collection<z.infer<typeof HoursRecord>> = {
  unique: [['id']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { id, name_ar, name_en, note_ar, note_en }, place }) => ({
      id,
      name_ar,
      name_en,
      note_ar,
      note_en,
      sort_order: place,
    }));
    await replaceRows(tx, departments, departments.id, rows);
    const opened = entries.flatMap(({ record }) =>
      [...new Set(record.days)].map((weekday) => ({
        department_id: record.id,
        weekday,
        start_min: minutesOf(record.opens),
        duration_min: record.minutes,
      })),
    );
    await tx.delete(departmentHours).where(
      inArray(
        departmentHours.department_id,
        rows.map(({ id }) => id),
      ),
    );
    if (opened.length > 0) await tx.insert(departmentHours).values(opened);
  },
  async read(db) {
    const rows = await db.select().from(departments).orderBy(asc(departments.sort_order), asc(departments.id));
    const opened = await db.select().from(departmentHours).orderBy(asc(departmentHours.weekday));
    return rows.map(({ sort_order: _, ...department }) => {
      const own = opened.filter((one) => one.department_id === department.id);
      const record = {
        ...department,
        opens: timeOf(own[0]?.start_min ?? 0),
        minutes: own[0]?.duration_min,
        days: own.map(({ weekday }) => weekday),
      };
      return { id: department.id, record };
    });
  },
};
