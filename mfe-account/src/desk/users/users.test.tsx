import { act, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { AdminUser } from '@clinic/contracts/account';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { search } from './search/index.ts';
import { account } from '../../testing/remote-under-test.ts';

const aUser = (values: Partial<AdminUser> = {}): AdminUser => ({
  id: 7,
  name: 'نورة العتيبي',
  email: 'noura@nabd.example',
  phone: '+966500000041',
  role: roles.patient,
  status: 'active',
  doctor: null,
  created_at: '2026-11-01T09:00:00.000Z',
  sessions: 2,
  second_factor: false,
  own: false,
  ...values,
});
const branch = { id: 2, name_ar: 'الشمال', name_en: 'North' };
const aSpeciality = (id: number, name: string) => ({
  ...{ id, slug_ar: name, slug_en: name, name_ar: `قسم ${name}`, name_en: name },
  ...{ summary_ar: '', summary_en: '', icon: 'tooth', doctors_count: 1 },
});
const doctor = { id: 58, name_ar: 'د. خالد', name_en: 'Dr. Khalid' };

let users: AdminUser[];
let asked: string[];
let sent: [action: string, body: unknown][];

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/admin/users', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: { data: users, current_page: 1, per_page: 20, total: users.length } });
  }),
  http.get('*/api/specialties', () => HttpResponse.json({ data: [aSpeciality(3, 'skin'), aSpeciality(4, 'heart')] })),
  http.get('*/api/branches', () => HttpResponse.json({ data: [branch] })),
  http.get('*/api/admin/doctors-without-account', () => HttpResponse.json({ data: [doctor] })),
  http.post('*/api/admin/users/:id/:action', async ({ request, params }) => {
    sent.push([String(params['action']), await request.json()]);
    users = [aUser({ sessions: 0, ...(params['action'] === 'lock' ? { status: 'locked' as const } : {}) })];
    return HttpResponse.json({ data: users[0] });
  }),
);

beforeEach(() => {
  users = [aUser()];
  asked = [];
  sent = [];
  signedInAs({ role: roles.admin });
});

