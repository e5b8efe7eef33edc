import * as z from 'zod';
import type { SmsSettings } from '../settings/message-settings.ts';
import type { OutgoingMessage } from './channel.ts';
import { DeliveryFailed } from './channel.ts';
import { parsed } from '../post-out.ts';
import { webhookSignature } from './webhook-signature.ts';

/** A call of a provider's HTTP API, and what its answer means. */
export interface SmsProvider {
  request(message: OutgoingMessage, now: Date): { url: string; headers: Record<string, string>; body: string };
  /** Throws {@link DeliveryFailed} unless the provider took the message. */
  check(status: number, body: string): void;
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

/** A refused key or a full server says nothing about the message; these answers do. */
const aboutTheMessage = new Set([400, 404, 410, 413, 422]);

function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new DeliveryFailed(`HTTP ${status}`, aboutTheMessage.has(status));
}

/** The contract of docs/operations/messages.md, for every other provider: a small service of the clinic's own stands between. */
function webhook({ url, secret, sender }: SmsSettings): SmsProvider {
  return {
    request({ reference, recipient, body: text, lang }, now) {
      const body = JSON.stringify({ id: reference, to: recipient, text, lang, sender });
      const seconds = String(Math.floor(now.getTime() / 1000));
      return {
        url,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': reference,
          'webhook-id': reference,
          'webhook-timestamp': seconds,
          'webhook-signature': webhookSignature(secret, reference, seconds, body),
        },
        body,
      };
    },
    check(status) {
      // It has the message already.
      if (status !== 409) checkStatus(status);
    },
  };
}

const UnifonicResponse = z.object({ success: z.union([z.boolean(), z.string()]), errorCode: z.string().optional() });

/** The number cannot be reached, whenever it is tried. */
const unifonicNumberErrors = new Set(['ER-04']);

function unifonic({ url, secret, sender }: SmsSettings): SmsProvider {
  return {
    request: ({ reference, recipient, body }) => ({
      url,
      headers: formHeaders,
      body: new URLSearchParams({
        AppSid: secret,
        SenderID: sender,
        Recipient: recipient.replace(/^\+/, ''),
        Body: body,
        CorrelationID: reference,
        responseType: 'JSON',
        // Services: neither advertisement nor awareness.
        MessageType: '3',
      }).toString(),
    }),
    check(status, body) {
      checkStatus(status);
      const answer = UnifonicResponse.safeParse(parsed(body)).data;
      if (String(answer?.success) === 'true') return;
      const code = /^ER-\d{1,4}$/.exec(answer?.errorCode ?? '')?.[0] ?? 'unknown';
      const isNumber = unifonicNumberErrors.has(code);
      throw new DeliveryFailed(`Unifonic ${code}`, isNumber, isNumber);
    },
  };
}

function twilio({ url, user, secret, sender }: SmsSettings): SmsProvider {
  return {
    request: ({ recipient, body }) => ({
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
      headers: { ...formHeaders, authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({
        To: recipient,
        ...(sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender }),
        Body: body,
      }).toString(),
    }),
    check: checkStatus,
  };
}

/** The provider of the settings. */
export function smsProvider(settings: SmsSettings): SmsProvider {
  return { webhook, unifonic, twilio }[settings.provider](settings);
}
