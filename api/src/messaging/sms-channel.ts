import type { FastifyBaseLogger } from 'fastify';
import type { SmsSettings } from '../settings/message-settings.ts';
import { hourMs } from '../durations.ts';
import type { Channel, OutgoingMessage } from './channel.ts';
import { DeliveryFailed } from './channel.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { countSms, smsSegments } from './sms-limits.ts';
import type { SmsProvider } from './sms-providers.ts';
import { smsProvider } from './sms-providers.ts';

const messagesAtOnce = 8;
const answerWithinMs = 20_000;
/** Answers of providers are a few lines. */
const longestAnswer = 64 * 1024;

async function textOf(answer: Response): Promise<string> {
  const declared = Number(answer.headers.get('content-length') ?? 0);
  if (declared > longestAnswer || answer.body === null) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longestAnswer) return '';
  }
  return text;
}

async function deliver(provider: SmsProvider, message: OutgoingMessage, now: Date, signal: AbortSignal): Promise<void> {
  const { url, ...request } = provider.request(message, now);
  let status: number;
  let body: string;
  try {
    const answer = await fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    status = answer.status;
    body = await textOf(answer);
  } catch (error) {
    throw new DeliveryFailed(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', false);
  }
  provider.check(status, body);
}

/** SMS over the HTTP API of a provider, within the limits of the settings. */
export function smsChannel(
  settings: SmsSettings,
  { db, clock }: OutboxAccess,
  log: Pick<FastifyBaseLogger, 'error'>,
): Channel {
  const provider = smsProvider(settings);
  let lastAlert = -Infinity;
  const onBudget = (share: number) => {
    if (Date.now() - lastAlert < hourMs) return;
    lastAlert = Date.now();
    log.error({ share: Math.round(share * 100) / 100, budget: settings.limits.budget }, 'the budget for SMS runs out');
  };
  return {
    name: 'sms',
    atOnce: messagesAtOnce,
    async send(message, signal) {
      const { recipient, urgency, body } = message;
      const counted = { recipient, urgency, segments: smsSegments(body) };
      const takeBack = await countSms(db, settings, counted, { now: clock(), onBudget });
      try {
        // The signature carries the time of this machine, whatever clock a demonstration has.
        await deliver(provider, message, new Date(), signal);
      } catch (error) {
        await takeBack();
        throw error;
      }
    },
    close: () => undefined,
  };
}
