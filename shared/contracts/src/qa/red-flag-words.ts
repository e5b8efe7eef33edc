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

/**
 * How people speak of emergencies, in Saudi dialect, standard Arabic and English.
 *
 * A list of words is separated by `|`. An Arabic word stands for its forms: with article, prepositions and pronouns. `~` before
 * it adds the forms of a verb, `=` allows only "and" before it. `*` at the end of a word stands for any letters. Arabic stems
 * are written without their feminine ending. AGE, PILLS and DEGREES stand for the patterns with numbers of `red-flags.ts`.
 */

const unable =
  'ما ~قدر|ما قدر|مو قادر|ما هو قادر|ماهو قادر|مهو قادر|مب قادر|منب قادر|مش قادر|غير قادر|ما ~عرف|ما عاد ~قدر|لا ~ستطيع|لم ~ستطع|لا ~قدر|عاجز|فقد* قدر|ما عاد ~عرف|ماعاد ~عرف|ماعاد ~قدر|لم ~عد قادر|لم ~عد ~ستطيع|cannot|can not|could not|unable|not able|hardly|barely';
const child =
  'طفل|ولد|بنت|ابن|ابنه|ابنت|بزر|ورع|صغير|رضيع|بيبي|عيال|جاهل|baby|son|daughter|child|children|toddler|kid|boy|girl';
const pain =
  'الم|الام|وجع|~وجع|متوجع|~عور|~ولم|متالم|نغز|~نغز|وخز|~وخز|عصر|~عصر|طعن|سكاكين|pain*|ache*|aching|hurt*|stabbing';
const pressed =
  'نار|قافل|~قفل|منقفل|انقباض|~قبض|~كتم|~خنق|~شد|مشدود|ضغط|ضاغط|~ضغط|ثقل|ثقيل|كتم|مكتوم|كاتم|خنق|حرق|حرقان|~حرق|قابض|ماسك|مسك|صخر|شي ثقيل|pressure|tight*|crushing|squeez*|heav*|burning|clutching|elephant|discomfort|pressing|constrict*|gripping|dull';
const sudden =
  'فجا*|مفاجي*|قبل شوي|قبل قليل|قبل ساع|من ساع|منذ ساع|قبل نص ساع|اليوم|الصبح|صباح|البارح|sudden*|just now|this morning|an hour|hours ago|woke up|صحي وه*|صحي من|قام من نوم|قامت من نوم|today|all at once';
const severe =
  'شديد|كثير|كثر|غزير|بغزار|قوي|بقوه|حاد|~صب|نافور|ما وقف|ما ~وقف|ما ~توقف|لا ~توقف|لم ~توقف|لا ~قف|مو راضي|مغرق|~غرق|~سيل|سايل|مالي|تارس|بدون توقف|بلا توقف|ما ~نقطع|قطع كبير|heav*|a lot of|lots|severe*|badly|pour*|gush*|spurt*|not stop*|nonstop|cannot stop';
const limb = 'يد|رجل|ذراع|ساق|طرف|اطراف|arm|leg|hand|limb';
const weak =
  'ضعف|ضعيف|شلل|مشلول|انشل*|تنميل|نمل|منمل|خدر|مخدر|خامل|خمل|خدران|منمل|رخو|مرتخي|ما ~شيل|لا ~شيل|ما ~حس ف*|طايح|ميت|ما ~تحرك|لا ~تحرك|ما ~حرك|weak*|numb*|paralys*|paralyz*|cannot lift|cannot move|cannot raise|limp|cannot feel|not move|not moving|no feeling|tingl*';
const face = 'وجه|فم|حنك|خد|=ثمه|=ثمها|=ثمي|=ثم ابوي|برطم|ابتسام|~بتسم|face|mouth|smile';
const relative =
  'زوج|ابوي|ابو|ابي|والد|اخوي|اخي|اخو|خالي|خال|عمي|امي|ام|مرت|زوجه|طليق|خطيب|اهل|قريب|اقارب|قرايب|عيال عم|حما|husband|wife|father|dad|mum|mom|mother|brother|uncle|cousin|stepfather|stepmother|boyfriend|fiance|ex|partner|parents|family|in laws';
