import { foldArabic } from '@clinic/contracts';
import { emergencies, ruleLists } from './red-flag-words.ts';
import type { Emergency } from './red-flag-words.ts';

export { emergencies };
export type { Emergency };

/** Signs that stay when they are told of the past or asked about: who was in such danger may be again. */
const lasting: ReadonlySet<Emergency> = new Set<Emergency>(['self-harm', 'abuse']);
/** Signs of which the parts may stand in different sentences: an age or a pregnancy is told once. */
const acrossSentences: ReadonlySet<Emergency> = new Set<Emergency>(['infant-fever', 'pregnancy', 'severe-infection']);

/** Folded once more for those who write ظ for ض. */
const folded = (text: string) => foldArabic(text).replace(/ظ/g, 'ض');

/** "Not" that is written together with its verb: «مايقدر». */
const joinedNot =
  /(?<= |^)([وف]?)(ما|لا)(?=[ايتن]?(?:قدر|عرف|رد|صح|فيق|فاق|تحرك|تكلم|تنفس|وقف|توقف|حس|شوف|بي|بغ|ود|فيد|نفع|خف|قوم|عاد|رضع|ستجيب|ستطيع|ستيقظ|نوم|دري|في|عند|فتح|مشي))/gu;

const nounBefore = '[وف]?(?:ه?ال|[بلك]ال|لل|[بلك])?';
const verbBefore = '[وفل]?[بحس]?[ايتن]?';
const wordAfter = '(?:ت|و|ات|ون|وا|ين|ان|ا)?(?:ني|نا|ها|هم|كم|هن|ك|ه|ي|يه|لي|له|لها|لنا|لهم)?';

const numbers =
  'واحد|وحده|ثلاث|ثلاثه|اربع|اربعه|خمس|خمسه|ست|سته|سبع|سبعه|ثمان|ثمانيه|تسع|تسعه|عشر|عشره|عشرين|ثلاثين|اربعين|خمسين|ستين|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** Patterns that words with numbers need. The first three months of life, and not how long something has lasted. */
const patterns: Readonly<Record<string, string>> = {
  AGE: `(?<!(?:من|منذ|قبل|كل|خلال|لمده|مده|اخر|for|since|last|every) )(?:(?:ال)?(?:شهر|شهرين|شهران|اسبوع|اسبوعين|اسبوعان)(?! (?:راح|اللي|الماضي|الجاي))|(?:[1-9]\\d?|${numbers}) (?:يوم|ايام|اسبوع|اسابيع)|(?:[123]|ثلاث|ثلاثه) (?:شهور|اشهر)|(?:[1-9]\\d?|${numbers}) (?:day|week)s?(?: old)?|(?:[123]|one|two|three) months? old)|(?<=(?:ولدت|ولد|انولد|انولدت|ولدته|ولدتها|جبته|جبتها) )(?:قبل|من) (?:شهر|شهرين|اسبوع|اسبوعين|(?:[1-9]\\d?|${numbers}) (?:يوم|ايام|اسابيع))`,
  // Looser than AGE: for a text that speaks of a child.
  FIRST_MONTHS: `(?<!(?:for|since|last|every|past|من|منذ|قبل|كل|خلال|لمده|مده|اخر|بعد) )(?:[12]|one|two) months?(?! (?:ago|later))|[بف]?ي? ?(?:ال)?(?:اسبوع|شهر)(?:ه|ها|ها) (?:ال)?(?:اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن)|(?:ما|لم) (?:كمل|كملت|يكمل|تكمل) (?:ال)?(?:شهر|شهره|شهرها|شهرين|اربعين)`,
  // Not the age of whoever writes.
  DEGREES:
    '(?<!(?:am|aged|husband is|wife is|عمري|عمره|عمرها) )(?:38|39|40|41)(?:\\.\\d+)?(?! (?:يوم|اسبوع|days?|weeks?))',
  // A temperature that is no fever, where no other is named.
  NORMAL: '(?:36(?:\\.\\d)?|37(?:\\.[0-4])?(?! و?نص))(?! (?:weeks?|اسبوع|يوم|days?))(?!.* (?:38|39|40|41))',
  // An age past those three months.
  OLDER:
    '(?<!(?:for|since|last|من|منذ|قبل) )(?:[4-9]|1\\d|اربع|اربعه|خمس|خمسه|ست|سته|سبع|سبعه|ثمان|ثمانيه|تسع|تسعه|عشر|عشره|four|five|six|seven|eight|nine|ten|eleven) (?:شهور|اشهر|months?)',
  PILLS:
    '(?:[89]|[1-9]\\d|ثمان|تسع|عشر|عشرين|ثلاثين|اربعين|خمسين|ten|fifteen|twenty|thirty|forty) (?:حبه|حبات|حبوب|قرص|اقراص|بنادول|بندول|pills?|tablets?|capsules?|paracetamol|panadol|ibuprofen|aspirin|[a-z]+ (?:pills|tablets))',
  // The second half of a pregnancy, or a week that only pregnancies count.
  WEEKS:
    '(?:2\\d|3\\d|4[0-2]) weeks?|[بف]?ي? ?(?:ال)?اسبوع (?:ال)?(?:\\d+|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|حادي عشر|ثاني عشر|عشرين|ثلاثين|[^ ]+ و(?:ال)?(?:عشرين|ثلاثين))',
  // The upper value of a blood pressure.
  HIGH: '(?:1[6-9]|2[0-2])\\d',
};

