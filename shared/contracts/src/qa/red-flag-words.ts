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
  'severe-infection',
] as const;
export type Emergency = (typeof emergencies)[number];

/**
 * How people speak of emergencies, in Saudi dialect, standard Arabic and English.
 *
 * A list of words is separated by `|`. An Arabic word stands for its forms: with article, prepositions and pronouns. `~` before
 * it adds the forms of a verb, `=` allows only "and" before it. `*` at the end of a word stands for any letters. Arabic stems
 * are written without their feminine ending. A word in capitals stands for a pattern of `red-flags.ts`.
 */

const unable =
  'ما ~قدر|ما قدر|مو قادر|ما هو قادر|ماهو قادر|مهو قادر|مب قادر|منب قادر|مش قادر|ماني قادر|ما ني قادر|صرت ما ~قدر|مو راضي ~قدر|لست قادر|لا ~مكن|يصعب|~صعب علي|غير قادر|ما ~عرف|لا ~ستطيع|لم ~ستطع|لا ~قدر|عاجز|فقد* قدر|لم ~عد قادر|لم ~عد ~ستطيع|cannot|can not|could not|unable|not able|hardly|barely';
const child =
  'طفل|ولد|بنت|ابن|ابنه|ابنت|بزر|ورع|صغير|رضيع|بيبي|عيال|جاهل|baby|son|daughter|child|children|toddler|kid|boy|girl';
const pain =
  'الم|الام|وجع|~وجع|متوجع|~عور|~ولم|متالم|نغز|~نغز|وخز|~وخز|عصر|~عصر|طعن|سكاكين|~نخز|نخز|~نقر|~قطع|~حز|pain*|ache*|aching|hurt*|stabbing|stabs|sore|agony';
const pressed =
  'نار|قافل|~قفل|منقفل|انقباض|~قبض|~كتم|~خنق|خانق|~شد|مشدود|~ضيق|=ضغط|=بضغط|=الضغط|ضاغط|=يضغط|=تضغط|ضغطه علي|ضغطه في|جاثم|حجر|حديد|عاصر|هرس|~هرس|ثقال|دعس|داعس|طابق|ثقل|ثقيل|كتم|مكتوم|كاتم|خنق|حرق|حرقان|~حرق|قابض|ماسك|مسك|صخر|شي ثقيل|pressure|tight*|crush*|weight|vice|vise|brick|stone|sitting on|squash*|bursting|explod*|band|squeez*|heav*|burning|clutching|elephant|discomfort|pressing|constrict*|gripping|dull';
const sudden =
  'فجا*|مفاجي*|قبل شوي|قبل قليل|قبل ساع|من ساع|منذ ساع|قبل نص ساع|اليوم|الصبح|صباح|البارح|sudden*|just now|this morning|an hour|hours ago|woke up|صحي وه*|صحي من|قام من نوم|قامت من نوم|today|all at once|الحين|دحين|من شوي|من دقايق|قبل دقايق|من ساعات|منذ ساعات|قبل ساعات|منذ قليل|منذ دقائق|هذا مساء|الليله|hour|minutes ago|out of nowhere|tonight|right now|just started|all of a';
const severe =
  'شديد|كثير|كثر|غزير|بغزار|قوي|بقوه|حاد|~صب|نافور|ما وقف|ما ~وقف|ما ~توقف|لا ~توقف|لم ~توقف|لا ~قف|مو راضي|مغرق|~غرق|~سيل|سايل|مالي|تارس|كميات|كمي كبير|مره كثير|بزياده|حيل|ولا وقف|ولا ~وقف|ما راضي|مهو راضي|مب راضي|رافض ~وقف|معبي|~عبي|مليان|مغطي|~غطي|ساكب|~سكب|منسكب|صابب|يشرشر|مو قاعد ~وقف|مو جالس ~وقف|ما قدرنا ~وقف|ما قدرت ~وقف|لم ~نقطع|بدون توقف|بلا توقف|ما ~نقطع|قطع كبير|كتل|تخثر*|heav*|a lot of|lots|severe*|badly|pour*|gush*|spurt*|not stop*|nonstop|cannot stop|everywhere|all over|keeps bleeding|keep bleeding|will not clot|dripping';
const limb = 'يد|رجل|ذراع|ساق|طرف|اطراف|arm|leg|hand|limb';
const weak =
  'ضعف|ضعيف|شلل|مشلول|انشل*|تنميل|نمل|منمل|خدر|مخدر|خامل|خمل|خدران|رخو|مرتخي|ما ~شيل|لا ~شيل|ما ~حس ف*|طايح|ميت|ما ~تحرك|لا ~تحرك|ما ~حرك|~ثقل|ثقيل|~مات|متخدر|متنمل|~نمل|لا ~تستجيب|لا ~ستجيب|ما ~طاوع|ما ~مسك|ما ~عرف ~مسك|سحبت علي*|وقفت عن حرك*|stopped working|useless|gave way|weak*|numb*|dead|heavy|drooping|paralys*|paralyz*|cannot lift|cannot move|cannot raise|limp|cannot feel|not move|not moving|no feeling|tingl*';
const face = 'وجه|شدق|جفن|فم|حنك|خد|=ثمه|=ثمها|=ثمي|=ثم ابوي|برطم|ابتسام|~بتسم|face|mouth|smile';
const relative =
  'زوج|ابوي|ابو|ابي|والد|اخوي|اخي|اخو|خالي|خال|عمي|امي|ام|مرت|زوجه|طليق|خطيب|اهل|قريب|اقارب|قرايب|عيال عم|حما|جدي|زوج اختي|ولد خال|ولد عم|اخو زوج|ابو زوج|husband|wife|father|dad|mum|mom|mother|brother|uncle|cousin|stepfather|stepmother|stepdad|stepmum|stepbrother|stepson|grandfather|grandad|granddad|grandpa|brother in law|father in law|nephew|roommate|flatmate|boyfriend|girlfriend|fiance|ex|partner|parents|family|in laws';
const carer =
  'شغال|خادم|عامل|مربي|=المدرس|=مدرس|=مدرسي|=مدرسته|=مدرسها|=مدرسين|معلم|سواق|سائق|سايق|حارس|مدرب|زوج امي|مرت ابوي|maid|nanny|babysitter|tutor|teacher|driver|coach';
const harmsMe =
  '~مد يده علي|~صفعني|صفعني|ضربني|طقني|عنفني|هددني|حبسني|رفسني|حابسني|حابسنا|~حرمني من|~حرمنا من|قافل علي باب|~رميني|~رماني|رماني|دفعني|~دفعني|~عضني|~شتمني ويضربني|~لوي يدي|~مد يدها علي|~مد ايده علي|مد يده علي|~ضربني|~ضربوني|~ضربنا|~طقني|~طقوني|~عنفني|~عنفوني|~عذبني|~جلدني|~حرقني|~خنقني|خنقني|~هددني|~حبسني|~حبسنا|~عذبنا|~عذبونا|~طقنا|~عنفنا|~رفسني|~صفقني|~كفخني|~كويني|كواني|كوتني|~شد شعري|~جر شعري|~بصق علي|~اذيني|~وذيني|~سحبني|~مد يد علي|~سكر علي باب|hit* me|hit* us|beat* me|beat* us|beats on me|slap* me|punch* me|kick* me|chok* me|strangl* me|threaten* me|grab* me by|throw* things at me|threw me|thrown me|threaten* to kill|burn* me|lock* me|hurt* me|push* me';
const swell =
  'تورم|~تورم|ورم|وارم|متورم|انتفاخ|انتفخ|~نتفخ|منتفخ|متنفخ|منفوخ|~تنفخ|تنفخ|كبير|نفخ|نافخ|كبر|~كبر|~تضخم|تضخم|متضخم|مورم|ورمان|ثخين|غليظ|متين|bigger|larger|thick|طالع مره|balloon*|ballooned|bloated up|swell*|swollen|swelled|puff*|huge|enlarged';
