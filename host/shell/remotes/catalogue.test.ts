import { aRemote, aRoute } from '@clinic/contracts/testing';
import { pageDescriptor } from '@clinic/contracts/host';
import { Catalogue } from './catalogue.ts';

const entry = (...routes: ReturnType<typeof aRoute>[]) => ({
  release: '1.0.0+0000000',
  base: '/',
  integrity: null,
  descriptor: pageDescriptor(aRemote('any', { routes })),
});

test('the sign-in page is the one that a descriptor names, and it leads back', () => {
  const catalogue = new Catalogue({
    content: entry(aRoute('/'), aRoute('/login')),
    members: entry(aRoute('/enter', './enter', { purpose: 'sign-in' })),
  });
  expect(catalogue.signInPath()).toBe('/enter');
  expect(catalogue.signInPath('/visits?page=2')).toBe('/enter?returnTo=%2Fvisits%3Fpage%3D2');
});

test('a site without a sign-in page sends its visitors home', () => {
  expect(new Catalogue({ content: entry(aRoute('/'), aRoute('/login')) }).signInPath('/visits')).toBe('/');
});

test('translations of their own belong to a screen or slot content of that remote, whatever the slot', () => {
  const slots = (texts: string) => [{ slot: 'overlay' as const, module: './help', texts, order: 0, activateOn: [] }];
  const catalogue = new Catalogue({
    one: { ...entry(), descriptor: pageDescriptor(aRemote('one', { slots: slots('./one') })) },
    two: { ...entry(), descriptor: pageDescriptor(aRemote('two', { slots: slots('./two') })) },
    three: entry(aRoute('/', './home', { texts: './home' })),
  });
  expect(catalogue.ownTranslations('two', './help')).toBe('./two');
  expect(catalogue.ownTranslations('three', './home')).toBe('./home');
  expect(catalogue.ownTranslations('three', './help')).toBeUndefined();
});

test('a remote that is described is not known by name alone', () => {
  expect(new Catalogue({ content: entry(aRoute('/')) }, ['content', 'labs']).others).toEqual(['labs']);
});
