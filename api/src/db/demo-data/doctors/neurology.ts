import type { DemoDoctor } from '../types.ts';
import { MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const neurologists: readonly DemoDoctor[] = [
  {
    id: 201,
    name_ar: 'د. سعود العمري',
    name_en: 'Dr. Saud Al-Omari',
    slug_ar: 'د-سعود-العمري',
    slug_en: 'dr-saud-al-omari',
    image: 'doctors/201.svg',
    job_titles: [
      { name_ar: 'استشاري المخ والأعصاب', name_en: 'Consultant Neurologist' },
      { name_ar: 'السكتة الدماغية والصرع', name_en: 'Stroke and Epilepsy' },
    ],
    bio_ar:
      'يتابع د. سعود المرضى بعد السكتة الدماغية ليمنع تكرارها، ويضبط علاج الصرع بأقل عدد من الأدوية. يطلب من الأسرة أن تصوّر النوبة بالهاتف إن أمكن، فدقيقة مصورة قد تغني عن تحليل.',
    bio_en:
      'Dr. Saud follows people after a stroke to prevent the next one and treats epilepsy with as few medicines as possible. He asks families to film a seizure if they safely can: one minute of video may spare a test.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 16,
    licence_no: '00-C-M-0201',
    specialties: ['neurology'],
    slot_minutes: 30,
    rules: shift([SUN, MON, WED, THU], '09:00', '17:00'),
    leave: [{ first_day: 7, last_day: 7, reason: 'Stroke committee' }],
    fullyBooked: false,
  },
  {
    id: 202,
    name_ar: 'د. منال إدريس',
    name_en: 'Dr. Manal Idris',
    slug_ar: 'د-منال-إدريس',
    slug_en: 'dr-manal-idris',
    image: 'doctors/202.svg',
    job_titles: [
      { name_ar: 'استشارية الصداع والأعصاب الطرفية', name_en: 'Consultant in Headache and Nerve Disorders' },
    ],
    bio_ar:
      'عاشت د. منال مع الشقيقة منذ دراستها، فاختارت أن تعالجها. تشرح لمرضاها كيف يتحول المسكّن اليومي إلى سبب للصداع، وتجري تخطيط الأعصاب لمن يشكو خدر اليدين والقدمين.',
    bio_en:
      'Having lived with migraine since her student days, Dr. Manal chose to treat it. She explains how a daily painkiller turns into a cause of headache, and does nerve studies for numb hands and feet.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 12,
    licence_no: '00-C-M-0202',
    specialties: ['neurology'],
    slot_minutes: 30,
    rules: [...shift([SUN, TUE], '13:00', '21:00'), ...shift([SAT], '16:00', '22:00')],
    leave: [],
    fullyBooked: false,
  },
];
