import type { DemoQuestion } from '../types.ts';

export const heartAndChestQuestions: readonly DemoQuestion[] = [
  {
    slug: 'قراءات-الضغط-المنزلية-مختلفة',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'ضغطي في البيت 135 وعند الطبيب 155، أيهم الصح؟',
    content: 'عمري 46، ما آخذ علاج. كل ما قست في العيادة طلع مرتفع وفي البيت أقل. هل أبدأ دواء؟',
    status: 'answered',
    user_name: 'خالد',
    asked_days_ago: 7,
    views: 1890,
    tags: ['ضغط الدم'],
    answer: {
      doctor_id: 151,
      content:
        'كلاهما قد يكون صحيحًا. ارتفاع القراءة أمام الطبيب معروف بضغط المعطف الأبيض، ولذلك نعتمد في القرار على قراءات المنزل المنتظمة أو جهاز الأربع والعشرين ساعة.\n\nقس هكذا أسبوعًا: جهاز على العضد لا الرسغ، وجلوس خمس دقائق وظهرك مسنود وذراعك بمستوى القلب، دون قهوة أو تدخين قبلها بنصف ساعة. قراءتان صباحًا وقراءتان مساءً، واكتبها كلها ثم احسب المتوسط دون اليوم الأول.\n\nمتوسط منزلي 135 على 85 فأكثر يعد مرتفعًا، فأنت على الحد تمامًا. تقليل الملح والوزن والمشي قد يكفي في هذه المرحلة، والدواء قرار نأخذه معك بعد رؤية القراءات وتحليل الكلى والسكر والدهون وتخطيط القلب.\n\nقراءة فوق 180 على 120 مع ألم صدر أو ضيق نفس أو صداع شديد أو ضعف في طرف: اتصل بالرقم 997.',
      after_hours: 13,
      likes: 95,
      views: 1633,
    },
  },
  {
    slug: 'خفقان-مع-القهوة-والسهر',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'أحس قلبي يوقف نبضة ثم يضرب بقوة',
    content: 'عمري 28، يجيني كم مرة باليوم خصوصًا مع السهر والقهوة. رياضي وما عندي أمراض. تخطيط سابق سليم.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 31,
    views: 2570,
    tags: ['خفقان'],
    answer: {
      doctor_id: 151,
      content:
        'ما تصفه أقرب إلى ضربات إضافية: نبضة مبكرة تتبعها وقفة قصيرة ثم نبضة أقوى تشعر بها. تحدث عند أغلب الناس، وتزيد مع السهر والكافيين والتوتر ومشروبات الطاقة، وهي حميدة غالبًا في قلب سليم.\n\nابدأ بأسبوعين من نوم كافٍ، وقهوة قبل الظهر فقط وبكوب أو كوبين، دون مشروبات طاقة ودون تدخين أو أجهزة النكهات. دوّن متى يأتي الخفقان وكم يدوم وماذا كنت تفعل.\n\nاحجز موعدًا إذا استمر، لنعمل تخطيطًا وتحليلًا للغدة والأملاح، وقد نضيف جهاز تسجيل لأربع وعشرين ساعة أو تصويرًا للقلب. وتعال دون تأخير إن كان في عائلتك وفاة مفاجئة في سن مبكرة، أو جاء الخفقان أثناء المجهود.\n\nاتصل بالرقم 997 إذا رافقه إغماء أو ألم صدر أو ضيق نفس، أو استمر سريعًا ولم يهدأ.',
      after_hours: 17,
      likes: 134,
      views: 2204,
    },
  },
  {
    slug: 'statin-muscle-pain-stop',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'My legs ache since I started a cholesterol tablet. Can I stop it?',
    content:
      'I am 59 and had a stent last year. I have been on a statin for six weeks and both thighs ache, more when climbing stairs. A friend told me these tablets do more harm than good.',
    status: 'answered',
    user_name: 'Thomas',
    asked_days_ago: 52,
    views: 1190,
    tags: ['cholesterol', 'medicines'],
    answer: {
      doctor_id: 1080,
      content:
        'Please do not stop it on your own. After a stent this tablet lowers the chance of another heart attack, and the weeks after stopping are a risky time. Your pain deserves an answer too, so let us look for one.\n\nMuscle ache has many causes: unusual exercise, low vitamin D, an underactive thyroid, or another medicine that raises the level of the statin, including some antibiotics and large amounts of grapefruit. We check a muscle enzyme, thyroid and vitamin D, and go through everything you take.\n\nIf the tablet turns out to be the reason, we can lower the dose, change to another of the group, or add a different medicine. Most people find one that suits them.\n\nBring your boxes to an appointment this week. Come the same day, or go to an emergency department, if pain is severe, muscles become weak, or your urine turns dark like tea. For chest pain call 997.',
      after_hours: 8,
      likes: 54,
      views: 1001,
    },
  },
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
        'السعال بعد النزلة قد يستمر أسابيع، لكن شهرين مدة تستحق التقييم. وفي رسالتك خيطان مهمان.\n\nالأول: بعض أدوية الضغط تسبب سعالًا جافًا لدى نسبة من الناس، ويزول بعد تبديلها. لا توقفي الحبة من نفسك؛ أحضري اسمها ونستبدلها بأمان إن كانت هي السبب. الثاني: زيادته ليلًا ومع الروائح والهواء البارد قد تدل على ربو خفيف يظهر سعالًا دون صفير. كما نسأل عن ارتجاع الحموضة وحساسية الأنف.\n\nفي الزيارة نستمع إلى الصدر، ونعمل قياس وظائف الرئة وأشعة صدر. إلى ذلك الحين: سوائل دافئة، وعسل عند النوم، وابتعاد عن البخور والعطور القوية.\n\nراجعينا سريعًا عند خروج دم مع السعال أو نقص وزن أو تعرق ليلي أو حرارة. وضيق النفس الشديد أو ألم الصدر يستدعي 997.',
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
        'خمسة أيام إنجاز حقيقي، وأنت الآن في أصعبها. أعراض الانسحاب تبلغ ذروتها في الأسبوع الأول ثم تهدأ خلال أسبوعين إلى أربعة. الرغبة المفاجئة تستمر دقائق فقط: أخّرها، واشرب ماء، وتحرك، وتنفس ببطء، واشغل يدك.\n\nنعم، بدائل النيكوتين تساعد، وتزيد فرصة النجاح خصوصًا حين تجمع لصقة تدوم طوال اليوم مع علكة أو أقراص عند الحاجة، بجرعة تناسب ما كنت تدخنه. وهناك أدوية بوصفة نختارها معك. إن كان لديك مرض قلب حديث أو حمل أو تتناول أدوية نفسية فاستشر قبل البدء.\n\nللجوع: مكسرات غير مملحة وخضار، ومشي بعد الأكل. خفف القهوة إلى النصف، فتركيز الكافيين يرتفع بعد ترك التدخين.\n\nالعيادة مفتوحة لك، وخط 937 يرشدك أيضًا. وإن عدت لسيجارة فهي عثرة وليست نهاية الطريق. إذا شعرت بحزن شديد أو أفكار مؤذية فاطلب المساعدة فورًا.',
      after_hours: 6,
      likes: 163,
      views: 1777,
    },
  },
];