type Kind = 'pattern' | 'latin' | 'exact' | 'verb' | 'noun';

function kindOf(word: string): Kind {
  if (word in patterns) return 'pattern';
  if (/^[a-z0-9]/.test(word)) return 'latin';
  return word.startsWith('=') ? 'exact' : word.startsWith('~') ? 'verb' : 'noun';
}

/** Words of one kind as a pattern of the forms that people write. */
function formsOf(kind: Kind, words: readonly string[]): string {
  if (kind === 'pattern') return words.map((word) => patterns[word] ?? word).join('|');
  const stems = words.map((word) => folded(word.replace(/[~=]/, '')).replace('*', '[^ ]*'));
  const stem = `(?:${stems.join('|')})`;
  if (kind === 'latin') return `${stem}s?`;
  if (kind === 'exact') return `[وف]?${stem}`;
  return (kind === 'verb' ? verbBefore : nounBefore) + stem + wordAfter;
}

/** "No chest pain", "neither … nor", "he never fainted", with what may stand between. */
const denied =
  '[وف]?(?:ما|لا|لم|مو|مب|مهو|ليس|ليست|لست|ماني|مافي|مافيه|مافيني|ما في|not|never|isnt)' +
  '(?: (?:في|فيه|فيها|فيني|عندي|عنده|عندها|عندنا|معي|معه|معها|علي|عليه|عليها|يوجد|توجد|اي|من|قد|عمري|عمره|جاني|جاه|جته|جاته|جاتني|احس|حسيت|اشعر|اعاني|يجيني|يجيه|يجيها|جايني|صار لي|يعاني|تعاني|اشتكي|يشتكي|بعد|افكر|افكار|فكر|اني|انه|تظهر|اصب|يصب|تصب|اصاب|a|an|any|had|has|have|having|been|feel|feeling|think|thinking|thought|about|of|in|باي|بها|حاس|really|ever|lose|be|am)){0,4}';
/** Of those everything is denied up to the next stop or "but". */
const deniedOn =
  '(?:ولا(?! راح| وقف| خف)|بدون|بلا|دون|no|without|denies|nobody|none|nor|neither|free of|ما احد|محد|ما حد)(?: (?!,|but)[^ ]+){0,3}|(?:لا|ما) (?:اعاني|يجيني|يجيه|يجيها|جايني|صار لي|يعاني|تعاني|اشتكي|يشتكي|تشتكي)(?: (?!,)[^ ]+){0,7}';

/** Longest stretch before a word in which a denial is looked for, in letters. */
const denialReach = 60;
const isDenied = new RegExp(`(?:^| )(?:${denied}|${deniedOn}) $`, 'u');

