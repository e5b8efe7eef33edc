import { dataOf, z } from '@clinic/contracts';

/** Most browsers of one account that show notifications; one more takes the place of the one seen longest ago. */
export const mostPushDevices = 10;

/** What a browser is called: SHA-256 of its address at the push service, in base64url. */
export const PushDeviceId = z.string().check(z.regex(/^[\w-]{43}$/));

/** `GET /api/account/push`: whether the clinic sends notifications, and to which of the account's browsers. */
export const PushState = z.object({
  /** What the browser gives the push service (VAPID), in base64url; null where the clinic sends none. */
  key: z.nullable(z.string()),
  devices: z.array(PushDeviceId),
});
export type PushState = z.infer<typeof PushState>;
export const PushStateResponse = dataOf(PushState);

/** `PUT /api/account/push`: what `PushSubscription.toJSON()` gives; lengths are those of RFC 8291. 200 with the state. */
export const PushSubscriptionInput = z.object({
  endpoint: z.string().check(z.maxLength(1024), z.regex(/^https?:\/\/[^\s]+$/)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** What the service worker gets: a text that anybody may read, and the path that it opens. */
export const PushMessage = z.object({
  /** One message that comes twice replaces itself. */
  id: z.string(),
  lang: z.enum(['ar', 'en']),
  title: z.string(),
  text: z.string(),
  path: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;