describe.each(['ar', 'en'] as const)('E10: users and roles in %s', (lang) => {
  const open = (query = '') => renderRoute(account, `/desk/users${query}`, { lang });

  test('accounts are shown with what they may do; one’s own cannot be changed', async () => {
    users = [aUser(), aUser({ id: 1, name: 'مدير الموقع', role: roles.admin, own: true })];
    const { t } = await open();
    expect(screen.getByRole('status')).toHaveTextContent(t('users.count', { count: 2 }));
    const [first, own] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(first).toHaveTextContent('050 000 0041');
    expect(within(first as HTMLElement).getAllByRole('button')).toHaveLength(3);
    expect(within(own as HTMLElement).queryAllByRole('button')).toEqual([]);
    expect(own).toHaveTextContent(t('users.own'));
  });

  test('the search and the role stand in the address', async () => {
    const { user, t, location } = await open('?search=noura');
    expect(asked).toEqual(['?page=1&search=noura']);
    await user.click(screen.getByRole('link', { name: t('users.roles.editor') }));
    await waitFor(() => expect(location()).toBe('/desk/users?search=noura&role=editor'));
    await waitFor(() => expect(asked.at(-1)).toBe(`?page=1&search=noura&role=${roles.editor}`));
  });

  test('a doctor’s account names its doctor; the field that lacks is said', async () => {
    const { user, t, events } = await open();
    await user.click(screen.getByRole('button', { name: new RegExp(t('users.acts.role')) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: t('users.role') }), 'doctor');
    await user.click(dialog.getByRole('button', { name: t('users.dialog.role.confirm') }));
    const field = dialog.getByRole('combobox', { name: t('users.doctor') });
    await waitFor(() => expect(field).toBeInvalid());
    expect(sent).toEqual([]);

    await user.selectOptions(field, lang === 'ar' ? doctor.name_ar : doctor.name_en);
    await user.click(dialog.getByRole('button', { name: t('users.dialog.role.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([['role', { role: roles.doctor, doctor_id: doctor.id, specialties: [], branches: [] }]]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:users.done.role' }]);
  });

  test('a role is limited to specialities and branches, and says so; a role that cannot be has no such fields', async () => {
    const closed = { id: 9, name_ar: 'القديم', name_en: 'Old' };
    const skin = { id: 3, name_ar: 'قسم skin', name_en: 'skin' };
    users = [aUser({ role: roles.moderator, limits: { specialties: [skin], branches: [closed] } })];
    const { user, t } = await open();
    const only = (name: string) => t('users.limits.only', { names: name });
    expect(screen.getByText(only(lang === 'ar' ? skin.name_ar : skin.name_en))).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(t('users.acts.role')) }));
    const dialog = within(await screen.findByRole('dialog'));
    const role = dialog.getByRole('combobox', { name: t('users.role') });
    expect(dialog.queryByRole('group', { name: t('users.limits.branches') })).toBeNull();
    await user.selectOptions(role, 'admin');
    expect(dialog.queryAllByRole('checkbox')).toEqual([]);
    await user.selectOptions(role, 'schedules');
    const chosen = () =>
      dialog.getAllByRole('checkbox', { checked: true }).map((box) => box.parentElement?.textContent);
    // A branch that was closed since stays until somebody takes it away.
    expect(chosen()).toEqual([
      lang === 'ar' ? skin.name_ar : skin.name_en,
      lang === 'ar' ? closed.name_ar : closed.name_en,
    ]);
    await user.click(dialog.getByRole('checkbox', { name: lang === 'ar' ? closed.name_ar : closed.name_en }));
    await user.click(dialog.getByRole('checkbox', { name: lang === 'ar' ? branch.name_ar : branch.name_en }));
    await user.click(dialog.getByRole('button', { name: t('users.dialog.role.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([['role', { role: roles.schedules, specialties: [3], branches: [2] }]]);
  });

  test('locking asks first, and what the list shows then is what came of it', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('users.acts.lock')}`) }));
    await user.click(await screen.findByRole('button', { name: t('users.dialog.lock.confirm') }));
    expect(await screen.findByRole('button', { name: new RegExp(`^${t('users.acts.unlock')}`) })).toBeVisible();
    expect(sent).toEqual([['lock', {}]]);
  });

  test('what was done is said and not asked again, also where the list cannot be loaded after it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, t, events } = await open();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('users.acts.lock')}`) }));
    server.use(http.get('*/api/admin/users', () => HttpResponse.error(), { once: true }));
    await user.click(await screen.findByRole('button', { name: t('users.dialog.lock.confirm') }));
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:users.done.lock' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(t('desk:stale'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    expect(await screen.findByRole('button', { name: new RegExp(`^${t('users.acts.unlock')}`) })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([['lock', {}]]);
    warned.mockRestore();
  });

  test('whoever lost every factor is helped; nobody else has the button', async () => {
    users = [aUser({ second_factor: true }), aUser({ id: 8, name: 'هند' })];
    const { user, t, events } = await open();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('users.acts.reset-factors')}`) }));
    await user.click(await screen.findByRole('button', { name: t('users.dialog.reset-factors.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([['reset-factors', {}]]);
    expect(events.map(({ payload }) => payload)).toEqual([
      { kind: 'success', key: 'account:users.done.reset-factors' },
    ]);
  });

  test('what could not be done is said in the dialog, which stays', async () => {
    server.use(
      http.post('*/api/admin/users/:id/:action', () =>
        HttpResponse.json({ code: 'INVALID_TRANSITION', message: 'not now', request_id: 'r' }, { status: 409 }),
      ),
    );
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('users.acts.lock')}`) }));
    await user.click(await screen.findByRole('button', { name: t('users.dialog.lock.confirm') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('not now');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('the frame finds accounts of those who work here', async () => {
    users = [aUser({ role: roles.reception })];
    const { t } = await open();
    const { signal } = new AbortController();
    expect(await search({ text: 'noura', room: 'users', lang, t, most: 5, signal })).toEqual([
      {
        ...{ title: 'نورة العتيبي', detail: 'noura@nabd.example', kind: t('users.roles.reception') },
        address: '/desk/users?search=noura%40nabd.example',
      },
    ]);
    expect(asked.at(-1)).toBe('?search=noura&staff=only');
  });

  test('a list that is empty, and one that cannot be had, say so', async () => {
    users = [];
    const { t, user, navigate } = await open();
    expect(screen.getByText(t('users.none.title'))).toBeVisible();
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/admin/users', () => HttpResponse.error()));
    await act(() => navigate('/desk/users?search=xx'));
    const retry = await screen.findByRole('button');
    server.resetHandlers();
    users = [aUser()];
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: 'نورة العتيبي' })).toBeVisible();
    warned.mockRestore();
  });
});
