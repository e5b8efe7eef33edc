import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { NavigationItem, RoleName } from '@clinic/contracts';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const allowed: RoleName[] = ['reception', 'admin'];
const aRoom = (to: string, shortcut: string, names: [string, string], only = allowed): NavigationItem => ({
  ...{ slot: 'staff', id: to, order: 1, label: { ar: names[0], en: names[1] }, audience: 'member' },
  ...{ roles: only, to, shortcut },
});
const aStaffPage = (path: string, screenOf = './plain') =>
  aRoute(path, screenOf, { auth: 'member', rendering: 'client', roles: allowed, frame: 'staff' });

const remotes = [
  aRemote('account', {
    routes: [
      aRoute('/'),
      aRoute('/doctors', './doctors'),
      aStaffPage('/desk', './searched'),
      aStaffPage('/schedules'),
      aStaffPage('/users'),
    ],
    navigation: [
      aRoom('/desk', 'r', ['مكتب الاستقبال', 'Reception desk']),
      aRoom('/schedules', 's', ['جداول الأطباء', 'Schedules']),
      aRoom('/users', 'u', ['المستخدمون', 'Users'], ['admin']),
      {
        slot: 'main',
        id: 'doctors',
        order: 0,
        label: { ar: 'الأطباء', en: 'Doctors' },
        audience: 'all',
        to: '/doctors',
      },
    ],
  }),
];
const files = (_remote: string, module: string) =>
  Promise.resolve({
    Component: () => (
      <>
        <h1 id="page-title" tabIndex={-1}>
          {module}
        </h1>
        {module === './searched' && (
          <form role="search">
            <input type="search" aria-label="find a visit" defaultValue="old" />
          </form>
        )}
        <textarea aria-label="note" />
        <select aria-label="order" />
        <div contentEditable suppressContentEditableWarning aria-label="post" role="note" tabIndex={0}>
          text
        </div>
      </>
    ),
  });

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

async function open(at = '/desk', lang: 'ar' | 'en' = 'en', role: RoleName = 'admin') {
  signedInAs({ role: roles[role] });
  const { user, path } = await renderHost(remotes, files, { at, lang });
  const dialog = () => document.querySelector('dialog[open]');
  return { user, path, dialog };
}
const sheetName = { ar: 'اختصارات لوحة المفاتيح', en: 'Keyboard shortcuts' };

describe.each(['ar', 'en'] as const)('%s: the help sheet', (lang) => {
  test.each([
    ['the key ?', '?'],
    ['the Arabic question mark', '؟'],
  ])('opens with %s, and by its button, and lists the rooms of the person', async (_what, key) => {
    const { user, dialog } = await open('/desk', lang, 'reception');
    await user.keyboard(key);
    const sheet = within(screen.getByRole('dialog', { name: sheetName[lang] }));
    const names = lang === 'ar' ? ['مكتب الاستقبال', 'جداول الأطباء'] : ['Reception desk', 'Schedules'];
    expect(
      sheet
        .getAllByRole('term')
        .slice(-2)
        .map((term) => term.textContent),
    ).toEqual(names);
    expect(sheet.getAllByRole('definition').at(-1)).toHaveTextContent(lang === 'ar' ? 'G ثم S' : 'G then S');
    await user.click(sheet.getByRole('button', { name: lang === 'ar' ? 'إغلاق' : 'Close' }));
    expect(dialog()).toBeNull();
    await user.click(screen.getByRole('button', { name: sheetName[lang] }));
    expect(dialog()).toBeInTheDocument();
  });
});

test('g and the letter of a room lead there; of a room of other roles, nowhere', async () => {
  const { user, path } = await open('/desk', 'en', 'reception');
  await user.keyboard('gu');
  await user.keyboard('gs');
  await waitFor(() => expect(path()).toBe('/schedules'));
  await user.keyboard('s');
  await user.keyboard('gr');
  await waitFor(() => expect(path()).toBe('/desk'));
});

test('on an Arabic keyboard the same keys do it', async () => {
  const { path } = await open();
  fireEvent.keyDown(document.body, { key: 'ل', code: 'KeyG' });
  fireEvent.keyDown(document.body, { key: 'س', code: 'KeyS' });
  await waitFor(() => expect(path()).toBe('/schedules'));
});

test('a letter long after g is no shortcut', async () => {
  const { path } = await open();
  const press = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  press('g', 1000);
  expect(press('s', 2600)).toBe(false);
  expect(path()).toBe('/desk');
  press('g', 3000);
  expect(press('s', 4000)).toBe(true);
  await waitFor(() => expect(path()).toBe('/schedules'));
});

