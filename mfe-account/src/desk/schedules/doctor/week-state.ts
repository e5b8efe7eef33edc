import type { DoctorWeek, SaveWeek, TimetableKind } from '@clinic/contracts/account';
import type { visitLengths } from '@clinic/contracts/account';
import { addDays } from '@clinic/contracts/time';
import type { KindChange, KindDraft } from './week-kinds.ts';
import { changedKinds, isKindChange, kindDraftOf, kindRequestOf, ordinary, placesOf } from './week-kinds.ts';

/** Hours of a day as they are written: from one time to another, which is of the next day where it is not later. */
export interface Hours {
  readonly key: number;
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
  readonly branchId: number;
  /** Only the reception books them. */
  readonly byPhone: boolean;
  /** Keys of the kinds of visits that they are for; null for all. */
  readonly kinds: readonly number[] | null;
}

export interface TimetableDraft {
  readonly key: number;
  readonly kind: TimetableKind;
  readonly validFrom: string;
  readonly validTo: string;
  readonly hours: readonly Hours[];
}

/** What is asked of bookings, as it is written. */
export interface RulesDraft {
  readonly slotMinutes: (typeof visitLengths)[number];
  readonly leadHours: string;
  readonly bufferBefore: string;
  readonly bufferAfter: string;
  /** Empty for no bound. */
  readonly mostPerDay: string;
}

export interface WeekDraft extends RulesDraft {
  /** In the order in which patients see them. */
  readonly kinds: readonly KindDraft[];
  /** Whether the stored week has kinds, or hours with rules of their own: what is taken back has to be said. */
  readonly hadRules: boolean;
  readonly timetables: readonly TimetableDraft[];
}

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Minutes of a day. */
export const dayMinutes = 1440;

let keys = 0;
const newKey = () => (keys += 1);

