import type { DemoQuestion } from '../types.ts';

export const mentalHealthQuestions: readonly DemoQuestion[] = [
  {
    slug: 'نوبات-هلع-في-المول',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'يجيني خفقان وخوف موت فجأة في الأماكن المزدحمة',
    content:
      'عمري 24، آخر ثلاثة شهور جاني أربع مرات في المول والسيارة. رحت الطوارئ مرتين وقالوا القلب سليم. صرت أتجنب أطلع.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 10,
    views: 3015,
    tags: ['قلق', 'نوبات هلع'],
    answer: {
      doctor_id: 222,
      content:
        'ما مررت به مخيف جدًا وهو حقيقي، وليس ضعفًا فيك. بعد أن اطمأن الأطباء على قلبك فالوصف يوافق نوبات الهلع: إنذار يعمل في الجسم دون خطر فعلي، يبلغ ذروته خلال عشر دقائق ثم ينحسر.\n\nأكثر ما يثبّت الهلع هو التجنب. والعلاج المعرفي السلوكي فعال لكثيرين خلال أسابيع، وقد نضيف دواءً لا يسبب الإدمان.',
      at_home:
        'عند النوبة: ابق مكانك إن كان آمنًا، وذكّر نفسك أنها ستنتهي، وتنفس شهيقًا لأربع وزفيرًا لست، وسمِّ خمسة أشياء تراها.\nخفف القهوة ومشروبات الطاقة وانتظم في النوم.\nاخرج خروجات قصيرة مع من تثق به وزدها بالتدريج.',
      come_in:
        'احجز قبل أن تضيق دائرتك أكثر، وخاصة إن تركت عملك أو دراستك أو صرت لا تخرج إلا مع أحد. الزيارة الأولى حديث، ونخرج منها بخطوتين واضحتين.',
      emergency:
        'إن راودتك أفكار بإيذاء نفسك فأخبر شخصًا قريبًا الآن، واتصل بالرقم 997 أو توجه إلى أقرب طوارئ. وألم صدر جديد مختلف عن المعتاد يستحق الطوارئ أيضًا.',
      after_hours: 9,
      likes: 249,
      views: 2701,
    },
  },
  {
    slug: 'أتمنى-أنام-وما-أصحى',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'تعبت وصرت أتمنى أنام وما أصحى، وأستحي أقول لأحد',
    content:
      'عمري 29. من بعد ما خسرت شغلي وأنا أحس إني عبء على أهلي. ما نويت أسوي شي بنفسي، بس الفكرة تجي كل ليلة إني ودي أرتاح. أضحك قدامهم وأبكي لحالي.\n\nأستحي أقول لأمي وأخاف تقلق علي. هل اللي فيني له علاج؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 2,
    views: 1480,
    tags: ['مزاج', 'طلب المساعدة'],
    answer: {
      doctor_id: 221,
      content:
        'شكرًا لأنك قلتها هنا، فأصعب جملة هي الأولى، وأنت قلتها. نعم، لما تمر به علاج. الشعور بأنك عبء من كلام الاكتئاب لا من الحقيقة؛ المرض يقنع صاحبه بذلك، ويتغير هذا الكلام حين يتحسن.\n\nأمنية ألا تصحو تعني أنك تحمل أكثر مما يطيقه شخص وحده، ولو لم تكن تنوي شيئًا. والخطوة التي أرجوها منك اليوم: أن تخبر شخصًا واحدًا تثق به بما كتبته لنا، ولو أريته الشاشة.',
      at_home:
        'لا تبقَ وحدك ليلًا هذه الأيام؛ نم قرب أحد من أهلك.\nاكتب أسماء ثلاثة تتصل بهم حين تشتد الفكرة، واطلب ممن تثق به أن يجعل البيت أكثر أمانًا لك.\nلقمة، وماء، وخطوات في الشمس، ويوم واحد في كل مرة.',
      come_in:
        'نريد أن نراك خلال يوم أو يومين؛ احجز واذكر عند الحجز أن الأمر عاجل. كلامك سر محفوظ، ومن حقك أن يرافقك أحد. وللاستشارة ليلًا ونهارًا خط وزارة الصحة 937.',
      emergency:
        'إذا تحولت الأمنية إلى نية أو خطة، أو شعرت أنك قد لا تقاوم، فهذه حالة طارئة كغيرها: أخبر من حولك الآن، واتصل بالرقم 997 أو اذهب إلى أقرب طوارئ، ولا تبقَ وحدك.',
      after_hours: 3,
      likes: 318,
      views: 1362,
    },
  },
  {
    slug: 'قلق-اختبار-القدرات',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'أحفظ زين وأنسى كل شي في قاعة الاختبار من التوتر',
    content:
      'أنا ثالث ثانوي وعندي القدرات بعد شهر. في البيت أحل صح، وفي القاعة قلبي يدق ويدي تعرق وعقلي يصفّر. أهلي يقولون شدي حيلك وهذا يزيد خوفي. صرت أنام أربع ساعات عشان أذاكر.',
    status: 'answered',
    user_name: 'ريماس',
    asked_days_ago: 3,
    views: 1655,
    tags: ['اختبارات', 'قلق'],
    answer: {
      doctor_id: 222,
      content:
        'عقلك لم ينسَ شيئًا؛ حين يشتد الإنذار في الجسم يُغلق باب الذاكرة مؤقتًا ويُفتح حين يهدأ. ولهذا تحلين في البيت. شهر كافٍ لتدريب الجسم على القاعة كما درّبتِه على المسائل.\n\nوأول تعديل هو النوم، لأن ما نذاكره يثبت ونحن نيام؛ أربع ساعات تسرق نصف تعبك. وقولي لأهلك جملة واحدة: «ادعوا لي، ولا تسألوني كم حللت».',
      at_home:
        'نموذج كامل بالوقت مرتين أسبوعيًا، في مكان غير غرفتك.\nقبل البدء: خمسة أنفاس زفيرها أطول من شهيقها.\nعند الفراغ: ضعي القلم عشر ثوانٍ، ثم ابدئي بأسهل سؤال.\nنوم سبع ساعات، وقهوة أقل.',
      come_in:
        'إذا صرتِ تتغيبين أو تتقيئين قبل الاختبارات، أو امتد القلق إلى يومك كله، فجلسات قليلة قبل الموعد تصنع فرقًا. تستطيعين الحضور مع والدتك، ولك وقت خاص بك.',
      emergency:
        'حين يصل الضيق إلى أفكار بإيذاء النفس أو أن الحياة بلا قيمة بسبب نتيجة، أخبري والديك أو مرشدتك فورًا، واتصلوا بالرقم 997. لا درجة تساوي حياتك.',
      after_hours: 13,
      likes: 172,
      views: 1420,
    },
  },
  {
    slug: 'وسواس-الوضوء-وإعادة-الصلاة',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'أعيد الوضوء عشر مرات وأعيد الصلاة، وسواس ولا ضعف إيمان؟',
    content:
      'عمري 32 ومتزوجة. أقعد في الحمام ساعة كل صلاة وأسأل زوجي هل غسلت يدي زين. أدري إنه مو منطقي بس إذا ما عدت أحس بخنقة. يدي تشققت من الغسيل وزوجي بدأ يزعل.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 34,
    views: 6120,
    tags: ['وسواس قهري'],
    answer: {
      doctor_id: 221,
      content:
        'ليس ضعف إيمان، بل هو أقرب إلى الوسواس القهري: مرض معروف يختار أعز ما عند الإنسان، ولذلك اختار صلاتك. كونك تدركين أنه غير منطقي ومع ذلك لا تستطيعين التوقف هو من صفته.\n\nالإعادة تريح دقيقة ثم تُطعم الوسواس ليعود أقوى. العلاج بالتعرض ومنع الاستجابة، مع دواء عند الحاجة، يعيد لأغلب الناس وقتهم. والعلماء أنفسهم يفتون الموسوس بألا يلتفت ولا يعيد.',
      at_home:
        'اتفقي مع نفسك على مرة واحدة ووقت محدد، وابدئي بالصلاة الأسهل عليك، ودعي الضيق يعلو ثم يهبط وحده.\nلا تسألي زوجك للاطمئنان، وليقل بلطف: «اتفقنا ألا أجيب الوسواس».\nمرطب لليدين بعد كل غسل.',
      come_in:
        'احجزي قريبًا ما دام الوسواس يأخذ أكثر من ساعة في اليوم. حضور زوجك جلسة واحدة مفيد جدًا، لأن الأهل يدخلون الدائرة دون أن يشعروا.',
      emergency:
        'إذا توقفتِ عن الأكل أو الشرب خوفًا من النجاسة، أو أتعبك الوسواس حتى تمنيتِ الموت، فلا تنتظري الموعد: 997، أو استشارة عاجلة عبر 937.',
      after_hours: 17,
      likes: 524,
      views: 5570,
    },
  },
  {
    slug: 'فقدت-الشغف-وكل-شي-ثقيل',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'ما عاد لي خاطر في شي من شهرين، أنا كسول ولا مكتئب؟',
    content:
      'عمري 45 وأب لأربعة وحالتي المادية طيبة. من شهرين أقوم الفجر وما أرجع أنام، ما أشتهي الأكل ولا جلسة الربع، وأعصب على العيال بدون سبب. أقول لنفسي احمد ربك وش ناقصك، وأحس بالذنب زيادة.',
    status: 'answered',
    user_name: 'أبو فيصل',
    asked_days_ago: 5,
    views: 2265,
    tags: ['اكتئاب', 'رجال'],
    answer: {
      doctor_id: 222,
      content:
        'الكسول لا يحاسب نفسه هذا الحساب. استيقاظ الفجر دون عودة للنوم، وفقد الشهية والرغبة، والعصبية والذنب لأكثر من أسبوعين، تستحق أن تُسمى باسمها المحتمل: اكتئاب. وهو يظهر عند الرجال كثيرًا في صورة غضب وصمت.\n\nلا علاقة له بشكر النعمة ولا بقوة الرجل؛ هو مرض يُعالج كالضغط والسكر. الجلسات النفسية أو الدواء أو كلاهما، ويبدأ التحسن عادةً خلال أسابيع.',
      at_home:
        'قل لزوجتك جملة واحدة: «أنا تعبان من شهرين وأحتاجك معي».\nامشِ ثلث ساعة كل صباح ولو دون رغبة؛ الفعل يسبق المزاج.\nجلسة قصيرة مع صديق واحد، ونوم بموعد ثابت، ولا قرارات كبيرة الآن.',
      come_in:
        'احجز هذا الأسبوع مع الطب النفسي، أو مع طبيب الأسرة إن كان أسهل عليك. سنفحص معه الغدة وفيتامين ب12 وفقر الدم، فقد تلبس الثوب نفسه.',
      emergency:
        'متى جاءتك فكرة أن أهلك أفضل دونك أو أن تنهي حياتك فهي من أعراض المرض، وعلاجها عاجل: اتصل بالرقم 997، وابقَ مع شخص تحبه حتى تصل المساعدة.',
      after_hours: 8,
      likes: 305,
      views: 1987,
    },
  },
  {
    slug: 'أرق-من-ست-شهور-وسهر',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'أنسدح على السرير وما يجيني نوم لين الفجر، وش الحل بدون حبوب؟',
    content:
      'عمري 26 وأشتغل من البيت. من ست شهور ما أنام إلا أربع خمس الفجر وأقوم الظهر، وكل ما حاولت أقدّم نومي زاد تفكيري. جربت أعشاب وميلاتونين أسبوع وما نفع. الجوال معي لين أنام.',
    status: 'answered',
    user_name: 'هيا',
    asked_days_ago: 14,
    views: 4075,
    tags: ['أرق', 'نوم'],
    answer: {
      doctor_id: 172,
      content:
        'من يعمل ليلًا يعرف حيلة الساعة الداخلية: هي لا تتقدم بالأمر بل بالضوء وموعد الاستيقاظ. محاولة النوم قبل وقتك تجعل السرير مكانًا للتفكير، فيزداد الأرق.\n\nأفضل علاج للأرق الطويل ليس دواءً بل برنامج سلوكي من أربعة إلى ستة أسابيع، وينجح مع أغلب من يلتزم به. والحبوب المنومة حل لأيام قليلة بإشراف طبيب.',
      at_home:
        'ثبتي ساعة الاستيقاظ، وقدميها نصف ساعة كل ثلاثة أيام، مع ضوء النهار فور القيام.\nالسرير للنوم فقط؛ إن مرّت عشرون دقيقة فقومي إلى مكان خافت حتى تنعسي.\nالجوال خارج الغرفة، ولا قهوة بعد الظهر.',
      come_in:
        'بعد شهر من الالتزام دون تحسن نراك مع مفكرة النوم. وتعالي أبكر إن كان معك شخير شديد أو حركة مزعجة في الساقين أو حزن وقلق أغلب الأيام.',
      emergency:
        'ليالٍ متتالية بلا نوم مع طاقة عالية وأفكار متسارعة، أو سماع أصوات، أو أفكار بإيذاء النفس، لا تُترك للصباح: طوارئ أو 997.',
      after_hours: 24,
      likes: 281,
      views: 3612,
    },
  },
  {
    slug: 'إيقاف-دواء-الاكتئاب-فجأة',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'وقفت حبوب الاكتئاب لأني تحسنت وصار معي دوخة وكهربا بالراس',
    content:
      'أخذت دواء اكتئاب سبع شهور وصرت ممتازة، وقفته من نفسي قبل خمسة أيام. معي دوخة ووخزات مثل الكهربا لما ألف راسي، ونومي متقطع وأبكي على أي شي. هل أدمنته؟ أرجع له؟',
    status: 'answered',
    user_name: 'سمر',
    asked_days_ago: 92,
    views: 3290,
    tags: ['أدوية', 'اكتئاب'],
    answer: {
      doctor_id: 221,
      content:
        'هذه ليست علامة إدمان، فلا شوق إلى الدواء ولا حاجة إلى زيادة الجرعة. هي أعراض التوقف المفاجئ: تعوّد الدماغ على مستوى ثابت ثم غاب عنه مرة واحدة. مزعجة، ونادرًا ما تكون خطرة.\n\nالحل المعتاد أن نعود إلى الجرعة السابقة ثم ننزلها ببطء على مدى أسابيع أو أشهر. كلمي طبيبك قبل أن تعيدي الدواء بنفسك، فالقرار يختلف بحسب نوعه. وبكاؤك قد يكون من الانسحاب أو من عودة مبكرة للاكتئاب.',
      at_home:
        'لا قيادة ما دامت الدوخة معك، وقومي ببطء.\nنوم وأكل منتظمان وماء كافٍ، وتجنبي القهوة الكثيرة وخلط أدوية النوم أو الأعشاب من نفسك.\nأخبري من معك في البيت بما يحدث.',
      come_in:
        'تواصلي مع طبيبك اليوم أو غدًا، أو احجزي عندنا في أقرب موعد ومعك علبة الدواء. وننصح عادةً بإكمال ستة أشهر على الأقل بعد زوال الأعراض.',
      emergency:
        'أفكار بإيذاء النفس، أو هياج شديد أو تشوش أو حرارة مع ارتجاف، أو إغماء: الطوارئ أو 997 فورًا، وليبقَ معك أحد.',
      after_hours: 6,
      likes: 214,
      views: 2930,
    },
  },
  {
    slug: 'فرط-حركة-وتشتت-عند-الكبار',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'عمري 30 وأضيّع كل شي وما أكمل مهمة، معقولة فرط حركة؟',
    content:
      'من صغري مشتت، درجاتي تطلع وتنزل، والحين بالشغل أبدأ عشر أشياء وما أخلص شي وأنسى المواعيد. شفت مقاطع عن فرط الحركة عند الكبار وكلها تنطبق علي. أخوي الصغير مشخص. هل فيه فحص؟',
    status: 'answered',
    user_name: 'أنس',
    asked_days_ago: 58,
    views: 2740,
    tags: ['تشتت الانتباه'],
    answer: {
      doctor_id: 222,
      content:
        'ممكن جدًا، وأقوى ما في كلامك أنه من الصغر وأن أخاك مشخص، فهو اضطراب يبدأ في الطفولة ويسري في العائلات. أما المقاطع فتصف أحيانًا ما يمر به كل متعب قليل النوم.\n\nلا يوجد تحليل أو أشعة تشخصه؛ التشخيص مقابلة مفصلة عن طفولتك وعملك وبيتك، مع استبعاد القلق والاكتئاب واضطراب النوم والغدة. وعلاجه، تدريبًا أو دواءً أو كليهما، فعال عند كثيرين.',
      at_home:
        'مكان واحد للمفاتيح والمحفظة، وتنبيهان لكل موعد.\nاكتب ثلاث مهام فقط لليوم، واعمل خمسًا وعشرين دقيقة ثم استرح خمسًا والجوال في غرفة أخرى.\nنوم ثابت ورياضة، فهما يحسنان الانتباه فعلًا.',
      come_in:
        'احجز تقييمًا من جلستين، وأحضر شهاداتك المدرسية إن وجدت، وشخصًا عرفك صغيرًا أو رسالة صوتية منه. أخبرنا بأي مشكلة في القلب أو الضغط.',
      emergency:
        'لا يكون التشتت نفسه طارئًا، لكن أفكار إيذاء النفس أو اندفاعًا يعرّضك أو غيرك للخطر يستدعي الاتصال بالرقم 997 أو أقرب طوارئ.',
      after_hours: 29,
      likes: 160,
      views: 2418,
    },
  },
  {
    slug: 'حزن-طفلة-بعد-وفاة-جدها',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'بنتي سبع سنوات بعد وفاة جدها صارت تخاف ننام ونتركها',
    content:
      'توفى أبوي الله يرحمه قبل شهر وكانت متعلقة فيه. قلنا لها جدك نام وسافر. من يومها تبكي إذا نمنا، ورجعت تبلل فراشها، وتسأل متى يرجع. ما أدري أقول لها الحقيقة أو أنتظر؟',
    status: 'answered',
    user_name: 'أم تالا',
    asked_days_ago: 160,
    views: 1910,
    tags: ['أطفال', 'فقد'],
    answer: {
      doctor_id: 221,
      content:
        'عظّم الله أجركم. قلتم لها «نام» بنية الرحمة، والطفل يفهمها كما هي: من ينام لا يعود، ولهذا تخاف نومكم. الحقيقة اللطيفة أرحم: «جدك مات، وجسمه توقف عن العمل، لا يتألم ولا يعود، ونحن نشتاق له وندعو له، ونحن معك».\n\nستسأل مرات كثيرة، فأجيبيها بالكلمات نفسها. التعلق وتبليل الفراش بعد الفقد شائعان، ويخفّان غالبًا خلال أسابيع إلى أشهر.',
      at_home:
        'لا عتاب على الفراش، وروتين نوم ثابت مع نور خافت ولمسة وقصة.\nاصنعوا صندوق ذكريات: صورة وسبحة ورسمة.\nلا تخفي دموعك، وقولي لها: «أبكي لأني أحبه، وسأكون بخير».',
      come_in:
        'نراكم إذا لم تهدأ بعد شهرين إلى ثلاثة، أو رفضت المدرسة والأكل، أو انعزلت، أو ظنت أن وفاته بسببها. جلستان للأهل قد تكفيان.',
      emergency:
        'طفل يقول إنه يريد أن يموت ليلحق بمن فقده يُسمع بجدية وهدوء: ابقوا معه واتصلوا بنا اليوم، وإن ذكر نية أو آذى نفسه فالرقم 997.',
      after_hours: 15,
      likes: 207,
      views: 1712,
    },
  },
  {
    slug: 'رهاب-اجتماعي-والإمامة',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'أرتجف إذا قدموني أصلي بالناس أو أتكلم في اجتماع',
    content:
      'عمري 34. من الثانوي وأنا أتهرب من الإلقاء. الأسبوع الماضي قدموني إمام في استراحة وصوتي اختفى ووجهي صار أحمر. رفضت ترقية لأن فيها عروض. واحد عطاني حبة قبل الاجتماعات من عنده، آخذها؟',
    status: 'answered',
    user_name: 'خالد ع.',
    asked_days_ago: 231,
    views: 5480,
    tags: ['رهاب اجتماعي'],
    answer: {
      doctor_id: 222,
      content:
        'لا تأخذ حبة صاحبك؛ بعض ما يُتداول قبل الاجتماعات لا يناسب مريض الربو أو بطيء النبض، وبعضه يسبب التعود. والرهاب الاجتماعي من أكثر الاضطرابات استجابة للعلاج.\n\nالفكرة أن عقلك يبالغ في تقدير ما يراه الناس، ثم يقنعك الهرب بأنك نجوت. في العلاج المعرفي السلوكي نعيد التجربة بدرجات صغيرة حتى يمل الخوف. وقد نضيف دواءً يوميًا بإشراف إن كان الأمر يقيد حياتك، كما قيدك عن الترقية.',
      at_home:
        'اكتب سلمًا من عشر درجات: من سؤال في مجلس صغير إلى عرض كامل، واصعد درجة كل أسبوع ولا تنزل قبل أن يهدأ الخوف.\nحوّل انتباهك من وجهك إلى معنى ما تقول.\nاقرأ بصوت مسموع كل يوم.',
      come_in:
        'جلسة تقييم واحدة هي البداية إذا كنت ترفض فرصًا أو مناسبات بسبب الخوف، فثماني جلسات إلى اثنتي عشرة تغيّر الكثير. والكلام بيننا سر.',
      emergency:
        'إن صاحب العزلةَ يأسٌ شديد أو أفكار بإيذاء النفس، أو لجأت إلى مواد لتهدئة نفسك ولم تستطع التوقف، فاطلب العون اليوم: 937 للاستشارة، و997 للطوارئ.',
      after_hours: 20,
      likes: 399,
      views: 4866,
    },
  },
  {
    slug: 'احتراق-وظيفي-بعد-مناوبات-الليل',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'ممرضة وأبكي قبل كل مناوبة، هذا احتراق وظيفي؟',
    content:
      'عمري 33 وأشتغل مناوبات ليل من خمس سنين. آخر شهرين أبكي في السيارة قبل الدوام وأرد على المرضى ببرود وأنا ما كنت كذا. في الإجازة أتحسن يومين وترجع نفس الحالة. أستقيل ولا فيه حل قبلها؟',
    status: 'pending',
    user_name: null,
    asked_days_ago: 2,
    views: 102,
    tags: ['ضغط العمل'],
    answer: null,
  },
  {
    slug: 'وصفة-دواء-نوم-بدون-كشف',
    lang: 'ar',
    qa_specialty: 'mental-health',
    title: 'ممكن تكتبون لي وصفة حبوب نوم بدون زيارة؟',
    content: 'أبغى وصفة على الجوال لأن الصيدلية ما تصرفها بدون وصفة.',
    status: 'closed',
    user_name: null,
    asked_days_ago: 72,
    views: 305,
    tags: [],
    answer: null,
    closed_reason: 'out-of-scope',
    closed_note:
      'نقدّر حاجتك إلى النوم، لكن هذه الأدوية لا تُصرف دون فحص؛ يمكنك حجز موعد في عيادة الطب النفسي أو طب الأسرة لتقييم الأرق.',
  },
  {
    slug: 'low-mood-three-weeks-after-birth',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'Three weeks after birth I cry every day. Is this normal?',
    content:
      'My baby is healthy and my husband helps, so I feel guilty. I cannot sleep even when the baby sleeps, I do not enjoy anything and I worry that I am a bad mother. No thoughts of hurting anyone.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 21,
    views: 1322,
    tags: ['after birth', 'mood'],
    answer: {
      doctor_id: 221,
      content:
        'Thank you for writing this; it takes courage. Tearfulness in the first ten days is common and passes by itself. Three weeks of low mood, no joy and no sleep even when the baby sleeps is more than that, and it sounds like depression after childbirth. It is an illness, about one mother in eight has it, and it says nothing about how good a mother you are.\n\nIt responds well to treatment: talking therapy, practical rest, and where needed a medicine that is compatible with breastfeeding.',
      at_home:
        'This week, tell your husband what you told us.\nLet someone else take one night feed so that you get five hours in a row.\nSee daylight, eat, and see one person who is kind.',
      come_in:
        'Please come within days, not weeks, and bring the baby and your husband if you like. We talk first, and also check your thyroid and iron.',
      emergency:
        'If thoughts of harming yourself or the baby appear, or you see or hear things that others do not, do not stay alone: call 997 or go to an emergency department now.',
      after_hours: 3,
      likes: 97,
      views: 1150,
    },
  },
  {
    slug: 'how-to-ask-brother-about-dark-thoughts',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'My brother says everyone would be better off without him. What do I say?',
    content:
      'He is 31, divorced last winter, and stays in his room. Yesterday he said we would all be better off without him, then laughed it off. He has given his watch to my son. I am afraid that asking directly will put the idea in his head. He refuses to see a doctor.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 40,
    views: 2390,
    tags: ['family', 'getting help'],
    answer: {
      doctor_id: 221,
      content:
        'You noticed, and that may matter more than anything else I write. Asking does not put the idea in someone’s head; research shows that it brings relief. Ask today, in private and plainly: “Are you thinking about ending your life?” Then listen without arguing, and say that you are glad he told you.\n\nHis words and giving away things he values are warning signs to take seriously. People in this state feel like a burden, which is the illness speaking; with treatment it lifts.',
      at_home:
        'Stay with him or arrange company, nights included, and calmly make the home safer.\nTell one more trusted person; don’t promise secrecy.\nOffer a small step: “Come and talk once, I’ll sit beside you.”',
      come_in:
        'Book him an urgent appointment within a day or two, and say why. If he won’t come, come yourself for advice; 937 also gives guidance day and night.',
      emergency:
        'If he says yes and has an intention or a plan, or cannot promise to stay safe, do not leave him alone: call 997 or go with him to the nearest emergency department now.',
      after_hours: 3,
      likes: 226,
      views: 2104,
    },
  },
  {
    slug: 'lonely-after-moving-to-riyadh',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'Six months in Riyadh and I feel lonely and flat. Is it just homesickness?',
    content:
      'I came alone for work at 27. The job is fine, but evenings are empty and I video-call my family and cry afterwards. I sleep too much at weekends and stopped running. I still enjoy cooking and a good day at work. I do not want to take tablets.',
    status: 'answered',
    user_name: 'Aileen',
    asked_days_ago: 4,
    views: 705,
    tags: ['loneliness', 'moving'],
    answer: {
      doctor_id: 171,
      content:
        'Moving alone to a new country takes away, in one flight, everything that used to hold up your week. Feeling flat at six months is very common. That cooking and work still give you pleasure is a good sign, and it points to adjustment and loneliness more than to depression.\n\nTablets are not the first step here. Routine, movement and regular faces are, and they help more quickly than most people expect. If the flatness spreads to everything, a few talking sessions are a sensible next step.',
      at_home:
        'Fix two evenings a week with the same people: a class, a running group, a volunteer team.\nCall home at set times, and plan something small for afterwards.\nRun ten minutes, three times this week, whatever the mood.',
      come_in:
        'Make an appointment with family medicine or mental health if you feel low most of the day for two weeks, lose interest in work as well, or start sleeping or eating very differently.',
      emergency:
        'Should thoughts of not wanting to live ever come, tell somebody that same hour and call 997. For advice at any time of day, the health ministry’s line is 937.',
      after_hours: 18,
      likes: 83,
      views: 612,
    },
  },
  {
    slug: 'daughter-skips-meals-and-hides-food',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'My 15-year-old skips meals, hides food and exercises at night',
    content:
      'Since the summer she says that she has already eaten, cuts everything tiny and does exercises in her room after midnight. Her periods stopped two months ago and she is always cold. When we talk about it she cries and says we want her fat. Her school marks are excellent.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 126,
    views: 1760,
    tags: ['teenagers', 'eating'],
    answer: {
      doctor_id: 222,
      content:
        'What you describe needs attention soon, and you did well not to wait for “a phase” to end. Missing meals, secret exercise, feeling cold and periods that have stopped point to a possible eating disorder. It is an illness and neither vanity nor your fault, and good marks often hide it.\n\nTreated early, most young people recover, and parents are the strongest part of the treatment. We begin with her body’s safety, then family-based sessions, together with a dietitian.',
      at_home:
        'Eat with her, calmly, three meals a day, and talk about anything but food or bodies at the table.\nSpeak about feelings: “I see how tired you are”; leave weight out of it.\nPause hard exercise until she has been checked.',
      come_in:
        'Bring her within one week, even if she is unwilling. We check pulse, blood pressure and blood salts, and she will have time to speak to me alone.',
      emergency:
        'Fainting, chest pain, a very slow pulse, refusing all food or drink for a day, repeated vomiting, or any word about harming herself: emergency department or 997 now.',
      after_hours: 10,
      likes: 138,
      views: 1544,
    },
  },
  {
    slug: 'husband-hardly-sleeps-and-spends-everything',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'My husband has hardly slept for a week, talks nonstop and spends our savings',
    content:
      'He is 35 and had depression two years ago. For eight days he has slept two hours a night without being tired, talks fast, started three businesses and transferred most of our savings. He gets angry if I question him. He says that he has never felt better. Is this a mental illness?',
    status: 'answered',
    user_name: 'Sara K.',
    asked_days_ago: 192,
    views: 1420,
    tags: ['mood', 'sleep'],
    answer: {
      doctor_id: 222,
      content:
        'Little sleep without tiredness, racing speech, risky spending and quick anger, in someone who has had depression before, could be a manic episode. I cannot diagnose it from a message, but it should be assessed within a day, because judgement goes first and the consequences last.\n\nHe truly feels well, so arguing rarely works. Treatment does: within days to weeks most people settle, and many lead steady lives afterwards. If he takes an antidepressant, tell the doctor at once.',
      at_home:
        'Keep your voice low and the house quiet, and avoid debates about the plans.\nAsk the bank for a temporary limit, and keep the car keys with you.\nSay what you see: “You have not slept; let us have that checked.”',
      come_in:
        'Bring him today or tomorrow, perhaps “for the sleep”, with someone he respects. Come without him if he refuses, and we will plan the next step together.',
      emergency:
        'Call 997 if he threatens anyone, drives dangerously, hears voices, believes things that cannot be true, stops eating and drinking, or talks of dying. Your safety and the children’s come first.',
      after_hours: 4,
      likes: 91,
      views: 1239,
    },
  },
  {
    slug: 'nightmares-months-after-car-crash',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'Four months after a crash I still dream about it and cannot drive',
    content:
      'I was a passenger in a bad accident on the highway. My broken arm has healed. I dream of it three nights a week, jump at horns and take long ways round to avoid that road. My family tells me to be grateful and forget. I am 40 and snap at everyone.',
    status: 'answered',
    user_name: 'Rashid',
    asked_days_ago: 271,
    views: 1585,
    tags: ['trauma', 'nightmares'],
    answer: {
      doctor_id: 221,
      content:
        'Your arm healed in weeks because everyone let it rest in plaster; nobody could see the other injury. Nightmares, startling, avoiding the road and a short fuse four months on suggest post-traumatic stress. It is not ingratitude, and it cannot be forgotten on command.\n\nTwo treatments work well: trauma-focused cognitive therapy and EMDR, usually eight to twelve sessions. They help the brain to file the crash under “past”. Medicine is an option when sleep or mood is badly affected.',
      at_home:
        'After a nightmare: light on, feet on the floor, say today’s date and three things you see.\nReturn to driving in steps – parked car, quiet street, then longer – and repeat each one until it bores you.\nCut back on caffeine and crash videos.',
      come_in:
        'Symptoms lasting beyond one month deserve a visit, so now is the right time. You will not be pushed to tell everything on the first day.',
      emergency:
        'Feeling that life is not worth living, using substances to get through the night, or fearing that you may hurt someone means help today: 997 in danger, 937 for advice.',
      after_hours: 26,
      likes: 119,
      views: 1402,
    },
  },
  {
    slug: 'fear-of-flying-before-family-trip',
    lang: 'en',
    qa_specialty: 'mental-health',
    title: 'Terrified of a seven-hour flight in six weeks. What can I do in time?',
    content:
      'I have avoided flying for five years since a rough landing. My sister’s wedding is in Manila and I have promised to come. I already sleep badly just from looking at the ticket. I am 30 and otherwise healthy. Is therapy possible in six weeks, or is there something safe to take on the day?',
    status: 'pending',
    user_name: 'Joy',
    asked_days_ago: 3,
    views: 48,
    tags: ['fear of flying'],
    answer: null,
  },
];
