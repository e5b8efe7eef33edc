import type { DemoSpecialty } from '../types.ts';

export const pediatrics: DemoSpecialty = {
  id: 3,
  slug_ar: 'طب-الأطفال-وحديثي-الولادة',
  slug_en: 'pediatrics-neonatology',
  name_ar: 'طب الأطفال وحديثي الولادة',
  name_en: 'Paediatrics and Neonatology',
  summary_ar: 'متابعة طفلك من أيامه الأولى حتى المراهقة: النمو والتطعيمات والأمراض الشائعة والمزمنة.',
  summary_en:
    'Care from the first days of life to adolescence: growth, vaccinations, everyday illnesses and long-term conditions.',
  icon: 'child',
  order: 3,
  slot_minutes: 15,
  sections: [
    {
      heading_ar: 'ماذا نقدم',
      heading_en: 'What we offer',
      body_ar:
        'زيارات الطفل السليم ومخططات النمو، والتطعيمات وفق الجدول الوطني، وعلاج التهابات الأذن والصدر والمعدة، ومتابعة الربو والحساسية وتأخر النمو والكلام. ولحديثي الولادة عيادة خاصة تتابع الوزن والصفار والرضاعة.',
      body_en:
        'Well-child visits with growth charts, vaccinations on the national schedule, treatment of ear, chest and stomach infections, and follow-up of asthma, allergy and delays in growth or speech. Newborns have their own clinic for weight, jaundice and feeding.',
    },
    {
      heading_ar: 'متى تأتي بطفلك',
      heading_en: 'When to bring your child',
      body_ar:
        'احجز موعدًا إذا استمرت الحرارة أكثر من ثلاثة أيام، أو قلّت الرضاعة أو الشرب، أو لاحظت تأخرًا عن أقرانه. وثق بإحساسك: إن بدا لك طفلك مختلفًا عن عادته فنحن نفضّل أن نراه.\n\nاطلب الطوارئ (997) فورًا عند حرارة 38 فأكثر لرضيع دون ثلاثة أشهر، أو صعوبة تنفس، أو خمول شديد، أو تشنج، أو طفح لا يختفي بالضغط عليه.',
      body_en:
        'Book if a fever lasts more than three days, if your child is drinking or feeding less, or if you notice a delay compared with other children. Trust your instinct: if your child does not seem right to you, we would rather have a look.\n\nCall 997 or go to an emergency department at once for a temperature of 38 °C or more in a baby under three months, laboured breathing, unusual drowsiness, a seizure, or a rash that does not fade when pressed.',
    },
    {
      heading_ar: 'زيارتكم الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'نقيس الوزن والطول ومحيط الرأس ونضعها على المنحنى معكم، ونراجع سجل التطعيمات، ثم يفحص الطبيب طفلكم وهو في حضن أحد والديه قدر الإمكان. تخرجون بتعليمات مكتوبة وعلامات واضحة تستدعي العودة.',
      body_en:
        'We measure weight, length and head size and plot them together with you, review the vaccination record, and examine your child on a parent’s lap whenever we can. You leave with written advice and clear signs that should bring you back.',
    },
    {
      heading_ar: 'كيف تستعدون',
      heading_en: 'How to prepare',
      body_ar:
        'أحضروا بطاقة التطعيم وتقارير الولادة وأسماء الأدوية وجرعاتها. ملابس سهلة الخلع ولعبة مألوفة ورضعة قريبة تجعل الزيارة أهدأ للجميع.',
      body_en:
        'Bring the vaccination card, birth reports and the names and doses of medicines. Clothes that come off easily, a familiar toy and a feed nearby make the visit calmer for everyone.',
    },
  ],
  services: [
    { name_ar: 'زيارات الطفل السليم', name_en: 'Well-child visits' },
    { name_ar: 'التطعيمات الأساسية والموسمية', name_en: 'Routine and seasonal vaccinations' },
    { name_ar: 'متابعة حديثي الولادة والصفار', name_en: 'Newborn and jaundice follow-up' },
    { name_ar: 'عيادة الربو والحساسية للأطفال', name_en: 'Childhood asthma and allergy clinic' },
    { name_ar: 'تقييم النمو والتطور', name_en: 'Growth and development assessment' },
    { name_ar: 'استشارات الرضاعة والتغذية', name_en: 'Feeding and nutrition advice' },
  ],
};
