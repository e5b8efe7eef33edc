import type { DemoQuestion } from '../types.ts';

export const earNoseThroatQuestions: readonly DemoQuestion[] = [
  {
    slug: 'دوخة-عند-الالتفات-في-السرير',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'الغرفة تدور فيني إذا التفت في السرير',
    content: 'من أسبوع كل ما أقلب على يميني أحس الدنيا تدور نص دقيقة ثم توقف. ما عندي طنين ولا ضعف سمع. عمري 51.',
    status: 'answered',
    user_name: 'أبو فهد',
    asked_days_ago: 9,
    views: 1466,
    tags: ['دوار'],
    answer: {
      doctor_id: 143,
      content:
        'الدوار القصير الذي يبدأ مع تغيير وضع الرأس يشير غالبًا إلى دوار الوضعة الحميد، وسببه بلورات دقيقة تحركت من مكانها في الأذن الداخلية. مزعج لكنه ليس خطيرًا.\n\nيُعالج عادةً بمناورة يجريها الطبيب على سرير الفحص في دقائق، ويتحسن كثير من المرضى بعد جلسة أو جلستين. لا تعتمد على أدوية الدوخة أيامًا طويلة لأنها تؤخر تأقلم الدماغ.',
      at_home:
        'انهض ببطء واجلس دقيقة قبل الوقوف.\nنم على الجانب الآخر برأس مرتفع قليلًا.\nتجنب القيادة وصعود السلالم العالية في أيام النوبات.',
      come_in:
        'احجز خلال هذا الأسبوع لنؤكد التشخيص ونجري المناورة. أما فقدان السمع المفاجئ أو الطنين الجديد في أذن واحدة فيحتاج فحصًا خلال يوم.',
      emergency:
        'اتصل بالرقم 997 إذا رافق الدوار صداع شديد مفاجئ، أو ازدواج رؤية، أو ثقل لسان، أو ضعف في طرف، أو عدم قدرة على المشي.',
      after_hours: 10,
      likes: 52,
      views: 1301,
    },
  },
  {
    slug: 'child-snores-every-night',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'My son snores every night. Could it be his tonsils?',
    content:
      'He is four. He snores loudly, sleeps with his mouth open and sometimes stops for a few seconds, then gasps. He is tired and cranky in the mornings.',
    status: 'answered',
    user_name: 'Rabia',
    asked_days_ago: 29,
    views: 822,
    tags: ['children', 'snoring'],
    answer: {
      doctor_id: 142,
      content:
        'It very well could be, and the pauses you describe are the reason not to leave it. Enlarged tonsils and adenoids are the most common cause of disturbed breathing in sleep at this age, and poor sleep shows in the daytime as irritability and trouble concentrating.\n\nMild cases may settle with a nasal spray and treatment of allergy. When pauses are frequent, removing adenoids and tonsils is the usual treatment, and most children sleep better afterwards.',
      at_home:
        'Film two or three minutes of his sleep when it is at its worst; that video often tells me more than any question.\nRaise the head of his bed a little.\nKeep smoke and incense away from him.',
      come_in:
        'Please book within the next week or two. I look at his tonsils, nose and eardrums and test his hearing, because fluid behind the drum often goes with large adenoids. Some children need a night-time oxygen recording.',
      emergency: 'If he struggles for breath, turns bluish or is hard to wake, call 997 and stay beside him.',
      after_hours: 15,
      likes: 36,
      views: 690,
    },
  },
  {
    slug: 'طنين-الأذن-بعد-حفلة',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'طنين في أذني بعد حفلة صوتها عالي',
    content: 'حضرت فعالية قبل ثلاثة أيام وقفت قريب من السماعات، ومن بعدها صفير في الأذنين وأحسها مكتومة.',
    status: 'pending',
    user_name: 'مشاري',
    asked_days_ago: 4,
    views: 17,
    tags: ['طنين'],
    answer: null,
  },
  {
    slug: 'رعاف-متكرر-عند-طفل-ثمان-سنوات',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'ولدي يصحى وأنفه ينزف، هل هذا طبيعي؟',
    content:
      'عمره 8 سنوات، ثالث مرة هالأسبوع ألقى الدم على المخدة. نضغط ويوقف في خمس دقائق. المكيف شغال طول الليل وهو كثير يلعب في أنفه.\n\nما عنده كدمات ولا نزيف من مكان ثاني، وما ياخذ أي دواء.',
    status: 'answered',
    user_name: 'أم سلمان',
    asked_days_ago: 4,
    views: 286,
    tags: ['أطفال', 'رعاف'],
    answer: {
      doctor_id: 142,
      content:
        'منظر الدم على المخدة يخيف أي أم، لكن الرعاف القصير الذي يتوقف بالضغط شائع جدًا في هذا العمر. الأوعية في مقدمة الأنف سطحية، وهواء المكيف الجاف والعبث بالأنف يجرحانها، فتنزف قليلًا ثم تجف القشرة فتُنزع ويعود النزيف.\n\nخلو جسمه من الكدمات ومن نزيف في أماكن أخرى أمر مطمئن.',
      at_home:
        'أجلسيه ورأسه مائل إلى الأمام، واضغطي الجزء اللين من أنفه عشر دقائق متصلة دون أن ترفعي يدك لتنظري.\nرطّبي أنفه بمحلول ملحي مرتين في اليوم، وقصّي أظافره، وأبعدي هواء المكيف عن وجهه.',
      come_in:
        'احجزي له زيارة إذا استمر التكرار أسبوعين رغم الترطيب، أو كان النزف دائمًا من جهة واحدة مع انسداد، أو ظهرت كدمات، أو كان في العائلة مرض نزف.',
      emergency:
        'توجهوا إلى الطوارئ إذا لم يتوقف الدم بعد عشرين دقيقة من الضغط الصحيح، أو كان غزيرًا ينزل إلى الحلق، أو جاء بعد ضربة على الأنف، أو بدا شاحبًا دائخًا.',
      after_hours: 7,
      likes: 31,
      views: 251,
    },
  },
  {
    slug: 'بخاخ-مزيل-الاحتقان-كل-يوم',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'ما أقدر أنام بدون بخاخ الأنف، كيف أتركه؟',
    content:
      'أستخدم بخاخ مزيل احتقان من الصيدلية من سبعة شهور، أول كان مرتين باليوم والحين كل ثلاث ساعات. إذا تأخرت عليه ينسد أنفي تمامًا. عمري 33.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 61,
    views: 3120,
    tags: ['انسداد الأنف'],
    answer: {
      doctor_id: 141,
      content:
        'صار البخاخ نفسه سبب الانسداد. هذه البخاخات تقبض أوعية الأنف ساعات ثم ترتخي أكثر مما كانت، ولذلك تنص نشرتها على ألا تتجاوز مدتها بضعة أيام. الخبر الجيد أن الغشاء يتعافى عند أغلب الناس خلال أسابيع من الإيقاف.\n\nلا داعي للمعاناة دون مساعدة: غسول الأنف الملحي مع بخاخ كورتيزون موضعي يخففان مرحلة الترك كثيرًا، ثم نبحث عن السبب الأصلي كالحساسية أو انحراف الحاجز.',
      at_home:
        'ابدأ بترك البخاخ في فتحة واحدة أولًا، وأبقه في الأخرى أسبوعًا ثم اتركها.\nاغسل أنفك بمحلول ملحي مرات عدة في اليوم.\nنم ورأسك مرفوع، ولا تستبدله بمزيل احتقان آخر.',
      come_in:
        'موعد قريب يفيدك قبل الإيقاف أو أثناءه، لنفحص الأنف بالمنظار ونصف البديل المناسب، خصوصًا إذا كان لديك ارتفاع ضغط أو خفقان أو ارتفاع في ضغط العين.',
      emergency:
        'صداع شديد مفاجئ، أو ألم في الصدر، أو تورم واحمرار حول العين مع حرارة: لا تنتظر الموعد، واذهب إلى أقرب طوارئ.',
      after_hours: 18,
      likes: 204,
      views: 2790,
    },
  },
  {
    slug: 'تنظيف-شمع-الأذن-بأعواد-القطن',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'أذني انسدت بعد ما نظفتها بعود القطن، وش أسوي؟',
    content:
      'عادتي أنظف أذني بعد الشاور. أمس دخلت العود وحسيت الشمع رجع لورا وصرت أسمع كأني تحت موية. ما فيه ألم ولا إفراز. جربت أنفخ وأنا ماسك خشمي وما نفع.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 137,
    views: 4210,
    tags: ['شمع الأذن'],
    answer: {
      doctor_id: 143,
      content:
        'أغلب الظن أن العود دفع الشمع حتى سد القناة، وهذا يحدث كل يوم في عيادتي. الشمع ليس وسخًا؛ هو طبقة تحمي جلد القناة وتخرج وحدها مع حركة الفك.\n\nما دامت الأذن بلا ألم ولا إفراز ولم تُثقب طبلتك من قبل، فتليين الشمع أيامًا قليلة يكفي كثيرًا من الناس، وما تبقى نشفطه تحت المجهر في دقائق دون ألم.',
      at_home:
        'قطرتان أو ثلاث من زيت الزيتون الفاتر أو قطرة ملينة من الصيدلية مرتين في اليوم لمدة ثلاثة إلى خمسة أيام.\nأبعد العيدان والشمعات والنفخ بقوة عن أذنك.',
      come_in:
        'راجعنا إن لم تنفتح بعد أسبوع، أو ظهر ألم أو إفراز، أو كانت لديك عملية سابقة أو ثقب في الطبلة أو سكري؛ ففي هذه الحالات لا تضع قطرات قبل الفحص.',
      emergency:
        'نقص السمع المفاجئ الذي لا يفسره شمع، أو الدوار الشديد، أو ضعف جانب من الوجه، أو النزيف من الأذن بعد ضربة: كلها تُفحص في الطوارئ في اليوم نفسه.',
      after_hours: 22,
      likes: 318,
      views: 3874,
    },
  },
  {
    slug: 'فقدت-السمع-فجأة-في-أذن-واحدة',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'صحيت وما أسمع بأذني اليسرى، أنتظر ولا أروح؟',
    content:
      'أمس العصر قمت من النوم وأذني اليسرى كأنها مقفلة ومعها صفير. قلت شمع وحطيت قطرة بس ما تغير شي. ما فيه زكام ولا ألم. عمري 44 وعندي ضغط.',
    status: 'answered',
    user_name: 'بدر',
    asked_days_ago: 2,
    views: 213,
    tags: ['سمع'],
    answer: {
      doctor_id: 143,
      content:
        'لا تنتظر، فهذه من الحالات القليلة في تخصصنا التي تُحسب فيها الساعات. نقص السمع المفاجئ في أذن واحدة مع صفير ودون زكام قد يكون من العصب السمعي، وفرصة استعادته أفضل كلما بدأ العلاج أبكر، ويُفضل خلال الأيام الأولى.\n\nنفحص الأذن أولًا، فإن كان السبب شمعًا زال في دقائق. وإن لم يكن، نجري تخطيط سمع في الجلسة نفسها ونبدأ العلاج مع مراعاة ضغطك.',
      at_home:
        'أوقف القطرة ولا تدخل شيئًا في أذنك.\nابتعد عن الأصوات العالية والسماعات.\nاستمر على دواء الضغط كما هو وأحضر اسمه معك.',
      come_in:
        'تعال اليوم أو الليلة، فعيادتي مفتوحة حتى الثانية فجرًا. إن لم تجد موعدًا فأخبر الاستقبال أنه نقص سمع مفاجئ ليدخلوك.',
      emergency:
        'إذا ظهر معه ارتخاء في الوجه، أو ثقل في الكلام، أو ضعف في يد أو رجل، أو دوار لا تستطيع معه الوقوف، فاتصل بالرقم 997 فورًا.',
      after_hours: 3,
      likes: 24,
      views: 190,
    },
  },
  {
    slug: 'متى-نشيل-اللوز-للطفل',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'بنتي تلتهب لوزها كل شهر، متى نشيلها؟',
    content:
      'عمرها 6 سنوات، من بداية المدرسة خذت مضاد أربع مرات. كل مرة حرارة وصعوبة بلع وغياب عن المدرسة. جدتها تقول لا تشيلونها لأنها مناعة.',
    status: 'answered',
    user_name: 'أم ريناد',
    asked_days_ago: 88,
    views: 2645,
    tags: ['لوز', 'أطفال'],
    answer: {
      doctor_id: 142,
      content:
        'كلام الجدة فيه شيء من الصواب: للوزتين دور في المناعة، لكنه صغير بعد السنوات الأولى ويقوم به غيرهما من أنسجة الحلق.\n\nالقرار يعتمد على العدد الموثق. نفكر في الاستئصال عادةً عند سبع نوبات في سنة، أو خمس سنويًا لسنتين، أو ثلاث سنويًا لثلاث سنوات، أو إذا كانت اللوز تعيق تنفسها في النوم. ودون ذلك فالانتظار أفضل، إذ تقل النوبات مع العمر.',
      at_home:
        'سجّلي تاريخ كل نوبة وحرارتها وهل أُخذت مسحة.\nسوائل باردة ومسكن مناسب لوزنها عند الألم.\nأكملي المضاد إن وُصف، ولا تعطيها مضادًا متبقيًا من نوبة سابقة.',
      come_in:
        'أحضريها مع السجل إذا زاد العدد، أو صارت تشخر وتتوقف أنفاسها ليلًا، أو تراجعت شهيتها ووزنها، أو بقيت لوزة أكبر من أختها بوضوح.',
      emergency:
        'سيلان اللعاب مع العجز عن البلع، أو تغير الصوت كأن في فمها لقمة، أو تيبس الرقبة، أو صعوبة التنفس: طوارئ دون تأخير.',
      after_hours: 20,
      likes: 143,
      views: 2390,
    },
  },
  {
    slug: 'بحة-صوت-معلم-من-شهر',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'صوتي مبحوح من شهر وأنا معلم، أقلق؟',
    content:
      'أدرّس ست حصص يوميًا. بدت البحة بعد زكام وراح الزكام وهي باقية، وآخر الأسبوع يختفي صوتي. أدخن نص باكيت وعندي حموضة. عمري 41.',
    status: 'answered',
    user_name: 'عبدالرحمن م.',
    asked_days_ago: 34,
    views: 1098,
    tags: ['بحة الصوت'],
    answer: {
      doctor_id: 143,
      content:
        'القلق لا يفيدك، لكن الفحص يفيد. كل بحة تجاوزت ثلاثة أسابيع تستحق نظرة إلى الحنجرة بمنظار دقيق من الأنف، لا تستغرق دقيقتين، وهي أولى لمن يدخن.\n\nغالبًا نجد عند المعلمين حُبيبات صوتية أو التهابًا من الإجهاد والحموضة، وهذه تتحسن بعلاج الصوت وتعديل العادات دون جراحة. والأسباب الأخطر أقل بكثير، وكشفها مبكرًا يغيّر نتيجتها.',
      at_home:
        'تكلم بصوتك العادي ولا تهمس، فالهمس يجهد الحبال أكثر.\nاستعمل مكبر صوت في الفصل واشرب ماء بين الحصص.\nتعشَّ قبل النوم بثلاث ساعات، وقلل التدخين حتى تتركه.',
      come_in:
        'احجز هذا الأسبوع أو الذي يليه لمنظار الحنجرة. وقدّم الموعد إذا ظهر ألم عند البلع، أو دم مع البلغم، أو كتلة في الرقبة، أو نقص وزن.',
      emergency:
        'الصفير أو صعوبة التنفس مع البحة، أو اختفاء الصوت فجأة بعد ضربة على الرقبة، يستدعي الاتصال بالرقم 997 مباشرة.',
      after_hours: 26,
      likes: 49,
      views: 962,
    },
  },
  {
    slug: 'عطاس-وحكة-أنف-موسم-الغبار',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'كل سنة مع الغبار عطاس وحكة، فيه حل قبل الموسم؟',
    content:
      'من مارس لآخر مايو عطاس صباحي وأنف يسيل وعيون تحك. حبوب الحساسية القديمة تنومني في الدوام. أختي تقول خذي إبرة كورتيزون وترتاحين الموسم كله. عمري 29.',
    status: 'answered',
    user_name: 'هيفاء',
    asked_days_ago: 212,
    views: 6740,
    tags: ['حساسية الأنف', 'غبار'],
    answer: {
      doctor_id: 141,
      content:
        'نعم، وأفضل وقت للحل قبل الموسم لا في وسطه. بخاخ الكورتيزون الأنفي هو العلاج الأقوى لحساسية الأنف، ويحتاج أيامًا حتى يظهر أثره كاملًا، فنبدؤه قبل الغبار بأسبوعين تقريبًا. ومعه مضاد هيستامين حديث لا يسبب النعاس عند أغلب الناس.\n\nأما الإبرة فلا أنصح بها؛ الكورتيزون العام يرفع السكر والضغط ويؤثر في العظم والهرمونات، ومفعول البخاخ يبقى في الأنف.',
      at_home:
        'اغسلي أنفك ووجهك بعد كل خروج.\nأغلقي النوافذ أيام العواصف ونظفي مرشح المكيف.\nوجّهي البخاخ نحو طرف العين لا نحو الحاجز، حتى لا يجرح وينزف.',
      come_in:
        'مرّي علينا في فبراير لنضع الخطة ونعمل اختبار الحساسية إن لزم. وتعالي في أي وقت إذا كنتِ حاملًا، أو صار معها كحة وصفير، أو فقدتِ الشم.',
      emergency:
        'ضيق التنفس أو الصفير الذي يمنعك من إكمال الجملة، أو تورم الشفتين واللسان، لا يُعالج في البيت؛ اتصلي بالرقم 997.',
      after_hours: 31,
      likes: 467,
      views: 6105,
    },
  },
  {
    slug: 'ألم-الأذن-عند-هبوط-الطائرة',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'أذني تنفجر عليّ مع هبوط الطيارة، كيف أتجنبه؟',
    content:
      'كل رحلة يجيني ألم قوي بالأذن اليمين وقت النزول وتقعد مسدودة يومين. عندي رحلة بعد عشرة أيام ومعاي زكام خفيف. عمري 37.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 156,
    views: 1893,
    tags: ['سفر'],
    answer: {
      doctor_id: 143,
      content:
        'سبب ألمك قناة صغيرة تصل الأذن الوسطى بخلف الأنف، مهمتها معادلة الضغط. عند الهبوط يرتفع الضغط في الخارج، فإذا كانت القناة متورمة من زكام أو حساسية لم تفتح في وقتها وانشدّت الطبلة إلى الداخل.\n\nعلاج الزكام والحساسية قبل السفر هو نصف الحل، والنصف الآخر ما تفعله في آخر نصف ساعة من الرحلة.',
      at_home:
        'كن مستيقظًا من بداية النزول، وامضغ علكة وابلع كثيرًا.\nأغلق أنفك وانفخ برفق شديد ثم ابلع، وكررها كل دقائق.\nاغسل أنفك بمحلول ملحي يوميًا حتى موعد السفر.',
      come_in:
        'افحص أذنك قبل السفر إذا بقي الزكام أو كانت مسدودة أصلًا، فقد ننصحك بالتأجيل أو بعلاج قصير. وراجعنا بعد الرحلة إن استمر الانسداد أسبوعًا.',
      emergency:
        'ألم حاد يتبعه خروج دم أو سائل من الأذن، أو دوار شديد، أو فقدان سمع واضح بعد الهبوط، يحتاج فحصًا في اليوم نفسه.',
      after_hours: 41,
      likes: 112,
      views: 1640,
    },
  },
  {
    slug: 'ماء-خلف-الطبلة-وضعف-سمع-طفل',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'قالوا عند ولدي موية ورا الطبلة، لازم أنابيب؟',
    content:
      'عمره خمس سنوات ويرفع صوت الآيباد، والمعلمة تقول ما ينتبه لها. فحصوه وقالوا ارتشاح في الأذنين ونصحوا بأنابيب التهوية. خايف عليه من البنج.',
    status: 'answered',
    user_name: 'أبو يزن',
    asked_days_ago: 19,
    views: 934,
    tags: ['سمع', 'أطفال'],
    answer: {
      doctor_id: 142,
      content:
        'خوفك في محله، ولهذا لا نستعجل. السائل خلف الطبلة يزول وحده عند كثير من الأطفال خلال ثلاثة أشهر، خصوصًا إذا جاء بعد زكام. لذلك ننتظر ونعيد الفحص وتخطيط السمع ما دام سمعه مقبولًا.\n\nننصح بالأنابيب إذا استمر السائل ثلاثة أشهر في الأذنين مع ضعف سمع واضح، أو تأثر كلامه ودراسته. العملية تستغرق دقائق، والبنج فيها قصير، وأغلب الأطفال يعودون إلى البيت في اليوم نفسه.',
      at_home:
        'نادِه باسمه وأنت أمامه، وخفف الضوضاء حوله.\nاطلب من المعلمة أن تجلسه في الصف الأول.\nأبعده عن الدخان، فهو يطيل بقاء السائل.',
      come_in:
        'أحضر تخطيط السمع والضغط السابق مع تاريخه. نكرره ونفحص اللحمية، ثم نقرر معًا الانتظار أو الأنابيب. وقدّم الموعد إن لاحظت تأخرًا في نطقه.',
      emergency:
        'ارتفاع الحرارة مع تورم واحمرار خلف الأذن يدفعها إلى الأمام، أو خمول شديد وتيبس رقبة، يعني الطوارئ حالًا.',
      after_hours: 16,
      likes: 58,
      views: 817,
    },
  },
  {
    slug: 'دوار-إذا-انسدحت-على-يساري',
    lang: 'ar',
    qa_specialty: 'ear-nose-throat',
    title: 'يجيني دوار إذا انسدحت على يساري، وش السبب؟',
    content:
      'من يومين أول ما أحط راسي على المخدة جهة اليسار تلف الغرفة ثواني وتروح. عمري 47 وما آخذ أدوية. أحتاج أعرف هل هو من الأذن.',
    status: 'closed',
    user_name: 'منى',
    asked_days_ago: 6,
    views: 64,
    tags: ['دوار'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note: 'أجاب د. سامر عن سؤال يشبه سؤالك تمامًا، وستجدين في جوابه ما تفعلينه ومتى تراجعين؛ نتمنى لك السلامة.',
    duplicate_of: 'دوخة-عند-الالتفات-في-السرير',
  },
  {
    slug: 'sinus-pressure-green-mucus-antibiotic',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'Green mucus and sinus pressure for six days. Do I need an antibiotic?',
    content:
      'I caught a cold from my kids. Now my cheeks feel full when I bend down, the mucus is thick and green, and I sleep badly. No fever since day two. I am 36 and my usual pharmacy offered me amoxicillin.',
    status: 'answered',
    user_name: 'Priya',
    asked_days_ago: 5,
    views: 342,
    tags: ['sinusitis'],
    answer: {
      doctor_id: 172,
      content:
        'Probably not yet. Green mucus shows that your immune system is at work; it does not tell a virus from bacteria. Most sinus infections after a cold are viral and turn the corner within ten days, with or without tablets.\n\nAn antibiotic is worth considering when symptoms last beyond ten days without improving, when you get clearly worse after starting to recover, or when there is high fever with strong pain on one side of the face.',
      at_home:
        'Rinse your nose with salt water two or three times a day, using boiled or distilled water.\nTake paracetamol as the leaflet says for the pressure.\nSleep with your head raised and drink enough.',
      come_in:
        'See us if day ten passes without improvement, if pain or fever returns, if your upper teeth ache on one side, or if this is your fourth episode in a year.',
      emergency:
        'Go to an emergency department for swelling or redness around an eye, double vision, a stiff neck, confusion, or the worst headache you have had.',
      after_hours: 9,
      likes: 27,
      views: 298,
    },
  },
  {
    slug: 'ear-pain-after-swimming-pool',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'My ear hurts after every swim. How do I keep swimming?',
    content:
      'I swim four evenings a week in our compound pool. For three days my right ear has been itchy and now it hurts when I touch it or chew. A little clear fluid came out. I used cotton buds to dry it. I am 31.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 103,
    views: 1411,
    tags: ['swimming', 'ear pain'],
    answer: {
      doctor_id: 143,
      content:
        'Pain when you touch the outer ear or chew points to the skin of the ear canal, what many people call swimmer’s ear. Water softens that skin, cotton buds scratch it, and germs do the rest.\n\nIt usually settles within a week with prescription ear drops, often after the canal has been cleaned under the microscope. We prefer to see the eardrum before choosing drops, because some should not be used when the drum has a hole. You can be back in the pool about a week after treatment ends.',
      at_home:
        'Stay out of the water and keep shampoo out with a cotton ball coated in petroleum jelly.\nNothing else goes into the ear, buds least of all.\nParacetamol or ibuprofen, as the leaflet says, helps the pain.',
      come_in:
        'Book within a day or two to have the ear cleaned and treated. Later, well-fitting swim plugs and a tilt of the head after each swim prevent most repeats.',
      emergency:
        'Fever, swelling behind the ear, a drooping face, or severe pain in someone with diabetes or weak immunity should be seen in hospital the same day.',
      after_hours: 12,
      likes: 66,
      views: 1207,
    },
  },
  {
    slug: 'lump-in-throat-feeling-but-eating-fine',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'Why does it feel as if something is stuck in my throat?',
    content:
      'For two months I have felt a ball in my throat, mostly between meals and when I am stressed. Food and water go down normally. No weight loss. I clear my throat all day and my colleagues tease me about it. I am 39, non-smoker.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 78,
    views: 2034,
    tags: ['throat'],
    answer: {
      doctor_id: 141,
      content:
        'A feeling of a lump that fades while you eat is very common and has its own name, globus. The muscles at the top of the gullet tense up, often fed by acid reflux, mucus from the nose, or a stressful stretch of life. It is real, you are not imagining it, and it is not the way a blockage behaves.\n\nConstant throat clearing irritates the larynx and keeps the feeling alive, so breaking that habit is half of the treatment.',
      at_home:
        'Swallow a sip of water each time you want to clear your throat.\nFinish dinner three hours before bed and cut down on coffee and late chocolate.\nA few minutes of slow breathing in the evening relaxes the same muscles.',
      come_in:
        'Because it has lasted two months, have the throat looked at once with a thin camera. Come sooner for hoarseness, pain on one side, ear pain or a lump in the neck.',
      emergency:
        'Food that truly sticks, being unable to swallow saliva, vomiting blood or any trouble breathing means calling 997 or going straight to hospital.',
      after_hours: 34,
      likes: 99,
      views: 1765,
    },
  },
  {
    slug: 'no-smell-since-flu-ten-weeks',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'I still cannot smell anything ten weeks after the flu. Will it return?',
    content:
      'Coffee, perfume, even burnt toast: nothing. My nose is not blocked. A few days ago soap suddenly smelled rotten, which worried me more. I am 45 and cook for a living.',
    status: 'answered',
    user_name: 'Marites',
    asked_days_ago: 171,
    views: 2980,
    tags: ['smell'],
    answer: {
      doctor_id: 141,
      content:
        'That rotten soap may be the best news in your message. When smell nerves grow back after a virus, they often send distorted signals first, so strange smells tend to mean that something is happening. Recovery can take many months, and most people regain at least part of their sense.\n\nThe treatment with the best evidence is smell training. Tablets and vitamins sold for this purpose have little behind them, so please save your money until we have looked.',
      at_home:
        'Twice a day sniff four different scents, such as rose, lemon, clove and eucalyptus, twenty seconds each, while recalling how they smelled.\nKeep it up for at least three months.\nFit smoke and gas alarms, and date your leftovers.',
      come_in:
        'Ten weeks is a good time for an examination of the nose with a camera, to rule out polyps and swelling that can be treated. Bring a list of your medicines.',
      emergency:
        'New confusion, weakness, a seizure, clear watery fluid dripping from one nostril after a head injury, or severe headache needs emergency care.',
      after_hours: 28,
      likes: 187,
      views: 2610,
    },
  },
  {
    slug: 'crooked-septum-surgery-worth-it',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'Is an operation for a crooked septum worth it at 27?',
    content:
      'My left nostril has been blocked for as long as I can remember, since a football injury at school. I breathe through my mouth at night. A doctor abroad said septoplasty. Friends tell me it comes back after a year, and I am afraid of the packing.',
    status: 'answered',
    user_name: 'Omar S.',
    asked_days_ago: 295,
    views: 3655,
    tags: ['septum', 'surgery'],
    answer: {
      doctor_id: 141,
      content:
        'For the right nose, yes. If one side has always been blocked and the bend matches that side, straightening it helps most people, and the result normally lasts. What “comes back” is often not the bend but swelling from allergy that nobody treated.\n\nThat is why I first ask for six weeks of a steroid nasal spray and rinses. If you breathe well enough with them, you have saved yourself an operation. Large packs are rarely used now; soft splints or stitches have replaced them in most cases.',
      at_home:
        'Rinse with salt water every evening.\nSleep on your right side with your head slightly raised.\nA nasal strip at night is a harmless way to find out how much a wider airway helps you.',
      come_in:
        'Make an appointment for an endoscopy, and bring any scans. We talk about the spray trial, the operation, about a week off work and what it can and cannot change.',
      emergency:
        'After any new blow to the nose, painful swelling of the septum on both sides with total blockage must be drained quickly: go to an emergency department that day.',
      after_hours: 52,
      likes: 231,
      views: 3298,
    },
  },
  {
    slug: 'tonsil-stones-keep-coming-back',
    lang: 'en',
    qa_specialty: 'ear-nose-throat',
    title: 'How do I stop tonsil stones from coming back?',
    content:
      'Every week or so I find small white lumps on my right tonsil and my breath smells although I brush and floss. I gargle with salt water. No pain or fever. Do I have to have my tonsils out at 24?',
    status: 'pending',
    user_name: null,
    asked_days_ago: 0,
    views: 41,
    tags: ['tonsils'],
    answer: null,
  },
];
