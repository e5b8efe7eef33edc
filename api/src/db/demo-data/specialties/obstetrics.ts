import type { DemoSpecialty } from '../types.ts';

export const obstetrics: DemoSpecialty = {
  id: 4,
  slug_ar: 'النساء-والولادة',
  slug_en: 'obstetrics-gynecology',
  name_ar: 'النساء والولادة',
  name_en: 'Obstetrics and Gynaecology',
  summary_ar: 'طبيبات يتابعن الحمل والصحة النسائية في كل مرحلة، بخصوصية تامة ووقت كافٍ للأسئلة.',
  summary_en:
    'Women doctors for pregnancy and women’s health at every stage of life, in full privacy and with time for questions.',
  icon: 'mother',
  order: 4,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نقدم',
      heading_en: 'What we offer',
      body_ar:
        'متابعة الحمل الطبيعي وعالي الخطورة، والعناية بعد الولادة، وتنظيم الأسرة، وعلاج اضطرابات الدورة وتكيس المبايض وتأخر الإنجاب وأعراض انقطاع الطمث. ونجري فحوص الكشف المبكر لعنق الرحم والثدي في مواعيدها الموصى بها.',
      body_en:
        'Care in normal and high-risk pregnancy, after birth and for family planning; treatment of period problems, polycystic ovaries, delayed conception and menopausal symptoms. Screening of cervix and breast is done at the recommended ages.',
    },
    {
      heading_ar: 'متى تزوريننا',
      heading_en: 'When to come',
      body_ar:
        'إذا كنتِ تخططين للحمل فزيارة واحدة قبل حدوثه مفيدة، وإذا حملتِ فالموعد الأول بين الأسبوع السادس والعاشر. احجزي كذلك عند غزارة الدورة أو انقطاعها، أو ألم يعيق يومك، أو نزيف بعد انقطاع الطمث.\n\nالنزيف الغزير أثناء الحمل، أو الصداع الشديد مع زغللة، أو نزول ماء قبل الأوان، أو نقص حركة الجنين يستدعي طوارئ الولادة فورًا.',
      body_en:
        'One visit before trying for a baby is worthwhile; once pregnant, the first appointment is best between the sixth and tenth week. Book also for heavy or absent periods, pain that stops your day, or any bleeding after the menopause.\n\nHeavy bleeding in pregnancy, a severe headache with blurred vision, leaking waters too early, or a baby who moves less than usual needs a maternity emergency unit at once.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'تبدأ الزيارة بحديث هادئ عن تاريخك الصحي، ولا يُجرى أي فحص إلا بعد شرحه وموافقتك وبحضور ممرضة. ولكِ أن تصطحبي من ترغبين، أو أن تتحدثي مع الطبيبة وحدك.',
      body_en:
        'The visit begins with an unhurried talk about your health. No examination is done before it is explained and you agree, and a nurse is always present. You may bring someone with you, or speak with the doctor alone.',
    },
  ],
  services: [
    { name_ar: 'متابعة الحمل وما بعد الولادة', name_en: 'Pregnancy and postnatal care' },
    { name_ar: 'عيادة الحمل عالي الخطورة', name_en: 'High-risk pregnancy clinic' },
    { name_ar: 'الموجات فوق الصوتية ثنائية ورباعية الأبعاد', name_en: 'Two- and four-dimensional ultrasound' },
    { name_ar: 'اضطرابات الدورة وتكيس المبايض', name_en: 'Period problems and polycystic ovaries' },
    { name_ar: 'تقييم تأخر الإنجاب', name_en: 'Fertility assessment' },
    { name_ar: 'تنظيم الأسرة', name_en: 'Family planning' },
    { name_ar: 'مسحة عنق الرحم', name_en: 'Cervical screening' },
  ],
};
