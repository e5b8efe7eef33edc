import type { DemoQuestion } from '../types.ts';

export const nutritionQuestions: readonly DemoQuestion[] = [
  {
    slug: 'الصيام-المتقطع-مع-القولون',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'الصيام المتقطع مناسب لي وأنا عندي قولون عصبي؟',
    content: 'وزني 88 وطولي 168، أبغى أنزل. القولون ينتفخ لما آكل وجبة كبيرة. سمعت عن 16 ساعة صيام. ما عندي سكر.',
    status: 'answered',
    user_name: 'أحلام',
    asked_days_ago: 17,
    views: 1930,
    tags: ['وزن', 'قولون'],
    answer: {
      doctor_id: 231,
      content:
        'الصيام المتقطع طريقة لتنظيم الوقت وليس سحرًا؛ نتيجته قريبة من أي خطة تقلل الطعام بالقدر نفسه. مشكلته معك أنه يجمع الأكل في وجبتين كبيرتين، وهذا ما ينفخ قولونك. والصيام الطويل لا يناسب الحامل والمرضع ومن لديه تاريخ اضطراب أكل.\n\nالحمية قليلة الفودماب مفيدة للقولون لكنها مؤقتة وتحتاج إشرافًا حتى تعود الأطعمة واحدًا واحدًا، فلا تقطعي مجموعات غذائية كاملة من نفسك.',
      at_home:
        'إن أحببتِ التجربة فابدئي باثنتي عشرة ساعة ليلية فقط، من بعد العشاء إلى الفطور، وثلاث وجبات متوسطة تؤكل ببطء.\nقللي المشروبات الغازية والعلك والبصل النيء، وزيدي الألياف تدريجيًا مع الماء.\nامشي ربع ساعة بعد الأكل؛ نصف كيلو في الأسبوع هدف ممتاز.',
      come_in:
        'راجعي الطبيب عند دم في البراز أو نقص وزن غير مقصود أو ألم يوقظك ليلًا أو فقر دم. ولخطة تناسب قولونك احجزي مع أخصائية التغذية.',
      emergency:
        'ألم بطن شديد مستمر مع قيء متكرر أو انتفاخ قاسٍ وتوقف خروج الغازات، أو إغماء، أو براز أسود: توجهي إلى الطوارئ.',
      after_hours: 31,
      likes: 82,
      views: 1660,
    },
  },
  {
    slug: 'طفلي-ما-يأكل-إلا-رز-وحليب',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'ولدي ما ياكل إلا رز وحليب وبسكوت',
    content: 'عمره أربع سنوات، يرفض الخضار واللحم ويشرب لتر حليب باليوم. وزنه على حد المنحنى. كل وجبة معركة.',
    status: 'answered',
    user_name: 'أم لمار',
    asked_days_ago: 49,
    views: 2105,
    tags: ['تغذية الأطفال'],
    answer: {
      doctor_id: 232,
      content:
        'أعرف تعب هذه المعركة. الانتقائية شائعة بين سنتين وست، وأول خيط هو الحليب: لتر يوميًا يملأ المعدة ويسبب نقص الحديد. أنزليه تدريجيًا إلى كوبين، وبعد الأكل لا قبله.\n\nاتفقوا على قسمة بسيطة: أنتم تقررون ماذا ومتى وأين، وهو يقرر كم. وقد يحتاج الطفل خمس عشرة مرة قبل أن يتقبل صنفًا جديدًا، فلا تيأسي من الرفض الأول.',
      at_home:
        'ثلاث وجبات ووجبتان خفيفتان في مواعيدها، بلا شاشة وبلا ملاحقة بالملعقة.\nضعي بجانب الأرز لقمة صغيرة من صنف جديد دون تعليق.\nأشركيه في الغسل والتقليب، ولا تجعلي الحلوى مكافأة.',
      come_in:
        'لأن وزنه على حد المنحنى أرغب في رؤيته خلال أسابيع مع تحليل حديد وفيتامين د. وأسرع من ذلك إذا شحب وتعب، أو توقف وزنه، أو كانت أصنافه أقل من عشرة وتتناقص، أو تأخر كلامه.',
      emergency:
        'إذا غص بلقمة ولم يستطع السعال أو البكاء أو ازرقّ فابدؤوا الإسعاف واتصلوا بالرقم 997. والقيء المتكرر مع خمول وقلة تبول يستدعي الطوارئ.',
      after_hours: 20,
      likes: 151,
      views: 1820,
    },
  },
  {
    slug: 'مشروبات-الدايت-والمحليات-كل-يوم',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'أشرب أربع علب دايت باليوم بدل السكر، تضر أو عادي؟',
    content:
      'عمري 36 ووزني 92 وعندي مقاومة إنسولين. تركت المشروبات العادية من سنة وحولت على الدايت، ومعها محلي بالقهوة. نزلت شوي ووقف وزني. أختي تقول المحليات ترفع السكر وتسبب سرطان، وصرت محتارة.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 3,
    views: 5910,
    tags: ['محليات', 'وزن'],
    answer: {
      doctor_id: 154,
      content:
        'تركك للمشروبات المحلاة إنجاز حقيقي فلا تتراجعي عنه. المحليات لا ترفع السكر مباشرة، والكميات المعتادة منها ضمن الحدود التي تعدها الهيئات الصحية آمنة، ولم يثبت أنها تسبب السرطان بهذه الكميات.\n\nلكنها ليست دواءً للوزن: منظمة الصحة العالمية لا توصي بها وسيلة للنزول على المدى البعيد، لأنها تبقي اللسان معلقًا بالطعم الحلو. هدفنا أن تكون جسرًا إلى الماء، وأن نبحث عن سبب الثبات في الطعام والحركة.',
      at_home:
        'استبدلي علبة كل أسبوع بماء فوار مع ليمون ونعناع، واخفضي محلي القهوة حبة حبة.\nبروتين وخضار في كل وجبة، ونصف ساعة مشي أغلب الأيام.\nاكتبي أكلك ثلاثة أيام؛ كثيرًا ما يختبئ الفرق في الخفيفات.',
      come_in:
        'احجزي إن ثبت وزنك ثلاثة أشهر، أو لم تعملي تحليل التراكمي منذ ستة أشهر. سنراجع مقاومة الإنسولين والنوم والأدوية، ونناقش العلاج إن احتجتِ.',
      emergency:
        'عطش شديد وتبول كثير مع قيء أو نفس سريع أو تشوش قد يكون ارتفاعًا خطرًا في السكر: إلى الطوارئ، أو 997 إذا ضعف الوعي.',
      after_hours: 12,
      likes: 430,
      views: 5124,
    },
  },
  {
    slug: 'أرضع-وأبغى-أنزل-وزني',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'أرضع طبيعي وأبغى أنزل وزن الحمل، يقل الحليب؟',
    content:
      'ولدي عمره أربع شهور ورضاعته كلها طبيعية. زدت 18 كيلو بالحمل وباقي علي 11. خالتي تقول كلي حلبة ومرق وتمر عشان الحليب، وصديقتي على شوربة وسلطة بس. أحس بجوع شديد بالليل وأدوخ.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 5,
    views: 3380,
    tags: ['رضاعة', 'وزن'],
    answer: {
      doctor_id: 231,
      content:
        'اطمئني، النزول الهادئ لا يقلل الحليب؛ ما يكثّره هو كثرة الرضاعة لا كثرة السكر والمرق. أما الشوربة والسلطة وحدهما فقليل عليك، ودوختك وجوعك دليل، لأن الرضاعة وحدها تستهلك نحو أربعمئة سعرة في اليوم.\n\nنصف كيلو في الأسبوع وتيرة آمنة لك وله. والجسم أخذ تسعة أشهر ليزيد، فأعطيه مثلها ليعود، دون صيام طويل أو أعشاب تنحيف أثناء الرضاعة.',
      at_home:
        'ثلاث وجبات وخفيفتان: بيض أو لبن صباحًا، وكف بروتين مع خضار وخمس ملاعق أرز غداءً.\nكوب ماء مع كل رضعة، وحفنة مكسرات جاهزة لجوع الليل.\nمشي بالعربة ثلث ساعة، ونومة مع نومته.',
      come_in:
        'نرتب لك خطة بأطباق بيتك متى شئتِ. واحجزي أسرع إذا قل بلل الحفاضات أو توقف وزنه، أو بقيت الدوخة والتعب، لنفحص الحديد والغدة.',
      emergency:
        'إغماء أو خفقان شديد لديك يعني الطوارئ. ورضيع خامل لا يقوى على الرضاعة أو لم يبلل حفاضه ثماني ساعات يُؤخذ إليها فورًا، أو اتصلي بالرقم 997.',
      after_hours: 16,
      likes: 265,
      views: 2940,
    },
  },
  {
    slug: 'سكر-الحمل-والتمر-والرز',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'طلع معي سكر حمل، أقطع التمر والرز نهائيًا؟',
    content:
      'حامل بالأسبوع 27 وأول حمل. تحليل السكر طلع مرتفع بعد ساعة وبعد ساعتين. خفت وصرت آكل بس سلطة ودجاج وأحس بدوخة. أمي تقول التمر ما يضر. كيف أرتب يومي؟',
    status: 'answered',
    user_name: 'شوق',
    asked_days_ago: 26,
    views: 4190,
    tags: ['سكر الحمل', 'حمل'],
    answer: {
      doctor_id: 231,
      content:
        'مبارك حملك، ولا تقطعي شيئًا نهائيًا؛ الجنين يحتاج النشويات والدوخة تقول إنك نقصتِ كثيرًا. سكر الحمل يُضبط عند أغلب الأمهات بالتوزيع: الكمية نفسها على ثلاث وجبات وثلاث خفيفات بدل مرتين.\n\nوأمك نصف محقة: حبة تمر إلى ثلاث صغيرة مع لبن أو مكسرات لا بأس بها، أما خمس مع القهوة وحدها فترفع السكر بسرعة. والصباح أصعب الأوقات، فخففي نشويات الفطور.',
      at_home:
        'فطور: بيض أو جبن مع شريحة بر. غداء: ست ملاعق أرز مع لحم وسلطة كثيرة. قبل النوم: لبن مع حفنة مكسرات.\nامشي عشر دقائق بعد كل وجبة.\nقيسي صائمة وبعد الأكل بحسب ما طُلب منك واكتبيه.',
      come_in:
        'هذا الأسبوع نرتب لك خطة بأطباق بيتك، ونراجع القراءات بعد أسبوعين. إن بقيت فوق الهدف فقد تضيف طبيبتك دواءً، وليس ذلك فشلًا منك.',
      emergency:
        'قلة حركة الجنين، أو نزيف، أو صداع شديد مع زغللة، أو قيء يمنعك من الأكل والشرب: طوارئ الولادة فورًا، والرقم 997 عند فقد الوعي.',
      after_hours: 7,
      likes: 287,
      views: 3702,
    },
  },
  {
    slug: 'دوخة-وتساقط-بعد-التكميم',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'بعد التكميم بأربع شهور شعري يطيح وأدوخ',
    content:
      'نزلت 28 كيلو ولله الحمد. من شهر شعري يتساقط وأدوخ إذا قمت بسرعة، ونفسي عايفة اللحم. آكل شوربة وزبادي وكم لقمة رز، والفيتامينات آخذها مرة وأنسى مرات.',
    status: 'answered',
    user_name: 'غادة ف.',
    asked_days_ago: 70,
    views: 3560,
    tags: ['تكميم', 'فيتامينات'],
    answer: {
      doctor_id: 232,
      content:
        'تساقط الشعر بين الشهر الثالث والسادس متوقع مع سرعة النزول، وأغلبه يعود حين يستقر الوزن. ما لا أحب تركه هو الدوخة، وعزوفك عن اللحم، ونسيان الفيتامينات؛ ثلاثتها تشير إلى نقص بروتين وسوائل وربما حديد أو ب12 أو ب1.\n\nالفيتامينات بعد التكميم ليست اختيارية ولا مؤقتة. وبكمياتك الصغيرة يجب أن تكون اللقمة الأولى بروتينًا، وأن يأتي الأرز آخرًا إن بقي مكان.',
      at_home:
        'بديل اللحم: سمك طري، وبيض، ولبن يوناني، وعدس مهروس؛ ست وجبات صغيرة.\nارتشفي الماء بين الوجبات لا معها، وقومي ببطء.\nاربطي الفيتامينات بتنبيه ثابت، وافصلي الكالسيوم عن الحديد ساعتين.',
      come_in:
        'تحتاجين هذا الأسبوع تحاليل صورة الدم والحديد وب12 وفيتامين د والبروتين. نتابعك كل ثلاثة أشهر في السنة الأولى ولو كنتِ بخير.',
      emergency:
        'قيء مستمر، أو ألم بطن شديد، أو حرارة مع تسارع النبض، أو تشوش وازدواج رؤية وعدم اتزان: هذه لا تنتظر العيادة، الطوارئ أو 997.',
      after_hours: 21,
      likes: 198,
      views: 3107,
    },
  },
  {
    slug: 'كم-بيضة-في-اليوم-مع-الكوليسترول',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'الكوليسترول مرتفع شوي، أوقف البيض والسمن؟',
    content:
      'عمري 48 والضار عندي 4.1 مليمول. أفطر بيضتين بالسمن كل يوم وأحب الكبسة والمفطح. ما أدخن ولا عندي سكر، والوالد جاته جلطة قلب عمره 70. أبغى أعدل بالأكل قبل الحبوب.',
    status: 'answered',
    user_name: 'سعد',
    asked_days_ago: 110,
    views: 2615,
    tags: ['كوليسترول'],
    answer: {
      doctor_id: 153,
      content:
        'البيضة متهم أخف مما يُشاع؛ السمن الذي تُقلى فيه هو الأثقل، فالدهون المشبعة ترفع الضار أكثر من كوليسترول الطعام نفسه. بيضة في اليوم لا بأس بها لأكثر الناس، وبعض الأيام اجعلها بلا سمن.\n\nتعديل الأكل والوزن يخفض الضار عادةً بين عشرة وعشرين بالمئة خلال ثلاثة أشهر. هذا وقت معقول للتجربة في مثل أرقامك، ثم نحسب خطر القلب كاملًا لنقرر معًا هل تحتاج دواء.',
      at_home:
        'زيت زيتون أو كانولا بدل السمن، ونزع الجلد والشحم قبل الطبخ.\nشوفان أو عدس أو فول كل يوم، وسمك مرتين أسبوعيًا، وحفنة مكسرات نيئة.\nمن الكبسة ثمان ملاعق بجانب نصف صحن سلطة، ومشي نصف ساعة.',
      come_in:
        'راجعنا بعد ثلاثة أشهر بتحليل دهون وسكر وقياس ضغط. وأبكر من ذلك إذا كان في العائلة جلطات قبل الخامسة والخمسين أو كان الضار أعلى من 4.9.',
      emergency: 'ضغط أو ألم في الصدر يمتد إلى الذراع أو الفك، مع تعرق أو ضيق نفس، اتصل له بالرقم 997 ولا تقد بنفسك.',
      after_hours: 36,
      likes: 144,
      views: 2280,
    },
  },
  {
    slug: 'نحيف-وأبغى-أزيد-وزني',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'نحيف من يومي وآكل كثير وما أزيد، آخذ فاتح شهية؟',
    content:
      'عمري 20 وطولي 176 ووزني 52. أحس إني آكل كثير بس أفوت الفطور ودوام الجامعة طويل. أشرب مشروبات طاقة. واحد في النادي نصحني بحقن وواحد بفاتح شهية وخلطات. ما عندي إسهال.',
    status: 'answered',
    user_name: 'عبدالرحمن',
    asked_days_ago: 203,
    views: 6480,
    tags: ['نحافة', 'زيادة وزن'],
    answer: {
      doctor_id: 231,
      content:
        'ابتعد عن الحقن والخلطات؛ بعضها هرمونات وبعضها كورتيزون مخفي، يزيد الماء لا العضل ويؤذي الغدد والقلب. وفاتح الشهية لا ينفع من مشكلته وجبات ناقصة لا شهية ناقصة.\n\nحين نحسب يوم أغلب النحيفين نجد أنهم يأكلون كثيرًا مرة وقليلًا بقية اليوم. أضف ثلاثمئة إلى خمسمئة سعرة يوميًا مع تمارين مقاومة، وتوقع ربع كيلو إلى نصف كيلو في الأسبوع.',
      at_home:
        'لا تفوت الفطور ولو سندويتش زبدة فول سوداني وموز وحليب كامل الدسم.\nفي الحقيبة: تمر ومكسرات وجبن. ملعقة زيت زيتون على الأرز والعدس.\nمقاومة ثلاث مرات أسبوعيًا، ونوم كافٍ، واستبدل مشروب الطاقة باللبن.',
      come_in:
        'مؤشر كتلتك أقل من الطبيعي، فاحجز مرة لقياس التكوين وتحليل الدم والغدة وحساسية القمح. وأسرع إن كان وزنك ينزل، أو معك إسهال أو خفقان أو تعرق ليلي.',
      emergency:
        'من أخذ حقنًا أو خلطة مجهولة ثم شعر بخفقان شديد أو ألم صدر أو إغماء أو اصفرار العينين فليتوجه إلى الطوارئ ومعه العبوة.',
      after_hours: 19,
      likes: 512,
      views: 5733,
    },
  },
  {
    slug: 'زيادة-الوزن-في-رمضان',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'كل رمضان أزيد أربعة كيلو مع إني صايمة، وين الغلط؟',
    content:
      'أفطر على تمر وعصير وسمبوسة وشوربة، وبعد التراويح معجنات وحلا مع الأهل، والسحور برقر أحيانًا. أنام بعد الفجر للظهر. وزني 74 وطولي 158. أبغى نظام ما يحرمني من السفرة.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 278,
    views: 8240,
    tags: ['رمضان', 'وزن'],
    answer: {
      doctor_id: 231,
      content:
        'رمضان لا يزيد الوزن، وإنما ما بين التراويح والسحور. عصير وسمبوسات وقطعة حلا قد تساوي وجبتين، تُؤكل وأنتِ لست جائعة، ثم يأتي نوم النهار فيقل ما يحرقه الجسم.\n\nلا أريد حرمانك من السفرة: اجعليها صحنًا واحدًا في كل جلسة. وحين تجتمع العائلة اختاري حلا واحدًا تحبينه بحق، ثلاث مرات في الأسبوع، واستمتعي به دون ذنب.',
      at_home:
        'المغرب: تمرتان وماء وشوربة، ثم الصلاة، ثم صحن نصفه سلطة وربعه بروتين وربعه نشويات.\nسمبوستان بالفرن بدل القلي، وماء بدل العصير.\nمشي ثلث ساعة بعد التراويح، وسحور من بيض أو فول مع خبز بر ولبن.',
      come_in:
        'زورينا قبل رمضان بأسبوعين لخطة على سفرتك، وخاصة إن كان معك سكر أو ضغط أو تأخذين دواءً يحتاج توزيعًا بين الإفطار والسحور.',
      emergency:
        'رجفة وتعرق وتشوش أثناء الصيام، أو إغماء، أو ألم صدر: اكسري صيامك بماء وتمر إن كنتِ واعية، وليتصل من معك بالرقم 997.',
      after_hours: 14,
      likes: 684,
      views: 7395,
    },
  },
  {
    slug: 'النقرس-واللحم-والتمر',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'عندي نقرس، هل صحيح البقوليات والتمر ممنوعة؟',
    content:
      'عمري 51 وجتني نوبتين بإصبع رجلي الكبير هالسنة بعد ولائم. اليوريك 520. قطعت اللحم والبقول والتمر كله ونزلت 6 كيلو بشهر وجتني نوبة ثالثة. أشرب عصير برتقال كثير عشان الفيتامين.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 6,
    views: 1790,
    tags: ['نقرس'],
    answer: {
      doctor_id: 153,
      content:
        'النزول السريع نفسه يثير النوبة، وكذلك سكر العصير، فليست كل شدة مع الطعام نافعة. العدس والحمص والسبانخ لا تزيد النوبات كما كان يُظن، ويبقى الحذر من الكبد والكلاوي والمرق المركز والروبيان والسردين ومشروبات الفركتوز.\n\nوالأكل وحده يخفض اليوريك قليلًا. ثلاث نوبات في السنة مع 520 تعني غالبًا أنك تحتاج علاجًا يوميًا يخفضه إلى أقل من 360، مع بداية متدرجة.',
      at_home:
        'لحم أو دجاج بحجم كف في اليوم، ولبن قليل الدسم مرتين، وثلاث تمرات لا بأس بها.\nماء لترين موزعة، وبرتقالة كاملة بدل كأسين من العصير.\nانزل نصف كيلو في الأسبوع لا أكثر.',
      come_in:
        'أمامك أسبوع أو اثنان لتحليل الكلى والسكر ومراجعة أدويتك، فبعض مدرات الضغط ترفع اليوريك. لا توقف أي دواء قبل أن نراك.',
      emergency:
        'مفصل ساخن متورم مع حرارة ورعشة قد يكون التهابًا جرثوميًا لا نقرسًا، وكذلك مغص الكلى مع حرارة أو انقطاع البول: توجه إلى الطوارئ اليوم.',
      after_hours: 28,
      likes: 99,
      views: 1533,
    },
  },
  {
    slug: 'الكيتو-مع-حصوات-الكلى',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'أقدر أسوي كيتو وأنا جتني حصوة كلى قبل سنتين؟',
    content:
      'وزني 104 وطولي 175 وعمري 39. زميلي نزل عشرين كيلو بالكيتو وتحمست. نزلت مني حصوة صغيرة قبل سنتين وما حللوها. وظايف الكلى آخر مرة سليمة. أبغى أعرف هل يناسبني أو فيه نظام ثاني؟',
    status: 'pending',
    user_name: 'مشعل',
    asked_days_ago: 2,
    views: 86,
    tags: ['كيتو', 'حصوات'],
    answer: null,
  },
  {
    slug: 'تكرار-سؤال-الصيام-المتقطع',
    lang: 'ar',
    qa_specialty: 'nutrition',
    title: 'قولون عصبي وأبغى أسوي صيام متقطع 16 ساعة',
    content:
      'عندي قولون عصبي من خمس سنين ووزني زايد عشرة كيلو، وأبغى أبدأ الصيام المتقطع ست عشرة ساعة مثل خواتي. خايفة ينتفخ بطني زيادة. هل يناسبني أو يضر القولون؟',
    status: 'closed',
    user_name: 'دانة',
    asked_days_ago: 8,
    views: 134,
    tags: ['وزن'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note:
      'أهلًا بك؛ أجابت أخصائية التغذية عن سؤال مثل سؤالك تمامًا، فاقرئي الجواب واكتبي لنا إن اختلفت حالتك في شيء.',
    duplicate_of: 'الصيام-المتقطع-مع-القولون',
  },
  {
    slug: 'fatty-liver-and-evening-snacks',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'Ultrasound says fatty liver grade 1. Which foods should I cut first?',
    content:
      'I am 42, 91 kg and 1.74 m, non-smoker. My liver enzymes are slightly raised. I drink three sweet karak teas and a cola daily, eat late after my shift, and take a herbal liver detox from a friend. My wife cooks mostly rice and curry. I want to do this without giving up family dinners.',
    status: 'answered',
    user_name: 'Shahid',
    asked_days_ago: 4,
    views: 1460,
    tags: ['fatty liver', 'weight'],
    answer: {
      doctor_id: 153,
      content:
        'Begin with the glass, not the plate. Three sweet teas and a cola can carry more than twenty teaspoons of sugar, and the liver turns much of it straight into fat. Stop the herbal detox too: such mixtures are a known cause of raised liver enzymes.\n\nThe good news is that grade 1 is usually reversible. Losing five per cent of your weight clears a good part of the fat and ten per cent settles most inflammation, and family dinners can stay.',
      at_home:
        'Halve the sugar in the tea this week and again next week; water instead of cola.\nHalf a plate of vegetables, a fist of rice, then the curry; finish two hours before bed.\nThirty minutes of brisk walking on five days, plus two short strength sessions.',
      come_in:
        'Within a month we would like to check sugar, lipids, hepatitis B and C and a simple fibrosis score. If you lose weight slowly we repeat the enzymes after three months.',
      emergency:
        'Yellow eyes, dark urine with vomiting, a swollen belly, confusion, or vomiting blood are not part of a simple fatty liver. Go to an emergency department, or call 997.',
      after_hours: 22,
      likes: 118,
      views: 1267,
    },
  },
  {
    slug: 'coeliac-child-gluten-free-family-table',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'My son has just been diagnosed with coeliac disease. Must we all go gluten-free?',
    content:
      'He is eight. The biopsy confirmed it last week. We eat bread and pasta every day and his grandmother bakes ma’amoul. Is a small taste allowed at Eid? Do we need a separate toaster? His younger sister is well, but she is small for her age.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 33,
    views: 1125,
    tags: ['coeliac', 'children'],
    answer: {
      doctor_id: 232,
      content:
        'The family need not change, but his plate must, completely and for life: even a bite of ma’amoul can keep the bowel inflamed without any tummy ache. The comforting part is how much of your table is naturally safe – rice, meat, fish, eggs, lentils, fruit, vegetables, dates and milk.\n\nMany families simply make the shared dinner gluten-free and keep ordinary bread in one corner. Most children grow and brighten within months. Brothers and sisters should be tested, and certainly one who is small.',
      at_home:
        'His own toaster, colander, butter and chopping board, clearly marked.\nRead labels for wheat, barley, rye and malt, and ordinary oats too.\nBake Eid sweets with rice or corn flour, and let him choose the shapes with his grandmother.',
      come_in:
        'Bring both children within a month: growth, iron and vitamin D for him, a blood test for her while she still eats gluten. A dietitian visit with the cook of the house is worth a lot.',
      emergency:
        'A taste by accident is not an emergency. Repeated vomiting with drowsiness, signs of dehydration or severe belly pain is; take him to an emergency department at any hour.',
      after_hours: 17,
      likes: 74,
      views: 986,
    },
  },
  {
    slug: 'elderly-father-eats-little-after-hospital',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'My father, 78, has hardly eaten since he left hospital. What will he manage?',
    content:
      'He had pneumonia and came home three weeks ago. He has lost 6 kg, his dentures are loose and he is full after five spoonfuls. He also has type 2 diabetes, so my mother gives him boiled vegetables and no rice. He used to love harees. Should we buy nutrition drinks?',
    status: 'answered',
    user_name: 'Salma',
    asked_days_ago: 90,
    views: 3340,
    tags: ['older people', 'appetite'],
    answer: {
      doctor_id: 232,
      content:
        'After pneumonia the danger for a man of 78 is lost muscle rather than a slightly higher sugar, so for the coming weeks let us loosen the strict diet. Boiled vegetables fill him before they feed him. He needs small, soft, rich meals, six times a day, with protein in every one.\n\nHarees is almost ideal: soft, warm and full of meat. Nutrition drinks are useful between meals, never instead of them; there are versions made for diabetes.',
      at_home:
        'Enrich what he likes: milk powder in soup, olive oil and egg in potato, labneh, tender fish.\nProtein first, drinks after the meal, someone at the table with him.\nStanding up from a chair five times, three times a day, so that food becomes muscle.',
      come_in:
        'We should see him within a week for weight, blood tests and a review of his tablets, since losing 6 kg often calls for a lower diabetes dose. A dentist can reline the dentures.',
      emergency:
        'Choking, a wet voice or coughing at every sip, new confusion, fever or fast breathing, or a low sugar that does not recover with juice: call 997.',
      after_hours: 15,
      likes: 276,
      views: 2988,
    },
  },
  {
    slug: 'vegetarian-and-pregnant-vitamin-b12',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'Vegetarian and ten weeks pregnant: what do I need besides folic acid?',
    content:
      'I have been vegetarian all my life, with milk and yoghurt but no eggs. I am 30 and feel sick in the mornings. My B12 was low two years ago. I take folic acid only. My mother-in-law insists that I eat liver for the baby.',
    status: 'answered',
    user_name: 'Deepa',
    asked_days_ago: 150,
    views: 1080,
    tags: ['pregnancy', 'vegetarian', 'B12'],
    answer: {
      doctor_id: 231,
      content:
        'A vegetarian pregnancy can be a perfectly healthy one, so no liver is needed. In fact liver is the one food that I would leave out for now, because its vitamin A is too high for early pregnancy.\n\nVitamin B12 is my real concern: you were low before, and without eggs or meat the supply is thin. It matters for your nerves and the baby’s. A pregnancy supplement with B12, iodine, iron and vitamin D is usual, and low B12 is treated first.',
      at_home:
        'Two cups of milk or yoghurt, and lentils, chickpeas or tofu at each meal with lemon for the iron.\nA handful of walnuts or a spoon of ground flaxseed daily.\nDry crackers before getting up, small meals, tea an hour away from food.',
      come_in:
        'Have B12, ferritin, blood count, vitamin D and thyroid checked within two weeks, along with your first antenatal visit. Come sooner if your hands or feet tingle.',
      emergency:
        'Not keeping any fluid down for a day, dark scanty urine, fainting, bleeding or strong one-sided pain needs the maternity emergency the same day.',
      after_hours: 30,
      likes: 87,
      views: 942,
    },
  },
  {
    slug: 'bloating-after-milk-as-an-adult',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'Milk suddenly bloats me at 35. Can I still get enough calcium?',
    content:
      'For half a year a glass of milk or an ice cream has given me gas and loose stools within two hours. Laban and old cheese are fine. I never had this before. I stopped all dairy last month and feel better, but my mother has osteoporosis. No blood, and my weight is stable.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 242,
    views: 1530,
    tags: ['lactose', 'calcium'],
    answer: {
      doctor_id: 231,
      content:
        'Laban and aged cheese being fine is the giveaway: both contain little lactose. The enzyme that digests it fades in most of the world’s adults, often noticed in the thirties or after a stomach infection. It is uncomfortable and harmless, and quite different from milk allergy.\n\nYou need not give up dairy. Most people manage up to a small cup of milk with a meal, and yoghurt, laban and hard cheese will protect your bones just as well.',
      at_home:
        'Three servings a day: laban, yoghurt, hard cheese or lactose-free milk; calcium-fortified drinks count too.\nSardines with bones, sesame, almonds and dark greens fill the rest.\nTest your limit: a quarter cup with food, then a little more every three days.',
      come_in:
        'If symptoms continue without lactose, or if diarrhoea wakes you, we look for coeliac disease and other causes. With your mother’s history a vitamin D test is sensible.',
      emergency:
        'Blood in the stool with fever, severe pain or dehydration belongs in an emergency department. Swollen lips, wheezing or faintness after milk would be an allergy: call 997.',
      after_hours: 41,
      likes: 103,
      views: 1344,
    },
  },
  {
    slug: 'energy-drinks-teenage-son-exam-season',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'My 16-year-old drinks three energy drinks a day. How worried should I be?',
    content:
      'It started in exam season. He sleeps at three, skips breakfast, says his heart races sometimes and gets headaches on days without a can. He plays basketball. He tells me they are only vitamins. I would rather persuade him than forbid it.',
    status: 'answered',
    user_name: 'Mona H.',
    asked_days_ago: 366,
    views: 1985,
    tags: ['teenagers', 'caffeine'],
    answer: {
      doctor_id: 232,
      content:
        'Persuading is the right instinct, and you have a strong argument: his own heart. Three cans can contain 240 to 480 milligrams of caffeine, while for his age about 100 a day is the advised ceiling. Racing heart, headaches without a can and sleeping at three all come from the same source.\n\nThe vitamins are real and unnecessary; caffeine and some fifteen teaspoons of sugar per large can do the work. Stopping at once brings headaches, so go down in steps.',
      at_home:
        'Read the label together, then one can fewer every three or four days; none after two in the afternoon and none before sport.\nA breakfast he can hold: eggs in bread, banana, milk.\nCold water with lemon in his own bottle, and phones out of the bedroom.',
      come_in:
        'Please bring him within two weeks for his pulse, blood pressure and a heart tracing, because he plays sport with palpitations. We will also talk about sleep and exam stress.',
      emergency:
        'Fainting, especially during exercise, chest pain, an irregular racing heart that does not settle, vomiting with agitation or a fit: call 997 and keep the can to show.',
      after_hours: 27,
      likes: 171,
      views: 1748,
    },
  },
  {
    slug: 'protein-powder-and-kidneys',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'Is protein powder safe with creatinine at the upper limit?',
    content:
      'I am 30, I train five days a week and take two scoops a day plus creatine. My creatinine is 1.3. The laboratory report says upper limit. Should I stop before the retest?',
    status: 'pending',
    user_name: 'Omar',
    asked_days_ago: 4,
    views: 91,
    tags: ['kidneys', 'sport'],
    answer: null,
  },
];
