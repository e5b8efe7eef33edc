import type { DemoQuestion } from '../types.ts';

export const familyMedicineAndPreventionQuestions: readonly DemoQuestion[] = [
  {
    slug: 'فحص-ما-قبل-الزواج-متى-وماذا-يشمل',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'متى نسوي فحص الزواج وإذا طلعت النتيجة غير متوافقة؟',
    content: 'خطوبتي قريبة والعقد بعد أربعة شهور. أخوي الكبير حامل لأنيميا منجلية. خايفة من النتيجة وكيف ينقال لنا.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 24,
    views: 2290,
    tags: ['فحص ما قبل الزواج'],
    answer: {
      doctor_id: 1080,
      content:
        'مبارك مقدمًا، وسؤالك في وقته. يشمل الفحص أمراض الدم الوراثية كالأنيميا المنجلية والثلاسيميا، والتهابي الكبد ب وج ونقص المناعة. كون أخيك حاملًا للصفة يجعل احتمال حملك لها واردًا، لكن حمل الصفة ليس مرضًا، وصاحبها يعيش حياته عادةً بشكل طبيعي.\n\nالأهم هو اجتماع الصفتين: إذا كان كلاكما حاملًا فلكل حمل احتمال الربع أن يصاب الطفل. عندها أجلس معكما في جلسة مشورة، أشرح الأرقام والخيارات، والقرار لكما وحدكما.',
      at_home:
        'أحضرا الهوية، ولا يلزم الصيام.\nأخبرونا إن نُقل إلى أحدكما دم في الأشهر الأخيرة لأنه يؤثر في التحليل.\nتُعطى النتيجة لكل طرف على حدة، ولا تُقال لأحد غيركما.',
      come_in: 'أجروا الفحص من الآن؛ ثلاثة أشهر قبل العقد تعطي وقتًا للنتيجة والنقاش دون ضغط.',
      after_hours: 10,
      likes: 88,
      views: 2015,
    },
  },
  {
    slug: 'which-check-up-at-forty',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'I turned 40. Which check-up tests do I really need?',
    content:
      'Every package seems to list eighty tests. I am a woman, I do not smoke, my father had diabetes. I feel well and have no regular medicines.',
    status: 'answered',
    user_name: 'Fatimah',
    asked_days_ago: 100,
    views: 1755,
    tags: ['check-up'],
    answer: {
      doctor_id: 171,
      content:
        'Fewer than eighty. A test without a reason often finds something harmless that leads to worry and more tests.\n\nAt forty, with diabetes in the family, I would measure your blood pressure, weight and waist, fasting sugar with HbA1c, cholesterol, and a blood count, since low iron is common in women. Cervical screening should be up to date. Mammography usually begins between forty and fifty, earlier if a close relative had breast cancer; bowel screening begins around forty-five.',
      at_home:
        'Look after sleep, movement, mood and vaccinations; they prevent more illness than most blood tests do.\nSkip full-body scans and tumour markers: they are not recommended for people without symptoms.',
      come_in:
        'Do not wait for a check-up with a new breast lump, bleeding after intercourse or between periods, weight loss without trying, or blood in the stool: book for those now.',
      emergency:
        'Chest pressure, sudden breathlessness, weakness of one side or a drooping face has nothing to do with check-ups: call 997.',
      after_hours: 40,
      likes: 112,
      views: 1490,
    },
  },
  {
    slug: 'تطعيم-الإنفلونزا-كل-سنة-ضروري',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'تطعيم الإنفلونزا يمرضني كل مرة، آخذه هالسنة؟',
    content:
      'عمري 45 وعندي ربو خفيف. أخذت التطعيم قبل سنتين وجتني حرارة وتكسير يومين، وقالوا لي الإبرة نفسها عطتك إنفلونزا. السنة اللي فاتت ما أخذته ونمت في الفراش أسبوع. الحين الموسم بدأ ومحتار.',
    status: 'answered',
    user_name: 'عادل',
    asked_days_ago: 2,
    views: 1560,
    tags: ['تطعيمات', 'إنفلونزا'],
    answer: {
      doctor_id: 172,
      content:
        'مع الربو أنصحك به بوضوح، فأنت ممن تتعبهم الإنفلونزا أكثر من غيرهم. وإبرة التطعيم لا تحمل فيروسًا حيًا، فلا يمكنها أن تصيبك بالمرض؛ ما شعرت به هو استجابة مناعتك، وتهدأ خلال يومين.\n\nنعيده كل سنة لأن الفيروس يغيّر شكله والمناعة تضعف. وقد تصاب بعده بزكام من فيروس آخر، لكنه يقلل كثيرًا من الالتهاب الرئوي والتنويم.',
      at_home:
        'خذه مساء يوم تستريح بعده، وحرك ذراعك ولا تدلكها.\nباراسيتامول حسب النشرة إن ارتفعت حرارتك.\nانتظم على بخاخ الوقاية طوال الشتاء، ولو كان صدرك مرتاحًا.',
      come_in:
        'احجز هذا الأسبوع، فالحماية تحتاج أسبوعين لتكتمل. وأجّله أيامًا إن كانت عندك حرارة، وأخبرنا بأي حساسية شديدة سابقة.',
      emergency: 'تورم في الوجه أو ضيق نفس أو طفح منتشر خلال دقائق أو ساعات من أي تطعيم: اتصل بالرقم 997.',
      after_hours: 5,
      likes: 99,
      views: 1320,
    },
  },
  {
    slug: 'لقاح-الحزام-الناري-لأمي',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'أمي جاها حزام ناري من قبل، تاخذ اللقاح؟',
    content:
      'عمرها 62 وعندها سكر. قبل ثلاث سنين جاها حزام ناري في جنبها وتعبت منه شهور. سمعنا إن فيه تطعيم جرعتين. هل ينفع بعد ما انصابت؟ وهل يتعارض مع تطعيم الإنفلونزا والرئة؟',
    status: 'answered',
    user_name: 'شيخة',
    asked_days_ago: 63,
    views: 4870,
    tags: ['تطعيمات', 'كبار السن'],
    answer: {
      doctor_id: 171,
      content:
        'نعم، وهي من أكثر الناس استفادة منه. الإصابة السابقة لا تمنع عودته، والسكر والعمر يزيدان احتماله واحتمال الألم العصبي الطويل بعده. اللقاح جرعتان بينهما شهران إلى ستة، ويحمي نحو تسعة من كل عشرة في عمرها.\n\nولا يتعارض مع تطعيمي الإنفلونزا والرئة؛ يمكن إعطاؤها في الزيارة نفسها في ذراعين، أو على زيارتين إن أحبت.',
      at_home:
        'ألم الذراع والتعب وحرارة خفيفة يومين أمر متوقع مع هذا اللقاح، فرتبوا لها يومًا هادئًا بعده.\nسجلوا موعد الجرعة الثانية في الجوال؛ فالجرعة الواحدة لا تكفي.',
      come_in: 'احجزوا متى شئتم وأحضروا سجل تطعيماتها وقائمة أدويتها. ونؤجله إن كانت عندها حرارة أو طفح حزام نشط الآن.',
      emergency:
        'طفح الحزام قرب العين أو على الأنف، أو مع صداع شديد وتشوش، يحتاج الطوارئ في اليوم نفسه، ولو كانت مطعّمة.',
      after_hours: 20,
      likes: 196,
      views: 4300,
    },
  },
  {
    slug: 'تطعيمات-الحج-متى-نبدأ',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'ناوين الحج مع الوالدين، وش التطعيمات ومتى ناخذها؟',
    content:
      'بنحج هالسنة إن شاء الله أنا وأبوي 70 سنة وأمي 65. أبوي معه قلب وسيولة وأمي ضغط. أخذنا الحمى الشوكية قبل أربع سنين يوم جينا عمرة. يكفي ولا نعيد؟ وش نجهز بعد غير التطعيم؟',
    status: 'answered',
    user_name: 'بندر',
    asked_days_ago: 176,
    views: 6310,
    tags: ['تطعيمات', 'حج'],
    answer: {
      doctor_id: 1080,
      content:
        'تقبل الله منكم. الحمى الشوكية الرباعية شرط للحج، وصلاحيتها ثلاث أو خمس سنوات بحسب نوعها المكتوب في السجل، فأحضروه لنحسبها. ويؤخذ اللقاح قبل السفر بعشرة أيام على الأقل.\n\nأضيفوا لقاح الإنفلونزا للجميع، ولقاح الرئة للوالدين. وراجعوا إعلان وزارة الصحة لهذا الموسم لأن الاشتراطات تتغير من سنة إلى أخرى.',
      at_home:
        'أدوية تكفي وزيادة أسبوع في حقيبة اليد، مع ورقة بأسمائها.\nحذاء مجرّب، ومظلة، وماء، وتمرين على المشي من الآن.\nلا يوقف الوالد السيولة ولا يغيّر مواعيدها من نفسه.',
      come_in:
        'احجزوا قبل السفر بستة أسابيع؛ نطعّم، ونراجع القلب والضغط والأدوية، ونكتب تقريرًا طبيًا مختصرًا يحمله الوالد معه.',
      emergency: 'في المشاعر: جسم حار مع تشوش أو إغماء، أو ألم صدر، أو ضيق نفس: أقرب نقطة إسعاف أو الرقم 997.',
      after_hours: 27,
      likes: 174,
      views: 5600,
    },
  },
  {
    slug: 'هيموجلوبين-9-8-حبوب-ولا-حديد-وريد',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'الهيموجلوبين 9.8 والحبوب تمسكني، آخذ حديد وريد؟',
    content:
      'عمري 36، دورتي غزيرة سبعة أيام. الدم 9.8 ومخزون الحديد 4. أدوخ لما أطلع الدرج وشعري يطيح وأشتهي الثلج. جربت حبوب الحديد أسبوعين وجاني إمساك وتركتها. أختي ارتاحت على الوريد.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 92,
    views: 5540,
    tags: ['فقر دم', 'حديد'],
    answer: {
      doctor_id: 171,
      content:
        'اشتهاء الثلج وحده يكاد ينطق باسم المرض: نقص الحديد. والحبوب تعالج أكثر الناس إذا أُخذت بطريقة تحتملها المعدة، فأسبوعان لا يكفيان للحكم عليها. الوريد خيار صحيح حين لا تُحتمل الحبوب أو لا تُمتص أو نحتاج السرعة، ونعطيه تحت إشراف.\n\nلكن السؤال الأهم: من أين يضيع الحديد؟ الدورة الغزيرة سبب واضح، وعلاجها نصف العلاج.',
      at_home:
        'حبة مرة واحدة يومًا بعد يوم مع عصير برتقال أسهل على المعدة ومفعولها قريب.\nلا شاي ولا قهوة ولا حليب قبلها وبعدها بساعتين.\nتين وماء وخضار للإمساك.\nأبعدي الحبوب عن الأطفال، فهي سامة لهم.',
      come_in:
        'احجزي خلال أسبوعين لنختار الطريقة ونفحص سبب غزارة الدورة، ثم نعيد التحليل بعد شهر، ونكمل ثلاثة أشهر بعد صعود الدم لملء المخزون.',
      emergency:
        'نزيف يملأ فوطة كل ساعة، أو إغماء، أو ألم صدر، أو ضيق نفس وأنتِ جالسة، أو براز أسود لزج قبل أن تبدئي الحديد: إلى الطوارئ.',
      after_hours: 17,
      likes: 322,
      views: 4980,
    },
  },
  {
    slug: 'الدهون-الثلاثية-320-وعمري-29',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'دهوني الثلاثية 320 وعمري 29، أبدأ علاج؟',
    content:
      'تحليل الوظيفة طلع فيه الثلاثية 320 والكوليسترول الضار 128. وزني 90. أكلي مطاعم وعصيرات وسهر. ما كنت صايم صح، أكلت سندويتش قبلها بأربع ساعات. أبوي جاته جلطة قلب وعمره 50.',
    status: 'answered',
    user_name: 'سلمان',
    asked_days_ago: 18,
    views: 1980,
    tags: ['دهون', 'تحاليل'],
    answer: {
      doctor_id: 1080,
      content:
        'قبل الدواء نعيد التحليل بصيام اثنتي عشرة ساعة؛ فالسندويتش قد رفع جزءًا من الرقم. وحتى لو ثبت عند 320 فالعلاج الأول له هو ما وصفته بنفسك: العصير والسهر والوزن. الثلاثية أسرع الدهون استجابة، وقد تنخفض إلى النصف في شهرين.\n\nالذي يستوقفني أكثر هو جلطة والدك في الخمسين، فهي تجعلنا أحرص على الضار والضغط والسكر عندك مبكرًا.',
      at_home:
        'أوقف العصير والغازيات تمامًا شهرًا، وانظر الفرق.\nسمك مرتين في الأسبوع، وزيت زيتون بدل المقليات.\nنصف ساعة مشي يوميًا، ونوم قبل منتصف الليل.\nلا تدخين ولا شيشة.',
      come_in: 'احجز خلال شهر لإعادة الدهون مع السكر والغدة والكبد وقياس الضغط، ونحسب معًا خطورة القلب عليك ثم نقرر.',
      emergency: 'ألم صدر ضاغط مع تعرق، أو ألم شديد أعلى البطن يمتد إلى الظهر مع قيء: اتصل بالرقم 997 مهما كان عمرك.',
      after_hours: 23,
      likes: 49,
      views: 1710,
    },
  },
  {
    slug: 'أرق-مع-دوام-الشفتات',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'دوامي شفتات ونومي خربان، آخذ ميلاتونين؟',
    content:
      'أشتغل أسبوع صباح وأسبوع ليل من سنتين. بعد شفت الليل أنام ثلاث ساعات وأصحى من الشمس والجوال، وأسوق للدوام وأنا أغفي. أشرب مشروب طاقة كل ليلة. زميلي يعطيني ميلاتونين. عمري 31.',
    status: 'answered',
    user_name: 'رائد',
    asked_days_ago: 112,
    views: 3080,
    tags: ['نوم'],
    answer: {
      doctor_id: 172,
      content:
        'أكتب لك وأنا في العيادة الليلية، فأعرف هذا التعب. جسمك يضبط ساعته بالضوء، وأنت تطلب منه النوم وهي تقول له: نهار. الميلاتونين قد يقدم النوم قليلًا إذا أُخذ قبل نوم النهار، لكنه لا ينفع مع غرفة مضيئة ومشروب طاقة في آخر الشفت.\n\nوأخطر ما في رسالتك الغفوة خلف المقود، فلنبدأ منها.',
      at_home:
        'غفوة عشرين دقيقة قبل القيادة، أو مشاركة السيارة مع زميل.\nالكافيين في أول الشفت فقط، ودون مشروبات طاقة.\nنظارة شمسية في طريق العودة، وستارة معتمة، وجوال خارج الغرفة.\nساعة نوم ثابتة في أيام الليل كلها.',
      come_in:
        'احجز إن لم يتحسن نومك خلال شهر، أو كنت تشخر بصوت عالٍ وتتوقف أنفاسك، أو هبط مزاجك. وأخبرنا بأدويتك قبل الميلاتونين.',
      emergency: 'إذا غلبك النعاس وأنت تقود فقف في مكان آمن فورًا. وإن راودتك أفكار بإيذاء نفسك فاتصل بالرقم 997.',
      after_hours: 3,
      likes: 137,
      views: 2690,
    },
  },
  {
    slug: 'زكام-وبلغم-أخضر-أحتاج-مضاد',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'زكام خامس يوم وبلغمي صار أخضر، أبدأ مضاد؟',
    content:
      'بدأت بعطاس وحلق يوجع، الحين انسداد وبلغم أخضر خصوصًا الصبح. الحرارة كانت 38 أول يومين وراحت. عندي باقي مضاد من السنة اللي فاتت في الدرج. عندي سفرة بعد يومين. عمري 34 وما عندي أمراض.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 5,
    views: 2140,
    tags: ['زكام', 'مضاد حيوي'],
    answer: {
      doctor_id: 172,
      content:
        'اتركي المضاد في الدرج، بل أعيديه إلى الصيدلية. اللون الأخضر يأتي من خلايا المناعة وهي تعمل، ولا يعني بكتيريا. وزوال الحرارة بعد يومين علامة على أن جسمك ينتصر على فيروس لا يتأثر بالمضاد أصلًا.\n\nالزكام يستمر سبعة إلى عشرة أيام، وتبقى الكحة أحيانًا ثلاثة أسابيع. والمضاد بلا حاجة يجلب الإسهال ويقوي البكتيريا عليك يوم تحتاجينه.',
      at_home:
        'محلول ملحي للأنف مرات في اليوم، وسوائل دافئة وعسل.\nباراسيتامول للألم حسب النشرة.\nقبل الطائرة بخاخ مزيل للاحتقان حسب النشرة، ولا يزيد على ثلاثة أيام، وعلك عند الهبوط.',
      come_in: 'احجزي إذا زادت المدة على عشرة أيام دون تحسن، أو تحسنتِ ثم عادت الحرارة وألم الوجه، أو آلمتك أذنك.',
      emergency: 'ضيق نفس، أو ألم صدر مع التنفس، أو صداع شديد مع تيبس الرقبة، أو تورم حول العين: توجهي إلى الطوارئ.',
      after_hours: 4,
      likes: 158,
      views: 1890,
    },
  },
  {
    slug: 'تعب-وخمول-من-شهور-والتحاليل-سليمة',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'تعب من أربعة شهور وتحاليلي سليمة، وش بقى أفحص؟',
    content:
      'عمري 39، أم لثلاثة وموظفة. أصحى تعبانة كأني ما نمت، وتركيزي ضعيف وما لي خلق أحد. سويت دم وغدة وسكر وفيتامين د وكلها تمام. زوجي يقول أشخر. ما أبكي بس ما عاد شي يفرحني.\n\nهل أسوي رنين أو دلالات أورام؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 148,
    views: 7980,
    tags: ['إرهاق'],
    answer: {
      doctor_id: 171,
      content:
        'تعبك حقيقي وإن سلمت التحاليل، ولن يظهر سببه في رنين أو دلالات أورام. في رسالتك ثلاثة خيوط أوضح: شخير ونوم لا يريح، وهذا قد يكون توقف التنفس أثناء النوم؛ وفقدان الفرح منذ أشهر، وهو من وجوه الاكتئاب ولو دون بكاء؛ وحمل ثلاثة أطفال ووظيفة بلا فسحة لك.\n\nكل واحد منها يُقاس ويُعالج، وكثيرًا ما تجتمع.',
      at_home:
        'موعد نوم ثابت، ونوم على الجنب، ولا كافيين بعد الظهر.\nمشي ربع ساعة في النهار، ولو متقطعة.\nاطلبي نصف ساعة لك كل يوم، ووزعي شيئًا من عمل البيت.\nاكتبي أسبوعًا: متى يزيد التعب ومتى يخف.',
      come_in:
        'احجزي زيارة مطولة خلال أسبوعين، وتعالي مع زوجك إن أحببتِ ليصف الشخير. وعجّلي مع نقص وزن أو حرارة أو تعرق ليلي.',
      emergency: 'إذا تمنيتِ الموت أو فكرتِ بإيذاء نفسك فأخبري زوجك الآن، واتصلي بالرقم 997. لستِ وحدك.',
      after_hours: 31,
      likes: 611,
      views: 7150,
    },
  },
  {
    slug: 'منظار-القولون-ولا-تحليل-براز-بعد-45',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'صار عمري 47، أسوي منظار قولون ولا تحليل براز يكفي؟',
    content:
      'ما عندي أعراض والحمد لله. خالي جاه سرطان قولون وهو 72. الزملاء يتكلمون عن الفحص المبكر وأنا خايف من المنظار والتحضير. فيه بديل موثوق؟ وكل كم سنة ينعاد؟',
    status: 'answered',
    user_name: 'أبو محمد',
    asked_days_ago: 260,
    views: 3720,
    tags: ['فحص مبكر', 'قولون'],
    answer: {
      doctor_id: 1080,
      content:
        'أحسنت بالسؤال قبل الأعراض، فهذا معنى الفحص المبكر. في عمرك ودون أعراض يصلح الطريقان: تحليل الدم الخفي في البراز كل سنة، أو منظار كل عشر سنوات إن كان سليمًا. وخالك بعيد القرابة نسبيًا وكبير السن، فلا يغير خطتك كثيرًا.\n\nأفضل فحص هو الذي ستجريه فعلًا. إن كان المنظار يخيفك فابدأ بالتحليل، على أن تقبل المنظار إذا كان إيجابيًا.',
      at_home:
        'العينة تؤخذ في البيت بعود صغير ولا تحتاج صيامًا.\nلا تأخذها مع نزيف بواسير، وانتظر حتى يقف.\nألياف وحركة ولحوم مصنعة أقل، ولا تدخين.',
      come_in:
        'احجز زيارة لاختيار الفحص. وتعال قريبًا عند دم في البراز، أو تغير في الإخراج فوق ستة أسابيع، أو نقص وزن أو فقر دم؛ فهذه يناسبها المنظار لا التحليل.',
      emergency: 'نزيف شرجي غزير مع دوخة، أو بطن منتفخ مؤلم مع قيء وانقطاع الريح والبراز: اتصل بالرقم 997.',
      after_hours: 38,
      likes: 127,
      views: 3290,
    },
  },
  {
    slug: 'hepatitis-b-results-what-do-they-mean',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'Surface antibody positive, everything else negative. Do I have hepatitis B?',
    content:
      'I had tests for a new job in a kitchen. The paper says HBsAg negative, anti-HBc negative and anti-HBs positive 240. The word “positive” frightened my wife and she no longer shares cups with me. I do not remember any vaccine but I grew up in Manila.',
    status: 'answered',
    user_name: 'Jun',
    asked_days_ago: 42,
    views: 1290,
    tags: ['tests', 'vaccination'],
    answer: {
      doctor_id: 1080,
      content:
        'Share cups again tonight; these are the best results one can have. “Surface antibody positive” is protection, not the virus. With the other two negative, it means that you were vaccinated, most likely as a child, and 240 is well above the 10 that counts as immune.\n\nYou cannot give hepatitis B to anyone, and you do not need a booster. Hepatitis B is not passed on by cups or food in any case.',
      at_home:
        'Keep the paper with your records, since employers ask for it again.\nShow your wife the line that matters: HBsAg negative.\nDo not share razors or toothbrushes; that is a good habit for everyone.',
      come_in:
        'Book only if you would like your other vaccinations reviewed, or for your wife to be tested and vaccinated, which is sensible for any adult.',
      emergency:
        'Yellow eyes with dark urine, confusion or vomiting blood always needs an emergency department, whatever old results say.',
      after_hours: 14,
      likes: 52,
      views: 1140,
    },
  },
  {
    slug: 'stepped-on-a-rusty-nail-tetanus',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'I stepped on a rusty nail tonight. Do I need a tetanus shot?',
    content:
      'It went through my sandal on a building site, maybe 2 cm deep into the heel. It bled little. I washed it with water and put a plaster. My last tetanus vaccine was in school, so about 15 years ago. I am 31 and healthy. Can it wait until the weekend?',
    status: 'answered',
    user_name: 'Suresh',
    asked_days_ago: 1,
    views: 380,
    tags: ['wounds', 'vaccination'],
    answer: {
      doctor_id: 172,
      content:
        'Yes, you need the booster, and no, please do not leave it until the weekend. A deep, dirty puncture counts as a risky wound, and in that case we repeat the vaccine if the last dose was more than five years ago. Aim for tomorrow, within two days at most.\n\nThe rust is not the culprit; soil is. If you never had the full course as a child, we add a second injection that protects at once.',
      at_home:
        'Soak and wash it again with soap and running water for ten minutes.\nDo not close it with glue or tape; cover it loosely and change daily.\nStay off that heel, and keep the sandal to show us the sole.',
      come_in:
        'The night clinic can see you. We look for a piece of sandal or metal inside, sometimes with an X-ray, and decide about an antibiotic.',
      emergency:
        'Spreading redness, pus, fever, or weeks later a stiff jaw, trouble swallowing or muscle spasms: go to an emergency department or call 997.',
      after_hours: 3,
      likes: 24,
      views: 310,
    },
  },
  {
    slug: 'kenya-and-tanzania-with-children-vaccines',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'Kenya and Tanzania with two children: vaccines and malaria tablets?',
    content:
      'We fly in seven weeks for two weeks, safari and then the beach. The children are 4 and 9 and have all their school vaccines. My husband takes a blood thinner. I have read different things about yellow fever and about which malaria tablet is allowed for small children.',
    status: 'answered',
    user_name: 'Nadia K.',
    asked_days_ago: 215,
    views: 870,
    tags: ['travel', 'vaccination'],
    answer: {
      doctor_id: 171,
      content:
        'Seven weeks is an ideal distance. Malaria is the serious risk on this route, and all four of you need tablets; there are suitable ones for both children, chosen by weight, and the blood thinner decides which is best for your husband.\n\nYellow fever vaccine depends on your exact stops: a certificate may be asked for when you cross between the two countries. Typhoid and hepatitis A are usually advised too.',
      at_home:
        'Write the route day by day, with borders and transit airports.\nRepellent with DEET, long sleeves at dusk and treated bed nets, even with tablets.\nBottled water, no ice, peeled fruit; pack rehydration salts.',
      come_in:
        'Book one family visit within two weeks with all vaccination cards, because yellow fever vaccine must be given at least ten days before travel.',
      emergency:
        'Any fever in the three months after return is malaria until a blood test says no: same day, and tell them where you were. Drowsiness or fits: 997.',
      after_hours: 26,
      likes: 38,
      views: 750,
    },
  },
  {
    slug: 'mother-takes-eleven-medicines-and-is-dizzy',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'My mother takes eleven medicines and is dizzy. Can some be stopped?',
    content:
      'She is 74 and sees four different doctors: heart, sugar, stomach and bones. She has two blood pressure tablets from two clinics that look the same to me. Since the last one was added she is dizzy when standing up and fell once in the bathroom without injury.\n\nWhich doctor should decide?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 130,
    views: 2360,
    tags: ['medicines', 'older people'],
    answer: {
      doctor_id: 1080,
      content:
        'One doctor should hold the whole list, and that is exactly what family medicine is for. Eleven medicines from four clinics, dizziness on standing and a fall is a story I hear every week, and very often two of the boxes do turn out to be the same drug under different names.\n\nUsually several can be lowered or stopped safely. Some, such as heart rhythm tablets or steroids, are dangerous to stop suddenly, so please let us choose together.',
      at_home:
        'Put every box, drop and herb into one bag, including those she no longer takes.\nShe sits on the edge of the bed for two minutes before standing.\nMeasure her pressure sitting and then after three minutes standing; note both.',
      come_in:
        'Book a long visit this week, with the bag. Have the two tablets that look alike compared by a pharmacist today.',
      emergency:
        'A fall with a blow to the head while on a blood thinner, fainting, black stools, or sugar below 70 with drowsiness: call 997.',
      after_hours: 12,
      likes: 145,
      views: 2080,
    },
  },
  {
    slug: 'first-cervical-screening-at-32',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'I have never had a smear test. Is it painful, and am I too late at 32?',
    content:
      'I have been married for six years and have one child. Nobody ever offered it to me and I was too shy to ask. I have no bleeding or discharge. I would only go to a woman doctor. Does the HPV vaccine still make sense at my age?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 340,
    views: 1840,
    tags: ['screening', 'women’s health'],
    answer: {
      doctor_id: 171,
      content:
        'You are not late; you are right on time to begin. The test finds changes years before they could become cancer, so a first one at 32 protects you very well. It takes about two minutes, is done by a woman, and most patients call it uncomfortable rather than painful.\n\nFrom thirty we prefer an HPV test every five years, or a smear every three. The vaccine is less powerful after marriage than before, but up to 45 it can still be worth discussing.',
      at_home:
        'Choose a day outside your period.\nNo creams, pessaries or douching for two days before.\nWear a loose skirt if you like, and say at any moment that you want to pause.',
      come_in:
        'Book an ordinary visit and tell reception that you prefer a woman doctor. Come sooner for bleeding after intercourse, between periods, or with unusual discharge.',
      emergency:
        'Heavy bleeding that soaks a pad every hour, or severe pelvic pain with fever or fainting, needs an emergency department.',
      after_hours: 48,
      likes: 66,
      views: 1620,
    },
  },
  {
    slug: 'ارتفاع-انزيمات-الكبد-بعد-المضاد',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'إنزيمات الكبد مرتفعة شوي بعد مضاد حيوي',
    content: 'تحليل روتيني طلع فيه ALT 68 وأنا منتهي من كورس مضاد قبل أسبوع. ما أشرب أعشاب. هل أعيد التحليل ومتى؟',
    status: 'pending',
    user_name: 'وائل',
    asked_days_ago: 5,
    views: 63,
    tags: ['تحاليل'],
    answer: null,
  },
  {
    slug: 'mmr-vaccine-before-planning-pregnancy',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'How long must I wait to get pregnant after the MMR vaccine?',
    content:
      'I am 28 and my blood test showed that I am not immune to rubella. The clinic at work offered me the MMR vaccine next week. We had hoped to start trying this month. Should I take it first, and is one dose enough for me?',
    status: 'pending',
    user_name: 'Hannah',
    asked_days_ago: 2,
    views: 22,
    tags: ['vaccination', 'pregnancy'],
    answer: null,
  },
  {
    slug: 'تكرار-سؤال-موعد-فحص-الزواج',
    lang: 'ar',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'فحص الزواج قبل العقد بكم نسويه؟',
    content:
      'عقدنا إن شاء الله بعد ثلاثة شهور وأبغى أعرف متى نسوي فحص ما قبل الزواج بالضبط، وهل لازم نكون صايمين، وهل نروح أنا وخطيبتي مع بعض ولا كل واحد لحاله؟',
    status: 'closed',
    user_name: 'طلال',
    asked_days_ago: 15,
    views: 190,
    tags: ['فحص ما قبل الزواج'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note: 'مبارك لكما، وقد أجاب الطبيب عن هذا في سؤال «متى نسوي فحص الزواج وإذا طلعت النتيجة غير متوافقة؟».',
    duplicate_of: 'فحص-ما-قبل-الزواج-متى-وماذا-يشمل',
  },
];
