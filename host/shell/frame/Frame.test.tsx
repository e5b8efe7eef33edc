import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SearchField } from '@clinic/kit/browsing';
import type { NavigationItem } from '@clinic/contracts';
import { fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { useSession } from '@clinic/kit/session';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const item = (part: Partial<NavigationItem> & Pick<NavigationItem, 'slot' | 'id'>): NavigationItem => ({
  order: 0,
  label: { ar: `ع ${part.id}`, en: part.id },
  audience: 'all',
  ...part,
});

const content = aRemote('content', {
  routes: [
    aRoute('/'),
    aRoute('/doctors', './doctors'),
    aRoute('/about', './about', { redirectFrom: ['/who-we-are'] }),
  ],
  navigation: [
    item({ slot: 'main', id: 'offers', order: 50, to: '/about' }),
    item({ slot: 'main', id: 'home', order: 0, to: '/' }),
    item({ slot: 'main', id: 'checkup', order: 40, link: 'healthCheckup' }),
    item({ slot: 'main', id: 'contact-site', order: 45, link: 'bookingContact' }),
    item({ slot: 'services.consultations', id: 'doctors', to: '/doctors' }),
    item({ slot: 'more', id: 'about', to: '/about' }),
    item({ slot: 'user', id: 'profile', to: '/about', audience: 'member' }),
    item({ slot: 'action', id: 'book', emits: 'booking/wizard.open@1', audience: 'member' }),
    item({ slot: 'action', id: 'login', to: '/about', audience: 'visitor' }),
  ],
});

const page = (name: string) => ({
  Component: () => (
    <h1 id="page-title" tabIndex={-1}>
      {name}
    </h1>
  ),
  meta: () => ({ title: name }),
});
const files = (_remote: string, module: string) => Promise.resolve(page(module));
const mainNavigation = () => within(screen.getByRole('navigation', { name: /^(التنقل الرئيسي|Main navigation)$/ }));

fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
);

beforeEach(() => useSession.setState({ state: 'visitor', user: null }));

test('a visitor’s way to a page of members says where the sign-in is; to a public page it has nothing to say', async () => {
  const members = aRemote('booking', {
    routes: [
      { ...aRoute('/s'), auth: 'member' },
      { ...aRoute('/login'), purpose: 'sign-in' },
    ],
    navigation: [item({ slot: 'action', id: 'book-visitor', order: 1, to: '/s', audience: 'visitor' })],
  });
  await renderHost([content, members], files);
  const [link, publicLink] = [/book-visitor/, /login/].map((name) => screen.getAllByRole('link', { name })[0]);
  expect(link).toHaveAttribute('href', '/s');
  expect(link).toHaveAttribute('data-visitor-href', '/login?returnTo=%2Fs');
  expect(publicLink).not.toHaveAttribute('data-visitor-href');
});

test('S30: the main bar is drawn from the descriptors in order, services after home, More last; unset addresses are hidden', async () => {
  await renderHost([content], files);
  const entries = mainNavigation()
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
  expect(entries.filter((entry) => !/doctors|about/.test(entry ?? ''))).toEqual(['ع home', 'ع checkup', 'ع offers']);
  const buttons = mainNavigation()
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(buttons).toEqual(['الخدمات الطبية', 'المزيد']);
});

