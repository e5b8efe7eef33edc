import type { Settings } from '../settings/settings.ts';
import type { ChannelName } from './mail.ts';
import { channelNames } from './mail.ts';

/** The channels by which messages leave, as they are set. */
export function configuredChannels(settings: Pick<Settings, ChannelName>): ChannelName[] {
  return channelNames.filter((name) => settings[name] !== null);
}
