import type { DemoQuestion } from '../types.ts';

export const skinAndHairQuestions: readonly DemoQuestion[] = [
  {
    slug: 'حب-الشباب-لم-يتحسن-بعد-شهر',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'استخدمت علاج حب الشباب شهر وما تحسن، أغيره؟',
    content: 'عمري 19، وصف لي الطبيب جل مع كريم ليلي. صار لي شهر والحبوب نفسها وبشرتي تقشر وتحمر. أفكر أوقف كل شيء.',
    status: 'answered',
    user_name: 'نايف',
    asked_days_ago: 5,
    views: 2045,
    tags: ['حب الشباب'],
    answer: {
      doctor_id: 115,
      content:
        'لا تستعجل؛ شهر واحد قصير. علاجات حب الشباب الموضعية تحتاج ثمانية إلى اثني عشر أسبوعًا ليظهر أثرها، وكثيرًا ما تبدو البشرة أسوأ قليلًا في الأسابيع الأولى.\n\nالتقشر والاحمرار متوقعان، ويمكن تخفيفهما دون أن توقف العلاج: قلّل عدد الليالي، وأضف مرطبًا، وستعتاد بشرتك غالبًا خلال أسابيع.',
      at_home:
        'الكريم الليلي ليلة بعد ليلة، بمقدار حبة بازلاء للوجه كله وعلى بشرة جافة.\nمرطب خالٍ من الزيوت، وغسول لطيف مرتين فقط، وواقي شمس كل صباح.\nلا تعصر الحبوب، ولا تخلط معها مقشرات أخرى.',
      come_in:
        'احجز زيارة إذا لم تتحسن بعد ثلاثة أشهر، أو ظهرت حبوب عميقة مؤلمة أو ندبات؛ فالتأخر هنا يترك أثرًا دائمًا، ولدينا خيارات أخرى.',
      emergency:
        'تورم الوجه أو ظهور بثور وحكة شديدة يعني أن توقف العلاج وتراجعنا سريعًا. وإن صاحبه ضيق في التنفس فاتصل بالرقم 997.',
      after_hours: 22,
      likes: 58,
      views: 1680,
    },
  },
  {
    slug: 'mole-changed-colour-on-back',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'A mole on my back has changed colour. How soon should I be seen?',
    content:
      'My wife noticed that a mole I have had for years now has a darker part on one side, about 7 mm wide. It does not hurt. I am 44 and worked outdoors for a long time.',
    status: 'answered',
    user_name: 'Michael',
    asked_days_ago: 16,
    views: 734,
    tags: ['mole', 'sun'],
    answer: {
      doctor_id: 112,
      content:
        'Please thank your wife. Most changing moles turn out to be harmless, but change is exactly the sign that we ask people not to ignore, and pain is not: a melanoma usually does not hurt.\n\nWe look for five features: one half unlike the other, an uneven border, more than one colour, a width above 6 mm, and change over time. From your description at least two or three apply, and years of sun add to the reason for looking closely.',
      at_home:
        'Do not have it burnt or lasered off anywhere, because that destroys what we need to examine.\nTake a sharp photo next to a ruler, and cover the skin from the sun.',
      come_in:
        'Book within the next two weeks, and sooner if it bleeds, itches or grows quickly. I examine all your skin with a dermatoscope; if doubt remains, the mole is removed whole under local anaesthetic, in about twenty minutes.',
      after_hours: 11,
      likes: 24,
      views: 590,
    },
  },
  {
    slug: 'تساقط-الشعر-بعد-الولادة',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'تساقط شعر شديد بعد الولادة بأربعة شهور',
    content: 'شعري يطيح بكميات وخفيف من قدام. أرضع طبيعي وأكلي مو منتظم. هل يرجع؟ وهل أقدر أستخدم المينوكسيديل؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 41,
    views: 4210,
    tags: ['تساقط الشعر', 'بعد الولادة'],
    answer: {
      doctor_id: 111,
      content:
        'ما تصفينه شائع جدًا ويسمى التساقط الكربي بعد الولادة: هرمونات الحمل تطيل عمر الشعر، ثم يسقط معًا بعد شهرين إلى خمسة أشهر. يعود عند أغلب الأمهات خلال ستة إلى اثني عشر شهرًا دون علاج خاص.\n\nأما المينوكسيديل فلا ننصح به أثناء الرضاعة إلا بعد نقاش مع الطبيبة، وغالبًا لا تحتاجينه. ونفحص الحديد وفيتامين د والغدة الدرقية، فنقصها بعد الولادة كثير ويعالج بسهولة.',
      at_home:
        'بروتين كافٍ في كل وجبة، ونوم متى نام الطفل.\nتسريح لطيف دون شد.\nلا تبدئي حبوب حديد أو بيوتين دون تحليل، والبيوتين يربك نتائج بعض التحاليل.',
      come_in: 'احجزي إذا استمر التساقط بعد ستة أشهر، أو كان على شكل بقع دائرية، أو رافقه ألم في الفروة أو إرهاق شديد.',
      emergency:
        'الشعر نفسه لا طوارئ فيه، لكن الخفقان الشديد مع ضيق النفس أو الإغماء في أشهر ما بعد الولادة يُفحص في الحال.',
      after_hours: 28,
      likes: 210,
      views: 3902,
    },
  },
  {
    slug: 'حكة-اليدين-من-المنظفات',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'يديني تتشقق وتحك من المنظفات والمعقم',
    content: 'أشتغل في مطعم وأغسل يديني طول اليوم. صار فيها تشققات تنزف وحكة بالليل. أحط فازلين وما يكفي.',
    status: 'answered',
    user_name: 'فيصل',
    asked_days_ago: 75,
    views: 690,
    tags: ['أكزيما', 'اليدين'],
    answer: {
      doctor_id: 115,
      content:
        'هذه غالبًا أكزيما تماسّية في اليدين، وهي من أكثر أمراض المهن التي نراها، وتتحسن كثيرًا حين نقلل السبب لا حين نكثر الكريمات.\n\nالتشققات النازفة والحكة الليلية تحتاج عادةً مرهمًا مضادًا للالتهاب لفترة محددة يصفه الطبيب بعد أن يتأكد أنها ليست فطريات. وقد نجري اختبار الرقعة لمعرفة المادة المسببة، ونعطيك تقريرًا لجهة عملك.',
      at_home:
        'قفازات قطنية رقيقة تحت القفاز المطاطي، وتغييرها حين تبتل.\nماء فاتر وغسول بلا عطر، ومعقم كحولي مرطب حين لا تكون اليد متسخة.\nمرطب سميك بعد كل غسلة، وطبقة كثيفة مع قفاز قطني عند النوم.',
      come_in: 'خلال أسبوع أو أسبوعين، وأحضر معك أسماء المنظفات والمعقم وصورة القفاز الذي تستعمله في العمل.',
      emergency:
        'راجعنا في اليوم نفسه أو الطوارئ إذا ظهر صديد أو ألم نابض أو خط أحمر صاعد أو حرارة، فهذه علامات التهاب جرثومي.',
      after_hours: 16,
      likes: 19,
      views: 540,
    },
  },
  {
    slug: 'الفرق-بين-ليزر-ألكسندرايت-والياغ',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'أيهم أفضل لبشرتي الحنطية: ألكسندرايت أو ياغ؟',
    content: 'أبغى أبدأ جلسات ليزر للساقين، بشرتي حنطية وتتصبغ بسرعة من الجروح.',
    status: 'pending',
    user_name: 'غلا',
    asked_days_ago: 2,
    views: 21,
    tags: ['ليزر'],
    answer: null,
  },
  {
    slug: 'سعر-جلسة-البوتوكس',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'كم سعر جلسة البوتوكس عندكم؟',
    content: 'أبغى أعرف السعر والعروض الحالية.',
    status: 'closed',
    user_name: 'رهف',
    asked_days_ago: 55,
    views: 132,
    tags: [],
    answer: null,
    closed_reason: 'out-of-scope',
    closed_note: 'السؤال عن الأسعار لا عن حالة طبية؛ تجيب عنه صفحة العروض أو مركز الاتصال.',
  },
  {
    slug: 'كلف-الخدين-يرجع-مع-الشمس',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'الكلف يخف بالكريم ويرجع أغمق، وش الحل النهائي؟',
    content:
      'عمري 36، طلع لي كلف على الخدود بعد حملي الثاني. استخدمت خلطة تفتيح من صالون شهرين وفتّح وجهي بسرعة، ويوم وقفتها رجع أغمق مع احمرار وشعيرات. أحط واقي شمس الصبح بس.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 120,
    views: 7350,
    tags: ['كلف', 'تصبغات'],
    answer: {
      doctor_id: 113,
      content:
        'الخلطات التي تفتّح بسرعة كثيرًا ما يكون فيها كورتيزون قوي أو زئبق، والاحمرار والشعيرات التي ظهرت بعدها تزيد هذا الظن. لا تعودي إليها مهما بدا أثرها.\n\nولأكون صريحة معك: الكلف يُضبط ولا يُمحى نهائيًا. نهدّئ البشرة أولًا، ثم نستعمل كريمات تفتيح موصوفة لمدة محددة، وقد نضيف دواءً بالفم أو تقشيرًا خفيفًا. الليزر ليس البداية، وقد يزيده سوءًا.',
      at_home:
        'واقٍ ملوّن بعامل 50 فيه أكسيد الحديد، ويُعاد كل ساعتين في الخارج، وقرب النافذة أيضًا.\nغسول لطيف ومرطب فقط هذا الشهر.\nقبعة ونظارة، والابتعاد عن حرارة الفرن ما أمكن.',
      come_in: 'الأفضل زيارة خلال أسابيع، وأحضري الخلطة نفسها. وأخبرينا إن كنتِ تخططين لحمل أو تستعملين مانعًا هرمونيًا.',
      emergency:
        'صداع ورجفة وتنميل، أو تورم القدمين بعد استعمال خلطة مجهولة قد يدل على تسمم بالزئبق: راجعي الطوارئ وخذيها معك.',
      after_hours: 38,
      likes: 389,
      views: 6820,
    },
  },
  {
    slug: 'فراغ-دائري-في-شعر-ولدي',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'طلع في راس ولدي فراغ دائري أملس، هل هي ثعلبة؟',
    content:
      'عمره تسع سنوات، لاحظ الحلاق دائرة بحجم الريال بدون شعر خلف الراس، بعد ثلاث أسابيع صارت ثنتين. ما يحك وما فيها قشور. خاله عنده بهاق. ناس قالوا ثوم وناس قالوا من الزعل.',
    status: 'answered',
    user_name: 'أبو يزن',
    asked_days_ago: 195,
    views: 3260,
    tags: ['ثعلبة', 'أطفال'],
    answer: {
      doctor_id: 114,
      content:
        'دائرة ملساء بلا قشور ولا حكة تشبه الثعلبة البقعية، وفيها تهاجم المناعة بصيلات الشعر دون أن تتلفها. هي غير معدية، والزعل ليس سببها وإن كان يثقل على الطفل. وتاريخ البهاق عند خاله يناسب هذا التفسير.\n\nينبت الشعر وحده عند كثيرين خلال سنة إذا كانت البقع قليلة. ونستثني أولًا فطريات الفروة لأن علاجها مختلف تمامًا.',
      at_home:
        'لا ثوم ولا خل ولا كيّ؛ فهي تحرق الجلد وتترك ندبة.\nصوّر البقع كل أسبوعين بالإضاءة نفسها.\nقصة شعر مناسبة وكلمة لمعلمه تجنبه التعليقات.',
      come_in:
        'خلال أسبوعين أو ثلاثة نفحص الفروة بالمنظار، ونختار كريمًا أو محلولًا يناسب عمره. وعجّل إن زادت البقع أو سقطت الحواجب.',
      after_hours: 44,
      likes: 134,
      views: 2980,
    },
  },
  {
    slug: 'قشرة-دهنية-وحكة-بالفروة',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'قشرة دهنية ما تروح مع أي شامبو، هل تسبب صلع؟',
    content:
      'عمري 31، قشرة صفرا لزقة مع حكة واحمرار حول الخشم والحواجب. تزيد مع السهر والشتا. غيرت خمس أنواع شامبو وأغسل كل يومين. ألاحظ شعر على المخدة وخايف أصلع.',
    status: 'answered',
    user_name: 'عبدالمجيد',
    asked_days_ago: 64,
    views: 4890,
    tags: ['قشرة', 'فروة الرأس'],
    answer: {
      doctor_id: 114,
      content:
        'اجتماع القشرة الصفراء مع احمرار جانبي الأنف والحاجبين يوحي بالتهاب الجلد الدهني. سببه خميرة تعيش على جلد الجميع، ويتحسس منها بعضنا أكثر من غيرهم. لا يسبب الصلع، وما يسقط من الحكة يعود.\n\nهو يهدأ ولا يُشفى إلى الأبد، لذلك نجاحك في الاستمرار على شامبو واحد صحيح، لا في كثرة التبديل.',
      at_home:
        'شامبو كيتوكونازول من الصيدلية مرتين أسبوعيًا لشهر، ويُترك على الفروة خمس دقائق قبل الشطف، ثم مرة أسبوعيًا للوقاية.\nاغسل الحواجب وجانبي الأنف برغوته.\nلا زيوت على الفروة؛ فهي غذاء لهذه الخميرة.',
      come_in:
        'احجز إن لم تتحسن بعد شهر، أو كان التساقط على شكل فراغات، أو ظهرت قشور فضية سميكة تتجاوز خط الشعر؛ فقد تكون صدفية.',
      after_hours: 25,
      likes: 274,
      views: 4505,
    },
  },
  {
    slug: 'حبوب-مائية-وألم-بجنب-الوالد',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'أبوي طلع له حبوب ماي بجنب واحد مع حرقان، هل هو حزام ناري؟',
    content:
      'أبوي 68 سنة وعنده سكري. من ثلاث أيام ألم حارق بالجنب اليمين ظنيناه كلى، واليوم الصبح طلعت حبوب مائية على احمرار ماشية خط واحد. ما قدر ينام. في البيت بنتي حامل وولدي عمره سنة.',
    status: 'answered',
    user_name: 'أم عبدالله',
    asked_days_ago: 2,
    views: 1105,
    tags: ['حزام ناري', 'كبار السن'],
    answer: {
      doctor_id: 112,
      content:
        'ألم حارق يسبق حبوبًا مائية في شريط واحد من جانب واحد: هذا وصف الحزام الناري، والوقت فيه مهم. مضاد الفيروس ينفع أكثر ما ينفع خلال 72 ساعة من ظهور الحبوب، ويقلل الألم الذي قد يبقى بعدها، وعمره والسكري يجعلان ذلك أولى.\n\nلا ينتقل حزامًا، لكنه قد ينقل الجدري المائي لمن لم يُصب به، وسائل الحبوب هو المعدي.',
      at_home:
        'غطوا الحبوب بشاش خفيف، ولا تفقؤوها، ولا تضعوا معجونًا أو حناء.\nتبتعد ابنتك الحامل والصغير حتى تجف القشور، ويغسل يديه كثيرًا.\nباراسيتامول بحسب النشرة، ومتابعة السكر.',
      come_in: 'اليوم، ولا تنتظروا الغد: يُفحص ويبدأ العلاج. وبعد شفائه نناقش لقاح الحزام الناري حتى لا يتكرر.',
      emergency:
        'حبوب على الجبين أو طرف الأنف أو احمرار العين، أو صداع شديد وتشوش، أو ضعف في الوجه أو الأطراف، أو انتشارها في الجسم: طوارئ.',
      after_hours: 3,
      likes: 92,
      views: 1010,
    },
  },
  {
    slug: 'صدفية-الكوعين-والركب',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'عندي صدفية من سنتين، هل لها علاج يخليها تروح؟',
    content:
      'عمري 27، بقع حمرا عليها قشر أبيض على الكيعان والركب وصارت بفروة الراس. مراهم الكورتيزون تخففها وترجع. أستحي ألبس قصير، وصار صبعي يتنفخ ويعورني الصبح. أخاف أعدي أولادي إذا تزوجت.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 230,
    views: 5210,
    tags: ['صدفية'],
    answer: {
      doctor_id: 111,
      content:
        'لن تعدي أحدًا؛ الصدفية خلل في المناعة وليست جرثومة، واحتمال وراثتها موجود لكنه ليس قدرًا محتومًا. لا نملك علاجًا يمحوها إلى الأبد، لكن كثيرًا من مرضانا اليوم بشرتهم صافية أو تكاد، بالعلاج الضوئي أو الأدوية أو الإبر الحديثة.\n\nأهم ما في رسالتك الإصبع المتورم صباحًا: قد يكون التهاب مفاصل صدفيًا، وعلاجه مبكرًا يحمي المفصل.',
      at_home:
        'مرطب سميك بعد الحمام مباشرة، وشمس الصباح دقائق.\nلا تقشر البقع بيدك؛ فالخدش يولّد بقعًا جديدة.\nالتدخين وزيادة الوزن يشعلانها. ولا توقف المراهم فجأة.',
      come_in: 'خلال أسبوعين، لنفحص الجلد والأظافر والمفاصل معًا، ونقرر هل تجاوزتَ مرحلة المراهم. أحضر أسماء ما جربته.',
      emergency:
        'احمرار يعم أغلب الجسم مع قشعريرة، أو بثور صديدية منتشرة مع حرارة، خصوصًا بعد حبوب أو إبر كورتيزون، يستدعي الطوارئ.',
      after_hours: 30,
      likes: 246,
      views: 4770,
    },
  },
  {
    slug: 'مسمار-لحم-أو-ثالول-في-القدم',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'هل اللي تحت رجلي مسمار لحم أو ثالول؟',
    content:
      'طلع تحت قدمي شي قاسي يوجعني إذا مشيت، وفيه نقط سودا صغيرة. كشطته بالموس ونزف وكبر. صار جنبه اثنين أصغر. أسبح بالنادي ثلاث مرات بالأسبوع. عمري 24.',
    status: 'answered',
    user_name: 'ماجد',
    asked_days_ago: 85,
    views: 2630,
    tags: ['ثآليل', 'القدم'],
    answer: {
      doctor_id: 115,
      content:
        'النقط السوداء وانتشاره إلى الجوار يرجحان الثالول الأخمصي، وهو فيروس يحب أرضيات المسابح. أما مسمار اللحم فيكون في موضع ضغط واحد ولا نقط فيه. والكشط بالموس ينشر الفيروس، وهذا ما حصل على الأرجح.\n\nيشفى كثير منها دون علاج خلال سنة أو سنتين، لكن ألم المشي سبب كافٍ لنعالجه. أول خطوة حمض الساليسيليك بصبر ثلاثة أشهر.',
      at_home:
        'انقع القدم خمس دقائق، وابردها بمبرد خاص بها، ثم ضع حمض الساليسيليك على الثالول وحده كل ليلة كما في النشرة.\nنعال في المسبح وغرف التبديل، ومنشفة لك وحدك.',
      come_in:
        'احجز إذا لم يصغر خلال ثلاثة أشهر أو زاد ألمه، لنجمّده أو نعالجه بغير ذلك. ومريض السكري يراجع قبل أي علاج منزلي.',
      after_hours: 20,
      likes: 88,
      views: 2390,
    },
  },
  {
    slug: 'سواد-الرقبة-والإبط-مع-زيادة-الوزن',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'رقبتي وإبطي صاروا غامقين رغم النظافة، كيف أفتحها؟',
    content:
      'عمري 22 ووزني زاد عشرين كيلو آخر سنتين. رقبتي غامقة كأنها وسخ وملمسها سميك، ومع الإبط كذلك. أفركها بالليفة والليمون والبيكنج صودا وصارت أغمق وتحرق. عندي دورة متأخرة.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 150,
    views: 8640,
    tags: ['تصبغات', 'مقاومة الإنسولين'],
    answer: {
      doctor_id: 113,
      content:
        'ليس وسخًا، فاتركي الليفة والليمون؛ الفرك يلهب الجلد فيزداد سوادًا وسماكة. ملمسها المخملي مع زيادة الوزن وتأخر الدورة يوحي بما نسميه الشواك الأسود، وهو رسالة من الجسم بأن الإنسولين مرتفع.\n\nلذلك أنجح تفتيح يبدأ من الداخل: نزول خمسة إلى عشرة بالمئة من الوزن يفتّح اللون ويعيد الدورة. الكريمات والليزر تساعد بعد ذلك.',
      at_home:
        'غسول لطيف ويد ناعمة، ثم كريم يوريا أو لاكتيك يومًا بعد يوم.\nملابس قطنية واسعة، ومزيل عرق بلا كحول أو عطر.\nاستبدلي العصير والحلى بالماء والفاكهة، وامشي نصف ساعة يوميًا.',
      come_in:
        'رتّبي زيارة خلال شهر لتحليل السكر التراكمي والدهون والهرمونات، ونرتب معك النساء والتغذية. وعجّلي إن ظهر فجأة دون زيادة وزن.',
      after_hours: 26,
      likes: 512,
      views: 8015,
    },
  },
  {
    slug: 'hives-every-evening-eight-weeks',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'I get itchy welts every evening. What am I allergic to?',
    content:
      'For eight weeks I have had raised red itchy patches that move around and vanish within hours. I stopped eggs, fish, nuts and strawberries with no change. I take ibuprofen for my back most days. Twice my lip was swollen in the morning. An antihistamine helps when I remember it.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 33,
    views: 1175,
    tags: ['hives', 'allergy'],
    answer: {
      doctor_id: 112,
      content:
        'Probably nothing you eat. Welts that wander, fade within a day and go on for more than six weeks are what we call chronic urticaria, and food is hardly ever behind it. You can put the eggs, fish and nuts back.\n\nYour ibuprofen is a better suspect: it worsens hives in about one person in four. And an antihistamine works by preventing, so it should be taken every day rather than when the itch has already begun.',
      at_home:
        'A non-drowsy antihistamine daily, as on the leaflet.\nAsk the pharmacist about paracetamol in place of ibuprofen.\nLoose clothes, cool showers; photograph any welt that lasts over 24 hours.',
      come_in:
        'Within two or three weeks, as it has already lasted two months and your lip swells. We check blood tests and can raise the treatment in safe steps.',
      emergency:
        'Swelling of tongue or throat, a change of voice, wheezing or faintness: call 997 immediately, and use an adrenaline pen if you own one.',
      after_hours: 13,
      likes: 67,
      views: 1022,
    },
  },
  {
    slug: 'minoxidil-shedding-more-after-a-month',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'I started minoxidil and lose more hair than before. Should I quit?',
    content:
      'I am 28 and thinning at the temples and crown like my father. I have used 5% minoxidil twice a day for five weeks. Now there is hair all over the shower. Is it making me bald faster? A friend takes a tablet too and says it is better.',
    status: 'answered',
    user_name: 'Karim',
    asked_days_ago: 180,
    views: 3420,
    tags: ['hair loss'],
    answer: {
      doctor_id: 114,
      content:
        'Do not quit now. Early shedding is a recognised effect: resting hairs are pushed out to make way for new ones. It starts between the second and eighth week and settles on its own, so you are right in the middle of it.\n\nGive it six months before judging, and remember that the gain is kept only while you use it. The tablet your friend takes suits many men but needs a talk about side effects, especially if you plan a family.',
      at_home:
        'Apply to a dry scalp as the leaflet says, wash your hands, and let it dry before bed.\nMore than the stated amount does not grow more.\nPhotos monthly: same light, same place.',
      come_in:
        'See me at six months with your photos, or before if the scalp is red and flaky, the loss is patchy, or you want to consider tablets or a transplant.',
      emergency:
        'Chest pain, a racing heart, fainting, or sudden swelling of face, hands or feet: stop it and call 997. Keep the bottle away from children and cats.',
      after_hours: 31,
      likes: 153,
      views: 3105,
    },
  },
  {
    slug: 'ring-shaped-itchy-rash-after-gym',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'A ring-shaped rash from the gym got bigger with my cream. Why?',
    content:
      'It started as a coin-sized itchy red circle on my thigh three weeks ago. A pharmacist abroad sold me a triple cream with a steroid. It looked better for five days, then spread and the edge is now blurry. My flatmate has one on his arm as well.',
    status: 'answered',
    user_name: 'Arjun',
    asked_days_ago: 5,
    views: 466,
    tags: ['ringworm', 'fungal'],
    answer: {
      doctor_id: 115,
      content:
        'The steroid in that cream is the likely reason. It calms the redness while the fungus underneath feeds undisturbed, so the ring spreads and loses its clear edge. We see this nearly every day.\n\nA flatmate with the same rash also fits ringworm, which passes by skin, towels and gym mats. It clears well with a plain antifungal used long enough, but after a steroid cream some people need tablets for a few weeks.',
      at_home:
        'Stop the triple cream; expect a redder few days.\nPlain clotrimazole or terbinafine as the leaflet says, two centimetres beyond the edge, and on for the full course.\nOwn towel, 60 °C wash, dry skin well. Your flatmate too.',
      come_in:
        'Book if it is no smaller in two weeks, if there are several rings, or if the scalp, beard, groin or nails are involved. We scrape the edge painlessly to prove it.',
      emergency:
        'Spreading heat, pus, fever or red streaks mean a bacterial infection on top: be seen the same day or go to an emergency department.',
      after_hours: 12,
      likes: 31,
      views: 412,
    },
  },
  {
    slug: 'isotretinoin-planning-pregnancy-how-long-to-wait',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'How long after isotretinoin can I safely try for a baby?',
    content:
      'I am 29 and in month four of isotretinoin for acne. We hope to start a family soon after I finish. I read anything from one month to three years. My lips crack and my nose bleeds a little. Can I also wax my upper lip meanwhile?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 98,
    views: 2280,
    tags: ['acne', 'isotretinoin'],
    answer: {
      doctor_id: 111,
      content:
        'One full month after the last capsule; by then it has left your body, and later pregnancies are not affected. The three-year figure belongs to a different drug. Until that month has passed, contraception has to be completely reliable, because the risk to a baby is very serious.\n\nYour lips and nose tell us it is working as expected. Please postpone waxing and lasers: the skin tears easily now, so threading or trimming is kinder.',
      at_home:
        'Plain ointment on the lips many times a day, and a little inside the nostrils at night.\nSunscreen, artificial tears, no vitamin A supplements.\nNever share capsules or donate blood.',
      come_in:
        'Keep your monthly visit with its blood and pregnancy tests. Tell us early about low mood, aching joints, or nosebleeds lasting beyond ten minutes.',
      emergency:
        'A missed period means stop today and call us. A violent headache with blurred vision, severe tummy pain, or thoughts of harming yourself: call 997.',
      after_hours: 18,
      likes: 121,
      views: 2015,
    },
  },
  {
    slug: 'baby-eczema-afraid-of-steroid-cream',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'Will steroid cream thin my baby’s skin?',
    content:
      'My eight-month-old has eczema on her cheeks and in the folds of her legs and scratches at night. We were given 1% hydrocortisone but I only dared to use it twice. I put on coconut oil and bathe her every third day. She is up four times a night.',
    status: 'answered',
    user_name: 'Emily',
    asked_days_ago: 310,
    views: 1680,
    tags: ['eczema', 'baby'],
    answer: {
      doctor_id: 111,
      content:
        'Used as prescribed, no. Hydrocortisone 1% is the mildest there is, and a week or two at a time on inflamed patches does not thin the skin. Thinning comes from strong steroids used for months. Untreated eczema does more damage: broken sleep, infection, and possibly more food allergy.\n\nThink of two jobs: the steroid puts the fire out, the moisturiser stops it from starting again. Oil alone cannot do either.',
      at_home:
        'A thin layer on red areas once or twice daily as prescribed, until smooth.\nThick unscented moisturiser three times a day everywhere.\nA short lukewarm bath daily without soap, then cream within minutes. Cotton clothes, short nails.',
      come_in:
        'Bring her if nights are no calmer after two weeks, if it returns as soon as you stop, or if hives or vomiting follow a food. We will show you the amounts.',
      emergency:
        'Clusters of painful blisters or punched-out sores, fever, a drowsy baby, or fast-spreading weeping skin need an emergency department today.',
      after_hours: 23,
      likes: 104,
      views: 1492,
    },
  },
  {
    slug: 'black-toenail-after-running',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'My big toenail turned black after a half marathon. Leave it alone?',
    content:
      'I ran my first half marathon eight days ago in slightly tight shoes. Two days later the nail was purple-black, now it aches only when I press it. No injury otherwise, I am 38. How do I know it is just a bruise and not something worse?',
    status: 'pending',
    user_name: 'Tom',
    asked_days_ago: 3,
    views: 47,
    tags: ['nails'],
    answer: null,
  },
];