const carer = 'شغال|خادم|عامل|مربي|مدرس|معلم|سواق|سائق|سايق|حارس|maid|nanny|teacher|driver|coach';
const harmsMe =
  '~مد يده علي|~مد يدها علي|~مد ايده علي|مد يده علي|~ضربني|~ضربوني|~ضربنا|~طقني|~طقوني|~عنفني|~عنفوني|~عذبني|~جلدني|~حرقني|~خنقني|خنقني|~هددني|~حبسني|~حبسنا|~عذبنا|~عذبونا|~طقنا|~عنفنا|~رفسني|~صفقني|~كفخني|~كويني|كواني|كوتني|~شد شعري|~جر شعري|~بصق علي|~اذيني|~وذيني|~سحبني|~مد يد علي|~سكر علي باب|hit* me|hit* us|beat* me|beat* us|beats on me|slap* me|punch* me|kick* me|chok* me|strangl* me|threaten* me|threaten* to kill|burn* me|lock* me|hurt* me|push* me';
const swell =
  'تورم|~تورم|ورم|وارم|متورم|انتفاخ|انتفخ|~نتفخ|منتفخ|متنفخ|منفوخ|~تنفخ|تنفخ|كبير|نفخ|نافخ|كبر|~كبر|swell*|swollen|swelled|puff*|huge|enlarged';
const mouthParts = 'لسان|حلق|حنجر|بلعوم|شف|شفاه|شفايف|شفتا|شفتي|براطم|tongue|lip|throat';
const after =
  'بعد|اكل|اكلت|~اكل|لسع|wasp|bee|ابر|مضاد|دوا|دواء|حب|after|sting|stung|antibiotic*|ate|eating|injection|medicine|nut*';
const swallow = '=بلع|=بلعت|بلعه|بلعها|بالع|ابتلع|~بتلع|swallow*';
const ingest = `${swallow}|~شرب|~اكل|~تناول|~لحس|drank|drink*|drunk|ate|eaten|lick*|chew*|~مضغ|got into`;
const toxic =
  'ملمع|طلاء|مناكير|معطر|=عطر|شامبو|مطهر|معقم|سماد|نفتالين|كبريت|دهان|كلور*|مبيد|فلاش|منظف|=تنظيف|=التنظيف|مبيض|صابون|ديتول|اسيد|بطاري*|مغناطيس|كاز|قاز|كيروسين|بنزين|تنر|اسيتون|سم فيران|سم فار|السم|مزيل|bleach|batter*|detergent|pesticide|insecticide|poison*|rat poison|magnet*|kerosene|petrol|gasoline|antifreeze|cleaner|cleaning|acid|polish|remover|shampoo|perfume|sanitiz*|sanitis*|dishwasher|laundry|soap|thinner|paint|weed killer|chlorine|drain';
const pills = 'اقراص|حبوب|ادوي|دوا|دواء|شريط|علب|pill|tablet|medicine|medication';
const pregnant =
  'حامل|حمل|حوامل|=بالخامس|=بالسادس|=بالسابع|=بالثامن|=بالتاسع|شهر سادس|شهر سابع|شهر ثامن|شهر تاسع|pregnan*|trimester|WEEKS';
const noPregnancy = '!منع حمل|حبوب حمل|لولب|contracept*|=اثقال|pregnancy test';
const self = 'نفس|روح|عمر|حيات|myself|himself|herself|themselves';
const fever = 'حرار|سخون|مسخن|سخن|~سخن|ساخن|حمي|محموم|=حار|fever*|temperature|burning up|hot|DEGREES';

const newborn =
  'رضيع|مولود|حديث ولاد|حديثه ولاد|حديثي ولاد|نفاس ولد|ما كمل شهر|ما كمل شهرين|ما كملت شهرين|تطعيم شهرين|newborn|infant|neonate';

/**
 * One way to speak of a sign: a word of every list in one sentence, at most `gap` letters between that of the first list and each
 * other. A list that begins with `!` must not occur in it.
 */
export type Rule = readonly [gap: number, ...lists: string[]];

