import * as z from 'zod';
import { asc, inArray } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { departmentHours, departments } from '../../db/schema.ts';
import { minutesOf, timeOf } from '../../clock-minutes.ts';
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
    const rows = entries.map(({ record: { opens: _opens, minutes: _minutes, days: _days, ...department }, place }) => ({
      ...camelKeys(department),
      sortOrder: place,
    }));
    await replaceRows(tx, departments, departments.id, rows);
    const opened = entries.flatMap(({ record }) =>
      [...new Set(record.days)].map((weekday) => ({
        departmentId: record.id,
        weekday,
        startMin: minutesOf(record.opens),
        durationMin: record.minutes,
      })),
    );
    await tx.delete(departmentHours).where(
      inArray(
        departmentHours.departmentId,
        rows.map(({ id }) => id),
      ),
    );
    if (opened.length > 0) await tx.insert(departmentHours).values(opened);
  },
  async read(db) {
    const rows = await db.select().from(departments).orderBy(asc(departments.sortOrder), asc(departments.id));
    const opened = await db.select().from(departmentHours).orderBy(asc(departmentHours.weekday));
    return rows.map((department) => {
      const own = opened.filter((one) => one.departmentId === department.id);
      const record = {
        ...snakeKeys(department),
        opens: timeOf(own[0]?.startMin ?? 0),
        minutes: own[0]?.durationMin,
        days: own.map(({ weekday }) => weekday),
      };
      return { id: department.id, record };
    });
  },
};