/** A word beside others: they tell enough for its own forms to be looser, which keeps the pattern small. */
function wordInPhrase(word: string): string {
  const kind = kindOf(word);
  if (kind !== 'noun' && kind !== 'verb') return formsOf(kind, [word]);
  const stem = folded(word.replace('~', '')).replace('*', '[^ ]*');
  if (kind === 'verb') return `[وفبحس]{0,2}[ايتن]?${stem}[ا-ي]{0,3}`;
  return stem.length < 3 ? `[وف]?(?:ال)?${stem}` : `[وفبلاك]{0,3}${stem}[ا-ي]{0,3}`;
}

const kinds: readonly Kind[] = ['pattern', 'latin', 'exact', 'verb', 'noun'];

/** A list as one pattern. Words of a kind share what stands before and after them, which keeps it small. */
function listPattern(list: string): RegExp {
  const entries = list.split('|');
  const single = entries.filter((entry) => !entry.includes(' '));
  const phrases = entries
    .filter((entry) => entry.includes(' '))
    .map((entry) => entry.split(' ').map(wordInPhrase).join(' '));
  const forms = kinds.flatMap((kind) => {
    const words = single.filter((word) => kindOf(word) === kind);
    return words.length === 0 ? [] : [formsOf(kind, words)];
  });
  return new RegExp(`(?<=^| )(?:${[...phrases, ...forms].join('|')})(?= |$)`, 'gu');
}

const anyOf = (words: string) => new RegExp(`(?:^| )(?:${folded(words)})(?= |$)`, 'u');

/** What somebody was doing when it began: "I was sitting and …" tells of no past. */
const scene =
  '(?:جالس|قاعد|نايم|نائم|واقف|ماشي|راكب|ساجد|راكع)(?:ه|ين|ا)?|(?:ا|ي|ت|ن)(?:مشي|سوق|قود|صلي|لعب|اكل|طبخ|تفرج|تروش|تحمم|ركض|شتغل|كلم)';
