import type { DemoDoctor } from '../types.ts';
import { FRI, MON, SAT, shift, SUN, THU, TUE, WED } from '../week.ts';

export const urologists: readonly DemoDoctor[] = [
  {
    id: 211,
    name_ar: 'د. راكان المنصور',
    name_en: 'Dr. Rakan Al-Mansour',
    slug_ar: 'د-راكان-المنصور',
    slug_en: 'dr-rakan-al-mansour',
    image: 'doctors/211.svg',
    job_titles: [{ name_ar: 'استشاري المسالك البولية والحصوات', name_en: 'Consultant Urologist, Stone Disease' }],
    bio_ar:
      'يفتت د. راكان الحصوات بالمنظار والليزر، ثم يحلل كل حصوة ليعرف كيف يمنع أختها. ينصح مرضاه بلون البول دليلًا على كفاية الماء: إن كان أصفر داكنًا فاشرب.',
    bio_en:
      'Dr. Rakan breaks stones with laser and endoscope and then analyses each to prevent its sister. The colour of urine is the guide he gives his patients: if it is dark yellow, drink.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 13,
    licence_no: '00-C-M-0211',
    specialties: ['urology'],
    slot_minutes: 20,
    rules: shift([SUN, TUE, WED, THU], '09:00', '17:00'),
    leave: [],
    fullyBooked: false,
  },
  {
    id: 212,
    name_ar: 'د. نبيل حمدان',
    name_en: 'Dr. Nabil Hamdan',
    slug_ar: 'د-نبيل-حمدان',
    slug_en: 'dr-nabil-hamdan',
    image: 'doctors/212.svg',
    job_titles: [
      { name_ar: 'أخصائي المسالك وصحة الرجل', name_en: 'Specialist in Urology and Men’s Health' },
      { name_ar: 'البروستاتا', name_en: 'Prostate Care' },
    ],
    bio_ar:
      'يستقبل د. نبيل الرجال الذين أجّلوا الزيارة سنوات، ويبدأ بأن يجعل السؤال المحرج عاديًا. يعالج تضخم البروستاتا ودوالي الخصية وتأخر الإنجاب، وعيادته مسائية حتى منتصف الليل.',
    bio_en:
      'Men who have put a visit off for years come to Dr. Nabil, who begins by making the awkward question ordinary. He treats an enlarged prostate, varicocele and infertility, in an evening clinic that runs to midnight.',
    spoken_languages: ['ar', 'en'],
    years_of_experience: 19,
    licence_no: '00-S-M-0212',
    specialties: ['urology'],
    slot_minutes: 20,
    rules: shift([MON, TUE, FRI, SAT], '16:00', '00:00'),
    leave: [{ first_day: 22, last_day: 22, reason: 'Hospital operating list' }],
    fullyBooked: false,
  },
];