export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** A minute of a day, or of the next one, as a time. */
export const timeOf = (minute: number) =>
  [Math.floor((minute % dayMinutes) / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** How long hours last; NaN while one of the times is empty. */
export function minutesOf({ from, to }: Pick<Hours, 'from' | 'to'>): number {
  const length = minuteOf(to) - minuteOf(from);
  return from === '' || to === '' ? Number.NaN : length > 0 ? length : length + dayMinutes;
}

export function draftOf(week: DoctorWeek): WeekDraft {
  const kinds = (week.kinds ?? []).map((kind) => kindDraftOf(kind, newKey()));
  const keyAt = (place: number) => (place === 0 ? ordinary : (kinds[place - 1]?.key ?? ordinary));
  const hours = week.timetables.flatMap((timetable) => timetable.hours);
  return {
    kinds,
    hadRules: kinds.length > 0 || hours.some((one) => one.by_phone === true || (one.kinds ?? null) !== null),
    slotMinutes: week.slot_minutes,
    leadHours: String(week.lead_hours ?? 0),
    bufferBefore: String(week.buffer_before ?? 0),
    bufferAfter: String(week.buffer_after ?? 0),
    mostPerDay: String(week.most_per_day ?? ''),
    timetables: week.timetables.map(({ kind, valid_from: validFrom, valid_to: validTo, hours }) => ({
      ...{ key: newKey(), kind, validFrom: validFrom ?? '', validTo: validTo ?? '' },
      hours: hours.map(
        ({ weekday, opens, minutes, branch_id: branchId, by_phone: byPhone = false, kinds: places }) => ({
          ...{ key: newKey(), weekday, from: opens, to: timeOf(minuteOf(opens) + minutes), branchId },
          ...{ byPhone, kinds: places?.map(keyAt) ?? null },
        }),
      ),
    })),
  };
}

/** The same under keys of this page: those of another page would meet them. */
export function withNewKeys(draft: WeekDraft): WeekDraft {
  const keys = new Map([[ordinary, ordinary], ...draft.kinds.map(({ key }) => [key, newKey()] as const)]);
  const renewed = (key: number) => keys.get(key) ?? key;
  return {
    ...draft,
    kinds: draft.kinds.map((one) => ({ ...one, key: renewed(one.key) })),
    timetables: draft.timetables.map((one) => ({
      ...one,
      key: newKey(),
      hours: copied(one.hours).map((hours) => ({ ...hours, kinds: hours.kinds?.map(renewed) ?? null })),
    })),
  };
}

/** Whether two drafts say the same of a week. */
export const isSameWeek = (one: WeekDraft, other: WeekDraft) =>
  JSON.stringify(requestOf(one, 0)) === JSON.stringify(requestOf(other, 0));

/** Whether the week has kinds, or hours with rules of their own, or had some. Otherwise nothing is said of them. */
const saysRules = ({ hadRules, kinds, timetables }: WeekDraft) =>
  hadRules || kinds.length > 0 || timetables.some(({ hours }) => hours.some((one) => one.byPhone));

/** The draft as the API takes it; an error of the API names its parts by their places here. */
export function requestOf(draft: WeekDraft, version: number): Omit<SaveWeek, 'settlements'> {
  const says = saysRules(draft);
  return {
    version,
    slot_minutes: draft.slotMinutes,
    lead_hours: Number(draft.leadHours),
    buffer_before: Number(draft.bufferBefore),
    buffer_after: Number(draft.bufferAfter),
    most_per_day: draft.mostPerDay === '' ? null : Number(draft.mostPerDay),
    ...(says && { kinds: draft.kinds.map(kindRequestOf) }),
    timetables: draft.timetables.map(({ kind, validFrom, validTo, hours }) => ({
      ...{ kind, valid_from: validFrom || null, valid_to: validTo || null },
      hours: hours.map((one) => ({
        ...{ weekday: one.weekday, opens: one.from, minutes: minutesOf(one), branch_id: one.branchId },
        ...(says && { by_phone: one.byPhone, kinds: one.kinds && placesOf(one.kinds, draft.kinds) }),
      })),
    })),
  };
}

export type Change =
  | KindChange
  | { type: 'rules'; values: Partial<RulesDraft> }
  | { type: 'timetable'; key: number; values: Partial<Pick<TimetableDraft, 'kind' | 'validFrom' | 'validTo'>> }
  | { type: 'add-timetable'; kind: TimetableKind; today: string }
  | { type: 'remove-timetable'; key: number }
  | { type: 'hours'; timetable: number; key: number; values: Partial<Omit<Hours, 'key'>> }
  | { type: 'add-hours'; timetable: number; weekday: number; branchId: number }
  | { type: 'remove-hours'; timetable: number; key: number }
  | { type: 'add-break'; timetable: number; key: number }
  | { type: 'copy-day'; timetable: number; weekday: number };

const copied = (hours: readonly Hours[]) => hours.map((one) => ({ ...one, key: newKey() }));

/** The first hours of a day, or some after the last of it. */
function newHours(hours: readonly Hours[], weekday: number, branchId: number): Hours {
  const last = hours.filter((one) => one.weekday === weekday).at(-1);
  if (last === undefined || last.to === '' || minuteOf(last.to) >= 22 * 60)
    return { key: newKey(), weekday, from: '09:00', to: '17:00', branchId, byPhone: false, kinds: null };
  const from = minuteOf(last.to) + 60;
  const to = timeOf(Math.min(from + 240, 23 * 60 + 45));
  return { key: newKey(), weekday, from: timeOf(from), to, branchId, byPhone: false, kinds: null };
}

/** Hours with half an hour in their middle left out, on the quarter. */
function withBreak(one: Hours): Hours[] {
  const length = minutesOf(one);
  if (Number.isNaN(length) || length < 60) return [one];
  const start = Math.round((minuteOf(one.from) + length / 2 - 15) / 15) * 15;
  return [
    { ...one, to: timeOf(start) },
    { ...one, key: newKey(), from: timeOf(start + 30) },
  ];
}

function changeHours(hours: readonly Hours[], change: Change): readonly Hours[] {
  switch (change.type) {
    case 'hours':
      return hours.map((one) => (one.key === change.key ? { ...one, ...change.values } : one));
    case 'add-hours':
      return [...hours, newHours(hours, change.weekday, change.branchId)];
    case 'remove-hours':
      return hours.filter(({ key }) => key !== change.key);
    case 'add-break':
      return hours.flatMap((one) => (one.key === change.key ? withBreak(one) : [one]));
    case 'copy-day': {
      const source = hours.filter(({ weekday }) => weekday === change.weekday - 1);
      const others = hours.filter(({ weekday }) => weekday !== change.weekday);
      return [...others, ...copied(source).map((one) => ({ ...one, weekday: change.weekday }))];
    }
    default:
      return hours;
  }
}

/** A new timetable begins as a copy of the usual hours; new usual hours follow the ones before. */
function withTimetable(timetables: readonly TimetableDraft[], kind: TimetableKind, today: string): TimetableDraft[] {
  const usual = timetables.findLast((one) => one.kind === 'normal');
  const added = { key: newKey(), kind, hours: copied(usual?.hours ?? []) };
  if (kind === 'ramadan') return [...timetables, { ...added, validFrom: '', validTo: '' }];
  const from = addDays(today, 30);
  if (kind === 'period') return [...timetables, { ...added, validFrom: from, validTo: addDays(from, 29) }];
  const before = timetables.map((one) =>
    one.kind === 'normal' && one.validTo === '' ? { ...one, validTo: addDays(from, -1) } : one,
  );
  return [...before, { ...added, validFrom: usual === undefined ? '' : from, validTo: '' }];
}

/** Hours that were for a kind that is removed are for none until others are chosen: nobody opens them by that. */
function withKinds(draft: WeekDraft, change: KindChange): WeekDraft {
  const kinds = changedKinds(draft.kinds, change);
  if (change.type !== 'remove-kind') return { ...draft, kinds };
  const without = (hours: Hours) => ({ ...hours, kinds: hours.kinds?.filter((key) => key !== change.key) ?? null });
  return {
    ...draft,
    kinds,
    timetables: draft.timetables.map((one) => ({ ...one, hours: one.hours.map(without) })),
  };
}

/** A key for what is added. */
export const keyForNew = newKey;

/** What becomes of a draft by one change. */
export function changed(draft: WeekDraft, change: Change): WeekDraft {
  if (isKindChange(change)) return withKinds(draft, change);
  const { timetables } = draft;
  switch (change.type) {
    case 'rules':
      return { ...draft, ...change.values };
    case 'timetable':
      return {
        ...draft,
        timetables: timetables.map((one) => (one.key === change.key ? { ...one, ...change.values } : one)),
      };
    case 'add-timetable':
      return { ...draft, timetables: withTimetable(timetables, change.kind, change.today) };
    case 'remove-timetable':
      return { ...draft, timetables: timetables.filter(({ key }) => key !== change.key) };
    default:
      return {
        ...draft,
        timetables: timetables.map((one) =>
          one.key === change.timetable ? { ...one, hours: changeHours(one.hours, change) } : one,
        ),
      };
  }
}
