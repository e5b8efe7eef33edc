import { dataOf, Id, IdText, Instant, z } from '@clinic/contracts';

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
  'account.factors-changed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Something the account was told; the words are made of `kind` and `params`, which hold names, dates and ids only. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: Instant,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** `GET /api/notifications?page`: the caller's own, the latest first, 20 a page, and how many of all are unread. */
export const NotificationsQuery = z.object({ page: z._default(IdText, 1) });
export const NotificationPage = dataOf(
  z.object({
    data: z.array(Notification),
    current_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    unread: z.int(),
  }),
);

/** `POST /api/notifications/read`: some of the caller's own, or all of them. */
export const ReadNotifications = z.union([
  z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  z.object({ all: z.literal(true) }),
]);
export type ReadNotifications = z.infer<typeof ReadNotifications>;

/** How many are still unread after that. */
export const UnreadResponse = dataOf(z.object({ unread: z.int() }));
