import type { DemoDoctor } from '../types.ts';
import { FRI, MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const obstetricians: readonly DemoDoctor[] = [
  {
    id: 67,
    name_ar: 'د. مها التميمي',
    name_en: 'Dr. Maha Al-Tamimi',
    slug_ar: 'د-مها-التميمي',
    slug_en: 'dr-maha-al-tamimi',
    image: 'doctors/67.svg',
    job_titles: [
      { name_ar: 'استشارية النساء والولادة', name_en: 'Consultant in Obstetrics and Gynaecology' },
      { name_ar: 'رئيسة القسم', name_en: 'Head of Department' },
    ],
    bio_ar:
      'رافقت د. مها آلاف الأمهات من أول نبض على شاشة الموجات إلى زيارة الأربعين. تفضّل الولادة الطبيعية ما دامت آمنة، وتشرح الخيارات بهدوء ليكون القرار قرار الأم. تدرّس أطباء الامتياز وتشرف على برنامج الرضاعة الطبيعية.',
    bio_en:
      'Dr. Maha has stood beside thousands of mothers, from the first heartbeat on the screen to the visit forty days after birth. She favours natural birth whenever it is safe and sets out the choices so that the decision is the mother’s. She teaches interns and leads the breastfeeding programme.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 22,
    licence_no: '00-C-M-0067',
    specialties: ['obstetrics-gynecology'],
    slot_minutes: 20,
    rules: shift([SUN, MON, TUE, WED], '09:00', '17:00'),
    leave: [{ first_day: 12, last_day: 12, reason: 'Department meeting' }],
    fullyBooked: false,
  },
  {
    id: 131,
    name_ar: 'د. سلمى عبدالرحمن',
    name_en: 'Dr. Salma Abdel-Rahman',
    slug_ar: 'د-سلمى-عبدالرحمن',
    slug_en: 'dr-salma-abdel-rahman',
    image: 'doctors/131.svg',
    job_titles: [{ name_ar: 'أخصائية النساء والعقم', name_en: 'Specialist in Gynaecology and Fertility' }],
    bio_ar:
      'تساعد د. سلمى الأزواج الذين طال انتظارهم على فهم السبب أولًا، ثم اختيار أبسط علاج قد يفيد. تعالج تكيس المبايض وبطانة الرحم المهاجرة، وتحرص أن يحضر الزوجان الزيارة الأولى معًا.',
    bio_en:
      'Dr. Salma helps couples who have waited long to understand the reason first and then to choose the simplest treatment that may help. She treats polycystic ovaries and endometriosis, and asks both partners to come to the first visit.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 15,
    licence_no: '00-S-M-0131',
    specialties: ['obstetrics-gynecology'],
    slot_minutes: 30,
    rules: shift([SUN, TUE, WED, THU], '13:00', '21:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 132,
    name_ar: 'د. نورة الدوسري',
    name_en: 'Dr. Noura Al-Dosari',
    slug_ar: 'د-نورة-الدوسري',
    slug_en: 'dr-noura-al-dosari',
    image: 'doctors/132.svg',
    job_titles: [
      { name_ar: 'استشارية طب الأم والجنين', name_en: 'Consultant in Maternal-Fetal Medicine' },
      { name_ar: 'الحمل عالي الخطورة', name_en: 'High-Risk Pregnancy' },
    ],
    bio_ar:
      'تتابع د. نورة الحمل المصاحب للسكري والضغط وحمل التوائم ومن سبق لهن فقد حمل، وتجري فحص الموجات التفصيلي في الأسبوع العشرين. أتمت زمالتها في فانكوفر، وتترك في جدولها كل يوم مكانًا للحالات المستعجلة.',
    bio_en:
      'Pregnancies with diabetes, high blood pressure or twins, and mothers who have lost a pregnancy before, are in Dr. Noura’s care, along with the detailed scan at twenty weeks. She completed her fellowship in Vancouver and leaves a gap in each day for what cannot wait.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 14,
    licence_no: '00-C-M-0132',
    specialties: ['obstetrics-gynecology'],
    slot_minutes: 20,
    rules: [...shift([MON, THU], '08:00', '14:00'), ...shift([SAT], '16:00', '22:00')],
    leave: [],
    fullyBooked: false,
  },
  {
    id: 133,
    name_ar: 'د. عائشة رحمن',
    name_en: 'Dr. Ayesha Rahman',
    slug_ar: 'د-عائشة-رحمن',
    slug_en: 'dr-ayesha-rahman',
    image: 'doctors/133.svg',
    job_titles: [{ name_ar: 'أخصائية النساء والولادة', name_en: 'Specialist in Obstetrics and Gynaecology' }],
    bio_ar:
      'تعمل د. عائشة في المساء وأيام الجمعة، وتتابع الحمل وتنظيم الأسرة والكشف المبكر لعنق الرحم. تتحدث الأوردو والبنغالية، فتجد عندها كثير من نساء الجاليات من يفهمهن بلا مترجم.',
    bio_en:
      'Dr. Ayesha works evenings and Fridays: antenatal visits, family planning and cervical screening. She speaks Urdu and Bengali, so that many women of Riyadh’s communities can talk to her without an interpreter.',
    spoken_languages: ['ar', 'en', 'ur', 'bn'],
    years_of_experience: 12,
    licence_no: '00-S-M-0133',
    specialties: ['obstetrics-gynecology'],
    slot_minutes: 20,
    rules: shift([MON, WED, FRI, SAT], '16:00', '00:00'),
    leave: [{ first_day: 17, last_day: 18, reason: 'Annual leave' }],
    fullyBooked: false,
  },
];
