import type {
  Appointment,
  BranchName,
  Doctor,
  FreeSlot,
  HoldRequest,
  SlotChoice,
  Specialty,
  UserDetails,
  VisitKind,
} from '@clinic/contracts';

/** 1 speciality, 2 doctor, 3 date and time, 4 details, 5 confirmation. */
export const steps = [1, 2, 3, 4, 5] as const;
export type Step = (typeof steps)[number];

/** What a patient has chosen so far. */
export interface BookingDraft {
  specialty: Pick<Specialty, 'id' | 'name_ar' | 'name_en'> | null;
  doctor: Pick<Doctor, 'id' | 'name_ar' | 'name_en'> | null;
  /** Where the visit is to be; there only in a clinic with several branches. */
  branch?: BranchName;
  /** What kind of visit it is to be; the ordinary one unless there. */
  kind?: VisitKind;
  /** Id of the only branch whose doctors the patient wants to see. */
  onlyBranch?: number;
  /** `YYYY-MM-DD`. */
  date: string | null;
  /** `HH:mm`. */
  time: string | null;
  step: Step;
  bookingFor: 'self' | 'someoneElse';
  /** Id of one of the account's family; there only when one is chosen, instead of details that are typed. */
  dependent?: number;
  userDetails: UserDetails;
}

export const noDetails: UserDetails = { name: '', phone: '', email: '' };

export const emptyDraft: BookingDraft = {
  specialty: null,
  doctor: null,
  date: null,
  time: null,
  step: 1,
  bookingFor: 'self',
  userDetails: noDetails,
};

/** Another speciality makes the doctor, and with the doctor the day and the time, another question. */
export function withSpecialty(draft: BookingDraft, specialty: NonNullable<BookingDraft['specialty']>): BookingDraft {
  if (draft.specialty?.id === specialty.id) return draft;
  const { id, name_ar, name_en } = specialty;
  const { onlyBranch: _only, ...rest } = withoutDoctor(draft);
  return { ...rest, specialty: { id, name_ar, name_en } };
}

/** Another doctor has other hours. */
export function withDoctor(draft: BookingDraft, doctor: NonNullable<BookingDraft['doctor']>): BookingDraft {
  if (draft.doctor?.id === doctor.id) return draft;
  const { id, name_ar, name_en } = doctor;
  return { ...withoutDoctorsOwn(draft), doctor: { id, name_ar, name_en }, date: null, time: null };
}

/** Day and time are those of the doctor. */
export function withoutDoctor(draft: BookingDraft): BookingDraft {
  return { ...withoutDoctorsOwn(draft), doctor: null, date: null, time: null };
}

/** A time belongs to its day. */
export function withDate(draft: BookingDraft, date: string | null): BookingDraft {
  return draft.date === date ? draft : { ...draft, date, time: null };
}

export function withSlot(draft: BookingDraft, { date, time, branch }: FreeSlot): BookingDraft {
  return { ...withBranch(draft, branch), date, time };
}

/**
 * What is chosen already stays: whether it can be had in the branch is seen where its times are. In a clinic with one
 * branch nothing names it, and the draft stays as it is.
 */
export function withBranch(draft: BookingDraft, branch: BranchName | undefined): BookingDraft {
  if (branch === undefined) return draft;
  const { id, name_ar, name_en } = branch;
  return draft.branch?.id === id ? draft : { ...draft, branch: { id, name_ar, name_en } };
}

/** Another kind of visit has other times. */
export function withKind({ kind: before, ...draft }: BookingDraft, kind: VisitKind | undefined): BookingDraft {
  if (kind?.id === before?.id) return before === undefined ? draft : { ...draft, kind: before };
  if (kind === undefined) return { ...draft, time: null };
  const { id, name_ar, name_en, minutes } = kind;
  return { ...draft, kind: { id, name_ar, name_en, minutes }, time: null };
}

/** Branch and kind of visit are those of a doctor. */
function withoutDoctorsOwn({ branch: _branch, kind: _kind, ...draft }: BookingDraft): BookingDraft {
  return draft;
}

/** Only the doctors of a branch, or with undefined those of all; a doctor who is not there is not chosen any more. */
export function withOnlyBranch(
  { onlyBranch: _only, ...draft }: BookingDraft,
  branch: number | undefined,
): BookingDraft {
  if (branch === undefined) return draft;
  return { ...withoutDoctor(draft), onlyBranch: branch };
}

/** Another patient's details are nobody's starting point: switching clears them. */
export function withPatient(draft: BookingDraft, bookingFor: BookingDraft['bookingFor']): BookingDraft {
  return draft.bookingFor === bookingFor ? draft : { ...withoutDetails(draft), bookingFor };
}

/** One of the family, or null for somebody else whose details are typed. */
export function withDependent(draft: BookingDraft, dependent: number | null): BookingDraft {
  if (draft.bookingFor === 'someoneElse' && (draft.dependent ?? null) === dependent) return draft;
  const cleared = { ...withoutDetails(draft), bookingFor: 'someoneElse' as const };
  return dependent === null ? cleared : { ...cleared, dependent };
}

function withoutDetails({ dependent: _dependent, ...draft }: BookingDraft): BookingDraft {
  return { ...draft, userDetails: noDetails };
}

/** The slot with its patient, for whom it is to be kept. */
export function holdOf(draft: BookingDraft): HoldRequest | null {
  const slot = slotOf(draft);
  if (slot === null) return null;
  const { bookingFor, dependent } = draft;
  return { ...slot, bookingFor, ...(dependent === undefined ? {} : { dependent_id: dependent }) };
}

/** Whether a visit is at the chosen time. */
export const isChosen = ({ doctor, date, time }: BookingDraft, visit: Appointment): boolean =>
  visit.doctor.id === doctor?.id && visit.date === date && visit.time === time;

/** Whether a visit, which keeps its kind when it moves, is of the chosen kind. A booked kind has no id, but names and a length. */
export const isOfChosenKind = ({ kind }: BookingDraft, { kind: booked }: Appointment): boolean =>
  booked?.name_ar === kind?.name_ar && booked?.name_en === kind?.name_en && booked?.minutes === kind?.minutes;

/** What the API calls a slot; null until doctor, day and time are chosen. */
export function slotOf({ specialty, doctor, date, time, branch, kind }: BookingDraft): SlotChoice | null {
  if (specialty === null || doctor === null || date === null || time === null) return null;
  const where = branch === undefined ? {} : { branch_id: branch.id };
  const what = kind === undefined ? {} : { kind_id: kind.id };
  return { doctor_id: doctor.id, specialty_id: specialty.id, date, time, ...where, ...what };
}
