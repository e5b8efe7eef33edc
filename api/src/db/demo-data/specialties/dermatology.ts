import type { DemoSpecialty } from '../types.ts';

export const dermatology: DemoSpecialty = {
  id: 2,
  slug_ar: 'الجلدية-والتجميل-والليزر',
  slug_en: 'dermatology_cosmetics_and_laser',
  name_ar: 'الجلدية والتجميل والليزر',
  name_en: 'Dermatology, Cosmetics and Laser',
  summary_ar: 'تشخيص أمراض الجلد والشعر والأظافر، وعلاجات ليزر وتجميل يقررها الطبيب بعد الفحص لا قبله.',
  summary_en:
    'Diagnosis of skin, hair and nail conditions, with laser and cosmetic care that a doctor decides on after examining you.',
  icon: 'skin',
  order: 2,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'حب الشباب والأكزيما والصدفية والبهاق والكلف وتساقط الشعر والثآليل والفطريات، إضافة إلى فحص الشامات المتغيرة. كثير من هذه الحالات مزمن؛ هدفنا أن نسيطر عليها بأقل قدر من الدواء وأن تعرف كيف تتعامل مع نوباتها.',
      body_en:
        'Acne, eczema, psoriasis, vitiligo, melasma, hair loss, warts and fungal infections, and the examination of moles that have changed. Many of these are long-term conditions: the aim is to control them with as little medicine as possible and to leave you knowing what to do in a flare.',
    },
    {
      heading_ar: 'الليزر والإجراءات التجميلية',
      heading_en: 'Laser and cosmetic procedures',
      body_ar:
        'نختار نوع الليزر وطاقته بحسب لون البشرة، ونجري اختبارًا على بقعة صغيرة عند الحاجة. يشرح لك الطبيب الفائدة المتوقعة وعدد الجلسات والآثار المحتملة، ولك أن تأخذ وقتك قبل الموافقة. بعض الإجراءات لا يناسب الحوامل أو من يتناول أدوية معينة.',
      body_en:
        'The type of laser and its energy are chosen for your skin tone, with a small test patch where needed. The doctor explains the expected benefit, the number of sessions and the possible side effects, and you may take your time before agreeing. Some procedures are not suitable in pregnancy or with certain medicines.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'احجز إذا استمر الطفح أكثر من أسبوعين، أو كبرت شامة أو تغير لونها أو نزفت، أو كان تساقط الشعر على شكل بقع. الطفح المفاجئ مع تورم الشفتين أو ضيق التنفس، أو مع حرارة وتقشر الجلد، يستدعي الطوارئ فورًا.',
      body_en:
        'Book if a rash lasts longer than two weeks, if a mole grows, bleeds or changes colour, or if hair falls out in patches. A sudden rash with swollen lips or difficulty breathing, or with fever and peeling skin, needs an emergency department at once.',
    },
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'تعال بوجه خالٍ من مساحيق التجميل، وصوّر الطفح إن كان يظهر ويختفي، وأحضر أسماء الكريمات التي جربتها. قبل جلسات الليزر تجنب التعرض للشمس والتشقير أسبوعين على الأقل.',
      body_en:
        'Come without make-up, photograph a rash that comes and goes, and bring the names of creams you have tried. Before laser, avoid sun exposure and bleaching the area for at least two weeks.',
    },
  ],
  services: [
    { name_ar: 'علاج حب الشباب وآثاره', name_en: 'Acne and acne scar treatment' },
    { name_ar: 'علاج الأكزيما والصدفية', name_en: 'Eczema and psoriasis care' },
    { name_ar: 'فحص الشامات بالمنظار الجلدي', name_en: 'Mole examination with dermoscopy' },
    { name_ar: 'تقييم تساقط الشعر', name_en: 'Hair loss assessment' },
    { name_ar: 'إزالة الشعر بالليزر', name_en: 'Laser hair reduction' },
    { name_ar: 'علاج التصبغات والكلف', name_en: 'Pigmentation and melasma treatment' },
    { name_ar: 'العلاج الضوئي', name_en: 'Phototherapy' },
    { name_ar: 'إزالة الثآليل والزوائد الجلدية', name_en: 'Removal of warts and skin tags' },
  ],
};
