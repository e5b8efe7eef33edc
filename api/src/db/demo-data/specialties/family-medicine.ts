import type { DemoSpecialty } from '../types.ts';

export const familyMedicine: DemoSpecialty = {
  id: 8,
  slug_ar: 'طب-الأسرة',
  slug_en: 'family-medicine',
  name_ar: 'طب الأسرة',
  name_en: 'Family Medicine',
  summary_ar: 'طبيب يعرفك ويعرف أسرتك: الشكاوى اليومية والفحص الدوري وفحص ما قبل الزواج.',
  summary_en:
    'A doctor who knows you and your family: everyday complaints, periodic check-ups and the pre-marital examination.',
  icon: 'family',
  order: 8,
  slot_minutes: 15,
  sections: [
    {
      heading_ar: 'متى تبدأ من هنا',
      heading_en: 'When to start here',
      body_ar:
        'إن لم تعرف أي تخصص تحتاج فابدأ بطبيب الأسرة. يعالج أغلب الشكاوى مباشرة، وينسق تحويلك مع تقرير مختصر حين تحتاج طبيبًا آخر، ثم يتابع معك ما تقرر هناك.',
      body_en:
        'If you are unsure which specialist you need, start with a family doctor. Most complaints are dealt with directly; when you do need someone else, you are referred with a short report and followed up afterwards.',
    },
    {
      heading_ar: 'فحص ما قبل الزواج',
      heading_en: 'Pre-marital examination',
      body_ar:
        'يشمل الكشف عن أمراض الدم الوراثية مثل فقر الدم المنجلي والثلاسيميا، وبعض الأمراض المعدية. ننصح بإجرائه قبل موعد العقد بثلاثة أشهر تقريبًا، وتُشرح النتيجة لكل طرف على حدة وبسرية، مع مشورة وراثية عند الحاجة.',
      body_en:
        'It covers inherited blood disorders such as sickle cell disease and thalassaemia, and certain infectious diseases. We suggest having it about three months before the contract. Results are explained to each person separately and in confidence, with genetic counselling where needed.',
    },
    {
      heading_ar: 'الفحص الدوري والوقاية',
      heading_en: 'Check-ups and prevention',
      body_ar:
        'نختار التحاليل بحسب عمرك وتاريخ عائلتك بدل القوائم الطويلة. ونراجع معك تطعيمات الكبار كالإنفلونزا، وفحوص الكشف المبكر عن القولون والثدي، والنوم والوزن والتدخين.',
      body_en:
        'Tests are chosen by your age and family history rather than from a long list. We also go through adult vaccinations such as influenza, screening of bowel and breast, sleep, weight and smoking.',
    },
  ],
  services: [
    { name_ar: 'استشارات طب الأسرة', name_en: 'Family medicine consultations' },
    { name_ar: 'الفحص الدوري الشامل', name_en: 'Periodic health check-up' },
    { name_ar: 'فحص ما قبل الزواج والمشورة', name_en: 'Pre-marital examination and counselling' },
    { name_ar: 'تطعيمات البالغين والسفر والحج', name_en: 'Adult, travel and Hajj vaccinations' },
    { name_ar: 'متابعة الأمراض المزمنة', name_en: 'Follow-up of chronic conditions' },
    { name_ar: 'التقارير الطبية وفحص اللياقة', name_en: 'Medical reports and fitness examination' },
  ],
};
