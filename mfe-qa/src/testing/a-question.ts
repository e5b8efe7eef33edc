import type { QuestionDetails } from '@clinic/contracts/qa';

/** An answered question, for tests. */
export function aQuestion(changes: Partial<QuestionDetails> = {}): QuestionDetails {
  return {
    id: 1,
    slug: 'طنين-الأذن',
    lang: 'ar',
    question_title: 'طنين في أذني بعد حفلة صوتها عالي',
    question_content: 'حضرت فعالية قبل ثلاثة أيام.\nوبعدها صفير في الأذنين.\n\nمتى أراجع الطبيب؟',
    status: 'answered',
    is_anonymous: false,
    user_name: 'مشاري',
    created_at: '2026-11-18T07:00:00.000Z',
    views_count: 1260,
    qa_specialty_id: 4,
    qa_specialty: {
      name_ar: 'الأنف والأذن والحنجرة',
      name_en: 'Ear, nose and throat',
      slug_ar: 'أذن',
      slug_en: 'ent',
      specialty_id: 5,
    },
    qa_answer: {
      id: 9,
      answer_content: 'غالبًا يخف خلال أيام.\n\nراجعنا إذا استمر أسبوعين.',
      at_home: 'ابتعد عن الأصوات العالية.\nنم كفايتك.',
      come_in: 'إذا استمر أسبوعين.',
      emergency: 'فقدان السمع فجأة: توجه إلى الطوارئ.',
      created_at: '2026-11-19T07:00:00.000Z',
      edited_at: null,
      reviewed_at: '2026-11-19T07:00:00.000Z',
      likes_count: 24,
      views_count: 590,
      doctor_profile: {
        id: 115,
        name_ar: 'د. عبدالعزيز الراشد',
        name_en: 'Dr. Abdulaziz Al-Rashid',
        slug_ar: 'د-عبدالعزيز-الراشد',
        slug_en: 'dr-abdulaziz-al-rashid',
        image: 'doctors/115.svg',
        licence_no: 'SC-115',
      },
    },
    tags: [],
    additions: [],
    closed: null,
    ...changes,
  };
}
