import type { ChannelOrder } from '../settings/message-settings.ts';
import type { ChannelName, Route, Ways } from './mail.ts';
import { channelNames } from './mail.ts';

/** By these an account can be reached without asking for it, and no other way is there in its place. */
const forEverybody: readonly ChannelName[] = ['email', 'sms'];

/** Where a message goes when WhatsApp was the only way that was chosen: hardly anybody knows whether a number has it. */
const afterWhatsApp: readonly ChannelName[] = ['sms', 'email'];

/** Channels in an order; those that it does not name come last. */
function sorted(channels: readonly ChannelName[], order: readonly ChannelName[]): ChannelName[] {
  const place = (channel: ChannelName) => [...order, ...channelNames].indexOf(channel);
  return [...channels].sort((a, b) => place(a) - place(b));
}

/**
 * The way of a message to somebody. A notification of a browser goes beside the other ways, which it replaces only where the
 * order of the settings names it, and never for what must arrive: the browser may be closed for days.
 * @param configured channels by which messages leave; with neither e-mail nor SMS among them those wait in the outbox
 */
export function routeOf(
  order: ChannelOrder,
  { chosen, possible, urgent, mustArrive, configured }: Ways & { readonly configured: readonly ChannelName[] },
): Route {
  const isSet = (channel: ChannelName) => configured.includes(channel);
  const waits = !forEverybody.some(isSet);
  const open = possible.filter((channel) => isSet(channel) || (waits && forEverybody.includes(channel)));
  const push = open.filter((channel) => channel === 'push');
  const others = open.filter((channel) => channel !== 'push');
  const wanted = others.filter((channel) => chosen.includes(channel));
  // Nobody is left without a word because the channel they chose is not set; by WhatsApp only who asked is written to.
  const unasked: readonly ChannelName[] = others.filter((channel) => channel !== 'whatsapp');
  const usable: readonly ChannelName[] = wanted.length > 0 ? wanted : unasked;
  const lastResort = usable.every((channel) => channel === 'whatsapp')
    ? afterWhatsApp.filter((channel) => unasked.includes(channel))
    : [];
  if (order === 'all' || urgent) return { by: [...usable, ...push], instead: lastResort };
  const replaces = order.includes('push') && !mustArrive;
  const [first, ...rest] = sorted(replaces ? [...usable, ...push] : usable, order);
  const by = first === undefined ? [] : [first];
  return { by: replaces ? by : [...by, ...push], instead: [...rest, ...lastResort] };
}
