import { describeRemote } from '@clinic/shared/contracts';

export const remote = describeRemote({
  name: 'qa',
  owner: 'medical-content',
  title: { ar: 'اسأل طبيبك', en: 'Ask Your Doctor' },
  routes: [
    { path: '/qa', screen: './home' },
    { path: '/qa/questions/:slug', screen: './questions', sitemap: '/api/sitemap/questions' },
  ],
  navigation: [
    { slot: 'main', id: 'qa', order: 30, icon: 'question', label: { ar: 'اسأل طبيبك', en: 'Q&A' }, to: '/qa' },
  ],
  emits: ['host/toast.show@1'],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'تعذّر عرض الأسئلة والأجوبة', en: 'Questions and answers cannot be shown' },
    text: {
      ar: 'لم نتمكن من تحميل أسئلة المرضى وإجابات الأطباء الآن. حاول مرة أخرى بعد قليل، وفي الحالات الطارئة اتصل بالرقم 997.',
      en: 'We could not load patients’ questions and doctors’ answers right now. Try again shortly; in an emergency call 997.',
    },
  },
});
