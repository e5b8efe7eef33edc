import type { DemoQuestion } from '../types.ts';

export const bonesAndJointsQuestions: readonly DemoQuestion[] = [
  {
    slug: 'خشونة-الركبة-والسجود',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'خشونة ركبة وأتعب في السجود، إبر أو عملية؟',
    content:
      'أمي عمرها 63 ووزنها 90. ركبتها توجعها من السلالم والسجود. الأشعة فيها خشونة متوسطة. ناس ينصحون بإبر الزيت وناس بالعملية.',
    status: 'answered',
    user_name: 'بدرية',
    asked_days_ago: 11,
    views: 2760,
    tags: ['ركبة', 'خشونة'],
    answer: {
      doctor_id: 191,
      content:
        'شفاها الله. خشونة متوسطة لا تعني عملية. نصعد السلم درجة درجة، وأقوى درجاته أولها: الوزن وتقوية عضلة الفخذ. كل كيلو تفقده يخفف عن الركبة نحو أربعة في كل خطوة.\n\nالإبر تخفف الألم عند بعضهم أشهرًا ولا تعيد الغضروف، ونلجأ إليها حين لا تكفي التمارين. والمفصل الصناعي لمن لم يعد ينام أو يمشي رغم ذلك كله.',
      at_home:
        'مشي قصير متكرر على أرض مستوية، وكرسي للصلاة في الأيام المؤلمة دون حرج.\nمسكن موضعي على الركبة خيار آمن لأكثر كبار السن؛ أما أقراص المسكنات اليومية فقد تضر الكلى والمعدة والضغط، فلا تستمر عليها دون طبيب.',
      come_in:
        'ابدؤوا بعلاج طبيعي لستة أسابيع، ثم احجزوا موعدًا وأحضروا الأشعة وهي واقفة، لنقرر هل تفيدها الإبرة أم لا.',
      emergency: 'تورم ساخن في الركبة مع حرارة، أو عجز مفاجئ عن المشي بعد سقوط، يستدعي الطوارئ في اليوم نفسه.',
      after_hours: 18,
      likes: 128,
      views: 2400,
    },
  },
  {
    slug: 'tingling-thumb-and-two-fingers-at-night',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'My thumb and two fingers tingle at night. What can I do?',
    content:
      'I am 37, I work at a laptop and have a small baby that I carry a lot. I wake up and have to shake my right hand. Sometimes I drop things.',
    status: 'answered',
    user_name: 'Sana',
    asked_days_ago: 27,
    views: 702,
    tags: ['hand', 'nerves'],
    answer: {
      doctor_id: 193,
      content:
        'Tingling in the thumb, index and middle finger that wakes you and eases with shaking is the classic picture of carpal tunnel syndrome: the nerve is squeezed at the wrist. Carrying a baby with bent wrists, and the months after pregnancy, often bring it on.\n\nMany people improve with a splint alone. An ultrasound-guided injection helps others, and a short operation is there for lasting weakness.',
      at_home:
        'Try a straight wrist splint every night for six weeks; most chemists have them.\nLift the baby with your forearms, keep your wrists level at the laptop, and pause every half hour.\nIf you are nursing, ask before taking anti-inflammatory tablets.',
      come_in:
        'Dropping things suggests that the muscles may be joining in, so come within two to three weeks. We sometimes add a nerve study, thyroid and sugar tests.',
      emergency:
        'Sudden weakness of the whole arm, a drooping face or slurred speech is different: call 997 and note the time.',
      after_hours: 36,
      likes: 29,
      views: 590,
    },
  },
  {
    slug: 'كتف-متجمد-مع-السكري-ما-أرفع-يدي',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'كتفي متيبس من أربع شهور وما أقدر أسكر العباية',
    content:
      'عمري 52 وعندي سكر. بدأ ألم في كتفي اليمين بالليل بدون طيحة، وصار شوي شوي ما أقدر أرفع يدي ولا ألفها ورا ظهري. سووا لي مساج قوي وزاد. قالوا الأشعة سليمة. هل بترجع يدي مثل أول؟',
    status: 'answered',
    user_name: 'موضي',
    asked_days_ago: 3,
    views: 1720,
    tags: ['كتف', 'سكري'],
    answer: {
      doctor_id: 193,
      content:
        'الأغلب أنها سترجع، لكن الطريق بطيء. وصفك يوافق الكتف المتجمد: غشاء المفصل يلتهب ثم يضيق، ويكثر مع السكري بين الأربعين والستين. يمر بمرحلة ألم ثم تيبس ثم انفراج، وقد تطول سنة أو سنتين.\n\nالمساج القوي والشد في مرحلة الألم يزيدانه. وإبرة في المفصل بتوجيه السونار تقصر مرحلة الألم كثيرًا، وننتبه بعدها للسكر لأنه يرتفع أيامًا.',
      at_home:
        'حركات لطيفة كالبندول خمس دقائق ثلاث مرات في اليوم، وتوقفي عند حد الشد لا الألم.\nكمادات دافئة قبلها.\nوسادة تحت الذراع عند النوم.\nاضبطي السكر؛ فهو يسرع الشفاء.',
      come_in:
        'احجزي خلال أسبوعين لفحص المفصل والتأكد من سلامة الأوتار، وأحضري آخر تراكمي، ثم نبدأ العلاج الطبيعي بالتدريج.',
      emergency: 'كتف ساخن أحمر مع حرارة يعني الطوارئ. وألم كتف يصاحبه ضغط في الصدر أو ضيق نفس: اتصلي بالرقم 997.',
      after_hours: 14,
      likes: 99,
      views: 1480,
    },
  },
  {
    slug: 'انزلاق-غضروفي-وعرق-نسا-عملية',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'رنين الظهر طلع انزلاق L5، لازم عملية؟',
    content:
      'عمري 37، من خمسة أسابيع ألم ينزل من ظهري لساقي اليسار لين القدم مع تنميل. بديت أتحسن شوي، أمشي ربع ساعة. دكتور قال عملية بأقرب وقت وخفت. ما عندي ضعف والتحكم بالبول طبيعي.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 48,
    views: 8930,
    tags: ['ظهر', 'عرق النسا'],
    answer: {
      doctor_id: 192,
      content:
        'تسعة من كل عشرة ممن أراهم بهذه الصورة لا يحتاجون إلى جراحة. أنت في الأسبوع الخامس وتتحسن، ولا ضعف عندك، وهذه بشائر حقيقية؛ فالجسم يمتص جزءًا كبيرًا من الانزلاق خلال أشهر.\n\nالجراحة لمن عنده ضعف يزداد، أو ألم شديد لم يهدأ بعد ستة إلى اثني عشر أسبوعًا من علاج صحيح. وصورة الرنين وحدها لا تقرر شيئًا، فنصف الأصحاء في صورهم انزلاق.',
      at_home:
        'امشِ مرات قصيرة وزدها كل يومين، ولا تلزم الفراش.\nلا جلوس فوق نصف ساعة متصلة، ولا حمل مع انحناء ودوران.\nمسكن حسب النشرة لأيام معدودة إن لم يكن عندك مانع في المعدة أو الكلى.',
      come_in:
        'احجز خلال أسبوعين ومعك قرص الرنين لنفحص القوة والمنعكسات ونبدأ برنامجًا مع العلاج الطبيعي. وعجّل إن عاد الألم أشد.',
      emergency:
        'خدر بين الفخذين، أو صعوبة في التحكم بالبول أو البراز، أو سقوط القدم عند المشي: هذه ساعات لا أيام، فتوجه إلى الطوارئ.',
      after_hours: 11,
      likes: 845,
      views: 8100,
    },
  },
  {
    slug: 'ألم-الكعب-أول-خطوة-الصبح',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'كعبي يذبحني أول ما أصحى، شوكة عظمية وتنشال؟',
    content:
      'معلمة وعمري 43، أوقف خمس ساعات. من شهرين أول خطوة الصبح كأن مسمار بكعبي وتخف بعد عشر دقايق وترجع آخر اليوم. الأشعة طلعت شوكة عظمية صغيرة. جربت إبرة كورتيزون مرة وفادت أسبوعين بس.',
    status: 'answered',
    user_name: 'فوزية',
    asked_days_ago: 77,
    views: 6420,
    tags: ['قدم'],
    answer: {
      doctor_id: 161,
      content:
        'الشوكة في الصورة بريئة غالبًا؛ كثيرون يحملونها ولا يشكون. الذي يؤلمك هو الصفاق الأخمصي، وهو الشريط المشدود تحت القدم الذي يقصر ليلًا ويتمزق قليلًا مع أول خطوة. لذلك لا نزيل الشوكة.\n\nالعلاج الذي يصمد هو الإطالة والتقوية مع حذاء مناسب، ويحتاج ثلاثة أشهر من الالتزام. أما تكرار الإبر فقد يضعف الصفاق والوسادة الدهنية.',
      at_home:
        'قبل أن تنهضي: اسحبي أصابع قدمك نحوك نصف دقيقة، خمس مرات.\nدحرجي القدم على قارورة ماء باردة عشر دقائق مساءً.\nحذاء بنعل سميك حتى في البيت، ودعامة كعب.\nرفع الكعبين ببطء على درجة يومًا بعد يوم.',
      come_in: 'احجزي جلسة تقييم إذا لم يخف خلال ستة أسابيع، أو كان الألم في القدمين معًا مع تيبس صباحي طويل.',
      emergency: 'فرقعة مفاجئة خلف الكعب مع عجز عن الوقوف على الأصابع، أو قدم حمراء ساخنة مع حرارة: إلى الطوارئ.',
      after_hours: 21,
      likes: 377,
      views: 5790,
    },
  },
  {
    slug: 'هشاشة-العظام-سالب-2-7-أبدأ-علاج',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'كثافة العظم عندي سالب 2.7، أخاف من إبر الهشاشة',
    content:
      'عمري 64، انقطعت الدورة عني بدري وعمري 44. طحت العام وانكسر معصمي من وقفة بسيطة. القياس طلع في الظهر سالب 2.7. الدكتور كتب علاج وقريت إنه يخرب الفك. آخذ كالسيوم وفيتامين د، ما يكفي؟',
    status: 'answered',
    user_name: 'أم صالح',
    asked_days_ago: 118,
    views: 4450,
    tags: ['هشاشة العظام'],
    answer: {
      doctor_id: 154,
      content:
        'الكالسيوم وفيتامين د أساس البيت لكنهما ليسا سقفه. كسر معصم من وقفة مع هذا القياس يعني أن الكسر التالي قريب إن لم نعالج، وقد يكون في الورك. أدوية الهشاشة تقلل كسور الظهر إلى النصف أو أقل.\n\nأما مشكلة الفك فنادرة جدًا بجرعات الهشاشة، ونحتاط لها بفحص الأسنان قبل البدء. وخطر ترك العلاج عليك أكبر منها بكثير.',
      at_home:
        'مشي يومي وتمارين توازن، كالوقوف على قدم واحدة بجانب الطاولة.\nأزيلي السجاد المنزلق، وأضيئي الممر، وركّبي مقبضًا في الحمام.\nبروتين في كل وجبة.\nلا تؤخري إبرة الستة أشهر إن بدأتِها.',
      come_in:
        'احجزي خلال شهر لتحليل الكالسيوم والكلى والغدة الجار درقية واختيار الدواء، وقبله زيارة أسنان إن كان عندك خلع مؤجل.',
      emergency:
        'سقوط بعده ألم في الورك أو عجز عن الوقوف، أو ألم ظهر مفاجئ مع ضعف في الساقين: لا تتحركي واتصلي بالرقم 997.',
      after_hours: 24,
      likes: 203,
      views: 3980,
    },
  },
  {
    slug: 'بعد-فك-الجبس-معصم-ولدي-متيبس',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'فكوا جبس ولدي ومعصمه متيبس، يبي علاج طبيعي؟',
    content:
      'عمره 8 سنوات، انكسر معصمه من السكوتر وجبسوه خمسة أسابيع وانفك قبل ثلاثة أيام. يده نحيفة وجلده يقشر ويخاف يحركها. الأشعة قالوا ملتئم. هل أضغط عليه يحركها؟ ومتى يرجع للكرة؟',
    status: 'answered',
    user_name: 'ريما',
    asked_days_ago: 190,
    views: 1340,
    tags: ['كسور', 'أطفال'],
    answer: {
      doctor_id: 193,
      content:
        'الحمد لله على سلامته. التيبس والنحافة وقشور الجلد كلها من الجبس لا من الكسر، وتزول عند الأطفال وحدها في ثلاثة إلى ستة أسابيع. نادرًا ما يحتاجون إلى علاج طبيعي، فاللعب هو علاجهم.\n\nلا تضغطي على يده بيدك أبدًا؛ دعيه يحركها هو. والعظم يبقى أضعف من المعتاد أسابيع، لذلك نؤجل ما فيه سقوط.',
      at_home:
        'عجين ومكعبات وعصر إسفنجة في ماء دافئ كل يوم.\nكريم مرطب، ولا تفركي القشور.\nسباحة ومشي من الآن؛ والكرة بعد أربعة أسابيع، والسكوتر والترامبولين بعد ستة مع واقي معصم وخوذة.',
      come_in: 'احجزي إذا بقي التيبس بعد ستة أسابيع، أو لاحظتِ ميلانًا في المعصم، أو آلمه مكان الكسر ليلًا.',
      emergency: 'سقوط جديد على اليد مع تورم أو اعوجاج، أو أصابع باردة زرقاء أو خدرة: ثبتي يده وتوجهي إلى الطوارئ.',
      after_hours: 29,
      likes: 41,
      views: 1190,
    },
  },
  {
    slug: 'التواء-الكاحل-أحتاج-أشعة',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'التوى كاحلي بالملعب أمس، أحتاج أشعة ولا ثلج يكفي؟',
    content:
      'عمري 23، نطيت على رجل خصمي والتفت قدمي للداخل. ورمت من برا وصارت زرقاء. أقدر أمشي أربع خمس خطوات بعرجة. الوجع قدام العظمة البارزة مو عليها. عندنا مباراة الخميس، ألعب برباط؟',
    status: 'answered',
    user_name: 'عمار',
    asked_days_ago: 1,
    views: 690,
    tags: ['كاحل', 'إصابات'],
    answer: {
      doctor_id: 161,
      content:
        'قدرتك على أربع خطوات، وألم أمام العظمة لا فوقها، علامتان تجعلان الكسر بعيدًا، ونستغني معهما عن الأشعة في أغلب الحالات. الأقرب تمدد أو تمزق جزئي في الرباط الخارجي، والزرقة نزيف بسيط ينزل مع الجاذبية.\n\nأما الخميس فلا. الكاحل الذي يعود قبل أن يستعيد توازنه يلتوي ثانية، وهذا ما يصنع الكاحل المزمن.',
      at_home:
        'يومان أو ثلاثة: راحة نسبية ورفع ورباط ضاغط، وثلج ملفوف ربع ساعة كل ثلاث ساعات.\nثم ارسم الحروف في الهواء بقدمك، وامشِ بقدر الألم.\nمن الأسبوع الثاني قف على قدم واحدة نصف دقيقة مرات في اليوم.',
      come_in: 'احجز خلال أسبوع لفحص الرباط وبرنامج العودة للعب، وتعال غدًا إن أصبحت لا تقدر على أربع خطوات.',
      emergency: 'اعوجاج ظاهر، أو قدم باردة أو بيضاء أو خدرة، أو جرح يظهر منه العظم: لا تقف عليها وتوجه إلى الطوارئ.',
      after_hours: 5,
      likes: 24,
      views: 570,
    },
  },
  {
    slug: 'إصبعي-يعلق-ويطق-الصبح',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'إصبعي البنصر يعلق وهو مثني ويطق لما أفكه',
    content:
      'عمري 56، أخيط كثير بيدي. من شهرين إصبعي يقفل الصبح ولازم أفتحه بيدي الثانية ويطلع صوت طقة ويوجع عند راحة اليد. الحين صار يعلق طول اليوم. بنتي تقول روماتيزم.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 227,
    views: 2190,
    tags: ['يد'],
    answer: {
      doctor_id: 193,
      content:
        'طقتك هذه لها اسم لطيف: الإصبع الزنادية. الوتر يتورم فيعلق في النفق الذي يمر فيه عند راحة اليد، ثم ينفك فجأة كزناد. وهي غير الروماتيزم، الذي يورّم مفاصل عدة مع تيبس صباحي طويل.\n\nكثير من الحالات يكفيها إراحة وجبيرة ليلية، وإبرة واحدة بتوجيه السونار تنهيها عند أكثر النساء. وإن عادت فعملية صغيرة بتخدير موضعي.',
      at_home:
        'أريحي يدك من القبضة الشديدة أسبوعين، وغلّفي مقبض المقص بإسفنج.\nماء دافئ خمس دقائق صباحًا ثم ثني وفرد بلطف.\nلا تفرقعي الإصبع عمدًا.',
      come_in:
        'احجزي خلال أسبوعين لأنه صار يعلق طوال اليوم، وأخبرينا إن كان عندك سكري أو غدة، فكلاهما يزيد هذه المشكلة.',
      emergency:
        'إصبع منتفخ كله، أحمر ومثني ويؤلم بشدة عند فرده، خصوصًا بعد وخزة إبرة: التهاب في الوتر يحتاج الطوارئ فورًا.',
      after_hours: 32,
      likes: 68,
      views: 1960,
    },
  },
  {
    slug: 'ألم-الرقبة-من-الجوال-وتنميل-اليد',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'رقبتي توجعني من الجوال واللابتوب وتطق، خطيرة؟',
    content:
      'عمري 25، طالب وأذاكر على اللابتوب ست ساعات وبعدها جوال بالسرير. من ثلاث شهور شد في الرقبة والكتف وصداع من ورا، وتطق لما ألفها. مرات يدي تنمل إذا نمت عليها. كل يوم أطقطقها عشان أرتاح.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 56,
    views: 5130,
    tags: ['رقبة'],
    answer: {
      doctor_id: 192,
      content:
        'صوت الطقة دون ألم لا خطر فيه؛ فقاعات غاز وأربطة تتحرك. والصورة التي تصفها شد عضلي من رأس منحنٍ ساعات طويلة، والتنميل الذي يأتي من النوم على اليد ويزول بتحريكها ضغط مؤقت على العصب.\n\nلا حاجة إلى رنين الآن. والعلاج ليس وسادة سحرية، بل أن تتغير وضعيتك كل نصف ساعة وتقوى عضلات رقبتك وكتفيك.',
      at_home:
        'ارفع الشاشة إلى مستوى عينيك واستعمل لوحة مفاتيح منفصلة.\nقم دقيقتين كل نصف ساعة، واسحب ذقنك إلى الخلف عشر مرات.\nأوقف الطقطقة العنيفة، ولا تدع أحدًا يلوي رقبتك بقوة.\nالجوال خارج السرير.',
      come_in: 'احجز إذا لم تتحسن خلال ستة أسابيع، أو نزل الألم إلى ذراعك، أو صار التنميل ثابتًا، أو أيقظك الألم ليلًا.',
      emergency:
        'ضعف في اليدين أو تعثر في المشي، أو ألم رقبة مفاجئ مع دوخة أو تلعثم، أو تيبس مع حرارة وصداع: اتصل بالرقم 997.',
      after_hours: 19,
      likes: 264,
      views: 4620,
    },
  },
  {
    slug: 'نقرس-إصبع-القدم-واليوريك-طبيعي',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'إصبع رجلي الكبير ورم فجأة، نقرس وتحليلي طبيعي؟',
    content:
      'صحيت قبل يومين على ألم رهيب بإصبع رجلي الكبير، أحمر ومنفوخ وحتى الشرشف ما أتحمله. قبلها بيوم مفطح وعزيمة. تحليل اليوريك اليوم 6.1 وقالوا طبيعي. عمري 44 وآخذ مدر للضغط.',
    status: 'answered',
    user_name: 'هادي',
    asked_days_ago: 5,
    views: 2380,
    tags: ['نقرس'],
    answer: {
      doctor_id: 1080,
      content:
        'حتى الشرشف لا تتحمله، بعد عزيمة ومع مدر: هذه قصة النقرس كما نقرؤها في الكتب. ورقم طبيعي وقت النوبة لا ينفيه، لأن الحمض يهبط في الدم أثناءها؛ نعيده بعد أسبوعين إلى أربعة.\n\nالنوبة تُعالج بمضادات الالتهاب أو الكولشيسين أو الكورتيزون بحسب كليتك ومعدتك وأدويتك، ولذلك نختاره بعد رؤيتك. ولا تبدأ دواء خفض اليوريك أو توقفه من نفسك الآن.',
      at_home:
        'ارفع القدم وضع ثلجًا ملفوفًا ربع ساعة مرات في اليوم.\nماء كثير، ولا لحم أحمر ولا كبدة ولا مشروبات محلاة هذه الأيام.\nلا تأخذ الأسبرين للألم؛ وإن كنت عليه للقلب فلا توقفه.\nلا توقف دواء الضغط، بل اسأل عن بديل.',
      come_in:
        'تعال اليوم أو غدًا، فالعلاج في أول يومين أسرع مفعولًا. وبعد هدوء النوبة نناقش الوقاية إن تكررت، ونراجع المدر والكلى.',
      emergency: 'حرارة ورعشة مع مفصل ساخن قد تكون التهابًا بكتيريًا في المفصل، وهو يتلفه خلال أيام: إلى الطوارئ فورًا.',
      after_hours: 4,
      likes: 151,
      views: 2110,
    },
  },
  {
    slug: 'groin-pain-when-is-a-new-hip-due',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'Worn hip at 58: how do I know when it is time for a new one?',
    content:
      'My groin hurts when I put on socks and get out of the car. The X-ray shows “moderate to severe” arthritis. I can still walk 20 minutes and sleep most nights with paracetamol. One surgeon said now, another said wait as long as you can. I am afraid of choosing wrongly.',
    status: 'answered',
    user_name: 'Michael',
    asked_days_ago: 104,
    views: 1530,
    tags: ['hip', 'arthritis'],
    answer: {
      doctor_id: 191,
      content:
        'Both surgeons looked at the same picture, but the X-ray does not choose the day; your life does. The time has come when pain wakes you on most nights, when you give up things that matter to you, and when three months of good exercise and weight loss have not been enough.\n\nFrom what you write you are near that line, not over it. Waiting a few months does no harm; waiting until you can hardly move makes recovery slower.',
      at_home:
        'Exercise the hip and thigh muscles three times a week; cycling and pool walking are kind to it.\nA stick in the hand opposite the painful side takes off a surprising load.\nLose weight if you can, and stop smoking before any operation.',
      come_in:
        'Book with your X-rays. We examine the back and the hip, agree on a programme, and set a date to review it in three months.',
      emergency:
        'If you suddenly cannot bear weight after a fall, or the hip hurts violently with fever, go to an emergency department.',
      after_hours: 22,
      likes: 57,
      views: 1360,
    },
  },
  {
    slug: 'scoliosis-18-degrees-in-my-daughter',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'My 12-year-old has scoliosis of 18 degrees. Does she need a brace?',
    content:
      'The school nurse saw that one shoulder blade stands out. The X-ray says 18 degrees to the right. She has no pain, swims twice a week and has not started her periods yet. My sister had surgery for the same thing. Is her school bag to blame? Should she stop swimming?',
    status: 'answered',
    user_name: 'Rania',
    asked_days_ago: 155,
    views: 1120,
    tags: ['back', 'children'],
    answer: {
      doctor_id: 192,
      content:
        'At 18 degrees we watch rather than brace; braces usually start around 25 while a child is still growing. But your daughter has her growth spurt ahead of her, and there is a family history, so the watching has to be careful.\n\nNeither the bag nor bad posture caused it, and neither did you. Swimming is excellent, although it does not straighten the curve. Most girls with a curve like hers never need an operation.',
      at_home:
        'Let her go on with every sport she likes.\nTake a photo of her back from behind every three months, in the same light and posture.\nMeasure her height monthly, and tell us when her periods begin.',
      come_in:
        'Book every four to six months until growth ends, with all X-rays. Come earlier if the hump or waist becomes more uneven, or if specific exercises interest you.',
      emergency:
        'Weak or numb legs, trouble with bladder or bowel, or severe pain at night is not ordinary scoliosis: go to an emergency department.',
      after_hours: 41,
      likes: 9,
      views: 980,
    },
  },
  {
    slug: 'meniscus-tear-on-mri-at-49-surgery',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'MRI shows a meniscus tear at 49. Do I need keyhole surgery?',
    content:
      'There was no accident. My right knee started aching on the inside two months ago, worse when I squat or turn in bed. It swells a little after long walks but never locks. The report says “degenerative tear of the medial meniscus, mild cartilage wear”. I want to keep hiking.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 70,
    views: 3110,
    tags: ['knee', 'sport'],
    answer: {
      doctor_id: 191,
      content:
        'Probably not. A tear that comes without an accident at your age is more like a grey hair than an injury: scans find it in every third person near fifty, many of them without pain. Large studies compared keyhole surgery with exercise for exactly this picture, and after a year the knees were equally good.\n\nThe one who benefits from surgery is someone whose knee truly locks and cannot be straightened. So hiking is a realistic goal, by way of the gym.',
      at_home:
        'Strengthen thighs and hips three times a week for twelve weeks; start with half squats to a chair.\nFlat walks first, poles on the way down, no deep squats for now.\nIce and an anti-inflammatory gel after busy days.',
      come_in:
        'Book to have the knee examined and a programme written, and return if three months of honest exercise have changed nothing.',
      emergency:
        'A knee that is hot and red with fever, one stuck so that it will not straighten, or a swollen painful calf should be seen the same day.',
      after_hours: 15,
      likes: 117,
      views: 2740,
    },
  },
  {
    slug: 'tennis-elbow-from-computer-mouse',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'Tennis elbow for four months and I do not play tennis. Another injection?',
    content:
      'I am 41 and work with a mouse all day. The outer side of my right elbow hurts when I lift the kettle or shake hands. I had one cortisone injection in July: wonderful for five weeks, then worse than before. The strap helps a little. Should I ask for a second one?',
    status: 'answered',
    user_name: 'Andrea',
    asked_days_ago: 285,
    views: 2050,
    tags: ['elbow'],
    answer: {
      doctor_id: 193,
      content:
        'I would save you the second one. What happened to you is what the studies show: cortisone wins the first six weeks and loses the year, because it calms the pain without repairing the tendon.\n\nThe tendon heals when it is loaded slowly and regularly. It takes patience, usually three months, but nine out of ten elbows recover without surgery. Meanwhile the mouse has to change, or it will undo at noon what you train in the morning.',
      at_home:
        'Lower a light weight slowly with the wrist, three sets of fifteen once a day; mild pain is allowed.\nUse an upright mouse close to your body, and change hands.\nLift with the palm up, the kettle with both hands.',
      come_in:
        'Book if there is no progress after six to eight weeks, or for a physiotherapist to check your exercises once.',
      emergency:
        'A swollen, hot elbow with fever, or sudden loss of strength in the hand, should be seen in an emergency department today.',
      after_hours: 34,
      likes: 49,
      views: 1830,
    },
  },
  {
    slug: 'stiff-swollen-fingers-every-morning',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'Both hands are stiff for an hour every morning. Is it rheumatoid arthritis?',
    content:
      'I am 34 and for seven weeks the knuckles of both hands have been puffy. In the morning I cannot close a fist until after my shower. The balls of my feet hurt too. I am more tired than usual. Painkillers help for some hours. My grandmother had crooked hands.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 380,
    views: 4260,
    tags: ['hands', 'arthritis'],
    answer: {
      doctor_id: 1080,
      content:
        'Nobody can say so from a message, but the pattern needs an answer soon: both sides, small joints, swelling, and stiffness of an hour for more than six weeks. It may be rheumatoid arthritis, or an arthritis after a virus that fades by itself.\n\nSoon matters because today’s medicines, started in the first three months, prevent the crooked hands you remember from your grandmother. Hers was a time without them.',
      at_home:
        'Warm water and gentle opening and closing of the hands each morning.\nTake photos on the days they are swollen; they help us greatly.\nKeep to the leaflet with painkillers, and stop smoking if you smoke.',
      come_in:
        'Book within one to two weeks for an examination, blood tests and X-rays. Tell us about rashes, dry eyes, back stiffness, or plans for a pregnancy.',
      emergency:
        'One joint that is suddenly hot and very painful with fever, chest pain, breathlessness or a painful red eye: same-day emergency care.',
      after_hours: 16,
      likes: 188,
      views: 3870,
    },
  },
  {
    slug: 'lower-back-pain-after-long-drive',
    lang: 'en',
    qa_specialty: 'bones-and-joints',
    title: 'Back pain after driving to Abha and back',
    content:
      'I drove about ten hours each way last week. Since then my lower back is stiff in the morning and a line of pain runs into my left buttock. I can walk. Is it safe to go back to the gym?',
    status: 'pending',
    user_name: 'Hamza',
    asked_days_ago: 2,
    views: 29,
    tags: ['back pain'],
    answer: null,
  },
  {
    slug: 'كيس-على-ظهر-اليد-يكبر-ويصغر',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'كورة صغيرة على ظهر معصمي تكبر وتصغر، تنشفط؟',
    content:
      'عمري 22، من سنة طلعت لي كورة قد الحمصة على ظهر المعصم، طرية ومرات تكبر مع التمرين ومرات شبه تختفي. ما توجع إلا مع تمارين الضغط. جدتي تقول اضربيها بكتاب وتروح. تنشفط ولا عملية؟',
    status: 'pending',
    user_name: null,
    asked_days_ago: 4,
    views: 87,
    tags: ['يد'],
    answer: null,
  },
  {
    slug: 'ألم-تحت-ركبة-ولدي-بعد-الكورة',
    lang: 'ar',
    qa_specialty: 'bones-and-joints',
    title: 'ولدي 12 سنة يوجعه عظم تحت الركبة بعد كل تمرين',
    content:
      'يلعب كورة أربع مرات بالأسبوع، من شهر يشتكي من عظمة بارزة تحت الركبة اليمين توجعه مع النط والركض والسجود، وإذا ارتاح يومين تخف. ما فيه حرارة ولا طيحة. هل هذا ألم نمو؟ أوقفه عن النادي؟',
    status: 'pending',
    user_name: 'أبو تميم',
    asked_days_ago: 0,
    views: 33,
    tags: ['ركبة', 'أطفال'],
    answer: null,
  },
];
