import type { VisitKind as PublicKind } from '@clinic/contracts';

/** A kind of visit that a doctor offers beside the ordinary one. */
export interface VisitKind {
  /** Null for one that is not stored yet. */
  readonly id: number | null;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly minutes: number;
  /** Whether patients may book it themselves. */
  readonly byPatients: boolean;
}

/** The visit that a time is looked for. */
export interface WantedVisit {
  readonly minutes: number;
  /** 0 for the ordinary visit, from 1 on a place among the doctor's kinds; null for one that no hours are closed to. */
  readonly place: number | null;
}

/** What a calendar says of the visits of its doctor. */
interface WithKinds {
  /** Length of the ordinary visit. */
  readonly slotMinutes: number;
  /** In the doctor's order. */
  readonly kinds: readonly VisitKind[];
  /** The visit that times are looked for; the ordinary one unless given. */
  readonly visit?: WantedVisit;
  /** Null where the reception looks. */
  readonly noticeFrom: Date | null;
  /** Start of the visit that is to move. */
  readonly leaves?: number;
}

/** Length of the visit that times are looked for, in minutes. */
export const lengthOf = ({ visit, slotMinutes }: Pick<WithKinds, 'slotMinutes' | 'visit'>) =>
  visit?.minutes ?? slotMinutes;

/** The same calendar for a kind of visit by its place in the doctor's order. */
const forPlace = <C extends WithKinds>(calendar: C, place: number, { minutes }: VisitKind): C => ({
  ...calendar,
  visit: { minutes, place },
});

/**
 * The same calendar as whoever wants a kind of visit sees it; undefined where the doctor has no such kind, or has it for the
 * reception alone and a patient looks.
 */
function forKind<C extends WithKinds>(calendar: C, kindId: number | null): C | undefined {
  if (kindId === null) return calendar;
  const index = calendar.kinds.findIndex(({ id }) => id === kindId);
  const kind = calendar.kinds[index];
  if (kind === undefined || (calendar.noticeFrom !== null && !kind.byPatients)) return undefined;
  return forPlace(calendar, index + 1, kind);
}

/** The same calendar for each kind that patients may book. */
export const forEachOpenKind = <C extends WithKinds>(calendar: C): { kind: VisitKind; calendar: C }[] =>
  calendar.kinds.flatMap((kind, index) =>
    kind.byPatients ? [{ kind, calendar: forPlace(calendar, index + 1, kind) }] : [],
  );

/** A visit that is booked, as far as it says what kind of visit it is. */
export interface BookedVisit {
  readonly doctorId: number;
  readonly kindId: number | null;
  /** Null for the ordinary visit. */
  readonly kindEn: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const minutesOf = ({ startsAt, endsAt }: BookedVisit) => (endsAt.getTime() - startsAt.getTime()) / 60_000;

/**
 * The same calendar as a booked visit sees it that is to move or to stay: one of a kind brings its own length. Its kind may be
 * gone since, and then no hours of its doctor are closed to it; with a colleague it is an ordinary visit of its length.
 */
export function forBooked<C extends WithKinds>(calendar: C, doctorId: number, booked: BookedVisit): C {
  if (booked.kindEn === null) return calendar;
  const index = calendar.kinds.findIndex(({ id }) => id !== null && id === booked.kindId);
  const ofOwnDoctor = index === -1 ? null : index + 1;
  const place = doctorId === booked.doctorId ? ofOwnDoctor : 0;
  return { ...calendar, visit: { minutes: minutesOf(booked), place } };
}

/** {@link forBooked} for a visit that is to move: it is not in its own way, and the time that it has is none to move to. */
export function forMoving<C extends WithKinds>(calendar: C, doctorId: number, moving: BookedVisit): C {
  const booked = forBooked(calendar, doctorId, moving);
  return doctorId === moving.doctorId ? { ...booked, leaves: moving.startsAt.getTime() } : booked;
}

/** What a time is looked for at a doctor: a booked visit that moves, else one of the doctor's kinds, else the ordinary visit. */
interface Wanted {
  readonly doctorId: number;
  readonly kindId: number | null;
}

/** The same calendar for the visit that is wanted; undefined for a kind that cannot be had, see {@link forKind}. */
export const calendarFor = <C extends WithKinds>(calendar: C, { doctorId, kindId }: Wanted, moving?: BookedVisit) =>
  moving === undefined ? forKind(calendar, kindId) : forMoving(calendar, doctorId, moving);

/** The same calendar for a visit that no hours are closed to: when the doctor works at all. */
export const forAnyVisit = <C extends WithKinds>(calendar: C): C => ({
  ...calendar,
  visit: { minutes: calendar.slotMinutes, place: null },
});

/** Stored kinds as responses have them. */
export const presentKinds = (kinds: readonly VisitKind[]): PublicKind[] =>
  kinds.flatMap(({ id, nameAr, nameEn, minutes }) =>
    id === null ? [] : [{ id, name_ar: nameAr, name_en: nameEn, minutes }],
  );

/** What a response to a patient says of a doctor's kinds: nothing where there is none to choose. */
export function presentOpenKinds({ kinds, slotMinutes }: Pick<WithKinds, 'kinds' | 'slotMinutes'>) {
  const open = presentKinds(kinds.filter(({ byPatients }) => byPatients));
  return open.length === 0 ? {} : { minutes: slotMinutes, kinds: open };
}

/** What a response says of the kind of a booked visit: nothing of an ordinary one. */
export function presentBookedKind(booked: BookedVisit & { readonly kindAr: string | null }) {
  const { kindAr, kindEn } = booked;
  if (kindAr === null || kindEn === null) return {};
  return { kind: { name_ar: kindAr, name_en: kindEn, minutes: minutesOf(booked) } };
}
