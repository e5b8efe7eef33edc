import * as z from 'zod';
import { asc, eq, notInArray } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { branches as table } from '../../db/schema.ts';
import { minutesOf, timeOf } from '../../clock-minutes.ts';
import type { Collection, ImportContext } from '../collection.ts';
import { ContentInvalid } from '../content-invalid.ts';
import { ClockTime, EnglishSlug, Link, bilingual } from '../fields.ts';
import { upsertRows } from '../replace-rows.ts';
import { say } from '../mistakes.ts';

const Degrees = (most: number) => z.number().min(-most).max(most).nullable().default(null);

/** `branches.yaml`: a list, in the order in which it is shown; the first is the main branch. Days: 0 = Sunday. */
export const BranchRecord = z.strictObject({
  slug: EnglishSlug,
  ...bilingual('name'),
  ...bilingual('city'),
  ...bilingual('address'),
  /** As it is dialled, such as +966112345678 or 920000000. */
  phone: z
    .string()
    .regex(/^\+?\d{3,15}$/, say('phone'))
    .nullable()
    .default(null),
  /** North and east of Greenwich, in degrees. */
  latitude: Degrees(90),
  longitude: Degrees(180),
  map_url: Link.nullable().default(null),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(0).max(6)).min(1),
        opens: ClockTime,
        /** May run past midnight; 1440 is round the clock. */
        minutes: z.int().min(1).max(1440),
      }),
    )
    .default([]),
});

type Hours = z.infer<typeof BranchRecord>['hours'];
type Intervals = (typeof table.$inferSelect)['intervals'];

const intervalsOf = (hours: Hours): Intervals =>
  hours
    .flatMap(({ days, opens, minutes }) =>
      [...new Set(days)].map((weekday) => ({ weekday, start_min: minutesOf(opens), duration_min: minutes })),
    )
    .sort((one, other) => one.weekday - other.weekday || one.start_min - other.start_min);

/** Intervals that differ in their weekday alone are one line. */
function hoursOf(intervals: Intervals): Hours {
  const lines = new Map<string, Hours[number]>();
  for (const { weekday, start_min, duration_min } of intervals) {
    const key = `${start_min} ${duration_min}`;
    const line = lines.get(key) ?? { days: [], opens: timeOf(start_min), minutes: duration_min };
    line.days.push(weekday);
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** What was planned and booked before a clinic described its branches belongs to the first of them. */
async function nameFirst(tx: ImportContext['tx'], slug: string): Promise<void> {
  const stored = await tx.select({ id: table.id, slug: table.slug, name: table.nameAr }).from(table);
  const unnamed = stored.find(({ name }) => name === '');
  if (unnamed && !stored.some((one) => one.slug === slug)) {
    await tx.update(table).set({ slug }).where(eq(table.id, unnamed.id));
  }
}

/** Branches of the clinic, by their slug. One that is gone from the folder is closed, because patients have visits there. */
export const branches: Collection<z.infer<typeof BranchRecord>> = {
  unique: [['slug']],
  async write({ tx, refuse }, entries) {
    const [first] = entries;
    if (first === undefined) throw new ContentInvalid(['branches.yaml:1:1 must name one branch at least']);
    const mistaken = entries.filter(({ record }) => (record.latitude === null) !== (record.longitude === null));
    for (const entry of mistaken)
      refuse(entry, [entry.record.latitude === null ? 'latitude' : 'longitude'], say('beside'));
    if (mistaken.length > 0) return;
    await nameFirst(tx, first.record.slug);
    const rows = entries.map(({ record: { hours, ...branch }, place }) => ({
      ...camelKeys(branch),
      intervals: intervalsOf(hours),
      sortOrder: place,
      active: true,
    }));
    const gone = notInArray(
      table.slug,
      rows.map(({ slug }) => slug),
    );
    await tx.update(table).set({ active: false }).where(gone);
    await upsertRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db
      .select()
      .from(table)
      .where(eq(table.active, true))
      .orderBy(asc(table.sortOrder), asc(table.id));
    return rows
      .filter(({ nameAr }) => nameAr !== '')
      .map((row) => ({ id: row.slug, record: { ...snakeKeys(row), hours: hoursOf(row.intervals) } }));
  },
};
