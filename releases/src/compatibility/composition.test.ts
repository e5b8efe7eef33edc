import type { JsonSchema, NavigationItem, RemoteDescriptor } from '@clinic/contracts';
import { aRoute } from '@clinic/contracts/testing';
import { aDescriptor, aHostDescriptor } from '../testing/fixtures.ts';
import { checkComposition, checkOnHost, checkTogether } from './composition.ts';

const topic = 'booking/wizard.open@1';
const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };

/** Its bus takes everything that fits no listener's schema, so that remotes may differ from each other and still fit it. */
const host = aHostDescriptor({ events: { [topic]: { accepts: {}, sends: text } } });

const item: NavigationItem = {
  slot: 'main',
  id: 'questions',
  order: 1,
  label: { ar: 'أسئلة', en: 'Questions' },
  audience: 'all',
  to: '/qa',
};
const built = { shared: {}, emits: {}, listens: {} };
const listener = { ...built, listens: { [topic]: text } };

const booking = (more: Partial<RemoteDescriptor> = {}) =>
  aDescriptor('booking', { navigation: [item], built: listener, ...more });
const qa = (more: Partial<RemoteDescriptor> = {}) => aDescriptor('qa', more);

test('what fits together is fine', () => {
  expect(checkComposition(host, [booking(), qa()])).toEqual([]);
});

test.each<[check: string, what: string, fault: Partial<RemoteDescriptor>]>([
  ['contract-versions', 'another contract', { contract: '99.0' }],
  ['shared-libraries', 'another library', { built: { ...built, shared: { react: '99.0.0' } } }],
  ['needs', 'another host', { needs: { host: '^99.0.0', shared: '^1.0.0', api: '^1.0.0' } }],
  ['event-schemas', 'a topic that the bus does not know', { built: { ...built, emits: { 'qa/other@1': text } } }],
  ['places', 'a slot that is not there', { slots: [{ slot: 'banner', module: './home', order: 0, activateOn: [] }] }],
])('%s: %s is refused by what the host demands', (check, _what, fault) => {
  const refused = [expect.objectContaining({ level: 'error', check })];
  expect(checkOnHost(host, [booking(), qa(fault)])).toEqual(refused);
  expect(checkComposition(host, [booking(), qa(fault)])).toEqual(refused);
  expect(checkTogether([booking(), qa(fault)])).toEqual([]);
});

test.each<[check: string, what: string, fault: Partial<RemoteDescriptor>]>([
  ['route-overlaps', 'a page of another', { routes: [aRoute('/booking')] }],
  ['navigation-ids', 'an id of another', { navigation: [item] }],
  [
    'event-schemas',
    'a payload that a listener does not understand',
    { built: { ...built, emits: { [topic]: number } } },
  ],
])('%s: %s is refused by what remotes demand of each other', (check, _what, fault) => {
  const refused = [expect.objectContaining({ level: 'error', check })];
  expect(checkTogether([booking(), qa(fault)])).toEqual(refused);
  expect(checkComposition(host, [booking(), qa(fault)])).toEqual(refused);
  expect(checkOnHost(host, [booking(), qa(fault)])).toEqual([]);
});
