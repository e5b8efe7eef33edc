import {
  AppointmentStatus,
  BookedKind,
  BranchName,
  contactPhone,
  dataOf,
  emailPattern,
  Id,
  IdText,
  Instant,
  Lang,
  LocalDate,
  LocalTime,
  PersonName,
  roles,
  SlotChoice,
  typedPhone,
  VisitKind,
  z,
} from '@clinic/contracts';

/** Who works at the reception desk (E10). */
export const receptionRoles: readonly number[] = [roles.reception, roles.admin];

/** Most days that are read at once. */
export const mostDeskDays = 7;
/** Most days of a doctor that are called off at once. */
export const mostDaysOff = 14;
/** Fewest letters or digits that people and visits are searched by. */
export const leastDeskSearch = 3;
/** How far ahead the reception books, in days. */
export const deskDaysAhead = 180;

/** What the reception does to a visit (E5). Which of them are open to the caller now stands in `may` of each visit. */
export const visitActions = ['confirm', 'reject', 'check-in', 'no-show', 'complete', 'cancel', 'move'] as const;
export const VisitAction = z.enum(visitActions);
export type VisitAction = z.infer<typeof VisitAction>;

/** Why the clinic rejects or cancels a visit: one is always given (E5). */
export const visitReasons = [
  'patient-asked',
  'doctor-away',
  'clinic-closed',
  'wrong-specialty',
  'not-reachable',
  'duplicate',
  'other',
] as const;
export const VisitReason = z.enum(visitReasons, 'reception.errors.reasonRequired');
export type VisitReason = z.infer<typeof VisitReason>;

/** Why a doctor sees nobody on some days. */
export const dayOffReasons = ['doctor-away', 'clinic-closed', 'other'] as const satisfies readonly VisitReason[];

const names = { name_ar: z.string(), name_en: z.string() };
const Named = z.object({ id: Id, ...names });

/** A doctor as the desk lists them. */
export const DeskDoctor = z.object({ id: Id, ...names, image: z.string(), specialties: z.array(Named) });
export type DeskDoctor = z.infer<typeof DeskDoctor>;
/** `GET /api/reception/doctors`: those who practise; a doctor sees only themselves. */
export const DeskDoctors = dataOf(
  z.object({
    /** The clinic's date now. */
    today: LocalDate,
    doctors: z.array(DeskDoctor),
    /** Whether the caller may do anything, or only look. */
    may_act: z.boolean(),
    /** Those of a clinic that has several. */
    branches: z.optional(z.array(BranchName)),
  }),
);

/** A visit as the desk sees it. */
export const DeskVisit = z.object({
  id: Id,
  reference: z.string(),
  status: AppointmentStatus,
  starts_at: Instant,
  ends_at: Instant,
  date: LocalDate,
  time: LocalTime,
  doctor: Named,
  specialty: Named,
  /** Where the clinic has several branches. */
  branch: z.optional(BranchName),
  /** What kind of visit it is; left out for the ordinary one. */
  kind: z.optional(BookedKind),
  patient_name: z.string(),
  patient_phone: z.nullable(z.string()),
  /** Name of the account that it belongs to, when that is not the patient's own; null without an account. */
  account_name: z.nullable(z.string()),
  has_account: z.boolean(),
  /** Name of who at the reception booked it. */
  booked_by: z.nullable(z.string()),
  /** When somebody said, by the link of a reminder, that the patient comes. */
  coming_at: z.nullable(Instant),
  /** What the caller may do with it now. */
  may: z.array(VisitAction),
});
export type DeskVisit = z.infer<typeof DeskVisit>;

/** A slot that somebody is booking, or that is offered to somebody who waits: no names. */
export const DeskHold = z.object({
  time: LocalTime,
  ends_at: Instant,
  kind: z.enum(['booking', 'offer']),
  until: Instant,
});
export type DeskHold = z.infer<typeof DeskHold>;

/** A part of a day on which the doctor sees nobody; null where it goes on beyond the day. */
export const DeskLeave = z.object({
  id: Id,
  from: z.nullable(LocalTime),
  to: z.nullable(LocalTime),
  /** Its own first and last date; null where it has none. */
  first: z.nullable(LocalDate),
  last: z.nullable(LocalDate),
  /** The whole clinic is closed. */
  clinic: z.boolean(),
  /** Whether the caller may end it, all of it: `DELETE /api/reception/leave/{id}`. Visits that were cancelled for it stay so. */
  may_end: z.boolean(),
});
export type DeskLeave = z.infer<typeof DeskLeave>;

/** A branch on a doctor's day. */
export const DeskBranch = z.extend(BranchName, { free: z.array(LocalTime) });

export const DeskDay = z.object({
  date: LocalDate,
  visits: z.array(DeskVisit),
  held: z.array(DeskHold),
  leave: z.array(DeskLeave),
  /** Start times that the reception may book: those that are not over. */
  free: z.array(LocalTime),
  /** Where the doctor sees patients on that day, with the free times there, where the clinic has several branches. */
  branches: z.optional(z.array(DeskBranch)),
});
export type DeskDay = z.infer<typeof DeskDay>;

/**
 * `GET /api/reception/days`: a doctor's days, at most {@link mostDeskDays}. Free times are those of the ordinary visit, of one
 * of the doctor's kinds, or of a visit that is to move. With a branch, only what is there.
 */
