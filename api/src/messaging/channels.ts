import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email-channel.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { smsChannel } from './sms-channel.ts';

/** Opens every channel that is set. */
export function openChannels(
  services: OutboxAccess & { readonly settings: Pick<Settings, 'email' | 'sms' | 'clinic'> },
  log: Pick<FastifyBaseLogger, 'error'>,
): Channel[] {
  const { email, sms, clinic } = services.settings;
  return [
    ...(email === null ? [] : [emailChannel(email, clinic)]),
    ...(sms === null ? [] : [smsChannel(sms, services, log)]),
  ];
}
