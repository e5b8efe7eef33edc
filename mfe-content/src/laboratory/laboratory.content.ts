import type { ContentItem, PageContent } from '../parts/page-content.ts';

export const scene = '/images/services/laboratory.svg';

/** S12: the devices of the laboratory. */
export const devices: readonly ContentItem[] = [
  {
    name_ar: 'محلل تعداد الدم',
    name_en: 'Blood count analyser',
    text_ar: 'يعدّ كريات الدم وأنواعها من نقطة دم، لكشف فقر الدم والالتهاب واضطراب الصفائح.',
    text_en:
      'Counts blood cells and their kinds from a drop of blood, to show anaemia, infection and disorders of the platelets.',
  },
  {
    name_ar: 'محلل الكيمياء السريرية',
    name_en: 'Clinical chemistry analyser',
    text_ar: 'السكر والدهون ووظائف الكبد والكلى والأملاح من عينة واحدة.',
    text_en: 'Glucose, lipids, liver and kidney function, and salts from a single sample.',
  },
  {
    name_ar: 'جهاز المناعة والهرمونات',
    name_en: 'Immunoassay system',
    text_ar: 'هرمونات الغدة والخصوبة، وفيتامين د وب12، ومخزون الحديد، ودلالات الأورام التي يطلبها الطبيب.',
    text_en:
      'Thyroid and fertility hormones, vitamins D and B12, iron stores, and tumour markers when a doctor asks for them.',
  },
  {
    name_ar: 'جهاز السكر التراكمي',
    name_en: 'HbA1c analyser',
    text_ar: 'يقيس متوسط السكر في الأشهر الثلاثة الماضية بالفصل الكروماتوغرافي، ويكشف خضابات الدم الموروثة.',
    text_en:
      'Measures the average glucose of the past three months by chromatography, and shows inherited haemoglobins.',
  },
  {
    name_ar: 'جهاز تجلط الدم',
    name_en: 'Coagulation analyser',
    text_ar: 'لمتابعة مميعات الدم والتحضير للعمليات.',
    text_en: 'For following blood thinners and preparing for operations.',
  },
  {
    name_ar: 'المزارع والمجهر',
    name_en: 'Cultures and microscopy',
    text_ar: 'يحدد الجرثومة المسببة والمضاد الحيوي المناسب لها، ويفحص البول والبراز تحت المجهر.',
    text_en: 'Finds the germ and the antibiotic that suits it, and examines urine and stool under the microscope.',
  },
];

/** S12: content and frequent questions. */
export const content: PageContent = {
  title_ar: 'المختبر',
  title_en: 'Laboratory',
  lead_ar: 'تحاليل الدم والبول والهرمونات والفيتامينات، بعينة تُسحب برفق ونتيجة يراجعها أخصائي المختبر قبل أن تصلك.',
  lead_en:
    'Blood, urine, hormone and vitamin tests: a sample taken gently, and a result reviewed by a laboratory specialist before it reaches you.',
  sections: [
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'تحليل السكر الصائم يحتاج إلى صيام ثماني ساعات على الأقل مع شرب الماء. ويطلب بعض الأطباء الصيام لتحليل الدهون، فاسأل طبيبك. أما تعداد الدم والسكر التراكمي والغدة وفيتامين د فلا تحتاج إلى صيام.\n\nلا توقف دواءك من نفسك قبل التحليل، بل اسأل الطبيب الذي طلبه. وإن كنت تتناول البيوتين (فيتامين الشعر) فأخبرنا، لأنه يؤثر في بعض نتائج الهرمونات.',
      body_en:
        'A fasting glucose test needs at least eight hours without food; water is fine. Some doctors ask for fasting before a lipid test, so ask yours. Blood count, HbA1c, thyroid and vitamin D need no fasting.\n\nDo not stop a medicine by yourself before a test; ask the doctor who ordered it. Tell us if you take biotin for hair or nails, because it changes some hormone results.',
    },
    {
      heading_ar: 'يوم التحليل',
      heading_en: 'On the day',
      body_ar:
        'خذ رقمك عند الاستقبال وأبرز طلب الطبيب والهوية. نكتب اسمك على كل أنبوب أمامك قبل أن تغادر. وأخبرنا إن كنت تشعر بالدوار عند سحب الدم، فنسحبه وأنت مستلقٍ.',
      body_en:
        'Take a number at the desk and show the doctor’s request and your identity card. Every tube is labelled with your name in front of you. If you tend to feel faint, tell us and we take the sample while you lie down.',
    },
    {
      heading_ar: 'النتيجة',
      heading_en: 'The result',
      body_ar:
        'تصدر أغلب التحاليل الشائعة في اليوم نفسه، وتحتاج المزارع وبعض الهرمونات إلى أيام، ونخبرك بالموعد عند السحب. وإذا كانت النتيجة خارج الحدود الآمنة اتصلنا بك وبطبيبك فورًا.\n\nالرقم وحده لا يكفي: يقرأ الطبيب نتيجتك مع أعراضك وتاريخك.',
      body_en:
        'Most common tests are ready the same day; cultures and some hormones take days, and we tell you when you give the sample. If a result is outside the safe range we call you and your doctor at once.\n\nA number alone is not a diagnosis: the doctor reads it together with your complaints and history.',
    },
  ],
  questions: [
    {
      question_ar: 'هل يمكن شرب القهوة أثناء الصيام للتحليل؟',
      question_en: 'May I drink coffee while fasting for a test?',
      answer_ar: 'لا، اشرب الماء فقط. القهوة والشاي، ولو بلا سكر، قد تغيّر بعض النتائج.',
      answer_en: 'No, only water. Coffee and tea, even without sugar, can change some results.',
    },
    {
      question_ar: 'كيف أجمع عينة البول للمزرعة؟',
      question_en: 'How do I collect urine for a culture?',
      answer_ar:
        'نظّف المنطقة بالماء، واترك أول البول ينزل، ثم اجمع من منتصفه في العلبة المعقمة التي نعطيك إياها، وسلّمها خلال ساعة.',
      answer_en:
        'Wash with water, let the first urine pass, then catch the middle part in the sterile cup that we give you. Hand it in within an hour.',
    },
    {
      question_ar: 'كم من الدم يُسحب؟',
      question_en: 'How much blood is taken?',
      answer_ar:
        'غالبًا أقل من ملعقتي طعام لعدة تحاليل معًا، ويعوّضه الجسم سريعًا. ونسحب من الأطفال كميات أصغر بأنابيب خاصة.',
      answer_en:
        'Usually less than two tablespoons for several tests together, which the body soon replaces. From children we take less, in small tubes.',
    },
    {
      question_ar: 'هل يمكن إجراء التحليل بلا طلب طبيب؟',
      question_en: 'Can I have a test without a doctor’s request?',
      answer_ar: 'نعم لكثير من التحاليل العامة. وننصحك بمراجعة طبيب الأسرة بعدها ليقرأ النتيجة معك.',
      answer_en:
        'Yes, for many general tests. We advise seeing a family doctor afterwards to read the result with you.',
    },
    {
      question_ar: 'إلى متى يعمل المختبر؟',
      question_en: 'How late is the laboratory open?',
      answer_ar: 'من الثامنة صباحًا حتى الثانية بعد منتصف الليل، كل أيام الأسبوع.',
      answer_en: 'From 8 in the morning until 2 after midnight, every day of the week.',
    },
  ],
};
