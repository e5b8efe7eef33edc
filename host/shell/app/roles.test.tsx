import { act, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { NavigationItem, RoleName } from '@clinic/contracts';
import { Form } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const route = (path: string, more?: Parameters<typeof aRoute>[2]) =>
  aRoute(path, path === '/' ? './home' : `.${path}`, more);
const item = (slot: NavigationItem['slot'], id: string): NavigationItem => ({
  slot,
  id,
  order: 0,
  label: { ar: id, en: id },
  to: '/desk',
  audience: 'member',
  roles: ['doctor', 'moderator'],
});

const content = aRemote('content', { routes: [route('/'), route('/login', { purpose: 'sign-in' })] });
const qa = aRemote('qa', {
  routes: [route('/desk', { auth: 'member', rendering: 'client', roles: ['doctor', 'moderator'] })],
  navigation: [item('main', 'desk'), item('user', 'own desk'), item('services.consultations', 'desk of questions')],
});

/** What the desk's own files did; for a stranger they are never fetched. */
const desk = { loader: jest.fn(() => null), action: jest.fn(() => null) };
const files = (_remote: string, module: string) =>
  Promise.resolve({
    ...(module === './desk' ? desk : {}),
    Component: () => (
      <Form method="post" action="/desk">
        <h1>{module}</h1>
        <button>send to the desk</button>
      </Form>
    ),
  });

// The dialog of the test DOM is an element without its methods.
beforeAll(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  }),
);

const signIn = (role: RoleName) => signedInAs({ role: roles[role] });
beforeEach(() => {
  jest.clearAllMocks();
  useSession.setState({ state: 'visitor', user: null });
});

describe.each(['ar', 'en'] as const)('%s: pages for certain roles', (lang) => {
  const title = lang === 'ar' ? 'هذه الصفحة ليست لحسابك' : 'Not for your account';

  test.each(['doctor', 'moderator'] as const)('a %s gets the page', async (role) => {
    signIn(role);
    await renderHost([content, qa], files, { at: '/desk', lang });
    expect(await screen.findByRole('heading', { level: 1, name: './desk' })).toBeVisible();
    expect(desk.loader).toHaveBeenCalledTimes(1);
  });

  test('S25: a visitor signs in first and finds the way back, without a file of the page', async () => {
    const { path, fetched } = await renderHost([content, qa], files, { at: '/desk?queue=mine', lang });
    expect(path()).toBe('/login?returnTo=%2Fdesk%3Fqueue%3Dmine');
    expect(fetched.filter((file) => file.startsWith('qa '))).toEqual([]);
  });

  test('a member of another role is told so on a page of the host, without a file of the page', async () => {
    signIn('patient');
    const { user, path, fetched } = await renderHost([content, qa], files, { at: '/desk', lang });
    expect(path()).toBe('/desk');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} | ${lang === 'ar' ? 'عيادات نبض' : 'Nabd Clinics'}`));
    expect(fetched).toEqual([]);

    const home = lang === 'ar' ? 'العودة إلى الرئيسية' : 'Back to the home page';
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: home }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByRole('heading', { level: 1, name: './home' })).toBeVisible();
  });

  test('a form that is sent there by a member of another role reaches nothing of it', async () => {
    signIn('patient');
    const { user, path, fetched } = await renderHost([content, qa], files, { at: '/', lang });
    await user.click(screen.getByRole('button', { name: 'send to the desk' }));
    await waitFor(() => expect(path()).toBe('/desk'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(desk.action).not.toHaveBeenCalled();
    expect(fetched.filter((file) => file.startsWith('qa '))).toEqual([]);
  });

  test('its links stand in every menu for these roles, and for nobody else', async () => {
    const { user } = await renderHost([content, qa], files, { at: '/', lang });
    const links = () => screen.queryAllByRole('link', { name: /desk/, hidden: true }).map((link) => link.textContent);
    expect(links()).toEqual([]);
    act(() => void signIn('editor'));
    expect(links()).toEqual([]);
    act(() => void signIn('doctor'));
    expect(links()).toEqual(expect.arrayContaining(['desk', 'own desk', 'desk of questions']));

    await user.click(screen.getByRole('button', { name: lang === 'ar' ? 'افتح القائمة' : 'Open menu' }));
    const menu = within(screen.getByRole('dialog'));
    for (const name of ['desk', 'own desk', 'desk of questions'])
      expect(menu.getByRole('link', { name })).toBeInTheDocument();
    act(() => void signIn('patient'));
    expect(links()).toEqual([]);
  });
});
