import { foldArabic } from '@clinic/contracts';

/** What an emergency may be about; each has its own advice. */
export const emergencies = [
  'chest-pain',
  'breathing',
  'bleeding',
  'unconscious',
  'stroke',
  'infant-fever',
  'self-harm',
  'abuse',
  'poisoning',
  'allergy',
  'pregnancy',
] as const;
export type Emergency = (typeof emergencies)[number];

const chest = 'صدر|صدري|صدره|صدرها|صدرك';
const swallowed = 'بلع|بلعت|ابتلع|ابتلعت|شرب|شربت';

/**
 * Words of an emergency in both languages. Of a line with two parts both must occur close to each other, in any order; of
 * those about babies and pregnancies anywhere, because an age stands where it likes. Rather one card too many than one too
 * few: it blocks nothing.
 */
const signs: readonly (readonly [Emergency, string, string?])[] = [
  [
    'chest-pain',
    'ألم|آلام|وجع|ضغط|ضغطة|ثقل|نغز|نغزة|نغزات|عصرة|كتمة|يوجعني|يعورني|يؤلمني|يوجعه|يعوره|يؤلمه|يوجعها|يعورها',
    chest,
  ],
  ['chest-pain', 'ألم|وجع|عصرة|نغزات', 'في القلب|بالقلب|قلبي|قلبه|قلبها'],
  ['chest-pain', 'قلبي يوجعني|قلبي يعورني|قلبي يؤلمني|جلطة قلبية|جلطة في القلب|جلطة بالقلب|ذبحة صدرية'],
  ['chest-pain', 'chest', 'pain|pains|painful|pressure|tight|tightness|crushing|squeezing|heaviness|hurts|hurting'],
  ['chest-pain', 'heart attack'],
  [
    'breathing',
    'ضيق نفس|ضيق في النفس|ضيق بالنفس|ضيق تنفس|ضيق في التنفس|ضيق بالتنفس|ضيقة نفس|صعوبة تنفس|صعوبة في التنفس|صعوبة بالتنفس|صعوبة في النفس|نفسي ينقطع|نفسه ينقطع|نفسها ينقطع',
  ],
  [
    'breathing',
    'ما أقدر|ما يقدر|ما تقدر|لا أستطيع|لا يستطيع|لا تستطيع|مو قادر|مو قادرة|مش قادر|مش قادرة|بصعوبة|بالقوة',
    'التنفس|أتنفس|يتنفس|تتنفس|آخذ نفس|أخذ نفس|ياخذ نفس|تاخذ نفس',
  ],
  ['breathing', 'ما يتنفس|ما تتنفس|لا يتنفس|لا تتنفس|اختناق|اختنق|يختنق|تختنق|مختنق|مختنقة'],
  ['breathing', 'زرق|زرقاء|زرقا|ازرقت|تزرق', 'شفاه|شفاهه|شفاهها|شفايف|شفايفه|شفايفها|وجهه|وجهها'],
  [
    'breathing',
    'short of breath|shortness of breath|cannot breathe|can t breathe|can not breathe|cant breathe|struggling to breathe|struggles to breathe|trouble breathing|difficulty breathing|hard to breathe|choking|blue lips|lips are blue|gasping',
  ],
  [
    'bleeding',
    'نزيف|ينزف|تنزف|أنزف|نزف',
    'شديد|شديدة|كثير|غزير|غزيرة|قوي|لا يتوقف|ما يتوقف|ما يوقف|ما وقف|لم يتوقف|بقوة|بغزارة',
  ],
  [
    'bleeding',
    'يستفرغ دم|تستفرغ دم|أستفرغ دم|استفرغت دم|يتقيأ دم|تتقيأ دم|أتقيأ دم|تقيؤ دم|استفراغ دم|دم كثير|دم غزير|دم ما يوقف',
  ],
  [
    'bleeding',
    'bleeding|bleeds|blood',
    'heavy|heavily|a lot|won t stop|will not stop|does not stop|doesn t stop|not stopping|severe|severely|badly|pouring|gushing',
  ],
  ['bleeding', 'vomiting blood|throwing up blood|coughing up blood|vomited blood'],
  [
    'unconscious',
    'أغمي عليه|أغمي عليها|أغمي علي|إغماء|إغماءة|فقد الوعي|فقدت الوعي|فاقد الوعي|فاقدة الوعي|فقدان الوعي|غيبوبة|ما يصحى|ما تصحى|لا يستجيب|لا تستجيب|ما يستجيب|ما تستجيب|تشنجت|يتشنج|تتشنج|نوبة تشنج|نوبات تشنج|تشنج حراري|نوبة صرع',
  ],
  // A cramp of a muscle is none.
  ['unconscious', 'تشنج|تشنجات', 'حرارة|حرارته|حرارتها|سخونة|طفل|طفلي|طفلتي|ولدي|بنتي|ابني|ابنتي|رضيع|رضيعي'],
  [
    'unconscious',
    'unconscious|passed out|passing out|fainted|fainting|won t wake up|will not wake|can t wake|not responding|unresponsive|seizure|seizures|convulsion|convulsions|had a fit|having a fit',
  ],
  [
    'stroke',
    'جلطة دماغية|سكتة دماغية|جلطة في الدماغ|جلطة بالدماغ|جلطة في الراس|ميلان الوجه|ميلان الفم|اعوجاج الفم|اعوجاج الوجه|ارتخاء الوجه|شلل مفاجئ|انحراف الفم',
  ],
  [
    'stroke',
    'فجأة|مفاجئ|مفاجئة|مفاجئ في',
    'تنميل نصف|خدر نصف|خدر في نصف|ضعف نصف|ضعف في نصف|ثقل اللسان|ثقل لسان|ثقل لساني|ثقل لسانه|لسانه ثقل|ثقل في الكلام|ثقل الكلام|تلعثم|لا يرى|ما يشوف|ما أشوف|فقد النظر|فقدان النظر|فقدت النظر|فقدت البصر|ما يحرك يده|ما تحرك يدها|ما أحرك يدي',
  ],
  [
    'stroke',
    'stroke|face drooping|facial droop|face is drooping|face drooped|mouth is drooping|slurred speech|slurring|sudden numbness|sudden weakness|sudden loss of vision|suddenly cannot see|suddenly can t see|suddenly went blind',
  ],
  [
    'infant-fever',
    'حرارة|حرارته|حرارتها|سخونة|سخون|حمى|سخن|سخنة',
    'رضيع|رضيعي|رضيعة|رضيعتي|مولود|مولودي|مولودة|مولودتي|حديث الولادة|حديثة الولادة|عمره شهر|عمرها شهر|عمره شهرين|عمرها شهرين|عمره أسبوع|عمرها أسبوع|عمره أسبوعين|عمرها أسبوعين|عمره أسابيع|عمرها أسابيع|عمره أيام|عمرها أيام|عمره 3 أسابيع|عمرها 3 أسابيع|عمره ثلاثة أسابيع|عمرها ثلاثة أسابيع',
  ],
  [
    'infant-fever',
    'fever|feverish|temperature',
    'newborn|infant|week old|weeks old|day old|days old|1 month old|one month old|2 month old|2 months old|two month old|two months old|3 month old|3 months old|three months old',
  ],
  [
    'self-harm',
    'انتحار|أنتحر|ينتحر|تنتحر|أقتل نفسي|قتل نفسي|أموت نفسي|أذي نفسي|أؤذي نفسي|إيذاء نفسي|إيذاء النفس|أجرح نفسي|جرحت نفسي|أنهي حياتي|إنهاء حياتي|لا أريد أن أعيش|ما أبي أعيش|ما أبغى أعيش|ما ودي أعيش|أريد الموت|أريد أن أموت|أبي أموت|أبغى أموت|ودي أموت|أتمنى الموت|أتمنى أموت|أتمنى أن أموت',
  ],
  [
    'self-harm',
    'suicide|suicidal|kill myself|killing myself|end my life|ending my life|take my life|hurt myself|hurting myself|harm myself|cut myself|cutting myself|self harm|want to die|wanna die|wish i was dead|wish i were dead|don t want to live|do not want to live|no reason to live',
  ],
  [
    'abuse',
    'يضربني|تضربني|ضربني زوجي|يعنفني|تعنفني|يتحرش بي|يتحرش فيني|تحرش بي|تحرش فيني|اغتصبني|يغتصبني|اغتصاب|عنف أسري|يعتدي علي|اعتدى علي',
  ],
  [
    'abuse',
    'beats me|hits me|hitting me|molested|raped|sexually abused|domestic violence|abuses me|abusing me|sexual assault|touches me where',
  ],
  [
    'poisoning',
    swallowed,
    'كلور|كلوركس|مبيد|فلاش|منظف|مبيض|ديتول|أسيد|بطارية|بطاريه|مغناطيس|كاز|كيروسين|بنزين|سم|سم فيران',
  ],
  ['poisoning', 'بلع|بلعت|ابتلع|ابتلعت', 'أدوية|دواء|حبوب|شريط|علبة'],
  ['poisoning', 'جرعة زائدة|جرعة زايدة|شريط كامل|علبة كاملة|حبوب كثيرة|تسمم دوائي'],
  ['poisoning', 'overdose|overdosed|poisoned|swallowed bleach|drank bleach'],
  [
    'poisoning',
    'swallowed|drank|ate|took',
    'bleach|battery|detergent|pesticide|poison|rat poison|magnet|whole bottle|whole box|whole pack|too many pills|too many tablets',
  ],
  ['poisoning', 'swallowed', 'pills|tablets|medicine|medication'],
  [
    'allergy',
    'تورم|انتفاخ|ورم|تورمت|انتفخ|انتفخت|متورم|متورمة',
    'لسان|لساني|لسانه|لسانها|حلق|حلقي|حلقه|شفايف|شفايفي|شفاه|شفتي|وجهي فجأة',
  ],
  ['allergy', 'swelling|swollen|swelled', 'tongue|lips'],
  ['allergy', 'throat', 'closing|closing up|closes|swelling up'],
  ['allergy', 'anaphylaxis|anaphylactic|صدمة تحسسية|صدمة الحساسية'],
  [
    'pregnancy',
    'حامل|حمل|حملي',
    'نزيف|دم غزير|ينزل دم|نزل دم|نزل مني دم|ينزل مني دم|نزل ماء|نزلت موية|نزول ماء|ما أحس بحركة|ما أحس بحركته|ما أحس بحركتها|لا أحس بحركة|لا أشعر بحركة|قلت حركة|قلت حركته|توقفت حركة|ما يتحرك|لا يتحرك',
  ],
  [
    'pregnancy',
    'pregnant|pregnancy',
    'bleeding|waters broke|water broke|baby is not moving|baby not moving|baby isn t moving|no movement|no movements|stopped moving|hasn t moved',
  ],
];

