import type { DemoDoctor } from '../types.ts';
import { MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const ophthalmologists: readonly DemoDoctor[] = [
  {
    id: 181,
    name_ar: 'د. ماجد البيشي',
    name_en: 'Dr. Majed Al-Bishi',
    slug_ar: 'د-ماجد-البيشي',
    slug_en: 'dr-majed-al-bishi',
    image: 'doctors/181.svg',
    job_titles: [{ name_ar: 'استشاري الشبكية والماء الأبيض', name_en: 'Consultant in Retina and Cataract' }],
    bio_ar:
      'يفحص د. ماجد شبكية مرضى السكري ويعالج ارتشاحها بالليزر والحقن، ويقيّم الماء الأبيض لكبار السن. يطلب ممن لديه سكري أن يأتيه قبل أن يشكو، فالشبكية تمرض بصمت.',
    bio_en:
      'Dr. Majed examines the retina of people with diabetes, treats it with laser and injections, and assesses cataract. He asks diabetic patients to come before they complain: the retina falls ill in silence.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 18,
    licence_no: '00-C-M-0181',
    specialties: ['ophthalmology'],
    slot_minutes: 20,
    rules: shift([SUN, MON, TUE, WED], '08:00', '14:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 182,
    name_ar: 'د. أروى الخالدي',
    name_en: 'Dr. Arwa Al-Khalidi',
    slug_ar: 'د-أروى-الخالدي',
    slug_en: 'dr-arwa-al-khalidi',
    image: 'doctors/182.svg',
    job_titles: [{ name_ar: 'استشارية عيون الأطفال والحول', name_en: 'Consultant in Paediatric Ophthalmology' }],
    bio_ar:
      'تكتشف د. أروى كسل العين قبل أن يستقر، وتعالج الحول بالنظارة والتغطية والجراحة عند الحاجة. جدران غرفتها مليئة برسوم أطفال غطّوا عينًا ورسموا بالأخرى.',
    bio_en:
      'Dr. Arwa looks for lazy eye before it settles and treats squint with glasses, patching and, where needed, surgery. The walls of her room are covered with pictures by children who patched one eye and drew with the other.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 10,
    licence_no: '00-C-M-0182',
    specialties: ['ophthalmology', 'pediatrics-neonatology'],
    slot_minutes: 20,
    rules: [...shift([SUN, TUE, THU], '13:00', '21:00')],
    leave: [{ first_day: 16, last_day: 16, reason: 'School vision screening' }],
    fullyBooked: false,
  },
  {
    id: 183,
    name_ar: 'د. جورج فرح',
    name_en: 'Dr. George Farah',
    slug_ar: 'د-جورج-فرح',
    slug_en: 'dr-george-farah',
    image: 'doctors/183.svg',
    job_titles: [
      { name_ar: 'استشاري القرنية', name_en: 'Consultant in Cornea' },
      { name_ar: 'تصحيح النظر', name_en: 'Refractive Surgery' },
    ],
    bio_ar:
      'يشخص د. جورج القرنية المخروطية ويثبّتها، ويقيّم صلاحية العين لتصحيح النظر. يقول لا لكل عين لا تناسبها العملية، ويعرض عليها العدسات الخاصة بديلًا.',
    bio_en:
      'Dr. George diagnoses and stabilises keratoconus and judges whether an eye is fit for laser correction. He says no to eyes that are not, and offers them special lenses instead.',
    spoken_languages: ['ar', 'en', 'fr'],
    years_of_experience: 20,
    licence_no: '00-C-M-0183',
    specialties: ['ophthalmology'],
    slot_minutes: 20,
    rules: [...shift([MON, WED], '16:00', '00:00'), ...shift([SAT], '10:00', '18:00')],
    leave: [],
    fullyBooked: false,
  },
];
