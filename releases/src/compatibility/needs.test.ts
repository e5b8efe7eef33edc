import { aHostDescriptor } from '../testing/fixtures.ts';
import { needs } from './needs.ts';

const host = aHostDescriptor({ host: '1.4.0', api: '1.1.0', shared: { '@clinic/contracts': '1.2.0' } });
const wanting = (wanted: Partial<Record<'host' | 'shared' | 'api', string>>) => [
  { name: 'qa', needs: { host: '^1.0', shared: '^1.0', api: '^1.0', ...wanted } },
];

test('ranges that admit what is live are fine', () => {
  expect(needs(host, wanting({ host: '>=1.4.0', shared: '~1.2.0' }))).toEqual([]);
});

test.each([
  [{ host: '^1.5.0' }, /host \^1\.5\.0, live is 1\.4\.0.*The move of the host/],
  [{ shared: '^0.9.0' }, /shared \^0\.9\.0, live is 1\.2\.0.*The move of qa/],
  [{ api: '^2.0.0' }, /api \^2\.0\.0, live is 1\.1\.0.*The move of the API/],
  [{ host: 'newest' }, /no range of versions/],
])('%j is refused, and whose move it is is said', (wanted, message) => {
  expect(needs(host, wanting(wanted))).toMatchObject([{ level: 'error', message: expect.stringMatching(message) }]);
});

test('a range is refused also where a host does not say its versions', () => {
  expect(needs({ contract: '1.0' }, wanting({}))).toEqual([]);
  expect(needs({ contract: '1.0' }, wanting({ api: 'newest' }))).toHaveLength(1);
});
