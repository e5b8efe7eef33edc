import webpush from 'web-push';
import type { PushMessage } from '@clinic/contracts/account';
import type { Db } from '../db/database.ts';
import type { PushSettings } from '../settings/push-settings.ts';
import type { ClinicIdentity } from '../settings/settings.ts';
import { nameIn } from './addresses.ts';
import type { Channel, OutgoingMessage } from './channel.ts';
import { DeliveryFailed, RecipientGone } from './channel.ts';
import type { Urgency } from './mail.ts';
import type { PushSubscription } from './push-devices.ts';
import { dropPushDevice, pushSubscriptionOf } from './push-devices.ts';
import { postMessage } from './post-message.ts';

const messagesAtOnce = 8;

/** How long a push service keeps what a browser that is closed has not fetched, in seconds, unless it is of no use before. */
const keptSeconds = 24 * 60 * 60;

/** Whether the push service wakes a telephone that saves power (RFC 8030, 5.3). */
const urgencies = { now: 'high', soon: 'normal', later: 'low' } as const satisfies Record<Urgency, string>;

/** The browser took its permission back, or is gone (RFC 8030, 7.3). */
const isGone = (status: number) => status === 404 || status === 410;

/** What is wrong with the message itself; a refused key or a full service says nothing about it. */
const aboutTheMessage = new Set([400, 413]);

function requestOf(
  { publicKey, privateKey, contact }: PushSettings,
  clinic: ClinicIdentity,
  subscription: PushSubscription,
  { reference, lang, body, path = '/', urgency, expiresAt }: OutgoingMessage,
) {
  const message: PushMessage = { id: reference, lang, title: clinic.name[lang], text: body, path };
  const left = expiresAt === null ? keptSeconds : Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  const request = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact, publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: Math.min(keptSeconds, left),
    urgency: urgencies[urgency],
    // One that waits at the service is replaced by the next attempt of the same message. At most 32 characters.
    topic: reference.replace(/-/g, ''),
  });
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { url: request.endpoint, headers: Object.fromEntries(headers), body: new Uint8Array(request.body ?? []) };
}

/** Notifications over the push services of browsers (RFC 8030), encrypted for the browser and signed by VAPID (RFC 8292). */
export function pushChannel(settings: PushSettings, clinic: ClinicIdentity, db: Db): Channel {
  return {
    name: 'push',
    atOnce: messagesAtOnce,
    async send(message, signal) {
      const id = Number(nameIn(message.recipient));
      const subscription = await pushSubscriptionOf(db, id);
      // The settings may name other services than when it was added.
      if (subscription === null || !settings.isService(subscription.endpoint)) throw new RecipientGone();
      const { status } = await postMessage(requestOf(settings, clinic, subscription, message), signal);
      if (isGone(status)) {
        await dropPushDevice(db, id);
        throw new RecipientGone();
      }
      if (status < 200 || status >= 300) throw new DeliveryFailed(`HTTP ${status}`, aboutTheMessage.has(status));
    },
    close: () => undefined,
  };
}
