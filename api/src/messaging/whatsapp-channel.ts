import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { WhatsAppSettings } from '../settings/whatsapp-settings.ts';
import { nameIn } from './addresses.ts';
import type { Channel, OutgoingMessage } from './channel.ts';
import { DeliveryFailed } from './channel.ts';
import type { OutboxAccess } from './outbox-access.ts';
import type { ProviderRequest } from './post-message.ts';
import { parsed } from '../post-out.ts';
import { postMessage } from './post-message.ts';
import { attemptName } from './whatsapp-attempt.ts';
import { whatsappFailure } from './whatsapp-errors.ts';
import { withinLimits } from './within-limits.ts';

const messagesAtOnce = 8;

/** Meta refuses values with line breaks, tabs or more than four spaces, and bodies of more than 1024 characters. */
const longestValue = 300;
const valueOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestValue);

const textParameter = (text: string) => ({ type: 'text', text });

/** A message as the Cloud API takes it: a template that Meta approved, in one of its languages, with values. */
function requestOf(settings: WhatsAppSettings, message: OutgoingMessage): ProviderRequest {
  const { template, recipient, lang, reference, attempt } = message;
  if (template === undefined) throw new DeliveryFailed('no template', true);
  const { kind, values, link } = template;
  const body = { type: 'body', parameters: values.map((value) => textParameter(valueOf(value))) };
  const button = { type: 'button', sub_type: 'url', index: '0', parameters: [textParameter(link ?? '')] };
  return {
    url: `${settings.url}/${settings.phoneId}/messages`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.token}` },
    body: JSON.stringify({
      ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: nameIn(recipient), type: 'template' },
      template: {
        name: settings.templateName(kind, lang),
        language: { code: lang },
        components: [...(values.length > 0 ? [body] : []), ...(link === undefined ? [] : [button])],
      },
      // Every status that Meta reports of the message bears it, also when its answer to this call is lost.
      biz_opaque_callback_data: attemptName(reference, attempt),
    }),
  };
}

const ApiError = z.object({ error: z.object({ code: z.int() }) });

function checkAnswer({ status, body }: { status: number; body: string }): void {
  if (status >= 200 && status < 300) return;
  const code = ApiError.safeParse(parsed(body)).data?.error.code;
  throw whatsappFailure(code, code === undefined ? `HTTP ${status}` : `WhatsApp ${code}`);
}

/**
 * WhatsApp over Meta's Cloud API, within the limits of the settings. Meta knows no idempotency key, and says only later whether
 * a message could be delivered: the webhook tells both, what Meta has and what came of it.
 */
export function whatsappChannel(
  settings: WhatsAppSettings,
  access: OutboxAccess,
  log: Pick<FastifyBaseLogger, 'error'>,
): Channel {
  const sendWithin = withinLimits('whatsapp', settings, access, log);
  return {
    name: 'whatsapp',
    atOnce: messagesAtOnce,
    confirmsLater: true,
    async send(message, signal) {
      const request = requestOf(settings, message);
      const counted = { recipient: nameIn(message.recipient), urgency: message.urgency, parts: 1 };
      await sendWithin(counted, async () => checkAnswer(await postMessage(request, signal)));
    },
    close: () => undefined,
  };
}