/** What is over: long ago, gone, cured, or has been so for a year. */
const over = anyOf(
  `و?كانت?(?! (?:في|فيه|جنب|علي|داخل|تحت|موجود|\\d|${scene}))|و?كنت(?! (?:${scene}))|` +
    '(?<!ول[^ ]{1,5} )قبل (?:[^ ]+ )?(?:شهر|شهرين|اسابيع)|بعد (?:ال)?(?:جلط|سكت)[^ ]* ب[^ ]+|(?:جته|جاته|جتها|جاتها|جاه|جاها|اصيب|اصيبت) [^,]{0,25}عمر(?:ه|ها) \\d+|(?:ال)?اسبوع (?:اللي راح|الماضي)|قبل (?:[^ ]+ )?(?:سنه|سنتين|سنين|سنوات|شهور|اشهر|عام|عامين|اعوام)|(?:ال)?عام|العام (?:الماضي|اللي راح)|في العام الماضي|(?:ال)?(?:صيف|شتاء|شهر) الماضي|السنه (?:الماضيه|اللي راحت|اللي فاتت)|زمان|سابقا|(?:ال)?سابقه?|(?:من|في) صغر(?:ي|ه|ها)|بصغر(?:ي|ه|ها)|[وف]?انا (?:بال|في ال)(?:مدرسه|متوسط|ثانوي|جامعه|ابتدائي)|(?:ما|ولم|لم) (?:تكرر|يتكرر|تتكرر)|و?(?:انا|هو|هي) صغيره?|في طفولت[^ ]+|عام \\d{4}|سنه \\d{4}|ايام كورونا|(?:من|منذ) (?:[^ ]+ )?(?:سنه|سنتين|سنين|سنوات|اعوام)|حمل[يه]ا? (?:ال)?اول|و?تعاف[^ ]+|و?تعالج[^ ]+|و?تشاف[^ ]+|و?شف(?:ي|يت)|(?<!(?:لا|ما) )و?راحت?(?= ,|$)|كل شهر|راحت? (?:عني|عنه|عنها)|متي (?:ارجع|نرجع|يرجع|ترجع|اقدر|يقدر|تقدر) [^ ]*(?:سوق|لعب|تمرن|شتغل|سافر|مدرسه|دوام|رياضه|كوره)|راحت? ال(?:سخون|حرار|الم|وجع|ضيق|كتم|نزيف|دم|دوخ|طفح|ورم|انتفاخ|تنميل)[^ ]*|(?:الحمد ?لله) (?:راح|خف|زال|اختف|تحسن)[^ ]*|[وف]?(?:توفي|توفت|مات|ماتت) (?:[^ ]+ )?ب(?:ال)?[^ ]+|حمل[يه]ا? (?:ال)?(?:سابق|ماضي)|' +
    '(?:[^ ]+ )?years? ago|(?:[^ ]+ )?months? ago|(?:[^ ]+ )?weeks ago|had a [^,]{0,25}at (?:the age of )?\\d\\d|(?<!(?:since|from|for) )(?:the )?last (?:year|month|spring|summer|autumn|winter|ramadan)|in \\d{4}|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|died (?:of|from)|passed away|in my (?:last|previous) pregnancy|used to|when i was (?:a |young|little)[^ ]*|as a (?:child|teenager|kid)|as a baby|years ago|history of|recovered|used to have|turned out to be reflux|went away|has stopped|had stopped|stopped a week ago|for (?:[^ ]+ )?years|for two years|first pregnancy|since childhood',
);
/** What is on again or still. */
const on = anyOf(
  '[وف]?(?:الحين|دحين|الان|الليله|اليوم|امس|البارح|البارحه|للحين|توه|توها|توي|فجاه|حاليا)|قبل شوي|قبل قليل|(?:من|قبل|منذ) (?:[^ ]+ )?(?:ساع[^ ]+|دقايق|دقيقه|دقائق)|(?:من|منذ) (?:ال)?(?:صبح|صباح|فجر|ضهر|عصر|مغرب|عشا|عشاء|شوي)|now|today|tonight|yesterday|again|suddenly|still|just now|this morning|since (?:last night|yesterday|this morning|noon|lunch|dawn)|(?:since|for|about) (?:[^ ]+ ){1,3}(?:minutes|hours?)|(?:the )?(?:past|last) (?:[^ ]+ )?(?:minutes|hours?)',
);
const back = anyOf('[وف]?(?:رجع|رجعت|عاد|عادت|يرجع|ترجع) ?(?!دم)|again|came back|is back|has returned');
const well = anyOf(
  '[وف]?(?:الحين|دحين|الان|اليوم) (?:لا|ولا شي|ما عاد (?:في|يجي|يوجع|اشتكي)[^ ]*|ما (?:في|فيني|فيه|فيها|عندي|عنده|عندها) شي|تمام|ممتاز|كويس|كويسه)(?= |$)|(?:الحين|الان|هو|هي|وهو|وهي) (?:[^ ]+ )?(?:[^ ]+ )?(?:خف|خفت|[وف]?طيب|[وف]?طيبه|بخير|زين|زينه|احسن|سليم)|ما فيني شي|ما فيه شي|(?:now|is|am) (?:fine|well|okay|ok|better|healed)|و?الحمدلله وقف|وقف الدم|has stopped bleeding|stopped bleeding|the bleeding stopped|not pregnant|مو حامل|لست حامل[^ ]*',
);
/** What is asked in general, or feared. */
const general = anyOf(
  '[وف]?هل (?:ال)?(?:بنج|تخدير)|كيف (?:اقي|نقي|احمي|نحمي|اتجنب|نتجنب|نتحدث|نتعامل|اشرح|نشرح|نتكلم|اساعد)|[وف]?(?:ال)?وقايه|ما (?:هي |هو )?(?:ال)?(?:تمارين|اطعمه|افضل|بدائل|فوائد|طرق|فحوص[^ ]*)|ما (?:هي )?(?:اسباب|علامات|اعراض|انواع|الفرق|الجرعه)|[وف]?(?:وش|ايش|شو) (?:هي )?(?:اسباب|اعراض|علامات|الفرق|شروط|اسوي لو)|كيف اعرف|هل [^ ]+ (?:[^ ]+ )?تعتبر|(?:هل|ممكن|يمكن) (?:[^ ]+ ){0,3}(?:ان )?(?:يسبب|تسبب|يودي|تودي|يجيب|تجيب|يوثر|توثر|ترتفع|ينزل)|(?:[وف]?(?:وش|ايش|شو|ماذا|كيف) [^ ]+ )?لو (?:صار|جا|جاه|جاها|جاني|جته|جتني|حصل|حدث|اغمي|طاح|بلع|شرب)[^ ]*|ابغي اتعلم|تاريخ عائلي|وراثه|[وف]?اخاف (?:تجيني|يجيني|من|تصير|يصير|ينكتم|يغمي|انجلط|اتحسس)|متي (?:يكون|تكون|يصير|تصير|يعتبر|تعتبر|اقيس|نقيس|اقلق|نقلق|يوقف|اول|احس|يجب|ارجع|نرجع|اقدر|يقدر)|(?<!(?:ادري|اعرف|نعرف|ندري|عارف|داري) )كم (?:درجه|حبه)|' +
    'what (?:should i do )?if (?:someone|somebody|a person|anyone)|in case (?:of|he|she|my)|what if|if (?:he|she|it|my [^ ]+) ever|what temperature|is a temperature|will i|would i be|would it|is there a (?:test|vaccine)|what (?:causes|are|is|room)|which|how (?:many|much|soon|long after|do i donate)|can (?:stress|anxiety) cause|do(?:es)? (?:[^ ]+ ){1,3}cause|symptoms of|warning signs|my (?:dog|cat|puppy|kitten) (?:had|has|is|was|keeps)|is it normal|risk of|runs in the family|might have|prevent[^ ]*|difference between|when (?:is|will|do|does)|how can i (?:help|support)',
);

