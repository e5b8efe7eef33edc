import type { ComposedSite } from './composed-site.ts';
import { aRoute } from '@clinic/contracts/testing';
import { canonicalPath, pageAddress, routeOf, signInInstead, writtenPath } from './route-of.ts';

const remotes = {
  account: { descriptor: { routes: [{ path: '/profile/Appointments' }, { path: '/profile/Appointments/:id' }] } },
  content: { descriptor: { routes: [{ path: '/doctors/:slug' }, { path: '/مقال/:id' }, { path: '/visits/:id?' }] } },
};
const site = { boot: { remotes } } as unknown as Pick<ComposedSite, 'boot'>;

test('a path is of the remote whose route it matches, in any case', () => {
  expect(routeOf(site, '/PROFILE/appointments/7')).toEqual({ remote: 'account', pattern: '/profile/Appointments/:id' });
  expect(routeOf(site, '/nowhere')).toBeUndefined();
});

test.each([
  ['/Profile/APPOINTMENTS', '/profile/Appointments'],
  ['/profile/appointments/AB7', '/profile/Appointments/ab7'],
  ['/Doctors/Dr-Sami', '/doctors/dr-sami'],
  ['/doctors/%D8%B3%D8%A7%D9%85%D9%8A', '/doctors/سامي'],
  ['/Nowhere/AtAll', '/nowhere/atall'],
  ['/', '/'],
  ['/doctors/sami//', '/doctors/sami'],
  ['/profile/Appointments/', '/profile/Appointments'],
  ['/%64octors/sami', '/doctors/sami'],
])('%s is to be indexed as %s', (pathname, canonical) => {
  expect(canonicalPath(site, pathname)).toBe(canonical);
});

test.each([
  ['/Profile/appointments', '/profile/Appointments'],
  ['/PROFILE/Appointments/AB7', '/profile/Appointments/AB7'],
  ['/Doctors/%D8%B3%D8%A7%D9%85%D9%8A', '/doctors/%D8%B3%D8%A7%D9%85%D9%8A'],
  ['/profile/Appointments/AB7', null],
  ['/Nowhere', null],
  ['/', null],
  ['/Doctors/sami/', '/doctors/sami'],
  ['/doctors/sami///', '/doctors/sami'],
  ['/%64octors/sami', '/doctors/sami'],
  ['/%70rofile/%41ppointments', '/profile/Appointments'],
  ['/doctors/s%61m%2di%2F7', '/doctors/sam-i%2F7'],
  ['/doctors/%d8%b3', '/doctors/%D8%B3'],
  ['/doctors/a%26b%3F', null],
  ['/doctors/%3Aslug', null],
  ['/%D9%85%D9%82%D8%A7%D9%84/1/', '/%D9%85%D9%82%D8%A7%D9%84/1'],
  ['/%d9%85%D9%82%D8%A7%D9%84/1', '/%D9%85%D9%82%D8%A7%D9%84/1'],
  ['/visits/', '/visits'],
  ['/visits/%3Aid%3F', null],
  ['/Releases/', '/releases'],
  ['/%34%304//', '/404'],
  ['/nowhere/', null],
])('Q7: %s is written %s', (pathname, written) => {
  expect(writtenPath(site, pathname)).toBe(written);
});

test('what is badly encoded stays as it is', () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  expect(['/Doctors/%E0/', '/doctors/%E0', '/%E0/'].map((path) => writtenPath(site, path))).toEqual([
    '/doctors/%E0',
    null,
    null,
  ]);
  expect(canonicalPath(site, '/doctors/%E0')).toBe('/doctors/%e0');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('%E0'));
  warned.mockRestore();
});

const withMembers = {
  boot: {
    remotes: {
      account: {
        descriptor: {
          routes: [
            aRoute('/enter', './enter', { purpose: 'sign-in' }),
            aRoute('/visits/:id?', './visits', { auth: 'member', rendering: 'client' }),
            aRoute('/visits/public'),
          ],
        },
      },
    },
  },
} as unknown as Pick<ComposedSite, 'boot'>;

test.each([
  ['/visits', '/enter?returnTo=%2Fvisits'],
  ['/visits/7?from=mail&x=%D8%B3', '/enter?returnTo=%2Fvisits%2F7%3Ffrom%3Dmail%26x%3D%25D8%25B3'],
  ['/visits/public', null],
  ['/enter?returnTo=/visits', null],
  ['/nowhere', null],
])('S72: in place of %s a visitor without a session is sent to %s', (url, instead) => {
  expect(signInInstead(withMembers, url)).toBe(instead);
});

const routes = [
  aRoute('/', './home', { query: ['reviews'] }),
  aRoute('/qa', './home', { query: ['search', 'page'], redirectFrom: ['/questions'] }),
  aRoute('/doctors/:slug'),
];

test.each([
  ['/?x=1', '/'],
  ['/?utm_source=a&reviews=all&lang=en', '/?reviews=all'],
  ['/qa?page=2&search=a%20b', '/qa?search=a+b&page=2'],
  ['/qa?page=2&page=3', '/qa?page=2'],
  ['/qa?page=', '/qa?page='],
  ['/QA/?Page=2&page=2', '/QA/?page=2'],
  ['/questions?page=2&x', '/questions?page=2'],
  ['/doctors/sami?page=2', '/doctors/sami'],
  ['/nowhere?page=2', '/nowhere'],
])('R25: %s is the page %s', (url, page) => {
  expect(pageAddress({ routes }, url)).toBe(page);
});
