import type { DemoQuestion } from '../types.ts';

export const lungsAndAsthmaQuestions: readonly DemoQuestion[] = [
  {
    slug: 'سعال-جاف-من-شهرين',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'كحة ناشفة من شهرين بعد نزلة برد',
    content:
      'راحت النزلة وبقت الكحة، تزيد بالليل ومع الريحة القوية والبارد. ما أدخن. آخذ حبوب ضغط جديدة من ثلاثة شهور.',
    status: 'answered',
    user_name: 'سميرة',
    asked_days_ago: 14,
    views: 1377,
    tags: ['سعال'],
    answer: {
      doctor_id: 152,
      content:
        'السعال بعد النزلة قد يستمر أسابيع، لكن شهرين مدة تستحق التقييم. وفي رسالتك خيطان مهمان.\n\nالأول: بعض أدوية الضغط تسبب سعالًا جافًا لدى نسبة من الناس، ويزول بعد تبديلها. لا توقفي الحبة من نفسك؛ أحضري اسمها ونستبدلها بأمان إن كانت هي السبب. الثاني: زيادته ليلًا ومع الروائح والهواء البارد قد تدل على ربو خفيف يظهر سعالًا دون صفير. كما نسأل عن ارتجاع الحموضة وحساسية الأنف.',
      at_home:
        'سوائل دافئة خلال اليوم، وعسل عند النوم إن لم يمنعك منه السكري.\nابتعدي عن البخور والعطور القوية والهواء البارد المباشر.',
      come_in:
        'احجزي زيارة نستمع فيها إلى صدرك ونعمل قياس وظائف الرئة وأشعة. وراجعي سريعًا عند خروج دم مع السعال أو نقص وزن أو تعرق ليلي أو حرارة.',
      emergency: 'ضيق النفس الشديد، أو ألم الصدر، أو تورم الشفتين واللسان بعد حبة الضغط، يستدعي الاتصال بالرقم 997.',
      after_hours: 23,
      likes: 48,
      views: 1200,
    },
  },
  {
    slug: 'أعراض-ترك-التدخين-كم-تدوم',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'تركت الدخان من خمسة أيام والعصبية ذابحتني',
    content: 'كنت أدخن باكيت ونص. تركته مرة وحدة. نوم متقطع وعصبية وجوع. كم تطول؟ وهل اللصقات تساعد؟',
    status: 'answered',
    user_name: 'صالح',
    asked_days_ago: 44,
    views: 2012,
    tags: ['إقلاع عن التدخين'],
    answer: {
      doctor_id: 152,
      content:
        'خمسة أيام إنجاز حقيقي، وأنت الآن في أصعبها. أعراض الانسحاب تبلغ ذروتها في الأسبوع الأول ثم تهدأ خلال أسبوعين إلى أربعة.\n\nنعم، بدائل النيكوتين تساعد، وتزيد فرصة النجاح خصوصًا حين تجمع لصقة تدوم طوال اليوم مع علكة أو أقراص عند الحاجة، بجرعة تناسب ما كنت تدخنه. وهناك أدوية بوصفة نختارها معك. وإن عدت لسيجارة فهي عثرة وليست نهاية الطريق.',
      at_home:
        'الرغبة المفاجئة تستمر دقائق: أخّرها، واشرب ماء، وتحرك، واشغل يدك.\nللجوع: مكسرات غير مملحة وخضار، ومشي بعد الأكل.\nخفف القهوة إلى النصف، فتركيز الكافيين يرتفع بعد ترك التدخين.',
      come_in:
        'عيادة الإقلاع مفتوحة لك، وخط 937 يرشدك أيضًا. استشر قبل البدائل إن كان لديك مرض قلب حديث أو تتناول أدوية نفسية.',
      emergency: 'إذا شعرت بحزن شديد أو أفكار بإيذاء نفسك، أو أصابك ألم في الصدر، فاطلب المساعدة فورًا على الرقم 997.',
      after_hours: 6,
      likes: 163,
      views: 1777,
    },
  },
  {
    slug: 'بخاخ-الكورتيزون-اليومي-وهل-أوقفه',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'الربو اختفى عندي، أوقف بخاخ الكورتيزون اليومي؟',
    content:
      'من يوم انتظمت على البخاخ الوقائي ما جتني كتمة، لي ثمان شهور تمام. أخاف من الكورتيزون على العظام والوزن. أبغى أخليه وقت الحاجة بس. عمري 32.',
    status: 'answered',
    user_name: 'ندى',
    asked_days_ago: 5,
    views: 455,
    tags: ['ربو', 'بخاخ'],
    answer: {
      doctor_id: 152,
      content:
        'ثمانية أشهر بلا كتمة دليل على أن البخاخ يعمل، لا على أن الربو رحل. الالتهاب في القصبات يعود غالبًا بعد أسابيع من الإيقاف المفاجئ، وقد تأتي النوبة الأولى شديدة.\n\nأما خوفك فمفهوم: جرعة البخاخ تُقاس بالميكروغرام وتبقى في الرئة غالبًا، وهي جزء صغير مما في الحبوب. ومع هذا الاستقرار يمكننا فعلًا أن نخفض الجرعة بالتدريج، وهذا ما أقترحه بدل الإيقاف.',
      at_home:
        'استمري كما أنت حتى الموعد، واغسلي فمك بالماء بعد كل استعمال.\nسجّلي كم مرة تحتاجين البخاخ السريع، وهل توقظك الكحة ليلًا.\nصوّري طريقتك في الاستعمال لنراها.',
      come_in: 'تعالي لقياس وظائف الرئة ثم نضع خطة تخفيض على مراحل، كل مرحلة نحو ثلاثة أشهر، ويفضل خارج موسم الغبار.',
      emergency:
        'إن عادت الكتمة ولم يكفك البخاخ السريع، أو عجزت عن إكمال جملة، أو ازرقت الشفتان: اتصلي بالرقم 997 واستمري عليه حتى يصلوا.',
      after_hours: 11,
      likes: 72,
      views: 401,
    },
  },
  {
    slug: 'كتمة-من-البخور-في-العزايم',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'ينكتم صدري من البخور، كيف أحضر العزايم؟',
    content:
      'عندي ربو خفيف. أي مجلس فيه عود أو معمول تبدأ الكحة والصفير بعد عشر دقايق وأضطر أطلع. أستحي أقول لهم طفوه. عمري 38 وعندي بخاخ أزرق بس.',
    status: 'answered',
    user_name: 'حنان',
    asked_days_ago: 76,
    views: 3580,
    tags: ['ربو', 'بخور'],
    answer: {
      doctor_id: 1080,
      content:
        'لا حرج في قولها؛ «صدري يتعب من البخور» جملة يفهمها كل مضيف كريم. دخان العود والمعمول جسيمات دقيقة تهيج القصبات مثل دخان السجائر، وصاحب الربو أول من يشعر بها.\n\nلكن النوبة مع كل مجلس تخبرنا بأمر آخر: الربو غير مضبوط. البخاخ الأزرق يفتح القصبات ولا يعالج التهابها، والتوصيات الحالية لا تكتفي به وحده حتى في الربو الخفيف.',
      at_home:
        'اجلسي قرب نافذة أو باب، بعيدًا عن المبخرة.\nاتفقي مع المضيفة أن يكون التبخير قبل وصولك أو في الحوش.\nأبقي بخاخك في حقيبتك لا في السيارة الحارة، واغسلي العباءة من رائحته.',
      come_in: 'نراك خلال أسبوعين لنراجع العلاج الوقائي ونتأكد من طريقة البخاخ، ونكتب لك خطة واضحة لأيام النوبات.',
      emergency:
        'اخرجي إلى هواء نقي واتصلي بالرقم 997 إذا لم يهدأ الصفير بعد البخاخ، أو صار الكلام متقطعًا، أو شعرت بنعاس ودوخة.',
      after_hours: 24,
      likes: 297,
      views: 3190,
    },
  },
  {
    slug: 'الشيشة-الإلكترونية-أهون-من-الدخان',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'حولت من السيجارة للسحبة، هل هي أهون على صدري؟',
    content:
      'كنت أدخن باكيت وصار لي خمسة شهور على السحبات بالنكهات. نفسي أحسن شوي بس صارت بيدي طول اليوم حتى بالسرير. أقول هذي مرحلة وأوقف بعدها. عمري 27.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 101,
    views: 6210,
    tags: ['إقلاع عن التدخين'],
    answer: {
      doctor_id: 152,
      content:
        'أهون من السيجارة في بعض السموم، نعم، لكنها ليست آمنة، وأثرها البعيد ما زلنا نتعلمه. تركك للسيجارة مكسب لا أقلل منه، والآن نكمل النصف الثاني.\n\nالمشكلة فيما وصفت: أملاح النيكوتين في السحبات سريعة، ووجودها في يدك دائمًا قد يجعل جرعتك أعلى من الباكيت. لذلك نضع تاريخًا للخروج منها كما نفعل مع أي دواء، ولا تعد إلى السيجارة في الطريق.',
      at_home:
        'أخرجها من غرفة النوم والسيارة أولًا.\nاختر تركيز نيكوتين أقل كل أسبوعين أو ثلاثة، ونكهة لا تحبها.\nأخّر أول سحبة بعد الاستيقاظ ساعة، ثم ساعتين، واحسب ما وفرته.',
      come_in: 'في عيادة الإقلاع نقيس إدمان النيكوتين ووظائف الرئة، ونستعمل لصقات أو دواء بوصفة حتى لا تعاني وحدك.',
      emergency:
        'ضيق نفس يزداد مع حرارة أو ألم صدر أو سعال بدم عند مستعمل السحبات يُفحص في الطوارئ، وأخبرهم بما تستعمله.',
      after_hours: 29,
      likes: 540,
      views: 5604,
    },
  },
  {
    slug: 'زوجي-يشخر-ويوقف-نفسه-بالليل',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'زوجي يشخر وينقطع نفسه وهو نايم، هل هذا خطر؟',
    content:
      'عمره 45 ووزنه 118. يوقف نفسه كم ثانية ثم يشهق، أحيانًا أهزه من الخوف. الصبح مصدع وينام عند الإشارة. ضغطه مرتفع على حبتين. يقول كل الرجال يشخرون.',
    status: 'answered',
    user_name: 'أم محمد',
    asked_days_ago: 22,
    views: 2240,
    tags: ['انقطاع النفس', 'نوم'],
    answer: {
      doctor_id: 152,
      content:
        'الرجال يشخرون، لكن لا ينام كل الرجال عند الإشارة. ما تصفينه يرجح انقطاع النفس أثناء النوم: يرتخي الحلق فيُغلق مجرى الهواء مرات في الساعة، فينزل الأكسجين ويصحو الدماغ ليتنفس.\n\nتركه دون علاج يرفع الضغط ويزيد احتمال اضطراب نبض القلب والسكتة وحوادث القيادة. أما علاجه فيغيّر الحياة خلال أيام عند كثيرين، وقد يتحسن ضغطه أيضًا.',
      at_home:
        'لا يقود مسافات طويلة ولا ليلًا حتى يُعالج.\nينام على جنبه ورأسه مرتفع، ولا يأخذ منومات.\nصوّري دقيقتين من نومه بموافقته، ونزول عشرة في المئة من وزنه يفرق كثيرًا.',
      come_in:
        'سجّلي له موعدًا قريبًا، وسنرتب دراسة نوم يمكن إجراؤها في البيت غالبًا، ثم نختار جهاز الضغط أو غيره بحسب النتيجة.',
      emergency: 'إن صعب إيقاظه، أو ازرق لونه، أو صحا بضيق نفس لا يزول أو ألم صدر، فاتصلي بالرقم 997 دون تردد.',
      after_hours: 13,
      likes: 158,
      views: 2011,
    },
  },
  {
    slug: 'ضيق-نفس-مع-الدرج-لمدخن-58',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'صرت ألهث من دور واحد وأنا مدخن قديم، وش عندي؟',
    content:
      'عمري 58 أدخن من ثلاثين سنة. من سنتين كحة الصبح ببلغم، والحين ما أكمل الدرج إلا أوقف. كل شتاء التهاب صدر ومضاد. أقول كبر سن وقلة حركة.',
    status: 'answered',
    user_name: 'أبو سعود',
    asked_days_ago: 192,
    views: 2915,
    tags: ['انسداد رئوي', 'تدخين'],
    answer: {
      doctor_id: 153,
      content:
        'العمر وحده لا يوقف رجلًا في الثامنة والخمسين على الدرج. اللهاث مع كحة صباحية وبلغم والتهاب كل شتاء، بعد ثلاثين سنة تدخين، يدعونا للبحث عن الانسداد الرئوي المزمن، وكذلك عن القلب وفقر الدم.\n\nقياس وظائف الرئة نفخة تستغرق دقائق وتعطي الجواب. وما فُقد لا يعود كله، لكن ترك التدخين اليوم يبطئ النزول فورًا، والبخاخات والتأهيل الرئوي يعيدان إليك كثيرًا من يومك.',
      at_home:
        'أخرج الهواء ببطء وشفتاك مضمومتان عند الصعود.\nامشِ كل يوم على قدر نفسك، وتوقف واستند ثم أكمل.\nابتعد عن الغبار ودخان الحطب، وخذ تطعيم الإنفلونزا.',
      come_in: 'أريدك خلال أسبوع أو اثنين لوظائف الرئة والأشعة وتخطيط القلب، ونتحدث عن فحص الرئة المبكر للمدخنين.',
      emergency:
        'إذا ضاق نفسك وأنت جالس، أو ازرقت شفتاك، أو أصابك تشوش أو سعال بدم أو ألم ضاغط في الصدر، فاتصل بالرقم 997.',
      after_hours: 18,
      likes: 214,
      views: 2605,
    },
  },
  {
    slug: 'ولدي-يكح-بعد-اللعب-وبالليل',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'ولدي يكح بعد الركض وآخر الليل، هل هو ربو؟',
    content:
      'عمره خمس سنوات، كل زكام ينزل على صدره ويطول ثلاثة أسابيع. يكح إذا ركض أو ضحك، وبعد الساعة ثلاث الفجر. كان عنده أكزيما وهو رضيع وأمه فيها ربو.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 3,
    views: 387,
    tags: ['أطفال', 'ربو'],
    answer: {
      doctor_id: 123,
      content:
        'الاحتمال كبير، فالقصة مكتملة تقريبًا: كحة مع الجهد والضحك وفي آخر الليل، وزكام يطول، وأكزيما في الرضاعة، وأم مصابة بالربو. لكن لا نضع الاسم قبل أن نسمع صدره ونستبعد أسبابًا أخرى كاللحمية أو جسم مستنشق.\n\nفي هذا العمر يصعب النفخ في الجهاز، فنعتمد على القصة وعلى تجربة علاج بالبخاخ مع القمع مدة شهرين إلى ثلاثة، ونرى هل تغير الحال.',
      at_home:
        'دوّنوا ليالي الكحة في تقويم صغير مع ما سبقها.\nلا دخان ولا بخور في البيت والسيارة، ولو في غرفة أخرى.\nدعوه يلعب، ولا تعطوه شراب كحة، وملعقة عسل قبل النوم تكفي.',
      come_in: 'أحضروه هذا الأسبوع، ومقطع لكحته أو صوت صدره ليلًا إن تيسر. سأعلّمه البخاخ بالقمع وكأنها لعبة.',
      emergency:
        'إذا انسحب الجلد بين أضلاعه مع كل نفس، أو تنفس بسرعة حتى عجز عن الكلام أو الشرب، أو مال لونه إلى الزرقة أو الشحوب، فالرقم 997 أولًا.',
      after_hours: 8,
      likes: 39,
      views: 340,
    },
  },
  {
    slug: 'بخاخ-الربو-أثناء-الحمل',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'حامل بالشهر الثالث وعندي ربو، هل البخاخ يضر الجنين؟',
    content:
      'أول ما عرفت بالحمل وقفت البخاخين من نفسي. من أسبوع رجعت الكتمة وأصحى مرتين بالليل. خايفة على الجنين من الدواء. عمري 30 وهذا أول حمل.',
    status: 'answered',
    user_name: 'أفنان',
    asked_days_ago: 149,
    views: 3742,
    tags: ['حمل', 'ربو'],
    answer: {
      doctor_id: 171,
      content:
        'مبارك حملك. الذي قد يضر الجنين هو نقص الأكسجين من ربو غير مضبوط، لا البخاخ. بخاخات الكورتيزون وموسعات القصبات المعتادة استُعملت في حمل أعداد كبيرة من النساء دون زيادة معروفة في التشوهات، وما يصل منها إلى الدم قليل جدًا.\n\nاستيقاظك مرتين كل ليلة يعني أن صدرك غير مضبوط، فعودي إلى علاجك الموصوف اليوم ثم نراجع الجرعة معًا.',
      at_home:
        'استعملي البخاخ الوقائي بموعد ثابت مع القمع، واغسلي فمك بعده.\nنامي ورأسك مرتفع، وتعشي مبكرًا فالحموضة تزيد الكحة.\nابتعدي عن البخور والمنظفات، ولا تأخذي أعشابًا للصدر.',
      come_in:
        'موعدك خلال يومين أو ثلاثة، وسنتابعك كل شهر تقريبًا مع طبيبة النساء. تطعيم الإنفلونزا مناسب لك في الموسم.',
      emergency:
        'كتمة لا يفتحها البخاخ، أو صعوبة في الكلام، أو ألم صدر، أو نزف، أو قلة حركة الجنين لاحقًا: اتصلي بالرقم 997.',
      after_hours: 6,
      likes: 265,
      views: 3315,
    },
  },
  {
    slug: 'بلغم-أخضر-وكحة-هل-أحتاج-مضاد',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'كحة ببلغم أخضر من خمسة أيام، آخذ مضاد حيوي؟',
    content:
      'بدت بزكام وحرارة يومين وراحت. باقي كحة وبلغم أخضر وصدري يوجعني من كثر الكح. عمري 40 ما أدخن وما عندي أمراض. زميلي عطاني باقي علبة أزيثرومايسين.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 286,
    views: 8140,
    tags: ['التهاب القصبات', 'مضاد حيوي'],
    answer: {
      doctor_id: 172,
      content:
        'أعد العلبة إلى زميلك شاكرًا. لون البلغم لا يفرق بين الفيروس والبكتيريا، ونزول الحرارة مع بقاء الكحة هو المسار المعتاد لالتهاب القصبات الفيروسي، والمضاد لا يقصره.\n\nتوقع أن تطول الكحة أسبوعين إلى ثلاثة وهي تتناقص. المضاد الذي لا حاجة إليه قد يسبب إسهالًا وحساسية، ويجعل البكتيريا أقوى حين تحتاجه حقًا، وعلبة ناقصة أسوأ من لا شيء.',
      at_home:
        'أكثر من الماء والمشروبات الدافئة، وملعقة عسل مساءً.\nباراسيتامول بحسب نشرته لألم الصدر من الكحة.\nنم ووسادتك مرتفعة، وعد إلى الحركة بالتدريج.',
      come_in:
        'زر العيادة إن عادت الحرارة بعد تحسن، أو تجاوزت الكحة ثلاثة أسابيع، أو ظهر صفير، أو كنت تأخذ أدوية تضعف المناعة.',
      emergency:
        'الألم الحاد مع كل نفس، أو ضيق النفس في الراحة، أو رعشة شديدة، أو دم واضح مع البلغم، أو تشوش الذهن: كلها أسباب للتوجه إلى الطوارئ.',
      after_hours: 4,
      likes: 611,
      views: 7450,
    },
  },
  {
    slug: 'تطعيم-الالتهاب-الرئوي-لوالدي',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'والدي عمره 70 وصدره ضعيف، وش التطعيمات اللي تحميه؟',
    content:
      'تنوم العام الماضي بالتهاب رئوي أسبوع. عنده انسداد رئوي خفيف وسكري. قالوا فيه إبرة للرئة غير إبرة الإنفلونزا. هل ياخذهم مع بعض، وكل كم؟',
    status: 'answered',
    user_name: 'مها',
    asked_days_ago: 365,
    views: 1480,
    tags: ['تطعيمات', 'كبار السن'],
    answer: {
      doctor_id: 1080,
      content:
        'ثلاث حقن تستحق مكانها في جدوله. إبرة المكورات الرئوية تقي من أشهر بكتيريا الالتهاب الرئوي، وبعض أنواعها الحديثة يكفي مرة واحدة بحسب ما أخذه سابقًا. وإبرة الإنفلونزا كل خريف لأن الفيروس يتغير. ولقاح الفيروس المخلوي لمن في عمره مع مرض في الصدر.\n\nيمكن أخذ الإنفلونزا والمكورات في زيارة واحدة، كل منهما في ذراع، وألم الذراع يومًا أو يومين أمر عادي.',
      at_home:
        'ابحثوا عن سجل تطعيماته في ملفه الصحي وأحضروه.\nكل من يسكن معه يأخذ إبرة الإنفلونزا أيضًا.\nغسل الأيدي وتأجيل زيارة المزكوم يحميانه كالإبرة.',
      come_in:
        'لا يلزم موعد طويل؛ زيارة قصيرة تكفي ونراجع فيها سكره وبخاخه. نؤجل فقط إن كانت لديه حرارة أو تحسس من جرعة سابقة.',
      emergency:
        'بعد أي إبرة: تورم الوجه أو صعوبة التنفس خلال ساعة يعني 997. ومثلها ضيق النفس والتشوش مع حرارة في أي وقت.',
      after_hours: 48,
      likes: 84,
      views: 1296,
    },
  },
  {
    slug: 'العاصفة-الرملية-وربو-والدتي',
    lang: 'ar',
    qa_specialty: 'lungs-and-asthma',
    title: 'بكرة متوقع غبار وأمي فيها ربو، وش نجهز؟',
    content:
      'عمرها 62، آخر عاصفة رحنا الطوارئ وعطوها أكسجين. عندها بخاخ صباح ومساء وبخاخ أزرق. عندنا جهاز تنقية بغرفتها. هل نزيد البخاخ قبل الغبار احتياط؟',
    status: 'pending',
    user_name: 'تهاني',
    asked_days_ago: 1,
    views: 36,
    tags: ['ربو', 'غبار'],
    answer: null,
  },
  {
    slug: 'wheezing-after-ten-minutes-of-running',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'I wheeze ten minutes into every run. Should I give up running?',
    content:
      'I joined a running group in Riyadh. In the cool early mornings my chest tightens after ten minutes, I cough for half an hour afterwards and then I am fine. I had asthma as a child but nothing for fifteen years. I am 29.',
    status: 'answered',
    user_name: 'Sofia',
    asked_days_ago: 37,
    views: 1655,
    tags: ['asthma', 'exercise'],
    answer: {
      doctor_id: 152,
      content:
        'Keep the shoes; plenty of Olympic medals have been won with asthma. Fast breathing of cool, dry air dries the airways and makes sensitive ones tighten, usually after five to fifteen minutes, with a cough that fades within the hour. In someone with asthma as a child, it often means that the airways have become inflamed again.\n\nOnce that inflammation is treated, most people run without symptoms. Using only a blue reliever before every run hides it without treating it, which is why we test first.',
      at_home:
        'Warm up with ten minutes of short, easy bursts.\nA light scarf over the mouth on cold mornings, and breathe in through the nose when you can.\nRun indoors on dusty days.',
      come_in:
        'A breathing test before and after exercise settles the question. Come with a note of when you cough, at night too, and of any hay fever.',
      emergency:
        'Stop and call 997 if tightness does not ease with rest or reliever, if you cannot finish a sentence, or if you faint during a run.',
      after_hours: 16,
      likes: 104,
      views: 1440,
    },
  },
  {
    slug: 'streak-of-blood-when-i-cough',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'I coughed up a streak of blood this morning. What should I do first?',
    content:
      'I am 47 and stopped smoking four years ago after twenty years. I have had a chesty cold for a week. Today there were two bright red streaks in the phlegm, nothing since. I feel well otherwise and fly on Thursday.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 2,
    views: 294,
    tags: ['cough'],
    answer: {
      doctor_id: 152,
      content:
        'First, sit down and breathe: a streak or two during a hard chesty cold most often comes from a tiny vessel in an inflamed airway. Second, do not let that sentence stop you from being examined, because with twenty years of smoking behind you we always look further.\n\nA chest X-ray and blood tests come first, frequently followed by a CT, even if the X-ray is clear. In most people the result is reassuring; when it is not, early is what makes the difference.',
      at_home:
        'Note the amount and keep a photo of the next sample.\nDo not take aspirin or ibuprofen for the cold; paracetamol as the leaflet says is fine.\nCheck whether the blood could come from your nose or gums.',
      come_in:
        'Come tomorrow, or the day after at the latest, and leave the question of Thursday’s flight until we have seen the X-ray.',
      emergency:
        'More than a teaspoon of blood, chest pain, breathlessness, a swollen painful calf or feeling faint: do not wait for an appointment, call 997.',
      after_hours: 5,
      likes: 22,
      views: 250,
    },
  },
  {
    slug: 'found-a-vape-in-my-teenagers-bag',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'I found a vape in my 15-year-old’s bag. How do I talk to him?',
    content:
      'He says everybody has one and it is only flavour. He has become irritable and wakes at night. He used an inhaler until he was eight. My husband wants to take his phone away for a month. I would rather he told us the truth.',
    status: 'answered',
    user_name: 'Amina',
    asked_days_ago: 113,
    views: 2388,
    tags: ['teenagers', 'vaping'],
    answer: {
      doctor_id: 126,
      content:
        'Your instinct is a good one: teenagers who fear punishment hide it better, while those who can talk stop sooner. Choose a calm moment, in the car perhaps, and begin with a question and not with the device: what does it do for you?\n\nThen give him facts. Most “flavours” contain nicotine, his brain becomes dependent faster than yours would, and irritability with broken sleep may be withdrawal between puffs. With his history of asthma the airways are easier to inflame as well.',
      at_home:
        'Agree on a stop date together and write down his reasons, not yours.\nPrepare replies for friends, gum, and something for his hands.\nA smoke-free, vape-free home includes the adults.',
      come_in:
        'If he wakes needing it, cannot get through a school day, or coughs and wheezes, book a visit. I see teenagers alone for part of it.',
      emergency:
        'An ambulance on 997 is right for chest pain, breathlessness, repeated vomiting, a seizure or collapse after vaping; take the device along for the doctors.',
      after_hours: 32,
      likes: 177,
      views: 2140,
    },
  },
  {
    slug: 'room-mate-diagnosed-with-tuberculosis',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'My roommate has tuberculosis. Do I have it too?',
    content:
      'We are four engineers in one flat. He was admitted last week after coughing for two months. I am 28, feel completely well and had the BCG vaccine as a baby. I am worried about my residence permit and about my wife, who is pregnant and joining me next month.',
    status: 'answered',
    user_name: 'Arjun',
    asked_days_ago: 68,
    views: 1092,
    tags: ['tuberculosis'],
    answer: {
      doctor_id: 172,
      content:
        'Feeling well is a good sign, but two months in the same flat is enough contact to be tested. Most people who breathe in the germ never fall ill: the body walls it off, which is called latent infection. It cannot be passed to anyone, and a short course of tablets prevents it from waking up later.\n\nA blood test or skin test and a chest X-ray tell us which group you are in. The BCG of your childhood does not rule it out. Contact checks are confidential and routine.',
      at_home:
        'Open the windows daily and let sunlight in.\nAsk the other two to be tested as well.\nNo special washing of plates or clothes is needed: it spreads through air, not through things.',
      come_in:
        'Come this week; a first negative test is repeated eight to ten weeks after the last contact. We can settle everything before your wife arrives.',
      emergency:
        'Coughing blood, high fever with breathlessness, or a severe headache with a stiff neck is not something to wait with: go to hospital, wearing a mask.',
      after_hours: 9,
      likes: 57,
      views: 960,
    },
  },
  {
    slug: 'four-millimetre-lung-nodule-on-scan',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'A scan showed a 4 mm lung nodule by chance. Is it cancer?',
    content:
      'I am 42, never smoked. The CT was for a kidney stone and the last line of the report says “4 mm solid nodule, right lower lobe, clinical correlation”. The surgeon did not mention it. I have not slept since I read it.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 204,
    views: 4108,
    tags: ['nodule', 'scan'],
    answer: {
      doctor_id: 1080,
      content:
        'I wish someone had read you that line before you met it alone. Nodules of this size turn up in a great many chest scans, and in someone who never smoked, well over ninety-nine in a hundred are harmless: a small scar, a lymph gland, or the trace of an old infection.\n\nFor a single solid nodule under 6 mm at low risk, international guidelines advise no routine follow-up at all. We still look at the pictures ourselves, since the shape matters as well as the size.',
      at_home:
        'Collect any older scans, even of the abdomen, as they often show the lung bases; an unchanged nodule needs nothing more.\nStay away from second-hand smoke.\nRead no more reports at midnight.',
      come_in:
        'Bring the images on a disc, not only the report. Tell us about earlier cancers, family history, or living where tuberculosis is common.',
      emergency:
        'The nodule itself causes no emergency. Coughing up blood, sudden breathlessness or chest pain has other reasons and belongs in hospital on the same day.',
      after_hours: 20,
      likes: 352,
      views: 3760,
    },
  },
  {
    slug: 'can-i-scuba-dive-with-mild-asthma',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'Can I learn to scuba dive in the Red Sea with mild asthma?',
    content:
      'I am 34 and use a preventer inhaler every evening. Last attack was three years ago, triggered by a cat. The diving school form asks for a doctor’s signature. What tests should I have before our trip in February?',
    status: 'pending',
    user_name: 'Daniel R.',
    asked_days_ago: 5,
    views: 52,
    tags: ['asthma', 'travel'],
    answer: null,
  },
  {
    slug: 'chest-gets-tight-at-the-gym',
    lang: 'en',
    qa_specialty: 'lungs-and-asthma',
    title: 'Why does my chest get tight and wheezy on the treadmill?',
    content:
      'It starts about ten minutes into running and goes away half an hour after I stop. I had a blue inhaler as a child. I am 31 and otherwise healthy. Is it safe to keep training?',
    status: 'closed',
    user_name: null,
    asked_days_ago: 11,
    views: 97,
    tags: ['exercise'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note:
      'Dr. Latifa has answered a question very much like yours, and her advice on running with a tight chest should help you too.',
    duplicate_of: 'wheezing-after-ten-minutes-of-running',
  },
];
