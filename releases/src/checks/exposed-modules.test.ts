import { aDescriptor, aManifest } from '../testing/fixtures.ts';
import { exposedModules } from './exposed-modules.ts';

const descriptor = aDescriptor('booking', {
  slots: [{ slot: 'overlay', module: './wizard', order: 0, activateOn: [] }],
});

function artifact(browser: Record<string, string[]>, server: Record<string, string[]>, ...files: string[]) {
  return new Map([
    ['mf-manifest.json', Buffer.from(aManifest(browser))],
    ['node/mf-manifest.json', Buffer.from(aManifest(server))],
    ...files.map((file) => [file, Buffer.from('')] as const),
  ]);
}

test('screens and slot contents that both builds expose are fine', () => {
  const files = artifact(
    { './home': ['1.js'], './wizard': [], './locales/ar': [] },
    { './home': ['1.cjs'], './wizard': [] },
    '1.js',
    'node/1.cjs',
  );
  expect(exposedModules(descriptor, files)).toEqual([]);
});

test.each([
  ['a screen in the browser', { './wizard': [] }, { './home': [], './wizard': [] }, /\.\/home.*the browser/],
  ['slot content in the browser', { './home': [] }, { './home': [], './wizard': [] }, /\.\/wizard.*the browser/],
  ['a screen on the server', { './home': [], './wizard': [] }, { './wizard': [] }, /\.\/home.*the server/],
  ['a file', { './home': ['1.js'], './wizard': [] }, { './home': [], './wizard': [] }, /\.\/home needs 1\.js/],
  ['a file of the server', { './home': [], './wizard': [] }, { './home': ['1.cjs'], './wizard': [] }, /node\/1\.cjs/],
])('%s that the build lacks is refused', (_name, browser, server, message) => {
  expect(exposedModules(descriptor, artifact(browser, server))).toMatchObject([
    { level: 'error', check: 'exposed-modules', message: expect.stringMatching(message) },
  ]);
});

test('so are the search of a room and its texts', () => {
  const room = { slot: 'staff', id: 'desk', order: 0, label: { ar: 'مكتب', en: 'Desk' }, to: '/desk' } as const;
  const searched = aDescriptor('booking', {
    navigation: [{ ...room, audience: 'member', roles: ['admin'], search: { module: './found', texts: './desk' } }],
  });
  const exposed = { './home': [], './desk/locales/ar': [], './desk/locales/en': [] };
  const said = exposedModules(searched, artifact(exposed, { ...exposed, './found': [] })).map(({ message }) => message);
  expect(said).toEqual([expect.stringMatching(/\.\/found.*the browser/)]);
  const { './desk/locales/en': _english, ...half } = { ...exposed, './found': [] };
  expect(exposedModules(searched, artifact(half, half))).toHaveLength(2);
});

test('a manifest of another form, or none, is refused', () => {
  const files = new Map([['mf-manifest.json', Buffer.from('{}')]]);
  expect(exposedModules(descriptor, files)).toMatchObject([
    { message: expect.stringContaining('mf-manifest.json') },
    { message: expect.stringContaining('node/mf-manifest.json') },
  ]);
});
