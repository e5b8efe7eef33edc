import type { Question, QaSpecialtyGroup } from '@clinic/shared/contracts';
import type { GroupedRow, QuestionRow } from './repo.ts';

/** S100 and S101: contact data of askers and the names of anonymous ones are not even read into it. */
export function presentQuestion({ question, specialty, answer, doctor }: QuestionRow): Question {
  return {
    id: question.id,
    slug: question.slug,
    question_title: question.title,
    question_content: question.content,
    status: question.status,
    is_anonymous: question.isAnonymous,
    user_name: question.isAnonymous ? null : question.userName,
    created_at: question.createdAt.toISOString(),
    views_count: question.viewsCount,
    qa_specialty_id: question.qaSpecialtyId,
    qa_specialty: {
      name_ar: specialty.nameAr,
      name_en: specialty.nameEn,
      slug_ar: specialty.slugAr,
      slug_en: specialty.slugEn,
    },
    qa_answer:
      answer && doctor
        ? {
            id: answer.id,
            answer_content: answer.content,
            created_at: answer.createdAt.toISOString(),
            likes_count: answer.likesCount,
            views_count: answer.viewsCount,
            doctor_profile: { name_ar: doctor.nameAr, name_en: doctor.nameEn, image: doctor.image },
          }
        : null,
  };
}

/** S91 with the specialities of S99. */
export function presentGroups(rows: readonly GroupedRow[]): QaSpecialtyGroup[] {
  const groups = new Map<number, QaSpecialtyGroup>();
  for (const { group, specialty, answered } of rows) {
    const shown = groups.get(group.id) ?? {
      id: group.id,
      name_ar: group.nameAr,
      name_en: group.nameEn,
      qa_specialties: [],
    };
    shown.qa_specialties.push({
      id: specialty.id,
      name_ar: specialty.nameAr,
      name_en: specialty.nameEn,
      description_ar: specialty.descriptionAr,
      description_en: specialty.descriptionEn,
      slug_ar: specialty.slugAr,
      slug_en: specialty.slugEn,
      answered_questions_count: answered,
    });
    groups.set(group.id, shown);
  }
  return [...groups.values()];
}