const mouthParts = 'لسان|حلق|حنجر|بلعوم|بلاعيم|شف|شفتين|شفه|شفاه|شفايف|شفتا|شفتي|براطم|tongue|lip|throat';
const after =
  'بعد|اكل|اكلت|~اكل|لسع|wasp|bee|نحل|دبور|دبابير|لدغ|حقن|حقنه|تطعيم|صبغ|كريم|مكسرات|فول سوداني|بيض|سمك|ربيان|جمبري|كيوي|كاجو|لوز|حليب|سمسم|اموكسيل*|اوقمنتين|بنسلين|بروفين|ibuprofen|penicillin|amoxicillin|augmentin|~خذ|~اخذ|خذت|اخذت|took|shrimp|seafood|fish|egg|peanut|milk|dye|vaccine|دوا|دواء|حب|after|sting|stung|antibiotic*|ate|eating|injection|medicine|nut*';
const swallow = '=بلع|=بلعت|بلعه|بلعها|بالع|ابتلع|~بتلع|swallow*';
const ingest = `${swallow}|~شرب|~اكل|~تناول|~لحس|drank|drink*|drunk|ate|eaten|~مصمص|=مص|=تمص|=يمص|شفط|~شفط|شرب|جرع|~جرع|lick*|suck*|sip*|sipped|chew*|~مضغ|got into|~حط بفم*|حط* بفم*|~حط في فم*|حط* في فم*|in his mouth|in her mouth`;
const toxic =
  'ملمع|طلاء|مناكير|معطر|=عطر|شامبو|مطهر|معقم|سماد|نفتالين|كبريت|دهان|كلور*|مبيد|بف باف|صودا|كاويه|غراء|صمغ|صبغ شعر|اوكسجين شعر|زئبق|فورمالين|حشرات|فلاش|منظف|=تنظيف|=التنظيف|مبيض|صابون|ديتول|اسيد|بطاري*|مغناطيس|كاز|قاز|كيروسين|بنزين|تنر|اسيتون|سم فيران|سم فار|=سم|=السم|=سما|مزيل|bleach|batter*|detergent|pesticide|insecticide|poison*|rat poison|magnet*|kerosene|petrol|diesel|ديزل|lamp oil|engine oil|white spirit|gasoline|antifreeze|cleaner|cleaning|acid|polish|remover|shampoo|perfume|sanitiz*|sanitis*|dishwasher|laundry|soap|thinner|paint|weed killer|chlorine|drain|caustic|lye|glue|mothball*|lighter fluid|hair dye|essential oil|nicotine|vape liquid|turpentine';
const pills = 'اقراص|حبوب|ادوي|دوا|دواء|شريط|علب|منوم|مسكن|pill|tablet|medicine|medication|meds';
const pregnant =
  'حامل|حمل|حوامل|=بالخامس|=بالسادس|=بالسابع|=بالثامن|=بالتاسع|شهر رابع|شهر خامس|شهر سادس|شهر سابع|شهر ثامن|شهر تاسع|pregnan*|trimester|WEEKS|expecting';
const noPregnancy = '!منع حمل|حبوب حمل|لولب|contracept*|=اثقال|pregnancy test';
const self = 'نفس|روح|عمر|حيات|myself|himself|herself|themselves';
const fever = 'حرار|سخون|مسخن|سخن|~سخن|ساخن|حمي|محموم|=حار|=حاره|fever*|temperature|burning up|hot|DEGREES';

/** Rooms, older children, and the fever of whoever nurses. */
const notOurBaby =
  '!!غرف|room|bath water|ماء حمام|موي* حمام|=سنه|سنتين|سنوات|سنين|years old|year old|year|my breast|ثديي|حرار* طبيعي*|temperature is normal|temp is normal|NORMAL|OLDER|تطعيم* بكره|تطعيم* اسبوع جاي';
const newborn =
  'رضيع|مولود|نونو|حديث ولاد|حديثه ولاد|حديثي ولاد|نفاس ولد|ما كمل شهر|ما كمل شهرين|ما كملت شهرين|تطعيم شهرين|newborn|infant|neonate';

const shivering = 'رجف|رجفه|~رجف|~رتجف|~رتعش|رعشه|رعش|قشعرير|~نتفض|~نافض|shiver*|shaking|rigors|chills';
const infected = 'التهاب|عدوي|صديد|قيح|مقيح|معفن|~عفن|infection|infected|pus';
const confused =
  '~هذي|هذيان|~هلوس|~خربط|~خرف|تشوش|مشوش|مشوشه|تايه|مو عارف* وين|ما ~عرف وين|ما ~عرفنا|ما ~عرفني|لا ~عرفنا|غير مدرك|confus*|delirious|disoriented|not making sense|not know where|hallucinat*';

/**
 * One way to speak of a sign: a word of every list in one sentence, at most `gap` letters between that of the first list and each
 * other. A list that begins with `!` must not occur in it, one with `!!` not in the whole text; "no" before a word of a list
 * that begins with `?` does not take it away.
 */
export type Rule = readonly [gap: number, ...lists: string[]];