const anywhere: ReadonlySet<Emergency> = new Set<Emergency>(['infant-fever', 'pregnancy']);
/** Some eight words. */
const closeBy = 50;

// "No chest pain" is none; "cannot breathe" names itself.
const no = 'ما|لا|لم|بدون|بلا|ليس|ولا|وما|مافي|مافيه|مو|دون|no|not|without|never|denies|any';
const between = 'في|فيه|فيها|فيني|عندي|عنده|عندها|معي|معه|يوجد|توجد|اعاني من|يعاني من|اي|من|a|any|had|have|having';
/** Attached conjunctions, prepositions and articles, as people write them. */
const attached = '[وف]?(?:[بلك]?ال|لل|[بلك])?';

const pattern = (part: string) =>
  new RegExp(`(?<=^| )(?<!(?:^| )(?:${no})(?: (?:${between}))? )${attached}(?:${foldArabic(part)})(?= |$)`, 'gu');

const lexicon = signs.map(([emergency, ...parts]) => ({
  emergency,
  parts: parts.flatMap((part) => (part === undefined ? [] : [pattern(part)])),
  within: anywhere.has(emergency) ? Infinity : closeBy,
}));

const places = (words: string, part: RegExp) => [...words.matchAll(part)].map(({ index }) => index);

function occurs(words: string, { parts, within }: (typeof lexicon)[number]): boolean {
  const [first = [], ...rest] = parts.map((part) => places(words, part));
  return first.some((place) => rest.every((others) => others.some((other) => Math.abs(other - place) <= within)));
}

/** The kinds of emergency of which a text has the words; empty when there are none. Nothing of the text is kept. */
export function emergenciesIn(text: string): Emergency[] {
  // A stop stays, so that the "no" of one sentence does not take away the pain of the next.
  const words = foldArabic(text.replace(/[.,:;!?؟،؛\n]+/g, ' \u2022 '))
    .replace(/[^\p{L}\p{N}\u2022]+/gu, ' ')
    .trim();
  const found = lexicon.filter((line) => occurs(words, line));
  return [...new Set(found.map(({ emergency }) => emergency))];
}
