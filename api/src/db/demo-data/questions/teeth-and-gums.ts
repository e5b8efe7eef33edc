import type { DemoQuestion } from '../types.ts';

export const teethAndGumsQuestions: readonly DemoQuestion[] = [
  {
    slug: 'ألم-ضرس-العقل-مع-تورم',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'ضرس العقل يوجعني وفكي متورم شوي، أخلعه؟',
    content: 'الألم من أربعة أيام آخر الفك تحت، وما أفتح فمي زين، وطعم كريه. أخذت مسكن ويخف ويرجع. ما عندي حرارة.',
    status: 'answered',
    user_name: 'عبدالإله',
    asked_days_ago: 4,
    views: 1122,
    tags: ['ضرس العقل'],
    answer: {
      doctor_id: 103,
      content:
        'وصفك يشبه التهاب اللثة حول ضرس عقل لم يخرج كاملًا، حيث تتجمع بقايا الطعام تحت طرف اللثة. لا نخلع عادةً في ذروة الالتهاب؛ ننظف المكان أولًا ثم نقرر بالأشعة إن كان الضرس سيبقى أو يُخلع.\n\nوالمضاد الحيوي ليس الحل الأول هنا، فلا تأخذه من نفسك؛ تنظيف المكان في العيادة هو ما يريح.',
      at_home:
        'مضمضة بماء دافئ وملح بعد كل أكلة، وتفريش لطيف للمكان.\nمسكن مما اعتدت عليه إن لم يكن لديك مانع كالقرحة أو مرض الكلى.\nلا تضع أسبرين أو قرنفلًا مركزًا على اللثة فهو يحرقها.',
      come_in: 'صعوبة فتح الفم تجعلني أفضّل أن نراك خلال يوم أو يومين، حتى لو خف الألم بالمسكن.',
      emergency:
        'توجه إلى الطوارئ فورًا إذا امتد التورم إلى الرقبة أو تحت العين، أو ارتفعت حرارتك، أو صعب عليك البلع أو التنفس.',
      after_hours: 7,
      likes: 38,
      views: 960,
    },
  },
  {
    slug: 'تقويم-بعد-الثلاثين',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'عمري 34، هل فات وقت التقويم؟',
    content: 'أسناني الأمامية متزاحمة وتزيد مع السنين. أخاف من الحديد في شكلي قدام العمل ومن أن النتيجة ما تثبت.',
    status: 'answered',
    user_name: 'هند',
    asked_days_ago: 23,
    views: 2680,
    tags: ['تقويم'],
    answer: {
      doctor_id: 58,
      content:
        'لم يفت. الأسنان تتحرك في أي عمر ما دامت اللثة والعظم سليمين، وثلث مرضاي تقريبًا فوق الثلاثين. الفرق أن الحركة عند البالغين أبطأ قليلًا.\n\nوإن كان المظهر يشغلك فهناك قوالب شفافة متحركة، وحاصرات بلون السن. الشفاف مناسب لكثير من حالات التزاحم البسيط والمتوسط، بشرط لبسه اثنتين وعشرين ساعة يوميًا. أما الثبات فيعتمد على المثبّت بعد العلاج: سلك رفيع خلف الأسنان، وقالب ليلي تستمرين عليه سنوات.',
      at_home:
        'عالجي التسوس واللثة قبل البدء، ونظفي بين الأسنان يوميًا.\nتقرر الخطةَ الصورُ والقياسات لا الإعلانات، فلا تطلبي قوالب بالبريد دون فحص.',
      come_in: 'في الزيارة الأولى تستلمين خطة مكتوبة بالمدة والتكلفة، ولك أن تفكري قبل أن تقرري.',
      after_hours: 19,
      likes: 120,
      views: 2400,
    },
  },
  {
    slug: 'bleeding-gums-while-brushing',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'My gums bleed when I brush. Should I stop brushing there?',
    content:
      'It has been about a month, mostly on the lower front teeth. No pain. I smoke around ten cigarettes a day. I started brushing more softly but it still bleeds.',
    status: 'answered',
    user_name: 'Yusuf',
    asked_days_ago: 38,
    views: 915,
    tags: ['gums'],
    answer: {
      doctor_id: 102,
      content:
        'Keep brushing there; stopping makes it worse. Bleeding without pain is usually the first stage of gum inflammation, caused by plaque along the edge of the gum. At this stage it can still be reversed. If tartar has formed, home care alone will not be enough: it needs a professional cleaning.\n\nYou mention smoking. It hides bleeding and feeds gum disease, so the real state may be further along than it looks. We can help you to stop, without a lecture.',
      at_home:
        'A soft brush, short strokes tilted towards the gum line, two minutes twice a day.\nSmall brushes or floss between the teeth once a day.\nExpect a little more bleeding in the first week and less after two.',
      come_in:
        'Book within the month, and sooner if a tooth feels loose, gums recede or pus appears. If you also bruise easily, or bleed from the nose, see a doctor for a blood test first.',
      emergency:
        'Bleeding that does not stop after twenty minutes of firm pressure, or a swelling with fever that spreads to the face, belongs in an emergency department.',
      after_hours: 25,
      likes: 31,
      views: 744,
    },
  },
  {
    slug: 'أول-زيارة-أسنان-للطفل',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'متى أول زيارة أسنان للطفل؟ وهل الأسنان اللبنية تستاهل حشوة؟',
    content: 'ولدي ثلاث سنوات وفيه نقطة بنية على سن قدام. ناس يقولون لبنية وبتطيح، ليش الحشو.',
    status: 'answered',
    user_name: 'أم عبدالعزيز',
    asked_days_ago: 58,
    views: 1345,
    tags: ['أسنان الأطفال'],
    answer: {
      doctor_id: 104,
      content:
        'الزيارة الأولى الأنسب مع ظهور أول سن أو قبل عيد ميلاده الأول، لكن الثلاث سنوات ليست متأخرة أبدًا.\n\nنعم، السن اللبني يستحق العلاج. فهو يحفظ مكان السن الدائم ويساعده على الأكل والكلام، وبعضها يبقى حتى الثانية عشرة. التسوس المتروك قد يصل إلى العصب ويؤلم طفلك ليلًا ويؤثر في السن الذي تحته. والنقطة البنية قد تكون تصبغًا أو بداية تسوس يكفيها الفلورايد والمراقبة دون حفر.',
      at_home:
        'تفريش مرتين بمعجون فيه فلورايد بقدر حبة أرز حتى الثالثة، وحبة بازلاء بعدها، وأنتِ من يفرش حتى السابعة.\nلا ينام على رضاعة حليب أو عصير.',
      come_in: 'أحضريه خلال أسابيع قليلة، وقبل ذلك إن صحا من الألم أو صار يتجنب الأكل على جهة.',
      emergency: 'تورم في الوجه مع حرارة، أو خمول ورفض للشرب: لا ينتظر ذلك موعد الأسنان، خذيه إلى الطوارئ.',
      after_hours: 12,
      likes: 64,
      views: 1150,
    },
  },
  {
    slug: 'حساسية-الأسنان-بعد-التبييض',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'حساسية من البارد بعد التبييض بأسبوع',
    content: 'سويت تبييض في العيادة قبل أسبوع، والبارد يوجعني بقوة خصوصًا الناب. متى تروح الحساسية؟',
    status: 'pending',
    user_name: 'وجدان',
    asked_days_ago: 2,
    views: 44,
    tags: ['تبييض'],
    answer: null,
  },
  {
    slug: 'ألم-ضرس-ينبض-بالليل',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'ضرسي ينبض بالليل وما يخليني أنام، لازم سحب عصب؟',
    content:
      'عندي حشوة قديمة بضرس فوق، من أسبوع يوجعني مع الحار ويبقى الألم ربع ساعة، وآخر ليلتين صار ينبض لحاله وأنا منسدح. المسكن يفيد ثلاث ساعات. أخاف من سحب العصب وأقول أخلعه وأرتاح.',
    status: 'answered',
    user_name: 'سلطان',
    asked_days_ago: 3,
    views: 1690,
    tags: ['عصب', 'ألم الأسنان'],
    answer: {
      doctor_id: 101,
      content:
        'ألم يبقى بعد الحار دقائق ثم ينبض وحده ليلًا يدل غالبًا على التهاب في العصب لا يتراجع، وهنا يكون علاج الجذور هو ما يزيل الألم ويبقي الضرس. نؤكد ذلك باختبار وأشعة قبل أن نقرر.\n\nوعن خوفك: نخدّر جيدًا قبل أن نبدأ، وأغلب مرضاي يصفونه بأنه كحشوة طويلة. أما الخلع فيريح أيامًا، ثم تُشغل بتعويض المكان.',
      at_home:
        'ارفع رأسك بوسادتين، واترك الحار والبارد والمضغ على الجهة.\nمسكن مما يناسبك بحسب النشرة دون تجاوزها.\nلا تدخل شيئًا في الضرس، ولا تضع عليه ثومًا أو كحولًا.',
      come_in:
        'غدًا إن أمكن، ولدينا أماكن للألم في اليوم نفسه. وإن سكن الألم فجأة فاحضر كذلك؛ فقد يكون العصب مات لا شُفي.',
      emergency:
        'انتفاخ الخد أو الجفن، أو حرارة ورجفة، أو صعوبة في البلع أو الكلام أو فتح الفم تعني انتشار الالتهاب: الطوارئ فورًا.',
      after_hours: 6,
      likes: 97,
      views: 1540,
    },
  },
  {
    slug: 'ألم-شديد-ثالث-يوم-بعد-الخلع',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'خلعت ضرس قبل ثلاث أيام والألم زاد بدل ما يخف، ليش؟',
    content:
      'أول يومين كنت تمام، واليوم الثالث طلع ألم قوي يروح للأذن وريحة مو حلوة ومكان الخلع شكله فاضي. رجعت أدخن ثاني يوم الصراحة، وكنت أمضمض بقوة. ما عندي ورم.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 92,
    views: 3180,
    tags: ['خلع'],
    answer: {
      doctor_id: 103,
      content:
        'تسلسل القصة كما ترويها نموذجي للسنخ الجاف: الجلطة التي تغطي العظم سقطت أو ذابت فانكشف. التدخين والمضمضة القوية من أشهر أسبابه، ولا لوم، فهو يحدث أحيانًا مع كل الحرص.\n\nليس التهابًا خطيرًا ويلتئم وحده، لكن ألمه قوي. نغسل المكان في العيادة ونضع ضمادًا مهدئًا فيخف الألم خلال ساعة أو نحوها، وقد نعيده بعد يومين.',
      at_home:
        'لا تدخين ولا شفاط ولا مضمضة قوية.\nاشطف برفق بماء فاتر وملح بعد الأكل، واترك الماء يسقط وحده.\nمسكن بانتظام حسب النشرة حتى موعدك، وأكل لين على الجهة الأخرى.',
      come_in: 'اليوم أو غدًا، ولو دون موعد سابق؛ فلا داعي لأن تصبر أسبوعًا على ألم نستطيع أن نوقفه.',
      emergency:
        'نزيف لا يقف بالعض على شاش نصف ساعة متصلة، أو تورم يزداد بعد اليوم الثالث مع حرارة، أو ضيق في البلع أو التنفس: طوارئ.',
      after_hours: 5,
      likes: 128,
      views: 2870,
    },
  },
  {
    slug: 'هل-تنظيف-الجير-يضعف-الأسنان',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'هل تنظيف الجير يبعد الأسنان ويضعفها؟',
    content:
      'سويت تنظيف أول مرة وعمري 40، وبعدها حسيت أسناني بينها فراغات وصارت حساسة من البارد، ولساني يحس فرق. زوجتي تقول قلت لك لا تسويه. الدكتورة تبيني أرجع بعد ست شهور.',
    status: 'answered',
    user_name: 'أبو مهند',
    asked_days_ago: 145,
    views: 4370,
    tags: ['تنظيف', 'جير'],
    answer: {
      doctor_id: 102,
      content:
        'الفراغ الذي تحسه كان موجودًا، ملأه الجير سنين. حين يُزال الجير ويخف تورم اللثة يظهر المكان على حقيقته. الجهاز يهز الجير فيسقط ولا يبرد السن.\n\nولو بقي الجير لأكل من العظم الذي يثبت الأسنان، وهذا هو ما يضعفها حقًا. الحساسية متوقعة لأن جذورًا كانت مغطاة انكشفت، وتهدأ غالبًا خلال أسبوعين.',
      at_home:
        'معجون للأسنان الحساسة، ادهن به المكان ليلًا ولا تشطف بعده بماء كثير.\nفرشاة ناعمة، وفرشاة صغيرة بين الأسنان كل يوم.\nخفف الثلج والليمون هذين الأسبوعين.',
      come_in:
        'عد بعد ستة أشهر كما طلبت الدكتورة. وقبل ذلك إذا زادت الحساسية بعد شهر، أو تحرك سن، أو نزفت اللثة من نفسها.',
      after_hours: 27,
      likes: 203,
      views: 4015,
    },
  },
  {
    slug: 'ريحة-الفم-رغم-التفريش',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'ريحة فمي كريهة رغم إني أفرش ثلاث مرات، من وين؟',
    content:
      'عمري 30 ومحرجة أتكلم قريب من أحد. أفرش ثلاث مرات وأستخدم غسول قوي كل يوم ولبان. أحيانًا تطلع من حلقي حبيبات بيضا ريحتها قوية. ما أدخن، وأشرب قهوة كثير وموية قليل.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 250,
    views: 8720,
    tags: ['رائحة الفم'],
    answer: {
      doctor_id: 102,
      content:
        'أنتِ تفرشين أكثر من غيرك، لكن الفرشاة لا تصل إلى مكانين يأتي منهما أكثر الرائحة: ظهر اللسان وما بين الأسنان. ويزيدها جفاف الفم، والقهوة مع قلة الماء تجففه، والغسول الكحولي كذلك.\n\nأما الحبيبات البيضاء فتسمى حصى اللوز؛ بقايا تتجمع في جيوب اللوزتين، مزعجة وغير مؤذية. وأقل من عُشر الحالات سببه المعدة أو غيرها.',
      at_home:
        'مكشطة لسان مساءً وخيط قبل التفريش.\nماء على مدار اليوم، وغسول بلا كحول أو بلا غسول.\nغرغرة بماء وملح بعد الأكل للحصى، دون أدوات حادة.\nعلك خالٍ من السكر بدل اللبان المحلى.',
      come_in:
        'إن بقيت بعد أسبوعين فاحجزي فحصًا للثة والتسوس والحشوات القديمة، ثم نحيلك للأنف والأذن والحنجرة إن كانت اللوزتان السبب.',
      after_hours: 35,
      likes: 447,
      views: 8105,
    },
  },
  {
    slug: 'ضربة-على-سن-ولدي-الأمامي',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'ولدي طاح وانكسر طرف سنه الأمامي الدائم وصار يتحرك، وش أسوي؟',
    content:
      'عمره تسع سنوات، طاح أمس العصر بالحوش على وجهه. انكسر طرف سنه الأمامي ويتحرك شوي ولثته نزفت ووقفت. ما أغمي عليه ولا استفرغ. يعوره إذا شرب بارد. لقينا القطعة المكسورة وحطيناها بمنديل.',
    status: 'answered',
    user_name: 'تهاني',
    asked_days_ago: 5,
    views: 980,
    tags: ['إصابة', 'أسنان الأطفال'],
    answer: {
      doctor_id: 104,
      content:
        'أحسنتم بحفظ القطعة؛ ضعوها الآن في حليب أو محلول ملحي بدل المنديل، فقد نستطيع لصقها. سن دائم مكسور ومتحرك يحتاج أن نراه اليوم حتى لو هدأ الألم، لنصور الجذر ونثبت السن بسلك رفيع إن لزم ونغطي ما انكشف.\n\nفي عمره الجذر ما زال ينمو، وهذا لصالحه: كثير من هذه الأسنان يعيش إذا عولج مبكرًا وتابعناه شهورًا.',
      at_home:
        'أكل لين وفاتر، ولا عض بالأمام.\nتفريش ناعم حول السن حتى لا تلتهب اللثة.\nكمادة باردة على الشفة، وباراسيتامول بحسب وزنه كما في النشرة.\nلا تحركوا السن بالأصبع.',
      come_in:
        'اليوم، ثم متابعة بعد أسبوعين وستة أسابيع. وأخبرينا إن اسودّ لونه أو ظهرت حبة في اللثة لاحقًا. واسألي عن تطعيم الكزاز.',
      emergency:
        'قيء متكرر أو نعاس غير معتاد أو صداع يشتد، أو ألم عند إطباق الفكين: طوارئ. وإن خرج سن دائم كامل فضعوه في حليب وتعالوا خلال ساعة.',
      after_hours: 3,
      likes: 54,
      views: 895,
    },
  },
  {
    slug: 'زراعة-أسنان-لمريض-السكر',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'عندي سكري، هل تنجح معي زراعة الأسنان؟',
    content:
      'عمري 57 والسكر معي من عشر سنين، آخر تراكمي 8.4. فقدت ضرسين تحت وما أقدر أمضغ. طبيب قال ما ينفع لك زراعة وطبيب قال تعال بكرة نزرع. آخذ أسبرين للقلب وأدخن خمس حبات باليوم.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 168,
    views: 3540,
    tags: ['زراعة', 'سكري'],
    answer: {
      doctor_id: 105,
      content:
        'كلا الجوابين متعجل. السكري المضبوط لا يمنع الزراعة، ونسب نجاحها معه قريبة من غيره. لكن تراكمي 8.4 مع التدخين يبطئان الالتئام ويزيدان فشل الزرعة، فالأسلم أن تصل أولًا إلى نحو 7 أو 7.5 بمتابعة طبيبك.\n\nثلاثة أشهر من الانتظار خير من زرعة تُفقد. ونستطيع خلالها أن نركّب لك جسرًا مؤقتًا تمضغ عليه، ونعالج لثتك.',
      at_home:
        'اضبط السكر، وقِس بانتظام، ودوّن قراءاتك.\nابدأ بترك التدخين الآن، فأثره يظهر خلال أسابيع.\nنظّف بين الأسنان الباقية يوميًا، ولا توقف الأسبرين من نفسك أبدًا.',
      come_in:
        'احجز ومعك آخر التحاليل وقائمة أدويتك لنأخذ أشعة مقطعية للعظم ونكتب خطة بمراحلها. ونراسل طبيب قلبك قبل الجراحة.',
      emergency:
        'بعد أي جراحة: نزيف لا يقف بالضغط، أو تورم مع حرارة وقراءات سكر فوق 300، أو ألم في الصدر؛ اتصل بالرقم 997.',
      after_hours: 42,
      likes: 165,
      views: 3190,
    },
  },
  {
    slug: 'صرير-الأسنان-وصداع-الصباح',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'أصحى بصداع وفكي يعورني، هل هو من صرير الأسنان؟',
    content:
      'زوجي يقول أطحن أسناني بالليل وصوتها عالي. أصحى بصداع من الجنبين وفكي مشدود ويطق إذا تثاوبت. زاد من بداية اختباراتي. انكسر طرف حشوة الشهر الماضي. شفت واقيات رخيصة تُغلى بالماي، تنفع؟',
    status: 'answered',
    user_name: null,
    asked_days_ago: 70,
    views: 2920,
    tags: ['صرير الأسنان', 'الفك'],
    answer: {
      doctor_id: 105,
      content:
        'شهادة زوجك مع الصداع الصباحي والحشوة المكسورة تكفي لأرجّح ذلك، والاختبارات زادت ما كان موجودًا. الطقطقة وحدها دون ألم أو تعليق لا تقلق.\n\nالواقي لا يوقف الصرير لكنه يحمل الضغط عن أسنانك ومفصلك. وواقيات الماء المغلي طرية، وبعض الناس يعضّون عليها أكثر؛ تصلح أيامًا لا أشهرًا. المصنوع على مقاسك أصلب وأدق.',
      at_home:
        'في النهار: الشفتان مغلقتان والأسنان متباعدة؛ ذكّري نفسك بملصق على الشاشة.\nكمادة دافئة على الخدين عشر دقائق مساءً، وطعام لين أسبوعين.\nلا قهوة بعد العصر، ولا علك.',
      come_in:
        'نحتاج زيارة خلال أسبوعين أو ثلاثة لإصلاح الحشوة وقياس الواقي. وإن كان معه شخير وتوقف في النفس فنحوّلك لتقييم النوم.',
      emergency:
        'انغلاق الفك مفتوحًا أو مغلقًا فجأة يحتاج الطوارئ. وكذلك ألم فك يمتد إلى الصدر أو الذراع مع تعرق: اتصلي بالرقم 997.',
      after_hours: 24,
      likes: 139,
      views: 2655,
    },
  },
  {
    slug: 'ضرس-العقل-ملتهب-ولا-أفتح-فمي',
    lang: 'ar',
    qa_specialty: 'teeth-and-gums',
    title: 'ضرس العقل ملتهب وفمي ما ينفتح زين، أشيله الحين؟',
    content:
      'عمري 23، من ثلاث أيام آخر ضرس تحت يعورني واللثة فوقه منتفخة وطعم مو حلو بفمي. آخذ مسكن. هل لازم خلع فوري؟',
    status: 'closed',
    user_name: null,
    asked_days_ago: 3,
    views: 88,
    tags: ['ضرس العقل'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note: 'سلامتك؛ أجاب جراح الفم قبل أيام عن سؤال يكاد يطابق سؤالك، وفيه ما تفعله اليوم ومتى تحضر دون تأخير.',
    duplicate_of: 'ألم-ضرس-العقل-مع-تورم',
  },
  {
    slug: 'sharp-pain-on-biting-one-tooth',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'One tooth hurts only when I let go after biting. Is it cracked?',
    content:
      'For two weeks there has been a quick sharp pain in a lower back tooth when I bite bread crust, mostly at the moment I release. Cold water also zings for a second. It has a large silver filling from years ago. The X-ray at another dentist was normal.',
    status: 'answered',
    user_name: 'James',
    asked_days_ago: 5,
    views: 590,
    tags: ['cracked tooth'],
    answer: {
      doctor_id: 101,
      content:
        'Pain on release is a classic hint of a crack, and a large old filling is where cracks like to begin. A normal X-ray does not rule it out: most cracks run in a direction that the picture cannot show. We find them with a bite test, magnification and a bright light.\n\nThe second-long zing to cold is encouraging, since it suggests that the nerve is still healthy. Covering the tooth in time usually keeps it so.',
      at_home:
        'Chew on the other side; no ice, nuts or hard crusts.\nToothpaste for sensitive teeth, and lukewarm drinks.\nNote what sets off the pain and how many seconds it lasts.',
      come_in:
        'Within a week, before the crack deepens. Tell us sooner if cold starts to linger for minutes or the tooth wakes you, as that changes the treatment.',
      emergency:
        'A swollen face, fever, or trouble swallowing or opening the mouth cannot wait: go to an emergency department the same day.',
      after_hours: 10,
      likes: 43,
      views: 526,
    },
  },
  {
    slug: 'dental-x-ray-and-filling-while-pregnant',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'Can I have a filling and an X-ray at 18 weeks pregnant?',
    content:
      'A corner of my back tooth broke and food gets stuck. It aches with sweets. My gums have also been bleeding since I got pregnant. I am worried about the injection and the X-ray, so I thought I should wait until after the birth in five months.',
    status: 'answered',
    user_name: 'Rosalind',
    asked_days_ago: 55,
    views: 1350,
    tags: ['pregnancy', 'filling'],
    answer: {
      doctor_id: 102,
      content:
        'Waiting is the one thing I would not do. Eighteen weeks is about the most comfortable time for dental care, and five months is long enough for a broken tooth to reach the nerve, when treatment is harder on you both.\n\nLocal anaesthetic is safe in pregnancy. A single small X-ray aimed at the tooth gives a tiny dose, far from your baby; we take it only if it changes what we do. The bleeding gums are hormones plus plaque, and a cleaning is welcome now.',
      at_home:
        'Brush twice daily with fluoride, floss gently, rinse with salt water.\nAfter vomiting rinse with water and wait half an hour before brushing.\nParacetamol if needed; avoid ibuprofen.',
      come_in:
        'In the next week or two. Tell reception that you are pregnant, and bring your medicines; we seat you tilted to the left with breaks whenever you want.',
      emergency:
        'Facial swelling, a temperature above 38 °C or difficulty swallowing while pregnant: emergency department, and mention how many weeks you are.',
      after_hours: 16,
      likes: 75,
      views: 1190,
    },
  },
  {
    slug: 'mouth-ulcer-not-healing-four-weeks',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'An ulcer on the side of my tongue has not healed in four weeks. Worry?',
    content:
      'I am 52 and used shisha for years, stopped last spring. The sore is on the left edge, about the size of a lentil, slightly hard, and it hardly hurts. A rough tooth is beside it. I tried a gel from the pharmacy for two weeks and vitamin B with no change.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 112,
    views: 1760,
    tags: ['mouth ulcer'],
    answer: {
      doctor_id: 103,
      content:
        'Worry is not needed yet, but an examination is, and soon. An ordinary ulcer heals within two weeks; any sore that stays beyond three, in any mouth, should be looked at by a dentist or oral surgeon. A firm feel, little pain and years of shisha add to that.\n\nA rough tooth may well be the cause. We smooth it, look again after ten to fourteen days, and take a tiny sample under local anaesthetic if the sore remains or looks unusual.',
      at_home:
        'No shisha, cigarettes or very hot, spicy food.\nSalt water rinses; stop the gel, which can hide changes.\nDo not file the tooth yourself. Feel your neck for lumps once and tell us.',
      come_in:
        'This week, please, not with your next cleaning. Bring the names of your medicines, since a few of them cause ulcers that do not heal.',
      emergency:
        'Heavy bleeding from the sore, swelling that makes it hard to breathe, or being unable to swallow your saliva: call 997.',
      after_hours: 9,
      likes: 89,
      views: 1588,
    },
  },
  {
    slug: 'veneers-at-24-for-a-whiter-smile',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'Everyone my age gets veneers. Are they a good idea at 24?',
    content:
      'My teeth are straight and healthy but a bit yellow, and one edge is chipped. I was offered twenty veneers in two visits with a discount if I decide this week. A cousin had hers done and now her gums are always red. Is there something less drastic?',
    status: 'answered',
    user_name: 'Lina H.',
    asked_days_ago: 200,
    views: 4950,
    tags: ['veneers', 'whitening'],
    answer: {
      doctor_id: 105,
      content:
        'For straight, healthy teeth I would not start with veneers. Enamel that has been drilled away does not come back, and each veneer has to be replaced every ten to fifteen years: at your age, several rounds in a lifetime. A discount that ends on Friday is no way to choose.\n\nWhitening with custom trays plus a small bonded filling on the chip gives most of the result and keeps your teeth. Your cousin’s red gums deserve a check of the margins.',
      at_home:
        'Have a cleaning first; much of the yellow is stain.\nRinse with water after coffee or tea.\nSkip charcoal powder and lemon, which wear the enamel away.',
      come_in:
        'Book a consultation and ask for a trial smile, a mock-up in soft material that shows the look before anything is drilled. Take a week to decide.',
      after_hours: 37,
      likes: 322,
      views: 4610,
    },
  },
  {
    slug: 'brace-wire-poking-cheek-before-holiday',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'A brace wire is poking my cheek. Can I cut it myself?',
    content:
      'I am 16 and the last wire slid out and scratches the inside of my cheek. There is a sore already. My next appointment is in three weeks and we are travelling tomorrow for ten days. One bracket also feels loose and turns around. Mum says use nail clippers.',
    status: 'answered',
    user_name: 'Omar',
    asked_days_ago: 80,
    views: 820,
    tags: ['braces'],
    answer: {
      doctor_id: 58,
      content:
        'Thank Mum for the idea, but let cutting be the last resort: a piece of wire is easily swallowed or inhaled. Most wires can be tamed with wax, and this is a five-minute job for us, so call this morning and we will try to see you before you fly.\n\nA loose bracket is a nuisance rather than a danger. Leave it on the wire; you may lose a few weeks of progress, nothing more.',
      at_home:
        'Dry the wire, roll a pea of orthodontic wax and press it over the end; renew it after meals.\nOr push the wire flat with a clean pencil rubber.\nSalt water rinses, soft food, nothing sticky. Pack spare wax.',
      come_in:
        'Today if possible, otherwise with a local orthodontist if the sore grows. Then come in your first days back for the bracket rather than waiting for your date.',
      emergency:
        'If you inhale a piece and cough, choke or wheeze, call 997. A swallowed sharp piece with chest or tummy pain also needs an emergency department.',
      after_hours: 4,
      likes: 9,
      views: 735,
    },
  },
  {
    slug: 'toddler-swallows-fluoride-toothpaste',
    lang: 'en',
    qa_specialty: 'teeth-and-gums',
    title: 'My two-year-old swallows her toothpaste. Should we go fluoride-free?',
    content:
      'She loves the strawberry taste and never spits. I use about a pea of children’s paste twice a day. Some parents in our group say fluoride is harmful and will stain her grown-up teeth. Her older cousin has six fillings, so I do not want to skip it either.',
    status: 'pending',
    user_name: 'Ana',
    asked_days_ago: 4,
    views: 61,
    tags: ['children'],
    answer: null,
  },
];
