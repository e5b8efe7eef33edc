import type { NavigationItem, SlotContent } from '@clinic/contracts';
import { aDescriptor, aHostDescriptor } from '../testing/fixtures.ts';
import { places } from './places.ts';

const aSlotContent: SlotContent = { slot: 'overlay', module: './wizard', order: 0, activateOn: [] };
const item: NavigationItem = {
  slot: 'more',
  id: 'questions',
  order: 1,
  label: { ar: 'أسئلة', en: 'Questions' },
  audience: 'all',
  to: '/qa',
};
const remote = aDescriptor('qa', { slots: [aSlotContent], navigation: [item] });

test('places that the host has are fine', () => {
  expect(places(aHostDescriptor({ slots: ['overlay'], navigationSlots: ['more'] }), [remote])).toEqual([]);
});

test.each([
  ['a slot', { slots: [], navigationSlots: ['more'] }, 'the slot overlay'],
  ['a place of the navigation', { slots: ['overlay'], navigationSlots: ['main'] }, 'the navigation slot more'],
])('%s that the live host lacks is refused', (_name, has, what) => {
  expect(places(aHostDescriptor(has), [remote])).toMatchObject([
    { level: 'error', message: expect.stringContaining(what) },
  ]);
});
