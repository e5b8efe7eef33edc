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
