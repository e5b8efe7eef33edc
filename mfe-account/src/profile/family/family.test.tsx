import { screen, waitFor, within } from '@testing-library/react';
import { askedRelations } from '@clinic/contracts';
import type { Dependent } from '@clinic/contracts/account';
import { mostDependents } from '@clinic/contracts/account';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { clinicToday, formatAge, formatDate, formatHijri } from '@clinic/contracts/time';
import { account } from '../../testing/remote-under-test.ts';

const url = '/profile/Family';
const layan: Dependent = {
  id: 31,
  name: 'ليان الحربي',
  relation: 'daughter',
  birth_date: '2019-03-05',
  phone: '+966500000099',
};
let stored: Dependent[] = [];
let received: { method: string; url: string; body: unknown }[] = [];

const note = async (request: Request) => {
  const body: unknown = request.method === 'DELETE' ? null : await request.json();
  received.push({ method: request.method, url: new URL(request.url).pathname, body });
};
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/dependents', () => HttpResponse.json({ data: stored })),
  http.post('*/api/dependents', async ({ request }) => {
    await note(request.clone());
    const typed = (await request.json()) as Omit<Dependent, 'id'>;
    const added = { ...typed, id: 32, phone: typed.phone === '' ? null : typed.phone };
    stored = [...stored, added];
    return HttpResponse.json({ data: added }, { status: 201 });
  }),
  http.patch('*/api/dependents/:id', async ({ request }) => {
    await note(request.clone());
    stored = [{ ...layan, ...((await request.json()) as Partial<Dependent>) }];
    return HttpResponse.json({ data: stored[0] });
  }),
  http.delete('*/api/dependents/:id', async ({ request }) => {
    await note(request);
    stored = [];
    return new HttpResponse(null, { status: 204 });
  }),
);
const refuse =
  (code: string, status: number, more: object = {}) =>
  () =>
    HttpResponse.json({ code, message: code, request_id: 'r-1', ...more }, { status });

beforeEach(() => {
  stored = [layan];
  received = [];
  useSession.setState({ state: 'unknown', user: null });
  signedInAs();
});

