import { aDescriptor } from '../testing/fixtures.ts';
import { exposedModules } from './exposed-modules.ts';

const descriptor = aDescriptor('booking', {
  slots: [{ slot: 'overlay', module: './wizard', order: 0, activateOn: [] }],
});

function manifest(...paths: string[]) {
  return Buffer.from(JSON.stringify({ exposes: paths.map((path) => ({ path, name: path.slice(2) })) }));
}

test('screens and slot fillings that the build exposes are fine', () => {
  expect(exposedModules(descriptor, manifest('./home', './wizard', './locales/ar'))).toEqual([]);
});

test.each([
  ['a screen', './home', manifest('./wizard')],
  ['a slot filling', './wizard', manifest('./home')],
])('%s that the build does not expose is refused', (_name, module, bytes) => {
  expect(exposedModules(descriptor, bytes)).toMatchObject([
    { level: 'error', message: expect.stringContaining(module) },
  ]);
});

test('a manifest of another form is refused', () => {
  expect(exposedModules(descriptor, Buffer.from('{}'))).toMatchObject([{ level: 'error', check: 'exposed-modules' }]);
});