/** Seen at an emergency department, and let go. */
const seen = anyOf(
  '(?:ال)?(?:طواري|مستشفي|اسعاف) (?:[^ ]+ ){0,8}(?:[وف]?(?:طلعنا|طلعونا|طلعوني|رجعنا|رجعونا|خرجنا|خرجونا|رخصونا))|' +
    '(?:emergency|hospital|er|a&e) (?:[^ ]+ ){0,8}(?:discharged|sent (?:us|me|him|her) home|let (?:us|me|him|her) go)',
);
const worse = anyOf(
  '[وف]?(?:الحين|دحين|الان)|now|لسا|لسه|مازال|ما زال|لا زال|لازال|للحين|زاد|زادت|اقوي|اسوا|worse|not better|no better',
);

interface WordList {
  readonly pattern: RegExp;
  /** Whether "no" before its words takes them away. */
  readonly deniable: boolean;
}

interface CompiledRule {
  readonly sign: Emergency;
  readonly gap: number;
  readonly wanted: readonly WordList[];
  readonly unwanted: readonly WordList[];
  /** Not anywhere in the text. */
  readonly unwantedAtAll: readonly WordList[];
}

const knownLists = new Map<string, WordList>();

/** Rules share lists of words; each is made into a pattern once. */
function compiledList(list: string): WordList {
  const known = knownLists.get(list) ?? newList(list);
  knownLists.set(list, known);
  return known;
}

const newList = (list: string): WordList => ({
  pattern: listPattern(list.replace(/^(?:!+|\?)/, '')),
  deniable: !/^[!?]/.test(list),
});

let compiled: readonly CompiledRule[] | undefined;

/** The rules as patterns, made when the first text is looked at. */
const lexicon = () =>
  (compiled ??= emergencies.flatMap((sign) =>
    ruleLists[sign].map(([gap, ...lists]) => ({
      sign,
      gap,
      wanted: lists.filter((list) => !list.startsWith('!')).map(compiledList),
      unwanted: lists.filter((list) => /^!(?!!)/.test(list)).map(compiledList),
      unwantedAtAll: lists.filter((list) => list.startsWith('!!')).map(compiledList),
    })),
  ));

