import type { DemoQuestion } from '../types.ts';

export const movementQuestions: readonly DemoQuestion[] = [
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
        'شفاها الله. خشونة متوسطة لا تعني عملية. نصعد السلم درجة درجة، وأقوى درجاته أولها: الوزن وتقوية عضلة الفخذ. كل كيلو تفقده يخفف عن الركبة نحو أربعة في كل خطوة.\n\nابدؤوا بعلاج طبيعي لستة أسابيع، ومشي قصير متكرر على أرض مستوية، وكرسي للصلاة في الأيام المؤلمة دون حرج. مسكن موضعي على الركبة خيار آمن لأكثر كبار السن؛ أما أقراص المسكنات اليومية فقد تضر الكلى والمعدة والضغط، فلا تستمر عليها دون طبيب.\n\nالإبر تخفف الألم عند بعضهم أشهرًا ولا تعيد الغضروف، ونلجأ إليها حين لا تكفي التمارين. والمفصل الصناعي لمن لم يعد ينام أو يمشي رغم ذلك كله.\n\nأحضروا الأشعة وهي واقفة. وتورم ساخن مع حرارة، أو عجز مفاجئ عن المشي بعد سقوط، يستدعي الطوارئ.',
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
        'Tingling in the thumb, index and middle finger that wakes you and eases with shaking is the classic picture of carpal tunnel syndrome: the nerve is squeezed at the wrist. Carrying a baby with bent wrists, and the months after pregnancy, often bring it on.\n\nTry a straight wrist splint every night for six weeks; most chemists have them. Lift the baby with your forearms rather than with bent hands, keep your wrists level at the laptop, and pause for a minute every half hour. If you are nursing, ask before taking anti-inflammatory tablets.\n\nDropping things suggests that the muscles may be joining in, so I would like to examine you within two to three weeks. We sometimes add a nerve study, thyroid and sugar tests. An ultrasound-guided injection helps many people, and a short operation is there for lasting weakness.\n\nSudden weakness of the whole arm, face or speech is different: call 997.',
      after_hours: 36,
      likes: 29,
      views: 590,
    },
  },
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
        'الركض المستقيم في الشهر الخامس تقدم جيد، لكن الكرة شيء آخر: توقف ودوران والتحام. الرباط المزروع يحتاج أشهرًا ليقوى، ومن يعود قبل الشهر التاسع يتعرض لتمزق جديد أكثر بكثير ممن ينتظر.\n\nلا نعتمد على التقويم وحده ولا على الإحساس. قبل العودة نتحقق من أربعة: قوة الفخذ لا تقل عن تسعين بالمئة من الساق الأخرى، واختبارات القفز متساوية، وركبة بلا تورم بعد التمرين، وثقة دون تردد في الدوران.\n\nفي الشهرين القادمين ركز على القوة وتمارين الهبوط الصحيح وتغيير الاتجاه تدريجيًا، ثم تدريب مع الفريق دون التحام، ثم مباراة قصيرة.\n\nاحجز جلسة قياس ومعك تقرير العملية. وتوقف وراجعنا إذا تورمت الركبة أو خانتك. أما ألم وتورم في بطة الساق أو ضيق نفس مفاجئ فطوارئ.',
      after_hours: 27,
      likes: 9,
      views: 1003,
    },
  },
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
        'وصفك واضح للشقيقة، ومعها أمر آخر: حين نأخذ المسكن عشرة إلى خمسة عشر يومًا في الشهر يبدأ المسكن نفسه بصنع الصداع. لذلك صار أقل نفعًا.\n\nالحل شقان: سحب المسكن بخطة مع الطبيبة، وعلاج وقائي يومي لأن نوباتك أسبوعية. تختار الوقاية بحسب وزنك وضغطك ونومك ورغبتك في الحمل، وتحتاج شهرين قبل أن نحكم عليها. الأسبوعان الأولان من السحب صعبان، ثم تتباعد النوبات عند أغلب المريضات.\n\nابدئي اليوم بمفكرة: الوقت والشدة والدواء والنوم والدورة والوجبات. ثبتي النوم والأكل والماء، واحسبي قهوتك.\n\nأخبرينا إن كنتِ حاملًا أو تستعملين حبوب منع الحمل وتسبق صداعك ومضات بصرية.\n\nاتصلي بالرقم 997 لأشد صداع مفاجئ في حياتك، أو صداع مع حرارة وتيبس رقبة، أو ضعف أو تلعثم أو ازدواج رؤية.',
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
        'ما تصفه أقرب إلى الرعاش الأساسي: يظهر مع الحركة وحمل الأشياء، في اليدين معًا، ويزيد مع التوتر ويتكرر في العائلة. رعشة باركنسون غالبًا تبدأ في يد واحدة وهي مرتاحة، ويصاحبها بطء وتيبس وتغير في المشي والخط. ومع ذلك فالتفريق يكون بالفحص لا بالوصف.\n\nفي الزيارة نفحص الحركة والمشي والكتابة، ونراجع أدويته، فبعض موسعات الشعب وأدوية أخرى ترجف اليد، ونحلل الغدة الدرقية.\n\nالرعاش الأساسي لا يهدد الحياة. يُعالج حين يزعج صاحبه بأدوية تخفف الرجفة إن كان قلبه وصدره يسمحان بها. وفي البيت: فنجان أثقل نصفه ممتلئ، وقهوة أقل، ونوم كافٍ. والأهم ألا ينسحب من مجلسه حرجًا.\n\nراجعوا الطوارئ إن ظهرت الرجفة فجأة مع ضعف في طرف أو تلعثم أو تشوش.',
      after_hours: 22,
      likes: 57,
      views: 1288,
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
    asked_days_ago: 1,
    views: 29,
    tags: ['back pain'],
    answer: null,
  },
];
