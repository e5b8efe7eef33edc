import type { Emergency } from './red-flags.ts';
import { emergenciesIn } from './red-flags.ts';

const cases: Record<Emergency, readonly string[]> = {
  'chest-pain': [
    'عندي ألم شديد في الصدر منذ ساعة',
    'وألم بالصدر مع تعرق',
    'صدري يوجعني ويروح لليد اليسار',
    'كتمة في صدري',
    'أبوي جته جلطة بالقلب',
    'chest pain since this morning',
    'My chest feels tight when I lie down',
    'I think he is having a heart attack',
  ],
  breathing: [
    'عندي ضيق نفس شديد',
    'طفلي ما يقدر يتنفس زين',
    'وضيق في التنفس',
    'شفايفه زرق',
    'تحس باختناق',
    'I cannot breathe when I lie flat',
    "She can't breathe",
    'shortness of breath at rest',
  ],
  bleeding: [
    'نزيف لا يتوقف من الأنف',
    'ولدي ينزف بقوة',
    'أبوي يستفرغ دم',
    'heavy bleeding',
    "the cut is bleeding and won't stop",
  ],
  unconscious: [
    'أغمي عليه قبل شوي',
    'فقدت الوعي دقيقتين',
    'ولدي تشنج مع الحرارة',
    'امي ما تستجيب',
    'she passed out',
    'he had a seizure',
  ],
  stroke: [
    'فمه مال وفجأة صار ثقل في الكلام',
    'اعوجاج الفم من ساعة',
    'شلل مفاجئ في اليد',
    'her face is drooping',
    'slurred speech',
  ],
  'infant-fever': [
    'رضيعي حرارته 38.5',
    'عمرها أسبوعين. عندها سخونة من أمس وما ترضع',
    'My newborn has a fever of 38.6',
    'fever in a 3 weeks old baby',
  ],
  'self-harm': [
    'أفكر في الانتحار',
    'أفكر بالانتحار كل يوم',
    'أتمنى الموت',
    'ما أبي أعيش',
    'I want to kill myself',
    'My sister says everybody would be better off without her',
    "I don't want to live",
  ],
  abuse: ['زوجي يضربني كل يوم', 'واحد من أهلي يتحرش فيني', 'My husband beats me', 'I was raped last night'],
  poisoning: [
    'ولدي شرب كلور',
    'بلعت بطارية صغيرة',
    'بلع حبوب جدته',
    'أخذت جرعة زائدة',
    'she drank bleach',
    'he swallowed a button battery',
    'overdose of paracetamol',
  ],
  allergy: [
    'تورم لساني بعد الروبيان',
    'شفايفي انتفخت فجأة',
    'انتفاخ في الشفاه واللسان',
    'My tongue is swollen after peanuts',
    'my throat is closing',
  ],
  'severe-infection': [
    'حرارة وتصلب في الرقبة',
    'ولدي فيه سخونة وبقع بنفسجية ما تروح إذا ضغطت عليها',
    'أمي معها التهاب وتهذي',
    'fever and a stiff neck',
    'fever with a rash that does not fade under a glass',
  ],
  pregnancy: [
    'أنا حامل بالشهر الثامن وما أحس بحركة الجنين',
    'حامل ومعي نزيف',
    'I am pregnant and bleeding',
    'pregnant and the baby is not moving',
  ],
};

describe.each(Object.entries(cases))('Beyond 2: words of %s', (emergency, texts) => {
  test.each(texts)('%s', (text) => expect(emergenciesIn(text)).toContain(emergency));
});

test('as people write: any case, marks, spelling and stops', () => {
  expect(emergenciesIn('أَلَمٌ في الصَّدْر')).toEqual(['chest-pain']);
  expect(emergenciesIn('الم,في الصدر!!')).toEqual(['chest-pain']);
  expect(emergenciesIn('CHEST PAIN')).toEqual(['chest-pain']);
  expect(emergenciesIn('ولدي مايقدر يتنفس')).toEqual(['breathing']);
  expect(emergenciesIn('صدري يوجعنيييي')).toEqual(['chest-pain']);
  expect(emergenciesIn('ظيق نفس شديد')).toEqual(['breathing']);
  expect(emergenciesIn('ما عاد أحس بحركة الجنين وأنا بالثامن')).toEqual(['pregnancy']);
  expect(emergenciesIn('')).toEqual([]);
});

test('several at once are all named, each once', () => {
  const text = 'عندي ألم في الصدر وضيق نفس، ألم في صدري شديد';
  expect(emergenciesIn(text)).toEqual(['chest-pain', 'breathing']);
});

test.each([
  'My husband has chest pain, which doctor should he see?',
  'صدري يوجعني من الصبح، كم لازم أنتظر؟ ومتى يكون خطير؟',
  'كنت جالس وجاني ألم في الصدر',
])('Beyond 2: a question behind it, and what somebody was doing, do not take it away: «%s»', (text) => {
  expect(emergenciesIn(text)).toEqual(['chest-pain']);
});

test.each([
  'Which doctor is for chest pain?',
  'كنت أعاني من ألم في الصدر',
  'لو صار ألم في الصدر وش أسوي؟',
  'ما عندي ألم في الصدر ولا ضيق نفس',
  'ما أغمي عليه ولا استفرغ',
  'بدون نزيف شديد',
  'ولدي عمره سبع سنوات، طاح وما فيه إغماء',
  'No chest pain, no shortness of breath',
  'He never passed out',
  'Let us get to the heart of the matter',
  'What is a healthy heart rate when I run?',
  'عندي ضغط وتخطيط القلب سليم، هل أوقف الدواء؟',
  'ضغطي 140 وعندي خفقان في القلب',
  'صدري سليم كما قال الطبيب في آخر زيارة قبل سنة. أما الآن فعندي ألم في ركبتي بعد الجري',
  'ألم في أسفل الظهر من أيام وحرارة خفيفة',
  'عندي زكام وحرارة من ثلاثة أيام',
  'صعوبة في البلع وفي نفس الوقت ألم في الأذن',
  'تشنج في عضلة الساق بالليل',
  'تشنج القولون مع الأكل',
  'أدوية السكر قبل الأكل أو بعده؟',
  'طول الورم 5 سم وكنت أكلت قبل الفحص',
  'ما أقدر أسامح نفسي',
  'My 18-month-old has a fever',
  'How often should I change the battery of my hearing aid?',
  'Is swimming breaststroke good for my back?',
  'My gums bleed a little when I brush',
  'أقيس الدم كل يوم ودورتي غزيرة',
  'هل الحمل يأتي مع تكيس المبايض؟',
  'We have tried for eight months. My cycles are 28 to 30 days. My husband is 41 and smokes.',
  'My nail turned black two days after the race. No injury otherwise, I am 38.',
])('Beyond 2: no card for «%s»', (text) => {
  expect(emergenciesIn(text)).toEqual([]);
});
