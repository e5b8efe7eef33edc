import type { DemoQuestion } from '../types.ts';

export const heartAndBloodPressureQuestions: readonly DemoQuestion[] = [
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
        'كلاهما قد يكون صحيحًا. ارتفاع القراءة أمام الطبيب معروف بضغط المعطف الأبيض، ولذلك نعتمد في القرار على قراءات المنزل المنتظمة أو جهاز الأربع والعشرين ساعة.\n\nمتوسط منزلي 135 على 85 فأكثر يعد مرتفعًا، فأنت على الحد تمامًا. تقليل الملح والوزن والمشي قد يكفي في هذه المرحلة، والدواء قرار نأخذه معك بعد رؤية القراءات.',
      at_home:
        'قس أسبوعًا بجهاز على العضد لا الرسغ، بعد جلوس خمس دقائق وظهرك مسنود وذراعك بمستوى القلب.\nلا قهوة ولا تدخين قبلها بنصف ساعة.\nقراءتان صباحًا وقراءتان مساءً، واحسب المتوسط دون اليوم الأول.',
      come_in: 'أحضر الورقة بعد الأسبوع لنراجعها مع تحليل الكلى والسكر والدهون وتخطيط القلب، ثم نقرر معًا.',
      emergency: 'قراءة فوق 180 على 120 مع ألم صدر أو ضيق نفس أو صداع شديد أو ضعف في طرف: اتصل بالرقم 997.',
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
        'ما تصفه أقرب إلى ضربات إضافية: نبضة مبكرة تتبعها وقفة قصيرة ثم نبضة أقوى تشعر بها. تحدث عند أغلب الناس، وتزيد مع السهر والكافيين والتوتر ومشروبات الطاقة، وهي حميدة غالبًا في قلب سليم.\n\nوحين يهدأ نمط الحياة تقل عند كثيرين دون أي دواء.',
      at_home:
        'أسبوعان من نوم كافٍ، وقهوة قبل الظهر فقط بكوب أو كوبين.\nلا مشروبات طاقة ولا تدخين ولا أجهزة نكهات.\nدوّن متى يأتي الخفقان وكم يدوم وماذا كنت تفعل.',
      come_in:
        'احجز إذا استمر، لنعمل تخطيطًا وتحليلًا للغدة والأملاح، وقد نضيف جهاز تسجيل أو تصويرًا للقلب. ولا تؤخر إن كان في عائلتك وفاة مفاجئة مبكرة، أو جاء الخفقان أثناء المجهود.',
      emergency: 'اتصل بالرقم 997 إذا رافق الخفقان إغماء أو ألم صدر أو ضيق نفس، أو استمر سريعًا ولم يهدأ.',
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
        'Please do not stop it on your own. After a stent this tablet lowers the chance of another heart attack, and the weeks after stopping are a risky time. Your pain deserves an answer too, so let us look for one.\n\nMuscle ache has many causes: unusual exercise, low vitamin D, an underactive thyroid, or another medicine that raises the level of the statin. If the tablet turns out to be the reason, we can change it, and most people find one that suits them.',
      at_home:
        'Keep taking it, and go easy on stairs and new exercise for now.\nLeave out grapefruit.\nPut together everything you take, including antibiotics of the last weeks and herbal products.',
      come_in:
        'Bring your boxes to an appointment this week. We check a muscle enzyme, thyroid and vitamin D, then decide about dose or another tablet.',
      emergency:
        'Severe pain, weak muscles or urine as dark as tea needs an emergency department the same day. For chest pain call 997.',
      after_hours: 8,
      likes: 54,
      views: 1001,
    },
  },
  {
    slug: 'والدي-ألم-صدر-مع-المشي-ويروح-بالراحة',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'والدي يجيه ثقل بصدره مع المشي ويروح إذا وقف، وش نسوي؟',
    content:
      'عمره 63، سكري ومدخن سابق. من ثلاثة أسابيع إذا طلع للمسجد وأسرع يحس ثقل وسط الصدر وأحيانًا فكه يعوره، يوقف دقيقتين ويروح. يقول غازات وما يبي مستشفى.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 4,
    views: 521,
    tags: ['ألم الصدر'],
    answer: {
      doctor_id: 151,
      content:
        'أتفهم رغبته، لكن هذا الوصف لا يشبه الغازات. ثقل يأتي مع المجهود ويمتد إلى الفك ويزول بالراحة، عند رجل سكري ومدخن سابق، هو ذبحة صدرية حتى يثبت غير ذلك، أي إن شرايين القلب قد لا توصل ما يكفيه.\n\nبدأ قبل ثلاثة أسابيع فقط، ولهذا يُقيَّم بسرعة لا بعد شهر. والخبر المطمئن أن لدينا علاجًا فعالًا قبل أن تحدث الجلطة.',
      at_home:
        'لا يسرع ولا يحمل ثقيلًا حتى يُفحص، وليصلِّ في البيت إن تعب.\nلا يدخن ولا يأكل وجبة ثقيلة قبل المشي.\nاكتبوا متى يأتي الألم وكم يدوم، ولا يكون وحده خارج البيت.',
      come_in:
        'نريد رؤيته خلال يوم أو يومين لتخطيط القلب والتحاليل وتصوير القلب، ثم نحدد هل يلزمه فحص الشرايين. أحضروا أدويته.',
      emergency:
        'إذا جاء الألم وهو مرتاح، أو زاد عن عشر دقائق، أو رافقه تعرق أو غثيان أو ضيق نفس، فاتصلوا بالرقم 997 ولا تنقلوه بسيارتكم.',
      after_hours: 3,
      likes: 61,
      views: 467,
    },
  },
  {
    slug: 'كوليسترول-240-وعمري-34',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'الكوليسترول عندي 240 وعمري 34، لازم حبوب؟',
    content:
      'تحليل شامل طلع الكوليسترول الكلي 240 والضار 165. وزني زايد 12 كيلو وأكلي مطاعم. ما عندي ضغط ولا سكر ولا أدخن. الصيدلي نصحني بأوميغا 3 وثوم.',
    status: 'answered',
    user_name: 'عبدالعزيز',
    asked_days_ago: 118,
    views: 4890,
    tags: ['كوليسترول'],
    answer: {
      doctor_id: 153,
      content:
        'الأغلب أنك لا تحتاج حبوبًا الآن، لكنك تحتاج خطة. نحن لا نعالج رقمًا وحده، بل نحسب احتمال مرض القلب من العمر والضغط والسكر والتدخين والعائلة، واحتمالك على ما ذكرت منخفض.\n\nالنظام الجيد مع نزول الوزن يخفض الضار بنسبة واضحة خلال ثلاثة أشهر. أما الثوم وأوميغا 3 من الرف فأثرهما في الكوليسترول الضار ضئيل، ووفّر ثمنهما لطعام أفضل.',
      at_home:
        'استبدل السمن والمقليات بزيت الزيتون، واللحم بالسمك والبقول نصف الأسبوع.\nشوفان أو حمص أو عدس كل يوم لأليافها.\nمشي سريع نصف ساعة خمسة أيام، وطبخ البيت بدل المطعم.',
      come_in:
        'أعد التحليل بعد ثلاثة أشهر وتعال بنتيجته. وقدّم الموعد إذا أصيب أحد والديك أو إخوتك بالقلب قبل الخامسة والخمسين، أو تجاوز الضار 190.',
      emergency:
        'الكوليسترول نفسه لا يُشعرك بشيء؛ أما ثقل الصدر المفاجئ أو ضيق النفس أو التواء الوجه فلا ينتظر تحليلًا، اتصل بالرقم 997.',
      after_hours: 25,
      likes: 388,
      views: 4301,
    },
  },
  {
    slug: 'تورم-القدمين-من-دواء-الضغط',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'رجولي تورمت بعد حبة الضغط الجديدة، أوقفها؟',
    content:
      'بديت أملوديبين من خمسة أسابيع، ضغطي صار ممتاز 125 على 78. بس آخر النهار كواحلي منتفخة والجزمة تترك أثر. الصبح أخف. ما فيه ضيق نفس. عمري 57.',
    status: 'answered',
    user_name: 'أم خالد',
    asked_days_ago: 39,
    views: 2733,
    tags: ['ضغط الدم', 'أدوية'],
    answer: {
      doctor_id: 151,
      content:
        'لا توقفيها من نفسك، فضغطك الجيد ثمرتها وقد يقفز بعد تركها. انتفاخ الكاحلين آخر النهار أثر معروف لهذا الدواء، لأنه يوسع الشعيرات فيتسرب ماء قليل إلى الأنسجة، ولا يعني في الغالب ضعفًا في القلب أو الكلى.\n\nلدينا أكثر من حل: تقليل الجرعة، أو إضافة دواء يعاكس هذا الأثر، أو تبديله بمجموعة أخرى. حبوب الإدرار وحدها لا تفيد كثيرًا هنا.',
      at_home:
        'ارفعي قدميك فوق مستوى القلب ربع ساعة مرتين في اليوم.\nتحركي كل ساعة ولا تطيلي الوقوف.\nخففي الملح والمخللات، واستمري في قياس الضغط وتدوينه.',
      come_in: 'زيارة خلال أسبوعين تكفي لنفحصك ونطلب تحليل الكلى والبول ونعدل العلاج. أحضري قراءاتك وبقية أدويتك.',
      emergency:
        'تورم ساق واحدة مع ألم وسخونة، أو ضيق نفس عند الاستلقاء، أو ألم صدر، يعني التوجه إلى الطوارئ؛ وكذلك تورم الوجه والشفتين.',
      after_hours: 12,
      likes: 176,
      views: 2418,
    },
  },
  {
    slug: 'أدوية-الضغط-والسيولة-في-رمضان',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'كيف أرتب حبوب الضغط والأسبرين في رمضان؟',
    content:
      'عمري 60، ركبت دعامة من سنتين وأموري مستقرة. آخذ حبة ضغط الصبح ومدر وأسبرين وحبة كوليسترول بالليل. أبغى أصوم وما أبغى أخربط الجرعات.',
    status: 'answered',
    user_name: 'أبو عبدالله',
    asked_days_ago: 275,
    views: 7320,
    tags: ['رمضان', 'أدوية'],
    answer: {
      doctor_id: 1080,
      content:
        'من استقرت حاله بعد الدعامة مدة كسنتين يستطيع الصيام غالبًا، بشرط ألا تُحذف جرعة. وأدويتك كلها، على ما ذكرت، تؤخذ مرة في اليوم، فهي أسهل ما يُرتب.\n\nعادةً ننقل حبة الضغط والأسبرين إلى ما بعد الإفطار، وتبقى حبة الكوليسترول ليلًا. أما المدر فيحتاج نقاشًا، لأنه مع الحر والصيام قد يسبب جفافًا وهبوطًا في الضغط، وقد نعدله.',
      at_home:
        'اشرب الماء موزعًا بين الإفطار والسحور، وقلل المخللات والشوربات الجاهزة.\nقس ضغطك قبل الإفطار وقبل السحور في الأيام الأولى.\nجهّز علبة أدوية مقسمة حتى لا تنسى.',
      come_in:
        'تعال قبل رمضان بثلاثة أسابيع أو أربعة لنراجع الجرعات ووظائف الكلى. ومن كانت عليه جلطة قريبة أو ضعف شديد في القلب فلا يصم قبل استشارة.',
      emergency: 'أفطر فورًا واتصل بالرقم 997 عند ألم الصدر أو ضيق النفس أو الإغماء أو ضعف طرف، ولا تنتظر الأذان.',
      after_hours: 30,
      likes: 702,
      views: 6850,
    },
  },
  {
    slug: 'وخز-بالصدر-يزيد-لما-أضغط-عليه',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'نغزات بالجهة اليسار وعمري 22، ممكن تكون جلطة؟',
    content:
      'نغزة حادة ثواني جنب عظمة الصدر، تزيد إذا ضغطت عليها أو أخذت نفس عميق أو رفعت بالنادي. من أسبوع. قريت في النت وخفت وصرت أقيس نبضي كل شوي.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 2,
    views: 648,
    tags: ['ألم الصدر'],
    answer: {
      doctor_id: 172,
      content:
        'هذه من أكثر الرسائل التي تصلني ليلًا، وأكثرها يعود إلى جدار الصدر لا إلى القلب. ألم حاد يستمر ثواني، تحدده بإصبع واحدة ويزيد بالضغط والنفس ورفع الأثقال، يشبه التهاب غضاريف الأضلاع أو شد عضلة.\n\nالجلطة في عمرك نادرة جدًا، وألمها عادةً ثقل يدوم دقائق ولا يتغير باللمس. ومع ذلك فتخطيط قلب بسيط يريحك ويريحنا.',
      at_home:
        'أوقف تمارين الصدر والأكتاف أسبوعين ثم عد بوزن أخف.\nكمادة دافئة ربع ساعة، ومسكن من الصيدلية بحسب نشرته إن لم تكن لديك معدة حساسة.\nأغلق محرك البحث، ولا تقس نبضك إلا إن أحسست بتسارع.',
      come_in: 'احجز زيارة عادية إذا بقي الألم بعد أسبوعين، أو تكرر مع المجهود، أو كان في أسرتك مرض قلب في سن الشباب.',
      emergency:
        'ضغط أو ثقل يدوم أكثر من عشر دقائق، أو ضيق نفس مفاجئ، أو إغماء، أو تعرق بارد، أو حرارة مع ألم يزيد بالاستلقاء: اتصل بالرقم 997.',
      after_hours: 5,
      likes: 99,
      views: 583,
    },
  },
  {
    slug: 'رجفان-أذيني-ومسيل-ونزيف-لثة',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'أمي على مسيل دم ولثتها تنزف، نوقفه كم يوم؟',
    content:
      'عمرها 70، عندها رجفان أذيني وتاخذ أبيكسابان. من أسبوع لثتها تنزف مع الفرشاة وطلعت لها كدمات صغيرة بذراعها. وعندها خلع ضرس بعد عشرة أيام.',
    status: 'answered',
    user_name: 'عهود',
    asked_days_ago: 84,
    views: 1675,
    tags: ['مسيلات الدم'],
    answer: {
      doctor_id: 151,
      content:
        'لا توقفوه دون قرار طبيب؛ فالمسيل يحميها من جلطة الدماغ، وحمايته تزول خلال يوم أو يومين من تركه. نزف اللثة الخفيف والكدمات الصغيرة متوقعان أحيانًا، لكن ظهورهما حديثًا يدعونا إلى مراجعة الكلى والدم وأدويتها الأخرى.\n\nوخلع ضرس واحد يتم في كثير من الأحيان دون إيقاف أو بتأخير جرعة، ويتفق عليه طبيب القلب وطبيب الأسنان قبل الموعد.',
      at_home:
        'فرشاة ناعمة وتنظيف لطيف دون ترك التفريش.\nلا مسكنات من نوع الإيبوبروفين أو الأسبرين، والباراسيتامول بحسب نشرته أسلم.\nراجعوا الأعشاب والزنجبيل والمكملات معنا.',
      come_in: 'نراها هذا الأسبوع قبل موعد الأسنان، مع قائمة أدويتها وآخر تحليل للكلى، ونكتب لطبيب الأسنان خطة واضحة.',
      emergency:
        'ضربة على الرأس ولو دون ألم، أو براز أسود، أو قيء دم، أو نزف لا يقف بعد ربع ساعة من الضغط، أو ثقل لسان: طوارئ فورًا.',
      after_hours: 9,
      likes: 88,
      views: 1492,
    },
  },
  {
    slug: 'متى-أرجع-للدوام-والرياضة-بعد-القسطرة',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'ركبت دعامة قبل أسبوعين، متى أرجع للنادي والسواقة؟',
    content:
      'عمري 49، جلطة بسيطة وركبوا دعامة وحدة عن طريق اليد. عضلة القلب قالوا ممتازة. أشتغل مكتبي. أمشي عشر دقايق بالبيت وأخاف أزيد، وزوجتي تمنعني من كل شي.',
    status: 'answered',
    user_name: 'ياسر',
    asked_days_ago: 167,
    views: 3266,
    tags: ['قسطرة', 'رياضة'],
    answer: {
      doctor_id: 151,
      content:
        'الحمد لله على سلامتك. القلب السليم العضلة بعد دعامة واحدة يحتاج إلى الحركة، والخوف من الحركة يؤخر الشفاء أكثر من الحركة نفسها. طمئن زوجتك، بل خذها معك في المشي.\n\nأكثر أصحاب العمل المكتبي يعودون خلال أسبوعين إلى أربعة، والقيادة عادةً بعد أسبوع إلى أربعة أسابيع بحسب حالتك. أما الأثقال فبعد اختبار جهد وبرنامج تأهيل، ولا توقف مسيلات الصفائح يومًا واحدًا.',
      at_home:
        'زد المشي خمس دقائق كل يومين أو ثلاثة، بحيث تستطيع الكلام وأنت تمشي.\nإحماء قبل المشي وتهدئة بعده، وبعد الأكل بساعتين.\nلا رفع ثقيل باليد التي دخلت منها القسطرة هذا الأسبوع.',
      come_in: 'نلتقي خلال أسبوعين لفحص المعصم والضغط والدهون ونكتب لك برنامج التأهيل وتاريخ العودة إلى العمل.',
      emergency:
        'عاد ألم الصدر أو جاءك ضيق نفس أو دوخة مع المشي؟ توقف واجلس واتصل بالرقم 997، ولا تختبر نفسك مرة ثانية.',
      after_hours: 20,
      likes: 241,
      views: 2940,
    },
  },
  {
    slug: 'دوخة-وسواد-بالعين-عند-الوقوف',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'أدوخ ويسود نظري إذا وقفت بسرعة، هل ضغطي منخفض؟',
    content:
      'عمري 26 وضغطي دايم 98 على 62. إذا قمت من السجود أو من السرير تظلم الدنيا ثواني. أشرب موية قليل ودورتي غزيرة. قبل شهر طحت في الحمام وصحيت على طول.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 58,
    views: 5480,
    tags: ['هبوط الضغط'],
    answer: {
      doctor_id: 171,
      content:
        'رقم 98 على 62 طبيعي عند كثير من الشابات وليس مرضًا بذاته. ما تشعرين به هبوط عند الوقوف: ينزل الدم إلى الساقين ويتأخر الجسم ثواني في التعويض، وقلة الماء تزيده.\n\nدورتك الغزيرة تلفت نظري، فنقص الحديد يجعل الدوخة أوضح. والإغماء مرة واحدة في الحمام الدافئ شائع، لكنه يستحق تخطيط قلب وتحليلًا قبل أن نطمئن.',
      at_home:
        'اشربي حتى يصير لون البول فاتحًا، وزيدي قبل الخروج في الحر.\nاجلسي على طرف السرير دقيقة وشدي عضلات ساقيك قبل القيام.\nماء الاستحمام فاتر، واستلقي وارفعي قدميك عند أول إحساس.',
      come_in:
        'أراكِ خلال أسبوع أو اثنين لقياس الضغط مستلقية وواقفة، وتحليل الدم ومخزون الحديد والغدة، ومراجعة غزارة الدورة.',
      emergency:
        'إغماء أثناء الرياضة أو معه خفقان أو ألم صدر، أو إصابة في الرأس، أو احتمال حمل مع ألم بطن: لا تنتظري الموعد واتصلي بالرقم 997.',
      after_hours: 14,
      likes: 433,
      views: 4970,
    },
  },
  {
    slug: 'نبضي-48-وأنا-أجري-من-سنة',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'نبضي وقت الراحة 48، هل هذا من الجري؟',
    content:
      'عمري 35 وأجري أربع مرات بالأسبوع من سنة. الساعة تقول نبضي وأنا نايم ينزل 44. ما أدوخ ولا أتعب. قبل ما أجري كان 70. هل أوقف التمرين لين أفحص؟',
    status: 'pending',
    user_name: 'معاذ',
    asked_days_ago: 3,
    views: 43,
    tags: ['نبض', 'رياضة'],
    answer: null,
  },
  {
    slug: 'الكركديه-مع-حبوب-الضغط',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'أشرب كركديه كل يوم مع حبوب الضغط، فيه تعارض؟',
    content:
      'عمري 54 وآخذ حبتين للضغط. سمعت أن الكركديه ينزل الضغط فصرت أشرب ثلاث أكواب. أمس طلع 104 على 65 وحسيت بخمول. أوقف الكركديه ولا أقلل الحبوب؟',
    status: 'pending',
    user_name: null,
    asked_days_ago: 2,
    views: 72,
    tags: ['ضغط الدم', 'أعشاب'],
    answer: null,
  },
  {
    slug: 'smartwatch-says-atrial-fibrillation',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'My watch says atrial fibrillation. How seriously should I take it?',
    content:
      'I am 61 and otherwise well, with mild high blood pressure. Twice this week my watch showed “possible AFib” at rest, once for about an hour. I felt nothing except a little flutter. I saved the tracings as PDFs.',
    status: 'answered',
    user_name: 'Peter',
    asked_days_ago: 6,
    views: 874,
    tags: ['atrial fibrillation'],
    answer: {
      doctor_id: 151,
      content:
        'Seriously enough to have it checked this week, calmly enough to sleep tonight. Watches are good at noticing an irregular pulse, but they also mistake extra beats for fibrillation, so a doctor has to read the tracing. Well done for saving it.\n\nIt matters because fibrillation can let small clots form in the heart, even in people who feel nothing. At 61 with high blood pressure, confirming it would open a discussion about a blood thinner, which prevents most of those strokes.',
      at_home:
        'Record a tracing whenever the watch alerts you or you feel flutter.\nCheck your blood pressure daily and keep taking your tablets.\nSkip energy drinks, and do not start aspirin on your own: it is not the right protection here.',
      come_in:
        'Send nothing, bring everything: the PDFs, your readings and medicines. We do an ECG, an echocardiogram and thyroid tests, and may lend you a recorder for a few days.',
      emergency:
        'Call 997 for a drooping face, a weak arm or slurred speech even if it passes, and for fainting, chest pain or breathlessness with a racing pulse.',
      after_hours: 7,
      likes: 112,
      views: 790,
    },
  },
  {
    slug: 'only-the-upper-blood-pressure-number-is-high',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'Only the upper number is high in my mother, 168 over 72. Does she need treatment?',
    content:
      'She is 71, visiting us from Manila for three months. No medicines. We measured for a week at home and it is always above 160 with a low second number. She feels fine and says it is normal for her age.',
    status: 'answered',
    user_name: 'Joy',
    asked_days_ago: 131,
    views: 1986,
    tags: ['blood pressure', 'older people'],
    answer: {
      doctor_id: 153,
      content:
        'Common at her age, yes; harmless, no. As arteries stiffen, the upper number climbs while the lower one falls, and it is the upper number that best predicts strokes and heart failure after sixty. Treating it is one of the most useful things medicine does for older people.\n\nWe start low and go slowly, checking her standing pressure as well, so that we do not exchange a stroke for a fall. A week of home readings is just the evidence we need.',
      at_home:
        'Look for hidden salt: soy and fish sauce, instant noodles, dried fish, stock cubes.\nA walk morning and evening, indoors when it is hot.\nMeasure before breakfast and before dinner, seated, and once after standing two minutes.',
      come_in:
        'Bring her within a week or two with the diary for an ECG, kidney function, potassium and sugar. She can take a plan and a letter home with her.',
      emergency:
        'Above 180 with chest pain, breathlessness, confusion, sudden severe headache or weakness on one side: call 997. A high number without symptoms calls for rest and a second reading.',
      after_hours: 19,
      likes: 119,
      views: 1702,
    },
  },
  {
    slug: 'father-heart-attack-at-45-what-should-i-test',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'My father had a heart attack at 45. What should I test at 33?',
    content:
      'He survived with two stents. His brother died suddenly at 50. I smoke socially, sit all day and my last cholesterol test was five years ago. I feel healthy. A friend had a full CT of the heart done and recommends it to everyone.',
    status: 'answered',
    user_name: 'Faisal K.',
    asked_days_ago: 240,
    views: 3122,
    tags: ['family history', 'prevention'],
    answer: {
      doctor_id: 1080,
      content:
        'Two close men in the family with early heart disease count as a real risk, so you are right to ask at 33 and not at 45. The tests that matter first are ordinary ones: blood pressure, cholesterol with its fractions, sugar, lipoprotein(a) once in your life, and an ECG.\n\nA CT for everyone is not the answer; at your age a clean picture may only falsely reassure. We use it when the result would change what we do.',
      at_home:
        'The cigarettes “only with friends” are the first thing to go; there is no safe number.\nGet up every hour, and build towards thirty minutes of brisk walking on most days.\nAsk your father for his cholesterol values before treatment.',
      come_in:
        'Book a morning visit; fasting is helpful but not essential. If your LDL is very high, your brothers and sisters should be tested too, and treatment may start early.',
      emergency:
        'Tightness in the chest, jaw or arm during effort, fainting while exercising, or sudden breathlessness: stop, sit down and call 997.',
      after_hours: 27,
      likes: 263,
      views: 2790,
    },
  },
  {
    slug: 'salt-substitute-with-lisinopril',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'Is potassium salt safe with my blood pressure tablet?',
    content:
      'I am 66 and take lisinopril and a water tablet. To eat less salt I bought a “low sodium” salt and use it in everything. Then I read on the back that it contains potassium chloride. My kidneys were “a little slow” in the last report.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 97,
    views: 1304,
    tags: ['medicines', 'salt'],
    answer: {
      doctor_id: 153,
      content:
        'In your situation I would put the jar away until we have a blood test. Lisinopril makes the body hold on to potassium, slower kidneys clear less of it, and some water tablets save it as well. Adding potassium to every meal on top can push the level high enough to disturb the heartbeat, usually without any warning symptom.\n\nYour aim is a good one, though. For people with healthy kidneys and other tablets these salts can be useful; for you there are safer ways.',
      at_home:
        'Season with lemon, sumac, garlic, cumin, vinegar and fresh herbs.\nRead labels for “potassium” in salts, stock cubes and sports drinks.\nContinue your tablets as prescribed, and avoid ibuprofen-type painkillers.',
      come_in:
        'Have potassium and kidney function measured in the next two or three days, and show us the names of both tablets. It is one blood sample.',
      emergency:
        'New muscle weakness, a very slow or irregular pulse, fainting or chest discomfort needs an ECG straight away: call 997 and mention the salt.',
      after_hours: 10,
      likes: 82,
      views: 1120,
    },
  },
  {
    slug: 'heart-races-on-stairs-low-iron',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'My heart races on one flight of stairs. Can low iron do that?',
    content:
      'I am 38, two small children, heavy periods since my second. For a month I am out of breath on the stairs, my pulse hits 140 and I crave ice. A blood test at work said haemoglobin 8.9. I have not started anything yet.',
    status: 'answered',
    user_name: 'Nadia',
    asked_days_ago: 23,
    views: 1577,
    tags: ['anaemia', 'palpitations'],
    answer: {
      doctor_id: 171,
      content:
        'It can, and a haemoglobin of 8.9 explains your stairs very well. With less haemoglobin each beat carries less oxygen, so the heart makes up for it by beating faster. Craving ice is a classic, slightly odd sign of low iron.\n\nThe heart itself is most likely healthy and will slow down as your blood recovers. Two jobs remain: filling the stores with tablets or an infusion, and finding out why the periods are so heavy so that it does not happen again.',
      at_home:
        'Pace yourself, and let someone else carry the shopping.\nEat meat, fish, lentils or beans daily, with something rich in vitamin C.\nTea and coffee an hour away from meals, as they block iron.',
      come_in:
        'Please see us in the next few days for ferritin, B12, thyroid and an ECG, and to choose the form of iron. A gynaecologist should look at the periods.',
      emergency:
        'Chest pain, fainting, breathlessness at rest, black stools, or soaking a pad every hour for several hours is a reason for hospital today.',
      after_hours: 15,
      likes: 94,
      views: 1390,
    },
  },
  {
    slug: 'flying-long-haul-with-a-new-pacemaker',
    lang: 'en',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'Can I fly long haul five weeks after getting a pacemaker?',
    content:
      'I am 74. The wound has healed and the first check was fine. Our flight to London is in two weeks. I worry about the airport scanner, the seat belt rubbing on the device and lifting my bag. Do I need a letter from the clinic?',
    status: 'pending',
    user_name: 'Margaret',
    asked_days_ago: 4,
    views: 88,
    tags: ['pacemaker', 'travel'],
    answer: null,
  },
];
