import type { DemoSpecialty } from '../types.ts';

export const physiotherapy: DemoSpecialty = {
  id: 7,
  slug_ar: 'العلاج-الطبيعي-والتأهيل',
  slug_en: 'physical-therapy-rehabilitation',
  name_ar: 'العلاج الطبيعي والتأهيل',
  name_en: 'Physical Therapy and Rehabilitation',
  summary_ar: 'برامج حركة وتمارين مصممة لك بعد الإصابات والعمليات وآلام الظهر والرقبة والجلطات.',
  summary_en:
    'Movement and exercise programmes made for you after injury, surgery or stroke, and for back and neck pain.',
  icon: 'movement',
  order: 7,
  slot_minutes: 30,
  sections: [
    {
      heading_ar: 'من نساعد',
      heading_en: 'Whom we help',
      body_ar:
        'من يعاني ألم الظهر أو الرقبة أو الكتف أو الركبة، والرياضيون بعد الإصابات، والمرضى بعد جراحة العظام أو الجلطة الدماغية، والأمهات بعد الولادة، والأطفال المتأخرون حركيًا. لدينا قاعات منفصلة للرجال والنساء وغرف علاج خاصة.',
      body_en:
        'People with back, neck, shoulder or knee pain, athletes after an injury, patients after orthopaedic surgery or a stroke, mothers after birth, and children with delayed movement. There are separate halls for men and women, and private treatment rooms.',
    },
    {
      heading_ar: 'كيف نعمل',
      heading_en: 'How we work',
      body_ar:
        'التمرين المتدرج هو أساس العلاج، والأجهزة مساعد له لا بديل عنه. نقيس مدى الحركة والقوة في البداية، ونعيد القياس كل ست جلسات، فإن لم يظهر تحسن راجعنا الخطة معك ومع طبيبك.',
      body_en:
        'Graded exercise is the core of treatment; machines support it and do not replace it. We measure range and strength at the start and again every six sessions. If there is no progress, the plan is reviewed with you and your doctor.',
    },
    {
      heading_ar: 'متى تحتاج طبيبًا أولًا',
      heading_en: 'When to see a doctor first',
      body_ar:
        'ألم الظهر مع خدر بين الفخذين أو فقد التحكم بالبول أو ضعف متزايد في الساق حالة طارئة. وألم العظام ليلًا مع حرارة أو نقص وزن، أو بعد سقوط قوي، يحتاج فحصًا طبيًا قبل أي جلسة.',
      body_en:
        'Back pain with numbness between the legs, loss of bladder control or growing weakness in a leg is an emergency. Bone pain at night with fever or weight loss, or after a hard fall, needs a medical examination before any session.',
    },
    {
      heading_ar: 'ماذا تلبس وتحضر',
      heading_en: 'What to wear and bring',
      body_ar:
        'ملابس مريحة تسمح برؤية المفصل المصاب وحذاء رياضي، وتقرير الطبيب أو العملية وصور الأشعة إن وجدت. الجلسة الأولى للتقييم وتستغرق نحو نصف ساعة.',
      body_en:
        'Comfortable clothes that uncover the painful joint, sports shoes, and the doctor’s or surgical report with any scans. The first session is an assessment and takes about half an hour.',
    },
  ],
  services: [
    { name_ar: 'علاج آلام الظهر والرقبة', name_en: 'Back and neck pain programme' },
    { name_ar: 'تأهيل ما بعد جراحة الركبة والكتف', name_en: 'Rehabilitation after knee and shoulder surgery' },
    { name_ar: 'تأهيل إصابات الملاعب', name_en: 'Sports injury rehabilitation' },
    { name_ar: 'تأهيل ما بعد الجلطة', name_en: 'Rehabilitation after stroke' },
    { name_ar: 'العلاج الطبيعي لصحة المرأة', name_en: 'Women’s health physiotherapy' },
    { name_ar: 'العلاج الطبيعي للأطفال', name_en: 'Children’s physiotherapy' },
  ],
};
