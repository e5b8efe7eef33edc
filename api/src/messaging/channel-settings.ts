import type { Settings } from '../settings/settings.ts';
import type { ChannelName } from './mail.ts';

/** The channels by which messages leave, as they are set. */
export function configuredChannels({ email, sms }: Pick<Settings, 'email' | 'sms'>): ChannelName[] {
  return [...(email === null ? [] : ['email' as const]), ...(sms === null ? [] : ['sms' as const])];
}
