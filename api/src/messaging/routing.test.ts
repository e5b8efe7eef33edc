import type { ChannelName } from './mail.ts';
import { routeOf } from './routing.ts';

const both: ChannelName[] = ['email', 'sms'];
const every: ChannelName[] = ['email', 'sms', 'whatsapp', 'push'];
const order: ChannelName[] = ['sms', 'email'];
const pushFirst: ChannelName[] = ['push', 'whatsapp', 'sms', 'email'];
const chosenAll: ChannelName[] = ['email', 'sms', 'whatsapp'];

test.each([
  ['all that somebody chose', 'all', both, both, both, both, []],
  ['only what they chose', 'all', ['sms'], both, both, ['sms'], []],
  ['another way when theirs is not set', 'all', ['sms'], both, ['email'], ['email'], []],
  ['what they chose while nothing is set', 'all', ['sms'], both, [], ['sms'], []],
  ['nobody without an address', 'all', both, ['sms'], ['email'], [], []],
  ['the first of the order, and the next instead', order, both, both, both, ['sms'], ['email']],
  ['no way that was not chosen', order, ['email'], both, both, ['email'], []],
  ['a browser beside all others', 'all', ['email'], every, every, ['email', 'push'], []],
  ['a browser beside an order that does not name it', order, both, every, every, ['sms', 'push'], ['email']],
  ['a browser in place of others', pushFirst, chosenAll, every, every, ['push'], ['whatsapp', 'sms', 'email']],
  ['a browser alone where nothing else is there', 'all', ['email'], ['push'], every, ['push'], []],
  ['e-mail that waits, while only browsers are set', 'all', ['email'], every, ['push'], ['email', 'push'], []],
  ['no browser while nothing is set', 'all', ['email'], every, [], ['email'], []],
  ['nobody by WhatsApp who did not ask for it', 'all', ['sms'], every, ['email', 'whatsapp'], ['email'], []],
  [
    'others after WhatsApp, which few numbers may have',
    'all',
    ['whatsapp'],
    every,
    every,
    ['whatsapp', 'push'],
    ['sms', 'email'],
  ],

  ['a channel that the order lacks last, too', order, chosenAll, chosenAll, chosenAll, ['sms'], ['email', 'whatsapp']],
] as const)('a message goes to %s', (_, by, chosen, possible, configured, direct, instead) => {
  const ways = { chosen: [...chosen], possible: [...possible], configured: [...configured] };
  expect(routeOf(by, { ...ways, urgent: false, mustArrive: false })).toEqual({ by: direct, instead });
});

test('what must arrive goes by more than a notification', () => {
  const ways = { chosen: chosenAll, possible: every, configured: every, urgent: false, mustArrive: true };
  expect(routeOf(pushFirst, ways)).toEqual({ by: ['whatsapp', 'push'], instead: ['sms', 'email'] });
});

test('what is urgent goes by every way that was chosen, whatever the order says', () => {
  const ways = { chosen: chosenAll, possible: every, configured: every, urgent: true, mustArrive: true };
  expect(routeOf(pushFirst, ways)).toEqual({ by: ['email', 'sms', 'whatsapp', 'push'], instead: [] });
});
