import type { DemoQuestion } from '../types.ts';

export const pregnancyWomensHealthQuestions: readonly DemoQuestion[] = [
  {
    slug: 'قلة-حركة-الجنين-الشهر-الثامن',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'حركة الجنين قلت في الشهر الثامن',
    content: 'أنا في الأسبوع 33. من يومين أحس حركته أقل من قبل. شربت عصير وتحرك شوي. هل أنتظر موعدي الأسبوع الجاي؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 8,
    views: 1975,
    tags: ['حمل', 'حركة الجنين'],
    answer: {
      doctor_id: 132,
      content:
        'لا تنتظري الموعد القادم. قلة الحركة في الثلث الأخير سبب كافٍ للفحص في اليوم نفسه، حتى لو تحرك قليلًا بعد العصير. الفحص تخطيط لنبض الجنين، بسيط وغير مؤلم ويستغرق نحو نصف ساعة.\n\nالاعتقاد بأن الحركة تقل طبيعيًا قرب الولادة غير صحيح؛ شكل الحركة قد يتغير لكن عددها لا ينبغي أن ينقص. في أغلب الحالات يكون التخطيط مطمئنًا وتعودين إلى بيتك، وهذا أفضل ما نرجوه.',
      at_home: 'لا تنتظري في البيت لتعدّي الحركات.\nأثناء الطريق استلقي على جنبك إن أمكن، ولا تقودي بنفسك.',
      come_in: 'إن طمأنك التخطيط ثم تكرر الإحساس بعد أيام فعودي مرة أخرى دون حرج، ولو في اليوم التالي.',
      emergency:
        'توجهي الآن إلى طوارئ الولادة. وإذا رافق قلة الحركة نزيف، أو ألم بطن متواصل، أو نزول ماء، أو صداع شديد مع زغللة، فاتصلي بالرقم 997.',
      after_hours: 1,
      likes: 87,
      views: 1700,
    },
  },
  {
    slug: 'تكيس-المبايض-والحمل',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'عندي تكيس مبايض، هل يعني صعب أحمل؟',
    content: 'عمري 26 متزوجة من سبعة شهور. دورتي كل 45 إلى 60 يوم وقالوا لي تكيس. وزني 82 وطولي 160. أقرأ كلام يخوف.',
    status: 'answered',
    user_name: 'ريوف',
    asked_days_ago: 26,
    views: 3140,
    tags: ['تكيس المبايض', 'حمل'],
    answer: {
      doctor_id: 131,
      content:
        'أفهم قلقك، لكن تكيس المبايض لا يعني العقم. معظم النساء المصابات به يحملن، بعضهن دون علاج وبعضهن بمساعدة دواء ينظم التبويض.\n\nما يفيدك أكثر الآن هو الوزن: نزول خمسة إلى عشرة بالمئة منه يعيد التبويض لدى كثيرات. وفي العيادة نتأكد من التشخيص، ونفحص الغدة الدرقية والبرولاكتين والسكر، ونطلب تحليلًا للزوج أيضًا.',
      at_home:
        'مشي سريع نصف ساعة معظم الأيام، وخطة أكل واقعية مع أخصائية تغذية.\nحمض الفوليك 400 ميكروغرام يوميًا من الآن.\nلا منشطات ولا خلطات من نفسك، فهي قد تضر.',
      come_in:
        'ننصح عادةً بالتقييم بعد سنة من المحاولة، لكن مع دورة متباعدة كدورتك يحسن أن تحضري مع زوجك الآن. وإذا تأخرت الدورة أكثر من المعتاد فأجري اختبار حمل أولًا.',
      emergency:
        'ألم شديد مفاجئ في جانب واحد من أسفل البطن، أو نزيف غزير يملأ فوطة كل ساعة، أو إغماء: توجهي إلى الطوارئ، خصوصًا إن كان اختبار الحمل إيجابيًا.',
      after_hours: 30,
      likes: 142,
      views: 2800,
    },
  },
  {
    slug: 'fasting-ramadan-second-trimester',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: 'Can I fast in Ramadan at five months pregnant?',
    content:
      'This is my second pregnancy and everything has been normal so far. I fasted before in my first pregnancy but felt dizzy. My family leaves the decision to me.',
    status: 'answered',
    user_name: 'Amina',
    asked_days_ago: 63,
    views: 1408,
    tags: ['pregnancy', 'Ramadan'],
    answer: {
      doctor_id: 67,
      content:
        'It is kind of your family to leave the choice with you, and our faith gives you that choice as well. Many healthy women fast in the middle months without harm; others should not.\n\nWe advise against fasting with diabetes, high blood pressure, anaemia, twins, a baby who is small for the dates, kidney disease, or a previous early birth. Because you were dizzy last time, have your blood count and blood pressure checked first.',
      at_home:
        'Take suhoor late and drink two to three litres between iftar and dawn.\nPrefer whole grains, eggs and yoghurt to sweets, and rest in the afternoon.\nBreak your fast if you feel faint, vomit, or your urine turns dark.',
      come_in:
        'Please see your doctor before the month begins, and call us during it if you had to break the fast for dizziness, vomiting or a headache.',
      emergency:
        'Bleeding, regular tightening, fluid leaking, a severe headache, or a baby who moves less than usual: go to a maternity emergency unit at once.',
      after_hours: 14,
      likes: 66,
      views: 1203,
    },
  },
  {
    slug: 'نزيف-بعد-انقطاع-الدورة-بسنتين',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'نزول نقط دم بعد انقطاع الدورة بسنتين',
    content: 'والدتي عمرها 56، الدورة مقطوعة من سنتين. نزل عليها نقط دم يومين ووقف. هي تقول عادي وما تبغى تروح.',
    status: 'answered',
    user_name: 'لطيفة',
    asked_days_ago: 90,
    views: 958,
    tags: ['انقطاع الطمث'],
    answer: {
      doctor_id: 67,
      content:
        'بارك الله في حرصك على والدتك. أي نزول دم بعد سنة من انقطاع الدورة، ولو كان قطرات وتوقف، يحتاج فحصًا. في أكثر الحالات يكون السبب بسيطًا كجفاف الأنسجة أو لحمية صغيرة، لكنه أحيانًا أول علامة مبكرة لمرض في بطانة الرحم، واكتشافه في هذه المرحلة يسهّل علاجه كثيرًا.\n\nالزيارة ليست صعبة: حديث، ثم تصوير لقياس سماكة البطانة، وقد نحتاج عينة صغيرة تؤخذ في العيادة.',
      at_home:
        'اكتبي قائمة أدويتها لتحضرها معها، خصوصًا مميعات الدم والهرمونات.\nلا توقفوا أي دواء من أنفسكم.\nطمئنيها: الطبيبة امرأة والممرضة حاضرة، ويمكنك مرافقتها.',
      come_in: 'خلال أسبوع أو أسبوعين، حتى لو لم يتكرر الدم؛ فتوقفه لا يغني عن معرفة سببه.',
      emergency: 'إذا كان النزيف غزيرًا، أو رافقه دوار أو إغماء أو ألم شديد، فتوجهوا إلى الطوارئ.',
      after_hours: 18,
      likes: 33,
      views: 810,
    },
  },
  {
    slug: 'مدة-الراحة-بعد-القيصرية-قبل-الرياضة',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'متى أقدر أرجع للرياضة بعد القيصرية؟',
    content: 'ولدت قيصرية قبل سبعة أسابيع، الجرح ملتئم لكن أحس بشد وبطني ضعيفة. أبغى أرجع للنادي.',
    status: 'pending',
    user_name: 'شوق',
    asked_days_ago: 0,
    views: 57,
    tags: ['بعد الولادة'],
    answer: null,
  },
  {
    slug: 'غثيان-الحمل-ما-يثبت-معي-شي',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'حامل بالشهر الثاني وما يثبت ببطني شي، هل هذا طبيعي؟',
    content:
      'أنا بالأسبوع الثامن، أستفرغ ست أو سبع مرات باليوم وحتى الموية أحيانًا ترجع. نزل وزني كيلوين ونص من أول الحمل. ريحة الطبخ تقلب معدتي. أمي تقول كل الحوامل كذا واصبري.',
    status: 'answered',
    user_name: 'جواهر',
    asked_days_ago: 1,
    views: 720,
    tags: ['غثيان', 'حمل'],
    answer: {
      doctor_id: 133,
      content:
        'الغثيان في هذه الأسابيع شائع فعلًا، لكن نزول الوزن ورجوع الماء يتجاوزان ما يُطلب منك الصبر عليه. لدينا أدوية جُرّبت طويلًا في الحمل وتُعدّ مأمونة، فلا تحرمي نفسك منها خوفًا على الجنين؛ الجفاف أضرّ من الدواء.\n\nيبلغ الغثيان أشده عند التاسع تقريبًا، ثم يهدأ عند أغلب الحوامل بين الأسبوع الثاني عشر والسادس عشر.',
      at_home:
        'لقيمات جافة قبل القيام من السرير، ثم شيء صغير كل ساعتين.\nرشفات باردة بين الوجبات لا معها، والزنجبيل يفيد بعضهن.\nأجّلي حبوب الحديد إن زادت الغثيان، ولا تتركي حمض الفوليك.',
      come_in: 'احضري اليوم أو غدًا لقياس الوزن والضغط وتحليل البول، ولنبدأ دواء يوقف القيء، وربما محلولًا وريديًا.',
      emergency:
        'لا تنتظري موعدًا إن لم يثبت شيء أربعًا وعشرين ساعة، أو قلّ البول وصار داكنًا، أو دختِ عند الوقوف، أو ظهر دم أو ألم بطن أو حرارة.',
      after_hours: 4,
      likes: 63,
      views: 655,
    },
  },
  {
    slug: 'سكر-الحمل-هل-لازم-إبر',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'طلع عندي سكر حمل، هل لازم إبر إنسولين؟',
    content:
      'أنا بالأسبوع 27 وتحليل السكر طلع مرتفع بعد ساعة وبعد ساعتين. أمي عندها سكري. خايفة من الإبر وخايفة على البيبي يطلع كبير. الممرضة قالت قيسي أربع مرات باليوم وما فهمت وش آكل.',
    status: 'answered',
    user_name: 'أثير',
    asked_days_ago: 48,
    views: 2890,
    tags: ['سكري الحمل', 'تغذية'],
    answer: {
      doctor_id: 132,
      content:
        'ليس بالضرورة؛ أكثر الحوامل يضبطن السكر بالأكل والمشي وحدهما خلال أسبوع أو أسبوعين، وتحتاج الباقيات دواءً حتى الولادة. وإن احتجتِ الإنسولين فهو لا يعبر إلى الجنين، وإبرته رفيعة لا تكاد تُحس.\n\nالقياسات الأربعة هي التي تقرر. المستهدف عادةً: صائمة أقل من 95، وبعد الأكل بساعة أقل من 140. ضبطها يقلل كثيرًا احتمال كبر حجم الجنين وما يتبعه.',
      at_home:
        'ثلاث وجبات صغيرة وثلاث خفيفة، ونصف الصحن خضار.\nخبز أسمر أو برغل بكمية ثابتة بدل الرز الكثير، ولا عصائر ولو طازجة.\nامشي ربع ساعة بعد كل وجبة، وسجّلي القراءات.',
      come_in:
        'موعدك خلال أسبوع مع قراءاتك ومع أخصائية التغذية، وقبله إن تجاوز ثلث القراءات الحد. وبعد الولادة بستة أسابيع نعيد التحليل.',
      emergency:
        'حركة جنين أقل من المعتاد، أو قيء متكرر مع قراءات فوق 250، أو رجفة وتعرق ودوخة لا تزول بعد السكر: طوارئ الولادة حالًا.',
      after_hours: 21,
      likes: 176,
      views: 2590,
    },
  },
  {
    slug: 'نزيف-خفيف-الأسبوع-السادس',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'نزل معي دم خفيف بالأسبوع السادس، هل يعني إجهاض؟',
    content:
      'اختبار الحمل إيجابي من عشرة أيام، وأمس نزل دم بني ثم وردي خفيف، مو كثر الدورة. مغص بسيط مثل الدورة. هذا أول حمل بعد إجهاض السنة الماضية وما قدرت أنام من الخوف. هل الراحة بالسرير تثبته؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 140,
    views: 5320,
    tags: ['حمل', 'نزيف'],
    answer: {
      doctor_id: 131,
      content:
        'قلبي معك، وخوفك مفهوم بعد ما مررتِ به. دم خفيف في الأسابيع الأولى يصيب نحو حامل من كل أربع، وأكثر من نصفهن يكمل حملهن بسلام. البني دم قديم، وهو أقل دلالة على الخطر من الأحمر الغزير.\n\nبصراحة، الراحة في السرير لا تغيّر النتيجة، ولا شيء فعلتِه سبّب ما حدث. ما يوضح الصورة تصوير مهبلي وتحليل هرمون الحمل، وأحيانًا يُعادان بعد أيام.',
      at_home:
        'حياة عادية دون مجهود شديد، وفوط لا سدادات حتى نعرف الكمية.\nأجّلي العلاقة الزوجية حتى يتوقف الدم.\nلا مثبتات ولا مسكنات من نفسك سوى الباراسيتامول.',
      come_in:
        'خلال يوم أو يومين للتصوير. أحضري فصيلة دمك إن كنتِ تعرفينها؛ فصاحبات الفصيلة السالبة قد يحتجن إبرة خاصة.',
      emergency:
        'اذهبي فورًا إذا ملأ الدم فوطة كل ساعة، أو اشتد الألم خصوصًا في جهة واحدة، أو شعرتِ بألم في طرف الكتف أو دوار أو إغماء.',
      after_hours: 3,
      likes: 402,
      views: 4960,
    },
  },
  {
    slug: 'أفضل-مانع-حمل-مع-الرضاعة',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'أرضع طبيعي وعمر بنتي شهرين، أي مانع ما يقلل الحليب؟',
    content:
      'هذي بنتي الثالثة وما أبي حمل قريب. الدورة ما رجعت للحين. جارتي تقول ما دامك ترضعين ما تحملين. جربت قبل حبوب عادية وجاني صداع، وأسمع عن اللولب إنه يسبب التهابات.',
    status: 'answered',
    user_name: 'بدرية',
    asked_days_ago: 175,
    views: 4480,
    tags: ['تنظيم الأسرة', 'رضاعة'],
    answer: {
      doctor_id: 67,
      content:
        'كلام جارتك صحيح بثلاثة شروط معًا: رضاعة كاملة ليلًا ونهارًا دون حليب صناعي، ودورة لم تعد، وطفل دون ستة أشهر. إن اختل شرط واحد فالتبويض قد يسبق الدورة وتفاجئين بحمل.\n\nالخيارات التي لا تمس الحليب: اللولب النحاسي أو الهرموني، والشريحة تحت الجلد، وحبوب البروجستيرون وحده. واللولب لا يسبب التهابات بعد أسابيعه الأولى إن رُكّب بطريقة سليمة.',
      at_home:
        'استعملوا الواقي إلى أن تختاري.\nحبوب البروجستيرون تؤخذ في ساعة ثابتة؛ والتأخر فيها أدق من الحبوب المعتادة.\nدوّني إن كان صداعك السابق نصفيًا مع زغللة، فهذا يهم الطبيبة.',
      come_in:
        'يمكن تركيب اللولب أو الشريحة في زيارة واحدة بعد اختبار حمل. واحجزي بعدها إن تأخر خيطه عن مكانه أو طال النزيف.',
      emergency:
        'حرارة مع ألم شديد أسفل البطن وإفرازات كريهة بعد التركيب، أو ألم ساق متورمة مع ضيق نفس عند من تستعمل الهرمونات: طوارئ.',
      after_hours: 36,
      likes: 231,
      views: 4020,
    },
  },
  {
    slug: 'دورة-غزيرة-مع-ألياف-الرحم',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'دورتي غزيرة وعندي ألياف، هل الحل استئصال الرحم؟',
    content:
      'عمري 43 وعندي أربعة عيال. دورتي ثمانية أيام مع كتل وأغير كل ساعتين، وهيموجلوبيني 9.2. السونار طلع ليفة 5 سم. طبيبة قالت نشيل الرحم ونرتاح. ما ودي بعملية كبيرة وأنا تعبانة ودايخة.',
    status: 'answered',
    user_name: 'أم فراس',
    asked_days_ago: 33,
    views: 2140,
    tags: ['ألياف الرحم', 'فقر دم'],
    answer: {
      doctor_id: 67,
      content:
        'الاستئصال واحد من الحلول، وليس أولها غالبًا. ليفة بهذا الحجم يمكن في أحوال كثيرة ضبط نزيفها بدواء أيام الدورة، أو بلولب هرموني، أو إزالتها وحدها بالمنظار، أو قسطرة تقطع تغذيتها. يحدد الأنسب مكانها: هل تضغط على البطانة أم لا؟\n\nأما التعب والدوخة فأكثرهما من فقر الدم، وعلاجه يبدأ الآن أيًا كان القرار.',
      at_home:
        'سجّلي أيام النزيف وعدد الفوط شهرين.\nحديد كما يوصف مع مصدر لفيتامين ج وبعيدًا عن الشاي والقهوة.\nلا تأخذي الأسبرين للألم لأنه يزيد النزيف.',
      come_in:
        'حددي موعدًا خلال أسبوعين ومعك تقرير التصوير والتحاليل. وبعد الأربعين نأخذ أحيانًا عينة من البطانة قبل اختيار العلاج.',
      emergency:
        'نزيف يملأ فوطة كل ساعة لساعتين متتاليتين، أو خفقان وضيق نفس وأنتِ جالسة، أو إغماء، أو ألم حاد مفاجئ: اتصلي بالرقم 997.',
      after_hours: 24,
      likes: 119,
      views: 1870,
    },
  },
  {
    slug: 'التهاب-فطري-يرجع-كل-شهر',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'فطريات مهبلية ترجع كل شهر رغم التحاميل، وش السبب؟',
    content:
      'عمري 29، من خمسة شهور ترجع لي حكة شديدة وإفرازات بيضا قبل الدورة. كل مرة آخذ تحاميل من الصيدلية ثلاث ليالي وتروح وترجع. أستخدم غسول معطر يوميًا عشان النظافة. هل العدوى من زوجي؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 100,
    views: 6240,
    tags: ['إفرازات', 'فطريات'],
    answer: {
      doctor_id: 133,
      content:
        'أبدأ بالغسول: المهبل ينظف نفسه، والمعطر منه يهيّجه ويعكّر توازنه، وقد يكون جزءًا من الحكاية. والفطريات ليست عدوى تنتقل بين الزوجين في العادة، فلا يحتاج زوجك علاجًا ما لم يشتكِ.\n\nأربع نوبات أو أكثر في السنة تُسمى متكررة، ولها علاج أطول من ثلاث ليالٍ. لكن نتأكد أولًا بمسحة، فنصف من يعالجن أنفسهن تكون مشكلتهن شيئًا آخر، ونفحص السكر.',
      at_home:
        'ماء فاتر فقط من الخارج، ولا دش مهبلي.\nملابس قطنية غير ضيقة، وتبديل ملابس الرياضة المبتلة سريعًا.\nأوقفي التحاميل أسبوعًا قبل الفحص حتى تصدق المسحة.',
      come_in:
        'احجزي والأعراض موجودة إن أمكن. ولا تؤجلي إذا كنتِ حاملًا، أو صار للإفراز رائحة كريهة، أو ظهرت قروح، أو حدث نزف بعد العلاقة.',
      emergency: 'الألم الشديد أسفل البطن مع حرارة وقيء، خصوصًا مع إفراز قيحي، يُفحص في الطوارئ في اليوم نفسه.',
      after_hours: 29,
      likes: 318,
      views: 5710,
    },
  },
  {
    slug: 'حبوب-الحديد-بالحمل-تسبب-إمساك',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'حبوب الحديد تعبت بطني وأنا حامل، أقدر أوقفها؟',
    content:
      'أنا بالشهر الخامس والهيموجلوبين 10.1. من بديت الحديد قبل أسبوعين جاني إمساك وغثيان ولون البراز أسود وخفت. آخذها مع الفطور والحليب. أفكر أوقفها وآكل كبدة وسبانخ بدالها.',
    status: 'answered',
    user_name: 'مشاعل',
    asked_days_ago: 4,
    views: 890,
    tags: ['فقر دم', 'حمل'],
    answer: {
      doctor_id: 67,
      content:
        'اللون الأسود من الحديد نفسه، فاطمئني. والأكل وحده لا يلحق حاجة الحمل حين ينخفض الهيموجلوبين إلى هذا الحد، أما الكبدة فقلّلي منها لأن فيتامين أ فيها مرتفع جدًا في الحمل.\n\nالحليب مع الحبة يمنع امتصاصها، أي إنك تتحملين أعراضها دون فائدتها. عدّلي الطريقة أولًا، ثم إن بقي التعب غيّرنا النوع، أو جعلناها يومًا بعد يوم، أو أعطيناه بالوريد.',
      at_home:
        'حبة قبل النوم أو بين الوجبات مع عصير برتقال، وبعيدًا ساعتين عن الحليب والشاي والكالسيوم.\nماء كثير وتمر أو برقوق وشوفان ومشي للإمساك.\nإن هيّجت معدتك فمع لقمة خفيفة خير من تركها.',
      come_in:
        'راجعينا إذا استمر الغثيان أو الإمساك بعد أسبوع من التعديل. ونعيد تحليل الدم بعد أربعة أسابيع على كل حال.',
      emergency:
        'خفقان وضيق نفس وأنتِ مرتاحة، أو إغماء، أو دم أحمر مع البراز، أو براز أسود لزج كالقطران مع ألم: توجهي إلى الطوارئ.',
      after_hours: 11,
      likes: 49,
      views: 780,
    },
  },
  {
    slug: 'هل-التكيس-يمنع-الحمل',
    lang: 'ar',
    qa_specialty: 'pregnancy-womens-health',
    title: 'هل تكيس المبايض يمنع الحمل نهائي؟',
    content:
      'عمري 24 ومتزوجة من ستة شهور ودورتي تتأخر، وقالت لي الطبيبة تكيس بسيط. هل أقدر أحمل ولا لازم علاج ومنشطات؟',
    status: 'closed',
    user_name: 'رنا',
    asked_days_ago: 19,
    views: 164,
    tags: ['تكيس المبايض'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note:
      'سؤالك مهم وقد أجابت عنه طبيبة الخصوبة بالتفصيل لسيدة حالها قريب من حالك، فاقرئي جوابها ثم احجزي إن بقي عندك سؤال.',
    duplicate_of: 'تكيس-المبايض-والحمل',
  },
  {
    slug: 'missed-two-contraceptive-pills',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: 'I forgot two pills in the second week. Am I still protected?',
    content:
      'I take a combined pill with a seven-day break. I travelled and missed Thursday and Friday, days nine and ten of the pack. I found out on Saturday morning. We did have sex on Wednesday. Do I throw the missed ones away or take them all together?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 5,
    views: 530,
    tags: ['contraception'],
    answer: {
      doctor_id: 133,
      content:
        'Take one of the missed pills now, the most recent one, and leave the earlier one in the pack. Then take today’s at its usual hour, even if that means two in a day, and finish the pack as normal.\n\nUse condoms until you have taken seven pills in a row. Since you took at least seven before the gap, emergency contraception is not usually needed for Wednesday. In the first week the advice would be different.',
      at_home:
        'Set a daily alarm and carry a spare strip when you travel.\nVomiting within three hours of a pill, or severe diarrhoea for over a day, counts as a missed pill.\nTest if your bleed does not come.',
      come_in:
        'If pills slip your mind often, see us about a method you need not remember: a coil, an implant or a ring. Come too if you smoke and are over 35.',
      emergency:
        'Sudden chest pain or breathlessness, a swollen painful calf, the worst headache of your life, or loss of vision or speech: call 997 and stop the pill.',
      after_hours: 8,
      likes: 29,
      views: 471,
    },
  },
  {
    slug: 'hot-flushes-at-51-is-hormone-therapy-safe',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: 'Hot flushes wake me six times a night. Is hormone therapy safe at 51?',
    content:
      'My periods stopped fourteen months ago. I am soaked at night, short-tempered at work and exhausted. I tried soy capsules for three months with no effect. My sister says hormones cause breast cancer. I have no illnesses, my mammogram last year was clear, and my mother had a hip fracture.',
    status: 'answered',
    user_name: 'Catherine',
    asked_days_ago: 155,
    views: 1870,
    tags: ['menopause', 'hormones'],
    answer: {
      doctor_id: 67,
      content:
        'Six wakings a night for months would exhaust anyone, and you need not simply put up with it. For a healthy woman under sixty, or within ten years of her last period, the benefits usually outweigh the risks. It works better than anything else for flushes, and it protects bone, which matters with your mother’s fracture.\n\nYour sister is partly right: combined therapy raises breast cancer risk slightly, with years of use. A patch carries less clot risk than tablets.',
      at_home:
        'A cool bedroom, layers of cotton, less caffeine and spice in the evening.\nStrength exercise twice a week, plus calcium in food and vitamin D.\nStop the soy if it has not helped in three months.',
      come_in:
        'Book a long visit: blood pressure, history and mammogram date, then we choose together. There are good non-hormonal medicines if you prefer. Any bleeding now needs checking first.',
      emergency:
        'Sweats with chest pressure, breathlessness, one-sided weakness or fainting are not the menopause: call 997.',
      after_hours: 45,
      likes: 99,
      views: 1650,
    },
  },
  {
    slug: 'swollen-face-headache-34-weeks',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: '34 weeks with a headache and puffy face. Is it just the heat?',
    content:
      'First baby. My feet have been swollen for weeks, but since yesterday my face and fingers are puffy and my ring does not fit. I have had a headache since morning and paracetamol only took the edge off. A home cuff showed 146 over 94, twice. My next appointment is in nine days.',
    status: 'answered',
    user_name: 'Leila',
    asked_days_ago: 39,
    views: 1290,
    tags: ['pregnancy', 'blood pressure'],
    answer: {
      doctor_id: 132,
      content:
        'Please do not wait nine days; be seen tonight. Swollen feet are ordinary in late pregnancy, but a puffy face, a stubborn headache and two readings above 140/90 together make me think of pre-eclampsia. It can worsen within hours, and it cannot be judged from home.\n\nYou will have your blood pressure repeated, urine and blood tests and a tracing of the baby. Found in time it is well managed, often with tablets and close watching.',
      at_home:
        'Only while you get ready: sit down, do not drive yourself, take your notes and the list of readings.\nNo ibuprofen or aspirin for the headache, and no water tablets.',
      come_in:
        'After you have been cleared we see you in the high-risk clinic within days, with readings twice daily in between.',
      emergency:
        'A maternity emergency unit, now. Call 997 if you see flashing lights, have pain under the ribs, breathlessness, bleeding, a fit, or the baby moves less.',
      after_hours: 3,
      likes: 84,
      views: 1102,
    },
  },
  {
    slug: 'trying-eight-months-age-36-when-to-test',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: 'I am 36 and have tried for eight months. When should we be tested?',
    content:
      'My cycles are regular, 28 to 30 days, and ovulation strips turn positive. My husband is 41, he smokes and works offshore so we sometimes miss the right days. Friends tell me to relax, others say go straight to IVF. I had appendix surgery at 19.',
    status: 'answered',
    user_name: 'Sofia R.',
    asked_days_ago: 260,
    views: 1510,
    tags: ['fertility'],
    answer: {
      doctor_id: 131,
      content:
        'Now is the right time. From 35 on we start after six months rather than a year, and it does not mean that something is wrong or that IVF comes next. Regular cycles with positive strips make ovulation likely.\n\nTests come for both of you at once, because the cause is on the man’s side in about a third of couples. His smoking and the missed days count too. Your appendix operation is a reason to look at the tubes.',
      at_home:
        'Every two to three days from the end of your period is enough; strips are optional.\nFolic acid 400 micrograms daily.\nNo smoking for either of you, moderate coffee, a healthy weight.',
      come_in:
        'Come together: a scan and hormone tests for you, a semen analysis for him, then a tube test. Earlier if periods become irregular or very painful.',
      emergency:
        'A positive test with one-sided pain, bleeding, shoulder-tip pain or faintness could be a pregnancy in the tube: emergency department, straight away.',
      after_hours: 34,
      likes: 71,
      views: 1335,
    },
  },
  {
    slug: 'hot-red-breast-while-breastfeeding',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: 'Red hot patch on my breast and shivering. Do I stop breastfeeding?',
    content:
      'My baby is five weeks old. Since last night one side is hard, red and very sore, and I had chills with 38.4. My mother-in-law says the milk is spoilt and I must stop on that side. I have been pumping every two hours to empty it but it feels worse.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 72,
    views: 2030,
    tags: ['breastfeeding', 'mastitis'],
    answer: {
      doctor_id: 133,
      content:
        'Keep feeding on both sides. The milk is not spoilt, and your baby cannot be harmed by it; stopping suddenly is what lets an abscess form. This sounds like mastitis, an inflammation that is sometimes infected.\n\nThe surprise is the pump: emptying every two hours tells the breast to make still more, and the swelling grows. Feed on demand, as before, and let it calm down. Fever and chills since last night are reason enough for a visit.',
      at_home:
        'Cold packs after feeds and gentle strokes towards the armpit; no hard massage.\nIbuprofen or paracetamol as on the leaflet; both suit breastfeeding.\nRest, fluids, a soft bra.',
      come_in:
        'Within a day, since you have a fever: you may need antibiotics that are safe for him. Also if a lump remains after 48 hours, to look for an abscess.',
      emergency:
        'If you become confused, faint or breathless, your heart races, or the redness spreads by the hour, call 997; infection after birth moves fast.',
      after_hours: 5,
      likes: 112,
      views: 1846,
    },
  },
  {
    slug: 'hair-dye-at-ten-weeks-pregnant',
    lang: 'en',
    qa_specialty: 'pregnancy-womens-health',
    title: 'Can I colour my hair at ten weeks, or must I wait?',
    content:
      'My sister’s wedding is in two weeks and my roots are grey. Half the internet says no dye in the first three months, the other half says it does not matter. Would highlights be safer than full colour, and what about keratin straightening?',
    status: 'pending',
    user_name: 'Maya',
    asked_days_ago: 3,
    views: 52,
    tags: ['pregnancy'],
    answer: null,
  },
];
