import { describeRemote } from '@clinic/shared/contracts';

export const remote = describeRemote({
  name: 'account',
  owner: 'patient-portal',
  title: { ar: 'حسابي', en: 'My account' },
  routes: [
    { path: '/login', screen: './login', sitemap: 'none' },
    {
      path: '/profile/Appointments',
      screen: './profile/appointments',
      auth: 'member',
      rendering: 'client',
      redirectFrom: ['/profile'],
    },
    { path: '/profile/Details', screen: './profile/details', auth: 'member', rendering: 'client' },
    { path: '/profile/MedicalTests', screen: './profile/medical-tests', auth: 'member', rendering: 'client' },
    { path: '/settings', screen: './settings', auth: 'member', rendering: 'client' },
  ],
  navigation: [
    {
      slot: 'action',
      id: 'login',
      order: 0,
      audience: 'visitor',
      label: { ar: 'تسجيل الدخول / التسجيل', en: 'Login / Sign up' },
      to: '/login',
    },
    {
      slot: 'user',
      id: 'profile',
      order: 0,
      audience: 'member',
      icon: 'user',
      label: { ar: 'ملفي', en: 'Edit profile' },
      to: '/profile/Details',
    },
    {
      slot: 'user',
      id: 'appointments',
      order: 1,
      audience: 'member',
      icon: 'calendar',
      label: { ar: 'مواعيدي', en: 'My appointments' },
      to: '/profile/Appointments',
    },
    {
      slot: 'user',
      id: 'settings',
      order: 2,
      audience: 'member',
      icon: 'settings',
      label: { ar: 'الإعدادات', en: 'Settings' },
      to: '/settings',
    },
  ],
  emits: ['account/session.started@1', 'account/session.ended@1', 'host/toast.show@1'],
  listens: ['host/session.changed@1', 'booking/appointment.created@1'],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'تعذّر عرض حسابك', en: 'Your account cannot be shown' },
    text: {
      ar: 'مواعيدك وبياناتك محفوظة كما هي. حاول مرة أخرى بعد قليل، أو اتصل بنا لنساعدك في موعدك.',
      en: 'Your appointments and details are safe. Try again shortly, or call us and we will help with your appointment.',
    },
  },
});
