import { act, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../../testing/remote-under-test.ts';
import { phoneText } from '@clinic/contracts';

const server = fakeApi(http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })));

beforeEach(() => useSession.setState({ state: 'unknown', user: null }));

test.each([
  ['+966500000011', '050 000 0011'],
  ['+201001234567', '+201001234567'],
])('E6: %s is written as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
});

describe.each(['ar', 'en'] as const)('%s: my details', (lang) => {
  test('S18, S73: name, e-mail address and verified number, unmasked', async () => {
    const user = signedInAs();
    const { t } = await renderRoute(account, '/profile/Details', { lang });

    expect(await screen.findByText(user.name)).toBeVisible();
    expect(screen.getByText(user.email)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('050 000 0011')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(t('member.phone.verified'))).toBeVisible();
  });

  test('S73: a number that is not verified, and none at all', async () => {
    signedInAs({ phone_verified_at: null });
    const { t } = await renderRoute(account, '/profile/Details', { lang });
    expect(await screen.findByText(t('member.phone.unverified'))).toBeVisible();

    act(() => void signedInAs({ phone: null }));
    expect(await screen.findByText(t('member.phone.none'))).toBeVisible();
  });

  test('an account without an address says so', async () => {
    signedInAs({ email: '' });
    const { t } = await renderRoute(account, '/profile/Details', { lang });
    expect(await screen.findByText(t('member.email.none'))).toBeVisible();
  });

  test('E6: the name is changed in place; what is wrong is said first', async () => {
    const before = signedInAs();
    document.cookie = 'access_token=a; Path=/';
    server.use(
      http.patch('*/api/account/profile', () => HttpResponse.json({ ...before, name: 'سارة بنت فهد' })),
      http.get('*/api/user', () => HttpResponse.json({ ...before, name: 'سارة بنت فهد' })),
    );
    const { user, t, events } = await renderRoute(account, '/profile/Details', { lang });
    await user.click(await screen.findByRole('button', { name: t('details.changeName') }));
    const name = await screen.findByRole('textbox', { name: new RegExp(t('details.name')) });
    expect(name).toHaveValue(before.name);
    await user.clear(name);
    await user.type(name, 'س');
    await user.click(screen.getByRole('button', { name: t('details.save') }));
    await waitFor(() => expect(name).toBeInvalid());
    await user.type(name, 'ارة بنت فهد');
    await user.click(screen.getByRole('button', { name: t('details.save') }));
    expect(await screen.findByText('سارة بنت فهد')).toBeVisible();
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:details.saved' }]);
    expect(screen.getByRole('button', { name: t('details.changeName') })).toHaveFocus();
  });

  test('7.5.1: the ways to sign in are changed under security', async () => {
    signedInAs();
    const { t } = await renderRoute(account, '/profile/Details', { lang });
    for (const what of [t('details.email'), t('details.phone')]) {
      const link = await screen.findByRole('link', { name: t('details.changeNamed', { what }) });
      expect(link).toHaveAttribute('href', '/settings/security');
    }
  });

  test('S18: medical tests are announced', async () => {
    signedInAs();
    const { t } = await renderRoute(account, '/profile/MedicalTests', { lang });
    expect(await screen.findByText(t('medicalTests.soon'))).toBeVisible();
  });
});
