import type { SpecialtySlug } from './types.ts';

/** Where a speciality is found in the demo clinic, and how its patients prepare for a visit. */
export interface DemoVisitNotes {
  readonly place_ar: string;
  readonly place_en: string;
  readonly preparation: readonly { readonly text_ar: string; readonly text_en: string }[];
}

const note = (text_ar: string, text_en: string) => ({ text_ar, text_en });

const medicines = note(
  'أحضر قائمة أدويتك بجرعاتها، ولا توقف أي دواء من تلقاء نفسك.',
  'Bring a list of your medicines and doses. Do not stop any of them on your own.',
);

const earlierReports = note(
  'أحضر ما لديك من تقارير وتحاليل وصور أشعة سابقة.',
  'Bring the reports, test results and X-rays that you have.',
);

export const visitNotes: Record<SpecialtySlug, DemoVisitNotes> = {
  department_of_dentistry: {
    place_ar: 'الدور الأول، عيادات الأسنان',
    place_en: 'First floor, dental clinics',
    preparation: [
      note('فرّش أسنانك وتناول وجبة خفيفة قبل الموعد.', 'Brush your teeth and have a light meal before you come.'),
      note(
        'أخبرنا قبل العلاج عن الحمل ومميعات الدم وصمام القلب الصناعي وأي حساسية من دواء.',
        'Tell us before any treatment about pregnancy, blood thinners, an artificial heart valve or an allergy to a medicine.',
      ),
      earlierReports,
    ],
  },
  dermatology_cosmetics_and_laser: {
    place_ar: 'الدور الثاني، الجلدية والليزر',
    place_en: 'Second floor, dermatology and laser',
    preparation: [
      note('احضر من دون مكياج أو كريمات على موضع الشكوى.', 'Come without make-up or creams on the area of concern.'),
      note(
        'قبل جلسات الليزر تجنّب التعرض للشمس والتسمير، واسأل طبيبك كم يومًا يلزمك.',
        'Before laser sessions keep out of the sun and do not tan; ask your doctor how many days you need.',
      ),
      medicines,
    ],
  },
  'pediatrics-neonatology': {
    place_ar: 'الدور الأرضي، عيادات الأطفال',
    place_en: 'Ground floor, children’s clinics',
    preparation: [
      note('أحضر سجل تطعيمات طفلك.', 'Bring your child’s vaccination record.'),
      note(
        'أحضر لعبة أو كتابًا يحبه طفلك، ووجبته أو رضعته.',
        'Bring a toy or book your child likes, and a feed or snack.',
      ),
      note(
        'سجّل درجات الحرارة وأوقات الأدوية إن كان طفلك مريضًا.',
        'If your child is ill, note the temperatures and when medicines were given.',
      ),
    ],
  },
  'obstetrics-gynecology': {
    place_ar: 'الدور الثالث، عيادات النساء والولادة',
    place_en: 'Third floor, women’s clinics',
    preparation: [
      note('دوّني تاريخ أول يوم في آخر دورة.', 'Note the first day of your last period.'),
      note(
        'قد يُطلب تصوير بالموجات فوق الصوتية؛ نخبرك عند الوصول إن لزم امتلاء المثانة.',
        'An ultrasound may be needed; we tell you on arrival if a full bladder helps.',
      ),
      earlierReports,
    ],
  },
  'ent-clinic': {
    place_ar: 'الدور الثاني، الأنف والأذن والحنجرة',
    place_en: 'Second floor, ear, nose and throat',
    preparation: [
      note('لا تنظّف أذنيك بالأعواد القطنية قبل الزيارة.', 'Do not clean your ears with cotton buds before the visit.'),
      note(
        'أحضر تخطيط السمع أو صور الجيوب السابقة إن وُجدت.',
        'Bring earlier hearing tests or sinus scans if you have them.',
      ),
      medicines,
    ],
  },
  'chest-heart-internal-medicine-clinic': {
    place_ar: 'الدور الثالث، الباطنة والصدر والقلب',
    place_en: 'Third floor, internal medicine, chest and heart',
    preparation: [
      medicines,
      note(
        'أحضر قراءات الضغط أو السكر لآخر أسبوعين إن كنت تقيسها.',
        'Bring the last two weeks of blood pressure or sugar readings if you take them.',
      ),
      note(
        'لا تصم قبل الزيارة إلا إذا طلبنا منك ذلك لتحليل محدد.',
        'Do not fast for the visit unless we asked you to for a particular test.',
      ),
    ],
  },
  'physical-therapy-rehabilitation': {
    place_ar: 'الدور الأرضي، العلاج الطبيعي',
    place_en: 'Ground floor, physical therapy',
    preparation: [
      note(
        'البس ملابس مريحة تسمح بالحركة وحذاءً رياضيًا.',
        'Wear comfortable clothes that let you move, and sports shoes.',
      ),
      note('أحضر تقرير الطبيب المحوِّل وصور الأشعة.', 'Bring the referring doctor’s report and your scans.'),
      note('احضر قبل الجلسة الأولى بربع ساعة.', 'Come a quarter of an hour early for the first session.'),
    ],
  },
  'family-medicine': {
    place_ar: 'الدور الأرضي، طب الأسرة',
    place_en: 'Ground floor, family medicine',
    preparation: [
      medicines,
      earlierReports,
      note('اكتب أهم ثلاثة أسئلة تريد أن تسألها.', 'Write down the three questions that matter most to you.'),
    ],
  },
  ophthalmology: {
    place_ar: 'الدور الثاني، عيادات العيون',
    place_en: 'Second floor, eye clinics',
    preparation: [
      note(
        'قد نوسّع حدقة العين فيتشوش نظرك ساعات: لا تقد السيارة بعدها، وأحضر نظارة شمسية.',
        'Your pupils may be widened and your sight blurred for some hours: do not drive afterwards, and bring sunglasses.',
      ),
      note(
        'أحضر نظارتك، واسأل قبل الموعد متى تنزع عدساتك اللاصقة.',
        'Bring your glasses, and ask beforehand when to take out contact lenses.',
      ),
      note('أحضر قطرات العين التي تستعملها.', 'Bring the eye drops that you use.'),
    ],
  },
  orthopedics: {
    place_ar: 'الدور الأول، جراحة العظام',
    place_en: 'First floor, orthopaedics',
    preparation: [
      earlierReports,
      note('البس ملابس يسهل رفعها عن موضع الألم.', 'Wear clothes that are easily lifted from where it hurts.'),
      note('استعمل عكازك أو مشدّك المعتاد.', 'Use your usual stick or brace.'),
    ],
  },
  neurology: {
    place_ar: 'الدور الثالث، الأعصاب',
    place_en: 'Third floor, neurology',
    preparation: [
      note(
        'سجّل متى تأتيك الأعراض وكم تدوم، ومقطع مصوّر للنوبة يفيد الطبيب.',
        'Note when symptoms come and how long they last; a video of an attack helps the doctor.',
      ),
      medicines,
      note('اصطحب من شهد النوبات إن أمكن.', 'Bring somebody who has seen the attacks, if you can.'),
    ],
  },
  urology: {
    place_ar: 'الدور الثاني، المسالك البولية',
    place_en: 'Second floor, urology',
    preparation: [
      note(
        'اشرب ماءً كعادتك، فقد نطلب عينة بول عند الوصول.',
        'Drink water as usual: we may ask for a urine sample when you arrive.',
      ),
      earlierReports,
      medicines,
    ],
  },
  'psychiatry-mental-health': {
    place_ar: 'الدور الرابع، الصحة النفسية، مدخل مستقل',
    place_en: 'Fourth floor, mental health, with its own entrance',
    preparation: [
      medicines,
      note(
        'لك أن تصطحب من تثق به، وما تقوله سر بينك وبين طبيبك.',
        'You may bring somebody you trust. What you say stays confidential.',
      ),
      note(
        'إن راودتك أفكار بإيذاء نفسك فلا تنتظر الموعد: اتصل بالرقم 997 أو 937 الآن.',
        'If you think of harming yourself, do not wait for the visit: call 997 or 937 now.',
      ),
    ],
  },
  'clinical-nutrition': {
    place_ar: 'الدور الأول، التغذية العلاجية',
    place_en: 'First floor, clinical nutrition',
    preparation: [
      note(
        'سجّل ما تأكله وتشربه لثلاثة أيام قبل الزيارة.',
        'Write down what you eat and drink for three days before the visit.',
      ),
      note(
        'أحضر آخر تحاليلك، مثل السكر والدهون وفيتامين د.',
        'Bring your latest tests, such as sugar, lipids and vitamin D.',
      ),
      note('البس ملابس خفيفة لقياس الوزن.', 'Wear light clothes for weighing.'),
    ],
  },
};
