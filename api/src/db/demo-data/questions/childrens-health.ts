import type { DemoQuestion } from '../types.ts';

export const childrensHealthQuestions: readonly DemoQuestion[] = [
  {
    slug: 'حرارة-طفلي-39-متى-أقلق',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'حرارة طفلي 39 من أمس، متى أقلق؟',
    content:
      'ولدي عمره سنتين ونص، حرارته من أمس بين 38.5 و39. ينزلها خافض الحرارة كم ساعة وترجع. يشرب ويلعب شوي لما تنزل، وما عنده طفح.\n\nهل أنتظر أو أوديه الطوارئ؟',
    status: 'answered',
    user_name: 'أم تركي',
    asked_days_ago: 3,
    views: 1284,
    tags: ['حرارة', 'أطفال'],
    answer: {
      doctor_id: 121,
      content:
        'سلامته. ما يطمئن في وصفك أنه يشرب ويلعب حين تنزل الحرارة، فحال الطفل أهم من الرقم نفسه. معظم الحرارة في هذا العمر من فيروسات تنتهي خلال ثلاثة أيام.\n\nلا حاجة الآن إلى الطوارئ بحسب وصفك، لكن راقبيه، وإن شعرتِ أن حاله يسوء فلا تنتظري موعدًا.',
      at_home:
        'ملابس خفيفة، وسوائل بكميات صغيرة متكررة.\nخافض حرارة واحد بالجرعة المناسبة لوزنه كما في النشرة أو كما وصفها طبيبه.\nلا حاجة للكمادات الباردة، ولا يُعطى الأسبرين للأطفال.',
      come_in: 'احجزي موعدًا إذا أكملت الحرارة ثلاثة أيام، أو اشتكى أذنه أو ألمًا عند التبول، أو قلّ شربه.',
      emergency:
        'توجهي إلى الطوارئ أو اتصلي بالرقم 997 عند صعوبة التنفس، أو خمول لا يزول بعد نزول الحرارة، أو تيبس الرقبة، أو تشنج، أو طفح لا يختفي بالضغط، أو إذا لم يتبول منذ ثماني ساعات.',
      after_hours: 5,
      likes: 99,
      views: 1120,
    },
  },
  {
    slug: 'تأخر-الكلام-سنتين',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'بنتي سنتين وما تقول إلا كلمتين، هل هذا تأخر؟',
    content:
      'عمرها سنتين وشهر، تقول ماما وبابا بس. تفهم اللي نقوله وتأشر على الأشياء وتلعب مع أخوها. تشاهد الجوال تقريبًا ساعتين باليوم. الأهل يقولون طبيعي تتأخر.',
    status: 'answered',
    user_name: 'منيرة',
    asked_days_ago: 12,
    views: 2310,
    tags: ['تطور الطفل', 'كلام'],
    answer: {
      doctor_id: 142,
      content:
        'فهمها للكلام وإشارتها بالإصبع ولعبها مع أخيها علامات طيبة. ومع ذلك فالمتوقع عند السنتين نحو خمسين كلمة وجمل من كلمتين، فما تصفينه يستحق تقييمًا الآن ولا يصح أن ننتظر.\n\nالخطوة الأولى فحص السمع حتى لو بدا سليمًا، لأن السوائل خلف الطبلة قد تضعفه دون ألم. بعده يقيّم طبيب الأطفال تطورها عمومًا، ويبدأ أخصائي النطق معها بجلسات قصيرة.',
      at_home:
        'أوقفوا الشاشات قدر الإمكان.\nسمّوا لها ما تنظر إليه، وانتظروا عشر ثوانٍ بعد السؤال لتجيب.\nاقرؤوا معها كل مساء.',
      come_in:
        'بادري بموعد قريب إذا فقدت كلمات كانت تقولها، أو لم تعد تنظر في العين، أو لا تلتفت لاسمها. التدخل المبكر يساعد أغلب الأطفال، ولا ضرر من تقييم نتيجته مطمئنة.',
      after_hours: 20,
      likes: 49,
      views: 1900,
    },
  },
  {
    slug: 'newborn-yellow-skin-day-five',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'My five-day-old still looks yellow. Is that dangerous?',
    content:
      'We went home on day two. The yellow colour started in her face and now I think her chest is yellow too. She feeds every three hours but falls asleep at the breast. Three wet nappies today.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 20,
    views: 876,
    tags: ['newborn', 'jaundice'],
    answer: {
      doctor_id: 122,
      content:
        'Congratulations on your daughter. Jaundice is common in the first week and usually passes, but it has to be measured: the eye cannot tell a safe level from one that needs treatment.\n\nTwo things in your message make me want her seen today rather than later: the colour is moving down to her chest, and she sleeps at the breast with only three wet nappies. By day five we expect around five or six.',
      at_home:
        'Wake her to feed every two to three hours, day and night, and change her nappy halfway through to keep her alert.\nDo not give water or sugar water, and do not put her in direct sunlight.',
      come_in:
        'Today, for a measurement of the bilirubin level and a weight. It takes a few minutes, and we can watch a feed at the same visit.',
      emergency:
        'Go to an emergency department at once if she is hard to wake, refuses two feeds, has a high-pitched cry, arches her back, or has a temperature of 38 °C or more. In a baby this young please do not wait for an appointment.',
      after_hours: 2,
      likes: 41,
      views: 702,
    },
  },
  {
    slug: 'تأجيل-التطعيم-بسبب-الزكام',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'موعد التطعيم بكرة وولدي مزكم، أأجله؟',
    content: 'عمره أربعة شهور، عنده رشح خفيف بدون حرارة ورضاعته طبيعية. أخاف التطعيم يتعبه زيادة.',
    status: 'answered',
    user_name: 'عبير',
    asked_days_ago: 34,
    views: 640,
    tags: ['تطعيمات'],
    answer: {
      doctor_id: 126,
      content:
        'الرشح الخفيف دون حرارة لا يمنع التطعيم، ورضاعته الطبيعية مطمئنة. التأجيل بلا سبب يترك الطفل مدة أطول دون حماية من أمراض تكون أشد في هذا العمر، مثل السعال الديكي.\n\nنؤجل عادةً إذا كانت حرارته 38 فأكثر أو كان مريضًا بشكل واضح، ونعيد تحديد موعد قريب بعد تحسنه. وأخبري الممرضة قبل الإبرة إن كانت قد ظهرت عليه حساسية شديدة بعد جرعة سابقة، أو كان يتناول دواءً يضعف المناعة.',
      at_home:
        'قد تظهر بعد التطعيم حرارة خفيفة أو احمرار مكان الإبرة يومًا أو يومين.\nأرضعيه أكثر، واسألي الممرضة عن جرعة خافض الحرارة بحسب وزنه.',
      come_in: 'عودي إلينا إذا استمرت الحرارة أكثر من 48 ساعة، أو بكى بكاءً متصلًا أكثر من ثلاث ساعات.',
      emergency:
        'تورم الوجه أو صعوبة التنفس أو شحوب مفاجئ مع ارتخاء بعد الإبرة: اتصلي بالرقم 997 فورًا، فالحساسية الشديدة نادرة لكنها لا تنتظر.',
      after_hours: 9,
      likes: 27,
      views: 511,
    },
  },
  {
    slug: 'بخاخ-الربو-يسبب-إدمان',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'هل بخاخ الربو يسبب تعود لطفل عمره ست سنوات؟',
    content:
      'وصف له الطبيب بخاخ وقائي كل يوم مع القمع. جدته تقول البخاخ يتعود عليه وما يتركه. وقفته أسبوع ورجعت الكحة بالليل.',
    status: 'answered',
    user_name: 'أبو سلمان',
    asked_days_ago: 47,
    views: 1530,
    tags: ['ربو', 'بخاخ'],
    answer: {
      doctor_id: 123,
      content:
        'سؤال يتكرر كل يوم، والجواب: لا، البخاخ لا يسبب الإدمان. عودة الكحة بعد إيقافه معناها أن التهاب الشعب ما زال يحتاج علاجًا، كما يعود ضعف الرؤية حين تُخلع النظارة.\n\nالبخاخ الوقائي يعطي جرعة صغيرة تصل إلى الرئة مباشرة، ويمنع النوبات بدل أن يلاحقها. أثره في الطول عند الجرعات المعتادة طفيف، والربو غير المضبوط أشد ضررًا بالنمو والنوم والمدرسة.',
      at_home:
        'أعد البخاخ كما وُصف، واستعمل القمع في كل مرة.\nاجعله يتمضمض بعده.\nلا تدخين في البيت أو السيارة، ولو في غيابه.',
      come_in: 'احجز زيارة نراجع فيها الطريقة والجرعة؛ فحين يستقر ثلاثة أشهر نخفضها تدريجيًا بدل أن نوقفها فجأة.',
      emergency:
        'اتصل بالرقم 997 إذا صار يتنفس بسرعة وتنسحب عضلات صدره، أو لا يكمل جملة، أو ازرقت شفتاه، أو لم يتحسن بعد البخاخ الموسع.',
      after_hours: 26,
      likes: 78,
      views: 1290,
    },
  },
  {
    slug: 'طفلي-يمشي-على-أطراف-أصابعه',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'ولدي يمشي على أطراف أصابعه، عادي؟',
    content: 'عمره سنتين ونص ويمشي أحيانًا على أطراف الأصابع خصوصًا لما يكون حافي. يقدر ينزل كعبه إذا ذكرناه.',
    status: 'pending',
    user_name: 'خلود',
    asked_days_ago: 5,
    views: 38,
    tags: [],
    answer: null,
  },
  {
    slug: 'استفراغ-وإسهال-طفل-سنة-وشهرين',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'استفراغ وإسهال من البارح، كيف أعرف إنه ما نشف؟',
    content:
      'بنتي عمرها سنة وشهرين، من البارح استفرغت خمس مرات والإسهال مثل الماي. ترفض الحليب وتبي ماي بس، وكل ما شربت شوي رجعته. حرارتها 38.\n\nالصيدلي عطاني محلول وما أدري كم أعطيها.',
    status: 'answered',
    user_name: 'أم جود',
    asked_days_ago: 2,
    views: 1460,
    tags: ['إسهال', 'جفاف'],
    answer: {
      doctor_id: 125,
      content:
        'الغالب في هذه الصورة نزلة معوية فيروسية، والعلاج الحقيقي لها هو تعويض السوائل بالمحلول الذي أعطاك إياه الصيدلي، لا وقف الإسهال بدواء.\n\nالسر في الكمية الصغيرة: ملعقة صغيرة كل بضع دقائق تبقى في المعدة، والكوب الكامل يرجع. وعلامات الارتواء حفاضات مبللة، ولسان رطب، ودموع عند البكاء. الاستفراغ يهدأ عادةً خلال يوم أو يومين، والإسهال قد يطول أسبوعًا.',
      at_home:
        'حضّري المحلول بالماء كما كُتب على الكيس دون زيادة أو سكر، وابدئي بملعقة صغيرة كل بضع دقائق.\nأرضعيها إن كانت ترضع، وأعيدي أكلها المعتاد متى قبلته.\nلا أدوية توقف الإسهال أو القيء من نفسك.',
      come_in: 'نراها في اليوم نفسه إذا استمر القيء أكثر من يوم، أو قلّت الحفاضات المبللة، أو تجاوزت الحرارة 39.',
      emergency:
        'إلى الطوارئ دون انتظار: دم في البراز، أو قيء أخضر، أو عينان غائرتان مع خمول، أو لا بول منذ ثماني ساعات، أو رفض تام للشرب.',
      after_hours: 4,
      likes: 118,
      views: 1310,
    },
  },
  {
    slug: 'مغص-الرضيع-كل-مغرب',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'رضيعي يبكي كل مغرب ساعتين وأكثر، هل هو مغص؟',
    content:
      'عمره ستة أسابيع، يبكي كل يوم من المغرب إلى العشاء ويشد رجوله ووجهه يحمر. باقي اليوم تمام ويرضع زين ووزنه يزيد. جربت قطرات الغازات والينسون وما نفعت، وأنا تعبت وما أنام.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 88,
    views: 3870,
    tags: ['رضيع', 'مغص'],
    answer: {
      doctor_id: 122,
      content:
        'الوزن الذي يزيد والرضاعة الجيدة خبران مهمان: هذا بكاء يتوافق مع مغص الرضّع، ويبلغ ذروته عند ستة أسابيع تقريبًا ثم يخف وحده بين الشهر الثالث والرابع. ليس خطأ في حليبك ولا في تربيتك.\n\nالقطرات قلّما تفيد، والينسون والأعشاب لا أنصح بها لأنها تأخذ مكان الحليب وليست مأمونة في هذا العمر.',
      at_home:
        'احمليه بوضع قائم، وهدّئي الضوء والصوت، وجربي الهدهدة أو الحمام الدافئ.\nتبادلي النوبات مع والده أو قريبة.\nإن ضاق صدرك فضعيه في سريره آمنًا وابتعدي دقائق؛ ولا يُهز الرضيع أبدًا.',
      come_in:
        'احجزي زيارة إذا لم يزد وزنه، أو كثر القيء، أو ظهر دم أو مخاط في برازه، أو إذا صار بكاؤه يفوق احتمالك؛ فصحتك من صحته.',
      emergency:
        'حرارة 38 فأكثر في هذا العمر، أو قيء أخضر، أو بطن منتفخ صلب، أو بكاء ضعيف مع خمول ورفض للرضاعة تستدعي الطوارئ فورًا.',
      after_hours: 17,
      likes: 264,
      views: 3540,
    },
  },
  {
    slug: 'تبول-ليلي-سبع-سنوات',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'ولدي سبع سنوات ولسا يبلل فراشه، وش الحل؟',
    content:
      'ما قد نشف بالليل أبد، يبلل تقريبًا خمس ليالي بالأسبوع. بالنهار ما عنده شي ومستواه بالمدرسة زين. أبوه كان مثله وهو صغير. صار يستحي ينام عند عيال عمه، وأخوانه يضحكون عليه.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 130,
    views: 2750,
    tags: ['تبول ليلي'],
    answer: {
      doctor_id: 126,
      content:
        'نحو طفل من كل عشرة في عمره مثله، والوراثة واضحة ما دام والده مرّ بالشيء نفسه. هو لا يفعلها كسلًا ولا عنادًا؛ مثانته تمتلئ وهو في نوم عميق لا يوقظه.\n\nمن عمر السبع نستطيع أن نعالج: أنجح الطرق على المدى البعيد جهاز التنبيه الذي يرن عند أول قطرة، ويحتاج صبر شهرين أو ثلاثة. وهناك دواء يفيد في السفر والمبيت.',
      at_home:
        'وزّعوا شرب الماء على النهار، وخففوه قبل النوم بساعة ونصف دون كولا أو شاي.\nدورة المياه قبل السرير مباشرة.\nامنعوا السخرية والعقاب تمامًا، وامدحوا الجهد لا الفراش الجاف وحده.',
      come_in:
        'الأفضل أن نراه الآن لفحص بسيط وتحليل بول وخطة واضحة. وعجّلوا إذا كان عنده إمساك أو حرقة، أو عاد للتبلل بعد جفاف أشهر.',
      emergency: 'عطش شديد جديد مع تبول كثير ونزول في الوزن أو قيء وخمول يستدعي الطوارئ في اليوم نفسه لقياس السكر.',
      after_hours: 31,
      likes: 155,
      views: 2430,
    },
  },
  {
    slug: 'إمساك-طفلة-أربع-سنوات',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'بنتي تمسك نفسها عن الحمام وتصيح، كيف أعالج الإمساك؟',
    content:
      'عمرها أربع سنوات، تروح الحمام كل أربعة أيام وبراز كبير ويابس، وأحيانًا شوي دم على المنديل. صارت تخاف وتلف رجولها وتمسك. تحب الحليب وتشرب منه خمس كاسات، والخضار ما تطيقها.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 61,
    views: 1980,
    tags: ['إمساك', 'تغذية'],
    answer: {
      doctor_id: 121,
      content:
        'حلقة معروفة: براز يابس يؤلم، فتخاف وتمسك، فيزداد يبسًا. كسرها يبدأ بأن يخرج البراز دون ألم أسابيع متواصلة حتى تنسى الخوف. ونقطة الدم على المنديل غالبًا من شق صغير يلتئم متى لان البراز.\n\nخمسة أكواب حليب كثيرة في عمرها؛ تشبعها وتزيد الإمساك. وكثير من الأطفال يحتاجون مع الغذاء ملينًا مأمونًا يصفه الطبيب شهورًا لا أيامًا.',
      at_home:
        'الحليب كوبان يوميًا، والماء أكثر.\nكمثرى وبرقوق وشوفان وعدس قبل أن نفاوضها على الخضار.\nخمس دقائق على الحمام بعد كل وجبة، وقدماها على كرسي صغير، دون توبيخ.',
      come_in:
        'يكفي موعد خلال أسبوعين لنبدأ الملين بالجرعة الصحيحة ونتأكد من النمو. ولا تستعملي حقنًا شرجية أو تحاميل في البيت.',
      emergency: 'ألم بطن شديد متواصل، أو بطن منتفخ مع قيء خاصة الأخضر، أو دم كثير في البراز: توجهوا إلى الطوارئ.',
      after_hours: 22,
      likes: 93,
      views: 1725,
    },
  },
  {
    slug: 'ولدي-أقصر-من-زملائه',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'ولدي أقصر واحد في فصله، متى نسوي تحاليل؟',
    content:
      'عمره عشر سنوات وطوله 127. كان ماشي زين وآخر سنتين ألاحظ ثيابه ما تقصر عليه. أنا طولي 170 وأمه 156. أكله متوسط ونومه متأخر. يسألني ليش أنا قصير، وأخاف يفوته وقت العلاج.',
    status: 'answered',
    user_name: 'أبو ريان',
    asked_days_ago: 205,
    views: 4120,
    tags: ['نمو', 'قصر القامة'],
    answer: {
      doctor_id: 124,
      content:
        'ملاحظتك عن الثياب أهم عندي من الرقم. الطفل في عمره يزيد نحو خمسة سنتيمترات في السنة؛ فإن كانت زيادته أقل من أربعة، أو نزل عن خطه في منحنى النمو، فالتقييم الآن في مكانه.\n\nكثير من هؤلاء الأطفال يتأخر بلوغهم ثم يلحقون، وبعضهم قصار كأهلهم. ونبحث كذلك عن أسباب تُعالج كخمول الغدة وحساسية القمح ونقص هرمون النمو. والعاشرة ليست متأخرة.',
      at_home:
        'اجمع قياسات طوله السابقة من كرت التطعيم والمدرسة.\nنوم تسع ساعات على الأقل، وبروتين في كل وجبة، وحركة يومية.\nلا مكملات ولا حقن طول من الإنترنت، وطمئنه أن قيمته ليست بالسنتيمتر.',
      come_in: 'احجز خلال الشهر: نقيس الطول بدقة، ونحسب الطول المتوقع من الوالدين، ونصوّر عمر العظم، ونطلب تحاليل دم.',
      emergency:
        'صداع صباحي متكرر مع قيء، أو زغللة جديدة في النظر، مع توقف الطول: لا ينتظر ذلك موعدًا، توجهوا إلى الطوارئ.',
      after_hours: 40,
      likes: 187,
      views: 3690,
    },
  },
  {
    slug: 'طفح-بعد-أكل-البيض-تسعة-شهور',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'طلع لولدي طفح بعد أول لقمة بيض، أمنعه نهائيًا؟',
    content:
      'عمره تسعة شهور، عطيته بيض مسلوق لأول مرة وبعد عشر دقايق طلعت حبوب حمرا حول فمه ورقبته واستفرغ مرة وحدة. راحت خلال ساعتين. عنده أكزيما خفيفة من شهره الثالث. خفت أعطيه أي شي جديد.',
    status: 'answered',
    user_name: 'أم ليان',
    asked_days_ago: 160,
    views: 2210,
    tags: ['حساسية الطعام', 'بيض'],
    answer: {
      doctor_id: 123,
      content:
        'التوقيت وشكل الطفح مع القيء والأكزيما تجعل حساسية البيض احتمالًا قويًا، لكن تثبيت التشخيص يكون في العيادة لا من وصف. الخبر الطيب أن معظم الأطفال يتجاوزونها قبل المدرسة، وكثير منهم يتحمل البيض المخبوز قبل ذلك.\n\nأوقفي البيض وحده حتى نراه، ولا تمنعي بقية الأطعمة؛ فتأخيرها يزيد فرص الحساسية ولا ينقصها.',
      at_home:
        'اقرئي مكونات البسكويت والكيك والمعكرونة.\nأدخلي طعامًا جديدًا واحدًا كل يومين أو ثلاثة، صباحًا وهو بصحة جيدة.\nرطّبي بشرته يوميًا؛ فالأكزيما المهملة تفتح باب الحساسية.',
      come_in:
        'احجزي خلال أسبوعين أو ثلاثة لاختبار جلدي أو تحليل، وخطة مكتوبة. أخبرينا قبل التطعيمات القادمة، وأغلبها يُعطى دون مشكلة.',
      emergency:
        'صفير أو ضيق تنفس، أو تورم اللسان، أو بحة مفاجئة، أو شحوب وارتخاء بعد أي طعام: اتصلي بالرقم 997 حالًا ولا تتركيه وحده.',
      after_hours: 12,
      likes: 141,
      views: 1960,
    },
  },
  {
    slug: 'حرارة-بنتي-ترجع-بعد-الخافض',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'حرارة بنتي ترجع كل ما خلص مفعول الخافض، أوديها الطوارئ؟',
    content:
      'عمرها ثلاث سنوات وحرارتها من أمس 38.7. تنزل مع الخافض وترجع بعد خمس ساعات. تشرب وتلعب شوي وما عندها شي ثاني. متى أوديها؟',
    status: 'closed',
    user_name: null,
    asked_days_ago: 2,
    views: 71,
    tags: ['حرارة'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note:
      'سلامة ابنتك؛ أجابت طبيبة الأطفال قبل أيام عن سؤال مطابق، وستجدين فيه متى تنتظرين ومتى تتوجهين إلى الطوارئ.',
    duplicate_of: 'حرارة-طفلي-39-متى-أقلق',
  },
  {
    slug: 'starting-solids-five-months-allergy',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'He is five months old and staring at our food. Can we start solids?',
    content:
      'My son is breastfed and growing well. He holds his head up, grabs my spoon and cries when we eat. My mother says start rice cereal now, a friend says wait until six months. His older brother has a peanut allergy, so I am nervous about nuts and eggs.',
    status: 'answered',
    user_name: 'Nadine',
    asked_days_ago: 5,
    views: 612,
    tags: ['weaning', 'allergy'],
    answer: {
      doctor_id: 123,
      content:
        'Your mother and your friend are both nearly right. Around six months suits most babies, and never before four; what counts is that he sits with little support, holds his head steady and swallows instead of pushing food out.\n\nBecause of his brother, please do not delay peanut and egg. Introduced early and kept in the diet, they make allergy less likely. Talk to us first about how to give peanut, as he has an allergic sibling.',
      at_home:
        'Start with soft iron-rich foods: meat, lentils, fortified cereal.\nOne new food at a time, in the morning, with milk feeds continuing.\nNo honey before one year, no added salt or sugar, no whole nuts.',
      come_in:
        'Book before the first peanut, or sooner if he also has eczema that needs steroid cream. We can plan it together, and test first where that is useful.',
      emergency:
        'Call 997 for swelling of the tongue, wheezing, a hoarse cry, or a baby who turns pale and floppy after a food. Gagging with noise is normal; silent choking is not.',
      after_hours: 19,
      likes: 38,
      views: 540,
    },
  },
  {
    slug: 'toddler-fell-off-sofa-bump-forehead',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'She fell off the sofa and has a big bump. Does she need a scan?',
    content:
      'My 20-month-old rolled off the sofa onto a tiled floor about two hours ago. She cried straight away, no vomiting, and she is now playing, but there is an egg-sized bump on her forehead. It is almost her bedtime. Should I let her sleep?',
    status: 'answered',
    user_name: 'Priya',
    asked_days_ago: 1,
    views: 348,
    tags: ['head injury', 'toddler'],
    answer: {
      doctor_id: 125,
      content:
        'An immediate cry, no vomiting and a child who plays are what we hope to hear. A bump on the forehead from sofa height looks dramatic, because that skin bleeds easily underneath, but it rarely means an injury inside. On what you describe a scan is not usually needed, and it costs radiation.\n\nYes, let her sleep. Look in on her every couple of hours tonight: normal breathing, normal colour, stirs when touched.',
      at_home:
        'A cold pack wrapped in cloth, ten minutes at a time, if she allows it.\nParacetamol by weight, as the leaflet says, if she is sore.\nQuiet play and close watching for 48 hours.',
      come_in:
        'Have her examined if the bump is soft and growing, if it is on the side or back of the head, or if she is off her food or unsteady tomorrow.',
      emergency:
        'Vomiting more than once, unusual drowsiness, a fit, weakness, unequal pupils, clear fluid or blood from nose or ear: call 997 or go straight in.',
      after_hours: 3,
      likes: 24,
      views: 301,
    },
  },
  {
    slug: 'four-year-old-wakes-screaming-night-terrors',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'Why does my four-year-old wake up screaming and not see us?',
    content:
      'Two or three nights a week, about an hour and a half after he falls asleep, he sits up screaming, eyes open, sweating. He pushes us away and does not seem to know us. After ten minutes he sleeps again and remembers nothing. We moved house last month and he stopped his nap.',
    status: 'answered',
    user_name: 'Hannah',
    asked_days_ago: 74,
    views: 1120,
    tags: ['sleep', 'night terrors'],
    answer: {
      doctor_id: 121,
      content:
        'You describe night terrors almost word for word. They come out of deep sleep in the first part of the night, look frightening, and leave no memory; he is not suffering, and not seeing you is part of it. The move and the lost nap probably triggered them, since an overtired brain sleeps too deeply.\n\nMost children outgrow them within a year or two, without any treatment.',
      at_home:
        'Do not wake or restrain him; stay near and keep him from falling.\nBedtime 30 to 45 minutes earlier, the same routine each night, no screens in the last hour.\nIf they come at a regular time, rouse him gently 15 minutes before, for two weeks.',
      come_in:
        'Bring a phone video if they happen nightly, last over half an hour, come near morning, or if he snores, stops breathing briefly or is sleepy by day.',
      emergency:
        'Jerking of the limbs, drooling, turning blue, or staying confused for longer than half an hour afterwards may be a seizure: call 997.',
      after_hours: 27,
      likes: 57,
      views: 970,
    },
  },
  {
    slug: 'hand-foot-mouth-back-to-nursery',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'Hand, foot and mouth disease: when can she go back to nursery?',
    content:
      'My two-year-old has blisters on her palms, soles and around her mouth since Sunday. The fever is gone now but she refuses food and dribbles. Nursery wants a note that she is clear. I am also twelve weeks pregnant and worried about catching it.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 110,
    views: 1640,
    tags: ['virus', 'nursery'],
    answer: {
      doctor_id: 126,
      content:
        'She may return when she has had no fever for a day without medicine, eats and plays, and the blisters are dry. Usually that is about a week. The virus stays in stools for weeks, so a test to prove her “clear” does not exist; hand washing protects the others better than any note.\n\nFor you the risk is low, and most adults are already immune. Mention it to your obstetrician all the same.',
      at_home:
        'Cold yoghurt, smoothies and ice lollies; avoid citrus and salt.\nParacetamol half an hour before meals helps, at the leaflet dose for her weight.\nWash hands after every nappy and do not share cups or towels.',
      come_in:
        'See us if the fever returns or lasts over three days, if she drinks less than half of normal, or if the blisters turn hot, red and full of pus.',
      emergency:
        'Seek emergency care for a stiff neck, repeated startling jerks, unsteady walking, very fast breathing, or no urine for eight hours.',
      after_hours: 15,
      likes: 62,
      views: 1388,
    },
  },
  {
    slug: 'vitamin-d-drops-breastfed-baby',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'It is sunny all year here. Does my breastfed baby need vitamin D?',
    content:
      'Our daughter is three weeks old and only breastfed. The nurse told us to give vitamin D drops daily, but we live in Riyadh and there is so much sun. I also take a multivitamin myself. Is it really needed, and for how long?',
    status: 'answered',
    user_name: 'Grace M.',
    asked_days_ago: 290,
    views: 934,
    tags: ['vitamin D', 'breastfeeding'],
    answer: {
      doctor_id: 122,
      content:
        'Yes, she does, and your nurse advised you well. Breast milk is ideal in nearly everything except vitamin D, whatever multivitamin the mother takes, and young babies are rightly kept out of strong sun. Rickets is still seen in this sunny country for exactly that reason.\n\nThe usual amount is 400 units a day from the first days of life until at least her first birthday.',
      at_home:
        'Check how many drops of your product make 400 units; brands differ, and mistakes happen there.\nDrop it on the nipple or a clean spoon, at the same time each day.\nA missed day is not made up by doubling.',
      come_in:
        'Ask us at her two-month visit if she was premature, gets some formula, or you have been told that you are low yourself. Come earlier if she feeds poorly.',
      emergency:
        'If someone gives a whole bottle or many times the dose, or if she has a fit, go to the emergency department and take the bottle along.',
      after_hours: 33,
      likes: 9,
      views: 815,
    },
  },
  {
    slug: 'baby-belly-button-sticks-out-crying',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'Her belly button sticks out when she cries. Is it a hernia?',
    content:
      'My daughter is ten weeks old. Her navel pops out like a small grape when she cries or strains and goes back in when she is calm. It does not seem to hurt her. A neighbour told us to tape a coin over it. Should we?',
    status: 'pending',
    user_name: 'Fatima',
    asked_days_ago: 2,
    views: 43,
    tags: ['newborn'],
    answer: null,
  },
];