export const ruleLists: Record<Emergency, readonly Rule[]> = {
  'chest-pain': [
    [
      30,
      'صدر|عظم قص|عظمه قص|chest|breastbone|sternum',
      `${pain}|${pressed}`,
      '!دوره|مرضع|~رضع|رضاع|حليب|ثدي|دجاج|breast',
    ],
    [14, 'قلب|heart', pain, '!على حال|على ولد|broken'],
    [8, 'جلط|ذبح|نوب|ازم', 'قلب|قلبي|صدري'],
    [0, 'احتشاء|heart attack'],
  ],
  breathing: [
    [
      16,
      `${unable}|بموت|بصعوب|بقوه|بالقوه|صعوب|struggl*|difficult*|trouble|hard to|fight* for`,
      '?تنفس|~تنفس|~اخذ نفس|اخذ نفس|انفاس|breath*|catch my breath|catch his breath|catch her breath',
      '!خشم|انف|nose|stress',
    ],
    [
      10,
      'ضيق|ضاق|ضايق|~ضيق|ضيقه|مقطوع|انقطع|~نقطع|مكتوم|انكتم|~نكتم|انكتام|كتم|مخنوق|صعوب',
      'نفس|تنفس|انفاس',
      '!خشم|نفس وقت|نفس شي|نفس يوم|=نفسيت*|=نفسيه',
    ],
    [
      0,
      'ضيقه نفس|ما ~تنفس|لا ~تنفس|اختنق|~ختنق|مختنق|اختناق|مخنوق|~نهج|~نهت|~لهث|لاهث|ناهج|~نازع|انخنق|~نخنق|مو لاقي هوا|ما ~لقي هوا|ما لقي هوا|ما في هوا|ما فيه هوا|ما ~دخل هوا|ما ~دخلني هوا|=شرقت ب*|=شرق ب*|=غص ب*|=غصت ب*',
    ],
    [0, 'ما ~لحق على نفس|ما ~لحق نفس|ما ~كمل كلام|مو قادر* ~كمل كلام'],
    [
      16,
      'مزرق|زراق|bluish|purple|زرق|ازرق|ازرقت|زرقا|زرقاء|~زرق|blue',
      'شف|شفاه|شفايف|شفتا|شفتي|براطم|وجه|لسان|lip',
      '!عيون|eyes',
    ],
    [24, '~تنفس|تنفس|نفس|breath*', 'ضلوع|اضلاع|بسرع|سريع|~صفر|ribs|fast|rapid*', '!جري|رياض|تمارين|running|exercise'],
    [
      0,
      'not breathing|suffocat*|struggling for breath|fighting for breath|fighting for air|cannot get air|not get air|not get enough air|short of breath|shortness of breath|breathless*|choking|choked on|gasp*|wheezing badly|out of breath',
    ],
  ],
  bleeding: [
    [22, 'نزيف|نزف|~نزف|رعاف|bleed*|bled|hemorrhag*|haemorrhag*', severe],
    [
      40,
      'نزيف|نزف|~نزف|رعاف|دم|bleed*|blood',
      'ما وقف|ما ~وقف|ما ~توقف|لا ~توقف|لم ~توقف|مو راضي ~وقف|not stop*|will not stop|keeps coming',
      '!دور|test|=ضغط دم|تحليل',
    ],
    [22, 'نزيف|نزف|~نزف|bleed*', 'مسيل|مميع|سيول|thinner|warfarin'],
    [14, 'دم|دما|blood', severe, '!=ضغط دم|تحليل|تحاليل|فصيل|سكر دم|فقر|دور|blood test|blood pressure|blood sugar'],
    [
      14,
      '~رجع|~تقيا|تقيا|~ستفرغ|استفرغ|استفراغ|قيء|~زوع|~طرش|~كح|~سعل|سعال|vomit*|throw* up|threw up|cough* up|spit* up',
      'دم|دما|شي اسود|قهوه|blood|coffee',
      '!تحليل|blood test',
    ],
    [12, 'براز|خروج|stool', 'اسود|قطران|دم كثير|black|tarry', '!حديد|iron'],
    [30, 'vomit*|throw* up|threw up|~ستفرغ|~رجع', 'coffee grounds|مثل قهوه|زي قهوه|لون قهوه'],
    [30, '~بدل|~غير|~عبي|fill*|chang*|soak*', 'حفاض|فوط|pad|towel', 'كل|every|hour|minutes'],
    [0, 'soak* a pad|soak* through|~غير فوط كل|قطع كبير'],
    [30, 'دم|blood|clots', 'a lot of|بكثر|~صب', '!test|pressure|تحليل'],
  ],
  unconscious: [
    [
      0,
      '=غمي علي*|مغشي علي*|=غشي علي*|انهار وطاح|انهارت وطاحت|طاح من طول*|طاحت من طول*|طحت من طول*|مو راضي ~فتح عيون|مو راضيه ~فتح عيون|ما ~فتح عيون|لا ~فتح عيني|عيون* قلبت|قلبت عيون|عيون* انقلبت|عيون* راحت فوق|اغمي علي*|مغمي علي*|مغمي|اغماء|فقد* وعي|فاقد وعي|فاقده وعي|فقدان وعي|غاب* عن وعي|غايب عن وعي|غيبوب|مو واعي|ما هو واعي|غير واعي',
    ],
    [
      0,
      'ما ~صحي|لا ~صحي|ما صحي|مو راضي ~صحي|مو راضيه ~صحي|ما ~ستجيب|لا ~ستجيب',
      '!ودي|ليتني|~تمني|مدرس|دوام|مبكر|علاج|دواء|دوا|مضاد|school',
    ],
    [
      30,
      'طاح|سقط|داخ|فجا*|نايم|~صحي|سكر نازل|هبوط|collaps*',
      'ما ~رد|لا ~رد|ما ~حس|لا ~شعر|ما ~قوم|ما ~تكلم|not answer*|not mov*|not respond*',
    ],
    [0, '=تشنج|تشنجت|~تشنج|نوب* تشنج|تشنج حراري|نوب* صرع|رغو', '!قولون|عضل|ساق|رقب|معد|بطن|رجل|ظهر|كتف|فك|مهبل|صابون'],
    [24, 'تشنج', `حرار|سخون|${child}|جسم`, '!قولون|عضل|ساق|رقب|معد'],
    [24, 'تيبس|متيبس|تخشب|متخشب|~رتعش|~نتفض|انتفض|~رجف', 'عيون|جسم|كل|فم|رغو|ما ~حس|stiff'],
    [20, 'صرع', 'ما وقف|جاه|جاها|جته|نوب'],
    [
      0,
      'unconscious*|pass* out|fainted|fainting|faints|black* out|lost consciousness|loss of consciousness|lose consciousness|losing consciousness|seizure*|convuls*|had a fit|having a fit|having fits|collapsed|unresponsive|foaming|shaking all over|jerking|eyes rolled|eyes rolling|rolled back|went limp|floppy|coma|knocked out|out cold',
      '!treatment',
    ],
    [16, 'فقد|فقدت|~فقد', 'وعي'],
    [14, 'not|cannot|unable', '?wake|respond*|rouse', '!wish|want|school|treatment|antibiotic*|night|work'],
  ],
  stroke: [
    [
      20,
      face,
      'انعوج|~نعوج|منعوج|عوجا|مال|مايل|~ميل|ميل|ميلان|اعوج|معوج|عوج|~عوج|اعوجاج|انحراف|ارتخ*|مرتخي|ارتخاء|تدلي|متدلي|هابط|منحرف|~نحرف|متهدل|~تهدل|معوجه|انشل*|مشلول|شلل|droop*|drop*|crooked|uneven|sag*|lopsided|twisted|hang*|fallen|not smile|cannot smile|asymmetr*',
      '!سمن|شد|فيلر|بوتوكس|تقويم|اسنان|botox|filler',
    ],
    [24, 'نص|نصف|جنب|جانب|half|side', face, `${weak}|ما ~حس`],
    [30, 'smile|corner of', 'cannot|hang*|uneven|one side|droop*'],
    [12, 'طاح جنب|نزل جنب|one side', face],
    [20, 'نص|نصف|شق|جنب|جانب|half|one side|left side|right side', weak, '!نمت|نومه|sleep|اصابع|راس'],
    [
      14,
      'لسان|كلام|نطق|speech|words|talk*',
      'ثقل|ثقيل|معقود|انعقد|ملخبط|متلخبط|~خربط|~لخبط|مو مفهوم|غير مفهوم|تلعثم|متلعثم|~تلعثم|slur*|garbled|nonsense|jumbled|mumbl*|gibberish|no sense|not make sense|not making sense|مخربط|مخلوط|~خلط|cannot get',
      '!دم ثقيل',
    ],
    [30, 'فقد|فقدت|~فقد', 'قدر', 'نطق|كلام|تكلم|حرك'],
    [40, unable, '?~تكلم|كلام|نطق|~نطق|talk|speak|words out', `${sudden}|نص|وجه|فم|يد|رجل`, '!من الفرح'],
    [26, limb, weak, sudden, '!نمت|نومه|sleep|slept|اصابع|كسر'],
    [
      30,
      limb,
      unable,
      '?~حرك|~رفع|~مسك|تحرك|lift|move|raise|hold',
      `${sudden}|${face}|كلام|speech`,
      '!كسر|عملي|surgery|broke',
    ],
    [
      24,
      'يد*|ذراع|arm',
      'رجل*|ساق|leg',
      'خدران|ما ~شيل|شلل|مشلول|انشل*|ميت|ما ~تحرك|لا ~تحرك|paralys*|cannot move|weakness',
      '!طفل',
    ],
    [30, 'لم ~عد|ما عاد|no longer', 'تحريك|~حرك|رفع|~رفع|~تكلم|نطق|~نطق|move|speak|talk|lift', `${limb}|${sudden}`],
    [
      40,
      sudden,
      'ما ~شوف|ما صرت اشوف|ما صار ~شوف|ما عدت اري|عميت|عمي|لا ~ري|ما عاد ~شوف|فقد* نظر|فقد* بصر|فقدان نظر|lost sight|lost vision|lost my sight|lost my vision|cannot see|blind|loss of vision',
    ],
    [12, 'جلط|سكت', 'دماغ|مخ|براس|راس'],
    [16, 'شلل', 'مفاجي*|فجا*'],
    [0, 'stroke|sudden numbness|sudden weakness|facial droop*|slurred speech', '!heat|sun|prevent*'],
    [40, 'suddenly|sudden', 'confused|confusion|numb*|weak*'],
  ],
  'infant-fever': [
    [400, fever, newborn, '!غرف|room|=سنه|سنتين|سنوات|سنين|years old|year old'],
    [400, fever, 'AGE', '!غرف|room|=سنه|سنتين|سنوات|سنين|years old|year old'],
  ],
  'self-harm': [
    [0, '~نتحر|انتحار|منتحر|suicid*|self harm*'],
    [
      6,
      '~ذبح|~قتل|قتل|~موت|~اذي|~وذي|اذيه|ايذاء|~جرح|جرح|~شنق|~رمي|~خلص على|~ضر|kill*|hurt*|harm*|cut*|cutting|hang*|starv*',
      self,
      '!cook*|shav*|kitchen|~طبخ|حلاق|ضحك',
    ],
    [10, '~نهي|انهاء|~خلص من|~فتك من|~تخلص من', 'حيات|حياه|عيش|روحي', '!خلص من حياتي عملي'],
    [
      0,
      'end* my life|end* his life|end* her life|end* it all|end* my own life|tak* my own life|take my life|tak* his own life|tak* her own life|took his own life|took her own life',
    ],
    [
      8,
      'ما ~بي|ما ~بغي|ما ودي|ما وده|ما ودها|ما عاد ~بي|ما عاد ~بغي|ما عاد ودي|ماعاد ~بي|ماعاد ~بغي|لا ~ريد|لم اعد ~ريد|لم اعد ارغب|لا ارغب|لم ~عد ~رغب|مالي خلق|مالي نفس|ما لي خلق',
      '~عيش|عيش|=حياه|بحياه|حياه|هالحياه|~كمل حياتي',
    ],
    [
      24,
      'حيات|حياه|عيش|life',
      'مالها معني|ما لها معني|بلا معني|لا جدوي|جدوي|مالها طعم|ما ~بي ~كمل|ما ~بغي ~كمل|no meaning|not worth',
      '!جدوي علاج',
    ],
    [
      14,
      '~تمني|ليتني|=ليت|~بي|~بغي|=ود*|ودي|~ريد|يارب|wish|want to|wanna',
      '=اموت|~موت وارتاح|=الموت|=يموتني|ياخذ روح|~اخذ روح|ان اموت|ما ~صحي|وما اصحي|لم استيقظ|~ستيقظ ابدا|~ختفي من دنيا|~ختفي للابد|die|dead|not wake up|disappear forever',
      '!ضحك|فرح|جوع|~موت علي',
    ],
    [10, '~فكر', '=بالموت|=الموت|في موت', '!خوف|خايف|اخاف|وفاه'],
    [14, 'موت|=بموتي|=موتي', 'ارحم|احسن لي|~رتاح|ينتهي كل|كل شي|راح لي|فقد* امل'],
    [
      0,
      'رسال وداع|تعبت من حياتي|مليت من حياتي|طفشت من حياتي|طفشت من دنيا|تعبت من دنيا|زهقت من حياتي|ماله داعي اعيش|ما له داعي اعيش|حياتي ما تسوي|goodbye letter|suicide note|feel like dying|no point in life|not see the point|not worth living|disappear and never|disappear forever|never come back',
    ],
    [
      0,
      'بيرتاح* لو مت|~رتاح* لو مت|لو اموت|لو مت ارتاح|better off without me|better off dead|not want to live|not want to be alive|not want to be here|not want to exist|no reason to live|no point in living|no point living|cannot go on|tired of living|tired of life',
    ],
    [
      16,
      '~قطع|~شطب|~شرط|~جرح|cut|cutting|cuts|slash*|slit*',
      'يد|معصم|فخذ|عروق|وريد|جسم|arm|wrist|thigh|leg',
      'موس|شفر|شفره|مشرط|ارتاح|~رتاح|ضاق|زعل|cutting her|cutting his|cutting my|wrist',
      '!~طبخ|cook*|وقف',
    ],
    [6, '~ضرب|~طق|bang*', 'راس|راسي|head', '!صداع|وجع|الم|headache'],
  ],
  abuse: [
    [30, `${relative}|${carer}`, harmsMe, '!صداع|شمس|headache'],
    [
      24,
      `${carer}|زوج|ابو|والد|طليق|husband|father|dad|stepfather`,
      '~ضرب|~طق|~عنف|~عذب|~حرق|hurt*|hit*|beat*|harm*',
      'بنتي|ولدي|ابني|ابنتي|طفلي|طفلتي|اطفالي|عيالي|اولادي|بناتي|رضيعي|امي|اختي|my baby|my son|my daughter|my child*|my kids',
    ],
    [
      0,
      'معنف|~عنفني|~عنفنا|عنف اسري|عنف منزلي|~تعرض لعنف|تعرض* لعنف|~تعرض لضرب|~تعرض لايذاء|~عتدي علي|اعتدي علي|اعتداء جنسي|~غتصب|اغتصب|اغتصاب|مغتصب|تحرش|~تحرش|متحرش',
    ],
    [
      20,
      'خالي|خال|عمي|ابوي|ابو|زوج ام*|اخوي|اخو|قريب*|قرايب*|ولد عم*|سواق|مدرس|معلم|مدرب|شغال|stepfather|stepdad|father|dad|uncle|brother|cousin|teacher|coach|driver',
      '~لمسني|لمسني|~لمس جسم|لمس جسم|~لمس ولد|~لمس بنت|يلمس|touch* me|touch* my|touch* her|touch* him',
    ],
    [16, 'اجبر|~جبر|غصب|~غصب|forc*', 'علاق|جماع|جنس|sex|intercourse'],
    [
      0,
      'domestic violence|domestic abuse|sexual* abus*|sexual* assault*|sexual* harass*|raped|rape|molest*|abused|abuses me|abusing me|is abusive|being abused|forced himself',
    ],
    [12, 'he|she|they', 'hits me|beats me|hit me|beat me|chok* me|slap* me|kick* me', '!headache|pain'],
    [16, '~هدد|تهديد|threaten*', '~قتل|~ذبح|سكين|سلاح|kill'],
    [4, 'afraid of|scared of|terrified of|خايفه من|اخاف من', 'my husband|my father|my dad|my brother|my ex|زوجي ~ضرب'],
  ],
  poisoning: [
    [24, ingest, toxic],
    [24, 'شم|شمي|~شم|استنشق|~ستنشق|تسرب|اختلط|خلط|inhal*|leak*|smell*|mixed', 'غاز|فلاش|كلور*|gas|fumes|bleach'],
    [
      40,
      child,
      `${swallow}|اكل|اكلت|تناول|تناولت|~شرب|شرب|لقي|ate|eaten|got into|drank`,
      pills,
      '!قبل|بعد|before|after|صعوب',
    ],
    [14, swallow, pills, '!صعوب|ما ~قدر|trouble|difficult*|hard'],
    [
      30,
      `${swallow}|~اخذ|~خذ|خذت|~تناول|~شرب|took|taken|taking`,
      'شريط كامل|علب كامل|شريط بندول كامل|كامل الشريط|حبوب كثير|كمي كبير|whole pack|whole box|whole bottle|whole strip|too many|PILLS',
      '!تمر|vitamin c',
    ],
    [10, 'شريط|علب', 'كامل|كله|كلها', '~اخذ|~خذ|خذت|اكل|بلع|بلعت|~شرب'],
    [0, 'جرع زايد|جرع زائد|تسمم دوائي|overdos*|poisoned|carbon monoxide|اكسيد كربون'],
    [20, 'اضعاف|ضعف|times|double', 'جرع|dose', '!متي'],
    [
      40,
      'فحم|دفاي|مدفا|حطب|charcoal|heater|generator',
      'دخنا|دوخ|دايخ|داخ|~ستفرغ|صداع|راس|مغمي|dizzy|headache*|vomit*',
    ],
    [
      20,
      'لدغ|~لدغ|لسع|~لسع|قرص|~قرص|عض|bit|bite|bitten|stung|sting',
      'حيه|حي|ثعبان|افعي|داب|عقرب|snake|viper|scorpion',
    ],
  ],
  allergy: [
    [18, mouthParts, swell, '!فيلر|filler|لوز|غد'],
    [45, 'وجه|عين|عيون|face|eyes', swell, after, '!ضرس|سن|اسنان|خراج|عملي|تجميل|tooth|dental|surgery'],
    [24, 'حلق|throat', '~قفل|قفل|~سكر|~ضيق|ضيق|~نغلق|مسدود|~نسد|انسد|clos*|tight*', '!زكام|لوز|بلغم|cold|tonsil*'],
    [0, 'anaphyla*|صدم تحسس*|صدم حساس*|صدم* تحسسي*'],
  ],
  pregnancy: [
    [
      400,
      pregnant,
      'نزيف|نزف|~نزف|نزل* دم|~نزل دم|نزل* مني دم|~نزل مني دم|نزل* علي دم|~نزل علي دم|نزل* معي دم|~نزل معي دم|طلع* دم|طلع* مني دم|قطع دم|bleed*|bled|clots|blood',
      `${noPregnancy}|blood pressure|blood test|blood type|blood sugar|لثه|خشم|انف|gum|nose`,
    ],
    [
      400,
      pregnant,
      'نزل* ماء|نزل* موي*|نزل* ماي|نزل* علي موي*|نزل* علي ماء|نزل* مني ماي|نزل* مني ماء|نزل* مني موي*|طلع* مني ماي|طلع* مني ماء|طلع* مني موي*|~نزل ماء|~نزل موي*|نزول ماء|ماي راس|ماء راس|كيس ماء|water* broke|fluid leak*|leak* fluid|leaking',
      noPregnancy,
    ],
    [0, 'سائل امنيوسي|ماي راس|waters broke|water broke'],
    [20, 'fluid|water', 'leak*|gush*', 'weeks|pregnan*'],
    [
      30,
      '?جنين|بيبي|حرك|~تحرك',
      'ما ~تحرك|لا ~تحرك|ما ~حس|ما عاد ~حس|ماعاد ~حس|لا ~حس|لا ~شعر|=قلت|=قل|~قل|خفت|خفيف|توقف|وقف*',
      'جنين|بيبي|حامل|شهر سابع|شهر ثامن|شهر تاسع|=بالثامن|=بالسابع|=بالتاسع',
      '!رضيع|عمره',
    ],
    [
      30,
      'baby|foetus|fetus|babys',
      'not mov*|not kick*|no movement*|stopped moving|moving less|cannot feel|not felt|not feel*|stopped kicking|less movement*',
      '!crib|legs',
    ],
    [30, 'baby|babys|pregnan*|week|trimester', 'movement*|kick*', 'slow*|less|fewer|reduced|decreased|weaker', '!room'],
    [400, 'pregnan*|weeks', 'not moving|not moved|no movement*|stopped moving|moving less', '!room'],
    [400, pregnant, 'زغلل|~زغلل|زغلله|تشوش|blurr*|160|170|180', noPregnancy],
    [
      18,
      'صداع|بطن|مغص|الم|headache|abdom*|tummy|pain|cramp*',
      'شديد|قوي|severe|bad|sharp',
      'حامل|pregnan*',
      noPregnancy,
    ],
    [
      40,
      'تقلصات|طلق|انقباضات|contractions',
      'سادس|سابع|=بالسادس|=بالسابع|خامس|24 week|25 week|26 week|27 week|28 week|29 week|30 week|31 week|32 week|33 week|34 week|35 week',
    ],
    [40, 'حامل|pregnant', 'طاح|طحت|سقط|وقعت|حادث|fell|fall|accident', noPregnancy],
  ],
};
