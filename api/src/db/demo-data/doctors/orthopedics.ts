import type { DemoDoctor } from '../types.ts';
import { FRI, MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const orthopedists: readonly DemoDoctor[] = [
  {
    id: 191,
    name_ar: 'د. تركي الحميدي',
    name_en: 'Dr. Turki Al-Humaidi',
    slug_ar: 'د-تركي-الحميدي',
    slug_en: 'dr-turki-al-humaidi',
    image: 'doctors/191.svg',
    job_titles: [{ name_ar: 'استشاري جراحة الركبة والورك', name_en: 'Consultant Knee and Hip Surgeon' }],
    bio_ar:
      'يعالج د. تركي خشونة الركبة على درجات: وزن وتمارين أولًا، ثم حقن، ثم مفصل صناعي لمن لم يعد يستطيع المشي إلى المسجد. تدرب في برلين على جراحات المفاصل محدودة التدخل.',
    bio_en:
      'Dr. Turki treats worn knees in steps: weight and exercise, then injections, then a new joint for those who can no longer walk to the mosque. He trained in Berlin in less invasive joint surgery.',
    spoken_languages: ['ar', 'en', 'de'],
    years_of_experience: 17,
    licence_no: '00-C-M-0191',
    specialties: ['orthopedics'],
    slot_minutes: 20,
    rules: shift([SUN, TUE, THU], '09:00', '17:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 192,
    name_ar: 'د. وليد شاهين',
    name_en: 'Dr. Walid Shaheen',
    slug_ar: 'د-وليد-شاهين',
    slug_en: 'dr-walid-shaheen',
    image: 'doctors/192.svg',
    job_titles: [
      { name_ar: 'استشاري جراحة العمود الفقري', name_en: 'Consultant Spine Surgeon' },
      { name_ar: 'علاج آلام الظهر', name_en: 'Back Pain Care' },
    ],
    bio_ar:
      'تسعة من كل عشرة مرضى يراهم د. وليد لا يحتاجون جراحة، ويقضي معظم الزيارة في إقناعهم بذلك. يعالج الانزلاق الغضروفي وضيق القناة وانحناء الظهر عند المراهقين، بالتنسيق مع قسم العلاج الطبيعي.',
    bio_en:
      'Nine of ten patients whom Dr. Walid sees need no operation, and he spends most of the visit convincing them. He treats disc prolapse, a narrow spinal canal and curved backs in teenagers, together with the physiotherapists.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 22,
    licence_no: '00-C-M-0192',
    specialties: ['orthopedics'],
    slot_minutes: 20,
    rules: [
      ...shift([MON, WED], '09:00', '13:00'),
      ...shift([MON, WED], '17:00', '21:00'),
      ...shift([FRI], '16:00', '20:00'),
    ],
    leave: [{ first_day: 19, last_day: 20, reason: 'Annual leave' }],
    fullyBooked: false,
  },
  {
    id: 193,
    name_ar: 'د. لمى الجابر',
    name_en: 'Dr. Lama Al-Jaber',
    slug_ar: 'د-لمى-الجابر',
    slug_en: 'dr-lama-al-jaber',
    image: 'doctors/193.svg',
    job_titles: [{ name_ar: 'أخصائية جراحة الكتف واليد', name_en: 'Specialist in Shoulder and Hand Surgery' }],
    bio_ar:
      'تعالج د. لمى الكتف المتجمدة وتمزق الأوتار ومتلازمة النفق الرسغي وإصبع الزناد، وكثير من علاجها يتم بإبرة واحدة تحت الموجات الصوتية. من القلائل في تخصصها، وتشجع طالبات الطب على دخوله.',
    bio_en:
      'Frozen shoulder, torn tendons, carpal tunnel and trigger finger are what Dr. Lama treats, often with a single injection under ultrasound. One of few women in her field, she encourages medical students to join it.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 9,
    licence_no: '00-S-M-0193',
    specialties: ['orthopedics'],
    slot_minutes: 20,
    rules: [...shift([SUN, MON], '13:00', '21:00'), ...shift([SAT], '08:00', '14:00')],
    leave: [],
    fullyBooked: false,
  },
];