describe.each(['ar', 'en'] as const)('%s: my family', (lang) => {
  const open = async (at = url) => {
    const rendered = await renderRoute(account, at, { lang });
    const { user, t } = rendered;
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const fill = async (label: string, text: string) => {
      const field = screen.getByRole('textbox', { name: new RegExp(`^${t(`family.form.${label}`)}`) });
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    };
    return { ...rendered, press, fill };
  };

  test('E1: each with relation, age, day of birth in both calendars, number, and the way to book for them', async () => {
    const { t } = await open();
    const card = within(document.body);
    expect(await card.findByRole('heading', { level: 2, name: layan.name })).toBeVisible();
    const age = formatAge(layan.birth_date, clinicToday(new Date()), lang);
    card.getByText(t('family.relationAndAge', { relation: t('family.relations.daughter'), age }));
    card.getByText(formatDate(layan.birth_date, lang));
    card.getByText(formatHijri(layan.birth_date, lang));
    expect(card.getByText('050 000 0099')).toHaveAttribute('dir', 'ltr');
    expect(card.getByRole('link', { name: t('family.bookNamed', { name: layan.name }) })).toHaveAttribute(
      'href',
      '/s?dependent=31',
    );
  });

  test('E1: relations are asked as they are, and again of who was added as a child before', async () => {
    stored = [{ ...layan, relation: 'child' }];
    const { t, user, press } = await open();
    await press(t('family.editNamed', { name: layan.name }));
    const asked = await screen.findByRole('combobox', { name: t('family.form.relation') });
    expect(asked).toHaveValue('');
    const choices = within(asked).getAllByRole<HTMLOptionElement>('option');
    expect(choices.map(({ value }) => value).filter((value) => value !== '')).toEqual([...askedRelations]);
    await user.selectOptions(asked, 'daughter');
    await press(t('family.form.save'));
    await waitFor(() => expect(received).toMatchObject([{ method: 'PATCH', body: { relation: 'daughter' } }]));
  });

  test('S140: of a family of nobody it says what it is for', async () => {
    stored = [];
    const { t, press } = await open();
    expect(await screen.findByText(t('family.none.title'))).toBeVisible();
    await press(t('family.add'));
    expect(await screen.findByRole('dialog', { name: t('family.form.add') })).toBeVisible();
  });

  test('E1, E6: adding somebody sends a Gregorian date from digits of either kind, and says so', async () => {
    const { t, user, press, fill, events } = await open();
    await press(t('family.add'));
    await fill('name', ' سلمان الحربي ');
    await user.selectOptions(screen.getByRole('combobox', { name: t('family.form.relation') }), 'son');
    await fill('day', '٩');
    await user.selectOptions(screen.getByRole('combobox', { name: t('family.form.month') }), '11');
    await fill('year', '2022');
    expect(screen.getByRole('dialog')).toHaveTextContent(formatHijri('2022-11-09', lang));
    await press(t('family.form.save'));

    expect(await screen.findByRole('heading', { name: 'سلمان الحربي' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/api/dependents',
        body: { name: 'سلمان الحربي', relation: 'son', birth_date: '2022-11-09', phone: '' },
      },
    ]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:family.added' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: t('family.add') })).toHaveFocus());
  });

  test('somebody whose answer is lost is sent again under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/dependents', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length === 1) return HttpResponse.error();
        stored = [layan, { ...layan, id: 32, name: 'سلمان الحربي' }];
        return HttpResponse.json({ data: stored[1] }, { status: 201 });
      }),
    );
    const { t, user, press, fill } = await open();
    await press(t('family.add'));
    await fill('name', 'سلمان الحربي');
    await user.selectOptions(screen.getByRole('combobox', { name: t('family.form.relation') }), 'son');
    await fill('day', '9');
    await user.selectOptions(screen.getByRole('combobox', { name: t('family.form.month') }), '11');
    await fill('year', '2022');
    await press(t('family.form.save'));
    await screen.findByRole('alert');
    await press(t('family.form.save'));
    expect(await screen.findByRole('heading', { name: 'سلمان الحربي' })).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('S132: what is missing or cannot be is named with its field, the focus goes there, and what was typed stays', async () => {
    const { t, user, press, fill } = await open();
    await press(t('family.add'));
    await fill('name', 'س');
    await fill('day', '31');
    await user.selectOptions(screen.getByRole('combobox', { name: t('family.form.month') }), '2');
    await fill('year', '2020');
    await fill('phone', '0114567890');
    await press(t('family.form.save'));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await user.click(within(summary).getByRole('link', { name: t('family.form.birthDateWrong') }));
    expect(screen.getByRole('textbox', { name: t('family.form.day') })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: t('family.form.day') })).toHaveValue('31');
    await fill('day', '29');
    expect(within(summary).queryByRole('link', { name: t('family.form.birthDateWrong') })).toBeNull();
    expect(received).toEqual([]);
  });

  test('correcting somebody starts from what is known', async () => {
    const { t, press, fill, events } = await open();
    await press(t('family.editNamed', { name: layan.name }));
    expect(screen.getByRole('textbox', { name: t('family.form.name') })).toHaveValue(layan.name);
    expect(screen.getByRole('textbox', { name: t('family.form.day') })).toHaveValue('5');
    expect(screen.getByRole('combobox', { name: t('family.form.month') })).toHaveValue('3');
    await fill('name', 'ليان بنت فهد');
    await fill('phone', '');
    await press(t('family.form.save'));

    expect(await screen.findByRole('heading', { name: 'ليان بنت فهد' })).toBeVisible();
    expect(received).toEqual([
      {
        method: 'PATCH',
        url: '/api/dependents/31',
        body: { name: 'ليان بنت فهد', relation: 'daughter', birth_date: '2019-03-05', phone: '' },
      },
    ]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:family.changed' }]);
  });

  test('a press beside the dialog leaves what was typed; Escape closes it', async () => {
    const { t, user, press, fill } = await open();
    await press(t('family.add'));
    await fill('name', 'سلمان الحربي');
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    expect(screen.getByRole('textbox', { name: t('family.form.name') })).toHaveValue('سلمان الحربي');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('E7: what could not be saved may be tried again, with all that was typed', async () => {
    server.use(http.patch('*/api/dependents/:id', refuse('INTERNAL', 500)));
    const { t, press, fill } = await open();
    await press(t('family.editNamed', { name: layan.name }));
    await fill('name', 'ليان بنت فهد');
    await press(t('family.form.save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('INTERNAL');
    expect(screen.getByRole('textbox', { name: t('family.form.name') })).toHaveValue('ليان بنت فهد');
  });

  test('removing asks first; then the card is gone and the focus is on the heading', async () => {
    const { t, press, events } = await open();
    await press(t('family.removeNamed', { name: layan.name }));
    expect(await screen.findByRole('dialog', { name: t('family.removing.title') })).toHaveTextContent(layan.name);
    await press(t('family.removing.keep'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received).toEqual([]);

    await press(t('family.removeNamed', { name: layan.name }));
    await press(t('family.removing.confirm'));
    expect(await screen.findByText(t('family.none.title'))).toBeVisible();
    expect(received).toEqual([{ method: 'DELETE', url: '/api/dependents/31', body: null }]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:family.removed' }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test.each([
    ['INVALID_TRANSITION', 409, 'expected', 0],
    ['INTERNAL', 500, 'failed', 1],
  ])('removing: %s is said in words', async (code, status, key, tries) => {
    server.use(http.delete('*/api/dependents/:id', refuse(code, status)));
    const { t, press } = await open();
    await press(t('family.removeNamed', { name: layan.name }));
    await press(t('family.removing.confirm'));
    // What the API says of its own failure is what the page says.
    const words = key === 'failed' ? code : t(`family.removing.${key}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryAllByRole('button', { name: t('family.removing.confirm') })).toHaveLength(tries);
    expect(screen.queryAllByRole('link', { name: t('family.removing.appointments') })).toHaveLength(1 - tries);
  });

  test('a full family says so instead of taking somebody it cannot keep', async () => {
    stored = Array.from({ length: mostDependents }, (_, n) => ({ ...layan, id: n + 1, name: `ليان ${n}` }));
    const { t } = await open();
    expect(await screen.findByText(t('family.full'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('family.add') })).toBeDisabled();
  });

  test('S62: whoever came from a booking finds the way back to it, and only to this site', async () => {
    const { t } = await open(`${url}?returnTo=${encodeURIComponent('/details?specialty=1')}`);
    expect(await screen.findByRole('link', { name: t('family.back.action') })).toHaveAttribute(
      'href',
      '/details?specialty=1',
    );
  });

  test('V19: an address of another site is no way back', async () => {
    const { t } = await open(`${url}?returnTo=${encodeURIComponent('//evil.test')}`);
    expect(await screen.findByRole('heading', { level: 2, name: layan.name })).toBeVisible();
    expect(screen.queryByRole('link', { name: t('family.back.action') })).toBeNull();
  });

  test('Q30: a session that the server ended leads to the sign-in page and back', async () => {
    server.use(http.get('*/api/dependents', refuse('SESSION_EXPIRED', 401)));
    useSession.setState({ state: 'visitor', user: null });
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/login?returnTo=%2Fprofile%2FFamily'));
  });
});
