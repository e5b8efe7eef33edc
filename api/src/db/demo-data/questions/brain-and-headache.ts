import type { DemoQuestion } from '../types.ts';

export const brainAndHeadacheQuestions: readonly DemoQuestion[] = [
  {
    slug: 'صداع-نصفي-كل-أسبوع',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'شقيقة كل أسبوع وآخذ مسكن يوم ويوم',
    content:
      'عمري 31، صداع نابض جهة وحدة مع غثيان وانزعاج من النور. صرت آخذ مسكن خمسة عشر يوم بالشهر وما عاد ينفع مثل أول.',
    status: 'answered',
    user_name: 'العنود',
    asked_days_ago: 6,
    views: 2433,
    tags: ['شقيقة', 'مسكنات'],
    answer: {
      doctor_id: 202,
      content:
        'وصفك واضح للشقيقة، ومعها أمر آخر: حين نأخذ المسكن عشرة إلى خمسة عشر يومًا في الشهر يبدأ المسكن نفسه بصنع الصداع. لذلك صار أقل نفعًا.\n\nالحل شقان: سحب المسكن بخطة مع الطبيبة، وعلاج وقائي يومي لأن نوباتك أسبوعية. تُختار الوقاية بحسب وزنك وضغطك ونومك ورغبتك في الحمل، وتحتاج شهرين قبل أن نحكم عليها. الأسبوعان الأولان من السحب صعبان، ثم تتباعد النوبات عند أغلب المريضات.',
      at_home:
        'ابدئي اليوم بمفكرة: الوقت والشدة والدواء والنوم والدورة والوجبات.\nثبتي النوم والأكل والماء، واحسبي قهوتك.\nارتاحي عند النوبة في غرفة هادئة مظلمة مع كمادة باردة على الجبين.',
      come_in:
        'نحتاج أن نراك خلال أسبوعين ومعك المفكرة لنضع خطة السحب والوقاية. وأخبرينا إن كنتِ حاملًا أو تستعملين حبوب منع الحمل وتسبق صداعك ومضات بصرية، فالاختيار يتغير.',
      emergency:
        'اتصلي بالرقم 997 لأشد صداع مفاجئ في حياتك، أو صداع مع حرارة وتيبس رقبة، أو ضعف أو تلعثم أو ازدواج رؤية.',
      after_hours: 14,
      likes: 76,
      views: 2098,
    },
  },
  {
    slug: 'رعشة-اليد-عند-الفنجال',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'يد والدي ترجف لما يمسك الفنجال، هل هو باركنسون؟',
    content: 'عمره 70، الرجفة من سنتين في اليدين وتزيد لما يصب القهوة قدام الضيوف وتروح لما يريح يده. جدي كان كذا.',
    status: 'answered',
    user_name: 'مساعد',
    asked_days_ago: 66,
    views: 1501,
    tags: ['رعاش'],
    answer: {
      doctor_id: 201,
      content:
        'ما تصفه أقرب إلى الرعاش الأساسي: يظهر مع الحركة وحمل الأشياء، في اليدين معًا، ويزيد مع التوتر ويتكرر في العائلة. رعشة باركنسون غالبًا تبدأ في يد واحدة وهي مرتاحة، ويصاحبها بطء وتيبس وتغير في المشي والخط. ومع ذلك فالتفريق يكون بالفحص لا بالوصف.\n\nالرعاش الأساسي لا يهدد الحياة، ويُعالج حين يزعج صاحبه بأدوية تخفف الرجفة إن كان قلبه وصدره يسمحان بها.',
      at_home:
        'فنجان أثقل نصفه ممتلئ، وقهوة أقل، ونوم كافٍ.\nيصب غيره القهوة في المجلس الكبير إن أراد هو ذلك.\nوالأهم ألا ينسحب من مجلسه حرجًا.',
      come_in:
        'في زيارة واحدة نفحص الحركة والمشي والكتابة، ونحلل الغدة الدرقية. وأحضروا أدويته كلها، فبعض موسعات الشعب وأدوية أخرى ترجف اليد.',
      emergency:
        'راجعوا الطوارئ أو اتصلوا بالرقم 997 إن ظهرت الرجفة فجأة مع ضعف في طرف أو تلعثم أو تشوش أو حرارة عالية.',
      after_hours: 22,
      likes: 57,
      views: 1288,
    },
  },
  {
    slug: 'تنميل-الوجه-واليد-عشر-دقائق',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'زوجي جاه تنميل بيده ولسانه ثقل عشر دقايق وراح، نطنش؟',
    content:
      'عمره 54 ويدخن وعنده ضغط. أمس المغرب تنملت يده اليمين وصار كلامه مو واضح، وبعد عشر دقايق رجع طبيعي كأن ما فيه شي. يقول تعب وما يبغى يروح المستشفى.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 2,
    views: 1730,
    tags: ['جلطة عابرة'],
    answer: {
      doctor_id: 201,
      content:
        'لا، هذا لا يُطنَّش: خذيه إلى الطوارئ اليوم ولو كان بخير الآن. ما حدث يوافق نقص تروية عابرًا، أي جلطة بدأت ثم انفكت، وأخطر الأيام هي الأولى بعدها.\n\nالتقييم السريع، وهو صورة للدماغ وفحص لشرايين الرقبة وتخطيط للقلب، ثم العلاج المبكر، يمنع أغلب الجلطات التي قد تتلوه. قولي له إن اختفاء الأعراض فرصة وليس دليل سلامة.',
      at_home:
        'لا يَقُد السيارة بنفسه، ولا يأخذ الأسبرين من تلقاء نفسه قبل الصورة.\nخذوا معكم أدويته وقراءات ضغطه، واكتبوا ساعة بدء الأعراض وانتهائها.',
      come_in:
        'بعد الطوارئ نتابعه في عيادة الأعصاب خلال أسبوع لضبط الضغط والدهون ومساعدته على ترك التدخين، فهذه الثلاثة نصف الوقاية.',
      emergency:
        'إذا عاد ميل في الوجه أو ضعف في ذراع أو ثقل في الكلام أو فقد مفاجئ للنظر أو الاتزان، ولو دقيقة، فاتصلوا بالرقم 997 فورًا.',
      after_hours: 3,
      likes: 189,
      views: 1605,
    },
  },
  {
    slug: 'نسيان-الوالدة-متى-نقلق',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'أمي تكرر نفس السؤال وتنسى الطبخة على النار',
    content:
      'عمرها 71. من سنة تقريبًا تعيد نفس السؤال بعد دقايق، وضاعت مرة وهي راجعة من بيت الجيران، ونست القدر على النار مرتين. ذكريات الماضي تمام. أخوي يقول هذا كبر سن عادي.',
    status: 'answered',
    user_name: 'منيرة',
    asked_days_ago: 27,
    views: 2870,
    tags: ['ذاكرة', 'كبار السن'],
    answer: {
      doctor_id: 201,
      content:
        'أخوك محق في أن الذاكرة تبطؤ مع العمر، لكن نسيان أين وضعنا المفتاح شيء، والضياع في طريق معروف ونسيان النار شيء آخر. حين تتأثر السلامة والحياة اليومية يجب الفحص.\n\nولا يعني ذلك ألزهايمر حتمًا؛ فنقص فيتامين ب12 وكسل الغدة والاكتئاب وضعف السمع وبعض أدوية النوم والحساسية تضعف الذاكرة ويمكن علاجها. وحتى لو كان خرفًا، فالتشخيص المبكر يحفظ لها وقتًا أجمل.',
      at_home:
        'ركّبوا قاطع غاز آليًا أو اطبخوا معها لا بدلًا عنها.\nبطاقة برقمكم في حقيبتها، وعلبة أدوية أسبوعية، وتقويم كبير وساعة في الصالة.\nأجيبوا سؤالها كل مرة بهدوء دون «قلت لك».',
      come_in:
        'الأفضل أن نراها خلال شهر مع من يعيش معها، وأحضروا قائمة بأمثلة مما تنساه وكل أدويتها. نجري اختبار ذاكرة وتحاليل وصورة للدماغ عند الحاجة.',
      emergency:
        'تشوش يظهر خلال ساعات أو أيام، أو بعد سقطة على الرأس، أو مع حرارة أو ضعف في جهة من الجسم، ليس خرفًا: هذا طوارئ، 997.',
      after_hours: 25,
      likes: 203,
      views: 2544,
    },
  },
  {
    slug: 'تشنج-حراري-عند-طفلي',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'ولدي تشنج مع الحرارة دقيقتين، يعني صار عنده صرع؟',
    content:
      'عمره سنة ونص. ارتفعت حرارته 39.5 وفجأة تصلب وصار ينتفض وعيونه فوق، دقيقتين ثم نام. وديناه الطوارئ وقالوا تشنج حراري وطلعنا. أنا مرعوبة وما أنام، كل شوي ألمس جبينه.',
    status: 'answered',
    user_name: 'أم خالد',
    asked_days_ago: 45,
    views: 5240,
    tags: ['تشنج حراري', 'أطفال'],
    answer: {
      doctor_id: 121,
      content:
        'ما رأيتِه من أشد ما يمر على أم، وأفهم أنك لا تنامين. التشنج الحراري البسيط لا يؤذي الدماغ ولا يعني صرعًا؛ يصيب طفلًا من كل خمسة وعشرين تقريبًا بين ستة أشهر وخمس سنوات، ويختفي مع العمر.\n\nقد يتكرر عند نحو ثلث الأطفال مع حرارة أخرى. خافض الحرارة يريحه لكنه لا يضمن منع التشنج، فلا تحاسبي نفسك إن تكرر.',
      at_home:
        'إن عاد التشنج: ضعيه على جنبه على الأرض، وأبعدي ما حوله، وراقبي الساعة، وصوّري إن أمكن.\nلا شيء في فمه، ولا تثبيت لأطرافه، ولا ماء بارد.\nخافض الحرارة بجرعة وزنه لراحته فقط.',
      come_in:
        'راجعينا خلال أيام لنتأكد من سبب الحرارة ونجيب أسئلتك. وإذا تكرر التشنج في اليوم نفسه أو كان في جهة واحدة من الجسم فتوجهي إلى الطوارئ ولو توقف.',
      emergency:
        'التشنج الذي يتجاوز خمس دقائق يعني الاتصال بالرقم 997، وكذلك إذا ازرقّ أو لم يعد لوعيه بعده، أو كان معه تيبس رقبة أو بقع بنفسجية أو خمول شديد.',
      after_hours: 6,
      likes: 476,
      views: 4790,
    },
  },
  {
    slug: 'تنميل-القدمين-ليلا-مع-السكري',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'حرقان وتنميل في القدمين بالليل، من السكر ولا من الأعصاب؟',
    content:
      'عمري 57 ومعي سكر نوع ثاني من تسع سنين وآخذ ميتفورمين، التراكمي 8.4. من ستة شهور قدامي تحرقني بالليل وأحس أني أمشي على قطن. جربت كريمات وفيتامينات من الصيدلية.',
    status: 'answered',
    user_name: 'بندر',
    asked_days_ago: 5,
    views: 1960,
    tags: ['سكري', 'تنميل'],
    answer: {
      doctor_id: 202,
      content:
        'الجواب: من الاثنين معًا على الأرجح. السكر المرتفع سنوات يتعب أطراف الأعصاب الطويلة، فيبدأ التنميل من القدمين كالجورب. لكن لا نكتفي بهذا؛ فالميتفورمين قد يخفض فيتامين ب12، ونقصه يشبه ما تصفه تمامًا وعلاجه سهل.\n\nتحسين التراكمي بالتدريج يوقف التقدم، وهناك أدوية مخصصة لألم الأعصاب تهدئ الليل عند كثيرين، بينما المسكنات المعتادة قليلة النفع هنا.',
      at_home:
        'افحص باطن قدميك كل مساء بمرآة، وجففهما بين الأصابع، ولا تمشِ حافيًا ولو في البيت.\nجرّب حرارة الماء بيدك قبل قدمك، وابتعد عن المدفأة والكمادات الحارة.\nلا توقف دواء السكر بنفسك.',
      come_in:
        'احجز خلال أسبوعين لفحص الإحساس والنبض وتحليل ب12 والغدة والكلى، وقد نجري تخطيط أعصاب إن بدت الصورة غير معتادة.',
      emergency:
        'جرح في القدم مع احمرار يمتد أو رائحة أو حرارة، أو إصبع باردة مزرقة، أو ضعف يصعد في الساقين خلال أيام: توجه إلى الطوارئ اليوم.',
      after_hours: 18,
      likes: 99,
      views: 1722,
    },
  },
  {
    slug: 'صداع-رمضان-أول-أيام-الصيام',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'صداع قوي أول أسبوع رمضان كل سنة، كيف أتجنبه؟',
    content:
      'كل رمضان أول خمسة أيام صداع من العصر لين الفطور، يضغط على الراس كله. أشرب باليوم العادي أربع أكواب قهوة وأسهر. عمري 38 وما عندي أمراض. أبغى أستعد له هالمرة بدري.',
    status: 'answered',
    user_name: 'وليد',
    asked_days_ago: 285,
    views: 7850,
    tags: ['رمضان', 'صداع', 'قهوة'],
    answer: {
      doctor_id: 172,
      content:
        'أحسنت بالاستعداد مبكرًا، فعلاج هذا الصداع يبدأ في شعبان. أكثر أسبابه انسحاب الكافيين، ثم السهر وقلة الماء وتأخر الأكل، ولهذا يخف بعد أيام حين يتعود الجسم.\n\nاخفض قهوتك كوبًا كل ثلاثة أيام حتى تصل إلى كوب واحد قبل رمضان بأسبوع، واجعله بعد الإفطار. فنجان صغير عند السحور يعين بعض الناس، على ألا يفسد نومهم.',
      at_home:
        'أخّر السحور واجعل فيه بروتينًا وحبوبًا كاملة وماء، واشرب كوبًا كل ساعة بين المغرب والنوم.\nنم ست ساعات على الأقل مع قيلولة قصيرة.\nاسترح العصر في مكان بارد بعيدًا عن الشاشة.',
      come_in:
        'احجز قبل رمضان إن كنت مصابًا بالشقيقة أو تأخذ مسكنًا أكثر من يومين في الأسبوع أو يضطرك الصداع إلى الفطر، فقد يفيدك علاج وقائي يؤخذ ليلًا.',
      emergency:
        'صداع ينفجر خلال ثوانٍ، أو مع إغماء أو تشوش أو قيء متكرر أو ضعف في جهة، يوجب الفطر والاتصال بالرقم 997.',
      after_hours: 10,
      likes: 655,
      views: 7210,
    },
  },
  {
    slug: 'ألم-كهرباء-في-الوجه-عند-المضغ',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'ألم مثل الكهربا في خدي لما أمضغ أو أغسل وجهي',
    content:
      'عمري 60 وأنا امرأة. ألم يضرب في الخد اليمين ثواني ويوقف ويرجع عشرات المرات باليوم. خلعت ضرسين وما تغير شي. صرت أخاف آكل وحتى الهوا يهيجه. مسكنات الصيدلية كلها ما سوت شي.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 112,
    views: 1395,
    tags: ['ألم الوجه', 'العصب الخامس'],
    answer: {
      doctor_id: 202,
      content:
        'يا خالة، وصفك دقيق ومؤلم حتى في قراءته: ضربات كهربائية لثوانٍ يثيرها المضغ واللمس والهواء هي صورة ألم العصب الخامس، ويُظن كثيرًا أنه من الأسنان. أرجو ألا تخلعي ضرسًا آخر قبل الفحص.\n\nالمسكنات المعتادة لا تصل إليه، لكن أدوية تهدئ العصب تريح أكثر المرضى خلال أيام، وتحتاج تحاليل قبلها ومتابعة. ونطلب عادةً صورة رنين لنرى العصب والأوعية حوله.',
      at_home:
        'كلي طعامًا لينًا فاترًا في الجهة الأخرى، واشربي بماصة.\nغطي خدك بشال خفيف في الهواء والمكيف، واغسلي وجهك بماء فاتر ومنشفة ناعمة.\nاكتبي وقت النوبات وما يثيرها.',
      come_in:
        'احجزي هذا الأسبوع في عيادة الأعصاب. وإذا كنتِ لا تستطيعين الأكل أو الشرب بسبب الألم فأخبرينا ليكون موعدك أقرب.',
      emergency:
        'صداع جديد في الصدغ مع ألم الفك وغباش النظر في عمرك، أو خدر دائم في الوجه مع ضعف أو ازدواج رؤية، يستدعي الطوارئ في يومه.',
      after_hours: 17,
      likes: 121,
      views: 1204,
    },
  },
  {
    slug: 'نوبة-صرع-أول-مرة-والقيادة',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'جتني نوبة صرع لأول مرة، متى أرجع أسوق؟',
    content:
      'عمري 27. قبل ثلاثة أسابيع وأنا سهران يومين طحت وتشنجت عند الشباب. الأشعة والتخطيط طلعوا سليمين وما صرفوا علاج. شغلي توصيل وأحتاج السيارة. هل نوبة وحدة تعتبر صرع؟',
    status: 'answered',
    user_name: 'عمر س.',
    asked_days_ago: 96,
    views: 2215,
    tags: ['صرع', 'قيادة'],
    answer: {
      doctor_id: 201,
      content:
        'نوبة واحدة مع سهر يومين وفحوص سليمة لا تسمى صرعًا في العادة؛ الصرع ميل إلى تكرارها دون سبب مباشر. ومع ذلك يبقى احتمال التكرار أعلى في السنة الأولى، وأكثره في الأشهر الأولى.\n\nلذلك لا تقد الآن، لا للعمل ولا لغيره، حتى يقيّمك طبيب الأعصاب ويكتب لك المدة بحسب حالتك والأنظمة، وهي تُحسب عادةً بالأشهر. صعب على رزقك، لكنه يحميك ويحمي غيرك.',
      at_home:
        'نم سبع ساعات ثابتة؛ السهر أقوى محرض للنوبات، وابتعد عن مشروبات الطاقة والمنشطات.\nدش بدل المسبح والبحر وحدك، ولا صعود سلالم عالية.\nعلّم من حولك: على جنبه، لا شيء في فمه، ونحسب الوقت.',
      come_in:
        'موعدك مع طبيب الأعصاب خلال أسبوعين، ومعك التقارير ومن شاهد النوبة أو مقطع لها. واطلب من جهة عملك مهمة دون قيادة، وسنعطيك تقريرًا بذلك.',
      emergency:
        'على من حولك الاتصال بالرقم 997 إذا زادت النوبة على خمس دقائق، أو تكررت قبل أن تفيق، أو أصبت في رأسك، أو حدثت في الماء.',
      after_hours: 23,
      likes: 84,
      views: 1980,
    },
  },
  {
    slug: 'ابني-يسرح-ثواني-في-الفصل',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'ابني يسرح ثواني في الفصل والمدرسة تقول تشتت انتباه',
    content:
      'عمره سبع سنين. المعلم لاحظ أنه يوقف نص الجملة ويسرح خمس إلى عشر ثواني وعيونه ترمش، ثم يكمل كأن ما صار شي. تصير مرات كثير باليوم. في البيت شفتها وهو ياكل وما رد علي لما لمست كتفه.',
    status: 'answered',
    user_name: 'أبو راكان',
    asked_days_ago: 170,
    views: 1880,
    tags: ['أطفال', 'سرحان'],
    answer: {
      doctor_id: 201,
      content:
        'ملاحظتك ثمينة، خاصة أنه لم ينتبه حين لمست كتفه. الطفل السارح يعود حين نناديه أو نلمسه، أما التوقف المفاجئ في وسط الجملة مع رمش ثم المتابعة كأن شيئًا لم يكن، فيوافق ما نسميه نوبات الغياب.\n\nهذه النوبات لا تؤلمه ولا تتلف دماغه، لكنها تقطع عليه الدرس، ولها علاج فعال، وأكثر الأطفال يتجاوزونها مع البلوغ. الحسم بتخطيط الدماغ.',
      at_home:
        'صوّر نوبتين أو ثلاثًا بالهاتف، واطلب من المعلم عدّها في اليوم.\nنوم كافٍ ووجبات منتظمة، ولا توبيخ على السرحان.\nلا يسبح أو يصعد مكانًا عاليًا أو يقود دراجة في الشارع وحده حتى يُقيَّم.',
      come_in: 'احجزوا عيادة الأعصاب خلال أسبوعين إلى ثلاثة ومعكم المقاطع؛ وسنرتب التخطيط ونكتب للمدرسة ما يلزم.',
      emergency:
        'إذا تشنج جسمه كله أكثر من خمس دقائق، أو طال السرحان نصف ساعة مع تشوش، أو أصيب رأسه في نوبة، فاتصلوا بالرقم 997.',
      after_hours: 31,
      likes: 110,
      views: 1655,
    },
  },
  {
    slug: 'تنميل-الخنصر-مع-سند-الكوع',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'خنصري والبنصر ينملون لما أسند كوعي على المكتب، أسوي تخطيط؟',
    content:
      'من ثلاثة أسابيع أصابعي الصغيرة باليد اليسار تنمل إذا أسندت كوعي أو كلمت بالجوال وقت طويل، وتزيد إذا نمت ويدي مثنية. القوة عادية وما يطيح مني شي. عمري 29 وشغلي مونتاج. هل أحتاج تخطيط أعصاب أو أنتظر؟',
    status: 'pending',
    user_name: null,
    asked_days_ago: 3,
    views: 118,
    tags: ['تنميل'],
    answer: null,
  },
  {
    slug: 'تكرار-سؤال-الشقيقة-الأسبوعية',
    lang: 'ar',
    qa_specialty: 'brain-and-headache',
    title: 'الشقيقة تجيني أسبوعيًا والمسكن ما عاد يفيد',
    content:
      'عندي شقيقة من أيام الجامعة وصارت كل أسبوع، والمسكن آخذه تقريبًا نص الشهر وما عاد يمشي معي. شفت سؤال قريب من سؤالي بس حبيت أتأكد هل لازم علاج وقائي يومي؟',
    status: 'closed',
    user_name: 'ريهام',
    asked_days_ago: 4,
    views: 96,
    tags: ['شقيقة'],
    answer: null,
    closed_reason: 'duplicate',
    closed_note:
      'سلامتك؛ سؤالك يطابق سؤالًا أجابت عنه الطبيبة قبل أيام وفيه الكلام عن العلاج الوقائي، وإن بقي عندك ما يخصك فاكتبيه لنا من جديد.',
    duplicate_of: 'صداع-نصفي-كل-أسبوع',
  },
  {
    slug: 'tension-headache-every-afternoon',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'A tight band around my head every afternoon – should I have a scan?',
    content:
      'I am 33 and work in IT. For four months a dull pressure on both sides starts around three o’clock, four days a week. No vomiting, light does not bother me. Paracetamol helps twice a week. I skip lunch, drink little water and clench my teeth. My aunt had a brain tumour, so I worry.',
    status: 'answered',
    user_name: 'Nadeem',
    asked_days_ago: 4,
    views: 1130,
    tags: ['tension headache', 'work'],
    answer: {
      doctor_id: 171,
      content:
        'With an aunt’s illness in mind, of course you worry. Your description is reassuring, though: a dull, two-sided band that comes in the afternoon and lets you carry on is typical of tension-type headache. A normal examination is usually enough; scans in this situation very rarely change anything and often find harmless spots that cause new worry.\n\nYour own list – no lunch, little water, clenched teeth – is where the treatment begins. Keep painkillers to two days a week, as you already do.',
      at_home:
        'Eat by one o’clock, keep a bottle on the desk, and stand up every half hour.\nLips together, teeth apart: stick a reminder on the screen.\nTen minutes of neck and shoulder stretches after work, and a headache diary for four weeks.',
      come_in:
        'See us for an examination if a month of this brings no change, if you need tablets on more than two days a week, or if your eyesight or jaw may be part of it.',
      emergency:
        'Call 997 for a headache that peaks within a minute, or one with fever and a stiff neck, confusion, a fit, weakness or slurred speech. A headache after a head injury needs the emergency department too.',
      after_hours: 13,
      likes: 88,
      views: 1002,
    },
  },
  {
    slug: 'migraine-with-aura-and-the-pill',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'Zigzag lights before my headache. Can I still take the pill?',
    content:
      'I am 28. About once a month I see shimmering zigzags for twenty minutes, then a one-sided headache. My dermatologist wants me to start a combined contraceptive pill for acne. I smoke a few cigarettes on weekends. My blood pressure is normal. Does it matter?',
    status: 'answered',
    user_name: null,
    asked_days_ago: 52,
    views: 2050,
    tags: ['migraine', 'aura', 'contraception'],
    answer: {
      doctor_id: 202,
      content:
        'It does matter, and I am glad that you asked first. Zigzags lasting twenty minutes before a one-sided headache are the typical aura of migraine. People with aura have a slightly higher risk of stroke, and oestrogen in a combined pill raises it further; smoking adds to both. International guidance therefore advises against combined pills in migraine with aura at any age.\n\nYou still have good choices: progestogen-only methods if you need contraception, and several acne treatments without hormones.',
      at_home:
        'Don’t start the pack yet, and tell your dermatologist about the aura.\nNote each attack with its date, length and your period.\nTry to give up the weekend cigarettes as well; we can help with that.',
      come_in:
        'Book within the month if aura is new to you, happens more than twice a month, or if you would like preventive treatment. A gynaecologist can go through the safer methods with you.',
      emergency:
        'An aura lasting more than an hour, or sudden weakness, a drooping face, speech trouble or loss of sight in one eye: call 997 and do not assume that it is migraine.',
      after_hours: 19,
      likes: 134,
      views: 1811,
    },
  },
  {
    slug: 'stabbing-pain-around-one-eye-at-night',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'Unbearable pain around one eye at the same hour every night',
    content:
      'I am 39. For two weeks I have woken at about one with a burning, drilling pain behind my left eye. The eye waters, my nose blocks on that side and I pace the room. It stops after an hour. I had the same thing for a month two years ago, also in autumn. Ordinary painkillers are useless.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 83,
    views: 1185,
    tags: ['cluster headache'],
    answer: {
      doctor_id: 202,
      content:
        'Pacing the room at one in the morning with a streaming eye: few people realise how severe this is, so let me say that I believe you. Attacks on one side, at a fixed hour, coming in bouts of weeks in the same season, suggest cluster headache.\n\nTablets act too slowly, because an attack is over before they work. High-flow oxygen through a mask and a fast-acting prescribed medicine stop attacks; another medicine can shorten the whole bout. You need an examination, and usually one MRI, first.',
      at_home:
        'Avoid daytime naps, and anything with alcohol or strong solvents, during the bout.\nDon’t smoke; it tends to keep the bout going.\nKeep a record of the hour, side and length of each attack, and take no more ordinary painkillers than the leaflet allows.',
      come_in:
        'Phone for the earliest neurology visit, this week rather than next month, while the bout is active. Tell us about heart disease or high blood pressure, since they decide which medicine is safe.',
      emergency:
        'A first-ever thunderclap headache, a painful red eye with blurred vision, fever, a drooping lid that stays, double vision or weakness must be seen at once: 997 or the nearest emergency department.',
      after_hours: 11,
      likes: 67,
      views: 1041,
    },
  },
  {
    slug: 'clumsy-hands-stiff-legs-and-neck-pain',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'Clumsy hands and an odd walk since my neck pain – a trapped nerve?',
    content:
      'I am 61. Over five months my fingers became numb and clumsy; I struggle with buttons and my handwriting has changed. My legs feel stiff and I hold the rail on stairs. My neck has been sore for years. A masseur offered to crack it. Should I let him?',
    status: 'answered',
    user_name: 'Vincent',
    asked_days_ago: 140,
    views: 985,
    tags: ['neck', 'numbness'],
    answer: {
      doctor_id: 201,
      content:
        'Please don’t let anyone manipulate your neck before it has been imaged. Clumsy fingers together with stiff legs make me think not of a single trapped nerve but of pressure on the spinal cord in the neck, which is common after sixty and easily blamed on age.\n\nWe cannot say from here, but this combination deserves an examination and an MRI soon, because treatment works best before the weakness grows. Many people keep or regain their hand function when it is found in time.',
      at_home:
        'Use the handrail, wear firm shoes and light the way to the bathroom at night.\nNo cracking, traction or headstands, and no heavy lifting overhead.\nWrite down what your hands can no longer do; it guides the examination.',
      come_in:
        'Ask for the first free neurology appointment, within one week if possible, and say that both hands and walking are affected. Bring any X-rays of your neck.',
      emergency:
        'If your legs weaken over hours or days, you lose control of bladder or bowel, or symptoms follow a fall, go to an emergency department now or call 997.',
      after_hours: 8,
      likes: 49,
      views: 870,
    },
  },
  {
    slug: 'restless-legs-in-the-evening',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'My legs crawl at night and I have to get up and walk',
    content:
      'I am 36 with heavy periods. As soon as I lie down I feel creeping inside my calves, and only moving helps. It started a year ago and now I fall asleep at two in the morning. I take an allergy tablet that makes me drowsy, but my legs are worse with it.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 205,
    views: 1640,
    tags: ['sleep', 'legs', 'iron'],
    answer: {
      doctor_id: 202,
      content:
        'You have named three clues yourself. An urge to move that comes at rest, in the evening, and eases with walking is the pattern of restless legs. Heavy periods empty the iron stores, and low iron is the most frequent treatable cause, even when haemoglobin is normal. Drowsy-making antihistamines often worsen it.\n\nSo before any sleeping tablet we check ferritin. Correcting iron quiets the legs for many people over two to three months.',
      at_home:
        'Ask the pharmacist for a non-drowsy allergy tablet instead.\nCalf stretches and a warm bath before bed; no coffee or tea after noon.\nWalking briskly in the day helps, while hard exercise late in the evening tends to stir the legs up.',
      come_in:
        'Book for a blood count, ferritin, sugar and kidney tests within two weeks, and talk to a gynaecologist about the bleeding. If iron is fine, there are medicines that we choose together.',
      emergency:
        'One calf that is swollen, warm and painful is a different matter: have it examined the same day. With breathlessness or chest pain as well, call 997.',
      after_hours: 37,
      likes: 162,
      views: 1455,
    },
  },
  {
    slug: 'headache-after-hitting-head-on-shelf',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'Foggy and dizzy a week after a bump on the head. Concussion?',
    content:
      'I stood up under a kitchen shelf eight days ago. I did not faint, but I felt dazed. Since then I have had mild headaches, screens tire me and I lose words. I am 41, not on blood thinners, and it is getting slowly better. Can I fly on Friday and go back to football?',
    status: 'answered',
    user_name: 'Yusuf',
    asked_days_ago: 318,
    views: 1275,
    tags: ['concussion'],
    answer: {
      doctor_id: 201,
      content:
        'Being dazed, then foggy and tired by screens, does sound like a mild concussion. Slow improvement without blood thinners is the course we hope for, and most adults recover within two to four weeks. Lying in a dark room for days does not speed it up; gentle activity does.\n\nFlying as a passenger is generally fine if your headache is mild and settling. Football is not, until you have been free of symptoms at work and in full training.',
      at_home:
        'Walk every day at a pace that does not raise the headache.\nWork in blocks of twenty to thirty minutes with real pauses.\nParacetamol if needed, regular sleep, no driving while you feel dizzy or slow.',
      come_in:
        'Please be examined if you are not clearly better after two more weeks, if headaches need tablets daily, or if your mood or sleep has changed since the knock.',
      emergency:
        'Head to emergency or call 997 for a worsening headache, repeated vomiting, drowsiness, a fit, clear fluid from the nose or ear, weakness or confusion – even weeks later.',
      after_hours: 14,
      likes: 58,
      views: 1090,
    },
  },
  {
    slug: 'word-finding-trouble-on-topiramate',
    lang: 'en',
    qa_specialty: 'brain-and-headache',
    title: 'Brain fog since starting an epilepsy medicine. Can I switch?',
    content:
      'I started topiramate two months ago for migraine prevention. My headaches halved, but I search for words in meetings and my fingers tingle. I am 34 and may want a baby next year. I don’t want to stop it by myself. What do you usually change to?',
    status: 'pending',
    user_name: 'Priya',
    asked_days_ago: 1,
    views: 57,
    tags: ['migraine', 'side effects'],
    answer: null,
  },
];
