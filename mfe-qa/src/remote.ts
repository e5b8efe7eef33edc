import { describeRemote } from '@clinic/contracts';

/** Who answers and keeps order. */
const staff = ['doctor', 'moderator', 'admin'] as const;

export const remote = describeRemote({
  name: 'qa',
  owner: 'medical-content',
  title: { ar: 'اسأل طبيبك', en: 'Ask Your Doctor' },
  routes: [
    { path: '/qa', screen: './home', query: ['search', 'specialty', 'sort', 'timeframe', 'status', 'in', 'page'] },
    { path: '/qa/ask', screen: './ask', texts: './ask', query: ['specialty'], quiet: true },
    { path: '/qa/track', screen: './track', texts: './ask', sitemap: 'none', quiet: true },
    { path: '/qa/questions/:slug', screen: './questions', texts: './questions', sitemap: '/api/sitemap/questions' },
    { path: '/qa/categories', screen: './categories', texts: './categories', query: ['search'] },
    {
      path: '/qa/categories/:slug',
      screen: './categories/category',
      texts: './categories',
      sitemap: '/api/sitemap/qa-categories',
      query: ['search', 'sort', 'page'],
    },
    {
      path: '/qa/desk',
      screen: './desk',
      texts: './desk',
      auth: 'member',
      roles: [...staff],
      frame: 'staff',
      rendering: 'client',
      sitemap: 'none',
    },
    {
      path: '/qa/desk/:id',
      screen: './desk/question',
      texts: './desk',
      auth: 'member',
      roles: [...staff],
      frame: 'staff',
      rendering: 'client',
      sitemap: 'none',
    },
  ],
  navigation: [
    { slot: 'main', id: 'qa', order: 30, icon: 'question', label: { ar: 'اسأل طبيبك', en: 'Q&A' }, to: '/qa' },
    {
      slot: 'staff',
      id: 'qa-desk',
      order: 20,
      icon: 'chat',
      label: { ar: 'مكتب الإجابات', en: 'Answering desk' },
      audience: 'member',
      roles: [...staff],
      to: '/qa/desk',
      shortcut: 'q',
      search: { module: './desk/search', texts: './desk' },
    },
  ],
  emits: ['host/toast.show@1', 'qa/question.submitted@1', 'booking/wizard.open@1'],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'تعذّر عرض الأسئلة والأجوبة', en: 'Questions and answers cannot be shown' },
    text: {
      ar: 'لم نتمكن من تحميل أسئلة المرضى وإجابات الأطباء الآن. حاول مرة أخرى بعد قليل، وفي الحالات الطارئة اتصل بالإسعاف.',
      en: 'We could not load patients’ questions and doctors’ answers right now. Try again shortly; in an emergency call an ambulance.',
    },
  },
});
