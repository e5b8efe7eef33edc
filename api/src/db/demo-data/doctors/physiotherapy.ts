import type { DemoDoctor } from '../types.ts';
import { MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const physiotherapists: readonly DemoDoctor[] = [
  {
    id: 161,
    name_ar: 'د. ناصر القرشي',
    name_en: 'Dr. Nasser Al-Qurashi',
    slug_ar: 'د-ناصر-القرشي',
    slug_en: 'dr-nasser-al-qurashi',
    image: 'doctors/161.svg',
    job_titles: [
      { name_ar: 'استشاري العلاج الطبيعي', name_en: 'Consultant Physiotherapist' },
      { name_ar: 'إصابات الملاعب', name_en: 'Sports Injuries' },
    ],
    bio_ar:
      'عمل د. ناصر مع أندية كرة القدم قبل أن يتفرغ للعيادة، ويؤهل مرضى الرباط الصليبي من أول يوم بعد الجراحة حتى العودة إلى الملعب. يقيس القوة بالأرقام ولا يسمح بالعودة قبل أن تتساوى الساقان.',
    bio_en:
      'Formerly with football clubs, Dr. Nasser takes patients with a cruciate ligament repair from the first day after surgery back to the pitch. He measures strength in numbers and allows no return before both legs are equal.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 13,
    licence_no: '00-C-T-0161',
    specialties: ['physical-therapy-rehabilitation'],
    slot_minutes: 30,
    rules: shift([SUN, MON, TUE, WED, THU], '13:00', '21:00'),
    leave: [{ first_day: 13, last_day: 13, reason: 'Sports medicine workshop' }],
    fullyBooked: false,
  },
  {
    id: 162,
    name_ar: 'د. شهد الحارثي',
    name_en: 'Dr. Shahad Al-Harthi',
    slug_ar: 'د-شهد-الحارثي',
    slug_en: 'dr-shahad-al-harthi',
    image: 'doctors/162.svg',
    job_titles: [{ name_ar: 'أخصائية علاج طبيعي، صحة المرأة', name_en: 'Physiotherapist, Women’s Health' }],
    bio_ar:
      'تساعد د. شهد الأمهات على استعادة قوة البطن وقاع الحوض بعد الولادة، وتعالج آلام الظهر أثناء الحمل. جلساتها فردية في غرفة مغلقة، وتعطي كل مراجعة تمارين لا تحتاج أكثر من عشر دقائق في البيت.',
    bio_en:
      'Dr. Shahad helps mothers to regain the strength of abdomen and pelvic floor after birth and treats back pain in pregnancy. Sessions are one to one behind a closed door, and the exercises to take home need no more than ten minutes.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 6,
    licence_no: '00-S-T-0162',
    specialties: ['physical-therapy-rehabilitation', 'obstetrics-gynecology'],
    slot_minutes: 30,
    rules: shift([SUN, MON, TUE, WED], '09:00', '17:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 163,
    name_ar: 'ماريا سانتوس',
    name_en: 'Maria Santos',
    slug_ar: 'ماريا-سانتوس',
    slug_en: 'maria-santos',
    image: 'doctors/163.svg',
    job_titles: [
      { name_ar: 'أخصائية التأهيل العصبي', name_en: 'Neurological Rehabilitation Therapist' },
      { name_ar: 'العلاج الطبيعي للأطفال', name_en: 'Children’s Physiotherapy' },
    ],
    bio_ar:
      'تعمل ماريا مع من فقدوا شيئًا من حركتهم بعد جلطة، ومع أطفال الشلل الدماغي وتأخر المشي. تعلمت العربية من مرضاها خلال اثني عشر عامًا في الرياض، وتحتفل بكل خطوة كأنها الأولى.',
    bio_en:
      'Maria works with people who lost movement after a stroke and with children who have cerebral palsy or walk late. She learned Arabic from her patients during twelve years in Riyadh, and greets every step as if it were the first.',
    spoken_languages: ['ar', 'en', 'tl'],
    years_of_experience: 15,
    licence_no: '00-S-T-0163',
    specialties: ['physical-therapy-rehabilitation'],
    slot_minutes: 30,
    rules: [...shift([MON, THU], '08:00', '14:00'), ...shift([SAT], '09:00', '17:00')],
    leave: [],
    fullyBooked: false,
  },
];
