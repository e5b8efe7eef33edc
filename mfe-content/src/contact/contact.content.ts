import { paths } from '@clinic/shared/routing';
import type { IconName } from '@clinic/shared/ui';
import type { ContentItem, PageContent } from '../parts/page-content.ts';

/** S15. */
export const content: Omit<PageContent, 'sections'> = {
  title_ar: 'تواصل معنا',
  title_en: 'Contact us',
  lead_ar: 'اختر الطريق الأقرب إلى ما تحتاجه. رقم العيادة في أعلى كل صفحة، وعنوانها وحساباتها في أسفلها.',
  lead_en:
    'Choose the way that is closest to what you need. The clinic’s number is at the top of every page, its address and networks at the bottom.',
  questions: [
    {
      question_ar: 'كيف أغيّر موعدي أو ألغيه؟',
      question_en: 'How do I change or cancel an appointment?',
      answer_ar: 'سجّل الدخول وافتح «مواعيدي». يمكنك الإلغاء حتى 24 ساعة قبل الموعد، وبعدها اتصل بنا.',
      answer_en:
        'Sign in and open your appointments. You can cancel until 24 hours before the visit; after that please call us.',
    },
    {
      question_ar: 'كيف أقدم شكوى أو اقتراحًا؟',
      question_en: 'How do I make a complaint or a suggestion?',
      answer_ar: 'اتصل بنا واطلب علاقات المرضى، أو تحدث إلى الاستقبال في أي فرع. نسجل شكواك ونعطيك رقمًا لمتابعتها.',
      answer_en:
        'Call us and ask for patient relations, or speak to the reception desk. Your complaint is recorded and you get a number to follow it with.',
    },
    {
      question_ar: 'هل ترسلون نتائجي بالبريد الإلكتروني؟',
      question_en: 'Do you send my results by e-mail?',
      answer_ar: 'لا نرسل معلومات صحية بالبريد العادي حفاظًا على خصوصيتك. اسأل طبيبك أو المختبر عن طريقة استلامها.',
      answer_en:
        'To protect your privacy we do not send health information by plain e-mail. Ask your doctor or the laboratory how to receive it.',
    },
  ],
};

/** Ways to reach the clinic, the most frequent wish first. */
export const ways: readonly (ContentItem & { icon: IconName; to: string })[] = [
  {
    icon: 'calendar',
    to: paths.doctors(),
    name_ar: 'حجز موعد',
    name_en: 'Book an appointment',
    text_ar: 'اختر الطبيب والوقت هنا في الموقع، في أي ساعة.',
    text_en: 'Choose a doctor and a time here on the site, at any hour.',
  },
  {
    icon: 'question',
    to: paths.qa(),
    name_ar: 'سؤال طبي',
    name_en: 'A medical question',
    text_ar: 'اقرأ إجابات أطبائنا عن أسئلة تشبه سؤالك.',
    text_en: 'Read our doctors’ answers to questions like yours.',
  },
  {
    icon: 'home-visit',
    to: paths.homeVisit(),
    name_ar: 'زيارة منزلية',
    name_en: 'A home visit',
    text_ar: 'متى نأتي إليك، وكيف تطلب الزيارة.',
    text_en: 'When we come to you, and how to ask for it.',
  },
  {
    icon: 'clock',
    to: paths.shifts(),
    name_ar: 'ساعات العمل',
    name_en: 'Working hours',
    text_ar: 'أوقات كل قسم، وما هو مفتوح الآن.',
    text_en: 'The hours of each department, and what is open now.',
  },
];
