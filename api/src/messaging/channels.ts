import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email-channel.ts';
import type { ChannelName } from './mail.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { pushChannel } from './push-channel.ts';
import { smsChannel } from './sms-channel.ts';
import { whatsappChannel } from './whatsapp-channel.ts';

/** Opens every channel that is set. */
export function openChannels(
  services: OutboxAccess & { readonly settings: Pick<Settings, ChannelName | 'clinic'> },
  log: Pick<FastifyBaseLogger, 'error'>,
): Channel[] {
  const { email, sms, whatsapp, push, clinic } = services.settings;
  return [
    ...(email === null ? [] : [emailChannel(email, clinic)]),
    ...(sms === null ? [] : [smsChannel(sms, services, log)]),
    ...(whatsapp === null ? [] : [whatsappChannel(whatsapp, services, log)]),
    ...(push === null ? [] : [pushChannel(push, clinic, services.db)]),
  ];
}
