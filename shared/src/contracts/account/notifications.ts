/** What an account is told. */
export const notificationKinds = [
  'appointment.booked',
  'appointment.confirmed',
  'appointment.rejected',
  'appointment.moved',
  'appointment.cancelled',
  'appointment.cancelled-by-clinic',
  'appointment.reminder',
  'waitlist.offer',
  'waitlist.offer-over',
  'account.password-changed',
  'account.email-changed',
  'account.phone-changed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
