import type { DemoSpecialty } from '../types.ts';

export const internalMedicine: DemoSpecialty = {
  id: 6,
  slug_ar: 'الصدرية-والقلب-والباطنية',
  slug_en: 'chest-heart-internal-medicine-clinic',
  name_ar: 'الصدرية والقلب والباطنية',
  name_en: 'Chest, Heart and Internal Medicine',
  summary_ar: 'الضغط والسكري والقلب والربو في عيادات متجاورة يتشاور أطباؤها في خطة واحدة لك.',
  summary_en:
    'Blood pressure, diabetes, heart and lungs in neighbouring clinics whose doctors agree on one plan for you.',
  icon: 'heart',
  order: 6,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'ارتفاع ضغط الدم والسكري واضطراب الدهون والغدة الدرقية، وأمراض شرايين القلب والخفقان وضعف العضلة، والربو والانسداد الرئوي والسعال المزمن. ولأن هذه الأمراض تجتمع كثيرًا فإن أدويتك تُراجع معًا في كل زيارة.',
      body_en:
        'High blood pressure, diabetes, cholesterol and thyroid disorders; coronary disease, palpitations and heart failure; asthma, chronic obstructive lung disease and long-standing cough. Because these often come together, all your medicines are reviewed at every visit.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'احجز إذا ارتفعت قراءات ضغطك أو سكرك عن المعتاد، أو أصبحت تلهث من جهد كان سهلًا، أو استمر السعال أكثر من ثلاثة أسابيع، أو فقدت وزنًا دون قصد.\n\nألم الصدر الضاغط، أو ضيق النفس المفاجئ، أو الإغماء، أو ضعف نصف الجسم أو ميلان الفم: اتصل بالرقم 997 فورًا ولا تقد سيارتك بنفسك.',
      body_en:
        'Book if your blood pressure or sugar runs higher than usual, if effort that was easy now leaves you breathless, if a cough lasts more than three weeks, or if you lose weight without trying.\n\nPressure in the chest, sudden breathlessness, fainting, weakness of one side or a drooping face: call 997 at once and do not drive yourself.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'نقيس الضغط والنبض والأكسجين، ونجري تخطيط القلب أو قياس وظائف الرئة عند الحاجة في الدور نفسه. يراجع الطبيب تحاليلك معك رقمًا رقمًا ويتفق معك على هدفين أو ثلاثة واضحة حتى الزيارة التالية.',
      body_en:
        'We measure blood pressure, pulse and oxygen, and do an electrocardiogram or lung function test on the same floor if needed. The doctor goes through your results with you and agrees on two or three clear goals for the next visit.',
    },
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'أحضر علب أدويتك كلها وقراءات الضغط أو السكر المنزلية. إن كانت لديك تحاليل دهون أو سكر صائم فصم من ثماني إلى عشر ساعات مع شرب الماء، ولا توقف دواءً من نفسك.',
      body_en:
        'Bring the boxes of all your medicines and your home readings. For fasting sugar or cholesterol tests, fast for eight to ten hours but drink water, and do not stop any medicine on your own.',
    },
  ],
  services: [
    { name_ar: 'متابعة الضغط والسكري', name_en: 'Blood pressure and diabetes care' },
    { name_ar: 'تخطيط القلب وهولتر 24 ساعة', name_en: 'Electrocardiogram and 24-hour Holter' },
    { name_ar: 'تصوير القلب بالموجات الصوتية', name_en: 'Echocardiography' },
    { name_ar: 'اختبار الجهد', name_en: 'Exercise stress test' },
    { name_ar: 'قياس وظائف الرئة', name_en: 'Lung function testing' },
    { name_ar: 'عيادة الربو والإقلاع عن التدخين', name_en: 'Asthma and stop-smoking clinic' },
    { name_ar: 'أمراض الغدة الدرقية', name_en: 'Thyroid disorders' },
  ],
};
