import type { DemoQuestion } from '../types.ts';

export const kidneysAndUrinaryTractQuestions: readonly DemoQuestion[] = [
  {
    slug: 'مغص-كلوي-متكرر-حصوة-5-ملم',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'حصوة 5 ملم في الحالب، تنزل لحالها؟',
    content: 'جاني مغص قوي ورحت الطوارئ وطلعت حصوة 5 ملم أسفل الحالب. أعطوني مسكن وقالوا اشرب موية. كم أنتظر؟',
    status: 'answered',
    user_name: 'تركي',
    asked_days_ago: 19,
    views: 1604,
    tags: ['حصوات'],
    answer: {
      doctor_id: 211,
      content:
        'حصوة بهذا الحجم وفي أسفل الحالب تنزل وحدها عند أكثر الناس، غالبًا خلال أسبوعين إلى أربعة. ننتظر ما دام الألم محتملًا ولا حرارة ووظائف الكلى سليمة.\n\nقد نصف دواءً يرخي الحالب بعد التأكد من مناسبته لك. وإن لم تنزل خلال أربعة أسابيع، أو تكرر الألم، نناقش تفتيتها بالمنظار.',
      at_home:
        'اشرب بحيث يكون البول فاتح اللون، لترين إلى ثلاثة موزعة على اليوم، ولا تفرط دفعة واحدة وقت المغص.\nصفِّ البول بمصفاة لتحتفظ بالحصوة، فتحليلها يوجه الوقاية.',
      come_in: 'احجز خلال أسبوع ومعك صور الأشعة وتحليل الكلى، وقدّم الموعد إن عاد المغص أو احتجت المسكن كل يوم.',
      emergency:
        'ارجع إلى الطوارئ فورًا مع حرارة أو رعشة، أو قيء يمنعك من الشرب والدواء، أو انقطاع البول، أو ألم لا يهدأ بالمسكن، أو إن كانت لك كلية واحدة.',
      after_hours: 4,
      likes: 60,
      views: 1398,
    },
  },
  {
    slug: 'حرقان-البول-كل-شهر-بعد-الزواج',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'من تزوجت والحرقان في البول يرجع لي كل شهر، ليش؟',
    content:
      'متزوجة من ستة شهور، جاني التهاب بول أربع مرات. كل مرة آخذ مضاد من الصيدلية يومين وأرتاح ثم يرجع. أشرب موية قليل بسبب دوامي. أستخدم غسول نسائي معطر. هل المشكلة من زوجي ولا مني؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 4,
    views: 1890,
    tags: ['التهاب البول'],
    answer: {
      doctor_id: 171,
      content:
        'ليس الذنب ذنبك ولا ذنب زوجك. قِصر مجرى البول عند المرأة يجعل البكتيريا تصل إلى المثانة بعد الجماع بسهولة، ولذلك تكثر هذه الالتهابات في أول الزواج.\n\nلكن مضادًا ليومين دون مزرعة يسكّن الأعراض ويترك البكتيريا الأقوى. المرة القادمة نزرع البول قبل أول حبة، ونختار المضاد ومدته على النتيجة، ثم نضع خطة وقاية.',
      at_home:
        'لتر ونصف إلى لترين من الماء موزعة على اليوم، ولا تحبسي البول في الدوام.\nتبولي بعد العلاقة مباشرة.\nماء فقط للغسل الخارجي، ودون غسول معطر ولا دوش مهبلي.',
      come_in:
        'احجزي مع أول حرقان قبل أخذ المضاد، أو هذا الأسبوع إن كانت الأعراض موجودة. ونبحث أكثر إذا تكرر ثلاث مرات في السنة.',
      emergency:
        'حرارة مع رعشة أو ألم في الخاصرة أو قيء، أو أي التهاب بول أثناء حمل مع حرارة: توجهي إلى الطوارئ في اليوم نفسه.',
      after_hours: 8,
      likes: 142,
      views: 1610,
    },
  },
  {
    slug: 'أبوي-يقوم-خمس-مرات-بالليل-للحمام',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'أبوي يقوم خمس مرات بالليل يتبول، بروستاتا ولا سكر؟',
    content:
      'عمره 68، صار له سنة يقوم أربع خمس مرات، وتيار البول ضعيف ويطول في الحمام ويقول أحس ما خلصت. الضغط معه وياخذ مدر. يستحي يروح للدكتور ويقول هذا كبر سن.',
    status: 'answered',
    user_name: 'عبدالرحمن',
    asked_days_ago: 73,
    views: 5980,
    tags: ['بروستاتا'],
    answer: {
      doctor_id: 212,
      content:
        'ضعف التيار والإحساس بعدم الإفراغ يرجحان تضخمًا حميدًا في البروستاتا، وهو شائع في عمره وعلاجه متاح. لكن الاستيقاظ الكثير له شركاء آخرون: السكر، وتوقيت المدر، وماء المساء، وتورم القدمين الذي يتحول إلى بول حين يستلقي، واضطراب التنفس أثناء النوم.\n\nقل له عني إن هذا أكثر ما أسمعه في العيادة، وإن خمس دقائق من الحرج توفر ليالي من النوم.',
      at_home:
        'آخر شاي وقهوة العصر، وتقليل السوائل قبل النوم بثلاث ساعات.\nيرفع رجليه ساعة قبل المغرب، ويُسأل الطبيب عن تقديم المدر إلى الصباح.\nأضيئوا طريق الحمام؛ فالسقوط ليلًا أخطر من البروستاتا.',
      come_in:
        'احجزوا له خلال أسبوعين مع قائمة أدويته، وليسجل يومين أوقات البول وكميته. نفحص البروستاتا والسكر والكلى والبول المتبقي.',
      emergency: 'إذا انحبس البول تمامًا مع ألم أسفل البطن، أو صاحبته حرارة ورعشة، فإلى الطوارئ فورًا.',
      after_hours: 15,
      likes: 268,
      views: 5320,
    },
  },
  {
    slug: 'بول-أحمر-مرة-وحدة-بدون-ألم',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'طلع بولي أحمر يوم واحد بدون ألم وراح، أطنش؟',
    content:
      'عمري 54 وأدخن من زمان. الأسبوع اللي فات صار البول أحمر زي الشاي الثقيل وفيه خيوط، يوم كامل، ثم رجع عادي من نفسه. لا ألم ولا حرقان ولا حرارة. ما أكلت شمندر ولا آخذ مسيلات.',
    status: 'answered',
    user_name: 'أبو سلطان',
    asked_days_ago: 121,
    views: 4210,
    tags: ['دم في البول'],
    answer: {
      doctor_id: 211,
      content:
        'أرجوك لا تطنشه، حتى وقد اختفى. دم ظاهر في البول دون ألم بعد الأربعين، خصوصًا عند مدخن، يُفحص دائمًا مهما كان قصيرًا؛ فأورام المثانة تنزف أحيانًا مرة ثم تصمت أشهرًا.\n\nكثيرًا ما نجد سببًا بسيطًا كحصوة أو احتقان بروستاتا. والفائدة في أن نعرف مبكرًا، لأن ما يُكتشف مبكرًا هنا يُعالج بالمنظار في الغالب.',
      at_home:
        'صوّر لون البول إن عاد، واكتب التاريخ.\nاشرب ماءً كافيًا.\nاترك التدخين؛ فهو أول أسباب أورام المثانة.\nلا تأخذ مضادًا على سبيل التجربة.',
      come_in: 'احجز خلال أسبوع إلى أسبوعين لتحليل بول ووظائف كلى وتصوير للمسالك، ومنظار مثانة قصير بتخدير موضعي.',
      emergency: 'نزيف غزير فيه قطع متجلطة، أو انحباس البول، أو دوخة وإغماء مع النزيف: اتصل بالرقم 997.',
      after_hours: 6,
      likes: 305,
      views: 3850,
    },
  },
  {
    slug: 'كرياتينين-1-6-مع-سكري-وضغط',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'الكرياتينين صار 1.6، يعني بوصل للغسيل؟',
    content:
      'عمري 58 وعندي سكر وضغط من عشر سنين. كان الكرياتينين 1.2 قبل سنتين وصار 1.6، وكاتبين كفاءة الكلى 48. آخذ مسكنات للركبة كل يوم تقريبًا. من سمعت كلمة كلى وأنا خايف من الغسيل.',
    status: 'answered',
    user_name: 'سعيد',
    asked_days_ago: 51,
    views: 7120,
    tags: ['وظائف الكلى', 'سكري'],
    answer: {
      doctor_id: 153,
      content:
        'بين 48 والغسيل مسافة طويلة، وأغلب من هم في رقمك لا يصلون إليه إذا ضُبط السكر والضغط. اليوم عندنا أدوية تحمي الكلى فعلًا وتبطئ التدهور سنوات.\n\nوأول مفتاح بيدك: المسكنات اليومية للركبة من أشهر ما يؤذي الكلى مع الضغط والسكر. إيقافها وحده قد يحسن الرقم، وللركبة بدائل أسلم.',
      at_home:
        'لا أقراص مسكنة من مضادات الالتهاب، واستعمل الدهان الموضعي أو الباراسيتامول حسب النشرة.\nقلل الملح والمخللات والشوربات الجاهزة.\nقس ضغطك، والهدف غالبًا دون 130 على 80.\nلا أعشاب «تنظيف الكلى».',
      come_in:
        'احجز خلال أسبوع إلى أسبوعين لإعادة التحليل وفحص زلال البول والبوتاسيوم وسونار الكلى ومراجعة أدويتك كلها، فبعض الجرعات تُعدّل.',
      emergency: 'قلة بول شديدة، أو ضيق نفس وتورم مفاجئ، أو خفقان مع ضعف في العضلات، أو تشوش: اتصل بالرقم 997.',
      after_hours: 10,
      likes: 390,
      views: 6500,
    },
  },
  {
    slug: 'ولدي-سبع-سنوات-يبلل-فراشه',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'ولدي سبع سنوات وإلى الآن يبلل فراشه كل ليلة',
    content:
      'عمره ما نشف بالليل، والنهار تمام. حرمناه من الجوال وعاقبناه وما فاد. أبوه كان مثله لين عمره تسع. صار يرفض ينام عند عيال عمه. عنده إمساك شوي. متى يعتبر مرض؟',
    status: 'answered',
    user_name: 'أم فارس',
    asked_days_ago: 39,
    views: 3650,
    tags: ['أطفال', 'تبول ليلي'],
    answer: {
      doctor_id: 121,
      content:
        'طمأنة أولًا: طفل من كل عشرة في السابعة يبلل فراشه، وإذا كان أبوه مثله فالاحتمال أكبر. هو لا يفعلها عمدًا ولا كسلًا؛ نومه عميق ومثانته لم تتعلم بعد أن توقظه.\n\nالعقاب يطيل المشكلة، فأوقفوه من الليلة. عالجوا الإمساك لأنه يضغط على المثانة. وبعد السابعة عندنا علاجان جيدان: منبه الفراش، ودواء يقلل بول الليل.',
      at_home:
        'أكثر الماء في النهار، وقليل بعد المغرب، ودون غازيات وشوكولاتة مساءً.\nحمام قبل النوم مرتين بينهما ربع ساعة.\nامدحوا الليلة الجافة، وغيّروا الفراش بهدوء دون تعليق.',
      come_in:
        'احجزي إذا ضايقه الأمر، وهو كذلك الآن. وقرّبي الموعد إن صار يبلل في النهار، أو عاد بعد جفاف ستة أشهر، أو آلمه البول.',
      emergency: 'عطش شديد وكثرة بول مع نقص وزن وخمول أو قيء قد تعني بداية سكري: توجهوا به إلى الطوارئ في اليوم نفسه.',
      after_hours: 22,
      likes: 211,
      views: 3190,
    },
  },
  {
    slug: 'دوالي-الخصية-وتأخر-الحمل',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'عندي دوالي وتأخر الحمل سنة ونص، أعمل العملية؟',
    content:
      'عمري 32 وزوجتي 28 وفحوصاتها سليمة. التحليل عندي العدد قليل والحركة 20 بالمية، والدكتور لقى دوالي درجة ثانية يسار. واحد يقول عملية على طول وواحد يقول فيتامينات. محتار.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 147,
    views: 2870,
    tags: ['صحة الرجل', 'تأخر الإنجاب'],
    answer: {
      doctor_id: 212,
      content:
        'سؤال في محله، والجواب يعتمد على ثلاثة أشياء تجتمع: دوالٍ تُحس بالفحص لا بالسونار فقط، وتحليل ضعيف في عينتين بينهما أسابيع، وزوجة في عمر يسمح بالانتظار. وهذه قد تجتمع عندك.\n\nالعملية المجهرية تحسن التحليل عند نحو ثلثي الرجال، لكن أثرها يظهر بعد ثلاثة إلى ستة أشهر. والفيتامينات وحدها دليلها ضعيف.',
      at_home:
        'أوقف التدخين والشيشة، ولا ساونا ولا حمامات ساخنة ولا جهاز محمول على الحجر.\nأنقص الوزن الزائد، ونم جيدًا.\nلا هرمون تستوستيرون أبدًا؛ فهو يوقف إنتاج الحيوانات المنوية.',
      come_in:
        'احجز مع زوجتك زيارة مشتركة وأحضر التحاليل. سنعيد العينة بعد امتناع يومين إلى خمسة أيام، ونحلل الهرمونات، ثم نقرر معًا.',
      emergency:
        'ألم مفاجئ شديد في خصية واحدة، ولو أيقظك من النوم، لا ينتظر: أمامنا ساعات قليلة لإنقاذها، فتوجه إلى الطوارئ.',
      after_hours: 30,
      likes: 118,
      views: 2510,
    },
  },
  {
    slug: 'سلس-البول-مع-العطاس-بعد-الولادة',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'ينزل مني بول مع العطسة والضحك بعد ولادتي الثالثة',
    content:
      'ولدت طبيعي من ثمانية شهور وعمري 34. مع الكحة أو لو شلت ولدي ينزل نقط، وصرت ألبس فوطة لما أطلع وتركت الرياضة. أمي تقول عادي كل الحريم كذا. هل تمارين كيجل تنفع ولا لازم عملية؟',
    status: 'answered',
    user_name: 'نوف',
    asked_days_ago: 66,
    views: 6240,
    tags: ['بعد الولادة', 'سلس'],
    answer: {
      doctor_id: 162,
      content:
        'كلام الوالدة نصفه صحيح: هو شائع، لكنه ليس شيئًا تعيشين معه. هذا سلس الجهد، وسببه ضعف عضلات قاع الحوض بعد الحمل والولادة.\n\nتمارين الحوض المنتظمة تحت إشراف ثلاثة أشهر تحسن الحالة أو تنهيها عند أكثر النساء، والعملية لمن لم يكفها التمرين. والسر في الطريقة: كثيرات يشددن البطن أو يدفعن إلى الأسفل بدل الشد إلى الداخل والأعلى.',
      at_home:
        'شدي كأنك تمنعين الريح، عد ثماني ثوانٍ ثم ارتخاء مثلها، ثماني مرات، ثلاث مرات في اليوم.\nشدي قبل العطسة وقبل حمل الطفل.\nعالجي الإمساك، ولا تتمرني بقطع البول.',
      come_in:
        'احجزي جلسة تقييم لنتأكد أن العضلة الصحيحة تعمل، وأخبريني إن شعرتِ بثقل أو بروز في المهبل أو ألم مع الجماع.',
      emergency: 'خدر بين الفخذين مع فقد التحكم في البول أو البراز فجأة أو ضعف في الساقين: إلى الطوارئ دون تأخير.',
      after_hours: 18,
      likes: 443,
      views: 5760,
    },
  },
  {
    slug: 'حصوات-متكررة-أقلل-الحليب',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'ثالث حصوة كالسيوم، أوقف الحليب والأجبان؟',
    content:
      'عمري 40 وطلعت مني ثلاث حصوات بخمس سنين وتحليل آخر وحدة أوكسالات كالسيوم. أشتغل ميداني بالشمس. قطعت الحليب نهائيًا من نفسي وصرت أشرب شاي ثقيل بداله. وش الأكل اللي يمنع رجعتها؟',
    status: 'answered',
    user_name: 'مشعل',
    asked_days_ago: 6,
    views: 1130,
    tags: ['حصوات', 'تغذية'],
    answer: {
      doctor_id: 211,
      content:
        'ارجع إلى الحليب، فهذه من أشهر المعلومات المقلوبة. الكالسيوم في الطعام يمسك الأوكسالات في الأمعاء فلا تصل إلى الكلى؛ ومن يقطعه تزيد حصواته. أما الشاي الثقيل فغني بالأوكسالات نفسها.\n\nعدوك الأول هو الجفاف مع العمل في الشمس، ثم الملح، ثم كثرة اللحم. وبعد ثلاث حصوات يحق لك تحليل بول أربع وعشرين ساعة يكشف السبب بالضبط.',
      at_home:
        'ماء حتى يبقى البول فاتحًا، نحو ثلاثة لترات وأكثر في أيام الحر، وكوب قبل النوم.\nكوبان من الحليب أو اللبن مع الوجبات، وليمون على الماء.\nقلل الملح والسبانخ والمكسرات، واللحم مرة في اليوم.',
      come_in: 'احجز خلال شهر مع تقارير الحصوات السابقة لتحليل الدم والبول ورسم خطة وقاية، وسونار كل ستة أشهر إلى سنة.',
      emergency: 'مغص مع حرارة ورعشة أخطر من المغص وحده: هذا انسداد ملتهب يحتاج الطوارئ خلال ساعات لا أيام.',
      after_hours: 12,
      likes: 87,
      views: 940,
    },
  },
  {
    slug: 'رغوة-في-البول-هل-هي-زلال',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'بولي فيه رغوة كثيرة، هل عندي زلال؟',
    content:
      'عمري 26 وما عندي أمراض. من شهر ألاحظ رغوة بالمرحاض ما تروح بسرعة خصوصًا الصبح. أتمرن حديد خمس مرات بالأسبوع وآخذ بروتين. سويت شريط بالصيدلية وطلع بروتين علامة زائد وحدة.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 233,
    views: 8420,
    tags: ['زلال البول'],
    answer: {
      doctor_id: 1080,
      content:
        'رغوة الصباح وحدها لا تعني الكثير، فالبول المركز وقوة التيار يصنعانها. وزائد واحدة في شريط أُخذ بعد تمرين قوي أو مع قلة ماء قد تكون عابرة تمامًا.\n\nالذي يحسم هو نسبة الزلال إلى الكرياتينين في عينة صباحية. إن كانت طبيعية أغلقنا الملف، وإن ارتفعت في مرتين بحثنا عن السبب مبكرًا، وهذا خير لك.',
      at_home:
        'لا تمرين ثقيلًا قبل العينة بيومين، واشرب ماءً كافيًا.\nاجعل البروتين من الطعام، ومغرفة واحدة تكفي أغلب المتدربين.\nأوقف أي منشطات أو حقن رياضية، وقس ضغطك.',
      come_in: 'احجز خلال أسبوعين لتحليل بول صباحي ووظائف كلى وقياس ضغط. وعجّل إذا تورم وجهك صباحًا أو قدماك مساءً.',
      emergency: 'بول بلون الكولا مع ألم عضلي شديد بعد تمرين، أو تورم سريع مع ضيق نفس وقلة بول: توجه إلى الطوارئ فورًا.',
      after_hours: 25,
      likes: 49,
      views: 7600,
    },
  },
  {
    slug: 'bacteria-in-urine-in-pregnancy',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'Pregnant with bacteria in my urine but no symptoms. Antibiotic or not?',
    content:
      'I am 14 weeks pregnant with my second. The routine culture grew E. coli, more than 100,000. I have no burning and no fever at all. My doctor prescribed an antibiotic for several days but I am nervous about taking medicines for nothing. With my first baby nobody tested.',
    status: 'answered',
    user_name: 'Maryam',
    asked_days_ago: 28,
    views: 960,
    tags: ['pregnancy', 'urine infection'],
    answer: {
      doctor_id: 133,
      content:
        'Outside pregnancy I would agree with you and leave it alone. In pregnancy it is different: the ureters are relaxed, and without treatment up to one woman in three goes on to a kidney infection, which can bring on early labour.\n\nSo this is not for nothing. The antibiotics we choose at 14 weeks have been used by a great many pregnant women safely. Finish the course even though you feel no change.',
      at_home:
        'Take every dose, with food if it upsets your stomach.\nDrink enough to keep the urine pale, and empty the bladder fully.\nDo not swap it for cranberry or leftover tablets.',
      come_in:
        'Bring a new urine sample one to two weeks after the last tablet to prove that it is clear. Tell us of any past allergy to antibiotics before you begin.',
      emergency:
        'Fever, shivering, pain in your side, vomiting, regular tightening of the womb or bleeding: go to an emergency department now.',
      after_hours: 7,
      likes: 24,
      views: 830,
    },
  },
  {
    slug: 'always-know-where-the-toilet-is',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'I plan my day around toilets. Is this an overactive bladder?',
    content:
      'I am 46, a teacher. I go every hour and when the urge comes I cannot hold it for more than a minute; twice I did not make it. Urine test was clean. I drink four coffees and tea in the breaks, and I now go “just in case” before every lesson.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 84,
    views: 1380,
    tags: ['bladder'],
    answer: {
      doctor_id: 211,
      content:
        'A clean test, a sudden urge and hourly visits do fit an overactive bladder: the muscle squeezes before the bladder is full. It is common, it is not part of getting older, and you do not have to arrange your life around it.\n\nTwo habits feed it. Caffeine irritates the bladder, and going “just in case” teaches it to complain at half its volume. Retraining takes six to eight weeks and works surprisingly well.',
      at_home:
        'Cut caffeine step by step to one cup a day; avoid fizzy and diet drinks.\nStretch the gap between visits by ten to fifteen minutes each week.\nWhen the urge comes, stand still, squeeze the pelvic floor and wait for it to fade.',
      come_in:
        'Book after three days of a bladder diary: times, amounts, drinks. We check sugar and how well you empty, and talk about tablets if training is not enough.',
      emergency:
        'New numbness around the seat, weak legs or sudden loss of control of bladder and bowel is an emergency: call 997.',
      after_hours: 35,
      likes: 58,
      views: 1205,
    },
  },
  {
    slug: 'toddler-fever-and-smelly-urine',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'My 18-month-old has fever and her urine smells strong. Is it a UTI?',
    content:
      'She has had 38.9 since yesterday with no cough and no runny nose. Her nappies smell strong and she cries when she wets. She drinks a little less but still plays when the fever is down. They gave us a bag at a clinic to collect urine but it leaked twice.',
    status: 'answered',
    user_name: 'Grace',
    asked_days_ago: 172,
    views: 1675,
    tags: ['children', 'urine infection'],
    answer: {
      doctor_id: 123,
      content:
        'Your suspicion is reasonable: fever without a cold in a little girl is a urine infection until a proper sample says otherwise. A strong smell alone is often just concentrated urine, but crying on wetting adds weight.\n\nBag samples are easily contaminated, so do not lose another day to them. We can collect a clean catch, or take a quick sample with a thin tube, before the first dose of antibiotic.',
      at_home:
        'Offer small drinks often, and count wet nappies.\nParacetamol by weight according to the leaflet if she is uncomfortable.\nWipe from front to back; no bubble bath.\nGive no leftover antibiotic before the sample.',
      come_in:
        'Please bring her today. If the infection is confirmed we may add an ultrasound of the kidneys, and we see her again after two days.',
      emergency:
        'Call 997 or go in at once if she is limp or hard to wake, vomits everything, has no wet nappy for eight hours, breathes fast or has a seizure.',
      after_hours: 3,
      likes: 31,
      views: 1490,
    },
  },
  {
    slug: 'psa-5-point-2-do-i-need-a-biopsy',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'PSA came back 5.2. Do I need a biopsy straight away?',
    content:
      'I am 61 and feel fine apart from getting up once at night. A check-up package included PSA and it was 5.2; two years ago it was 3.4. I had a urine infection about three weeks before the test and I cycle to work. My uncle had prostate cancer at 80.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 3,
    views: 510,
    tags: ['prostate', 'tests'],
    answer: {
      doctor_id: 212,
      content:
        'Not straight away. A single PSA of 5.2 is a question rather than a diagnosis, and you have given two good reasons why it may be high: an infection keeps it raised for weeks, and cycling can push it up a little. An enlarging prostate does the same.\n\nThe sensible order is to repeat it under good conditions, examine the prostate, and if it stays up, do an MRI. Only then do we talk about a biopsy, and for many men it is never needed.',
      at_home:
        'Wait until six weeks after the infection before repeating it.\nNo cycling and no ejaculation for two days before the test.\nBring both results, and a list of your medicines; some hair-loss tablets halve PSA.',
      come_in: 'Book for about a month from now, sooner if you have bone pain, weight loss or blood in the urine.',
      emergency:
        'If you cannot pass urine at all, or have fever with shivering and pain between the legs, go to an emergency department.',
      after_hours: 9,
      likes: 9,
      views: 420,
    },
  },
  {
    slug: 'simple-kidney-cyst-found-by-chance',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'Ultrasound shows a 3 cm “simple cyst” on my kidney. Should I worry?',
    content:
      'I am 57 and had an ultrasound for gallstones. The report mentions a simple cortical cyst of 3 cm in the left kidney. My kidney blood tests are normal and nobody in the family has kidney disease. The technician said nothing and my doctor is away until next month.',
    status: 'answered',
    user_name: 'Rajan',
    asked_days_ago: 305,
    views: 2940,
    tags: ['kidney', 'ultrasound'],
    answer: {
      doctor_id: 211,
      content:
        'The word that matters in your report is “simple”. A thin-walled bubble of clear fluid like this is found in about one person in four at your age. It is not cancer, does not turn into cancer, and does not harm the kidney.\n\nIt is also not polycystic kidney disease, which means many cysts in both kidneys and usually runs in families. Most simple cysts need neither treatment nor repeated scans.',
      at_home:
        'Nothing special: no diet, no herbs, no limits on work or sport.\nKeep the report in case a later scan needs to be compared with it.\nCheck your blood pressure once or twice a year, as everyone should.',
      come_in:
        'A routine visit is enough. Come earlier if the report says “complex”, “septated” or “Bosniak” with a number above two, or if your side aches constantly.',
      emergency:
        'Sudden severe pain in the side with fever, or visible blood with clots in the urine, needs emergency care.',
      after_hours: 44,
      likes: 73,
      views: 2610,
    },
  },
  {
    slug: 'ibuprofen-after-football-and-kidneys',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'Does ibuprofen after every football match harm my kidneys?',
    content:
      'We play outdoors three evenings a week even in August. I am 33, healthy, and take ibuprofen before and after each match for an old ankle. Last month my urine was very dark after a game and I felt sick. It cleared the next day. Is there a safer way?',
    status: 'answered',
    user_name: 'Bilal',
    asked_days_ago: 5,
    views: 730,
    tags: ['medicines', 'sport'],
    answer: {
      doctor_id: 1080,
      content:
        'On a cool day, an occasional tablet in a healthy man of 33 does little harm. Your combination is different: heat and sweating dry you out, and that is exactly when the kidneys depend on the mechanism that ibuprofen switches off. The dark urine may have been your body telling you so.\n\nTaking it before a match also hides the pain that protects the ankle. The safer way is to treat the ankle.',
      at_home:
        'Drop the tablet before the match; ice, a brace and a gel on the ankle afterwards.\nDrink before you are thirsty, with some salt in food on hot evenings.\nParacetamol as the leaflet says if you must, on a full bottle of water.',
      come_in:
        'Book this week for a kidney test, a urine test and blood pressure, and let a physiotherapist see the ankle.',
      emergency:
        'Cola-coloured urine with severe muscle pain, hardly any urine for twelve hours, or confusion after playing in the heat: call 997.',
      after_hours: 13,
      likes: 46,
      views: 640,
    },
  },
  {
    slug: 'ألم-الخصية-مع-حرقان-بعد-السفر',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'ثقل في الخصية وحرقان من أسبوع، مضاد ولا أشعة؟',
    content:
      'عمري 35، من أسبوع أحس بثقل خفيف في الخصية اليمين وحرقان بسيط مع البول، ما فيه حرارة ولا تورم واضح. يزيد مع الجلوس الطويل بالسيارة. أخذت مسكن وخف شوي. هل أبدأ بتحليل بول ولا سونار؟',
    status: 'pending',
    user_name: null,
    asked_days_ago: 0,
    views: 52,
    tags: ['صحة الرجل'],
    answer: null,
  },
  {
    slug: 'stent-after-stone-surgery-how-long',
    lang: 'en',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'Is it normal that a ureteral stent hurts when I pass urine?',
    content:
      'I had a laser stone operation five days ago and came home with a stent. Every time I pass urine I feel a stab in my right side, and the urine is pink when I walk a lot. No fever. The stent is to come out next week. May I fly before that?',
    status: 'pending',
    user_name: 'Imran',
    asked_days_ago: 3,
    views: 18,
    tags: ['stones'],
    answer: null,
  },
  {
    slug: 'كم-سعر-تفتيت-الحصوات-بالليزر',
    lang: 'ar',
    qa_specialty: 'kidneys-and-urinary-tract',
    title: 'كم سعر تفتيت الحصوة بالليزر عندكم؟',
    content:
      'عندي حصوة 9 ملم بالكلية اليسار والدكتور عندنا قال تحتاج تفتيت. أبغى أعرف كم يكلف بالليزر وبالموجات، وهل التأمين يغطي، وكم يوم إجازة أحتاج بعدها؟',
    status: 'closed',
    user_name: 'حمود',
    asked_days_ago: 140,
    views: 360,
    tags: ['حصوات'],
    answer: null,
    closed_reason: 'out-of-scope',
    closed_note:
      'نعتذر منك، فالأطباء هنا يجيبون عن الأسئلة الطبية، أما الأسعار والتأمين فيسعدنا أن نجيبك عنها من صفحة «تواصل معنا»، وسلامتك.',
  },
];
