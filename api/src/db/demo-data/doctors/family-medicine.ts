import type { DemoDoctor } from '../types.ts';
import { FRI, MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const familyDoctors: readonly DemoDoctor[] = [
  {
    id: 1080,
    name_ar: 'د. عبدالله الناصر',
    name_en: 'Dr. Abdullah Al-Nasser',
    slug_ar: 'د-عبدالله-الناصر',
    slug_en: 'dr-abdullah-al-nasser',
    image: 'doctors/1080.svg',
    job_titles: [
      { name_ar: 'استشاري طب الأسرة والباطنية', name_en: 'Consultant in Family and Internal Medicine' },
      { name_ar: 'مشورة ما قبل الزواج', name_en: 'Pre-Marital Counselling' },
      { name_ar: 'المدير الطبي', name_en: 'Medical Director' },
    ],
    bio_ar:
      'أسس د. عبدالله برنامج فحص ما قبل الزواج في عيادات نبض، ويجلس مع كل خطيبين ليشرح النتيجة بلغة واضحة دون إحراج. يتابع كذلك الضغط والسكري وأسرًا كاملة من الجد إلى الحفيد. يؤمن بأن الطبيب الذي يعرف بيتك يصف لك دواءً أقل.',
    bio_en:
      'Dr. Abdullah founded the pre-marital programme of Nabd Clinics and sits down with each couple to explain results plainly and without embarrassment. He also follows blood pressure, diabetes and whole families, from grandfather to grandchild. A doctor who knows your home, he believes, prescribes less.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 24,
    licence_no: '00-C-M-1080',
    specialties: ['family-medicine', 'chest-heart-internal-medicine-clinic'],
    slot_minutes: 15,
    rules: [...shift([SUN, MON, TUE, WED], '09:00', '17:00'), ...shift([SAT], '16:00', '20:00')],
    leave: [],
    fullyBooked: false,
  },
  {
    id: 171,
    name_ar: 'د. جواهر الشمري',
    name_en: 'Dr. Jawaher Al-Shammari',
    slug_ar: 'د-جواهر-الشمري',
    slug_en: 'dr-jawaher-al-shammari',
    image: 'doctors/171.svg',
    job_titles: [{ name_ar: 'استشارية طب الأسرة', name_en: 'Consultant in Family Medicine' }],
    bio_ar:
      'تهتم د. جواهر بصحة المرأة العاملة: الإرهاق ونقص الحديد والصداع والنوم، وبالفحوص الدورية بعد الأربعين. تختار التحاليل بحسب حاجة المريضة، وتكره القوائم الجاهزة.',
    bio_en:
      'The health of working women is Dr. Jawaher’s interest: tiredness, low iron, headache and sleep, and check-ups after forty. She chooses tests for the person in front of her and dislikes ready-made lists.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 10,
    licence_no: '00-C-M-0171',
    specialties: ['family-medicine'],
    slot_minutes: 15,
    rules: [...shift([SUN, TUE, THU], '13:00', '21:00'), ...shift([WED], '08:00', '14:00')],
    leave: [{ first_day: 10, last_day: 10, reason: 'Community health day' }],
    fullyBooked: false,
  },
  {
    id: 172,
    name_ar: 'د. أنس البكري',
    name_en: 'Dr. Anas Bakri',
    slug_ar: 'د-أنس-البكري',
    slug_en: 'dr-anas-bakri',
    image: 'doctors/172.svg',
    job_titles: [{ name_ar: 'طبيب أسرة، العيادة الليلية', name_en: 'Family Physician, Night Clinic' }],
    bio_ar:
      'حين تغلق العيادات الأخرى تفتح عيادة د. أنس: نزلات البرد والمغص وآلام الظهر المفاجئة والجروح الصغيرة، وتطعيمات السفر قبل رحلة الفجر. يعرف حدود عيادته، ويرافق بنفسه إلى الإسعاف من يحتاج مستشفى.',
    bio_en:
      'Dr. Anas opens when other clinics close: colds, colic, sudden back pain, small cuts, and travel vaccinations before a dawn flight. He knows the limits of a clinic and walks to the ambulance with anyone who needs a hospital.',
    spoken_languages: ['ar', 'en', 'tr'],
    years_of_experience: 8,
    licence_no: '00-S-M-0172',
    specialties: ['family-medicine'],
    slot_minutes: 15,
    rules: shift([SUN, MON, WED, THU, FRI], '20:00', '02:00'),
    leave: [],
    fullyBooked: false,
  },
];
