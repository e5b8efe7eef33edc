import type { ChannelOrder } from '../settings/message-settings.ts';
import type { ChannelName, Route } from './mail.ts';

/**
 * The way of a message to somebody.
 * @param chosen channels that the recipient chose
 * @param possible channels by which the recipient can be reached
 * @param configured channels by which messages leave; with none they wait in the outbox, by whatever was chosen
 */
export function routeOf(
  order: ChannelOrder,
  { chosen, possible, configured }: Record<'chosen' | 'possible' | 'configured', readonly ChannelName[]>,
): Route {
  const open = configured.length === 0 ? possible : possible.filter((channel) => configured.includes(channel));
  const wanted = open.filter((channel) => chosen.includes(channel));
  // Nobody is left without a word because the channel they chose is not set.
  const usable = wanted.length > 0 ? wanted : open;
  if (order === 'all') return { by: usable, instead: [] };
  const sorted = [...usable].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { by: sorted.slice(0, 1), instead: sorted.slice(1) };
}
