import * as z from 'zod';
import { mostKinds, timetableKinds } from '@clinic/contracts/account';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { branches, doctors, scheduleRules } from '../../db/schema.ts';
import { isInTwoBranches } from '../../weekly-times.ts';
import { minutesOf, timeOf } from '../../clock-minutes.ts';
import type { Entry, ImportContext } from '../collection.ts';
import { ClockTime, Day, EnglishSlug } from '../fields.ts';
import { say } from '../mistakes.ts';
import type { DoctorKinds } from './doctor-kinds.ts';
import { readKinds } from './doctor-kinds.ts';

/** A doctor's weekly working times, which may run past midnight. Days: 0 = Sunday. */
export const DoctorHours = z.array(
  z.strictObject({
    days: z.array(z.int().min(0).max(6)).min(1),
    opens: ClockTime,
    minutes: z.int().min(1).max(1440),
    kind: z.enum(timetableKinds).default('normal'),
    valid_from: Day.nullable().default(null),
    valid_to: Day.nullable().default(null),
    /** Slug of the branch; the first one unless given. */
    branch: EnglishSlug.nullable().default(null),
    /** Only the reception books them. */
    by_phone: z.boolean().default(false),
    /** What they are for: 0 is the ordinary visit, 1 the first of the doctor's `kinds`; null for all. */
    kinds: z.array(z.int().min(0).max(mostKinds)).min(1).nullable().default(null),
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

function rulesOf(
  entry: Entry<WithHours>,
  { day, refuse }: Pick<ImportContext, 'day' | 'refuse'>,
  open: readonly Branch[],
): Rule[] {
  const rules: Rule[] = [];
  entry.record.hours.forEach((hours, line) => {
    const { days, opens, minutes, kind, valid_from, valid_to, branch, by_phone: byPhone, kinds } = hours;
    if (kinds?.some((place) => place > entry.record.kinds.length))
      return refuse(entry, ['hours', line, 'kinds'], 'the doctor has no such kind of visit');
    const at = branch === null ? open[0] : open.find(({ slug }) => slug === branch);
    if (at === undefined) return refuse(entry, ['hours', line, 'branch'], say('noBranch', String(branch)));
    const ofLine = [...new Set(days)].map((weekday) => ({
      doctorId: entry.record.id,
      weekday,
      startMin: minutesOf(opens),
      durationMin: minutes,
      kind,
      validFrom: valid_from && day(valid_from),
      validTo: valid_to && day(valid_to),
      branchId: at.id,
      byPhone,
      kindPlaces: kinds && [...new Set(kinds)].sort(),
    }));
    if (ofLine.some((rule) => rules.some((other) => isInTwoBranches(rule, other))))
      return refuse(entry, ['hours', line], 'the doctor is in another branch at that time');
    rules.push(...ofLine);
  });
  return rules;
}

interface WithHours {
  readonly id: number;
  readonly slot_minutes: number;
  readonly kinds: DoctorKinds;
  readonly hours: Hours;
}

/** The working times that records have, checked. */
export async function hoursIn(context: ImportContext, entries: readonly Entry<WithHours>[]): Promise<Rule[]> {
  const open = await branchesOf(context.tx);
  return entries.flatMap((entry) => rulesOf(entry, context, open));
}

/** Writes the working times of doctors that have none stored. */
export async function writeHours({ tx }: ImportContext, rules: readonly Rule[]): Promise<void> {
  if (rules.length > 0) await tx.insert(scheduleRules).values([...rules]);
}

const signOf = (rules: readonly Rule[], doctorId: number) =>
  rules
    .filter((rule) => rule.doctorId === doctorId)
    .map(({ weekday, startMin, durationMin, kind, validFrom, validTo, branchId, byPhone, kindPlaces }) =>
      [
        ...[weekday, startMin, durationMin, kind, validFrom ?? '', validTo ?? '', branchId],
        ...[byPhone, kindPlaces?.join('+') ?? ''],
      ].join(' '),
    )
    .sort()
    .join(', ');

/**
 * Counts an import that changes the hours of doctors, before it is stored: whoever edits them in the browser now
 * gets EDIT_CONFLICT. Hours that were edited there since the last import are not overwritten unless the import says so.
 */
export async function noteChangedHours(
  { tx, refuse, overwrite }: ImportContext,
  entries: readonly Entry<WithHours>[],
  rules: readonly Rule[],
): Promise<void> {
  const ids = entries.map(({ record }) => record.id);
  const known = await tx.select().from(doctors).where(inArray(doctors.id, ids));
  const stored = await tx.select().from(scheduleRules).where(inArray(scheduleRules.doctorId, ids));
  const kindsOf = await readKinds(tx);
  const open = new Set((await branchesOf(tx)).map(({ id }) => id));
  const seen = stored.filter(({ branchId }) => open.has(branchId));
  for (const entry of entries) {
    const { id, slot_minutes: slotMinutes, kinds } = entry.record;
    const doctor = known.find((one) => one.id === id);
    if (!doctor) continue;
    const isSame =
      doctor.slotMinutes === slotMinutes &&
      JSON.stringify(kindsOf(id)) === JSON.stringify(kinds) &&
      signOf(seen, id) === signOf(rules, id);
    if (!isSame && doctor.scheduleEditedAt !== null && !overwrite)
      refuse(
        entry,
        ['hours'],
        'these hours were changed in the browser: export them first, or import with --overwrite',
      );
    const scheduleVersion = doctor.scheduleVersion + (isSame ? 0 : 1);
    await tx.update(doctors).set({ scheduleEditedAt: null, scheduleVersion }).where(eq(doctors.id, id));
  }
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
  for (const { weekday, startMin, durationMin, kind, validFrom, validTo, branchId, byPhone, kindPlaces } of rules) {
    const key = [startMin, durationMin, kind, validFrom, validTo, branchId, byPhone, kindPlaces?.join('+')].join(' ');
    const branch = slugOf(branchId);
    const line = lines.get(key) ?? {
      days: [],
      opens: timeOf(startMin),
      minutes: durationMin,
      kind,
      valid_from: validFrom,
      valid_to: validTo,
      ...(branch !== undefined && { branch }),
      ...(byPhone && { by_phone: true }),
      ...(kindPlaces && { kinds: kindPlaces }),
    };
    line.days.push(weekday);
    lines.set(key, line);
  }
  return [...lines.values()];
}
