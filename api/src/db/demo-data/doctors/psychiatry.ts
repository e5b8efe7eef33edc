import type { DemoDoctor } from '../types.ts';
import { MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const psychiatrists: readonly DemoDoctor[] = [
  {
    id: 221,
    name_ar: 'د. حنان الرويلي',
    name_en: 'Dr. Hanan Al-Ruwaili',
    slug_ar: 'د-حنان-الرويلي',
    slug_en: 'dr-hanan-al-ruwaili',
    image: 'doctors/221.svg',
    job_titles: [
      { name_ar: 'استشارية الطب النفسي', name_en: 'Consultant Psychiatrist' },
      { name_ar: 'الصحة النفسية للأمهات', name_en: 'Maternal Mental Health' },
    ],
    bio_ar:
      'تستمع د. حنان قبل أن تكتب. تعالج القلق والاكتئاب واكتئاب ما بعد الولادة، وتجمع بين الدواء عند الحاجة والجلسات المعرفية السلوكية. تردد على مرضاها أن التعافي ليس خطًا مستقيمًا.',
    bio_en:
      'Dr. Hanan listens before she writes. She treats anxiety, depression and depression after childbirth, joining medicine where needed with cognitive behavioural sessions. Recovery, she reminds people, is not a straight line.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 15,
    licence_no: '00-C-M-0221',
    specialties: ['psychiatry-mental-health'],
    slot_minutes: 30,
    rules: [...shift([SUN, TUE], '09:00', '17:00'), ...shift([THU], '13:00', '21:00')],
    leave: [{ first_day: 6, last_day: 6, reason: 'Clinical supervision day' }],
    fullyBooked: false,
  },
  {
    id: 222,
    name_ar: 'د. باسل عودة',
    name_en: 'Dr. Basel Odeh',
    slug_ar: 'د-باسل-عودة',
    slug_en: 'dr-basel-odeh',
    image: 'doctors/222.svg',
    job_titles: [
      { name_ar: 'أخصائي الطب النفسي للمراهقين والبالغين', name_en: 'Psychiatrist for Adolescents and Adults' },
    ],
    bio_ar:
      'يعمل د. باسل مع المراهقين وطلاب الجامعات: قلق الامتحانات ونوبات الهلع وفرط الحركة والأرق. يشرك الأسرة بإذن المراهق، ويحفظ له مساحة لا يدخلها أحد.',
    bio_en:
      'Teenagers and students are Dr. Basel’s patients: exam anxiety, panic attacks, attention deficit and sleeplessness. He brings the family in with the young person’s consent and keeps one part of the talk that is theirs alone.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 9,
    licence_no: '00-S-M-0222',
    specialties: ['psychiatry-mental-health'],
    slot_minutes: 30,
    rules: shift([MON, WED, SAT], '16:00', '00:00'),
    leave: [],
    fullyBooked: false,
  },
];
