import type { DeskQuestion, DeskQuestionDetails } from '@clinic/contracts/qa';

/** A question that waits for an answer, as the desk lists it, for tests. */
export function aDeskQuestion(changes: Partial<DeskQuestion> = {}): DeskQuestion {
  return {
    id: 12,
    slug: 'طفح-بعد-دواء',
    lang: 'ar',
    question_title: 'طفح جلدي بعد مضاد حيوي',
    question_content: 'ظهر طفح بعد اليوم الثاني.\nهل أوقف الدواء؟',
    status: 'pending',
    is_anonymous: true,
    user_name: null,
    created_at: '2026-11-21T06:00:00.000Z',
    views_count: 4,
    qa_specialty_id: 3,
    qa_specialty: {
      name_ar: 'الجلدية',
      name_en: 'Dermatology',
      slug_ar: 'جلدية',
      slug_en: 'dermatology',
      specialty_id: 2,
    },
    qa_answer: null,
    visibility: 'public',
    flags: [],
    reports_count: 0,
    claim: null,
    ...changes,
  };
}

/** The same as a doctor of its speciality opens it. */
export function aWholeDeskQuestion(changes: Partial<DeskQuestionDetails> = {}): DeskQuestionDetails {
  return {
    ...aDeskQuestion(),
    tags: ['حساسية'],
    additions: [
      { id: 5, content: 'نسيت أن أذكر أن الحكة شديدة.', created_at: '2026-11-21T08:00:00.000Z', is_public: true },
    ],
    closed: null,
    reports: [],
    revisions: [],
    acts: [],
    original: null,
    reachable: false,
    may: { answer: true, edit: false, moderate: false },
    ...changes,
  };
}
