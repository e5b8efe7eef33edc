import type { Question } from '@clinic/shared/contracts';

/** An answered question, for tests. */
export function aQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 1,
    slug: 'طنين-الأذن',
    question_title: 'طنين في أذني بعد حفلة صوتها عالي',
    question_content: 'حضرت فعالية قبل ثلاثة أيام.\nوبعدها صفير في الأذنين.\n\nمتى أراجع الطبيب؟',
    status: 'answered',
    is_anonymous: false,
    user_name: 'مشاري',
    created_at: '2026-11-18T07:00:00.000Z',
    views_count: 1260,
    qa_specialty_id: 4,
    qa_specialty: { name_ar: 'الأنف والأذن والحنجرة', name_en: 'Ear, nose and throat', slug_ar: 'أذن', slug_en: 'ent' },
    qa_answer: {
      id: 9,
      answer_content: 'غالبًا يخف خلال أيام.\n\nراجعنا إذا استمر أسبوعين.',
      created_at: '2026-11-19T07:00:00.000Z',
      likes_count: 24,
      views_count: 590,
      doctor_profile: { name_ar: 'د. عبدالعزيز الراشد', name_en: 'Dr. Abdulaziz Al-Rashid', image: 'doctors/115.svg' },
    },
    ...changes,
  };
}
