import type { PageContent } from '../parts/page-content.ts';

/** S10, S141. */
export const content: Omit<PageContent, 'sections'> = {
  title_ar: 'ساعات العمل',
  title_en: 'Working hours',
  lead_ar: 'العيادات مفتوحة كل يوم على مدار الساعة، ولبعض الأقسام أوقاتها. مواعيد كل طبيب تجدها في صفحته.',
  lead_en:
    'The clinics are open every day, around the clock; some departments keep hours of their own. Each doctor’s times are on the doctor’s page.',
  questions: [
    {
      question_ar: 'هل تعملون يوم الجمعة؟',
      question_en: 'Are you open on Fridays?',
      answer_ar:
        'نعم، العيادات مفتوحة كل أيام الأسبوع. وتختلف أيام الأطباء، فاختر اليوم من تقويم الحجز لترى من يعمل فيه.',
      answer_en:
        'Yes, the clinics are open every day of the week. Doctors’ days differ: the booking calendar shows who works on the day you want.',
    },
    {
      question_ar: 'هل أستطيع الحضور بلا موعد؟',
      question_en: 'Can I come without an appointment?',
      answer_ar: 'نعم، يستقبلك الطبيب المناوب في أي ساعة، ويُقدَّم صاحب الحالة الأشد. ومن حجز موعدًا يدخل في وقته.',
      answer_en:
        'Yes, the doctor on duty sees you at any hour, those in greater need first. With an appointment you are seen at your time.',
    },
    {
      question_ar: 'لماذا يلزم حجز الموعد قبل يومين؟',
      question_en: 'Why must an appointment be booked two days ahead?',
      answer_ar: 'لنجهز ملفك وما تحتاجه زيارتك. وإن كان الأمر لا يحتمل الانتظار فاتصل بنا أو احضر إلى الطبيب المناوب.',
      answer_en:
        'So that your record and whatever your visit needs are ready. If it cannot wait, call us or come to the doctor on duty.',
    },
  ],
};
