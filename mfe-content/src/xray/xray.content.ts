import type { ContentItem, PageContent } from '../parts/page-content.ts';

export const scene = '/images/services/xray.svg';

/** S12. */
export const examinations: readonly ContentItem[] = [
  {
    name_ar: 'الأشعة السينية الرقمية',
    name_en: 'Digital X-ray',
    text_ar: 'للصدر والعظام والمفاصل والعمود الفقري. تستغرق دقائق، وبأقل جرعة تكفي لصورة واضحة.',
    text_en:
      'For the chest, bones, joints and spine. It takes minutes, with the lowest dose that gives a clear picture.',
  },
  {
    name_ar: 'الموجات فوق الصوتية',
    name_en: 'Ultrasound',
    text_ar: 'للبطن والحوض والغدة الدرقية والحمل والأوعية الدموية. بلا إشعاع.',
    text_en: 'For the abdomen, pelvis, thyroid, pregnancy and blood vessels. Without radiation.',
  },
  {
    name_ar: 'أشعة الأسنان البانورامية',
    name_en: 'Panoramic dental X-ray',
    text_ar: 'صورة واحدة للفكين والأسنان كلها قبل التقويم أو خلع ضرس العقل أو الزراعة.',
    text_en: 'One picture of both jaws and all teeth, before braces, wisdom tooth removal or implants.',
  },
  {
    name_ar: 'قياس كثافة العظام',
    name_en: 'Bone density scan',
    text_ar: 'فحص قصير غير مؤلم يكشف هشاشة العظام قبل حدوث الكسر.',
    text_en: 'A short, painless scan that shows thinning of the bones before a fracture happens.',
  },
];

export const content: PageContent = {
  title_ar: 'الأشعة',
  title_en: 'X-ray and imaging',
  lead_ar: 'صورة واضحة بأقل جرعة ممكنة، وتقرير يكتبه استشاري الأشعة ويصل إلى طبيبك في ملفك.',
  lead_en:
    'A clear picture with the lowest possible dose, and a report by a consultant radiologist that reaches your doctor in your record.',
  sections: [
    {
      heading_ar: 'قبل الفحص',
      heading_en: 'Before the examination',
      body_ar:
        'أحضر طلب الطبيب وأي صور سابقة للمنطقة نفسها، فالمقارنة قد تغني عن صورة جديدة. وسيُطلب منك خلع الحلي والمعادن من المنطقة المصوّرة.\n\nأشعة البطن بالموجات فوق الصوتية تحتاج عادةً إلى صيام ست ساعات، وأشعة الحوض إلى مثانة ممتلئة. أما الأشعة السينية فلا تحتاج إلى تحضير.',
      body_en:
        'Bring the doctor’s request and earlier pictures of the same part: comparing them may make a new one unnecessary. You will be asked to take off jewellery and metal near the part that is imaged.\n\nAn ultrasound of the abdomen usually needs six hours of fasting, and one of the pelvis a full bladder. A plain X-ray needs no preparation.',
    },
    {
      heading_ar: 'الحمل',
      heading_en: 'Pregnancy',
      body_ar:
        'أخبرينا قبل التصوير إن كنتِ حاملًا أو تتوقعين الحمل. يختار الطبيب عندها فحصًا بلا إشعاع كلما أمكن، ولا تُجرى الأشعة السينية إلا لضرورة واضحة ومع الوقاية اللازمة.',
      body_en:
        'Tell us before the examination if you are or may be pregnant. The doctor then chooses a method without radiation wherever possible; an X-ray is taken only when it is clearly needed, with protection.',
    },
    {
      heading_ar: 'النتيجة',
      heading_en: 'The result',
      body_ar:
        'يخبرك الفني عند انتهاء الفحص بموعد صدور التقرير. تُحفظ الصور والتقرير في ملفك، ويشرحها لك الطبيب الذي طلبها. وإذا ظهر ما يستدعي التدخل العاجل اتصلنا بطبيبك في الحال.',
      body_en:
        'After the examination the technician tells you when the report will be ready. Pictures and report are kept in your record, and the doctor who asked for them explains them. If something urgent is seen, we call your doctor straight away.',
    },
  ],
  questions: [
    {
      question_ar: 'هل أشعة الصدر أو العظام خطرة؟',
      question_en: 'Is an X-ray of the chest or a bone dangerous?',
      answer_ar:
        'الجرعة في الصورة الواحدة صغيرة جدًا، قريبة مما يتعرض له الإنسان من الطبيعة في أيام. ومع ذلك لا نصوّر إلا حين تفيد الصورة في القرار.',
      answer_en:
        'The dose of a single picture is very small, about what nature gives everyone within some days. Even so we take one only when it helps the decision.',
    },
    {
      question_ar: 'هل أحتاج إلى طلب من الطبيب؟',
      question_en: 'Do I need a doctor’s request?',
      answer_ar:
        'نعم لكل فحص فيه إشعاع، ونقبل طلبات الأطباء من خارج عياداتنا. وإن لم يكن لديك طلب فاحجز مع الطبيب أولًا.',
      answer_en:
        'Yes, for everything with radiation; requests of doctors outside our clinics are accepted. Without one, book an appointment with a doctor first.',
    },
    {
      question_ar: 'هل يمكن مرافقة طفلي أثناء التصوير؟',
      question_en: 'May I stay with my child during the examination?',
      answer_ar: 'نعم، يبقى معه شخص بالغ واحد يرتدي واقيًا من الرصاص، ما لم تكن المرافقة حاملًا.',
      answer_en: 'Yes, one adult stays with the child, wearing a lead apron, unless she is pregnant.',
    },
  ],
};
