import type { DemoSpecialty } from '../types.ts';

export const urology: DemoSpecialty = {
  id: 12,
  slug_ar: 'المسالك-البولية',
  slug_en: 'urology',
  name_ar: 'المسالك البولية',
  name_en: 'Urology',
  summary_ar: 'حصوات الكلى والبروستاتا والتهابات البول وصحة الرجل، بسرية تامة.',
  summary_en: 'Kidney stones, prostate, urinary infections and men’s health, in strict confidence.',
  icon: 'kidney',
  order: 12,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'حصوات الكلى والحالب التي يزيدها الطقس الحار وقلة الشرب، وتضخم البروستاتا، والتهابات البول المتكررة، وسلس البول، ودوالي الخصية وتأخر الإنجاب عند الرجل، ومشكلات الأطفال كالخصية المعلقة.',
      body_en:
        'Stones of kidney and ureter, which heat and too little water make common here; an enlarged prostate, repeated urinary infections, incontinence, varicocele and male infertility, and childhood problems such as an undescended testis.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'احجز إذا ضعف اندفاع البول، أو استيقظت مرارًا ليلًا للتبول، أو تكرر الالتهاب، أو ظهر دم في البول ولو مرة واحدة.\n\nألم الخاصرة مع حرارة ورعشة، أو احتباس البول تمامًا، أو ألم مفاجئ شديد في الخصية: طوارئ خلال ساعة.',
      body_en:
        'Book if the stream grows weak, if you wake several times at night, if infections return, or if you see blood in the urine even once.\n\nFlank pain with fever and shivering, being unable to pass urine at all, or sudden severe pain in a testicle needs an emergency department within the hour.',
    },
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'اشرب الماء وتعال بمثانة ممتلئة قدر الإمكان، فقد نحتاج عينة بول أو تصويرًا بالموجات الصوتية. أحضر تقارير الأشعة السابقة، والحصوة نفسها إن خرجت لأن تحليلها يفيد في الوقاية.',
      body_en:
        'Drink water and come with a comfortably full bladder, since a urine sample or ultrasound may be needed. Bring earlier scan reports, and the stone itself if you passed one: its analysis helps to prevent the next.',
    },
  ],
  services: [
    { name_ar: 'تشخيص حصوات الكلى وعلاجها', name_en: 'Kidney stone diagnosis and treatment' },
    { name_ar: 'فحص البروستاتا', name_en: 'Prostate assessment' },
    { name_ar: 'قياس تدفق البول', name_en: 'Urine flow measurement' },
    { name_ar: 'موجات صوتية للكلى والمثانة', name_en: 'Ultrasound of kidneys and bladder' },
    { name_ar: 'صحة الرجل وتأخر الإنجاب', name_en: 'Men’s health and infertility' },
  ],
};
