import type { ChannelName } from './mail.ts';
import { routeOf } from './routing.ts';

const both: ChannelName[] = ['email', 'sms'];
const order: ChannelName[] = ['sms', 'email'];

test.each([
  ['all that somebody chose', 'all', both, both, both, both, []],
  ['only what they chose', 'all', ['sms'], both, both, ['sms'], []],
  ['another way when theirs is not set', 'all', ['sms'], both, ['email'], ['email'], []],
  ['what they chose while nothing is set', 'all', ['sms'], both, [], ['sms'], []],
  ['nobody without an address', 'all', both, ['sms'], ['email'], [], []],
  ['the first of the order, and the next instead', order, both, both, both, ['sms'], ['email']],
  ['no way that was not chosen', order, ['email'], both, both, ['email'], []],
] as const)('a message goes to %s', (_, by, chosen, possible, configured, direct, instead) => {
  expect(routeOf(by, { chosen, possible, configured })).toEqual({ by: direct, instead });
});