export const ruleLists: Record<Emergency, readonly Rule[]> = {
  'chest-pain': [
    [
      30,
      'صدر|عظم قص|عظمه قص|قفص صدري|ضلوع يسار*|ورا ضلوع|تحت ثدي يسار*|chest|breastbone|sternum|ribcage',
      `${pain}|${pressed}`,
      '!دوره|مرضع|~رضع|رضاع|حليب|ثدي|دجاج|breast|من كثر كح*|من كح*|مع كح*|from coughing|when i cough|تمارين صدر|تمرين صدر|عضل صدر|chest press|muscle*|bench|gym|حمال* صدر|=حمالة|bra',
    ],
    [
      40,
      'عرقان|~تعرق|تعرق|عرق بارد|sweat*|clammy',
      'يد يسار|يدي يسار|يده يسار|ذراع يسر*|=فكي|=فكه|=فكها|left arm|jaw',
      pain,
    ],
    [14, 'قلب|heart', `${pain}|~نعصر|~عتصر|squeez*`, '!على حال|على ولد|على ام*|على اب*|broken|heartbr*|=عملي*'],
    [
      50,
      'قلب',
      'ثقل|ثقيل|كتم|كاتم|~كتم|صخر|حجر|ضاغط|~ضغط',
      'يد|ذراع|كتف|فك|=فكه|=فكي|~عرق|عرق|عرقان|ظهر',
      '!هم|حزن|زعل',
    ],
    [8, 'جلط|ذبح|نوب|ازم', 'قلب|قلبي|صدري'],
    [0, 'احتشاء|heart attack'],
  ],
  breathing: [
    [20, 'كتم|كتمت', 'قوي|شديد|~شهق', '!غضب|زعل|سر|~شخر|شخير'],
    [
      26,
      `${unable}|بموت|بصعوب|بقوه|بالقوه|صعوب|struggl*|difficult*|trouble|hard to|fight* for`,
      '?تنفس|~تنفس|~اخذ نفس|اخذ نفس|انفاس|breath*|catch my breath|catch his breath|catch her breath|نفس عميق|~سحب نفس|هوا|هواء|air|oxygen|اكسجين',
      '!خشم|انف|nose|stress|شقه|غرف|room|air condition*|مكيف|هوا جوي',
    ],
    [
      10,
      'ضيق|ضاق|ضايق|~ضيق|ضيقه|صعب|مقطوع|منقطع|قاصر|~قصر|قصير|~ثقل|ثقيل|~تقطع|متقطع|سد|انقطع|~نقطع|مكتوم|انكتم|~نكتم|انكتام|كتم|مخنوق|صعوب',
      'نفس|تنفس|انفاس',
      '!خشم|نفس وقت|نفس شي|نفس يوم|=نفسيت*|=نفسيه|عايف|سد نفس|=انسدت نفسي|من نفسي|من نفسه|من نفسها',
      '!!~شخر|شخير|snor*',
    ],
    [
      0,
      'ضيقه نفس|ما ~تنفس|لا ~تنفس|اختنق|~ختنق|مختنق|اختناق|مخنوق|~نهج|~نهت|~لهث|لاهث|ناهج|~نازع|انخنق|~نخنق|مو لاقي هوا|ما ~لقي هوا|ما لقي هوا|ما في هوا|ما فيه هوا|ما ~دخل هوا|ما ~دخلني هوا|=شرقت ب*|=شرق ب*|=غص ب*|=غصت ب*|ما ~دخل* هوا|هواء لا ~صل|هواء لا ~دخل|هوا ما ~وصل*|هوا ما ~دخل*|هوا ما ~كفي*|لا ~كفي هواء|ما ~جيه هوا|ما ~جيني هوا|ما ~لقي نفس*|ما ~جيه نفس*|ما ~جيني نفس*|وقف نفس*|~وقف نفس*|توقف نفس*|توقف عن تنفس|~نزع على نفس*|ما ~كمل كلمه|ما ~كمل كلمتين|ما ~كمل جمل',
      '!!~شخر|شخير|من دور|درج|سلم|رياض|جري|ركض',
    ],
    [20, 'wheez*', 'badly|terribl*|so bad|so hard|severe*|awful*'],
    [0, '=نفسه تعب*|=نفسها تعب*|ما ~لحق على نفس|ما ~لحق نفس|ما ~كمل كلام|مو قادر* ~كمل كلام'],
    [
      16,
      'مزرق|زراق|bluish|purple|زرق|ازرق|ازرقت|زرقا|زرقاء|~زرق|blue',
      'شف|شفاه|شفايف|شفتا|شفتي|براطم|وجه|لسان|=لونه|=لونها|lip',
      '!عيون|براز|بول|حبه|كدم|ضفر|eyes',
    ],
    [
      24,
      '~تنفس|تنفس|نفس|breath*',
      'اضلاع|ضلوع* ~دخل|ضلوع* بارز*|بسرع|سريع|~صفر|~شفط|ribs|fast|rapid*|sucking',
      '!جري|رياض|تمارين|running|exercise|عايف|شعر|~دوخ|قلق|anxiety',
    ],
    [
      0,
      'not breathing|suffocat*|struggling for breath|fighting for breath|fighting for air|cannot get air|not get air|not get enough air|short of breath|shortness of breath|breathless*|choking|choked on|gasp*|wheezing badly|out of breath|no air|starved of air|cannot get enough air|turning blue|going blue|gone blue|huffing|puffing and|m puffing|am puffing|puffing hard|panting|nostrils flaring|nostrils are flaring|grunting|drowning in|words at a time|word at a time|cannot finish a sentence|cannot complete a sentence|cannot finish sentences|cannot speak in sentences|cannot talk in sentences',
      '!!snor*|stairs|climb*|floors|uphill|treadmill|running|jogging|gym|workout',
    ],
    [
      24,
      'بطن|صدر|صدور|ضلوع|فتحات انف|chest|belly',
      '~دخل ويطلع|~شفط|~نشفط|~نسحب|~سحب|ينخسف|~غور|sucking in|pulling in|caving in',
      'نفس|~تنفس|تنفس|بسرع|breath*',
    ],
    [
      30,
      'بخاخ|فنتولين|inhaler|ventolin|puffer|nebuli*',
      '?ما ~فيد|ما فاد|ما نفع|ما ~نفع|لا ~فيد|لم ~نفع|لم ~فد|بدون فايد|not help*|not work*|not doing anything|no effect|stopped working',
    ],
    [20, 'ربو|asthma|حساسي* صدر', 'ازم*|نوب* شديد|نوب* قوي|attack|flar* badly', '!وقاي|prevent*|اذا جت|triggers'],
    [20, 'اكسجين|oxygen|sats|saturation', 'نازل|~نزل|نزل|منخفض|هبط|8\\d|7\\d|low|drop*|falling', '!طبيعي|normal|غرف'],
    [
      40,
      'عالق|علق|~علق|ناشب|نشب*|stuck|lodged',
      'حلق|بلعوم|قصب|throat|windpipe|airway',
      '?نفس|~تنفس|ازرق|~ختنق|breath*|blue|cough*',
    ],
  ],
  bleeding: [
    [26, 'نزيف|نزف|~نزف|رعاف|bleed*|nosebleed|bled|hemorrhag*|haemorrhag*', severe],
    [
      24,
      'دم|دمه|دمها|blood',
      '~نفر|~فور|~شخب|متدفق|~تدفق|~نبع|~ندفع|~نفجر|انفجر|~طفح|squirt*|spray*|pumping|stream*|~صب|يشر|تشر',
      '!ضغط|تحليل|pressure|test',
    ],
    [
      20,
      'انقطع|انبتر|مبتور|انقص|severed|chopped|sliced off|cut off',
      'اصبع|اصابع|طرف اصبع|كف|=عرق|شريان|وريد|finger|thumb|fingertip|artery',
    ],
    [
      30,
      'جرح|طعن*|انطعن|cut|wound|gash|stabbed',
      'عميق|غاير|عظم مبين|كبير مفتوح|deep|gaping|to the bone',
      '?دم|~نزف|نزيف|blood|bleed*',
    ],
    [
      40,
      'نزيف|نزف|~نزف|رعاف|دم|bleed*|nosebleed|blood',
      'ما وقف|ما ~وقف|ما ~توقف|لا ~توقف|لم ~توقف|مو راضي ~وقف|not stop*|will not stop|keeps coming',
      '!دور|test|=ضغط دم|تحليل',
    ],
    [40, 'نزيف|نزف|~نزف|bleed*', 'مسيل|مميع|سيول|وارفرين|thinner|warfarin', '!لث|gum|كدم*'],
    [14, 'دم|دما|blood', severe, '!ضغط دم*|تحليل|تحاليل|فصيل|سكر دم|فقر|دور|blood test|blood pressure|blood sugar'],
    [
      14,
      '~رجع|~تقيا|تقيا|~ستفرغ|استفرغ|استفراغ|قيء|~زوع|~طرش|~كح|~سعل|سعال|vomit*|throw* up|threw up|cough* up|spit* up',
      'دم|دما|شي اسود|سايل اسود|قهوه|blood|coffee',
      '!تحليل|blood test',
    ],
    [
      12,
      'براز|خروج|~تبرز|حمام|غائط|stool|poo|poop|motion',
      'اسود|سودا|سوداء|قطران|زفت|دم كثير|دم غامق|black|tarry|maroon',
      '!حديد|iron|عيون',
    ],
    [30, 'vomit*|throw* up|threw up|~ستفرغ|~رجع', 'coffee grounds|مثل قهوه|زي قهوه|لون قهوه'],
    [
      30,
      '~بدل|~غير|~عبي|fill*|chang*|soak*',
      'حفاض|فوط|pad|towel',
      'كل|every|hour|minutes',
      '!ولد|بنت|بيبي|طفل|رضيع|baby|son|daughter',
    ],
    [0, 'soak* a pad|soak* through|~غير فوط كل|قطع كبير'],
    [
      24,
      '~طلع|طالع|نازل|~نزل|خرج|~خرج|بصق|~بصق|~تفل',
      'دم',
      '=فمه|=فمي|=فمها|=حلقه|=حلقي|=حلقها|=ثمه|=ثمي|=اذنه|=اذنها|=اذني|شرج|مقعد|mouth|throat',
      '!لث|ضرس|سن|فرش|تفريش|تحليل',
    ],
    [
      60,
      'nose|nosebleed|خشم|انف',
      'pouring|streaming|gushing|~صب|~سكب',
      '?thinner*|bleed*|warfarin|blood|دم|رعاف',
      '!snot|runny|مخاط',
    ],
    [30, 'دم|blood|clots', 'a lot of|بكثر|~صب', '!test|pressure|تحليل'],
  ],
  unconscious: [
    [
      0,
      '=غمي علي*|مغشي علي*|=غشي علي*|انهار وطاح|انهارت وطاحت|طاح من طول*|طاحت من طول*|طحت من طول*|مو راضي ~فتح عيون|مو راضيه ~فتح عيون|ما ~فتح عيون|لا ~فتح عيني|عيون* قلبت|قلبت عيون|عيون* انقلبت|عيون* راحت فوق|اغمي علي*|مغمي علي*|مغمي|اغماء|فقد* وعي|فاقد وعي|فاقده وعي|فقدان وعي|غاب* عن وعي|غايب عن وعي|غيبوب|مو واعي|ما هو واعي|غير واعي',
    ],
    [
      0,
      'ما ~صحي|لا ~صحي|ما صحي|مو راضي ~صحي|مو راضيه ~صحي|ما ~ستجيب|لا ~ستجيب|لم ~ستجب|لا ~ستيقظ|لم ~ستيقظ|لا ~فيق|لم ~فق|ما ~فيق|ما فاق|ما فاقت|مو راضي ~فيق|مو راضي ~قوم من نوم|مو قادرين ~صحي|ما ~قدر ~صحي|مو قادر* ~صحي|حاول* ~صحي|نحاول ~صحي|عيون* بيضت|عيون* شخصت|عيون* ابيض*|ما قدرنا ~صحي|عجزنا ~صحي',
      '!ودي|ليتني|~تمني|مدرس|دوام|مبكر|علاج|دواء|دوا|مضاد|school|منبه|صلاه|فجر',
    ],
    [
      30,
      'طاح|سقط|داخ|فجا*|نايم|~صحي|سكر نازل|سكر* نزل|هبوط|ملقي|مرمي|منسدح|ارض|collaps*|floor|slump*|fell',
      'ما ~رد|لا ~رد|ما ~حس|لا ~شعر|ما ~قوم|ما ~تكلم|ما ~تحرك|لا ~تحرك|ما ~تجاوب|لا ~تجاوب|not answer*|not mov*|not respond*',
      '!يد|رجل|جنين|بيبي|حامل|baby',
    ],
    [
      0,
      '=تشنج|تشنجت|~تشنج|نوب* تشنج|تشنج حراري|نوب* صرع',
      '!قولون|عضل|ساق|رقب|معد|بطن|رجل|ظهر|كتف|فك|مهبل|صابون|بول|زلال',
    ],
    [20, 'رغو|زبد|foam*|froth*', 'فم|ثم|ثمه|حلق|شدق|mouth'],
    [12, 'غاب|غبت|غابت|~غيب|غايب', 'وعي|دنيا', '!بنج|تخدير'],
    [
      16,
      'fit|fits|fitting',
      'minutes|first|having|shaking|stopped|another',
      '!gym|clothes|shoes|denture*|brace*|crown|appointment|keep fit|get fit',
    ],
    [
      40,
      'stiffen*|twitch*|jerk*|trembl*|shak*|~نتفض|~رتجف|~رجف|~رعش|~تخشب|تخشب',
      'eyes|not respond*|whole body|foam*|عيون|ما ~رد|ما ~ستجيب|لا ~ستجيب|رغو',
    ],
    [24, 'تشنج', `حرار|سخون|${child}|جسم`, '!قولون|عضل|ساق|رقب|معد'],
    [24, 'تيبس|متيبس|تخشب|متخشب|~رتعش|~نتفض|انتفض|~رجف|~هتز', 'عيون|جسم|كل|فم|رغو|ما ~حس|stiff'],
    [20, 'صرع', 'ما وقف|جاه|جاها|جته|نوب'],
    [
      0,
      'unconscious*|pass* out|fainted|fainting|faints|black* out|lost consciousness|loss of consciousness|lose consciousness|losing consciousness|seizure*|convuls*|had a fit|having a fit|having fits|collapsed|unresponsive|unconcious|siezure*|foaming|shaking all over|jerking|eyes rolled|eyes rolling|rolled back|went limp|floppy|coma|knocked out|out cold',
      '!treatment|anaesthe*|anesthe*|root canal|sedation',
    ],
    [16, 'فقد|فقدت|~فقد', 'وعي', '!بنج|تخدير'],
    [14, 'not|cannot|unable', '?wake|respond*|rouse', '!wish|want|school|treatment|antibiotic*|night|work'],
  ],
  stroke: [
    [
      20,
      face,
      'انعوج|~نعوج|منعوج|عوجا|مال|مايل|~ميل|ميل|ميلان|اعوج|معوج|عوج|~عوج|اعوجاج|انحراف|ارتخ*|مرتخي|ارتخاء|تدلي|متدلي|هابط|نازل|~نزل|طايح|مسحوب|انسحب|منحرف|~نحرف|متهدل|~تهدل|معوجه|انشل*|مشلول|شلل|droop*|drop*|crooked|uneven|sag*|lopsided|twisted|hang*|fallen|not smile|cannot smile|asymmetr*',
      '!سمن|شد|فيلر|بوتوكس|تقويم|اسنان|سنون|تلبيس|دموع|botox|filler|braces|brace|teeth',
      '!!عصب سابع|bells palsy|bell palsy',
    ],
    [24, 'نص|نصف|جنب|جانب|half|side', face, `${weak}|ما ~حس`],
    [30, 'smile|corner of', 'cannot|hang*|uneven|one side|droop*', '!braces|brace|teeth|dentist'],
    [12, 'طاح جنب|نزل جنب|one side', face, '!ache*|pain*|chew*|swell*|swollen|tooth|rash|acne'],
    [20, 'نص|نصف|شق|جنب|جانب|half|one side|left side|right side', weak, '!نمت|نومه|sleep|اصابع|راس'],
    [
      24,
      'لسان|كلام|كلم|نطق|speech|words|talk*|speak*|sentences',
      'ثقل|ثقيل|~ثقل|ما ~نفهم|ما ~فهم|لا ~فهم|مو واضح|غير واضح|~عجن|معقود|مربوط|~لعثم|متعثر|انعقد|ملخبط|متلخبط|~خربط|~لخبط|مو مفهوم|غير مفهوم|تلعثم|متلعثم|~تلعثم|slur*|garbled|nonsense|jumbled|mumbl*|gibberish|no sense|not make sense|not making sense|مخربط|مخلوط|~خلط|cannot get',
      '!denture*|دم ثقيل|دكتور|طبيب|وصف|=سنتين|=سنه ونص|ثلاث سنوات|ثلاث سنين|year old|toddler',
    ],
    [30, 'فقد|فقدت|~فقد', 'قدر', 'نطق|كلام|تكلم|حرك|تحريك|رفع|مشي|توازن|رويه|ابصار'],
    [
      30,
      'فقد|فقدت|~فقد|lost|losing',
      'توازن|اتزان|نطق|احساس|balance|feeling in|sight|vision',
      `${sudden}|نص|side|جهه|جنب`,
    ],
    [
      40,
      'صداع|الم راس|headache',
      'worst|thunderclap|اشد|اسوا|اقوي|ما قد مر|انفجار|~نفجر',
      'life|lifetime|حيات|عمر|thunderclap|sudden*|فجا*|مفاجي*|like an explosion',
    ],
    [
      30,
      'فجا*|مفاجي*|sudden*|قبل شوي|من ساع',
      'تايه|~هذي|مشوش|مو عارف وين|ما ~عرفنا|ما ~عرفني|ما ~تذكر|ما صار ~فهم|لا ~فهم|disoriented|not know where|not recogni*|not understand',
    ],
    [
      24,
      'عين|eye',
      'ظلم|ظلمت|اظلم|اظلمت|انطف*|ستار*|سواد|عميت|ما ~شوف فيها|لا ~ري بها|went dark|gone dark|went black|gone black|went blind|gone blind|curtain',
      `${sudden}|مره وحده`,
    ],
    [40, unable, '?رويه|~شوف|ابصار|~بصر|see', `${sudden}|منذ ساع`, '!نظار|glasses|far|بعيد|موعد|doctor|دكتور'],
    [
      40,
      unable,
      '?~تكلم|كلام|نطق|~نطق|talk|speak|words out',
      `${sudden}|نص|وجه|فم|يد|رجل|arm|face|side`,
      '!من الفرح|حلق|throat',
    ],
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
      'ما ~شوف|ما صرت اشوف|ما صار ~شوف|ما عدت اري|عميت|عمي|لا ~ري|فقد* نظر|فقد* بصر|فقدان نظر|lost sight|lost vision|lost my sight|lost my vision|cannot see|blind|loss of vision',
    ],
    [40, '=اثنين|مزدوج|double', '~شوف|رويه|نظر|vision|seeing', `${sudden}|~ترنح|توازن`, '!نظار|glasses'],
    [30, '~ترنح|~تمايل|ما ~وزن|stagger*', 'فجا*|مفاجي*|sudden*|كلام|وجه|speech'],
    [50, '=words|my words|words', 'find|get out|come out', '?cannot|not|unable', `${sudden}|face|hand`],
    [12, 'جلط|سكت', 'دماغ|مخ|براس|راس'],
    [16, 'شلل', 'مفاجي*|فجا*'],
    [60, '~تلعثم|تلعثم|~تاتي', sudden, '!دكتور|مدرسه|توتر|خجل'],
    [
      0,
      'stroke|sudden numbness|sudden weakness|facial droop*|slurred speech',
      '!heat|sun|prevent*|golf|swim*|physio*|rehab*',
    ],
    [40, 'suddenly|sudden', 'confused|confusion|numb*|weak*'],
  ],
  'infant-fever': [
    [400, `${fever}|مولع|والع|=نار|=النار`, newborn, notOurBaby],
    [400, fever, 'AGE', notOurBaby],
    [400, `${fever}|مولع|والع|=نار|=النار`, 'AGE|FIRST_MONTHS', `${child}|نونو`, notOurBaby],
  ],
  'self-harm': [
    [
      30,
      '?everyone|everybody|family|kids|الكل|الجميع|اهل|عيال',
      'better off without him|better off without her|better without him|better without her|happier without him|happier without her|احسن بدونه|احسن بدونها|~رتاح بدونه|~رتاح بدونها',
    ],
    [
      0,
      '~نتحر|انتحار|منتحر|suicid*|self harm*',
      '!suicide for|died by suicide|suicide prevention|وقاي* من انتحار|مصادر',
    ],
    [
      6,
      '~ذبح|~قتل|قتل|~موت|~اذي|~وذي|اذيه|ايذاء|~جرح|جرح|~شنق|~رمي|~خلص على|=اضر|=بضر|=يضر|=تضر|kill*|hurt*|harm*|hang*|starv*|poison*|drown*|punish*',
      self,
      '!cook*|shav*|kitchen|~طبخ|حلاق|ضحك',
    ],
    [1, 'cut*|cutting|burn*|burning', self, '!cook*|shav*|kitchen|knife slipped|accident*|oven|stove|paper|by mistake'],
    [
      10,
      '~اذي|~وذي|~شوه|ايذاء|اذيه|~جرح|~حرق|cut*|cutting|burn*|burning|slic*',
      '=جسدي|=جسمي|=بدني|=جسده|=جسمه|=جسدها|=جسمها|=جلدي|my body|my skin|my arms|her arms|his arms|my thighs|her thighs|my wrist|her wrist',
      '!شمس|ليزر|حساسي|sun|laser|~حرقني|hot|oven|cook*|operation|surgery|~طبخ|wax',
    ],
    [10, '~نهي|انهاء|~خلص من|~فتك من|~تخلص من', 'حيات|حياه|عيش|روحي', '!خلص من حياتي عملي'],
    [
      0,
      'end* my life|end* his life|end* her life|end* it all|end* my own life|tak* my own life|take my life|tak* his own life|tak* her own life|took his own life|took her own life',
    ],
    [
      8,
      'ما ~بي|ما ~بغي|ما ودي|ما وده|ما ودها|لا ~ريد|لم اعد ~ريد|لم اعد ارغب|لا ارغب|لم ~عد ~رغب|مالي خلق|مالي نفس|ما لي خلق',
      '~عيش|عيش|=حياه|بحياه|حياه|هالحياه|~كمل حياتي',
    ],
    [
      24,
      '?مالي|ما لي|ما عندي|ما بقي لي|ما باقي لي|ليس لي|لم ~عد لي|فقدت|no|lost',
      '?نفس|رغب|خلق|حيل|طاقه|سبب|داعي|هدف|امل|will|reason|desire|strength|energy',
      '?~عيش|عيش|~كمل حيات|=حياه|=الحياه|=بالحياه|=دنيا|=الدنيا|=بالدنيا|live|living|carry on living',
      '!~عيش معه|~عيش معها|علاج',
    ],
    [
      40,
      '?بقاء|~بقي|اعيش|~عيش|~كمل حيات|استمر*|=حيه|living|alive|being here|go on|live',
      '?سبب|سببا|جدوي|معني|فايده|داعي|ليش|علي شنو|علي ايش|point|reason',
      '?ما|لا|لم|ليس|مافي|ليش|وش|ايش|شو|اي|no|not|never|without|why|what',
      '!دوا|دواء|مضاد|نظام|حمي|diet|cough|drug|tablets|with',
    ],
    [
      20,
      'بدوني|من دوني|من غيري|لو ما كنت|لو مو موجود*|without me|if i was not here|if i were gone',
      'احسن|افضل|~رتاح|اسعد|better|happier|easier',
      '!~نام|sleep*|سفر|travel*',
    ],
    [20, 'عبء|عاله|حمل ثقيل|burden', 'اهل|الكل|الناس|ناس|عايل|عيال|everyone|family|everybody|parents'],
    [
      10,
      '~ختفي|~مشي|=امشي|~روح|~رحل|~فارق|vanish|leave',
      '=دنيا|=الدنيا|=هالدنيا|=حياه|=الحياه|=هالحياه|=الوجود|=للابد|this world|the world',
      '!سوشل|~سافر|~تغير|travel*',
    ],
    [
      30,
      'كيف|طريق*|وسيل*|اسرع|اسهل|~فكر|باي طريق|how|way|ways|painless*',
      '=اموت|=الموت|=بالموت|=انتحر|~نهي حيات|to die',
      '!=اموت في|=اموت علي|=اموت ع*|بموت من|خوف|خايف|~خاف|وفاه|~تحدث|~تكلم|~شرح|~كلم|اطفال|ابناء|عيال|father|mother|explain|talk',
    ],
    [
      6,
      '~كره|كرهت|مليت|طفشت|زهقت|تعبت|سئمت|~سام|فقدت امل|hate|sick of|fed up with|done with',
      '=حياتي|=الحياه|=هالحياه|=العيشه|=الدنيا|=هالدنيا|=دنيتي|=عيشتي|=حياتها|=حياته|living|my life|being alive',
      '!زحم*|نظام|رجيم|روتين',
    ],
    [
      40,
      '?think*|thought*|thinking|imagin*|picture*|~فكر|~تخيل|=اقول',
      'jumping|jump off|not being here|not existing|not being alive|crashing my car|hanging|~رمي نفس*|رميت نفس*|=اقفز من|=انط من|=ارمي روحي|ending things|ending everything|ending it',
      '!gym|trampoline',
    ],
    [40, 'اصوات|صوت|voice', '~قتل|~ذبح|~اذي|~وذي|kill|hurt|harm', '!حلق|حبال|بح*|throat'],
    [
      0,
      'want it to end|want it all to end|want this to end forever|want everything to end|ready to end it|want to end it|ابي كل شي ينتهي|ابغي كل شي ينتهي|ما ~بي ~كون موجود*|ما ~بغي ~كون موجود*|ما ودي ~كون موجود*|ليتني ما انولدت|ليتني ما جيت|اتمني لو لم اولد|wish i was never born|wish i had never been born|wish i was dead|wish i were dead|rather be dead|not be here anymore|not want to be around',
    ],
    [
      24,
      'حيات|حياه|عيش|life',
      'مالها معني|ما لها معني|بلا معني|لا جدوي|جدوي|مالها طعم|ما ~بي ~كمل|ما ~بغي ~كمل|no meaning|not worth',
      '!جدوي علاج',
    ],
    [
      24,
      '~تمني|ليتني|=ليت|~بي|~بغي|=ود*|ودي|~ريد|يارب|يا رب|~دعي|wish|want to|wanna|hope|pray*|hoping',
      '=اموت|~موت وارتاح|=الموت|=يموتني|ياخذ روح|~اخذ روح|ان اموت|~اخذ عمري|ياخذني|ما ~صحي|ما ~قوم|لا ~صحي|لا ~قوم|وما اصحي|لم استيقظ|~ستيقظ ابدا|~ختفي من دنيا|~ختفي للابد|die|dead|not wake up|never wake|not wake|disappear forever',
      '!ضحك|فرح|جوع|=اموت في|=اموت علي|~موت علي|die for|dying to|احراج|خجل|فشيله|ملل|برد|=بدري|حمام|دوام',
    ],
    [
      0,
      'want to disappear|ودي اختفي|ابي اختفي|ابغي اختفي|نفسي اختفي',
      '!سوشل|ميديا|انستا*|انستقرام|تويتر|هالات|circles|spots|scar*|acne|marks',
    ],
    [24, 'saved up|saving up|hoard*|stash*|collecting|~جمع|مجمع', 'pill|tablet|medicine|حبوب|ادوي', '!recycl*|throw'],
    [
      30,
      'said goodbye|saying goodbye|~ودع|ودع|ودعنا',
      'forever|last time|not be around|not be here|لابد|للابد|اخر مر*|حياه|دنيا',
    ],
    [
      24,
      '~قول|قال|قالت|~هدد|هدد|~بي|~بغي|ناوي|says|said|threaten*|wants to|going to',
      '~بلع|~شرب|~اخذ|swallow|take',
      'كل حبوب*|كل دوا*|كل ادوي*|علب كامل|all the pills|all her pills|all his pills|all my pills|whole bottle|all the tablets',
    ],
    [10, '~فكر', '=بالموت|=الموت|في موت', '!خوف|خايف|اخاف|وفاه'],
    [14, 'موت|=بموتي|=موتي', 'ارحم|احسن لي|~رتاح|~ريح|=حل|=الحل|ينتهي كل|كل شي|راح لي|فقد* امل'],
    [
      0,
      'رسال وداع|~بي ~موت|~بغي ~موت|وده ~موت|ودها ~موت|~ريد ان ~موت|تعبت من حياتي|مليت من حياتي|طفشت من حياتي|طفشت من دنيا|تعبت من دنيا|زهقت من حياتي|ماله داعي اعيش|ما له داعي اعيش|~اخذ امانت*|كتب* وصيت*|حياتي ما تسوي|goodbye letter|suicide note|feel like dying|no point in life|not see the point|not worth living|disappear and never|disappear forever|never come back|~سوي شي بنفس*|~سوي بنفس* شي|~سوي في نفس* شي|something to myself|something to herself|something to himself',
    ],
    [
      0,
      'بيرتاح* لو مت|~رتاح* لو مت|لو اموت|لو مت ارتاح|better off without me|better off dead|not want to live|not want to be alive|not want to be here|not want to exist|no reason to live|no point in living|no point living|cannot go on|not think i can go on|tired of living|tired of life',
    ],
    [
      16,
      '~قطع|~شطب|~شرط|~جرح|cut|cutting|cuts|slash*|slit*',
      'يد|ذراع|ساق|معصم|فخذ|فخوذ|افخاذ|عروق|وريد|جسم|arm|wrist|thigh|leg',
      'موس|شفر|شفره|مشرط|ارتاح|~رتاح|ضاق|زعل|cutting her|cutting his|cutting my|wrist',
      '!~طبخ|cook*|وقف',
    ],
    [6, '~ضرب|~طق|bang*', 'راس|راسي|head', '!صداع|وجع|الم|headache'],
  ],
  abuse: [
    [30, `${relative}|${carer}`, harmsMe, '!صداع|شمس|headache'],
    [0, '~كفخني|~صفعني|~طقني|~طقوني|~جلدني|~رفسني|~ضربني|~ضربوني|~عنفني', '!صداع|شمس|كهرب|~لعب|مساج'],
    [
      30,
      `${relative}|${carer}`,
      '~ضرب|~طق|~عنف|~عذب|~حرق|~كوي|~جلد|beat*|burn*|whip*',
      '=اختي|=اخوي|=اخواني|=خواتي|=امي|=اخي|=اخوتي|my sister|my brother|my mum|my mother',
      '!صغير|عمره|عمرها|~لعب|شمس|toddler',
    ],
    [
      40,
      `${relative}|${carer}|جار|واحد`,
      'سوا فيني|سوي فيني|~سوي فيني|سوا معي|~سوي معي|عمل فيني|did something|does things|did things',
      'غلط|عيب|مو زين|مو كويس|حرام|ما ابيه|bad|wrong|weird|did not want',
    ],
    [
      24,
      `${carer}|زوج|ابو|والد|طليق|husband|father|dad|stepfather`,
      '~ضرب|~طق|~عنف|~عذب|~حرق|hurt*|hit*|beat*|harm*',
      'بنتي|ولدي|ابني|ابنتي|طفلي|طفلتي|اطفالي|عيالي|اولادي|بناتي|رضيعي|امي|اختي|my baby|my son|my daughter|my child*|my kids',
    ],
    [
      30,
      `${relative}|${carer}|he|she`,
      '~كسر|كسر|=كسرت|شج|فقع|خلع|~جرح|~حرق|broke|bruised|dislocated|fractured|burned|burnt',
      'يدي|ضلوعي|ضلعي|سني|اسناني|سنوني|انفي|خشمي|راسي|وجهي|عيني|ذراعي|جسمي|my arm|my nose|my rib|my tooth|my jaw|my finger|my wrist',
      '!~لعب|لعب|play*|football|كور|مبارا*|gym|accident*|بالغلط|مساج|massage|عملي',
    ],
    [
      24,
      'he|she|husband|wife|dad|father|mother|stepdad|stepmother|nanny|maid',
      'beat*|hit*|slap*|kick*|whip*|lock*',
      'the kids|our kids|my kids|my children|our children|the children|my mother|my mum|my sister|my brother|my little brother|my little sister|us',
      '!pain|drum*|heat|record|flu|virus|sun',
    ],
    [16, 'انضرب|~نضرب|انطق|مضروب*|متعنف*|متعرض*', 'زوج|ابو|ابوي|والد|اخو|اخوي|طليق|اهل|مدرس|معلم', '!شمس|كور'],
    [
      40,
      'relative|neighbour|neighbor|someone|man|guy|boss|manager|friend|colleague|driver|stranger|جار|جارنا|مدير|واحد|رجال|صاحب|شخص|غريب|قريب|قرايب|موظف|عامل|سواق',
      '~لمس|لمس|لامس|~مسك|touch*|grop*|grab*',
      'حساس|خاص|غصب|رغم|بدون رضا*|غلط|عور|private|inappropriate*|where he should|where they should|without my consent|against my will|breasts|crotch|down there',
      '!doctor|nurse|دكتور|طبيب|ممرض',
    ],
    [
      24,
      '~هدد|هدد|~بتز|ابتز|ابتزاز|تهديد|blackmail*|threaten*',
      'صور|بصور|فيديو|مقطع|~فضح|~نشر|photo|picture|video|nude',
    ],
    [
      0,
      'معنف|تعنيف|~عنفني|~عنفنا|عنف اسري|عنف منزلي|~تعرض لعنف|تعرض* لعنف|~تعرض لضرب|~تعرض لايذاء|~عتدي علي|اعتدي علي|اعتداء جنسي|~غتصب|اغتصب|اغتصاب|مغتصب|تحرش|~تحرش|متحرش',
    ],
    [
      20,
      'خالي|خال|عمي|ابوي|ابو|زوج ام*|اخوي|اخو|قريب*|قرايب*|ولد عم*|سواق|=المدرس|=مدرس|=مدرسي|=مدرسته|=مدرسها|=مدرسين|معلم|مدرب|شغال|جدي|زوج اختي|جار|جارنا|stepfather|stepdad|stepbrother|father|dad|grandfather|grandad|grandpa|uncle|brother|brother in law|cousin|neighbour|neighbor|babysitter|tutor|teacher|coach|driver',
      '~لمسني|لمسني|~تحسس جسم*|~تحسسني|تحسسني|~لمس جسم|لمس جسم|~لمس ولد|~لمس بنت|يلمس|touch* me|touch* my|touch* her|touch* him',
    ],
    [16, 'اجبر|~جبر|غصب|~غصب|forc*', 'علاق|جماع|جنس|sex|intercourse'],
    [
      0,
      'domestic violence|domestic abuse|sexual* abus*|sexual* assault*|sexual* harass*|raped|rape|molest*|abused|abuses me|abusing me|is abusive|being abused|forced himself',
    ],
    [
      12,
      'he|she|they',
      'hits me|beats me|hit me|beat me|chok* me|slap* me|kick* me',
      '!headache|pain|tennis|chess|game|race|match|toddler|baby|year old',
    ],
    [16, '~هدد|تهديد|~توعد|threaten*', '~قتل|~ذبح|سكين|سلاح|kill'],
    [30, `${relative}|${carer}|he`, '~لاحقني|~طاردني|stalk* me|stalking me|following me everywhere'],
    [
      40,
      `${relative}|${carer}`,
      '~قرص|قرصت|~عض|عضت|~هز|~رمي|pinch*|shak*|bit|slap*|رضوض|كدمات|bruise*',
      'طفل|رضيع|بيبي|بنتي|ولدي|ابني|ابنتي|the baby|my baby|my son|my daughter|my toddler',
      '!~لعب|play*|football|كور|نحل|لسع|hand*|طاح|fell|تحليل|اسنان',
    ],
    [4, 'afraid of|scared of|terrified of|خايفه من|اخاف من', 'my husband|my father|my dad|my brother|my ex|زوجي ~ضرب'],
  ],
  poisoning: [
    [24, ingest, toxic],
    [
      24,
      'شم|شمي|شمينا|~شم|استنشق|~ستنشق|تسرب|~تسرب|تسريب|اختلط|خلط|inhal*|leak*|breathed in|mixed',
      'غاز|فلاش|كلور*|كلوركس|مبيد|ابخر|gas|fumes|bleach|pesticide',
    ],
    [
      40,
      'غاز|دخان|حريق|gas|smoke|fumes',
      'دايخ|داخ|دوخ|دوار|~دوخ|دخن|~رجع|~ستفرغ|صداع|غثيان|مصدع|dizzy|headache*|vomit*|nause*|faint*|sick',
      'ريح*|رايح*|راح*|شم|~شم|استنشق*|~ستنشق*|مغلق*|تسرب*|smell*|inhal*|closed|leak*|room|house|kitchen',
      '!بطن|قولون|انتفاخ|مدخن|سيجار*|smoking|smoker|cigarette*|حامل|pregnan*',
    ],
    [
      40,
      child,
      `${swallow}|اكل|اكلت|تناول|تناولت|~شرب|شرب|لقي|ate|eaten|got into|drank`,
      pills,
      '!قبل اكل|بعد اكل|قبل وجب*|بعد وجب*|before|after meals|صعوب|جرعت*',
    ],
    [14, swallow, pills, '!صعوب|ما ~قدر|trouble|difficult*|hard'],
    [
      30,
      `${swallow}|~اخذ|~خذ|خذت|~تناول|~شرب|took|taken|taking`,
      'شريط كامل|علب كامل|شريط بندول كامل|كامل الشريط|حبوب كثير|كمي كبير|whole pack|whole box|whole bottle|whole strip|too many|PILLS',
      '!تمر|vitamin c|نزف|~نزف|نزيف|bleed*',
    ],
    [
      40,
      `${swallow}|~شرب|اخذ|اخذت|~اخذ|~خذ|خذت|اكل|اكلت|عطي*|اعطي*|~تناول|took|taken|given|gave`,
      'بالغلط|بالخطا|بالخطء|غلط|عن طريق خطا|بدون قصد|by mistake|by accident|accidentally|in error',
      'حبوب|حبه|حبتين|دوا|دواء|دوائ*|جرع*|حقن|ابر|انسولين|pills|tablets|dose|doses|insulin|meds|medicine|medication',
      '!متي دور|vitamin|فيتامين|toothpaste|سعر',
    ],
    [24, 'got into|gotten into', 'medicine|pills|tablets|meds|medication|cleaner|cupboard'],
    [10, 'شريط|علب', 'كامل|كله|كلها', '~اخذ|~خذ|خذت|اكل|بلع|بلعت|~شرب'],
    [0, 'جرع زايد|جرع زائد|تسمم دوائي|overdos*|poisoned|carbon monoxide|اكسيد كربون'],
    [20, 'اضعاف|ضعف|ضعفين|دبل|times|double|triple', 'جرع|dose', '!متي|many|كم مر*|a day'],
    [
      40,
      'فحم|دفاي|مدفا|حطب|charcoal|heater|generator',
      'دخنا|مصدع|طاح|غثيان|دوخ|دايخ|داخ|~ستفرغ|صداع|راس|مغمي|dizzy|headache*|vomit*',
    ],
    [
      20,
      'لدغ|~لدغ|لسع|~لسع|قرص|~قرص|عض|عضت|~عض|ملدوغ|ملسوع|bit|bite|bitten|stung|sting',
      'حيه|=حي|حنش|ثعبان|افعي|داب|عقرب|عقارب|عقربه|ارمل|snake|viper|cobra|scorpion|black widow',
    ],
  ],
  allergy: [
    [20, mouthParts, swell, '!فيلر|filler|لوز|غد|twice|مرتين|tonsil*|ضرس|اسنان'],
    [
      70,
      'طفح|شري|ارتيكاريا|=حبوب|احمر|~حك|حكه|hives|rash|welts|itchy',
      after,
      '?ما ~قدر ~بلع|صعوب* بلع|ضيق|~ضيق|نفس|تنفس|وجه|عيون|شف*|لسان|حلق|صوت* مبحوح*|صوت* راح*|~دوخ|دايخ|دوخ|hoarse|croaky|swallow*|breath*|face|dizzy|tongue|lips|throat|wheez*',
      '?كل|صعب|صعوب*|كله|كلها|بكل|فجا*|انتف*|منتفخ*|~نتفخ|ورم*|~ورم|ضيق*|all over|swell*|swollen|puffy|clos*|breath*|suddenly',
      '!شباب|فيلر|تجميل|ليزر|acne|laser|filler|شمس|مناكير|for * weeks|من شهور|احيانا|sometimes',
    ],
    [
      40,
      'حساسي|allerg*',
      '?حلق|نفس|تنفس|throat|breath*|tongue|لسان',
      'فجا*|اكل*|بعد|ate|after|now|الحين|بالغلط',
      '~سكر|~قفل|~ضيق|ضيق|~ختنق|كتم|clos*|tight*|swell*|cannot',
      '!خشم|جيوب|غبار|nose|pollen',
    ],
    [45, 'وجه|عين|عيون|face|eyes', swell, after, '!ضرس|سن|اسنان|خراج|عملي|تجميل|جراح|tooth|dental|surgery'],
    [
      24,
      'حلق|حلقوم|throat',
      'انغلاق|انسداد|~نطبق|~قفل|قفل|~سكر|~ضيق|ضيق|~نغلق|مسدود|~نسد|انسد|clos*|tight*',
      '!زكام|لوز|بلغم|cold|tonsil*|حموض|ارتجاع|reflux',
    ],
    [0, 'anaphyla*|صدم تحسس*|صدم حساس*|صدم* تحسسي*'],
  ],
  pregnancy: [
    [400, pregnant, 'ضغط|pressure|bp', 'HIGH', noPregnancy],
    [
      60,
      'baby|babys|بيبي|جنين',
      'gone quiet|quiet|quieter|calmer|very still|=هادي|=ساكن',
      'WEEKS|pregnan*',
      '!asleep|sleep*|born',
    ],
    [
      400,
      pregnant,
      'نزيف|نزف|~نزف|بقع دم|نقط دم|spotting|نزل* دم|~نزل دم|نزل* مني دم|~نزل مني دم|نزل* علي دم|~نزل علي دم|نزل* معي دم|~نزل معي دم|طلع* دم|طلع* مني دم|قطع دم|bleed*|bled|clots|blood',
      `${noPregnancy}|blood pressure|blood test|blood type|blood sugar|لثه|خشم|انف|gum|nose`,
    ],
    [
      400,
      pregnant,
      'نزل* ماء|نزل* موي*|نزل* ماي|نزل* علي موي*|نزل* علي ماء|نزل* مني ماي|نزل* مني ماء|نزل* مني موي*|طلع* مني ماي|طلع* مني ماء|طلع* مني موي*|~نزل ماء|~نزل موي*|نزول ماء|ماي راس|ماء راس|كيس ماء|water* broke|fluid leak*|leak* fluid|leaking',
      noPregnancy,
    ],
    [
      40,
      '?كيس|ماء|موي*|ماي|مياه|water',
      'انفجر|~نفجر|انفتح|~نفتح|نزل|نزلت|~نزل|انفقع|انفقعت|broke|gush*|leaking',
      'جنين|ولاد|=ولادتي|=حامل|كيس|pregnan*|WEEKS',
      '!حنفي|~شرب|وزن|~ستفرغ|ترجيع|ظهر|rent',
    ],
    [0, 'سائل امنيوسي|ماي راس|waters broke|water broke'],
    [20, 'fluid|water', 'leak*|gush*', 'weeks|pregnan*'],
    [
      30,
      '?جنين|بيبي|حرك|~تحرك|ركل*|رفس*|=طفلي',
      'ما ~تحرك|لا ~تحرك|لم ~تحرك|ما تحرك|ما ~حس|ما حسيت|لا ~حس|لا ~شعر|لم ~شعر|لم اعد ~شعر|هادي|هدا',
      '?جنين|بيبي|حامل|شهر سابع|شهر ثامن|شهر تاسع|=بالثامن|=بالسابع|=بالتاسع',
      '!رضيع|عمره|متي|اول مر*',
    ],
    [
      24,
      '?حرك|حركت|حركه|حركات|نبض',
      '=قلت|=قل|=اقل|~قل|خفت|خفيف|خف|توقف|توقفت|=وقفت|=وقف|ضعيف|ضعفت|شبه معدوم|معدوم',
      'جنين|بيبي|=حامل|بطني|WEEKS',
      '!امعاء|مفصل|رضيع|عمره',
    ],
    [
      30,
      'baby|foetus|fetus|babys',
      '?not mov*|not kick*|not felt any|quiet all|still all|stopped kicking|no movement*|stopped moving|moving less|cannot feel|not felt|not feel*|less movement*',
      '!crib|legs',
    ],
    [30, 'baby|babys|pregnan*|week|trimester', 'movement*|kick*', 'slow*|less|fewer|reduced|decreased|weaker', '!room'],
    [400, 'pregnan*|weeks', 'not moving|not moved|no movement*|stopped moving|moving less', '!room'],
    [
      400,
      pregnant,
      'زغلل|~زغلل|زغلله|غباش|غبش|تشوش|نجوم|لمعات|blurr*|seeing spots|seeing stars|flashing lights',
      `${noPregnancy}|نظار|glasses`,
    ],
    [
      60,
      pregnant,
      swell,
      '?=وجهي|=الوجه|=وجهها|=ايدي|=يديني|face|hands',
      'صداع|ضغط|فجا*|عيون|headache*|vision|sudden*|pressure',
      noPregnancy,
    ],
    [
      80,
      'ولدت|ولاد|ولادتي|ولادتها|نفاس|نفسا|قيصري|gave birth|delivered|delivery|postpartum|giving birth|c section',
      'نزيف|~نزف|نزف|دم|bleed*|blood|soak*|haemorrhag*|hemorrhag*|فوط*|clots',
      severe + '|كل ساع*|كل نص ساع*|every hour|an hour|clots|حجم ليمون*',
      '!ابره|تطعيم|~رضع|gum|لث|تحليل|test',
    ],
    [
      40,
      'صداع|بطن|مغص|الم|headache|abdom*|tummy|pain|cramp*',
      'شديد|قوي|لا ~زول|ما ~روح|ما ~خف|مو راضي* ~روح|ما ~حتمل|لا ~حتمل|مستمر|severe*|splitting|pounding|terrible|awful|worst|bad|sharp|strong|unbearable|constant',
      'حامل|pregnan*|WEEKS|بالشهر*',
      `${noPregnancy}|turn over|turning|joint|ظهر|حوض|مفصل|ركب`,
    ],
    [
      40,
      'تقلصات|طلق|انقباضات|contractions',
      'سادس|سابع|=بالسادس|=بالسابع|خامس|24 week|25 week|26 week|27 week|28 week|29 week|30 week|31 week|32 week|33 week|34 week|35 week|WEEKS|كل * دقايق|كل * دقائق|minutes apart|every * minutes|قبل موعد*|قبل ولاد*|مبكر',
      '!متي|كيف|كاذب|when|how|braxton',
    ],
    [40, 'حامل|pregnant', 'طاح|طاحت|طحت|سقط|وقعت|حادث|fell|fall|accident|انضرب* بطن*|hit my belly', noPregnancy],
  ],
  'severe-infection': [
    [
      90,
      '?رقب|neck',
      'متيبس|تيبس|~تيبس|تصلب|متصلب|ناشف|~نشف|يابس|~يبس|قاسي|مشدود|متخشب|متشنج|ما ~نزل راس|ما ~حني|ما ~ثني|ما ~نثني|ما ~لف|ما ~لمس صدر|stiff*|rigid|cannot bend|cannot touch',
      `${fever}|${shivering}|استفراغ|~ستفرغ|قيء|تقيو|vomit*|=نور|=النور|=ضوء|=الضوء|light`,
      '!مخده|وساد|pillow|sofa|صوفا|تطعيم|لقاح|vaccin*',
    ],
    [
      90,
      fever,
      'طفح|بقع|حبوب|نقط|rash|spots|blotches',
      'بنفسج*|ارجواني*|=غامقه|داكن*|زرق|ازرق|ما ~روح|ما ~ختفي|لا ~ختفي|لا ~زول|ضغط*|كاس|كدم*|purple|not fade|not fading|not go away when|not disappear|glass|bruis*|petechia*|blood spots',
      '!شمس|موعد|vaccin*',
    ],
    [90, `${fever}|${infected}`, confused, '!كلام|تخدير|dose|جرع*|which|بين'],
    [
      60,
      fever,
      '=نور|=النور|=ضوء|=الضوء|=اضاءه|=الاضاءه|light',
      '?ما ~تحمل|لا ~تحمل|ما ~طيق|~ضايق|~زعج|~ولم|~وذي|~عور|لا ~طيق|hurt*|cannot stand|sensitive|bother*',
      'صداع|راس|رقب|headache|neck|head',
    ],
    [
      90,
      fever,
      child,
      '?خامل|خمول|خملان|ما ~صحي|لا ~ستيقظ|لا يكاد ~ستيقظ|يكاد|صعب ~صحي|بالقوه ~صحي|رخو|مرخي|مرتخي|ما ~تفاعل|لا ~تفاعل|letharg*|drowsy|floppy|hard to wake|limp|listless|not waking|unresponsive',
      '!يلعب|plays|playing|تطعيم',
    ],
    [
      110,
      `${fever}|${infected}|${shivering}`,
      'cold hands|cold feet|hands are cold|clammy|mottled|blotchy|grey skin|اطراف* بارد|اطراف* ثلج|برود* اطراف|برود* ب* اطراف|برود* في اطراف|اطراف* زرق|جلد* مرقط|جلد* مبقع|racing heart|heart racing|heart is racing|قلب* يدق|دقات* سريع|نبض* سريع|دقات قلب* سريع|breathing fast|تنفس* سريع|ما تبول|لم ~تبول|not passed urine|no urine|not peed',
      `${fever}|${infected}`,
      '!رياض|exercise|خوف|قلق|anxiety|قهوه|coffee',
    ],
    [110, `${infected}|جرح عملي*|جرح قيصري|wound|incision|قسطر*|catheter|خراج|abscess`, shivering, '!موعد'],
    [
      90,
      '?تسمم دم|تسمم* دم|انتان|سحايا|التهاب سحايا|حمي شوكي|meningitis|sepsis|septic|blood poisoning',
      `${fever}|${shivering}|${confused}|could this be|rash|طفح|رقب*|neck|اظن|احتمال|شاك|يمكن|mottled`,
      '!تطعيم|لقاح|vaccin*|jab|حج|عمره|umrah|hajj',
    ],
    [
      80,
      `${fever}|${shivering}`,
      'كيماوي|كيمياوي|chemo*|زراع* نخاع|زراع* كل*|زارع*|مناعت* ضعيف|مناعه ضعيف|immunosuppress*|transplant',
      '!متي|when can',
    ],
  ],
};
