import type { DemoQuestion } from '../types.ts';

export const rehabilitationQuestions: readonly DemoQuestion[] = [
  {
    slug: 'العودة-للكرة-بعد-الرباط-الصليبي',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'خمس شهور بعد الصليبي، أرجع ألعب كورة؟',
    content: 'سويت عملية الرباط الصليبي قبل خمسة شهور وأحس ركبتي ممتازة وأركض في خط مستقيم. متى ألعب مع الشباب؟',
    status: 'answered',
    user_name: 'رياض',
    asked_days_ago: 15,
    views: 1210,
    tags: ['رباط صليبي', 'رياضة'],
    answer: {
      doctor_id: 161,
      content:
        'الركض المستقيم في الشهر الخامس تقدم جيد، لكن الكرة شيء آخر: توقف ودوران والتحام. الرباط المزروع يحتاج أشهرًا ليقوى، ومن يعود قبل الشهر التاسع يتعرض لتمزق جديد أكثر بكثير ممن ينتظر.\n\nلا نعتمد على التقويم وحده ولا على الإحساس. قبل العودة نتحقق من أربعة: قوة الفخذ لا تقل عن تسعين بالمئة من الساق الأخرى، واختبارات القفز متساوية، وركبة بلا تورم بعد التمرين، وثقة دون تردد في الدوران.',
      at_home:
        'ركز في الشهرين القادمين على تقوية الفخذ وعلى تمارين الهبوط الصحيح.\nأدخل تغيير الاتجاه بالتدريج، ثم تدرب مع الفريق دون التحام، ثم مباراة قصيرة.\nخفف الحمل يومين إذا تورمت الركبة بعد التمرين.',
      come_in:
        'احجز جلسة قياس ومعك تقرير العملية، ثم نعيد القياس قبل أول مباراة. وتوقف عن اللعب وراجعنا إذا تورمت الركبة أو خانتك أو علقت.',
      emergency:
        'ألم وتورم وسخونة في بطة الساق، أو ضيق نفس مفاجئ، قد يعنيان جلطة: توجه إلى الطوارئ أو اتصل بالرقم 997.',
      after_hours: 27,
      likes: 9,
      views: 1003,
    },
  },
  {
    slug: 'تمارين-اليد-بعد-الجلطة-الدماغية',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'والدي بعد الجلطة بشهرين يده ما تتحرك، فات الأوان؟',
    content:
      'أبوي عمره 66 جته جلطة دماغية قبل شهرين في الجهة اليسار من جسمه. رجله تحسنت ويمشي بعكاز، بس يده مقفلة وما يفتح أصابعه.\n\nوقفنا العلاج الطبيعي من أسبوعين لأن المشوار بعيد، وصار يقول ما منها فايدة.',
    status: 'answered',
    user_name: 'نورة',
    asked_days_ago: 2,
    views: 640,
    tags: ['جلطة', 'تأهيل'],
    answer: {
      doctor_id: 163,
      content:
        'لم يفت الأوان أبدًا. الأشهر الستة الأولى هي أسرع فترات التحسن، وبعدها يستمر التحسن أبطأ ما دام التمرين مستمرًا. واليد تتأخر عادةً عن الرجل لأن حركتها أدق.\n\nتيبس الأصابع قد يكون شدًا عضليًا بسبب الجلطة، وله علاج: تمارين متكررة ذات معنى، وجبيرة ليلية أحيانًا، وقد يقترح طبيب الأعصاب إبرًا ترخي العضلة. فلا تتركوه يتوقف وهو في أفضل وقته.',
      at_home:
        'افتحوا أصابعه ومعصمه برفق خمس دقائق أربع مرات يوميًا، دون شد الكتف أو سحبه من ذراعه.\nأشركوا اليد في أشياء حقيقية: مسح الطاولة، وتثبيت الصحن، ومسك المنشفة.\nأسندوا ذراعه على مخدة وهو جالس.',
      come_in:
        'احجزوا تقييمًا هذا الأسبوع، ونستطيع أن نجعل الزيارة مرة أسبوعيًا مع برنامج منزلي مصور لمن يساعده. راجعونا أسرع عند ألم الكتف أو تورم اليد.',
      emergency:
        'عند ضعف جديد، أو ميل في الوجه، أو تلعثم، أو تشوش مفاجئ، أو صداع عنيف: سجلوا الوقت واتصلوا بالرقم 997 حالًا ولا تنتظروا أن تزول.',
      after_hours: 7,
      likes: 58,
      views: 552,
    },
  },
  {
    slug: 'تورم-الذراع-بعد-جراحة-الثدي',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'ذراعي ثقيلة ومتورمة بعد عملية الثدي، أحركها ولا أريحها؟',
    content:
      'عمري 52 وسويت عملية ثدي مع إزالة غدد الإبط قبل سنة وخلصت العلاج الإشعاعي ولله الحمد. من شهرين ذراعي اليمين تورمت شوي والخاتم ضاق والكتف ثقيل. قالوا لي لا تشيلين ولا تتمرنين، وصرت خايفة أحركها.',
    status: 'answered',
    user_name: 'أم سلطان',
    asked_days_ago: 38,
    views: 1875,
    tags: ['تورم', 'بعد الجراحة'],
    answer: {
      doctor_id: 162,
      content:
        'الحمد لله على سلامتك. نصيحة «لا تتمرني» قديمة؛ الدراسات بيّنت أن التمرين المتدرج لا يزيد التورم، بل يعين السائل اللمفاوي على الرجوع ويخفف الثقل.\n\nما تصفينه يشبه الوذمة اللمفاوية في بدايتها، وعلاجها الآن أسهل منه بعد سنة: تمارين، وعناية بالجلد، وكم ضاغط على مقاسك، وتصريف يدوي عند الحاجة. ولأن التورم جديد، نطلب أولًا أن يفحصك فريقك الجراحي لاستبعاد سبب آخر.',
      at_home:
        'ارفعي الذراع وأنتِ جالسة، وافتحي قبضتك وأغلقيها، ودوّري الكتف عشر مرات كل ساعتين.\nرطبي الجلد يوميًا، والبسي قفازًا للطبخ والزراعة.\nالحقن وقياس الضغط في الذراع الأخرى متى أمكن، وانزعي الخواتم.',
      come_in:
        'موعد خلال أسبوعين لقياس محيط الذراع وحركة الكتف وتفصيل الكم الضاغط. لا تشتري كمًا جاهزًا قبل القياس، فالضيق منه يزيد المشكلة.',
      emergency:
        'احمرار وسخونة ينتشران مع حرارة ورعشة يحتاجان مضادًا في اليوم نفسه. وتورم مفاجئ كبير مع زرقة، أو ضيق نفس وألم صدر: الرقم 997.',
      after_hours: 30,
      likes: 104,
      views: 1590,
    },
  },
  {
    slug: 'ثني-الركبة-بعد-تبديل-المفصل',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'أمي بعد تبديل مفصل الركبة ما تثني أكثر من ستين درجة',
    content:
      'العملية صار لها أربع أسابيع. أمي عمرها 68 وتخاف من التمارين لأنها تألم، وأغلب اليوم حاطة مخدة تحت ركبتها. المعالج يقول ستين درجة بس. هل بترجع تمشي طبيعي؟',
    status: 'answered',
    user_name: 'عبير',
    asked_days_ago: 4,
    views: 812,
    tags: ['مفصل صناعي', 'ركبة'],
    answer: {
      doctor_id: 161,
      content:
        'ستون درجة في الأسبوع الرابع أقل مما نتمناه، لكنها قابلة للتحسن إن تحركتم الآن. نطمح عادةً إلى نحو تسعين درجة في هذه المرحلة، لأن الجلوس والقيام المريحين يحتاجان إليها.\n\nأهم تغيير هو رفع المخدة من تحت الركبة: راحتها اليوم تيبس غدًا، والركبة تحتاج أن تستقيم تمامًا كما تحتاج أن تنثني. وألم التمرين المحتمل الذي يهدأ خلال ساعتين لا يؤذي المفصل.',
      at_home:
        'أعطوها المسكن الموصوف قبل التمرين بنصف ساعة، والثلج ربع ساعة بعده.\nانزلاق الكعب على السرير، والجلوس على كرسي مع سحب القدم للخلف، خمس مرات يوميًا.\nكعبها على المخدة والركبة في الهواء عشر دقائق لتستقيم.',
      come_in:
        'أعيدوا قياس الزاوية معنا أسبوعيًا. وإذا لم تتجاوز الثمانين في الأسبوع السادس فيجب أن يراها جراحها، فالتدخل المبكر أسهل من المتأخر.',
      emergency:
        'حرارة أو إفراز من الجرح، أو تورم مؤلم في الساق، أو ضيق نفس وألم صدر: توجهوا بها إلى الطوارئ فورًا، واتصلوا بالرقم 997 عند ضيق النفس.',
      after_hours: 11,
      likes: 71,
      views: 705,
    },
  },
  {
    slug: 'انفصال-عضلات-البطن-بعد-الولادة',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'بطني فيه فراغ بالنص بعد الولادة، ألبس مشد ولا أتمرن؟',
    content:
      'ولدت طبيعي قبل خمسة شهور وهذا ثالث أطفالي. لما أقوم من السرير يطلع نص بطني مثل القبة، وأدخل أصبعين ونص فوق السرة. جربت تمارين بطن من النت وحسيت ظهري تعب زيادة.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 61,
    views: 4320,
    tags: ['بعد الولادة', 'عضلات البطن'],
    answer: {
      doctor_id: 162,
      content:
        'هذا التباعد بين عضلتي البطن يحدث عند معظم الحوامل، ويضيق وحده كثيرًا في الشهرين الأولين. أصبعان ونصف في الشهر الخامس تحتاج تمرينًا صحيحًا، ونادرًا ما تحتاج غيره.\n\nالمشد يسند ولا يقوي، فاستعمليه ساعات محدودة عند الحمل والوقوف الطويل فقط. أما تمارين البطن المعتادة فتدفع القبة إلى الخارج، ولهذا أتعبت ظهرك. المطلوب أن نوقظ العضلة العميقة مع قاع الحوض أولًا.',
      at_home:
        'قومي من السرير على جنبك مستندة إلى يدك.\nاستلقي وركبتاك مثنيتان، وازفري وأنتِ تسحبين أسفل البطن برفق خمس ثوانٍ، عشر مرات مرتين يوميًا.\nأوقفي أي تمرين تظهر معه القبة.',
      come_in:
        'احجزي تقييمًا لقياس التباعد وقوة قاع الحوض، خاصة مع سلس بول أو ثقل في الحوض أو ألم ظهر مستمر. أغلب الأمهات يحتجن أربع جلسات إلى ست.',
      emergency:
        'بروز قاسٍ مؤلم في البطن أو السرة لا يرجع بالضغط، أو معه قيء وإمساك، قد يكون فتقًا مختنقًا: توجهي إلى الطوارئ مباشرة.',
      after_hours: 22,
      likes: 312,
      views: 3870,
    },
  },
  {
    slug: 'جبيرة-القدم-لطفل-الشلل-الدماغي',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'بنتي عندها شلل دماغي وترفض تلبس جبيرة القدم',
    content:
      'عمرها خمس سنوات وتمشي مسنودة على أطراف أصابعها. صرفوا لها جبيرة بلاستيك، تبكي منها وتترك علامة حمرا على الكعب. صرت ما ألبسها إلا ساعة باليوم وأحس بالذنب.',
    status: 'answered',
    user_name: 'أم جوري',
    asked_days_ago: 120,
    views: 934,
    tags: ['شلل دماغي', 'أطفال'],
    answer: {
      doctor_id: 163,
      content:
        'ضعي الذنب جانبًا، فالبكاء غالبًا رسالة بأن الجبيرة لم تعد على مقاسها. الأطفال يكبرون بسرعة، وجبيرة ضيقة بنصف سنتيمتر تكفي لتؤلم. العلامة الحمراء المقبولة تختفي خلال عشرين دقيقة؛ ما يبقى بعدها يعني أن القالب يحتاج تعديلًا.\n\nفائدتها كبيرة: تحمي الكعب من القصر وتجعل خطوتها أثبت. لذلك نصلح القالب ولا نتركه.',
      at_home:
        'جورب قطني طويل بلا ثنيات، وإجلاس الكعب حتى آخر الجبيرة قبل الشد.\nزيدي نصف ساعة كل يومين، واربطيها بلعبة تحبها لا بالتمرين.\nأطيلي عضلة الساق برفق بعد الاستحمام.',
      come_in:
        'أحضري البنت والجبيرة والحذاء معًا لنعدل القالب ونراها تمشي. وراجعينا كل ستة أشهر، أو فورًا مع جرح أو فقاعة في الجلد.',
      emergency:
        'إذا صارت القدم باردة أو شاحبة أو متورمة بعد لبس الجبيرة فانزعيها، وإن لم تعد لطبيعتها سريعًا فتوجهي إلى الطوارئ.',
      after_hours: 19,
      likes: 88,
      views: 790,
    },
  },
  {
    slug: 'التواء-الكاحل-المتكرر',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'كاحلي يلتوي كل شهر تقريبًا، أحتاج عملية؟',
    content:
      'عمري 23 وألعب طائرة. أول التواء كان قبل سنة وما عالجته زين، ومن بعدها يلتوي علي حتى وأنا أمشي على رصيف. ألبس رباط ضاغط وقت اللعب. الأشعة سليمة.',
    status: 'answered',
    user_name: 'فارس م.',
    asked_days_ago: 88,
    views: 1490,
    tags: ['كاحل', 'رياضة'],
    answer: {
      doctor_id: 161,
      content:
        'قبل الحديث عن الجراحة هناك علاج لم تأخذه بعد: تدريب التوازن. الالتواء الأول يمدد الأربطة ويتلف الإحساس بموضع القدم، فتتأخر العضلة جزءًا من الثانية ويلتوي الكاحل من جديد، حتى مع أشعة سليمة.\n\nبرنامج تقوية وتوازن لثمانية إلى اثني عشر أسبوعًا يثبّت الكاحل عند غالبية اللاعبين. نفكر في الجراحة لمن بقي كاحله يخونه بعد برنامج أتمه فعلًا.',
      at_home:
        'قف على رجل واحدة دقيقة، ثلاث مرات يوميًا، ثم بعينين مغمضتين قرب الحائط.\nادفع القدم للخارج ضد شريط مطاطي ثلاث مجموعات من خمس عشرة.\nالبس دعامة برباط في التدريب والمباريات لأشهر.',
      come_in:
        'احجز لقياس ثبات الكاحل وقوة عضلاته ووضع برنامج العودة. وتعال أبكر إن صار في المفصل قفل أو طقطقة مؤلمة أو تورم لا يزول.',
      emergency:
        'بعد التواء جديد: عجز عن أربع خطوات، أو ألم عند الضغط على العظم، أو اعوجاج، أو خدر في القدم، يستدعي الطوارئ وأشعة في اليوم نفسه.',
      after_hours: 34,
      likes: 63,
      views: 1265,
    },
  },
  {
    slug: 'ألم-الرقبة-من-الجوال-والمكتب',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'رقبتي مشدودة طول اليوم من الدوام والجوال، وش التمارين؟',
    content:
      'أشتغل محاسب ثمان ساعات على اللابتوب وأكمل على الجوال بالليل. الشد من أسفل الراس للكتف، ويزيد آخر الدوام. غيرت المخدة مرتين وما استفدت. ما فيه تنميل.',
    status: 'answered',
    user_name: 'حسام',
    asked_days_ago: 5,
    views: 2140,
    tags: ['رقبة', 'عمل مكتبي'],
    answer: {
      doctor_id: 162,
      content:
        'مشكلتك في الساعات أكثر مما هي في المخدة. الرقبة تتحمل أي وضعية وقتًا قصيرًا، وتشتكي من أي وضعية تطول، وغياب التنميل علامة مطمئنة.\n\nأفضل وضعية هي الوضعية التالية: أن تتحرك قبل أن تتيبس. والتقوية تدوم فائدتها أكثر من المساج؛ من يلتزم بتمارين الرقبة ولوحي الكتف يلاحظ الفرق عادةً خلال أربعة إلى ستة أسابيع.',
      at_home:
        'ارفع شاشة اللابتوب إلى مستوى عينيك بلوحة مفاتيح منفصلة، وارفع الجوال إلى وجهك.\nقم دقيقتين كل نصف ساعة.\nاسحب ذقنك للخلف خمس ثوانٍ عشر مرات، واضغط لوحي كتفيك معًا، ثلاث مرات يوميًا.',
      come_in:
        'إن لم يخف الشد بعد ستة أسابيع من الالتزام، أو نزل الألم إلى الذراع، أو صاحبه صداع متكرر، فاحجز جلسة تقييم نرى فيها جلستك وحركتك.',
      emergency:
        'ضعف في اليدين أو الساقين، أو اختلال في المشي، أو فقد التحكم بالبول، أو ألم رقبة مع حرارة وتيبس شديد: طوارئ دون تأخير.',
      after_hours: 9,
      likes: 137,
      views: 1822,
    },
  },
  {
    slug: 'تمارين-العصب-السابع-متى-تبدأ',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'عصب سابع من عشرة أيام، أبدأ جلسات كهرباء؟',
    content:
      'صحيت ووجهي مايل وعيني اليسار ما تسكر. الدكتور أعطاني كورتيزون وقطرات وقال عصب سابع. واحد نصحني بالكهرباء وواحد قال انتظر. عمري 35 ووظيفتي قدام الناس ونفسيتي تعبانة.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 150,
    views: 3655,
    tags: ['عصب سابع', 'الوجه'],
    answer: {
      doctor_id: 163,
      content:
        'مفهوم أن يثقل عليك هذا، والخبر الطيب أن أغلب من يصابون به يتعافون تعافيًا جيدًا، كثير منهم خلال ثلاثة أسابيع إلى ثلاثة أشهر، خاصة من بدأ الكورتيزون مبكرًا مثلك.\n\nلا دليل قويًا على نفع الكهرباء في هذه المرحلة، وشد الوجه بقوة قد يعلّم العضلات حركات خاطئة. الأولوية الآن لحماية العين، ثم تمارين لطيفة أمام المرآة عندما تبدأ الحركة بالعودة.',
      at_home:
        'قطرات الدموع نهارًا ومرهم العين ليلًا كما وُصف لك، وأغلق الجفن بشريط طبي عند النوم، والبس نظارة في الهواء والغبار.\nدلّك وجهك برفق خمس دقائق مرتين يوميًا.\nاشرب بماصة وامضغ ببطء.',
      come_in:
        'نراك بعد ثلاثة أسابيع من البداية لوضع تمارين تناسب مرحلتك. وإذا لم تظهر أي حركة بعد ثلاثة أشهر، أو صارت العين تُغلق مع الابتسام، فاحجز مع الأعصاب.',
      emergency:
        'ليس عصبًا سابعًا ما يصاحبه ضعف ذراع أو ساق أو تلعثم أو ازدواج رؤية: اتصل بالرقم 997. وألم العين أو احمرارها أو ضعف نظرها يحتاج طبيب عيون في اليوم نفسه.',
      after_hours: 15,
      likes: 241,
      views: 3190,
    },
  },
  {
    slug: 'جدتي-تخاف-تمشي-بعد-كسر-الورك',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'جدتي بعد كسر الورك رافضة تمشي، كيف نقنعها؟',
    content:
      'عمرها 79 وسوت عملية تثبيت قبل ستة أسابيع والدكتور قال تحمل على رجلها عادي. تخاف تطيح مرة ثانية وتبغى الكرسي المتحرك. صارت تنام كثير وأكلها قليل.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 210,
    views: 1120,
    tags: ['كبار السن', 'كسر الورك'],
    answer: {
      doctor_id: 163,
      content:
        'خوفها حقيقي ولا يزول بالإلحاح، بل بتجارب صغيرة ناجحة. ما دام الجراح سمح بالحمل على الرجل، فكل يوم في الكرسي يضعف العضلة ويزيد احتمال السقوط الذي تخشاه.\n\nابدؤوا بالوقوف لا بالمشي: أن تقوم من كرسي عالٍ بمساعدة مشّاية وشخص بجانبها، وتعد حتى عشرة ثم تجلس. ودعوها تختار الوقت والمكان، فالقرار بيدها نصف الشجاعة.',
      at_home:
        'قيام وجلوس خمس مرات، ثلاث مرات يوميًا، ثم خطوات إلى باب الغرفة، ثم إلى سفرة العائلة.\nأزيلوا السجاد المتحرك، وأضيئوا الممر ليلًا، وركّبوا مقبضًا في الحمام.\nبيض أو لبن أو لحم في كل وجبة.',
      come_in:
        'احجزوا زيارة تأهيل هذا الأسبوع مع مراجعة نظرها وأدويتها وضغطها واقفةً. وقلة الأكل وكثرة النوم تستحقان طبيب أسرة، فقد يكون وراءهما اكتئاب أو فقر دم.',
      emergency:
        'ألم جديد شديد في الورك أو قِصر في الساق، أو تورم ساق، أو ضيق نفس، أو تشوش مفاجئ: لا تحركوها كثيرًا واتصلوا بالرقم 997.',
      after_hours: 26,
      likes: 95,
      views: 960,
    },
  },
  {
    slug: 'متى-أسوق-بعد-عملية-الدسك',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'أسبوعين بعد عملية الدسك، متى أسوق وأبدأ علاج طبيعي؟',
    content:
      'سويت عملية منظار للدسك القطني قبل أسبوعين وألم الرجل راح ولله الحمد. باقي شد بسيط في الظهر. دوامي يبعد أربعين دقيقة بالسيارة، والورقة اللي عطوني ما فيها شي عن السواقة ولا متى أبدأ جلسات.',
    status: 'pending',
    user_name: 'ماجد',
    asked_days_ago: 1,
    views: 74,
    tags: ['دسك', 'بعد العملية'],
    answer: null,
  },
  {
    slug: 'أي-جهاز-تدليك-أشتري',
    lang: 'ar',
    qa_specialty: 'rehabilitation',
    title: 'أي جهاز مساج منزلي أفضل وأرخص؟',
    content:
      'أبغى أشتري جهاز مساج للظهر والرقبة للوالدة هدية، وميزانيتي خمسمية ريال. فيه أنواع كثيرة في المتاجر ومحتار بينها. وش الماركة اللي تنصحوني فيها ومن وين أطلبها؟',
    status: 'closed',
    user_name: 'زياد',
    asked_days_ago: 132,
    views: 410,
    tags: [],
    answer: null,
    closed_reason: 'out-of-scope',
    closed_note:
      'لفتة جميلة منك، لكننا لا نقارن بين الأجهزة والماركات هنا؛ وإن كانت الوالدة تشكو من ألم فيسعدنا أن تكتب لنا عنه أو تحجز لها تقييمًا.',
  },
  {
    slug: 'shin-pain-training-for-first-half-marathon',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'Sore shins six weeks before my first half marathon. Run through it?',
    content:
      'I am 34 and went from 10 to 35 km a week in a month. The inner side of both shins aches at the start of a run, eases, then hurts again in the evening. One spot on the left is sorer than the rest. My shoes are two years old. I have already paid for the race.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 3,
    views: 388,
    tags: ['running', 'shins'],
    answer: {
      doctor_id: 161,
      content:
        'Your legs are asking for a slower calendar: more than three times the distance within a month is a lot for bone, which adapts more slowly than heart and lungs. An ache along both inner shins fits shin splints. One spot that is sorer than the rest is the part I would not run through, because it may be an early stress injury of the bone.\n\nRested now, shin splints settle in a few weeks. A stress fracture that is ignored costs months.',
      at_home:
        'Swap running for cycling or the pool until walking and hopping are painless, usually two weeks.\nThen walk and jog on alternate days, adding about a tenth a week, in newer shoes.\nSlow calf raises, three sets of fifteen, straight and bent knee.',
      come_in:
        'Have the sore spot examined this week, before the next run; sometimes an X-ray is normal and an MRI is needed. We can also judge honestly whether the race is realistic.',
      emergency:
        'Sudden sharp pain with being unable to put weight on the leg needs the emergency department. So does a rock-hard, very painful shin with numb toes after exercise – do not wait overnight.',
      after_hours: 16,
      likes: 26,
      views: 331,
    },
  },
  {
    slug: 'urine-leak-when-jumping-after-two-births',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'I leak urine when I jump or sneeze. Do I have to live with it?',
    content:
      'My second child is fourteen months old. I leak when I run after her, sneeze or skip at the gym. My mother says it is normal after babies. I tried squeezing exercises for two weeks and gave up because I could not feel anything happening.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 29,
    views: 2980,
    tags: ['pelvic floor', 'after birth'],
    answer: {
      doctor_id: 162,
      content:
        'Common, yes; something to put up with, no. Leaking with a jump or sneeze usually means that the pelvic floor closes too late or too weakly, and supervised training helps about two women in three within three to four months.\n\nTwo weeks is too short, and nearly a third of women squeeze the wrong muscles when they learn from a leaflet. That is not your fault. Once someone has shown you the right movement, most women feel a difference quickly.',
      at_home:
        'Lift as if holding back wind, without holding your breath or tightening your buttocks; five seconds, ten times, three times a day.\nSqueeze just before you sneeze or lift.\nDo not cut down on water, and treat constipation, because straining undoes the work.',
      come_in:
        'One private visit is enough to check whether you are using the right muscles. Please book sooner if you feel a bulge or heaviness, pain during intercourse, or burning when you pass urine.',
      emergency:
        'New numbness between the legs, weakness in both legs, or being unable to pass urine at all needs an emergency department straight away. Fever with pain in the side should be seen the same day.',
      after_hours: 12,
      likes: 264,
      views: 2610,
    },
  },
  {
    slug: 'stiff-wrist-after-plaster-removed',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'Plaster off after six weeks and my wrist hardly moves',
    content:
      'I am 58 and broke my left wrist in a fall. The plaster came off five days ago. The hand is swollen in the evening, I cannot make a fist and turning the palm up hurts. The X-ray looks healed. Is this stiffness normal and how hard may I push?',
    status: 'answered',
    user_name: 'Grace',
    asked_days_ago: 75,
    views: 860,
    tags: ['wrist', 'fracture'],
    answer: {
      doctor_id: 193,
      content:
        'Six weeks of stillness does that to every wrist, so please don’t be alarmed. The bone has joined, while the ligaments and tendons around it have shortened and need reminding. Expect the fist to come back first and the palm-up turn last; good function takes three months, and the final degrees up to a year.\n\nPush to a firm stretch that eases within half an hour. Pain that lasts until the next morning means that you did a little too much.',
      at_home:
        'Warm water for ten minutes, then fists, finger spreads, wrist bends and palm turns, ten each, five times a day.\nRaise the hand above the heart when you rest and do use it for light tasks.\nCarry nothing heavier than a full cup for now.',
      come_in:
        'A hand therapy visit this week is worthwhile, because the early weeks count most. Tell us about low-energy falls too: at 58 a broken wrist is a good reason to measure bone density.',
      emergency:
        'Come the same day if the fingers turn blue, white or numb. Severe burning pain with a shiny, colour-changing, very tender hand should also be seen quickly rather than waited out.',
      after_hours: 28,
      likes: 47,
      views: 744,
    },
  },
  {
    slug: 'hamstring-strain-keeps-coming-back',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'Third hamstring pull this season – what am I doing wrong?',
    content:
      'I run and play five-a-side, age 29. Each time I rest two weeks, feel fine, and it pulls again on the first sprint. Same spot at the back of my right thigh. I stretch a lot before matches. No bruise this time and I can walk without a limp.',
    status: 'answered',
    user_name: 'Kareem A.',
    asked_days_ago: 183,
    views: 1345,
    tags: ['running', 'hamstring'],
    answer: {
      doctor_id: 161,
      content:
        'What is missing is the step between “no pain” and “full sprint”. Two weeks of rest settles the pain, but the muscle has not regained its strength at full length, which is exactly where sprinting loads it. A previous strain is the strongest predictor of the next one, and stretching alone does not change that.\n\nSlow lowering exercises such as the Nordic curl do: in football teams they roughly halve these injuries. Add graded running before you play again.',
      at_home:
        'Walk briskly now, jog when that is comfortable, and raise speed by a tenth every second session.\nBridges on one leg, then slow Nordic lowers twice a week.\nWarm up with drills and build-up runs instead of long stretches.',
      come_in:
        'Book a strength test before your next match; we compare both legs and want less than a ten per cent gap. Three pulls in one place may also need an ultrasound and a look at your back and hips.',
      emergency:
        'A loud snap with heavy bruising, a dent in the muscle or no strength to bend the knee needs assessment the same day. Calf swelling with breathlessness: call 997.',
      after_hours: 21,
      likes: 52,
      views: 1170,
    },
  },
  {
    slug: 'parkinsons-mother-freezes-and-falls',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'My mother has Parkinson’s and freezes in doorways. Can therapy help?',
    content:
      'She is 72 and was diagnosed five years ago. Her feet stick to the floor at doors and when she turns in the kitchen, and she fell twice this month without injury. We pull her by the hand to get her going, which sometimes makes it worse.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 262,
    views: 1015,
    tags: ['Parkinson’s', 'falls'],
    answer: {
      doctor_id: 163,
      content:
        'Therapy helps a great deal here, and there is a small trick to it. Freezing happens when walking can no longer run on autopilot, so we give the brain another route: a line to step over, a beat to count, a clear target. Pulling her hand moves her body while her feet are still stuck, which is why it backfires.\n\nTwo falls in a month mean that her medicines, blood pressure and eyesight should be looked at as well.',
      at_home:
        'When she freezes: stop, stand tall, shift weight side to side, then count “one, two, three” and take one big step.\nStick strips of coloured tape across the doorways.\nTurn in a wide half circle, never while carrying things, and clear loose rugs.',
      come_in:
        'Come for a home-safety and walking assessment within two weeks, ideally at the hour when her freezing is worst. Write down what time she takes each tablet and when she freezes.',
      emergency:
        'After a fall with a blow to the head, new drowsiness, hip pain or being unable to stand, call 997. Never stop her Parkinson’s tablets suddenly; if she cannot swallow them, seek urgent help.',
      after_hours: 33,
      likes: 79,
      views: 905,
    },
  },
  {
    slug: 'pelvic-pain-in-pregnancy-turning-in-bed',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'Sharp pelvic pain when I turn over in bed, 28 weeks pregnant',
    content:
      'This is my second pregnancy. The pain sits at the front over the pubic bone and in my right buttock. Turning in bed, climbing out of the car and stairs are the worst. The baby moves well and my last scan was fine. Is it safe to keep walking?',
    status: 'answered',
    user_name: 'Mehwish',
    asked_days_ago: 334,
    views: 1720,
    tags: ['pregnancy', 'pelvis'],
    answer: {
      doctor_id: 162,
      content:
        'Walking is safe, and so is your baby; what you describe sounds like pelvic girdle pain, which about one pregnant woman in five knows. The joints of the pelvis move a little unevenly, and anything that parts the legs or loads one side stings.\n\nIt can be eased during pregnancy rather than merely endured, with exercises and small changes in how you move. For most mothers it fades within weeks of the birth, and a normal delivery remains possible.',
      at_home:
        'Keep your knees together when you turn in bed or leave the car; a silky sheet helps.\nSit down to dress, and take stairs one at a time, good leg first going up.\nWalk short distances often, sleep with a pillow between the knees.',
      come_in:
        'See a physiotherapist this week if pain disturbs your sleep or you limp. A support belt, fitted properly, helps some women. Mention it to your obstetrician so that the birth positions can be planned.',
      emergency:
        'Head for the maternity emergency now with bleeding, leaking fluid, regular tightening or fewer movements of the baby. Numbness between the legs or being unable to pass urine is also an emergency.',
      after_hours: 20,
      likes: 143,
      views: 1498,
    },
  },
  {
    slug: 'insoles-for-flat-feet-standing-job',
    lang: 'en',
    qa_specialty: 'rehabilitation',
    title: 'Do I need custom insoles? I stand nine hours a day with flat feet',
    content:
      'I am a cashier, 26, flat-footed since childhood. For about a month my arches and inner ankles ache by the end of the shift, and the first steps in the morning are stiff. A shop offered me custom insoles for a lot of money. Would exercises do the same?',
    status: 'pending',
    user_name: 'Jerome',
    asked_days_ago: 5,
    views: 42,
    tags: ['feet', 'work'],
    answer: null,
  },
];
