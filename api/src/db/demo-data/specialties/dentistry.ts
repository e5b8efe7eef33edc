import type { DemoSpecialty } from '../types.ts';

export const dentistry: DemoSpecialty = {
  id: 1,
  slug_ar: 'طب-الأسنان',
  slug_en: 'department_of_dentistry',
  name_ar: 'طب الأسنان',
  name_en: 'Dentistry',
  summary_ar: 'من أول سن لطفلك إلى تقويم البالغين وعلاج الجذور والزراعة، تحت سقف واحد وبملف واحد.',
  summary_en:
    'From a child’s first tooth to adult braces, root canals and implants: one department, one record for every visit.',
  icon: 'tooth',
  order: 1,
  slot_minutes: 30,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'نعالج التسوس وألم الأسنان ونزيف اللثة، ونعوّض الأسنان المفقودة، ونقوّم ازدحامها واختلاف إطباقها. ولدينا استشاريون في علاج الجذور وجراحة الفم والفكين وأسنان الأطفال، فلا تحتاج إلى الانتقال بين مراكز متعددة.\n\nنبدأ دائمًا بما يحفظ السن الطبيعي، ولا نقترح الخلع إلا حين لا يبقى علاج أنسب منه.',
      body_en:
        'We treat decay, toothache and bleeding gums, replace missing teeth, and straighten crowded teeth or an uneven bite. Root canal, oral surgery and children’s dentistry are in the same department, so you are not sent from one centre to another.\n\nWe start with whatever keeps the natural tooth. Extraction is suggested only when no better treatment is left.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'فحص كل ستة أشهر إلى سنة يكفي أغلب الناس، ويحدد الطبيب موعدك بحسب حالة لثتك وأسنانك. احجز قبل ذلك إذا آلمك سن مع البرودة أو المضغ، أو نزفت لثتك عند التفريش، أو ظهرت قرحة لم تلتئم خلال أسبوعين.\n\nالتورم الذي يمتد إلى الوجه أو الرقبة مع حرارة أو صعوبة في البلع أو التنفس حالة طارئة: اتصل بالرقم 997 أو توجّه إلى أقرب طوارئ.',
      body_en:
        'A check-up every six to twelve months suits most people; your dentist sets the interval by the state of your gums and teeth. Come sooner if a tooth hurts with cold or on biting, if your gums bleed when you brush, or if a mouth ulcer has not healed within two weeks.\n\nSwelling that spreads to the face or neck, with fever or trouble swallowing or breathing, is an emergency: call 997 or go to the nearest emergency department.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'يسألك الطبيب عن تاريخك الصحي وأدويتك، ثم يفحص الأسنان واللثة والمفصل، ويطلب صورة أشعة عند الحاجة فقط. بعدها تستلم خطة علاج مكتوبة بمراحلها وتكلفتها قبل أن يبدأ أي إجراء.',
      body_en:
        'The dentist asks about your health and medicines, examines teeth, gums and jaw joint, and takes an X-ray only where it changes the plan. You then receive a written plan with its stages and prices before any treatment begins.',
    },
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'فرّش أسنانك وتناول وجبة خفيفة قبل الموعد، وأحضر أي صور أشعة سابقة. أخبرنا مسبقًا إذا كنتِ حاملًا، أو كنت تتناول مميعًا للدم، أو لديك صمام قلب صناعي أو حساسية من دواء.',
      body_en:
        'Brush your teeth, have a light meal, and bring earlier X-rays if you have them. Tell us beforehand if you are pregnant, take a blood thinner, have an artificial heart valve, or are allergic to any medicine.',
    },
  ],
  services: [
    { name_ar: 'فحص الأسنان وتنظيفها', name_en: 'Dental check-up and cleaning' },
    { name_ar: 'الحشوات التجميلية', name_en: 'Tooth-coloured fillings' },
    { name_ar: 'علاج الجذور', name_en: 'Root canal treatment' },
    { name_ar: 'تقويم الأسنان الثابت والشفاف', name_en: 'Fixed braces and clear aligners' },
    { name_ar: 'جراحة الفم وخلع ضرس العقل', name_en: 'Oral surgery and wisdom teeth' },
    { name_ar: 'زراعة الأسنان والتركيبات', name_en: 'Implants, crowns and bridges' },
    { name_ar: 'طب أسنان الأطفال', name_en: 'Children’s dentistry' },
  ],
};
