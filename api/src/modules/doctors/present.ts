import type { Doctor, DoctorCard, DoctorDetail, FreeSlot } from '@clinic/contracts';
import { shownFocus } from '../../db/image-focus.ts';
import type { DoctorCalendar } from '../availability/slots.ts';
import { presentOpenKinds } from '../availability/visit-kinds.ts';
import type { DoctorCardRow, DoctorDetailRow, DoctorRow } from './repo.ts';

/** S80. */
export function presentDoctor(row: DoctorRow): Doctor {
  return {
    id: row.id,
    name_ar: row.nameAr,
    name_en: row.nameEn,
    slug_ar: row.slugAr,
    slug_en: row.slugEn,
    image: row.image,
    ...shownFocus(row),
    job_titles: row.jobTitles,
  };
}

export function presentDoctorCard(row: DoctorCardRow, nextSlot: FreeSlot | undefined): DoctorCard {
  return { ...presentDoctor(row), specialties: row.specialties, next_slot: nextSlot ?? null };
}

export function presentDoctorDetail(
  row: DoctorDetailRow,
  nextSlots: FreeSlot[],
  calendar: Pick<DoctorCalendar, 'branches' | 'kinds' | 'slotMinutes'> | undefined,
): DoctorDetail {
  const branches = calendar?.branches ?? [];
  const { kinds } = calendar === undefined ? {} : presentOpenKinds(calendar);
  return {
    ...presentDoctorCard(row, nextSlots[0]),
    bio_ar: row.bioAr,
    bio_en: row.bioEn,
    spoken_languages: row.spokenLanguages,
    years_of_experience: row.yearsOfExperience,
    next_slots: nextSlots,
    ...(branches.length > 0 && { branches: [...branches] }),
    ...(kinds && { kinds }),
  };
}