export const DeskDaysQuery = z.object({
  doctor_id: IdText,
  first: LocalDate,
  last: LocalDate,
  kind_id: z.optional(IdText),
  appointment_id: z.optional(IdText),
  branch_id: z.optional(IdText),
});
export const DeskDays = dataOf(
  z.object({
    doctor: DeskDoctor,
    slot_minutes: z.int(),
    /** What the doctor offers beside the ordinary visit, also what only the reception books; left out where there is nothing. */
    kinds: z.optional(z.array(VisitKind)),
    days: z.array(DeskDay),
  }),
);

/** How full a doctor's day is. */
export const DeskLoad = z.object({
  doctor: DeskDoctor,
  pending: z.int(),
  confirmed: z.int(),
  checked_in: z.int(),
  completed: z.int(),
  no_show: z.int(),
  free: z.int(),
  next_free: z.nullable(LocalTime),
  /** Whether the doctor has visits on that day, or hours outside of leave and closures of the clinic. */
  works: z.boolean(),
});
export type DeskLoad = z.infer<typeof DeskLoad>;
/** `GET /api/reception/today`: every doctor's load on a date, without one on the clinic's date now; with a branch only what is there. */
export const DeskTodayQuery = z.object({ date: z.optional(LocalDate), branch_id: z.optional(IdText) });
export const DeskToday = dataOf(z.object({ date: LocalDate, loads: z.array(DeskLoad) }));

const Search = z.string().check(z.trim(), z.minLength(leastDeskSearch, 'validation.tooShort'), z.maxLength(100));
export const DeskSearchQuery = z.object({ search: Search });
/** `GET /api/reception/appointments`: by reference, name or phone; what is to come first, at most twenty. */
export const DeskVisits = dataOf(z.array(DeskVisit));

/** An account that a visit can be booked for, as far as the reception needs it. */
export const DeskPatient = z.object({
  public_id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** `s…@clinic.example` */
  masked_email: z.string(),
});
export type DeskPatient = z.infer<typeof DeskPatient>;
/** `GET /api/reception/patients`: accounts of patients by name, phone or e-mail, at most eight. */
export const DeskPatients = dataOf(z.array(DeskPatient));

/** Something that happened to a visit. */
export const DeskEvent = z.object({
  to: AppointmentStatus,
  /** It was moved to another time, and goes on there. */
  moved: z.boolean(),
  at: Instant,
  by: z.enum(['patient', 'staff', 'system']),
  /** Name of who at the clinic did it. */
  name: z.nullable(z.string()),
  reason: z.nullable(VisitReason),
  /** What was written beside the reason. */
  note: z.nullable(z.string()),
});
export type DeskEvent = z.infer<typeof DeskEvent>;

/** `GET /api/reception/appointments/{id}`, and the answer to every action: the visit as it is then, with its history. */
export const DeskVisitDetails = z.extend(DeskVisit, {
  patient_email: z.nullable(z.string()),
  lang: Lang,
  events: z.array(DeskEvent),
});
export type DeskVisitDetails = z.infer<typeof DeskVisitDetails>;
export const DeskVisitResponse = dataOf(DeskVisitDetails);

const note = z._default(z.string().check(z.trim(), z.maxLength(300, 'validation.tooLong')), '');

/** `POST …/reject` and `POST …/cancel` (E5). */
export const EndVisit = z.object({ reason: VisitReason, note });
export type EndVisit = z.infer<typeof EndVisit>;

/** `POST …/move`: another slot, also of another doctor of the speciality. */
export const MoveVisit = SlotChoice;

/** Somebody who telephones and has no account, or does not use it. */
export const CallingPatient = z.object({
  kind: z.literal('person'),
  name: PersonName,
  phone: typedPhone(contactPhone),
  /** Empty when there is none: messages then go to the phone. */
  email: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(254, 'validation.tooLong'),
      z.refine((email) => email === '' || emailPattern.test(email), 'validation.email'),
    ),
    '',
  ),
  lang: z._default(Lang, 'ar'),
});
export type CallingPatient = z.infer<typeof CallingPatient>;

const AccountPatient = z.object({
  kind: z.literal('account'),
  public_id: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(64)),
});

/** `POST /api/reception/appointments`: books by telephone, confirmed at once. */
export const BookForPatient = z.extend(SlotChoice, {
  patient: z.discriminatedUnion('kind', [AccountPatient, CallingPatient]),
});
export type BookForPatient = z.infer<typeof BookForPatient>;

/** `POST /api/reception/days/cancel`: with `dry_run` it only says what would happen. */
export const CancelDays = z.object({
  doctor_id: Id,
  first: LocalDate,
  last: LocalDate,
  reason: z.enum(dayOffReasons, 'reception.errors.reasonRequired'),
  dry_run: z._default(z.boolean(), false),
});
export type CancelDays = z.infer<typeof CancelDays>;
/** How many visits are cancelled, how many of those who are here already stay, how many slots in keeping are given up. */
export const CancelledDays = dataOf(z.object({ cancelled: z.int(), kept: z.int(), released: z.int() }));
export type CancelledDays = z.infer<typeof CancelledDays>;
