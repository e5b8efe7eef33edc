import { aHostDescriptor } from '../testing/fixtures.ts';
import { sharedLibraries } from './shared-libraries.ts';

const entryPoint = '@clinic/kit/ui';
const host = (version: string) => aHostDescriptor({ shared: { react: '19.3.1', [entryPoint]: version } });
const built = (shared: Record<string, string>) => ({ name: 'qa', built: { shared, emits: {}, listens: {} } });

test.each([
  ['the same version', '1.4.0'],
  ['an older minor version', '1.2.9'],
  ['another patch', '1.4.7'],
])('a remote that is compiled with %s runs on the host', (_name, version) => {
  expect(sharedLibraries(host('1.4.0'), [built({ react: '19.2.0', [entryPoint]: version })])).toEqual([]);
});

test.each([
  [
    'a newer minor version is the host’s move',
    '1.5.0',
    /qa.*ui 1\.5\.0.*1\.0\.0 provides 1\.4\.0.*The host's move.*1\.5/,
  ],
  ['a newer major version is the host’s move', '2.0.0', /qa.*ui 2\.0\.0.*provides 1\.4\.0.*The host's move.*2\.0/],
  ['an older major version is the remote’s move', '0.9.0', /qa.*ui 0\.9\.0.*provides 1\.4\.0.*The move of qa.*1\.x/],
])('%s', (_name, version, message) => {
  expect(sharedLibraries(host('1.4.0'), [built({ [entryPoint]: version })])).toMatchObject([
    { level: 'error', message: expect.stringMatching(message) },
  ]);
});

test('React is compared in the same way', () => {
  expect(sharedLibraries(host('1.4.0'), [built({ react: '18.3.1' })])).toMatchObject([
    { level: 'error', message: expect.stringMatching(/react 18\.3\.1.*19\.3\.1.*The move of qa/) },
  ]);
});

test('a library that the host does not provide is refused', () => {
  expect(sharedLibraries(host('1.4.0'), [built({ '@clinic/kit/charts': '1.0.0' })])).toMatchObject([
    { level: 'error', message: expect.stringContaining('@clinic/kit/charts') },
  ]);
});

test('releases from before it was recorded are told, not refused', () => {
  const untold = [{ level: 'warn', message: expect.stringContaining('qa') }];
  expect(sharedLibraries(host('1.4.0'), [{ name: 'qa' }])).toMatchObject(untold);
  expect(sharedLibraries({ contract: '1.0' }, [built({})])).toMatchObject(untold);
});
