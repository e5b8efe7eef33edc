import { describeRemote } from '@clinic/shared/contracts';

/** The public site: home, specialities, doctors and the pages that describe the clinic. */
export const remote = describeRemote({
  name: 'content',
  owner: 'clinic-content',
  title: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
  routes: [
    { path: '/', screen: './home', variants: 4 },
    { path: '/specialities', screen: './specialities' },
    { path: '/specialities/:slug', screen: './specialities/speciality' },
    { path: '/doctors', screen: './doctors' },
    { path: '/doctors/:slug', screen: './doctors/doctor' },
  ],
  navigation: [
    { slot: 'main', id: 'home', order: 0, label: { ar: 'الرئيسية', en: 'Home' }, to: '/' },
    { slot: 'main', id: 'health-checkup', order: 40, label: { ar: 'الفحص الشامل', en: 'Health check-up' }, link: 'healthCheckup' },
    { slot: 'services.consultations', id: 'specialities', order: 0, icon: 'heart', label: { ar: 'التخصصات', en: 'Specialities' }, to: '/specialities' },
    { slot: 'services.consultations', id: 'doctors', order: 1, icon: 'user', label: { ar: 'الأطباء', en: 'Doctors' }, to: '/doctors' },
  ],
  emits: ['booking/wizard.open@1'],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'تعذر عرض هذا القسم', en: 'This section cannot be shown' },
    text: {
      ar: 'لم نتمكن من تحميل معلومات العيادة الآن. حاول مرة أخرى أو اتصل بنا وسنساعدك.',
      en: 'We could not load the clinic’s information right now. Try again, or call us and we will help.',
    },
  },
});
