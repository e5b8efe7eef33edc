import { foldArabic } from '@clinic/contracts';

/**
 * Words by which people speak of the same, in dialect, standard Arabic and English: beginnings of words, one group a line. A
 * word that begins so stands for its whole group where questions are compared; a search keeps to what was typed.
 */
const groups = [
  'حرارة سخون مسخن يسخن حمى fever temperature',
  'سعال كحة يكح كح cough',
  'صداع شقيق مصدع headache migraine',
  'دوخ دوار أدوخ دايخ يدوخ dizz vertigo lighthead',
  'تساقط يتساقط يطيح shedding',
  'حصوة حصى حصوات stone',
  'كلوي كلية كلى حالب kidney',
  'بول تبول يتبول يبلل سلس urin pee wet leak',
  'نسي ينسى تنسى نسيان أنسى forget memory',
  'خشونة خشنة worn arthrit',
  'سجود صلاة prayer',
  'أنف خشم nose nasal',
  'أذن ear',
  'عين عيون نظر بصر eye sight vision',
  'حلق بلعوم throat',
  'لوز tonsil',
  'ريحة رائحة odour',
  'نزيف ينزف تنزف نزف رعاف bleed bled',
  'مسيل مميع سيولة thinner',
  'شخير يشخر تشخر أشخر snor',
  'صيام صوم يصوم أصوم صايم fasting',
  'إنسولين insulin',
  'سكر تراكمي diabet sugar',
  'ضغط pressure hypertens',
  'كوليسترول دهون cholesterol statin',
  'خفقان نبض palpit',
  'جنين fetus foetus',
  'حامل حمل pregnan',
  'ولادة ولدت نفاس birth postpartum',
  'رضاع أرضع ترضع breastfe',
  'رضيع مولود newborn baby',
  'تنميل خدر tingl numb',
  'إصبع أصابع إبهام finger thumb',
  'قدم رجول رجلي foot feet',
  'هلع ذعر panic',
  'قلق توتر anxi',
  'اكتئاب مكتئب حزن حزين حزينة depress sad mood cry',
  'أرق insomnia',
  'طفح rash',
  'حكة تحك يحك itch',
  'حساسي allerg',
  'جلد بشرة skin',
  'شامة mole',
  'صفار يرقان أصفر صفراء jaundice yellow',
  'غدة درقية thyroid',
  'عضل muscle',
  'زكام مزكم رشح إنفلونزا برد نزلة cold flu',
  'جاف جافة ناشف dry',
  'ناقص نقص منخفض low deficien',
  'تكرر تعيد يعيد أعيد يكرر repeat',
  'ربو asthma wheez',
  'تطعيم لقاح vaccin',
  'إسهال diarrh',
  'إمساك constipat',
  'استفراغ يستفرغ ترجيع قيء غثيان vomit nause',
  'وزن سمنة weight',
  'دورة حيض period menstru',
  'عملية جراحة operation surger',
  'جبس plaster cast',
  'مضاد antibiotic',
  'خلع أخلع خلعت extract',
  'تقويم brace',
  'لثة gum',
  'تفريش أفرش فرش brush',
  'ورم تورم متورم انتفاخ منتفخ swell swollen puffy',
  'نطق كلام يتكلم speech',
  'ضرس أسنان tooth teeth molar dental',
  'قولون bowel',
  'ركبة knee',
  'رقبة neck',
  'ظهر غضروف spine',
  'فوت فاتتني missed forgot',
  'الجنين حركة يتحرك تحرك kick',
].map((line) => foldArabic(line).split(' '));

/** What nearly any question may be about: having it in common makes two questions hardly alike. */
const weak = foldArabic(
  [
    'ألم وجع يوجع توجع تعور يعور pain ache hurt sore',
    'دواء أدوية علاج حبوب حبة أقراص إبر جرعة medic tablet pill drug treat',
    'طفل ولد ولدي بنت ابن والد أم أبي أبوي زوج child son daughter kid mother father wife husband my',
    'ليل نهار صبح يوم أسبوع شهر سنة ساعة night day week month year hour morning evening',
    'سبب حل أفضل فرق كبير صغير قوي شديد زاد جديد قديم best cause big small bad strong severe loud new old help feel take start',
    'آخذ تاخذ ياخذ أبغى أبي أروح أسوي يسوي نسوي وقت نفس مثل شوي مستمر دائم عالي صوت نسبة want know constant all keep time stop quit أوقف وقفت يوقف long stay free two',
    'دكتور طبيب موعد عيادة مستشفى doctor clinic',
    'واحد ثلاث أربع خمس سبع خمسة two three four five six seven eight nine ten',
  ].join(' '),
).split(' ');

/** Endings that say whose something is, or how many. */
const endings = [/(?:تها|تهم|تي|ته|ات|ها|هم|نا|ين|ون|ه|ي|ك|(?<=[a-rt-z])s)$/u, /(?<=.{4})(?:ing|ed|[ey])$/u];
const shortest = 3;

/** A word without its ending, when enough is left of it. */
export function withoutEnding(word: string): string {
  const left = endings.reduce((rest, ending) => rest.replace(ending, ''), word);
  const single = left === word ? left : left.replace(/(?<=.{2}([bdgmnpt]))\1$/u, '');
  return single.length >= shortest ? single : word;
}

const begins = (word: string) => (beginning: string) => word.startsWith(withoutEnding(beginning));

/** Beginnings of words that mean the same as a word, without the word itself. */
export const synonymsOf = (word: string): string[] =>
  groups.filter((group) => group.some(begins(word))).flatMap((group) => group.map(withoutEnding));

/** Letters that a word may have more than one that says little: `ام` is not the beginning of `امساك`. */
const mostMore = 2;

/** Whether a word tells what a question is about. */
export const tellsSubject = (word: string): boolean =>
  !weak.some((short) => begins(word)(short) && word.length <= short.length + mostMore);

/** The forms of a word that may be a verb, for every person: who asks says "I" where another said "she". */
export function personsOf(word: string): string[] {
  const root = /^[ايتن](.{3,})$/u.exec(word)?.[1];
  return root === undefined ? [word] : [...new Set([word, ...[...'ايتن'].map((person) => person + root)])];
}
