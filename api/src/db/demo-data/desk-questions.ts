import type { QuestionFlag, reportReasons, Visibility } from '@clinic/contracts/qa';

/** A question that somebody at the desk has to look at. */
export interface DemoDeskQuestion {
  readonly slug: string;
  readonly lang: 'ar' | 'en';
  /** `slug_en` of its QA speciality. */
  readonly qa_specialty: string;
  readonly title: string;
  readonly content: string;
  /** First name as entered; null for an anonymous asker. */
  readonly user_name: string | null;
  readonly asked_hours_ago: number;
  readonly visibility: Visibility;
  readonly flags: readonly QuestionFlag[];
  readonly tags: readonly string[];
  readonly reports: readonly { readonly reason: (typeof reportReasons)[number]; readonly note: string }[];
}

/** Questions of the last days as the checks of what was written, and readers, have left them. Numbers are placeholders. */
export const deskQuestions: readonly DemoDeskQuestion[] = [
  {
    slug: 'حبوب-صغيرة-حول-الفم-بعد-كريم',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'حبوب صغيرة حول الفم بعد كريم جديد',
    content: 'بدأت كريم ترطيب من أسبوعين وطلعت لي حبوب صغيرة حول الفم. هل أوقفه؟ هذا رقمي للتواصل: 0500000099.',
    user_name: 'ريم',
    asked_hours_ago: 20,
    visibility: 'review',
    flags: ['personal-data'],
    tags: ['حبوب', 'كريمات'],
    reports: [],
  },
  {
    slug: 'is-this-hair-supplement-safe',
    lang: 'en',
    qa_specialty: 'skin-and-hair',
    title: 'Is this hair supplement safe to take every day?',
    content:
      'My hair has been thinning for a year and a friend sent me www.hair-vitamins.example. It has biotin and zinc. Can I take it with iron tablets?',
    user_name: null,
    asked_hours_ago: 44,
    visibility: 'review',
    flags: ['link'],
    tags: ['hair loss'],
    reports: [],
  },
  {
    slug: 'قراءات-ضغط-والدي-مرتفعة-صباحا',
    lang: 'ar',
    qa_specialty: 'heart-and-blood-pressure',
    title: 'قراءات ضغط والدي مرتفعة كل صباح',
    content:
      'والدي عمره 63 ويأخذ دواء للضغط مساء، لكن قراءاته الصباحية 155 على 95. راسلوني على abu.fahad@mail.example لأرسل الجدول.',
    user_name: 'فهد',
    asked_hours_ago: 31,
    visibility: 'review',
    flags: ['personal-data'],
    tags: ['ضغط الدم'],
    reports: [],
  },
  {
    slug: 'which-tests-before-a-long-trip-at-60',
    lang: 'en',
    qa_specialty: 'family-medicine-and-prevention',
    title: 'Which tests make sense before a long trip at 60?',
    content:
      'We will travel for four months. I am 60, I take one tablet for blood pressure and my last blood test was two years ago. What should I have checked, and which vaccinations?',
    user_name: 'Peter',
    asked_hours_ago: 52,
    visibility: 'public',
    flags: ['reported'],
    tags: ['check-up', 'travel'],
    reports: [
      { reason: 'spam', note: 'Looks like an advertisement for a travel clinic.' },
      { reason: 'other', note: '' },
    ],
  },
  {
    slug: 'تورم-الشفة-بعد-المكسرات',
    lang: 'ar',
    qa_specialty: 'skin-and-hair',
    title: 'تورمت شفتي بعد أكل المكسرات وزال التورم، هل أراجع؟',
    content:
      'أمس تورمت شفتي وشعرت بضيق تنفس خفيف بعد أكل الكاجو، ثم زال كل شيء خلال ساعة. هل أحتاج فحص حساسية؟ جوالي 0500000098.',
    user_name: null,
    asked_hours_ago: 27,
    visibility: 'review',
    flags: ['red-flag', 'personal-data'],
    tags: ['حساسية'],
    reports: [],
  },
  {
    slug: 'buy-slimming-tea-today',
    lang: 'en',
    qa_specialty: 'nutrition',
    title: 'Lose ten kilos in a week with slimming tea',
    content: 'Order today at www.slimming-tea.example and pay nothing for delivery.',
    user_name: null,
    asked_hours_ago: 70,
    visibility: 'spam',
    flags: ['link'],
    tags: [],
    reports: [],
  },
];
