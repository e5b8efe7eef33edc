import type {
  Answer,
  QaSpecialty,
  QaSpecialtyDetails,
  QaSpecialtyGroup,
  Question,
  QuestionDetails,
} from '@clinic/contracts/qa';
import { shownFocus } from '../../db/image-focus.ts';
import type { AnswerRow, AnsweringDoctor, QuestionExtras, QuestionRow } from './repo.ts';
import type { QaSpecialtyRow } from './specialty-repo.ts';

/** A question as everybody sees it: without contact data, and without the name of an anonymous asker. */
export function presentQuestion({ question, specialty, answer, doctor }: QuestionRow): Question {
  return {
    id: question.id,
    slug: question.slug,
    lang: question.lang,
    question_title: question.title,
    question_content: question.content,
    status: question.status,
    ...(question.duplicateOf !== null && { repeats: true }),
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
      specialty_id: specialty.specialtyId,
    },
    qa_answer: answer && doctor ? presentAnswer(answer, doctor) : null,
  };
}

/** A question with what only its own page shows. */
export function presentDetails(row: QuestionRow, { tags, additions, repeated }: QuestionExtras): QuestionDetails {
  const { closedReason, closedNote } = row.question;
  return {
    ...presentQuestion(row),
    tags,
    additions: additions.map(({ content, createdAt }) => ({ content, created_at: createdAt.toISOString() })),
    closed: closedReason && {
      reason: closedReason,
      note: closedNote,
      duplicate_of: repeated && { slug: repeated.slug, question_title: repeated.title },
    },
  };
}

/** An answer with its doctor. */
export function presentAnswer(answer: AnswerRow, doctor: AnsweringDoctor): Answer {
  return {
    id: answer.id,
    answer_content: answer.content,
    at_home: answer.atHome,
    come_in: answer.comeIn,
    emergency: answer.emergency,
    created_at: answer.createdAt.toISOString(),
    edited_at: answer.editedAt?.toISOString() ?? null,
    reviewed_at: answer.reviewedAt?.toISOString() ?? null,
    likes_count: answer.likesCount,
    views_count: answer.viewsCount,
    doctor_profile: {
      id: doctor.id,
      name_ar: doctor.nameAr,
      name_en: doctor.nameEn,
      slug_ar: doctor.slugAr,
      slug_en: doctor.slugEn,
      image: doctor.image,
      ...shownFocus(doctor),
      licence_no: doctor.licenceNo,
      ...(!doctor.active && { has_left: true }),
    },
  };
}

function presentSpecialty({ specialty, answered }: QaSpecialtyRow): QaSpecialty {
  return {
    id: specialty.id,
    name_ar: specialty.nameAr,
    name_en: specialty.nameEn,
    description_ar: specialty.descriptionAr,
    description_en: specialty.descriptionEn,
    slug_ar: specialty.slugAr,
    slug_en: specialty.slugEn,
    answered_questions_count: answered,
  };
}

/** The mean time to an answer in hours, to one decimal; null while there is none. */
export const hoursToAnswer = ({ answered, responseMinutes }: { answered: number; responseMinutes: number }) =>
  answered === 0 ? null : Math.round(responseMinutes / answered / 6) / 10;

/** A QA speciality with its counters; the mean time to an answer is in hours, to one decimal. */
export function presentSpecialtyDetails(row: QaSpecialtyRow): QaSpecialtyDetails {
  return {
    ...presentSpecialty(row),
    total_questions: row.questions,
    total_likes: row.likes,
    response_hours: hoursToAnswer(row),
  };
}

/** QA specialities by group. */
export function presentGroups(rows: readonly QaSpecialtyRow[]): QaSpecialtyGroup[] {
  const groups = new Map<number, QaSpecialtyGroup>();
  for (const row of rows) {
    const { id, nameAr, nameEn } = row.group;
    const shown = groups.get(id) ?? { id, name_ar: nameAr, name_en: nameEn, qa_specialties: [] };
    shown.qa_specialties.push(presentSpecialty(row));
    groups.set(id, shown);
  }
  return [...groups.values()];
}
