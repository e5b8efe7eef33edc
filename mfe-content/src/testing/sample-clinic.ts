import type { DoctorDetail, Specialty, SpecialtyDetail } from '@clinic/contracts';

/** Records as the API answers them, for tests. */
export function aSpecialty(id: number, changes: Partial<Specialty> = {}): Specialty {
  return {
    id,
    name_ar: `تخصص ${id}`,
    name_en: `Speciality ${id}`,
    slug_ar: `تخصص-${id}`,
    slug_en: `speciality-${id}`,
    summary_ar: `ملخص ${id}`,
    summary_en: `Summary ${id}`,
    icon: 'tooth',
    doctors_count: 3,
    ...changes,
  };
}

export function aSpecialtyDetail(id: number, changes: Partial<SpecialtyDetail> = {}): SpecialtyDetail {
  return {
    ...aSpecialty(id),
    sections: [
      { heading_ar: 'ماذا نعالج', heading_en: 'What we treat', body_ar: 'أول\n\nثان', body_en: 'First\n\nSecond' },
    ],
    services: [{ name_ar: 'فحص', name_en: 'Examination' }],
    ...changes,
  };
}

export function aDoctor(id: number, changes: Partial<DoctorDetail> = {}): DoctorDetail {
  return {
    id,
    name_ar: `د. طبيب ${id}`,
    name_en: `Dr. Doctor ${id}`,
    slug_ar: `طبيب-${id}`,
    slug_en: `doctor-${id}`,
    image: `doctors/${id}.svg`,
    job_titles: [{ name_ar: 'استشاري', name_en: 'Consultant' }],
    specialties: [{ id: 1, name_ar: 'تخصص 1', name_en: 'Speciality 1', slug_ar: 'تخصص-1', slug_en: 'speciality-1' }],
    next_slot: { date: '2026-11-24', time: '19:30' },
    bio_ar: 'نبذة عن الطبيب.',
    bio_en: 'About the doctor.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 11,
    next_slots: [
      { date: '2026-11-24', time: '19:30' },
      { date: '2026-11-25', time: '08:00' },
    ],
    ...changes,
  };
}
