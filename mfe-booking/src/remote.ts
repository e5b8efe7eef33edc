import { describeRemote } from '@clinic/contracts';

/** The booking wizard: a modal over any page, and the same steps as pages. */
export const remote = describeRemote({
  name: 'booking',
  owner: 'patient-access',
  title: { ar: 'حجز موعد', en: 'Book an appointment' },
  routes: [
    { path: '/s', screen: './s', auth: 'member', rendering: 'client', quiet: true },
    { path: '/date', screen: './date', auth: 'member', rendering: 'client', quiet: true },
    { path: '/details', screen: './details', auth: 'member', rendering: 'client', quiet: true },
    { path: '/confirmation', screen: './confirmation', auth: 'member', rendering: 'client', quiet: true },
  ],
  navigation: [
    {
      slot: 'action',
      id: 'book',
      order: 0,
      icon: 'calendar',
      label: { ar: 'احجز موعدًا', en: 'Book appointment' },
      audience: 'member',
      emits: 'booking/wizard.open@1',
    },
    {
      slot: 'action',
      id: 'book-visitor',
      order: 0,
      icon: 'calendar',
      label: { ar: 'احجز موعدًا', en: 'Book appointment' },
      audience: 'visitor',
      // A page of members: it leads to the sign-in page, and from there back into the wizard.
      to: '/s',
    },
  ],
  slots: [{ slot: 'overlay', module: './wizard', activateOn: ['booking/wizard.open@1'] }],
  emits: [
    'booking/wizard.started@1',
    'booking/appointment.created@1',
    'booking/appointment.changed@1',
    'host/toast.show@1',
  ],
  listens: ['account/session.ended@1'],
  conversion: { started: 'booking/wizard.started@1', completed: 'booking/appointment.created@1' },
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: {
    title: { ar: 'الحجز غير متاح الآن', en: 'Booking is not available right now' },
    text: {
      ar: 'تعذّر فتح صفحة الحجز، ولم يُحجز أي موعد. أعد المحاولة بعد قليل، أو اتصل بالعيادة ونحجز لك الموعد هاتفيًا.',
      en: 'We could not open the booking steps, and nothing has been booked. Try again in a moment, or call the clinic and we’ll book for you by phone.',
    },
  },
});
