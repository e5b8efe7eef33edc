import { contractVersions } from './contract-versions.ts';

test('another major version of the contract is refused', () => {
  const findings = contractVersions('2.1', { booking: { contract: '1.4' }, qa: { contract: '2.0' } });
  expect(findings).toMatchObject([{ level: 'error', message: expect.stringContaining('booking') }]);
});

test('ten is not one', () => {
  expect(contractVersions('10.0', { booking: { contract: '1.0' } })).toHaveLength(1);
});
