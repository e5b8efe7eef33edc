import type { Specialty, SpecialtyDetail } from '@clinic/contracts';
import type { SpecialtyDetailRow, SpecialtyRow } from './repo.ts';

/** A speciality as lists and tiles show it. */
export function presentSpecialty(row: SpecialtyRow): Specialty {
  return {
    id: row.id,
    name_ar: row.nameAr,
    name_en: row.nameEn,
    slug_ar: row.slugAr,
    slug_en: row.slugEn,
    summary_ar: row.summaryAr,
    summary_en: row.summaryEn,
    icon: row.icon,
    doctors_count: row.doctorsCount,
  };
}

/** A speciality with the texts of its page. */
export function presentSpecialtyDetail(row: SpecialtyDetailRow): SpecialtyDetail {
  return {
    ...presentSpecialty(row),
    sections: row.sections.map(({ heading_ar, heading_en, body_ar, body_en }) => ({
      heading_ar,
      heading_en,
      body_ar,
      body_en,
    })),
    services: row.services.map(({ name_ar, name_en }) => ({ name_ar, name_en })),
  };
}
