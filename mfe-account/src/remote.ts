import { describeRemote } from '@clinic/shared/contracts';

export const remote = describeRemote({
  name: 'account',
  owner: 'patient-portal',
  title: { ar: 'حسابي', en: 'My account' },
  routes: [{ path: '/login', screen: './login' }],
  navigation: [
    {
      slot: 'action',
      id: 'login',
      order: 0,
      audience: 'visitor',
      label: { ar: 'تسجيل الدخول / التسجيل', en: 'Login / Sign up' },
      to: '/login',
    },
  ],
  emits: ['account/session.started@1'],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'تعذّر عرض حسابك', en: 'Your account cannot be shown' },
    text: {
      ar: 'مواعيدك وبياناتك محفوظة كما هي. حاول مرة أخرى بعد قليل، أو اتصل بنا لنساعدك في موعدك.',
      en: 'Your appointments and details are safe. Try again shortly, or call us and we will help with your appointment.',
    },
  },
});
