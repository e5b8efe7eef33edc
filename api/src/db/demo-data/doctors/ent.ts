import type { DemoDoctor } from '../types.ts';
import { FRI, MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const entDoctors: readonly DemoDoctor[] = [
  {
    id: 141,
    name_ar: 'د. بندر العنزي',
    name_en: 'Dr. Bandar Al-Anazi',
    slug_ar: 'د-بندر-العنزي',
    slug_en: 'dr-bandar-al-anazi',
    image: 'doctors/141.svg',
    job_titles: [{ name_ar: 'استشاري الأنف والجيوب الأنفية', name_en: 'Consultant in Rhinology and Sinus Surgery' }],
    bio_ar:
      'غبار الرياض يملأ عيادة د. بندر كل ربيع، ولذلك يبدأ مع مرضى حساسية الأنف قبل الموسم بأسابيع. يعالج الجيوب والزوائد الأنفية والحاجز بالمنظار، ويؤجل الجراحة ما دام الدواء كافيًا.',
    bio_en:
      'Riyadh’s dust fills Dr. Bandar’s clinic every spring, which is why he starts with allergic patients weeks before the season. He treats sinuses, polyps and the septum endoscopically, and puts surgery off for as long as medicine is enough.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 16,
    licence_no: '00-C-M-0141',
    specialties: ['ent-clinic'],
    slot_minutes: 20,
    rules: shift([SUN, MON, WED, THU], '09:00', '17:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 142,
    name_ar: 'د. هند المالكي',
    name_en: 'Dr. Hind Al-Malki',
    slug_ar: 'د-هند-المالكي',
    slug_en: 'dr-hind-al-malki',
    image: 'doctors/142.svg',
    job_titles: [{ name_ar: 'استشارية أنف وأذن وحنجرة الأطفال', name_en: 'Consultant in Paediatric ENT' }],
    bio_ar:
      'تفحص د. هند سمع الأطفال الذين تأخر كلامهم، وتعالج ارتشاح الأذن واللحمية واللوزتين. قبل أي عملية ترسم للطفل على ورقة ما سيحدث، وتعطيه الورقة ليأخذها معه.',
    bio_en:
      'Children whose speech comes late have their hearing tested by Dr. Hind, who also treats glue ear, adenoids and tonsils. Before an operation she draws for the child what will happen, and lets the child keep the drawing.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 12,
    licence_no: '00-C-M-0142',
    specialties: ['ent-clinic', 'pediatrics-neonatology'],
    slot_minutes: 20,
    rules: [...shift([SUN, TUE], '13:00', '21:00'), ...shift([THU], '08:00', '14:00')],
    leave: [{ first_day: 5, last_day: 5, reason: 'Hearing screening at a school' }],
    fullyBooked: false,
  },
  {
    id: 143,
    name_ar: 'د. سامر ناصر',
    name_en: 'Dr. Samer Nasser',
    slug_ar: 'د-سامر-ناصر',
    slug_en: 'dr-samer-nasser',
    image: 'doctors/143.svg',
    job_titles: [
      { name_ar: 'أخصائي الأنف والأذن والحنجرة', name_en: 'ENT Specialist' },
      { name_ar: 'الدوار واضطرابات التوازن', name_en: 'Dizziness and Balance' },
    ],
    bio_ar:
      'يأتي المرضى إلى د. سامر والأرض تدور بهم، فيخرج كثير منهم وقد عولج سبب الدوار بمناورة بسيطة على سرير الفحص. يهتم كذلك بالطنين وفقدان السمع المفاجئ، وعيادته مفتوحة حتى الثانية فجرًا.',
    bio_en:
      'People come to Dr. Samer with the room spinning; a simple manoeuvre on the couch is often the treatment. Ringing in the ears and sudden hearing loss are his other interests, and his clinic stays open until two in the morning.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 13,
    licence_no: '00-S-M-0143',
    specialties: ['ent-clinic'],
    slot_minutes: 20,
    rules: shift([TUE, WED, FRI, SAT], '20:00', '02:00'),
    leave: [],
    fullyBooked: false,
  },
];
