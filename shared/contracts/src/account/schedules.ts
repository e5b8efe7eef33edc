import {
  AppointmentStatus,
  BookedKind,
  BranchName,
  dataOf,
  FreeSlot,
  Id,
  IdText,
  LocalDate,
  LocalTime,
  longestVisit,
  roles,
  shortestVisit,
  z,
} from '@clinic/contracts';

/** Who keeps the doctors' weeks and leave. */
export const scheduleRoles: readonly number[] = [roles.schedules, roles.admin];

/** Lengths that a visit may have, in minutes. */
export const visitLengths = [15, 20, 30] as const;
/** Longest lead time of a doctor, in hours. */
export const mostLeadHours = 336;
/** Longest time that stays free before or after a visit, in minutes. */
export const mostBuffer = 60;
/** Most visits of a day that can be asked for. */
export const mostVisits = 96;
/** Most kinds of visits of a doctor beside the ordinary one, and most letters of their names. */
export const mostKinds = 8;
export const mostKindName = 60;
/** Most timetables of a doctor, and most hours in one of them. */
export const mostTimetables = 12;
export const mostHours = 70;
/** Most days that a leave lasts. */
export const mostLeaveDays = 120;
/** Most booked visits that one change settles. */
export const mostSettled = 300;
/** How many days ahead the slots that a change wins and loses are counted. */
export const effectDays = 30;
/** Fewest letters that doctors are searched by. */
export const leastDoctorSearch = 2;

/** `normal` hours hold all year, unless those of Ramadan or of a `period` replace them. */
export const timetableKinds = ['normal', 'ramadan', 'period'] as const;
export const TimetableKind = z.enum(timetableKinds);
export type TimetableKind = z.infer<typeof TimetableKind>;

const names = { name_ar: z.string(), name_en: z.string() };
const Named = z.object({ id: Id, ...names });

/** A doctor as the list has them. */
export const ScheduledDoctor = z.object({
  ...{ id: Id, ...names, image: z.string(), specialties: z.array(Named) },
  /** Where the doctor works; left out where the clinic has one branch. */
  branches: z.optional(z.array(BranchName)),
  /** Length of the week that is worked today, in minutes. */
  week_minutes: z.int(),
  /** The leave that lasts or comes next, with its last date. */
  leave: z.nullable(z.object({ first: LocalDate, last: z.nullable(LocalDate) })),
});
export type ScheduledDoctor = z.infer<typeof ScheduledDoctor>;

/** `GET /api/schedules/doctors`, 20 a page. */
export const ScheduledDoctorsQuery = z.object({
  search: z.optional(
    z.string().check(z.trim(), z.minLength(leastDoctorSearch, 'validation.tooShort'), z.maxLength(100)),
  ),
  branch_id: z.optional(IdText),
  page: z._default(IdText, 1),
});
/** A time in which doctors, or the whole clinic, see nobody. Open ends are null. */
export const Leave = z.object({
  id: Id,
  /** Every doctor is away. */
  clinic: z.boolean(),
  first: z.nullable(LocalDate),
  /** Null when it begins with the day. */
  from: z.nullable(LocalTime),
  last: z.nullable(LocalDate),
  /** Null when it ends with the day. */
  until: z.nullable(LocalTime),
});
export type Leave = z.infer<typeof Leave>;

export const ScheduledDoctors = dataOf(
  z.object({
    doctors: z.array(ScheduledDoctor),
    ...{ current_page: z.int(), per_page: z.int(), total: z.int(), today: LocalDate },
    /** Those of a clinic that has several. */
    branches: z.optional(z.array(BranchName)),
    /** Closed days of the clinic, from today on. */
    closures: z.array(Leave),
    /** Whether the caller closes the whole clinic; left out by servers on which every schedule manager does. */
    may_close: z.optional(z.boolean()),
  }),
);

/** Hours of one weekday in one branch; they may run past midnight. Days: 0 = Sunday. */
export const WorkingHours = z.object({
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  opens: LocalTime,
  minutes: z
    .int('validation.required')
    .check(z.minimum(1, 'validation.invalid'), z.maximum(1440, 'validation.invalid')),
  branch_id: Id,
  /** Only the reception books them, and patients do not see their times; as it was unless given. */
  by_phone: z.optional(z.boolean()),
  /**
   * The kinds of visits that they are for: 0 for the ordinary visit, from 1 on places in the week's `kinds`; null for all. As
   * it was unless given.
   */
  kinds: z.optional(
    z.nullable(
      z
        .array(
          z
            .int('validation.invalid')
            .check(z.minimum(0, 'validation.invalid'), z.maximum(mostKinds, 'validation.invalid')),
        )
        .check(z.minLength(1, 'schedules.errors.noKind'), z.maxLength(mostKinds + 1, 'validation.tooLong')),
    ),
  ),
});
export type WorkingHours = z.infer<typeof WorkingHours>;

/** A week of hours, and the dates on which it holds; null for no bound. */
export const Timetable = z.object({
  kind: TimetableKind,
  valid_from: z.nullable(LocalDate),
  valid_to: z.nullable(LocalDate),
  hours: z
    .array(WorkingHours)
    .check(z.minLength(1, 'schedules.errors.noHours'), z.maxLength(mostHours, 'validation.tooLong')),
});
export type Timetable = z.infer<typeof Timetable>;

const VisitLength = z.union(
  visitLengths.map((minutes) => z.literal(minutes)),
  'validation.invalid',
);

const wholeNumber = (least: number, most: number) =>
  z.int('validation.invalid').check(z.minimum(least, 'validation.invalid'), z.maximum(most, 'validation.invalid'));

const kindName = z
  .string()
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(mostKindName, 'validation.tooLong'));

