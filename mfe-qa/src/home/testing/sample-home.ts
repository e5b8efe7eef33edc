import type { QaSpecialtyGroup, Question } from '@clinic/contracts/qa';
import { http, HttpResponse } from '@clinic/kit/testing';
import { aQuestion } from '../../testing/a-question.ts';

/** What the API answers around the list, for tests. */

const names: [string, string, number][] = [
  ['الجلد', 'Skin', 12],
  ['الأسنان', 'Teeth', 30],
  ['القلب', 'Heart', 21],
  ['العيون', 'Eyes', 0],
  ['الأطفال', 'Children', 45],
  ['العظام', 'Bones', 2],
  ['الأذن', 'Ear', 1],
  ['النفس', 'Mind', 8],
];

/** Two groups; one speciality has no answered question, and seven have. */
export const groups: QaSpecialtyGroup[] = [0, 4].map((first) => ({
  id: first + 1,
  name_ar: `مجموعة ${first}`,
  name_en: `Group ${first}`,
  qa_specialties: names.slice(first, first + 4).map(([name_ar, name_en, answered], index) => ({
    id: first + index + 1,
    name_ar,
    name_en,
    description_ar: 'وصف',
    description_en: 'Text',
    slug_ar: name_ar,
    slug_en: name_en.toLowerCase(),
    answered_questions_count: answered,
  })),
}));

export const listOf = (questions: Question[], total = questions.length) =>
  HttpResponse.json({ data: { data: questions, current_page: 1, per_page: 12, total } });

export const failing = () => HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 });

/** Counters, specialities and much-read questions. */
export const aroundTheList = [
  http.get('*/api/qa/stats', () =>
    HttpResponse.json({ data: { total_questions: 1052, total_answers: 41, total_doctors: 48, response_hours: 6.4 } }),
  ),
  http.get('*/api/qa/specialties/grouped', () => HttpResponse.json({ data: groups })),
  http.get('*/api/qa/trending-questions', () =>
    HttpResponse.json({
      data: [70, 71].map((id) => aQuestion({ id, slug: `read-${id}`, question_title: `كثير القراءة ${id}` })),
      period: 'week',
    }),
  ),
];
