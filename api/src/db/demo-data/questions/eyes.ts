import type { DemoQuestion } from '../types.ts';

export const eyesQuestions: readonly DemoQuestion[] = [
  {
    slug: 'جفاف-العين-من-الشاشة',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'حرقان وجفاف في العين من شغل الكمبيوتر',
    content: 'أشتغل على الشاشة تسع ساعات، آخر اليوم عيوني تحرق وتحمر ويصير النظر مضبب ويرجع لما أرمش. ألبس عدسات.',
    status: 'answered',
    user_name: 'ماجد',
    asked_days_ago: 18,
    views: 1740,
    tags: ['جفاف العين'],
    answer: {
      doctor_id: 183,
      content:
        'حين نحدق في الشاشة نرمش نصف العدد المعتاد، فتتبخر الدموع، والمكيف والعدسات يزيدان الأمر. الضبابية التي تزول مع الرمش علامة جفاف أكثر منها ضعف نظر.\n\nجرّب الخطوات التالية أسبوعين قبل أن تشتري نظارة جديدة، وتجنب قطرات إزالة الاحمرار فهي تخفي المشكلة ولا تحلها.',
      at_home:
        'كل عشرين دقيقة انظر بعيدًا عشرين ثانية وارمش ببطء عشر مرات.\nأنزل الشاشة تحت مستوى العين، وأبعد المكيف عن وجهك.\nاستعمل دموعًا صناعية خالية من المواد الحافظة.\nالبس النظارة بدل العدسات نصف الأسبوع، ولا تنم بالعدسات أبدًا.',
      come_in: 'احجز فحصًا إذا لم تتحسن خلال أسبوعين، فقد نجد التهاب جفون أو تغيرًا في مقاس النظر أو حساسية.',
      emergency:
        'الألم الشديد أو الخوف من الضوء أو الإفرازات أو هبوط النظر مع لبس العدسات: انزعها فورًا وراجع الطوارئ في اليوم نفسه، فقد يكون التهاب قرنية.',
      after_hours: 21,
      likes: 73,
      views: 1502,
    },
  },
  {
    slug: 'فحص-الشبكية-للسكري-كل-كم',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'عندي سكر ونظري ممتاز، ليش أفحص الشبكية؟',
    content: 'عمري 48 وسكري من النوع الثاني من ست سنوات. التراكمي 7.9. نظري 6 على 6 والطبيب مصر على فحص قاع العين.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 70,
    views: 1033,
    tags: ['سكري', 'شبكية'],
    answer: {
      doctor_id: 181,
      content:
        'لأن الشبكية تمرض بصمت. تبدأ تغيرات السكري في أوعيتها الدقيقة سنوات قبل أن يتأثر النظر، وحين تشعر بالضبابية يكون جزء من الضرر قد حدث. الفحص المبكر هو الفرصة الأفضل لحماية نظرك.\n\nيُنصح مرضى النوع الثاني بفحص عند التشخيص ثم كل سنة، وأكثر من ذلك إذا ظهرت تغيرات أو أثناء الحمل.',
      at_home:
        'أكبر ما يحمي عينيك ضبط السكر والضغط والدهون وترك التدخين. خفض التراكمي تدريجيًا مع طبيبك أفضل من خفضه بسرعة.',
      come_in:
        'بعد ست سنوات مع تراكمي 7.9 فموعدك الآن. قطرة توسع الحدقة ثم صورة للشبكية دون ألم. يبقى النظر القريب مشوشًا ساعات، فلا تقد سيارتك بعده وأحضر نظارة شمسية.',
      emergency:
        'إن رأيت ذبابًا كثيرًا فجأة أو ومضات أو ستارة سوداء، أو فقدت النظر في عين، فهذه طوارئ لا تحتمل الانتظار.',
      after_hours: 33,
      likes: 45,
      views: 880,
    },
  },
  {
    slug: 'عين-بنتي-تنحرف-لما-تسرح',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'عين بنتي تطلع برا لما تسرح، هل هذا حول؟',
    content:
      'عمرها أربع سنوات. ألاحظ عينها اليسار تروح لبرا لما تتعب أو تسرح، وإذا ناديتها ترجع مكانها. في الصور ما يبان شي. أبوها كان عنده حول وهو صغير.',
    status: 'answered',
    user_name: 'أم جوري',
    asked_days_ago: 3,
    views: 318,
    tags: ['حول', 'أطفال'],
    answer: {
      doctor_id: 182,
      content:
        'ملاحظتك دقيقة، ووصفك يشبه الحول المتقطع: عين تخرج عند التعب أو الشرود ثم يعيدها الدماغ إلى مكانها. كونها ترجع وحدها علامة طيبة، فهي تستعمل العينين معًا معظم الوقت.\n\nمع ذلك لا نكتفي بالطمأنة، لأن لديها تاريخًا عائليًا وقد يختبئ خلفه ضعف نظر أو كسل في عين. كثير من الحالات يُتابع أو يُعالج بالنظارة، والجراحة لمن يزداد عندها الخروج.',
      at_home:
        'صوّريها بالهاتف حين تخرج العين، واكتبي كم مرة تلاحظينها في اليوم.\nراقبي هل تغمض عينًا في الشمس أو تقترب كثيرًا من الشاشة.\nلا تغطي عينًا من نفسك.',
      come_in:
        'احجزي خلال أسبوعين أو ثلاثة لفحص كامل مع قطرة توسيع. يستغرق نحو ساعة، فأحضري لها لعبة هادئة ووجبة خفيفة.',
      emergency:
        'حول ظهر فجأة وبقي، أو بياض في الحدقة، أو صداع مع قيء، أو جفن نزل على العين: هذه تُفحص في اليوم نفسه في الطوارئ.',
      after_hours: 11,
      likes: 42,
      views: 275,
    },
  },
  {
    slug: 'ولدي-يرفض-لزقة-كسل-العين',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'ولدي يشيل لزقة كسل العين، فيه بديل؟',
    content:
      'عمره ست سنوات وعنده كسل بالعين اليمين. لابس النظارة من شهرين وطلبوا تغطية اليسار ساعتين باليوم. يبكي ويشيلها بعد عشر دقائق، وخايفين يفوت العمر.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 47,
    views: 1215,
    tags: ['كسل العين'],
    answer: {
      doctor_id: 182,
      content:
        'لم يفت شيء. ست سنوات عمر ممتاز للعلاج، والنظارة التي يلبسها نصف الطريق. بكاؤه مفهوم أيضًا، فنحن نغطي العين التي يرى بها جيدًا ونطلب منه أن يعمل بالأخرى.\n\nنعم، توجد بدائل: قطرة تضبب العين السليمة تُعطى أيامًا محددة، أو عدسة مغبشة توضع على النظارة. نتائجها قريبة من اللزقة عند كثير من الأطفال، ونختار بينها بعد الفحص.',
      at_home:
        'ابدأ بربع ساعة وقت لعبته المفضلة، وزد خمس دقائق كل يومين.\nدعه يلصق ملصقًا على جدول بعد كل مرة، ويزين اللزقة بنفسه.\nأخبر معلمته ليكون الأمر عاديًا بين زملائه.',
      come_in:
        'إذا لم تنجح الخطة في أسبوعين فلا تتوقف وتنتظر الموعد البعيد، بل قدّمه. وأحضر النظارة معكم لنتأكد من مقاسها.',
      emergency: 'احمرار شديد أو ألم أو تورم في الجفن بعد اللصق، أو حساسية مع ضيق نفس بعد قطرة جديدة، يستدعي الطوارئ.',
      after_hours: 27,
      likes: 64,
      views: 1080,
    },
  },
  {
    slug: 'عين-حمراء-ومغمصة-متى-يرجع-المدرسة',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'عيون ولدي حمرا وملزقة الصبح، متى يرجع المدرسة؟',
    content:
      'عمره تسع سنوات، بدأت بعين وثاني يوم الثانية. إفراز أصفر وتلصق رموشه وهو نايم. ما فيه حرارة ويشوف زين. أخته عندها نفس الشي وعندي قطرة مضاد باقية من العام.',
    status: 'answered',
    user_name: 'أم تميم',
    asked_days_ago: 128,
    views: 3940,
    tags: ['التهاب الملتحمة'],
    answer: {
      doctor_id: 172,
      content:
        'هذا أشبه بالتهاب الملتحمة المعدي، وأكثره فيروسي أو بكتيري خفيف يشفى خلال أسبوع أو عشرة أيام. القطرة المتبقية من العام الماضي لا تستعمليها؛ فالقطرات تفسد بعد فتحها بأسابيع وقد تنقل العدوى.\n\nأما المدرسة فيرجع حين يقل الإفراز ويستطيع غسل يديه والامتناع عن فرك عينيه، واتبعوا ما تطلبه مدرسته.',
      at_home:
        'امسحي الجفنين بقطن مبلل بماء مغلي مبرد، من الأنف إلى الخارج، وقطنة جديدة لكل عين.\nمنشفة ومخدة لكل واحد، وغسل الأيدي بعد كل مسح.\nكمادات باردة تريح الحكة.',
      come_in:
        'أحضريهما إذا لم يبدأ التحسن خلال ثلاثة أو أربعة أيام، أو زاد الإفراز، أو شكا أحدهما من ضبابية لا تزول بالمسح.',
      emergency:
        'ألم حقيقي في العين، أو انزعاج شديد من الضوء، أو تورم الجفن كله مع حرارة، أو احمرار عند رضيع عمره أقل من شهر: إلى الطوارئ مباشرة.',
      after_hours: 5,
      likes: 276,
      views: 3511,
    },
  },
  {
    slug: 'شحاذ-العين-يرجع-كل-فترة',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'الشحاذ يرجع لي كل شهر، هل أفتحه بإبرة؟',
    content:
      'حبة مؤلمة على طرف الجفن، تكبر وتفضي وترجع بمكان ثاني. هذي الرابعة من الصيف. أحط مكياج يومي وعندي قشرة على الرموش. عمري 26.',
    status: 'answered',
    user_name: 'لمياء',
    asked_days_ago: 184,
    views: 5020,
    tags: ['شحاذ العين'],
    answer: {
      doctor_id: 171,
      content:
        'الإبرة لا، ولا العصر؛ فدفع الالتهاب داخل الجفن قد ينشره. الشحاذ غدة صغيرة على حافة الجفن انسدت والتهبت، ويفتح أغلبه وحده خلال أيام مع الحرارة الرطبة.\n\nتكراره مع قشرة الرموش يدل عادةً على التهاب مزمن في حافة الجفن، وعلاجه نظافة يومية قصيرة أكثر منه مضادًا حيويًا. ونفحص السكر أحيانًا حين يتكرر كثيرًا.',
      at_home:
        'كمادة دافئة غير حارقة عشر دقائق أربع مرات في اليوم.\nنظفي أصول الرموش كل مساء بمناديل الجفون أو شامبو أطفال مخفف.\nاتركي مكياج العين حتى يشفى، وتخلصي من الماسكارا المفتوحة.',
      come_in:
        'زورينا إن بقيت الحبة أسبوعين، أو تحولت إلى كتلة قاسية غير مؤلمة، أو عاد في المكان نفسه، أو سقطت رموش حوله.',
      emergency:
        'إذا انتفخ الجفن كله واحمر مع حرارة، أو تألمت العين عند تحريكها، أو ازدوج نظرك، فاذهبي إلى الطوارئ في الحال.',
      after_hours: 19,
      likes: 349,
      views: 4480,
    },
  },
  {
    slug: 'قرنية-مخروطية-عمر-تسعة-عشر',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'عندي قرنية مخروطية وعمري 19، هل راح أفقد نظري؟',
    content:
      'نظارتي تتغير كل ستة شهور وآخر فحص قالوا قرنية مخروطية بالعينين. أفرك عيوني من الحساسية من يوم أنا صغير. قالوا تثبيت ونسيت أسألهم وش يعني.',
    status: 'answered',
    user_name: 'ريان',
    asked_days_ago: 92,
    views: 2377,
    tags: ['قرنية مخروطية'],
    answer: {
      doctor_id: 183,
      content:
        'فقدان النظر ليس ما نتوقعه لك. القرنية المخروطية ترقق وتبرز فتشوه الصورة، لكن معظم المصابين يرون جيدًا مدى الحياة بالنظارة أو العدسات الخاصة، وقليل منهم يحتاج زراعة.\n\nالتثبيت يعني تقوية ألياف القرنية بفيتامين ب2 وضوء محدد، في جلسة تحت تخدير بالقطرات. هدفه إيقاف التقدم لا إعادة الشكل، ولذلك يفيد أكثر كلما كان أبكر، وهو أهم ما يكون في عمرك.',
      at_home:
        'أوقف فرك العين تمامًا؛ هذه أهم خطوة بيدك.\nعالج الحساسية بكمادات باردة والقطرة التي وصفها طبيبك.\nلا تنم ووجهك مضغوط على المخدة.',
      come_in:
        'أحضر صور القرنية السابقة لنقارنها بصورة جديدة. إن ثبت التقدم حددنا موعد التثبيت قريبًا، وإلا فمتابعة كل بضعة أشهر.',
      emergency:
        'ضبابية بيضاء مفاجئة مع ألم ودموع في عين واحدة قد تعني تجمع ماء في القرنية؛ تعال في اليوم نفسه ولا تفرك عينك.',
      after_hours: 14,
      likes: 128,
      views: 2095,
    },
  },
  {
    slug: 'متى-عملية-الماء-الأبيض-لوالدي',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'والدي عنده ماء أبيض، ننتظر لين يستوي؟',
    content:
      'عمره 72 وسكري وضغط. يشوف هالات حول أنوار السيارات بالليل وترك السواقة. واحد من الجماعة يقول لازم ينتظر الماي الأبيض لين ينضج. هل العملية خطر عليه؟',
    status: 'answered',
    user_name: 'نواف',
    asked_days_ago: 260,
    views: 4315,
    tags: ['ماء أبيض', 'كبار السن'],
    answer: {
      doctor_id: 181,
      content:
        'انتظار «النضج» نصيحة من زمن مضى. اليوم نعمل العملية حين يعيق الماء الأبيض حياة صاحبه، وترك القيادة ليلًا سبب كافٍ. بل إن تركه حتى يقسو يجعل الجراحة أصعب.\n\nالعملية من أكثر عمليات العالم نجاحًا، تستغرق أقل من نصف ساعة عادةً، وبتخدير موضعي يناسب مريض السكري والضغط. المضاعفات الخطيرة نادرة، ونفحص شبكيته قبلها لأن السكري قد يحد من تحسن النظر.',
      at_home:
        'إضاءة أقوى للقراءة، ونظارة شمسية وقبعة نهارًا.\nأزيلوا السجاد المنزلق وضعوا ضوءًا ليليًا في الممر.\nيستمر على أدويته كلها، ولا يوقف مسيل الدم من نفسه.',
      come_in: 'احجزوا له زيارة تقييم مع قائمة أدويته ونتيجة التراكمي، وليحضر مرافق معه لأن الحدقة ستوسع ولن يقود.',
      emergency:
        'ألم شديد واحمرار مع غثيان، أو هبوط النظر فجأة، قبل العملية أو بعدها، يعني التوجه إلى طوارئ العيون دون انتظار الصباح.',
      after_hours: 38,
      likes: 302,
      views: 3920,
    },
  },
  {
    slug: 'ذباب-طائر-وومضات-فجأة',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'من أمس نقط سودا كثيرة وفلاشات بعيني، عادي؟',
    content:
      'عمري 56 ونظري قصير من زمان. أمس فجأة طلع لي خيوط ونقط سودا بالعين اليمين ومعها لمعة بالطرف خصوصًا بالظلام. ما فيه ألم. أقدر أنتظر لين نهاية الأسبوع؟',
    status: 'answered',
    user_name: 'أبو راكان',
    asked_days_ago: 2,
    views: 402,
    tags: ['شبكية'],
    answer: {
      doctor_id: 181,
      content:
        'نهاية الأسبوع بعيدة؛ هذه الأعراض تُفحص خلال أربع وعشرين ساعة. غالبًا هو انفصال الجسم الزجاجي، وهو تغير طبيعي مع العمر يمر بسلام عند أكثر الناس.\n\nلكن نسبة منهم، وتزيد مع قصر النظر، يحدث لديها تمزق صغير في الشبكية. علاجه بالليزر في وقته يستغرق دقائق ويمنع انفصالها، ولا نميز بين الحالتين إلا بتوسيع الحدقة والنظر.',
      at_home:
        'لا تقد سيارتك إلى العيادة، فالحدقة ستوسع.\nلا رياضة عنيفة ولا رفع أثقال حتى تُفحص.\nغطِّ كل عين على حدة وانتبه هل نقص جزء من الصورة.',
      come_in:
        'فحصك اليوم لا غدًا؛ قل للاستقبال «ومضات وذباب جديد» لتدخل بين المواعيد. وبعد الفحص المطمئن نعيده خلال أسابيع قليلة.',
      emergency:
        'ظل أو ستارة تزحف على جزء من النظر، أو هبوط مفاجئ فيه، يعني طوارئ العيون في هذه الساعة ليلًا كان أو نهارًا.',
      after_hours: 4,
      likes: 49,
      views: 351,
    },
  },
  {
    slug: 'أبوي-عنده-جلوكوما-هل-أنا-معرض',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'أبوي فقد جزء من نظره بالجلوكوما، هل تورث لي؟',
    content:
      'عمري 42 ونظري سليم وما أحس بشي. أبوي اكتشفوها عنده متأخر. عمتي بعد تستخدم قطرات ضغط العين. متى أبدأ أفحص وكل كم؟',
    status: 'answered',
    user_name: 'عبير',
    asked_days_ago: 330,
    views: 1560,
    tags: ['ضغط العين'],
    answer: {
      doctor_id: 181,
      content:
        'القرابة من الدرجة الأولى ترفع احتمال الإصابة مرات عدة، لكنها لا تجعلها محتومة. المشكلة أن الجلوكوما تأكل أطراف النظر ببطء دون ألم، فلا يلاحظها صاحبها إلا متأخرًا كما حدث لوالدك.\n\nلذلك نفحص الأقارب من عمر الأربعين تقريبًا كل سنة أو سنتين: قياس الضغط وسماكة القرنية، وصورة للعصب البصري، ومخطط لمجال النظر. ومن يُكتشف مبكرًا تحفظ القطرات نظره غالبًا مدى الحياة.',
      at_home:
        'أخبري إخوتك ليفحصوا أيضًا.\nلا تستعملي قطرات الكورتيزون دون متابعة، فهي ترفع ضغط العين عند بعض الناس.\nالمشي المنتظم نافع، وذكّري والدك بقطراته في وقتها.',
      come_in: 'زيارتك الأولى هذا الشهر مناسبة، ولا تحتاج تحضيرًا. وإن جاءت سليمة أعطيناك موعد السنة القادمة لنقارن.',
      emergency: 'العين المؤلمة الحمراء مع صداع وغثيان ورؤية هالات ملونة نوبة حادة، وعلاجها في الطوارئ خلال ساعات.',
      after_hours: 45,
      likes: 91,
      views: 1402,
    },
  },
  {
    slug: 'رفة-الجفن-من-أسبوعين',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'جفني الأيسر يرف من أسبوعين، وش يوقفه؟',
    content:
      'رفة خفيفة تحت العين تجي وتروح طول اليوم. عندي اختبارات ونومي أربع ساعات وأشرب قهوة كثير. عمري 21. جدتي تقول عين، وأنا خايف يكون من الأعصاب.',
    status: 'pending',
    user_name: 'وليد',
    asked_days_ago: 3,
    views: 58,
    tags: ['رفة الجفن'],
    answer: null,
  },
  {
    slug: 'كم-سعر-عملية-الليزك',
    lang: 'ar',
    qa_specialty: 'eyes',
    title: 'كم سعر الليزك عندكم وفيه تقسيط؟',
    content: 'نظري ناقص ثلاثة وأبغى أسوي ليزك قبل زواجي. كم السعر للعينين وهل التأمين يغطي وفيه عروض هالشهر؟',
    status: 'closed',
    user_name: null,
    asked_days_ago: 40,
    views: 173,
    tags: ['ليزك'],
    answer: null,
    closed_reason: 'out-of-scope',
    closed_note:
      'مبارك لك الزواج مقدمًا؛ هذا الباب للأسئلة الطبية، أما الأسعار والتأمين فتجيبك عنها صفحة العروض ومركز الاتصال.',
  },
  {
    slug: 'laser-correction-after-contact-lenses',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'How do I know whether my eyes are suitable for laser correction?',
    content:
      'I am 25, minus 5.5 with some astigmatism, and have worn soft lenses for eight years. My eyes feel dry by evening. My prescription moved by half a step last year. My brother was told his cornea is too thin.',
    status: 'answered',
    user_name: 'Yara',
    asked_days_ago: 64,
    views: 2860,
    tags: ['refractive surgery'],
    answer: {
      doctor_id: 183,
      content:
        'You will know after an hour of measurements, and your message already tells me what I would look at hardest. A prescription should be steady for at least a year, so half a step of change may mean waiting. Your brother’s thin cornea is a reason to map yours with care, because an early cone runs in families.\n\nDryness is not a no, but it should be treated first. If the laser is not for you, a lens placed inside the eye may be, and I will say so plainly.',
      at_home:
        'Leave soft lenses out for one to two weeks before the scan.\nUse preservative-free artificial tears and do not rub your eyes.\nFind your old prescriptions; three years of numbers are worth more than one.',
      come_in:
        'Book a suitability visit when you have two weeks of wearing glasses ahead. Tell us about pregnancy, breastfeeding, acne tablets and any joint or immune disease.',
      emergency:
        'While still wearing lenses: a red, painful eye that dislikes light, or vision that drops, means taking them out and being seen that same day.',
      after_hours: 24,
      likes: 156,
      views: 2544,
    },
  },
  {
    slug: 'cleaning-spray-splashed-in-eye',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'Bathroom cleaner splashed into my eye. Is rinsing enough?',
    content:
      'It happened last night. I rinsed under the tap for maybe two minutes. Now the eye is red, waters a lot and feels as if sand is in it. I can read but a bit blurred. The bottle says it contains bleach. I am 34.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 5,
    views: 236,
    tags: ['injury'],
    answer: {
      doctor_id: 183,
      content:
        'Two minutes is too short, and blurring the next morning means that the eye must be examined today. Bleach and drain or oven cleaners are alkaline: they can keep working into the surface after the first sting has gone.\n\nThe good sign is that you can still read. Most splashes caught early leave only scratches on the cornea, which heal within days with drops and ointment, but we need to check under the lamp that nothing deeper is harmed.',
      at_home:
        'Start rinsing again now: lukewarm tap water or saline for at least twenty minutes, lids held open, lenses out.\nDo not rub, patch or neutralise it with anything.\nBring the bottle or a photo of its label.',
      come_in:
        'Go today, even if it feels better after rinsing. Any eye clinic with a slit lamp can measure the acidity of the tears and stain the cornea.',
      emergency:
        'For oven cleaner, lime, cement or drain opener, for strong pain, a cloudy eye or falling vision: keep rinsing while someone calls 997.',
      after_hours: 3,
      likes: 19,
      views: 201,
    },
  },
  {
    slug: 'baby-eye-always-watering',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'My baby’s left eye waters all the time. Is it a blocked tear duct?',
    content:
      'She is four months old. Since birth the left eye overflows and has a bit of yellow crust after naps. The white of the eye is clear and she follows my face well. We were told to massage but nobody showed us how.',
    status: 'answered',
    user_name: 'Helen',
    asked_days_ago: 145,
    views: 1322,
    tags: ['babies'],
    answer: {
      doctor_id: 182,
      content:
        'Very likely. In about one baby in twenty the lower end of the tear duct opens late, and nine out of ten clear by the first birthday without any procedure. A white eye and good following of faces fit well with that.\n\nMassage works by pressing fluid down the duct until the thin membrane gives way. Antibiotic drops are only for days when the discharge turns heavy or the eye reddens.',
      at_home:
        'With a clean fingertip press on the side of the nose just inside the corner of the eye, then stroke firmly downwards.\nTen strokes, three or four times a day, for example at feeds.\nWipe crusts with cooled boiled water.',
      come_in:
        'Bring her for one check of the eye soon, and again at ten to twelve months if it still waters. A short probing opens most ducts that remain closed.',
      emergency:
        'A swollen red lump beside the nose, fever, a cloudy or enlarged eye, or strong dislike of light in a baby needs hospital care today.',
      after_hours: 17,
      likes: 87,
      views: 1166,
    },
  },
  {
    slug: 'holding-phone-at-arms-length-at-44',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'At 44 I hold my phone at arm’s length. Will reading glasses make it worse?',
    content:
      'Distance is still perfect. Menus in dim restaurants are hopeless and I get a headache after an hour of spreadsheets. My mother says that once you start with glasses your eyes get lazy.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 220,
    views: 3475,
    tags: ['reading glasses'],
    answer: {
      doctor_id: 183,
      content:
        'Glasses do not make the eye lazy; birthdays do the work. The lens inside the eye stiffens with age, so from the early forties near print drifts away from everyone, with or without glasses. You will need slightly stronger ones every few years, and would have needed them anyway.\n\nSimple ready-made readers are fine if both eyes are equal and you have no astigmatism. For screens at mixed distances, a pair made for your desk is usually kinder to the neck.',
      at_home:
        'Brighten the light before you strengthen the lens.\nEnlarge the text on the phone.\nIf you try ready-made glasses, choose the weakest pair that lets you read comfortably at elbow distance.',
      come_in:
        'Have a full eye examination at this age even if readers solve it, as pressure and retina are checked too. Come earlier if the headaches go on.',
      emergency:
        'Sudden loss of vision, new double vision, or a painful red eye with halos and nausea is not ageing: go to an emergency department.',
      after_hours: 36,
      likes: 198,
      views: 3090,
    },
  },
  {
    slug: 'eye-allergy-school-age-boy-rubbing',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'My son has rubbed his itchy eyes for months. Are allergy drops safe?',
    content:
      'He is nine. From spring to autumn his eyes itch, water and turn stringy, and he blinks in sunlight. A pharmacist gave a drop with cortisone that worked like magic in three days. We have used four bottles since.',
    status: 'answered',
    user_name: 'Samina',
    asked_days_ago: 12,
    views: 705,
    tags: ['allergy', 'children'],
    answer: {
      doctor_id: 182,
      content:
        'Allergy drops as a group are safe for long use; the cortisone one is the exception. It calms the eye quickly, but without checks it can raise the pressure inside and cloud the lens, and children react more than adults. Four bottles is enough to make me want to see him.\n\nStringy mucus and dislike of light suggest the stronger spring form of allergy that we see often in hot, dusty climates. It is controlled with antihistamine drops every day and, when needed, medicines that spare cortisone.',
      at_home:
        'Cold compresses and chilled artificial tears instead of rubbing, which can deform the cornea.\nA cap and wrap-around sunglasses outdoors.\nWash his face and hair after playing outside.',
      come_in:
        'This week would be best. If the drop is in use now, do not stop or restart it on your own; we measure the pressure first and plan the change.',
      emergency:
        'Should he be unable to open the eye, complain of real pain, or have a white spot on the cornea, have him seen in hospital the same day.',
      after_hours: 13,
      likes: 53,
      views: 612,
    },
  },
  {
    slug: 'blurred-vision-after-starting-insulin',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'My sight went blurry two weeks after starting insulin. Is it damaging my eyes?',
    content:
      'I am 53. My sugar was above 300 for months and I did not know. Since insulin it is around 140, but now road signs are fuzzy and my old glasses are useless. Both eyes are the same. Should I stop the injections?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 26,
    views: 1148,
    tags: ['diabetes'],
    answer: {
      doctor_id: 153,
      content:
        'Keep taking the insulin; it is helping you. While your sugar was high, the lens inside the eye soaked up extra water and changed its focus. Now that sugar has come down, the lens is shrinking back, and the focus shifts again. This blur affects both eyes alike and usually settles within four to six weeks.\n\nA blurry spell is also a reminder: after months of high sugar everyone needs a proper look at the retina, because that damage gives no warning.',
      at_home:
        'Hold off on new glasses until your sugar has been steady for about six weeks.\nDo not drive while signs are fuzzy.\nWrite down your readings, and treat any value below 70 with juice or dates.',
      come_in:
        'Arrange a retina examination within the next month, and see me with your sugar diary so that we lower it steadily and not in jumps.',
      emergency:
        'Blur in one eye only, a curtain, a shower of spots, or blurring together with confusion, weakness or slurred speech must be assessed at once: call 997.',
      after_hours: 21,
      likes: 75,
      views: 1003,
    },
  },
  {
    slug: 'blue-light-glasses-for-night-work',
    lang: 'en',
    qa_specialty: 'eyes',
    title: 'Do blue-light glasses protect my eyes on night shifts?',
    content:
      'I am a nurse on rotating nights and look at monitors for twelve hours. The optician recommends a blue filter for an extra charge. My eyes feel tired and I sleep badly in the mornings. I am 30 and do not need glasses otherwise.',
    status: 'pending',
    user_name: 'Grace',
    asked_days_ago: 1,
    views: 66,
    tags: ['screens'],
    answer: null,
  },
];
