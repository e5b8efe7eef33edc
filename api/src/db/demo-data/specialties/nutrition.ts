import type { DemoSpecialty } from '../types.ts';

export const nutrition: DemoSpecialty = {
  id: 14,
  slug_ar: 'التغذية-العلاجية',
  slug_en: 'clinical-nutrition',
  name_ar: 'التغذية العلاجية',
  name_en: 'Clinical Nutrition',
  summary_ar: 'خطة أكل تناسب مرضك ومائدتك: السكري والسمنة والحمل والقولون، دون حرمان.',
  summary_en: 'An eating plan that suits your condition and your table: diabetes, weight, pregnancy and digestion.',
  icon: 'nutrition',
  order: 14,
  slot_minutes: 30,
  sections: [
    {
      heading_ar: 'من نساعد',
      heading_en: 'Whom we help',
      body_ar:
        'مرضى السكري والضغط والكلى والقولون العصبي، ومن يريد إنقاص وزنه أو زيادته، والحوامل والمرضعات، والأطفال انتقائيي الأكل، ومن أجرى جراحة سمنة. نبني الخطة على ما تأكله الأسرة فعلًا، ومنها الكبسة والتمر والقهوة.',
      body_en:
        'People with diabetes, high blood pressure, kidney disease or irritable bowel; those who wish to lose or gain weight; pregnant and nursing mothers; selective eaters among children; and patients after weight-loss surgery. The plan is built on what the family really eats, kabsa, dates and coffee included.',
    },
    {
      heading_ar: 'كيف نتابع',
      heading_en: 'How we follow up',
      body_ar:
        'نقيس تركيب الجسم ومحيط الخصر لا الوزن وحده، ونتفق على تغييرات صغيرة يمكن أن تدوم. نزول نصف كيلو إلى كيلو في الأسبوع معدل آمن لأغلب البالغين، ولا نبيع مكملات.',
      body_en:
        'We measure body composition and waist, not weight alone, and agree on small changes that can last. Half a kilogram to one kilogram a week is a safe pace for most adults. We sell no supplements.',
    },
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'سجّل كل ما تأكله وتشربه في ثلاثة أيام منها يوم عطلة، وأحضر آخر تحاليلك وقائمة أدويتك. إن كنت تستخدم الإنسولين أو أدوية السكري فلا تغيّر جرعتها مع أي حمية دون طبيبك.',
      body_en:
        'Write down everything you eat and drink for three days, one of them at the weekend, and bring your latest results and list of medicines. If you use insulin or diabetes tablets, do not change the dose with any diet without your doctor.',
    },
  ],
  services: [
    { name_ar: 'برامج الوزن الصحي', name_en: 'Healthy weight programmes' },
    { name_ar: 'تغذية مرضى السكري وحساب الكربوهيدرات', name_en: 'Diabetes nutrition and carbohydrate counting' },
    { name_ar: 'تغذية الحامل والمرضع', name_en: 'Nutrition in pregnancy and nursing' },
    { name_ar: 'تغذية الأطفال', name_en: 'Children’s nutrition' },
    { name_ar: 'التغذية بعد جراحات السمنة', name_en: 'Nutrition after weight-loss surgery' },
  ],
};
