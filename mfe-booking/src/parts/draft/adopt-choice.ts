import { DoctorDetailResponse, SpecialtyList } from '@clinic/contracts';
import { api, isApiError } from '@clinic/kit/http';
import {
  withBranch,
  withDate,
  withDependent,
  withDoctor,
  withKind,
  withoutDoctor,
  withSlot,
  withSpecialty,
} from './draft.ts';
import type { BookingDraft } from './draft.ts';
import { changeDraft, keep, keptBooking } from './kept-booking.ts';

interface Choice {
  specialty?: number | null | undefined;
  doctor?: number | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  branch?: number | null | undefined;
  kind?: number | null | undefined;
  dependent?: number | null | undefined;
}

type Change = (draft: BookingDraft) => BookingDraft;

const unchanged: Change = (draft) => draft;

async function ofDoctor(
  { doctor: id, specialty: specialtyId, branch: branchId, kind: kindId }: Choice & { doctor: number },
  signal: AbortSignal,
): Promise<Change> {
  try {
    const { data: doctor } = await api.get(`/api/doctors/by-slug/${id}`, DoctorDetailResponse, { signal });
    const [first] = doctor.specialties;
    const specialty = specialtyId == null ? first : doctor.specialties.find((one) => one.id === specialtyId);
    if (specialty === undefined && specialtyId != null && first !== undefined) {
      // Nobody is led to another speciality without a word: step 2 says so.
      keep({ outside: { asked: specialtyId, doctor, specialty: first } });
      return ofSpecialty(specialtyId, signal);
    }
    if (specialty === undefined) return unchanged;
    const { branches = [], kinds = [] } = doctor;
    const branch = branches.length === 1 ? branches[0] : branches.find((one) => one.id === branchId);
    const kind = kinds.find((one) => one.id === kindId);
    return (draft) => {
      const chosen = withBranch(withDoctor(withSpecialty(draft, specialty), doctor), branch);
      return kindId == null ? chosen : withKind(chosen, kind);
    };
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) throw error;
    return specialtyId == null ? unchanged : ofSpecialty(specialtyId, signal);
  }
}

async function ofSpecialty(id: number, signal: AbortSignal): Promise<Change> {
  const { data: specialties } = await api.get('/api/specialties', SpecialtyList, { signal });
  const specialty = specialties.find((one) => one.id === id);
  return specialty === undefined ? unchanged : (draft) => withSpecialty(draft, specialty);
}

/**
 * Takes a choice that was made elsewhere, in an address or on another page, into the draft. A doctor without a
 * speciality is seen for the first of their own; one of another speciality is not chosen, and remembered as such; ids
 * that do not exist choose nothing. Nobody is led on to another doctor than the one who is named: the draft holds that
 * one, or none.
 * @throws {ApiError} when the names of the choice cannot be had
 */
export async function adoptChoice(
  { specialty, doctor, date, time, branch, kind, dependent }: Choice,
  signal: AbortSignal,
): Promise<void> {
  const { draft } = keptBooking();
  const otherSpecialty = specialty != null && draft.specialty?.id !== specialty;
  let change = unchanged;
  if (doctor != null) {
    const elsewhere = branch != null && draft.branch?.id !== branch;
    const otherKind = kind != null && draft.kind?.id !== kind;
    if (draft.doctor?.id !== doctor || otherSpecialty || elsewhere || otherKind)
      change = await ofDoctor({ doctor, specialty, branch, kind }, signal);
  } else if (specialty != null && otherSpecialty) {
    change = await ofSpecialty(specialty, signal);
  }
  changeDraft((now) => {
    const changed = change(now);
    const named = doctor == null || changed.doctor?.id === doctor ? changed : withoutDoctor(changed);
    const chosen = dependent == null ? named : withDependent(named, dependent);
    if (date == null || chosen.doctor === null) return chosen;
    if (time == null) return withDate(chosen, date);
    // A time that comes without a kind is offered for an ordinary visit; an older draft may hold another kind.
    return withSlot(kind == null ? withKind(chosen, undefined) : chosen, { date, time });
  });
}
