import type { FastifyBaseLogger } from 'fastify';
import type { SmsSettings } from '../settings/message-settings.ts';
import type { Channel } from './channel.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { postMessage } from './post-message.ts';
import { smsProvider } from './sms-providers.ts';
import { smsSegments } from './sms-segments.ts';
import { withinLimits } from './within-limits.ts';

const messagesAtOnce = 8;

/** SMS over the HTTP API of a provider, within the limits of the settings. */
export function smsChannel(
  settings: SmsSettings,
  access: OutboxAccess,
  log: Pick<FastifyBaseLogger, 'error'>,
): Channel {
  const provider = smsProvider(settings);
  const sendWithin = withinLimits('sms', settings, access, log);
  return {
    name: 'sms',
    atOnce: messagesAtOnce,
    async send(message, signal) {
      const { recipient, urgency, body } = message;
      await sendWithin({ recipient, urgency, parts: smsSegments(body) }, async () => {
        // The signature carries the time of this machine, whatever clock a demonstration has.
        const answer = await postMessage(provider.request(message, new Date()), signal);
        provider.check(answer.status, answer.body);
      });
    },
    close: () => undefined,
  };
}
