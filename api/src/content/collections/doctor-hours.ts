import * as z from 'zod';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { branches, scheduleRules } from '../../db/schema.ts';
import { minutesOf, timeOf } from '../clock-minutes.ts';
import type { Entry, ImportContext } from '../collection.ts';
import { ClockTime, Day, EnglishSlug } from '../fields.ts';

/** A doctor's weekly working times, which may run past midnight. Days: 0 = Sunday. */
export const DoctorHours = z.array(
  z.strictObject({
    days: z.array(z.int().min(0).max(6)).min(1),
    opens: ClockTime,
    minutes: z.int().min(1).max(1440),
    kind: z.enum(['normal', 'ramadan']).default('normal'),
    valid_from: Day.nullable().default(null),
    valid_to: Day.nullable().default(null),
    /** Slug of the branch; the first one unless given. */
    branch: EnglishSlug.nullable().default(null),
  }),
);
type Hours = z.infer<typeof DoctorHours>;
type Rule = typeof scheduleRules.$inferInsert;

interface Branch {
  readonly id: number;
  readonly slug: string;
}

/** Open branches in the clinic's order, the main one first. */
const branchesOf = (db: Queryable): Promise<Branch[]> =>
  db
    .select({ id: branches.id, slug: branches.slug })
    .from(branches)
    .where(eq(branches.active, true))
    .orderBy(asc(branches.sortOrder), asc(branches.id));

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;

/** Whether two weekly times overlap, also where one of them runs from the last day of the week into the first. */
function overlapInWeek(one: Rule, other: Rule): boolean {
  const begins = (rule: Rule) => rule.weekday * dayMinutes + rule.startMin;
  const after = (begins(other) - begins(one) + weekMinutes) % weekMinutes;
  return after < one.durationMin || weekMinutes - after < other.durationMin;
}

const endsBefore = (one: Rule, other: Rule) =>
  one.validTo != null && other.validFrom != null && one.validTo < other.validFrom;

/** Nobody is in two branches at once. Hours of one branch may overlap: they offer the same times. */
const collide = (one: Rule, other: Rule) =>
  one.branchId !== other.branchId &&
  one.kind === other.kind &&
  !endsBefore(one, other) &&
  !endsBefore(other, one) &&
  overlapInWeek(one, other);

function rulesOf(
  entry: Entry<{ id: number; hours: Hours }>,
  { day, refuse }: Pick<ImportContext, 'day' | 'refuse'>,
  open: readonly Branch[],
): Rule[] {
  const rules: Rule[] = [];
  entry.record.hours.forEach(({ days, opens, minutes, kind, valid_from, valid_to, branch }, line) => {
    const at = branch === null ? open[0] : open.find(({ slug }) => slug === branch);
    if (at === undefined) return refuse(entry, ['hours', line, 'branch'], `there is no branch "${String(branch)}"`);
    const ofLine = [...new Set(days)].map((weekday) => ({
      doctorId: entry.record.id,
      weekday,
      startMin: minutesOf(opens),
      durationMin: minutes,
      kind,
      validFrom: valid_from && day(valid_from),
      validTo: valid_to && day(valid_to),
      branchId: at.id,
    }));
    if (ofLine.some((rule) => rules.some((other) => collide(rule, other))))
      return refuse(entry, ['hours', line], 'the doctor is in another branch at that time');
    rules.push(...ofLine);
  });
  return rules;
}

/** Writes the working times of doctors that have none stored. */
export async function writeHours(
  context: ImportContext,
  entries: readonly Entry<{ id: number; hours: Hours }>[],
): Promise<void> {
  const open = await branchesOf(context.tx);
  const rules = entries.flatMap((entry) => rulesOf(entry, context, open));
  if (rules.length > 0) await context.tx.insert(scheduleRules).values(rules);
}

/**
 * The working times of every doctor as an editor writes them, without those of closed branches, where nobody is seen. The
 * branch is named where the clinic has several.
 */
export async function readHours(db: Queryable): Promise<(doctorId: number) => Record<string, unknown>[]> {
  const rules = await db.select().from(scheduleRules).orderBy(asc(scheduleRules.weekday), asc(scheduleRules.startMin));
  const open = new Map((await branchesOf(db)).map(({ id, slug }) => [id, slug]));
  const slugOf = (id: number) => (open.size > 1 ? open.get(id) : undefined);
  return (doctorId) =>
    linesOf(
      rules.filter((rule) => rule.doctorId === doctorId && open.has(rule.branchId)),
      slugOf,
    );
}

/** Rules that differ in their weekday alone are one line. */
function linesOf(rules: readonly (typeof scheduleRules.$inferSelect)[], slugOf: (id: number) => string | undefined) {
  const lines = new Map<string, { days: number[] } & Record<string, unknown>>();
  for (const { weekday, startMin, durationMin, kind, validFrom, validTo, branchId } of rules) {
    const key = [startMin, durationMin, kind, validFrom, validTo, branchId].join(' ');
    const branch = slugOf(branchId);
    const line = lines.get(key) ?? {
      days: [],
      opens: timeOf(startMin),
      minutes: durationMin,
      kind,
      valid_from: validFrom,
      valid_to: validTo,
      ...(branch !== undefined && { branch }),
    };
    line.days.push(weekday);
    lines.set(key, line);
  }
  return [...lines.values()];
}
