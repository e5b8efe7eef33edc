import { act, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { NavigationItem, RoleName } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const aRoom = (to: string, order: number, shortcut: string, allowed: RoleName[]): NavigationItem => ({
  ...{ slot: 'staff', id: to, order, label: { ar: `ع ${to}`, en: `en ${to}` }, audience: 'member' },
  ...{ roles: allowed, to, shortcut },
});
const aStaffPage = (path: string, allowed: RoleName[]) =>
  aRoute(path, './room', { auth: 'member', rendering: 'client', roles: allowed, frame: 'staff' });

const remotes = [
  aRemote('content', {
    routes: [aRoute('/'), aStaffPage('/posts', ['editor', 'admin'])],
    navigation: [
      { slot: 'main', id: 'home', order: 0, label: { ar: 'الرئيسية', en: 'Home' }, audience: 'all', to: '/' },
      { slot: 'user', id: 'profile', order: 0, label: { ar: 'بياناتي', en: 'Profile' }, audience: 'member', to: '/' },
      aRoom('/posts', 30, 'p', ['editor', 'admin']),
    ],
    slots: [{ slot: 'banner', module: './ticker', order: 0, activateOn: [] }],
  }),
  aRemote('account', {
    routes: [
      aRoute('/login', './login', { purpose: 'sign-in' }),
      aStaffPage('/desk', ['reception', 'admin']),
      aStaffPage('/desk/users', ['admin']),
      aStaffPage('/desk/users/:id', ['admin']),
    ],
    navigation: [aRoom('/desk/users', 20, 'u', ['admin']), aRoom('/desk', 10, 'd', ['reception', 'admin'])],
  }),
];
const files = (_remote: string, module: string) =>
  Promise.resolve({
    Component: () =>
      module === './ticker' ? (
        <p>ticker</p>
      ) : (
        <>
          <h1 id="page-title" tabIndex={-1}>
            {module}
          </h1>
          {module === './room' && (
            <form role="search">
              <input type="search" aria-label="find a visit" />
            </form>
          )}
        </>
      ),
  });

const signIn = (role: RoleName) => signedInAs({ role: roles[role], name: 'منى' });
const words = {
  ar: {
    rooms: 'تنقل الموظفين',
    menu: 'قائمة منى',
    signOut: 'تسجيل الخروج',
    services: 'التنقل الرئيسي',
    covers: 'يشمل دورك: ع Skin وع Heart – ع North فقط',
  },
  en: {
    rooms: 'Staff navigation',
    menu: 'Menu of منى',
    signOut: 'Sign out',
    services: 'Main navigation',
    covers: 'Your role covers only: Skin and Heart – North',
  },
};
const rooms = (lang: 'ar' | 'en') => screen.queryByRole('navigation', { name: words[lang].rooms });
const publicBar = (lang: 'ar' | 'en') => screen.queryByRole('navigation', { name: words[lang].services });
const linksOf = (nav: HTMLElement | null) =>
  nav === null
    ? []
    : within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));

beforeAll(() =>
  // The dialog of the test DOM is an element without its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  }),
);
beforeEach(() => useSession.setState({ state: 'visitor', user: null }));

describe.each(['ar', 'en'] as const)('%s: pages of the staff', (lang) => {
  const open = (at: string) => renderHost(remotes, files, { at, lang });

  test.each([
    ['admin', '/desk', ['/desk', '/desk/users', '/posts']],
    ['reception', '/desk', ['/desk']],
    ['editor', '/posts', ['/posts']],
  ] as const)('%s has the rooms of the role, and nothing of the public frame', async (role, at, expected) => {
    signIn(role);
    await open(at);
    expect(linksOf(rooms(lang))).toEqual(expected);
    expect(publicBar(lang)).toBeNull();
    expect(screen.queryByText('ticker')).toBeNull();
    expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(2);
  });

  test.each([
    ['/desk', '/desk', 'page'],
    ['/desk/users', '/desk/users', 'page'],
    ['/desk/users/7', '/desk/users', 'true'],
  ])('%s lies in the room %s', async (at, room, current) => {
    signIn('admin');
    await open(at);
    const marked = within(rooms(lang) as HTMLElement).getAllByRole('link', {
      current: current === 'page' ? 'page' : true,
    });
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([room]);
  });

  test('the user menu has what is the member’s own, and signs out', async () => {
    signIn('admin');
    const { user } = await open('/desk');
    await user.click(screen.getByRole('button', { name: words[lang].menu }));
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: lang === 'ar' ? 'بياناتي' : 'Profile' })).toBeVisible();
    expect(bar.queryByRole('link', { name: /desk/ })).toBeNull();
    expect(bar.getByRole('button', { name: words[lang].signOut })).toBeVisible();
  });

  test('whoever has limits sees what the role covers, in the language of the page', async () => {
    const named = (id: number, name: string) => ({ id, name_ar: `ع ${name}`, name_en: name });
    const limits = { specialties: [named(1, 'Skin'), named(2, 'Heart')], branches: [named(3, 'North')] };
    signedInAs({ role: roles.reception, limits });
    await open('/desk');
    expect(screen.getByText(words[lang].covers)).toBeVisible();
    act(() => useSession.setState({ user: signedInAs({ role: roles.reception }) }));
    expect(screen.queryByText(words[lang].covers)).toBeNull();
  });

  test('a patient keeps the public frame, and is told', async () => {
    signIn('patient');
    await open('/desk');
    expect(rooms(lang)).toBeNull();
    expect(publicBar(lang)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      lang === 'ar' ? 'هذه الصفحة ليست لحسابك' : 'Not for your account',
    );
  });

  test('staff of other rooms are told so among their own', async () => {
    signIn('editor');
    await open('/desk');
    expect(linksOf(rooms(lang))).toEqual(['/posts']);
  });

  test('the frame follows from public pages to rooms and back; the focus goes to the heading', async () => {
    signIn('admin');
    const { user, path } = await open('/');
    expect(rooms(lang)).toBeNull();
    await user.click(screen.getByRole('button', { name: words[lang].menu }));
    await user.click(screen.getByRole('link', { name: new RegExp('/desk/users$') }));
    await waitFor(() => expect(rooms(lang)).toBeInTheDocument());
    expect(path()).toBe('/desk/users');
    expect(publicBar(lang)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: './room' })).toHaveFocus());
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: /Public site|الموقع العام/ }));
    await waitFor(() => expect(publicBar(lang)).toBeInTheDocument());
    expect(rooms(lang)).toBeNull();
  });

  test('rooms change with the session', async () => {
    signIn('reception');
    await open('/desk');
    expect(linksOf(rooms(lang))).toEqual(['/desk']);
    act(() => void signIn('admin'));
    expect(linksOf(rooms(lang))).toHaveLength(3);
  });
});
