import type { DemoDoctor } from '../types.ts';
import { FRI, MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const internists: readonly DemoDoctor[] = [
  {
    id: 151,
    name_ar: 'د. فهد الجهني',
    name_en: 'Dr. Fahad Al-Juhani',
    slug_ar: 'د-فهد-الجهني',
    slug_en: 'dr-fahad-al-juhani',
    image: 'doctors/151.svg',
    job_titles: [{ name_ar: 'استشاري أمراض القلب', name_en: 'Consultant Cardiologist' }],
    bio_ar:
      'يقيّم د. فهد آلام الصدر والخفقان، ويتابع مرضى القسطرة وضعف عضلة القلب. يجري تصوير القلب بنفسه أمام المريض ويشرح ما يراه على الشاشة. يذكّر الجميع بأن المشي نصف ساعة دواء لا يحتاج وصفة.',
    bio_en:
      'Dr. Fahad assesses chest pain and palpitations and follows patients after a stent or with heart failure. He does the echocardiogram himself and explains what the screen shows. Half an hour of walking, he tells everyone, is a medicine without a prescription.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 19,
    licence_no: '00-C-M-0151',
    specialties: ['chest-heart-internal-medicine-clinic'],
    slot_minutes: 20,
    rules: shift([SUN, MON, TUE, THU], '09:00', '17:00'),
    leave: [{ first_day: 8, last_day: 9, reason: 'Cardiology congress' }],
    fullyBooked: false,
  },
  {
    id: 152,
    name_ar: 'د. لطيفة اليامي',
    name_en: 'Dr. Latifa Al-Yami',
    slug_ar: 'د-لطيفة-اليامي',
    slug_en: 'dr-latifa-al-yami',
    image: 'doctors/152.svg',
    job_titles: [
      { name_ar: 'استشارية الأمراض الصدرية', name_en: 'Consultant Pulmonologist' },
      { name_ar: 'عيادة الإقلاع عن التدخين', name_en: 'Stop-Smoking Clinic' },
    ],
    bio_ar:
      'تعالج د. لطيفة الربو والانسداد الرئوي والسعال الذي لا ينتهي، وتتأكد في كل زيارة أن البخاخ يُستعمل صحيحًا قبل أن تغيّر الدواء. أسست عيادة الإقلاع عن التدخين، وتحتفل مع مرضاها بأول مئة يوم.',
    bio_en:
      'Asthma, chronic lung disease and the cough that will not end are Dr. Latifa’s work; she checks how the inhaler is used before she changes the medicine. She founded the stop-smoking clinic and celebrates the first hundred days with her patients.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 14,
    licence_no: '00-C-M-0152',
    specialties: ['chest-heart-internal-medicine-clinic'],
    slot_minutes: 20,
    rules: shift([SUN, MON, WED, THU], '13:00', '21:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 153,
    name_ar: 'د. هشام قاسم',
    name_en: 'Dr. Hisham Qasem',
    slug_ar: 'د-هشام-قاسم',
    slug_en: 'dr-hisham-qasem',
    image: 'doctors/153.svg',
    job_titles: [{ name_ar: 'أخصائي الباطنية والسكري', name_en: 'Specialist in Internal Medicine and Diabetes' }],
    bio_ar:
      'يرى د. هشام أن ضبط السكري يبدأ من المطبخ لا من الصيدلية، فيسأل عن وجبة الأمس قبل أن يسأل عن الجرعة. يتابع الضغط والدهون والكلى معًا، ويستقبل كبار السن في أول المساء كي لا يطول انتظارهم.',
    bio_en:
      'For Dr. Hisham diabetes is controlled in the kitchen before the pharmacy: he asks about yesterday’s meals first and the dose second. He follows blood pressure, cholesterol and kidneys together, and keeps the early evening for older patients so that they need not wait.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 17,
    licence_no: '00-S-M-0153',
    specialties: ['chest-heart-internal-medicine-clinic'],
    slot_minutes: 20,
    rules: [...shift([TUE, WED, SAT], '16:00', '00:00'), ...shift([FRI], '17:00', '23:00')],
    leave: [],
    fullyBooked: false,
  },
  {
    id: 154,
    name_ar: 'د. غادة السليمان',
    name_en: 'Dr. Ghada Al-Sulaiman',
    slug_ar: 'د-غادة-السليمان',
    slug_en: 'dr-ghada-al-sulaiman',
    image: 'doctors/154.svg',
    job_titles: [{ name_ar: 'استشارية الغدد الصماء', name_en: 'Consultant Endocrinologist' }],
    bio_ar:
      'اضطرابات الغدة الدرقية والنخامية وسكري الحمل وهشاشة العظام هي مجال د. غادة. تعمل مع أخصائيات التغذية في خطة مشتركة، وتراجع نتائج مرضاها عن بعد بين الزيارتين لتوفر عليهم المشوار.',
    bio_en:
      'Thyroid and pituitary disorders, diabetes in pregnancy and osteoporosis are Dr. Ghada’s field. She shares one plan with the nutritionists and reviews results between visits to save her patients a journey.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 11,
    licence_no: '00-C-M-0154',
    specialties: ['chest-heart-internal-medicine-clinic', 'clinical-nutrition'],
    slot_minutes: 30,
    rules: [...shift([MON, WED], '08:00', '14:00'), ...shift([TUE], '13:00', '21:00')],
    leave: [],
    fullyBooked: false,
  },
];