/** A kind of visit as the week has it. */
export const WeekKind = z.object({
  /** Left out for a new one. */
  id: z.optional(Id),
  name_ar: kindName,
  name_en: kindName,
  minutes: wholeNumber(shortestVisit, longestVisit),
  /** Whether patients may book it themselves; otherwise the reception does. */
  by_patients: z.boolean(),
});
export type WeekKind = z.infer<typeof WeekKind>;

/** All that says when a doctor works, and can be booked. */
export const Week = z.object({
  slot_minutes: VisitLength,
  timetables: z.array(Timetable).check(z.maxLength(mostTimetables, 'validation.tooLong')),
  /** Hours before a visit from which on patients cannot book it any more; as it was unless given. */
  lead_hours: z.optional(wholeNumber(0, mostLeadHours)),
  /** Minutes before and after a visit that stay free; as they were unless given. */
  buffer_before: z.optional(wholeNumber(0, mostBuffer)),
  buffer_after: z.optional(wholeNumber(0, mostBuffer)),
  /** Most visits of a day, null for no bound; as it was unless given. */
  most_per_day: z.optional(z.nullable(wholeNumber(1, mostVisits))),
  /** What is offered beside the ordinary visit, in this order; as it was unless given. */
  kinds: z.optional(z.array(WeekKind).check(z.maxLength(mostKinds, 'validation.tooLong'))),
});
export type Week = z.infer<typeof Week>;

/** `GET /api/schedules/doctors/{id}` */
export const DoctorWeek = z.extend(Week, {
  doctor: Named,
  today: LocalDate,
  /** Goes back with the change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  /** Open branches in the clinic's order; without names where there is one. */
  branches: z.array(BranchName),
  /** Of the doctor and of the clinic, from today on. */
  leave: z.array(Leave),
});
export type DoctorWeek = z.infer<typeof DoctorWeek>;
export const DoctorWeekResponse = dataOf(DoctorWeek);

/** A booked visit that no longer fits, and what can be done about it. */
export const DisplacedVisit = z.object({
  id: Id,
  reference: z.string(),
  status: AppointmentStatus,
  date: LocalDate,
  time: LocalTime,
  patient_name: z.string(),
  doctor: Named,
  specialty: Named,
  /** Where the clinic has several. */
  branch: z.optional(BranchName),
  /** What kind of visit it is; left out for the ordinary one. */
  kind: z.optional(BookedKind),
  /** Free times of the same doctor after the change. The first one is no other visit's first. */
  moves: z.array(FreeSlot),
  /** Doctors of the speciality who are free at the very time, with the branch where the clinic has several. */
  colleagues: z.array(z.extend(Named, { branch: z.optional(BranchName) })),
  /** Whether it may stay where it is: the doctor comes for it. */
  may_stay: z.boolean(),
});
export type DisplacedVisit = z.infer<typeof DisplacedVisit>;

/**
 * What a change would do. Slots are those of the next {@link effectDays} days that patients see and nobody has: those of the
 * ordinary visit, and of each kind that patients may book.
 */
export const ScheduleEffect = z.object({
  won: z.int(),
  lost: z.int(),
  days: z.array(z.object({ date: LocalDate, before: z.int(), after: z.int() })),
  visits: z.array(DisplacedVisit),
});
export type ScheduleEffect = z.infer<typeof ScheduleEffect>;
export const ScheduleEffectResponse = dataOf(ScheduleEffect);

/** Ids of doctors are whole numbers of 32 bits. */
const largestDoctorId = 2_147_483_647;

/** What becomes of a booked visit. */
export const Settlement = z.discriminatedUnion('action', [
  z.object({ id: Id, action: z.literal('move'), date: LocalDate, time: LocalTime }),
  z.object({ id: Id, action: z.literal('hand-over'), doctor_id: Id.check(z.maximum(largestDoctorId)) }),
  z.object({ id: Id, action: z.literal('cancel') }),
  z.object({ id: Id, action: z.literal('stay') }),
]);
export type Settlement = z.infer<typeof Settlement>;
const settlements = z._default(z.array(Settlement).check(z.maxLength(mostSettled, 'validation.tooLong')), []);

/** `POST /api/schedules/doctors/{id}` */
export const SaveWeek = z.extend(Week, { version: z.int(), settlements });
export type SaveWeek = z.infer<typeof SaveWeek>;

/** `POST /api/schedules/doctors/{id}/effect`: what a week would do, before it is saved. */
export const WeekDraft = Week;
export type WeekDraft = z.infer<typeof WeekDraft>;

/** Why doctors see nobody; kept with the leave and with the visits that are cancelled for it. */
export const leaveReasons = ['doctor-away', 'clinic-closed', 'other'] as const;

/** Days, or a part of them, on which a doctor or, without one, the whole clinic sees nobody: `POST /api/schedules/leave/effect`. */
export const LeaveDraft = z.object({
  doctor_id: z.nullable(Id),
  first: LocalDate,
  last: LocalDate,
  /** From when on the first day; the whole day unless given. */
  from: z.nullable(LocalTime),
  /** Until when on the last day. */
  until: z.nullable(LocalTime),
});
export type LeaveDraft = z.infer<typeof LeaveDraft>;

/** `POST /api/schedules/leave` */
export const SaveLeave = z.extend(LeaveDraft, {
  reason: z.enum(leaveReasons, 'schedules.errors.reasonRequired'),
  settlements,
});
export type SaveLeave = z.infer<typeof SaveLeave>;

/** What was done about booked visits. */
export const Settled = z.object({ moved: z.int(), handed_over: z.int(), cancelled: z.int(), stayed: z.int() });
export type Settled = z.infer<typeof Settled>;
export const SettledResponse = dataOf(Settled);
