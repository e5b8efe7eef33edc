import type { QaSpecialty } from '@clinic/contracts/qa';

/** A QA speciality with answered questions, for tests. */
export function aSpecialty(changes: Partial<QaSpecialty> = {}): QaSpecialty {
  const id = changes.id ?? 4;
  return {
    id,
    name_ar: 'الأنف والأذن والحنجرة',
    name_en: 'Ear, Nose and Throat',
    description_ar: 'الجيوب والسمع والدوار.',
    description_en: 'Sinuses, hearing and dizziness.',
    slug_ar: `تخصص-${id}`,
    slug_en: `speciality-${id}`,
    answered_questions_count: 7,
    ...changes,
  };
}
