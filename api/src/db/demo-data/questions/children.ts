import type { DemoQuestion } from '../types.ts';

export const childrenQuestions: readonly DemoQuestion[] = [
  {
    slug: 'حرارة-طفلي-39-متى-أقلق',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'حرارة طفلي 39 من أمس، متى أقلق؟',
    content:
      'ولدي عمره سنتين ونص، حرارته من أمس بين 38.5 و39. ينزلها خافض الحرارة كم ساعة وترجع. يشرب ويلعب شوي لما تنزل، وما عنده طفح.\n\nهل أنتظر أو أوديه الطوارئ؟',
    status: 'answered',
    user_name: 'أم تركي',
    asked_days_ago: 3,
    views: 1284,
    tags: ['حرارة', 'أطفال'],
    answer: {
      doctor_id: 121,
      content:
        'سلامته. ما يطمئن في وصفك أنه يشرب ويلعب حين تنزل الحرارة، فحال الطفل أهم من الرقم نفسه. معظم الحرارة في هذا العمر من فيروسات تنتهي خلال ثلاثة أيام.\n\nفي البيت: ملابس خفيفة، وسوائل بكميات صغيرة متكررة، وخافض حرارة واحد بالجرعة المناسبة لوزنه كما في النشرة أو كما وصفها طبيبه. لا حاجة للكمادات الباردة، ولا يُعطى الأسبرين للأطفال.\n\nاحجز موعدًا إذا أكملت الحرارة ثلاثة أيام، أو اشتكى أذنه أو ألمًا عند التبول، أو قلّ شربه.\n\nتوجهي إلى الطوارئ أو اتصلي بالرقم 997 عند صعوبة التنفس، أو خمول لا يزول بعد نزول الحرارة، أو تيبس الرقبة، أو تشنج، أو طفح لا يختفي بالضغط، أو إذا لم يتبول منذ ثماني ساعات. وإن شعرتِ أن حاله يسوء فلا تنتظري موعدًا.',
      after_hours: 5,
      likes: 99,
      views: 1120,
    },
  },
  {
    slug: 'تأخر-الكلام-سنتين',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'بنتي سنتين وما تقول إلا كلمتين، هل هذا تأخر؟',
    content:
      'عمرها سنتين وشهر، تقول ماما وبابا بس. تفهم اللي نقوله وتأشر على الأشياء وتلعب مع أخوها. تشاهد الجوال تقريبًا ساعتين باليوم. الأهل يقولون طبيعي تتأخر.',
    status: 'answered',
    user_name: 'منيرة',
    asked_days_ago: 12,
    views: 2310,
    tags: ['تطور الطفل', 'كلام'],
    answer: {
      doctor_id: 142,
      content:
        'فهمها للكلام وإشارتها بالإصبع ولعبها مع أخيها علامات طيبة. ومع ذلك فالمتوقع عند السنتين نحو خمسين كلمة وجمل من كلمتين، فما تصفينه يستحق تقييمًا الآن ولا يصح أن ننتظر.\n\nالخطوة الأولى فحص السمع حتى لو بدا سليمًا، لأن السوائل خلف الطبلة قد تضعفه دون ألم. بعده يقيّم طبيب الأطفال تطورها عمومًا، ويبدأ أخصائي النطق معها بجلسات قصيرة.\n\nفي البيت أوقفوا الشاشات قدر الإمكان، وسمّوا لها ما تنظر إليه، وانتظروا عشر ثوانٍ بعد السؤال لتجيب، واقرؤوا معها كل مساء.\n\nبادري بموعد قريب إذا فقدت كلمات كانت تقولها، أو لم تعد تنظر في العين، أو لا تلتفت لاسمها. التدخل المبكر يساعد أغلب الأطفال، ولا ضرر من تقييم نتيجته مطمئنة.',
      after_hours: 20,
      likes: 49,
      views: 1900,
    },
  },
  {
    slug: 'newborn-yellow-skin-day-five',
    lang: 'en',
    qa_specialty: 'childrens-health',
    title: 'My five-day-old still looks yellow. Is that dangerous?',
    content:
      'We went home on day two. The yellow colour started in her face and now I think her chest is yellow too. She feeds every three hours but falls asleep at the breast. Three wet nappies today.',
    status: 'answered',
    user_name: null,
    asked_days_ago: 20,
    views: 876,
    tags: ['newborn', 'jaundice'],
    answer: {
      doctor_id: 122,
      content:
        'Congratulations on your daughter. Jaundice is common in the first week and usually passes, but it has to be measured: the eye cannot tell a safe level from one that needs treatment.\n\nTwo things in your message make me want her seen today rather than later: the colour is moving down to her chest, and she sleeps at the breast with only three wet nappies. By day five we expect around five or six.\n\nUntil then, wake her to feed every two to three hours, day and night, and change her nappy halfway through to keep her alert. Do not give water or sugar water, and do not put her in direct sunlight.\n\nGo to an emergency department at once if she is hard to wake, refuses two feeds, has a high-pitched cry, arches her back, or has a temperature of 38 °C or more. In a baby this young please do not wait for an appointment.',
      after_hours: 2,
      likes: 41,
      views: 702,
    },
  },
  {
    slug: 'تأجيل-التطعيم-بسبب-الزكام',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'موعد التطعيم بكرة وولدي مزكم، أأجله؟',
    content: 'عمره أربعة شهور، عنده رشح خفيف بدون حرارة ورضاعته طبيعية. أخاف التطعيم يتعبه زيادة.',
    status: 'answered',
    user_name: 'عبير',
    asked_days_ago: 34,
    views: 640,
    tags: ['تطعيمات'],
    answer: {
      doctor_id: 126,
      content:
        'الرشح الخفيف دون حرارة لا يمنع التطعيم، ورضاعته الطبيعية مطمئنة. التأجيل بلا سبب يترك الطفل مدة أطول دون حماية من أمراض تكون أشد في هذا العمر، مثل السعال الديكي.\n\nنؤجل عادةً إذا كانت حرارته 38 فأكثر أو كان مريضًا بشكل واضح، ونعيد تحديد موعد قريب بعد تحسنه. والمهم أن تخبري الممرضة قبل الإبرة إن كانت قد ظهرت عليه حساسية شديدة بعد جرعة سابقة، أو كان يتناول دواءً يضعف المناعة.\n\nبعد التطعيم قد تظهر حرارة خفيفة أو احمرار مكان الإبرة يومًا أو يومين. أرضعيه أكثر، واسألي الممرضة عن جرعة خافض الحرارة بحسب وزنه.\n\nعودي إلينا إذا استمرت الحرارة أكثر من 48 ساعة أو بكى بكاءً متصلًا أكثر من ثلاث ساعات. أما تورم الوجه أو صعوبة التنفس فطوارئ فورًا.',
      after_hours: 9,
      likes: 27,
      views: 511,
    },
  },
  {
    slug: 'بخاخ-الربو-يسبب-إدمان',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'هل بخاخ الربو يسبب تعود لطفل عمره ست سنوات؟',
    content:
      'وصف له الطبيب بخاخ وقائي كل يوم مع القمع. جدته تقول البخاخ يتعود عليه وما يتركه. وقفته أسبوع ورجعت الكحة بالليل.',
    status: 'answered',
    user_name: 'أبو سلمان',
    asked_days_ago: 47,
    views: 1530,
    tags: ['ربو', 'بخاخ'],
    answer: {
      doctor_id: 123,
      content:
        'سؤال يتكرر كل يوم، والجواب: لا، البخاخ لا يسبب الإدمان. عودة الكحة بعد إيقافه معناها أن التهاب الشعب ما زال يحتاج علاجًا، كما يعود ضعف الرؤية حين تُخلع النظارة.\n\nالبخاخ الوقائي يعطي جرعة صغيرة تصل إلى الرئة مباشرة، ويمنع النوبات بدل أن يلاحقها. أثره في الطول عند الجرعات المعتادة طفيف، والربو غير المضبوط أشد ضررًا بالنمو والنوم والمدرسة.\n\nأعد البخاخ كما وُصف، واستعمل القمع في كل مرة، واجعله يتمضمض بعده. واحجز زيارة نراجع فيها الطريقة والجرعة؛ فحين يستقر ثلاثة أشهر نخفضها تدريجيًا.\n\nاتصل بالرقم 997 إذا صار يتنفس بسرعة وتنسحب عضلات صدره، أو لا يكمل جملة، أو ازرقت شفتاه، أو لم يتحسن بعد البخاخ الموسع.',
      after_hours: 26,
      likes: 78,
      views: 1290,
    },
  },
  {
    slug: 'طفلي-يمشي-على-أطراف-أصابعه',
    lang: 'ar',
    qa_specialty: 'childrens-health',
    title: 'ولدي يمشي على أطراف أصابعه، عادي؟',
    content: 'عمره سنتين ونص ويمشي أحيانًا على أطراف الأصابع خصوصًا لما يكون حافي. يقدر ينزل كعبه إذا ذكرناه.',
    status: 'pending',
    user_name: 'خلود',
    asked_days_ago: 1,
    views: 38,
    tags: [],
    answer: null,
  },
];
