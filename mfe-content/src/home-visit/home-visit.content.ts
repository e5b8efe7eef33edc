import type { PageContent } from '../parts/page-content.ts';

export const scene = '/images/services/home-visit.svg';

/** S11, S143. */
export const content: PageContent = {
  title_ar: 'الزيارة المنزلية',
  title_en: 'Home visit',
  lead_ar:
    'حين يصعب عليك الحضور، يصلك طبيب أو ممرض إلى بيتك: للكشف، وسحب العينات، والعناية بعد العمليات، ومتابعة كبار السن.',
  lead_en:
    'When coming to us is hard, a doctor or nurse comes to you: to examine, take samples, care for you after surgery, and look after older people.',
  sections: [
    {
      heading_ar: 'ما الذي نفعله في البيت',
      heading_en: 'What we do at home',
      body_ar:
        'كشف الطبيب العام على الأعراض المفاجئة مثل الحرارة والكحة وآلام البطن، ومتابعة الضغط والسكري لمن لا يستطيع الحركة. ويقوم فريق التمريض بسحب عينات الدم، وإعطاء الحقن والمحاليل الموصوفة، وتغيير الغيارات، والعناية بالقسطرة وأنبوب التغذية.\n\nويزورك أخصائي العلاج الطبيعي في البيت بعد الجلطات وعمليات المفاصل إذا طلب طبيبك ذلك.',
      body_en:
        'A general doctor examines sudden complaints such as fever, cough or stomach pain, and follows blood pressure and diabetes in people who cannot move easily. Our nurses take blood samples, give prescribed injections and infusions, change dressings, and look after catheters and feeding tubes.\n\nA physiotherapist can come after a stroke or a joint operation when your doctor asks for it.',
    },
    {
      heading_ar: 'كيف تتم الزيارة',
      heading_en: 'How a visit goes',
      body_ar:
        'اتصل بنا واذكر ما تشكو منه والعنوان، فنخبرك بمن سيأتي والوقت المتوقع والتكلفة قبل أن ينطلق الفريق. يُعرّف الزائر بنفسه وببطاقته عند الباب، ثم يفحصك ويكتب تقريرًا يُحفظ في ملفك لدينا.\n\nوإن احتجت بعد الزيارة إلى أشعة أو استشاري، رتّبنا لك الموعد في العيادة.',
      body_en:
        'Call us with the complaint and your address. We tell you who will come, about when, and what it costs before the team sets out. Whoever comes shows a name card at the door, examines you, and writes a report that is kept in your record with us.\n\nIf you need an X-ray or a consultant afterwards, we arrange the appointment at the clinic.',
    },
    {
      heading_ar: 'قبل وصول الفريق',
      heading_en: 'Before the team arrives',
      body_ar:
        'جهّز بطاقة الهوية وقائمة الأدوية وأي تقارير سابقة، وأبقِ شخصًا بالغًا مع المريض إن كان طفلًا أو كبيرًا في السن. ولسحب العينات اسألنا إن كان التحليل يحتاج إلى صيام.',
      body_en:
        'Have an identity card, the list of medicines and earlier reports ready, and let an adult stay with a child or an older person. For samples, ask us whether the test needs fasting.',
    },
    {
      heading_ar: 'متى لا تنتظر الزيارة',
      heading_en: 'When not to wait for a visit',
      body_ar:
        'ألم الصدر، وضيق التنفس الشديد، وضعف مفاجئ في الوجه أو الذراع أو الكلام، والنزيف الذي لا يتوقف، وفقدان الوعي: هذه حالات إسعاف. اتصل بالهلال الأحمر على 997 فورًا.',
      body_en:
        'Chest pain, severe shortness of breath, sudden weakness of the face, an arm or speech, bleeding that does not stop, and loss of consciousness need an ambulance: call the Red Crescent on 997 at once.',
    },
  ],
  questions: [
    {
      question_ar: 'ما الفرق بين الزيارة العادية والطارئة؟',
      question_en: 'What is the difference between a regular and an emergency visit?',
      answer_ar:
        'الزيارة العادية تُحجز مسبقًا وتكون بين الثامنة صباحًا والعاشرة مساءً. والزيارة الطارئة متاحة على مدار الساعة لما لا يحتمل الانتظار ولا يهدد الحياة، مثل حرارة طفل ليلًا. أما ما يهدد الحياة فرقمه 997.',
      answer_en:
        'A regular visit is arranged beforehand, between 8 in the morning and 10 in the evening. An emergency visit is available around the clock for what cannot wait but does not threaten life, such as a child’s fever at night. For a threat to life, call 997.',
    },
    {
      question_ar: 'هل يمكن طلب طبيبة أو ممرضة؟',
      question_en: 'Can I ask for a female doctor or nurse?',
      answer_ar: 'نعم، اذكري ذلك عند الاتصال ونخبرك بأقرب وقت تتوفر فيه.',
      answer_en: 'Yes. Say so when you call, and we will tell you the earliest time at which she can come.',
    },
    {
      question_ar: 'كيف أستلم نتائج التحاليل؟',
      question_en: 'How do I get the results of my tests?',
      answer_ar:
        'تصل العينة إلى مختبرنا، ويتصل بك الفريق حين تصدر النتيجة ليخبرك بطريقة استلامها ويرتب لك مراجعة الطبيب إن لزم.',
      answer_en:
        'The sample goes to our laboratory. We call you when the result is ready, tell you how to receive it, and arrange a doctor’s review if one is needed.',
    },
  ],
};