test('S26: an address outside opens a tab of its own', async () => {
  await renderHost([content], files, { lang: 'en' });
  const link = mainNavigation().getByRole('link', { name: 'checkup' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each(['ar', 'en'] as const)(
  'S33 %s: Escape and a press outside close a dropdown; Escape gives the focus back',
  async (lang) => {
    const { user } = await renderHost([content], files, { lang });
    const [services] = mainNavigation().getAllByRole('button');
    if (services === undefined) throw new Error('no services menu');
    await user.click(services);
    expect(services).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(services).toHaveAttribute('aria-expanded', 'false');
    expect(services).toHaveFocus();
    await user.click(services);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(services).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a choice in a dropdown navigates and closes it', async () => {
  const { user, path } = await renderHost([content], files, { lang: 'en' });
  await user.click(screen.getByRole('button', { name: 'Medical services' }));
  await user.click(mainNavigation().getByRole('link', { name: 'doctors' }));
  await waitFor(() => expect(path()).toBe('/doctors'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Medical services' })).toHaveAttribute('aria-expanded', 'false'),
  );
});

test('a choice of the present page closes a dropdown too, and the focus stays in the bar', async () => {
  const { user } = await renderHost([content], files, { lang: 'en', at: '/doctors' });
  const services = screen.getByRole('button', { name: 'Medical services' });
  await user.click(services);
  await user.click(mainNavigation().getByRole('link', { name: 'doctors' }));
  expect(services).toHaveAttribute('aria-expanded', 'false');
  expect(services).toHaveFocus();
});

test('S31, S77: the main button follows the session; a member’s emits what its remote declared', async () => {
  const { user, bus } = await renderHost([content], files, { lang: 'en' });
  expect(screen.getByRole('link', { name: 'login' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'book' })).toBeNull();
  const opened = jest.fn();
  bus.host.on('booking/wizard.open@1', opened);
  act(() => void signedInAs());
  await user.click(await screen.findByRole('button', { name: 'book' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('S29, S35: the user menu is a member’s; signing out ends the session and leads to the sign-in page', async () => {
  const { user, bus, path } = await renderHost([content], files, { lang: 'en' });
  expect(screen.queryByRole('button', { name: /Menu of/ })).toBeNull();
  act(() => void signedInAs({ name: 'سارة' }));
  sessionStorage.setItem('draft', 'private');
  const ended = jest.fn();
  bus.host.on('account/session.ended@1', ended);
  await user.click(await screen.findByRole('button', { name: /Menu of/ }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ reason: 'signed-out' }, expect.anything()));
  expect(useSession.getState()).toEqual({ state: 'visitor', user: null });
  expect(sessionStorage.length).toBe(0);
  // No remote of this composition has a sign-in page, so this leads home.
  await waitFor(() => expect(path()).toBe('/'));
});

test('S28: the language switches in place, with direction, and is stored', async () => {
  const { user } = await renderHost([content], files, { at: '/doctors' });
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(await screen.findByRole('link', { name: 'العربية' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(document.cookie).toContain('selectedLang=en');
  expect(mainNavigation().getByRole('link', { name: 'home' })).toBeInTheDocument();
});

test('S22, Q8: an unknown path leads home, /404 stays', async () => {
  const { path } = await renderHost([content], files, { at: '/zzz' });
  await waitFor(() => expect(path()).toBe('/'));
});

test('S22: /404 is a page of its own', async () => {
  const { path } = await renderHost([content], files, { at: '/404', lang: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(path()).toBe('/404');
});

test('Q7, Q9: paths match in any case; a former address leads to the present one', async () => {
  await renderHost([content], files, { at: '/Doctors' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('./doctors');
});

test('Q9: a former address keeps its query', async () => {
  const { path } = await renderHost([content], files, { at: '/who-we-are?x=1' });
  await waitFor(() => expect(path()).toBe('/about?x=1'));
});

test('S23: after a navigation the focus is on the heading of the page, and the title says where', async () => {
  const { user } = await renderHost([content], files, { lang: 'en' });
  await user.click(screen.getByRole('button', { name: 'Medical services' }));
  await user.click(mainNavigation().getByRole('link', { name: 'doctors' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('./doctors | Nabd Clinics'));
});

test('the search of the frame calls for what helps to type, in its own form; nobody is told when that cannot be had', async () => {
  const finder = aRemote('finder', {
    routes: [aRoute('/'), aRoute('/search', './search')],
    navigation: [item({ slot: 'search', id: 'search', to: '/search' })],
    slots: [{ slot: 'search', module: './help', texts: './search', order: 0, activateOn: ['host/search.focused@1'] }],
  });
  let up = false;
  const { user, fetched } = await renderHost(
    [finder],
    (_remote, module) =>
      module !== './help'
        ? Promise.resolve(page(module))
        : up
          ? Promise.resolve({ Component: () => <p>help</p> })
          : Promise.reject(new Error('down')),
    { lang: 'en' },
  );
  expect(fetched).not.toContain('finder ./help');
  const field = screen.getByRole('searchbox', { name: 'search' });
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await user.click(field);
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.queryByText(/could not open this part/)).not.toBeInTheDocument();
  up = true;
  await user.tab();
  await user.click(field);
  expect(await within(screen.getByRole('search')).findByText('help')).toBeInTheDocument();
  expect(fetched).toContain('finder ./search/locales/en');
  expect(field).toHaveFocus();
  warned.mockRestore();
});

test('S23, S106: a search that changes only the list leaves its visitor in the field, and the page where it is', async () => {
  const search = { Component: () => <SearchField action="/doctors" name="search" label="find" value="" /> };
  const { user, path } = await renderHost([content], () => Promise.resolve(search), { at: '/doctors', lang: 'en' });
  const scrolled = jest.spyOn(window, 'scrollTo');
  const field = screen.getByRole('searchbox', { name: 'find' });
  await user.type(field, 'heart');
  await waitFor(() => expect(path()).toBe('/doctors?search=heart'));
  expect(field).toHaveFocus();
  await user.keyboard('s{Enter}');
  await waitFor(() => expect(path()).toBe('/doctors?search=hearts'));
  expect(field).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});

test('whoever goes back comes to the former place in a page, however short the page between them is', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const place = jest.replaceProperty(window, 'scrollY', 3000);
  const { navigate } = await renderHost([content], files, { at: '/doctors', lang: 'en' });
  await navigate('/about');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  place.replaceValue(40);
  fireEvent.scroll(window);
  await navigate(-1);
  expect(scrolled).toHaveBeenLastCalledWith({ top: 3000, behavior: 'instant' });
  place.restore();
  scrolled.mockRestore();
});

test('a message from any remote is shown in words and can be dismissed', async () => {
  const { user, emit } = await renderHost([content], files, { lang: 'en' });
  emit('host/toast.show@1', { kind: 'info', key: 'host:session.expired' });
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
  const [dismiss] = within(screen.getByText(/Your session has ended/).parentElement as HTMLElement).getAllByRole(
    'button',
  );
  if (dismiss !== undefined) await user.click(dismiss);
  await waitFor(() => expect(screen.queryByText(/Your session has ended/)).toBeNull());
});

describe('a page that the server could not renew', () => {
  const serverTiming = [{ name: 'known-at', description: '2026-11-21T07:30:00.000Z', duration: 0 }];
  beforeEach(() => {
    Object.assign(performance, { getEntriesByType: () => [{ entryType: 'navigation', serverTiming }] });
  });
  afterEach(() => {
    Object.assign(performance, { getEntriesByType: () => [] });
  });

  test.each([
    ['ar', /21 نوفمبر 2026 الساعة 10:30 ص/],
    ['en', /21 November 2026 at 10:30 AM/],
  ] as const)('%s: says of which time it is, until another one is opened', async (lang, text) => {
    const { user } = await renderHost([content], files, { lang });
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    await user.click(mainNavigation().getByRole('link', { name: lang === 'ar' ? 'ع offers' : 'offers' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  test('a press that has begun ends where it began: nothing moves the page before', async () => {
    const find = document.querySelector.bind(document);
    const query = jest
      .spyOn(document, 'querySelector')
      .mockImplementation((selector: string) => (selector.endsWith(':active') ? document.body : find(selector)));
    await renderHost([content], files, { lang: 'en' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/21 November 2026/)).not.toBeInTheDocument();
    query.mockRestore();
    window.dispatchEvent(new Event('pointerup'));
    expect(screen.queryByText(/21 November 2026/)).not.toBeInTheDocument();
    expect(await screen.findByText(/21 November 2026/)).toBeVisible();
  });
});

test.each(['/doctors?utm_campaign=50%off', '/doctors?q=%E3%E4', '/doctors?lang=en&q=%'])(
  '%s, whose query cannot be decoded, shows its page',
  async (at) => {
    await renderHost([content], files, { at });
    expect(await screen.findByRole('heading', { level: 1, name: './doctors' })).toBeVisible();
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { level: 1, name: './doctors' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('the skip link leads to the content without a navigation, which would drop what a form was answered', async () => {
  const { user } = await renderHost([content], files);
  document.getElementById('main')?.setAttribute('tabindex', '-1');
  const before = location.href;
  await user.click(screen.getByRole('link', { name: /^(انتقل إلى المحتوى|Skip to content)$/ }));
  expect(document.getElementById('main')).toHaveFocus();
  expect(location.href).toBe(before);
});

test('a link to a place in the page leaves the focus to the browser; another page’s heading takes it', async () => {
  const { navigate } = await renderHost([content], files, { at: '/doctors' });
  await screen.findByRole('heading', { level: 1, name: './doctors' });
  await navigate('/about');
  expect(await screen.findByRole('heading', { level: 1, name: './about' })).toHaveFocus();
  await navigate('/about#history');
  const link = screen.getAllByRole('link')[0] as HTMLElement;
  link.focus();
  // For the router a link with nothing but a hash is what going back is.
  await navigate(-1);
  expect(link).toHaveFocus();
  await navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: './doctors' })).toHaveFocus();
});
