import { act, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { NavigationItem, RoleName } from '@clinic/contracts';
import type { FoundRecord, SearchModule } from '@clinic/kit/routing';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const staff: RoleName[] = ['reception', 'doctor', 'admin'];
const aRoom = (
  id: string,
  names: [string, string],
  search?: NavigationItem['search'],
  only = staff,
): NavigationItem => ({
  ...{ slot: 'staff', id, order: 1, label: { ar: names[0], en: names[1] }, audience: 'member' },
  ...{ roles: only, to: `/${id}`, ...(search === undefined ? {} : { search }) },
});
const aStaffPage = (path: string) =>
  aRoute(path, './plain', { auth: 'member', rendering: 'client', roles: staff, frame: 'staff' });

const remotes = [
  aRemote('account', {
    routes: [aRoute('/'), aStaffPage('/desk'), aStaffPage('/users')],
    navigation: [
      aRoom('desk', ['مكتب الاستقبال', 'Reception desk'], { module: './visits', roles: ['reception', 'admin'] }),
      aRoom('users', ['المستخدمون', 'Users'], { module: './accounts' }, ['admin']),
    ],
  }),
  aRemote('qa', {
    routes: [aStaffPage('/questions'), aStaffPage('/questions/:id')],
    navigation: [aRoom('questions', ['مكتب الإجابات', 'Answering desk'], { module: './found', texts: './desk' })],
  }),
];

type Search = SearchModule['search'];
let asked: string[];
let searches: Record<string, Search | 'missing'>;

const visit = (title: string): FoundRecord => ({
  title,
  detail: 'NB-1',
  kind: 'Confirmed',
  address: '/desk?search=NB-1',
});
const question = (title: string): FoundRecord => ({ title, kind: 'Waiting', address: '/questions/7' });

const files = (_remote: string, module: string) => {
  if (searches[module] === 'missing') return Promise.reject(new Error('down'));
  if (searches[module] !== undefined)
    return Promise.resolve({ search: (args: Parameters<Search>[0]) => (searches[module] as Search)(args) });
  return Promise.resolve({ Component: () => <h1 id="page-title">{module}</h1> });
};

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
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked = [];
  searches = {
    './visits': async ({ text }) => {
      asked.push(text);
      return [visit('سارة الحربي')];
    },
    './accounts': async () => [],
    './found': async () => [question('طفح جلدي')],
  };
});
afterEach(() => jest.restoreAllMocks());

async function open(lang: 'ar' | 'en' = 'en', role: RoleName = 'reception') {
  signedInAs({ role: roles[role] });
  const host = await renderHost(remotes, files, { at: '/desk', lang });
  await host.user.click(screen.getByRole('button', { name: lang === 'ar' ? 'البحث' : 'Search' }));
  const type = (text: string) => host.user.type(screen.getByRole('combobox'), text);
  return { ...host, type };
}
const said = () => screen.getAllByRole('status').map((status) => status.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

test.each([
  ['ar', 'مكتب الاستقبال', 'مكتب الإجابات', 'نتيجتان'],
  ['en', 'Reception desk', 'Answering desk', '2 results'],
] as const)(
  '%s: records of the rooms stand in groups, the count is said, and arrows and Enter lead on',
  async (...words) => {
    const [lang, reception, answering, count] = words;
    const { user, type, path } = await open(lang);
    await type('سارة');
    expect(await screen.findByRole('option', { name: /سارة الحربي/ })).toHaveTextContent('NB-1');
    await waitFor(() => expect(said()).toContain(count));
    expect(group(reception).getByRole('option', { selected: true })).toHaveTextContent('Confirmed');
    expect(screen.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}');
    expect(group(answering).getByRole('option', { selected: true })).toHaveTextContent('طفح جلدي');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/questions/7'));
  },
);

test('nothing is loaded before three characters are typed, and one pause is one search', async () => {
  const { type, fetched } = await open();
  const before = fetched.length;
  await type('NB');
  expect(screen.getByText(/three characters/)).toBeVisible();
  expect(fetched).toHaveLength(before);
  await type('-123');
  await screen.findByRole('option', { name: /سارة/ });
  expect(asked).toEqual(['NB-123']);
  expect(fetched.slice(before).sort()).toEqual([
    'account ./visits',
    'qa ./desk/locales/en',
    'qa ./found',
    'qa ./locales/en',
  ]);
});

test('who may not search a room does not ask for it', async () => {
  const { type, fetched } = await open('en', 'doctor');
  await type('سارة');
  await screen.findByRole('option', { name: /طفح/ });
  expect(fetched.filter((module) => /visits|accounts/.test(module))).toEqual([]);
});

test.each([
  ['whose files do not come', 'missing' as const],
  ['that throws', () => Promise.reject(new Error('down'))],
])('a room %s says so, and the others are found', async (_what, search) => {
  searches['./found'] = search;
  const { type } = await open();
  await type('سارة');
  expect(await screen.findByText('Answering desk could not be searched')).toBeVisible();
  await waitFor(() => expect(said()).toContain('1 result. Answering desk could not be searched'));
  expect(screen.getByRole('option', { name: /سارة/ })).toBeVisible();
  searches['./found'] = async () => [question('طفح جلدي')];
  await type(' ا');
  expect(await screen.findByRole('option', { name: /طفح/ })).toBeVisible();
});

test('a room that never answers is waited for no longer than it may, and keeps nobody waiting', async () => {
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  searches['./found'] = () => new Promise(() => undefined);
  const { type } = await open();
  await type('سارة');
  expect(await screen.findByRole('option', { name: /سارة/ })).toBeVisible();
  expect(screen.getByText('Searching records…')).toBeVisible();
  act(() => late.abort());
  expect(await screen.findByText('Answering desk could not be searched')).toBeVisible();
});

test('another text stops the search before it, whose records nobody gets', async () => {
  const first = Promise.withResolvers<readonly FoundRecord[]>();
  let stopped: AbortSignal | undefined;
  searches['./found'] = ({ text, signal }) => {
    if (text !== 'one') return Promise.resolve([question('of the second')]);
    stopped = signal;
    return first.promise;
  };
  const { user, type } = await open();
  await type('one');
  await waitFor(() => expect(stopped).toBeDefined());
  await user.clear(screen.getByRole('combobox'));
  await type('two');
  expect(stopped?.aborted).toBe(true);
  first.resolve([question('of the first')]);
  expect(await screen.findByRole('option', { name: /of the second/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /of the first/ })).toBeNull();
});

test('records that come above the choice leave it where it is; a room shows five', async () => {
  const first = Promise.withResolvers<readonly FoundRecord[]>();
  searches['./visits'] = () => first.promise;
  const { type } = await open();
  await type('سارة');
  await screen.findByRole('option', { name: /طفح/ });
  await act(async () => first.resolve(Array.from({ length: 9 }, (_, place) => visit(`visit ${place}`))));
  expect(group('Reception desk').getAllByRole('option')).toHaveLength(5);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('طفح');
});
