import type { DemoDoctor } from '../types.ts';
import { MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const nutritionists: readonly DemoDoctor[] = [
  {
    id: 231,
    name_ar: 'روان الصايغ',
    name_en: 'Rawan Al-Sayegh',
    slug_ar: 'روان-الصايغ',
    slug_en: 'rawan-al-sayegh',
    image: 'doctors/231.svg',
    job_titles: [{ name_ar: 'أخصائية التغذية العلاجية', name_en: 'Clinical Dietitian' }],
    bio_ar:
      'تكتب روان خططها بأسماء الأطباق لا بالسعرات: كم ملعقة أرز من الكبسة، وكم تمرة مع القهوة. تتابع مرضى السكري والحوامل، ومرضى القولون العصبي بحمية متدرجة تعود فيها الأطعمة واحدًا واحدًا.',
    bio_en:
      'Rawan writes plans in dishes and not in calories: how many spoons of kabsa rice, how many dates with the coffee. She follows people with diabetes, pregnant women, and irritable bowel with a diet in which foods return one at a time.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 7,
    licence_no: '00-S-N-0231',
    specialties: ['clinical-nutrition'],
    slot_minutes: 30,
    rules: shift([SUN, MON, TUE, WED], '13:00', '21:00'),
    leave: [{ first_day: 15, last_day: 15, reason: 'School nutrition visit' }],
    fullyBooked: false,
  },
  {
    id: 232,
    name_ar: 'د. هدى بشير',
    name_en: 'Dr. Huda Bashir',
    slug_ar: 'د-هدى-بشير',
    slug_en: 'dr-huda-bashir',
    image: 'doctors/232.svg',
    job_titles: [
      { name_ar: 'استشارية التغذية العلاجية', name_en: 'Consultant in Clinical Nutrition' },
      { name_ar: 'تغذية الأطفال', name_en: 'Children’s Nutrition' },
    ],
    bio_ar:
      'تتابع د. هدى التغذية قبل جراحات السمنة وبعدها، وتساعد الأهل مع الطفل الذي لا يأكل إلا ثلاثة أصناف. تبدأ دائمًا بمنحنى النمو والتحاليل قبل أن تلوم المائدة.',
    bio_en:
      'Nutrition before and after weight-loss surgery, and the child who eats only three things, are Dr. Huda’s work. She looks at the growth chart and the blood results before she blames the table.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 14,
    licence_no: '00-C-N-0232',
    specialties: ['clinical-nutrition', 'pediatrics-neonatology'],
    slot_minutes: 30,
    rules: [...shift([MON, THU], '09:00', '17:00'), ...shift([SAT], '09:00', '13:00')],
    leave: [],
    fullyBooked: false,
  },
];