test('/ goes to the search of the page, with its text marked; where there is none it is nobody’s', async () => {
  const { user } = await open();
  await user.keyboard('/');
  const field: HTMLInputElement = screen.getByRole('searchbox');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('old');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  act(() => field.blur());
  await user.keyboard('gs');
  await screen.findByRole('heading', { name: './plain' });
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});

test.each(['note', 'post', 'order', 'find a visit'])('nothing happens while somebody types: %s', async (name) => {
  const { user, path, dialog } = await open();
  const field = screen.getByLabelText(name);
  act(() => field.focus());
  await user.keyboard('?gs/');
  expect(field).toHaveFocus();
  expect(dialog()).toBeNull();
  expect(path()).toBe('/desk');
});

test.each(['ctrlKey', 'altKey', 'metaKey'])('nothing happens with %s, nor while a key is held', async (modifier) => {
  const { dialog } = await open();
  fireEvent.keyDown(document.body, { key: '?', [modifier]: true });
  fireEvent.keyDown(document.body, { key: '?', repeat: true });
  expect(dialog()).toBeNull();
});

test('nothing happens while a dialog is open', async () => {
  const { user, path, dialog } = await open();
  const other = document.body.appendChild(Object.assign(document.createElement('div'), { role: 'dialog' }));
  await user.keyboard('?gs');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(dialog()).toBeNull();
  expect(path()).toBe('/desk');
  other.remove();
  await user.keyboard('?');
  await user.keyboard('gs');
  expect(path()).toBe('/desk');
});

test('who switches them off keeps the button and the switch; the browser remembers it', async () => {
  const { user, dialog, path } = await open();
  await user.keyboard('?');
  const box = () => screen.getByRole('checkbox', { name: 'Use single-key shortcuts in this browser' });
  expect(box()).toBeChecked();
  expect(box()).toHaveAccessibleDescription(/dictate/);
  await user.click(box());
  await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
  await user.keyboard('?gs');
  expect(dialog()).toBeNull();
  expect(path()).toBe('/desk');

  await user.click(screen.getByRole('button', { name: sheetName.en }));
  expect(box()).not.toBeChecked();
  await user.click(box());
  await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  expect(dialog()).toBeInTheDocument();
});

test('where the browser stores nothing they work, and are switched off for the page', async () => {
  const refuse = () => {
    throw new DOMException('storage is blocked', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  try {
    const { user, dialog, path } = await open();
    const turn = async () => {
      await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts in this browser' }));
      await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
    };
    await user.keyboard('?');
    await turn();
    await user.keyboard('?gs');
    expect([dialog(), path()]).toEqual([null, '/desk']);
    await user.click(screen.getByRole('button', { name: sheetName.en }));
    await turn();
    await user.keyboard('gs');
    expect(path()).toBe('/schedules');
  } finally {
    jest.restoreAllMocks();
  }
});

test('public pages have no shortcuts', async () => {
  const { user, dialog, path } = await open('/');
  await user.keyboard('?gs');
  expect(dialog()).toBeNull();
  expect(path()).toBe('/');
});

describe('finding a page', () => {
  const options = () => screen.getAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);

  test.each([
    ['ctrlKey', 'en'],
    ['metaKey', 'ar'],
  ] as const)('%s and K lists rooms first, then public pages, also from a field', async (modifier, lang) => {
    await open('/desk', lang, 'reception');
    const field = screen.getByRole('searchbox');
    act(() => field.focus());
    expect(fireEvent.keyDown(field, { key: lang === 'en' ? 'k' : 'ن', code: 'KeyK', [modifier]: true })).toBe(false);
    expect(options()).toEqual(
      lang === 'en' ? ['Reception desk', 'Schedules', 'Doctors'] : ['مكتب الاستقبال', 'جداول الأطباء', 'الأطباء'],
    );
  });

  test('a name in either language, without its marks, narrows the list; arrows and Enter lead on', async () => {
    const { user, path, dialog } = await open('/desk', 'en', 'admin');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const field = screen.getByRole('combobox', { name: 'Search pages and records' });
    await user.type(field, 'الاطباء');
    expect(options()).toEqual(['Schedules', 'Doctors']);
    expect(screen.getByText('2 results')).toHaveAttribute('role', 'status');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Doctors');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/doctors'));
    expect(dialog()).toBeNull();
  });

  test('nothing of that name is said, and Enter does nothing', async () => {
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByRole('combobox', { name: 'Search pages and records' }), 'zzz{Enter}');
    expect(screen.getByText(/Nothing was found/)).toBeVisible();
    expect(path()).toBe('/desk');
  });
});
