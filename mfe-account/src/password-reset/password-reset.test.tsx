import { screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../testing/remote-under-test.ts';

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/appointments', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => useSession.setState({ state: 'unknown', user: null }));

describe.each(['ar', 'en'] as const)('%s: a forgotten password', (lang) => {
  test('S17: from the sign-in page to a new password and back, with the way that was meant', async () => {
    const sent: unknown[] = [];
    const accept = async ({ request }: { request: Request }) => void sent.push(await request.json());
    server.use(
      http.post('*/api/password/forgot', async (call) => {
        await accept(call);
        return HttpResponse.json(null, { status: 202 });
      }),
      http.post('*/api/password/reset', async (call) => {
        await accept(call);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { t, user, location } = await renderRoute(account, '/login?returnTo=%2Fprofile%2FDetails', { lang });
    await user.click(screen.getByRole('link', { name: t('login.forgot') }));
    await waitFor(() => screen.getByRole('heading', { level: 1, name: t('forget.title') }));
    await user.type(screen.getByLabelText(t('forget.identifier')), '0551234567');
    await user.click(screen.getByRole('button', { name: t('forget.submit') }));

    await user.type(await screen.findByLabelText(t('code.label')), '123 456');
    await user.type(screen.getByLabelText(t('reset.password')), 'Qalb-7-wardat');
    await user.type(screen.getByLabelText(t('reset.again')), 'Qalb-7-wardat');
    await user.click(screen.getByRole('button', { name: t('reset.submit') }));

    expect(await screen.findByText(t('login.passwordChanged'))).toBeVisible();
    expect(location()).toBe('/login?returnTo=%2Fprofile%2FDetails');
    expect(screen.getByRole('link', { name: t('login.register') })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fprofile%2FDetails',
    );
    expect(sent).toEqual([
      { identifier: '0551234567' },
      { code: '123456', password: 'Qalb-7-wardat', password_confirmation: 'Qalb-7-wardat' },
    ]);
  });

  test('S76: everything that is wrong is named', async () => {
    const { t, user } = await renderRoute(account, '/password/reset', { lang });
    await user.type(screen.getByLabelText(t('reset.password')), 'Qalb-7-wardat');
    await user.type(screen.getByLabelText(t('code.label')), '12');
    await user.click(screen.getByRole('button', { name: t('reset.submit') }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: t('code.incomplete') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('password.mismatch') })).toBeVisible();
  });

  test('E7: a code that is over is explained, and another one is a link away', async () => {
    server.use(
      http.post('*/api/password/reset', () =>
        HttpResponse.json({ code: 'OTP_EXPIRED', message: 'API: over', request_id: 'r' }, { status: 410 }),
      ),
    );
    const { t, user } = await renderRoute(account, '/password/reset', { lang });
    await user.type(screen.getByLabelText(t('code.label')), '123456');
    await user.type(screen.getByLabelText(t('reset.password')), 'Qalb-7-wardat');
    await user.type(screen.getByLabelText(t('reset.again')), 'Qalb-7-wardat');
    await user.click(screen.getByRole('button', { name: t('reset.submit') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('API: over');
    expect(screen.getByLabelText(t('reset.password'))).toHaveValue('Qalb-7-wardat');
    expect(screen.getByRole('link', { name: t('reset.another') })).toHaveAttribute('href', '/forget');
  });

  test.each(['/forget', '/password/reset'])('S17: %s takes a member away', async (url) => {
    signedInAs();
    const { location } = await renderRoute(account, url, { lang });
    await waitFor(() => expect(location()).toBe('/profile/Appointments'));
  });
});
