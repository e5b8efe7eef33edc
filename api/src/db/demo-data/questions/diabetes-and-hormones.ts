import type { DemoQuestion } from '../types.ts';

export const diabetesAndHormonesQuestions: readonly DemoQuestion[] = [
  {
    slug: 'صيام-مريض-السكري',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'والدي سكري وعلى إنسولين، هل يصوم؟',
    content: 'عمره 67 ويأخذ إنسولين مرتين ومعه حبوب. العام الماضي انخفض عليه السكر قبل المغرب وأغمي عليه. هو مصر يصوم.',
    status: 'answered',
    user_name: 'ناصر',
    asked_days_ago: 110,
    views: 5230,
    tags: ['سكري', 'رمضان'],
    answer: {
      doctor_id: 153,
      content:
        'الله يحفظ والدك. إنسولين مرتين، وعمره، وهبوط أفقده الوعي العام الماضي، هذه تضعه في فئة الخطورة العالية التي ينصح الأطباء والعلماء معًا بألا تصوم.\n\nإن أصر رغم ذلك فلا يصم قبل تعديل الجرعات وتحت متابعة، ولا تغيّروا جرعة من أنفسكم. وتذكيره بأن الرخصة من الدين قد يكون أنفع من أي تحليل.',
      at_home:
        'قياس السكر لا يفطر؛ عليه القياس عدة مرات منها منتصف النهار وقبل المغرب.\nيفطر فورًا إذا كان السكر أقل من 70 أو أكثر من 300، أو شعر برجفة أو تعرق أو تشوش.\nعند الهبوط وهو واعٍ: نصف كوب عصير أو ثلاث تمرات، ثم إعادة القياس بعد ربع ساعة.',
      come_in:
        'احجزوا له زيارة قبل رمضان بستة إلى ثمانية أسابيع؛ فإقناعه أسهل حين يسمع الكلام من طبيبه، وفيها تُراجع جرعاته كلها.',
      emergency: 'إذا فقد وعيه أو تشنج فلا تضعوا شيئًا في فمه، وأميلوه على جنبه، واتصلوا بالرقم 997 دون انتظار.',
      after_hours: 12,
      likes: 498,
      views: 4800,
    },
  },
  {
    slug: 'فيتامين-د-منخفض-كم-آخذ',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'فيتامين د عندي 11، هل آخذ إبرة؟',
    content: 'تحليلي 11 وأحس بتعب وآلام جسم. الصيدلي عرض علي إبرة، وصديقتي أخذت حبوب خمسين ألف.',
    status: 'answered',
    user_name: 'بشاير',
    asked_days_ago: 80,
    views: 3380,
    tags: ['فيتامين د'],
    answer: {
      doctor_id: 154,
      content:
        'مستوى 11 نقص واضح وهو شائع جدًا عندنا رغم شمسنا. الحبوب الأسبوعية أو اليومية بجرعة علاجية لمدة محدودة كافية لأغلب الناس، ثم جرعة وقائية، ونعيد التحليل بعد ثلاثة أشهر. لا نبدأ بالإبر عادةً إلا عند مشكلة في الامتصاص.\n\nأما التعب وآلام الجسم فقد يكون لها أسباب أخرى، لذلك نفحص معها الحديد والغدة والسكر ولا نعلق كل شيء على الفيتامين.',
      at_home:
        'عشر دقائق من الشمس على الذراعين قبل اشتداد الحر.\nطعام فيه بيض وسمك وحليب مدعم.\nلا جرعات كبيرة متكررة دون متابعة؛ فقد ترفع الكالسيوم وتضر الكلى.',
      come_in:
        'قبل الوصف نحتاج الكالسيوم ووظائف الكلى، وأحيانًا هرمون الجار درقية. أخبرينا إن كانت لديك حصوات كلى أو ساركويد أو كنتِ حاملًا، فالجرعة تختلف.',
      emergency:
        'غثيان مستمر أو عطش شديد أو تشوش بعد جرعات كبيرة قد يعني ارتفاع الكالسيوم؛ توجهي إلى الطوارئ في اليوم نفسه.',
      after_hours: 29,
      likes: 187,
      views: 2950,
    },
  },
  {
    slug: 'thyroid-tablet-with-coffee',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'Does coffee affect my thyroid tablet?',
    content:
      'I take levothyroxine 75 micrograms every morning with Arabic coffee and dates, then calcium at breakfast. My TSH went up to 8 again although I never miss a dose.',
    status: 'answered',
    user_name: 'Lina',
    asked_days_ago: 36,
    views: 988,
    tags: ['thyroid', 'medicines'],
    answer: {
      doctor_id: 154,
      content:
        'You may have found the reason yourself. Coffee taken with the tablet reduces how much of it is absorbed, and calcium binds it even more strongly. Missing no dose does not help if the dose cannot get in.\n\nPlease do not raise the dose yourself. Change the timing first; we repeat TSH after six to eight weeks and then decide.',
      at_home:
        'Take it on an empty stomach with plain water and wait at least thirty minutes, better an hour, before coffee and food.\nKeep calcium, iron, antacids and multivitamins four hours away.\nIf mornings are too busy, bedtime works well for many people, three hours after the last meal.',
      come_in:
        'Book a TSH test six to eight weeks after the change. Tell us if you are pregnant or planning to be, because then the target is tighter and the test should be done now.',
      emergency:
        'Chest pain, a racing or irregular heartbeat with breathlessness, or unusual drowsiness needs care at once: call 997.',
      after_hours: 24,
      likes: 71,
      views: 850,
    },
  },
  {
    slug: 'السكر-التراكمي-6-1-بداية-سكري',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'التراكمي طلع 6.1، يعني صرت سكري؟',
    content:
      'عمري 38 ووزني 96، سويت تحليل شامل للدوام وطلع السكر التراكمي 6.1 والصايم 112. أمي وخالي سكري. ما أحس بشي أبدًا.\n\nهل أبدأ حبوب من الحين ولا فيه مجال أرجعه طبيعي؟',
    status: 'answered',
    user_name: 'ماجد',
    asked_days_ago: 2,
    views: 1240,
    tags: ['سكري', 'تحاليل'],
    answer: {
      doctor_id: 153,
      content:
        'لا، هذا الرقم لا يسمى سكريًا؛ هو المرحلة التي قبله، من 5.7 إلى 6.4. وميزتها أنها المرحلة التي يمكن الرجوع منها، فقد اكتشفتها في أحسن وقت.\n\nإنقاص نحو سبعة بالمئة من الوزن مع الحركة يقلل احتمال الإصابة إلى النصف تقريبًا، وهذا أقوى من أي حبة في هذه المرحلة. ونفكر في الدواء لبعض الناس بحسب العمر والوزن وبقية التحاليل.',
      at_home:
        'مشي سريع نصف ساعة خمسة أيام في الأسبوع، وعشر دقائق بعد كل وجبة كبيرة.\nاستبدل بالعصير والمشروبات المحلاة ماءً، وقلل الأرز والخبز إلى ربع الصحن.\nنم سبع ساعات؛ فالسهر يرفع السكر والشهية.',
      come_in:
        'احجز زيارة هذا الشهر لقياس الضغط والدهون ووظائف الكبد والكلى ووضع هدف للوزن، ثم أعد التحليل بعد ثلاثة إلى ستة أشهر.',
      emergency: 'عطش شديد مع كثرة تبول ونقص وزن سريع وقيء أو تنفس عميق متسارع: توجه إلى الطوارئ ولا تنتظر الموعد.',
      after_hours: 7,
      likes: 99,
      views: 1010,
    },
  },
  {
    slug: 'المنظم-يسبب-إسهال-أوقفه',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'الميتفورمين قلب بطني، أوقفه ولا يتعود الجسم؟',
    content:
      'كتب لي الدكتور ميتفورمين من عشرة أيام لأن السكر صار ثابت على 180. من أول حبة وأنا مع إسهال وغازات وطعم معدن في فمي. صرت آخذه يوم وأترك يوم. والدتي تقول الحبوب تخرب الكلى واتركها. عمري 49.',
    status: 'answered',
    user_name: 'أم عبدالعزيز',
    asked_days_ago: 58,
    views: 4120,
    tags: ['سكري', 'أدوية'],
    answer: {
      doctor_id: 153,
      content:
        'ما تشعرين به أشهر أعراض هذا الدواء في بدايته، ويهدأ عند معظم الناس خلال أسبوعين إلى أربعة إذا رُفعت الجرعة بالتدريج. أخذه يومًا وتركه يومًا يعيد معدتك إلى البداية كل مرة.\n\nوطمئني الوالدة: الميتفورمين لا يخرب الكلى، بل السكر المرتفع هو الذي يؤذيها. كل ما في الأمر أننا نفحص وظائف الكلى قبله وأثناءه لأن جرعته تُضبط عليها.',
      at_home:
        'خذيه في منتصف الوجبة أو آخرها لا قبلها.\nقللي الدسم والحليب والمشروبات الغازية هذين الأسبوعين.\nلا تكسري الحبة ممتدة المفعول ولا تمضغيها.',
      come_in:
        'كلمينا هذا الأسبوع لتخفيض الجرعة ثم رفعها ببطء، أو تبديلها بالنوع ممتد المفعول. واحجزي إن استمر الإسهال بعد ذلك أو كان فيه دم.',
      emergency:
        'قيء أو إسهال شديد يمنعك من الشرب، أو خمول غير معتاد مع تنفس سريع وألم عضلات: أوقفي الحبة وتوجهي إلى الطوارئ.',
      after_hours: 16,
      likes: 231,
      views: 3540,
    },
  },
  {
    slug: 'خمول-الغدة-واكتشفت-الحمل',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'عندي خمول بالغدة وطلعت حامل، هل الدواء يضر الجنين؟',
    content:
      'عمري 30 وآخذ ثايروكسين من أربع سنين. أمس طلع التحليل حامل تقريبًا بالأسبوع الخامس. قريت إن الأدوية ممنوعة أول ثلاث شهور فوقفت الحبة أمس واليوم. آخر تحليل للغدة من سبعة شهور كان سليم.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 5,
    views: 890,
    tags: ['الغدة الدرقية', 'حمل'],
    answer: {
      doctor_id: 154,
      content:
        'مبارك عليك، والرجاء أن تعودي إلى حبتك اليوم. الثايروكسين هرمون طبيعي ينقص جسمك، وليس دواءً غريبًا على الجنين؛ والجنين في أول الحمل يعتمد على هرمون أمه لنمو دماغه. تركه هو الخطر، ويومان لا يدعوان إلى الذعر.\n\nأغلب الحوامل يحتجن جرعة أعلى من المعتاد، وأحيانًا من الأسابيع الأولى، لكن مقدار الزيادة يقرره التحليل.',
      at_home:
        'الحبة على معدة فارغة بماء، قبل الفطور بنصف ساعة إلى ساعة.\nأبعدي حبوب الحديد والكالسيوم عنها أربع ساعات.\nإن تقيأتِ بعدها مباشرة فأخبري الطبيبة.',
      come_in:
        'احجزي تحليل TSH هذا الأسبوع دون انتظار موعد المتابعة، ثم كل أربعة أسابيع تقريبًا حتى منتصف الحمل، ومرة بعد الولادة لأن الجرعة تعود.',
      emergency: 'نزيف مهبلي غزير أو ألم شديد أسفل البطن أو إغماء في أي وقت من الحمل: اتصلي بالرقم 997.',
      after_hours: 5,
      likes: 49,
      views: 720,
    },
  },
  {
    slug: 'عقدة-في-الغدة-الدرقية-بالصدفة',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'لقوا عقدة 1.4 سم في الغدة الدرقية، هل هي خبيثة؟',
    content:
      'سويت سونار للرقبة عشان لوز، وطلع بالتقرير عقدة بالغدة 14 ملم في الجهة اليمين وكاتبين TI-RADS 3. ما عندي أعراض ولا ألم وتحليل الغدة سليم. من يومها ما أنام من التفكير. عمري 41.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 134,
    views: 6870,
    tags: ['الغدة الدرقية'],
    answer: {
      doctor_id: 154,
      content:
        'أفهم قلقك، ودعيني أضع الأمر في حجمه: العقد موجودة عند نصف الناس تقريبًا إذا بحثنا بالسونار، وأكثر من تسعين بالمئة منها حميد. ودرجة TI-RADS 3 تعني أن احتمال السرطان منخفض جدًا.\n\nبهذه الدرجة وهذا الحجم لا نأخذ عينة في العادة؛ فالعينة لهذه الفئة تبدأ من سنتيمترين ونصف. نكتفي بالمتابعة، والقرار الأخير بعد فحصك ورؤية الصور نفسها.',
      at_home:
        'لا حاجة إلى حمية ولا إلى أعشاب ولا إلى يود إضافي.\nاحتفظي بالتقرير والصور على قرص للمقارنة.\nلا تضغطي على رقبتك كل يوم لتتحسسيها.',
      come_in:
        'احجزي موعدًا غير عاجل لمراجعة الصور، ثم سونار بعد سنة. وقرّبي الموعد إذا كبرت العقدة، أو كان في العائلة سرطان غدة، أو تعرضت رقبتك لعلاج إشعاعي.',
      emergency: 'ورم يكبر خلال أيام مع بحة أو صعوبة بلع تستدعي زيارة عاجلة، أما صعوبة التنفس فاتصلي معها بالرقم 997.',
      after_hours: 26,
      likes: 412,
      views: 6100,
    },
  },
  {
    slug: 'بنتي-سبع-سنوات-وبدأ-صدرها-يبرز',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'بنتي عمرها 7 وبدأ صدرها يبرز، هل هذا بلوغ مبكر؟',
    content:
      'لاحظت كتلة صغيرة تحت حلمة بنتي اليسار من شهرين وتوجعها إذا لمستها، والحين طلعت الثانية. ما فيه شعر ولا دورة. طولها زاد بشكل ملفت هالسنة. أنا بلغت عمري عشر سنين. خايفة على طولها ونفسيتها.',
    status: 'answered',
    user_name: 'أم جود',
    asked_days_ago: 88,
    views: 3960,
    tags: ['بلوغ مبكر', 'أطفال'],
    answer: {
      doctor_id: 124,
      content:
        'ملاحظتك دقيقة يا أم جود. ظهور الثدي قبل عمر الثامنة يستحق التقييم، وزيادة الطول السريعة معه ترفع أهمية ذلك. قد يكون تغيرًا بسيطًا يقف وحده، وقد يكون بلوغًا مبكرًا حقيقيًا، ولا نميز بينهما إلا بالفحص والمتابعة.\n\nإن ثبت أنه بلوغ مبكر فالعلاج متوفر وفعال، يوقف التسارع ويحفظ الطول، ثم تكمل البنت بلوغها في وقته.',
      at_home:
        'لا تعصري الكتلة ولا تدلكيها، وملابس قطنية مريحة تكفي.\nسجلي طولها كل شهر على الجدار نفسه.\nأبعدي عنها كريمات وأدوية فيها هرمونات.\nاشرحي لها بهدوء أن جسمها بخير.',
      come_in:
        'احجزي خلال أسبوعين إلى ثلاثة، وأحضري قياسات طولها من المدرسة. نبدأ بالفحص وصورة عمر العظم لليد، ثم تحاليل الهرمونات إن لزم.',
      emergency:
        'نزول دم مهبلي، أو صداع متكرر مع قيء، أو ضعف في النظر: لا تنتظري الموعد، بل راجعي الطوارئ في اليوم نفسه.',
      after_hours: 19,
      likes: 176,
      views: 3400,
    },
  },
  {
    slug: 'ولدي-أقصر-واحد-في-فصله',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'ولدي 12 سنة أقصر واحد بالفصل، متى نفحص هرمون النمو؟',
    content:
      'طوله 134 وأنا 172 وأمه 157. أصحابه سبقوه بكثير وصار يتضايق من الرياضة. أكله متوسط وما عنده أمراض. أنا نفسي طولت متأخر في الثانوي. واحد بالاستراحة نصحني بحقن هرمون.',
    status: 'answered',
    user_name: 'أبو ريان',
    asked_days_ago: 205,
    views: 2480,
    tags: ['قصر القامة', 'أطفال'],
    answer: {
      doctor_id: 124,
      content:
        'قصتك أنت قد تكون نصف الجواب: كثير من الأولاد الذين تأخر طول آبائهم يتأخرون مثلهم ثم يلحقون في الثانوية. ومع ذلك فطوله على الحد الأدنى لعمره، ولذلك نفحص ولا نخمن.\n\nأهم من الطول الحالي سرعة النمو: أقل من أربعة سنتيمترات في السنة في هذا العمر تستحق البحث. أما حقن الهرمون فلمن ثبت نقصه بالتحاليل، وليست لكل قصير.',
      at_home:
        'قس طوله كل ثلاثة أشهر بلا حذاء وفي الوقت نفسه من اليوم.\nنوم تسع ساعات، ووجبات فيها بروتين وحليب وفاكهة.\nلا مكملات طول من الإنترنت.\nامنع المزاح في قصره داخل البيت.',
      come_in:
        'احجز موعدًا خلال شهر ومعك أي قياسات قديمة من المدرسة أو بطاقة التطعيم؛ سنصور عمر العظم ونحلل الدم والغدة وحساسية القمح.',
      emergency:
        'الطول نفسه ليس طارئًا، لكن صداعًا صباحيًا مع قيء، أو ازدواجًا في النظر، أو عطشًا وتبولًا شديدين تستدعي الطوارئ.',
      after_hours: 33,
      likes: 83,
      views: 2105,
    },
  },
  {
    slug: 'تنميل-القدم-وجرح-مع-السكري',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'أبوي سكري وعنده جرح في بطن رجله وما يحس فيه',
    content:
      'عمره 60 والسكر معه من 15 سنة. لقينا بالصدفة جرح قد الريال تحت الإصبع الكبير من نعال جديد، ما يوجعه أبدًا. صار له أسبوع نحط عليه عسل ومرهم ولا التأم. يقول بسيطة ولا يبي يروح.',
    status: 'answered',
    user_name: 'عبير',
    asked_days_ago: 160,
    views: 7340,
    tags: ['سكري', 'قدم سكرية'],
    answer: {
      doctor_id: 153,
      content:
        'عدم الألم هنا ليس علامة خير؛ معناه أن أعصاب القدم ضعفت فلم تعد تنذره. جرح في بطن القدم عند مريض سكري لم يلتئم خلال أسبوع يُرى خلال يوم أو يومين، لا بعد أسابيع.\n\nالجرح الذي يعالج مبكرًا بتنظيف صحيح ورفع الضغط عنه يلتئم في أكثر الأحوال. والذي يهمل هو الذي نخسر بسببه.',
      at_home:
        'لا عسل ولا أعشاب ولا ماء ساخن؛ غسل لطيف بمحلول ملحي وغطاء نظيف جاف كل يوم.\nلا يمشِ عليها حافيًا ولا بالنعال نفسه، ويريحها قدر الإمكان.\nافحصوا القدمين كل ليلة، وانظروا داخل الحذاء قبل لبسه.',
      come_in: 'أحضروه غدًا إن استطعتم، ومعه النعال وقائمة أدويته؛ سنفحص النبض والإحساس وعمق الجرح والسكر التراكمي.',
      emergency:
        'احمرار يتمدد، أو صديد ورائحة، أو حرارة ورعشة، أو اسوداد في إصبع: إلى الطوارئ الآن، فالساعات هنا تفرق.',
      after_hours: 3,
      likes: 587,
      views: 6720,
    },
  },
  {
    slug: 'إبر-التنحيف-الأسبوعية-هل-تناسبني',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'إبر التنحيف الأسبوعية، آخذها وأنا ما عندي سكر؟',
    content:
      'وزني 94 وطولي 160 وعمري 33. جربت كل الرجيمات وأرجع أزيد. زميلاتي يجيبون الإبرة من معارف بدون وصفة ونزلوا عشرة كيلو. خايفة من الغثيان واللي ينقال عن البنكرياس.\n\nوإذا وقفتها يرجع الوزن؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 29,
    views: 8650,
    tags: ['وزن', 'أدوية'],
    answer: {
      doctor_id: 154,
      content:
        'مؤشر كتلتك يقارب 37، وهذا حد تُوصف فيه هذه الأدوية لغير مرضى السكري أيضًا مع نظام غذائي وحركة. فاعليتها حقيقية، لكنها علاج طويل؛ ومن يوقفها فجأة دون عادات جديدة يستعيد غالبًا جزءًا كبيرًا من وزنه.\n\nلا تناسب الحامل أو من تنوي الحمل قريبًا، ولا من في عائلته سرطان الغدة النخاعي، ولا من سبق أن التهب بنكرياسه. ولا تأخذيها من غير صيدلية: الحفظ الخاطئ والتقليد خطر حقيقي.',
      at_home:
        'لقم صغيرة ببطء، وتوقفي عند أول شبع، وقللي الدسم.\nبروتين في كل وجبة وتمارين مقاومة مرتين أسبوعيًا حتى لا تخسري العضل.\nماء كافٍ وألياف لتجنب الإمساك.',
      come_in:
        'احجزي لتقييم الضغط والسكر والغدة والكبد، ومراجعة أدويتك وخطة الحمل. ومع بداية العلاج نراك كل شهر حتى تستقر الجرعة.',
      emergency:
        'ألم شديد ثابت في أعلى البطن يمتد إلى الظهر مع قيء، أو اصفرار في العين: أوقفي الإبرة وتوجهي إلى الطوارئ.',
      after_hours: 14,
      likes: 734,
      views: 7900,
    },
  },
  {
    slug: 'low-sugar-at-night-after-gym',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'Why does my sugar drop at 3 a.m. on gym days?',
    content:
      'I am 27 with type 1 diabetes for nine years, on long-acting insulin at night and rapid insulin with meals. On days when I lift weights after work I wake up sweating, sensor reading 58. On rest days it never happens. I have started going to bed at 200 just to be safe.',
    status: 'answered',
    user_name: 'Kareem',
    asked_days_ago: 44,
    views: 1420,
    tags: ['type 1 diabetes', 'sport'],
    answer: {
      doctor_id: 153,
      content:
        'Muscles keep refilling their sugar stores for up to a day after training, so a low six to twelve hours later is exactly what evening exercise can do. You are not doing anything wrong, and the pattern is a gift: it tells us where to adjust.\n\nGoing to bed at 200 trades one problem for another. Changing the insulin on training days is usually the better answer, and we plan that with your sensor curves in front of us.',
      at_home:
        'Check before, after and at bedtime on gym days, and set the sensor’s low alarm at 80.\nEat a snack with slow carbohydrate and protein after evening training.\nKeep fast sugar by the bed: half a cup of juice, then recheck after 15 minutes.',
      come_in:
        'Book within two weeks and share your sensor data. Come sooner if you have two lows below 54 in one week, or if you no longer feel the warning signs.',
      emergency:
        'Confusion, a seizure or no response: whoever is with you gives nothing by mouth, uses glucagon if you have it, and calls 997.',
      after_hours: 11,
      likes: 64,
      views: 1190,
    },
  },
  {
    slug: 'gestational-diabetes-gone-after-birth',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'I had diabetes in pregnancy. Am I cured now that the baby is born?',
    content:
      'My son is seven weeks old. I needed insulin in the last two months and it was stopped on the day of delivery. My finger pricks were normal in the first week, so I put the meter away. My mother has type 2 diabetes and I would like another baby.',
    status: 'answered',
    user_name: 'Priya',
    asked_days_ago: 97,
    views: 1105,
    tags: ['pregnancy', 'diabetes'],
    answer: {
      doctor_id: 132,
      content:
        'Congratulations on your little boy. For most women the sugar does return to normal within days, as yours seems to have done. What remains is a tendency: over the years, up to half of women with your history develop type 2 diabetes, and your mother’s illness adds to it.\n\nThe good news is that this can often be delayed or prevented. Fingertip readings are not enough to close the matter; a proper glucose test is.',
      at_home:
        'Breastfeed if you can; it lowers the risk for you and for him.\nWalk daily as soon as you feel able, with the pram if need be.\nAim to return to your weight before pregnancy within a year, without crash diets.',
      come_in:
        'You are due now: the two-hour glucose test belongs between four and twelve weeks after birth, then a sugar check every one to three years. See us before the next pregnancy as well.',
      emergency:
        'Great thirst, passing urine constantly and vomiting or drowsiness are not the tiredness of a new mother: go to an emergency department.',
      after_hours: 21,
      likes: 38,
      views: 960,
    },
  },
  {
    slug: 'high-prolactin-and-irregular-periods',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'My prolactin is 48 and my periods are late. Is it a tumour?',
    content:
      'I am 29, not pregnant (tested twice). For five months my periods have come every 45 to 50 days. The doctor near my work checked hormones and prolactin was 48, normal up to 25. I take a tablet for nausea quite often. I read online about brain tumours and I am scared.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 61,
    views: 1735,
    tags: ['hormones', 'periods'],
    answer: {
      doctor_id: 154,
      content:
        'Please breathe out first: a level about twice the limit is usually caused by something ordinary. Stress from the needle, poor sleep, an underactive thyroid and several medicines raise it, and some tablets for nausea are among the best-known culprits.\n\nEven when a small growth of the pituitary gland is the reason, it is benign, is not cancer, and in most people shrinks with tablets. We look for the simple causes before asking for a scan.',
      at_home:
        'Write down every medicine and herb you have taken in the past three months, especially the nausea tablet.\nDo not stop a prescribed psychiatric medicine by yourself.\nAvoid breast stimulation and hard exercise on the day before the next test.',
      come_in:
        'Book within two to three weeks for a repeat in the morning after resting for half an hour, with thyroid, kidney and pregnancy tests. Mention any milky discharge.',
      emergency:
        'A sudden violent headache, loss of part of your vision, or double vision needs an emergency department straight away.',
      after_hours: 28,
      likes: 55,
      views: 1510,
    },
  },
  {
    slug: 'overactive-thyroid-weight-loss-tremor',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'TSH almost zero, losing weight and shaking. What happens next?',
    content:
      'I am a 35-year-old man. In three months I lost 7 kg although I eat more than ever. My hands shake, I sweat in the office and my watch shows a pulse of 105 at rest. Blood test: TSH less than 0.01. My appointment is only in three weeks, is that all right?',
    status: 'answered',
    user_name: 'Daniel M.',
    asked_days_ago: 182,
    views: 2290,
    tags: ['thyroid'],
    answer: {
      doctor_id: 154,
      content:
        'Three weeks is longer than I would like with a resting pulse of 105. Your symptoms and that TSH fit an overactive thyroid, which is very treatable, but the heart should not have to race until then.\n\nThe next step is to find the cause with thyroid hormones, antibodies and sometimes a scan. Treatment begins with tablets that slow the gland, often with another that calms the pulse and the tremor within days.',
      at_home:
        'No coffee, energy drinks or hard training until you have been seen.\nAvoid kelp, iodine and biotin supplements; biotin can also falsify the blood test.\nIf you smoke, this is the moment to stop: smoking harms the eyes in this illness.',
      come_in:
        'Ask for the first free visit this week, and bring your results. Come also if your eyes become red, bulge or see double.',
      emergency: 'Call 997 for chest pain, fainting, an irregular racing pulse, or fever with confusion and agitation.',
      after_hours: 9,
      likes: 91,
      views: 2010,
    },
  },
  {
    slug: 'travelling-with-insulin-in-summer-heat',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'How do I keep insulin safe on a summer road trip?',
    content:
      'We are driving to the Eastern Province with my father, who uses two insulin pens. Last year we left his bag in the car during lunch and for the next days his sugar was over 300. Should the pens be frozen in an ice box? How long do they survive outside a fridge?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 3,
    views: 640,
    tags: ['insulin', 'travel'],
    answer: {
      doctor_id: 172,
      content:
        'Last year’s readings were very likely the parked car: it passes 60 °C within an hour, and cooked insulin looks normal but hardly works. Freezing destroys it just as surely, so never let a pen touch ice.\n\nThe pen in use usually lasts about four weeks below 30 °C, and spare pens belong in a fridge. The leaflet of each pen gives its exact number, as they differ.',
      at_home:
        'Use an insulated pouch with a cool pack wrapped in a cloth, and carry it with you, never in the boot.\nTake twice the supplies you expect to need, kept in two bags.\nThrow away insulin that is cloudy when it should be clear, lumpy, frozen or overheated.',
      come_in:
        'Before the trip, come for a short visit if his readings are often above 250 or he has had lows, and for a letter listing his medicines.',
      emergency:
        'Sugar above 300 with vomiting, deep fast breathing or drowsiness, or a low he cannot swallow for: call 997.',
      after_hours: 6,
      likes: 24,
      views: 515,
    },
  },
  {
    slug: 'جهاز-السكر-يختلف-عن-المختبر',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'جهاز السكر بالبيت يعطي 150 والمختبر 128، أصدق مين؟',
    content:
      'قست أمس قبل ما أطلع للمختبر بعشر دقايق وطلع 150 وأنا صايم، والمختبر عطاني 128. الجهاز عمره ثلاث سنين والشرائح مفتوحة من كم شهر. أعدل علاجي على أي رقم؟ عمري 55 وآخذ حبوب بس.',
    status: 'pending',
    user_name: 'فيصل',
    asked_days_ago: 3,
    views: 74,
    tags: ['سكري', 'جهاز القياس'],
    answer: null,
  },
  {
    slug: 'ashwagandha-with-thyroid-tablets',
    lang: 'en',
    qa_specialty: 'diabetes-and-hormones',
    title: 'Can I take ashwagandha together with my thyroid tablet?',
    content:
      'I am 44 and have taken levothyroxine for ten years with stable results. A colleague gave me ashwagandha capsules for stress and sleep. After two weeks I sleep better but my heart beats faster in the evening. Is there a connection, or is it only the stress at work?',
    status: 'pending',
    user_name: null,
    asked_days_ago: 2,
    views: 41,
    tags: ['thyroid', 'supplements'],
    answer: null,
  },
  {
    slug: 'تكرار-سؤال-صيام-السكري',
    lang: 'ar',
    qa_specialty: 'diabetes-and-hormones',
    title: 'هل يصوم مريض السكر اللي على إنسولين؟',
    content: 'نفس السؤال عن الصيام مع الإنسولين، أمي عمرها 60.',
    status: 'closed',
    user_name: 'رنا',
    asked_days_ago: 95,
    views: 240,
    tags: [],
    answer: null,
    closed_reason: 'duplicate',
    closed_note: 'سبق أن أجاب الطبيب عن سؤال مماثل بعنوان «والدي سكري وعلى إنسولين، هل يصوم؟».',
    duplicate_of: 'صيام-مريض-السكري',
  },
];
