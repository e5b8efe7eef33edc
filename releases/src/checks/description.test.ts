import { aDescriptor, aHostBuild } from '../testing/fixtures.ts';
import { description } from './description.ts';

function bytes(value: unknown) {
  return Buffer.from(JSON.stringify(value));
}

test('a descriptor of this package and version passes', () => {
  expect(description('qa', '1.0.0', bytes(aDescriptor('qa')))).toEqual([]);
  expect(description('host', '1.0.0', Buffer.from(aHostBuild()['host.json'] ?? ''))).toEqual([]);
});

test.each([
  ['of another remote', bytes(aDescriptor('booking')), 'names "booking"'],
  ['of another version', bytes(aDescriptor('qa', { version: '2.0.0' })), 'version 2.0.0'],
  ['without a title', bytes({ ...aDescriptor('qa'), title: undefined }), 'title'],
  ['that is no JSON', Buffer.from('<html>'), 'not JSON'],
])('a descriptor %s is refused', (_name, descriptor, reason) => {
  expect(description('qa', '1.0.0', descriptor)).toMatchObject([
    { level: 'error', check: 'description', message: expect.stringContaining(reason) },
  ]);
});