interface Place {
  readonly from: number;
  readonly to: number;
}

const placesOf = (words: string, { pattern, deniable }: WordList): Place[] =>
  [...words.matchAll(pattern)]
    .filter(({ index }) => !deniable || !isDenied.test(words.slice(Math.max(0, index - denialReach), index)))
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

const near = (a: Place, b: Place, gap: number) => b.from - a.to <= gap && a.from - b.to <= gap;

function occurs(words: string, { gap, wanted, unwanted }: CompiledRule): boolean {
  const places: Place[][] = [];
  for (const list of wanted) {
    const found = placesOf(words, list);
    if (found.length === 0) return false;
    places.push(found);
  }
  const [first = [], ...rest] = places;
  return (
    first.some((place) => rest.every((others) => others.some((other) => near(place, other, gap)))) &&
    unwanted.every((list) => placesOf(words, list).length === 0)
  );
}

const has = (words: string, pattern: RegExp) => words.search(pattern) >= 0;

/** Whether a text tells of what a hospital has looked after since. */
const isSettled = (text: string) => has(text, seen) && !has(text, worse) && !has(text, back);

/** A sentence up to the clause that asks in general: "he has chest pain, which doctor is for that" still tells of chest pain. */
function beforeQuestion(words: string): string {
  const asked = words.search(general);
  const clause = asked < 0 ? -1 : words.lastIndexOf(' , ', asked);
  return clause < 0 ? words : words.slice(0, clause);
}

/** Whether a sentence tells of what is over. */
const isOver = (words: string) => has(words, well) || (has(words, over) && !has(words, back) && !has(words, on));

/** Whether a sentence only asks in general. */
const isGeneral = (words: string) => has(words, general) && !has(words, on);

/** Sentences as folded words; a comma and "but" end what a "no" denies. */
function sentencesOf(text: string): string[] {
  // "As if" would fold to "was".
  return folded(text.replace(/كأن/g, 'مثل '))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(joinedNot, '$1$2 ')
    .replace(/ما عاد(?= )/g, 'ما')
    .replace(/(?<= |^)([وف]?)(بعد|قبل|كل|مثل|زي|اول|وقت|يوم|حين|عند) ما(?= )/g, '$1$2ما')
    .replace(/[’`]/g, "'")
    .replace(/(?:can't|cant|can not)(?![a-z])/g, 'cannot')
    .replace(/won'?t(?![a-z])/g, 'will not')
    .replace(/n't(?![a-z])/g, ' not')
    .replace(/(?<=\b(?:do|does|did|is|has|have))nt(?![a-z])/g, ' not')
    .replace(/(?<=\d)[.,٫](?=\d)/g, '.')
    .split(/(?:\.(?!\d)|[!?؟;؛\n])+/)
    .map((sentence) =>
      sentence
        .replace(/'(?=s )/g, ' ')
        .replace(/[،,:…]+/g, ' , ')
        .replace(/ (?:بس|لكن|ولكن|لكنه|لكنها|الا ان|but|however|although|just) /g, ' , ')
        .replace(/[^\p{L}\p{N},.]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** The kinds of emergency of which a text tells, in a fixed order; empty when there are none. Nothing of the text is kept. */
export function emergenciesIn(text: string): Emergency[] {
  const sentences = sentencesOf(text);
  const whole = sentences.join(' , ');
  const news = isSettled(whole)
    ? []
    : sentences
        .filter((sentence) => !isOver(sentence))
        .map(beforeQuestion)
        .filter((sentence) => !isGeneral(sentence));
  const found = lexicon().filter((rule) => {
    if (rule.unwantedAtAll.some((list) => placesOf(whole, list).length > 0)) return false;
    const among = lasting.has(rule.sign) ? sentences : news;
    return acrossSentences.has(rule.sign)
      ? occurs(among.join(' , '), rule)
      : among.some((words) => occurs(words, rule));
  });
  return emergencies.filter((sign) => found.some((rule) => rule.sign === sign));
}
