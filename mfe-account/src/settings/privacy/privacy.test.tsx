import { screen, waitFor, within } from '@testing-library/react';
import { deletionWords } from '@clinic/contracts/account';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { formatDate } from '@clinic/contracts/time';
import { account } from '../../testing/remote-under-test.ts';

const terms = { kind: 'terms', granted: true, version: '2026-11', at: '2026-11-01T07:00:00.000Z' };
const sent: unknown[] = [];
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/account/consents', () => HttpResponse.json({ data: [terms] })),
);

beforeEach(() => {
  sent.length = 0;
  useSession.setState({ state: 'unknown', user: null });
  signedInAs();
});

describe.each(['ar', 'en'] as const)('%s: my data and privacy', (lang) => {
  test('E8: each consent says since when, and a free one is given with one press', async () => {
    server.use(
      http.post('*/api/account/consents', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: [terms] });
      }),
    );
    const { user, t, events } = await renderRoute(account, '/settings/privacy', { lang });
    const date = formatDate('2026-11-01', lang, 'long');
    expect(await screen.findByText(t('privacy.consents.given', { date }))).toBeVisible();
    const what = t('privacy.consents.marketing.title');
    await user.click(screen.getByRole('button', { name: t('privacy.consents.giveNamed', { what }) }));
    await waitFor(() => expect(events).toHaveLength(1));
    expect(sent).toEqual([{ kind: 'marketing', granted: true }]);
    expect(screen.queryByRole('button', { name: new RegExp(t('privacy.consents.terms.title')) })).toBeNull();
  });

  const followUp = { kind: 'health-data', granted: true, version: '2026-11', at: '2026-11-01T07:00:00.000Z' };

  test('E8: a consent that the clinic asks for no more is not offered', async () => {
    const { t } = await renderRoute(account, '/settings/privacy', { lang });
    await screen.findByRole('heading', { name: t('privacy.consents.marketing.title') });
    expect(screen.queryByRole('heading', { name: t('privacy.consents.health-data.title') })).toBeNull();
  });

  test('E8: who gave it withdraws it, and cannot give it again', async () => {
    let log = [followUp, terms];
    server.use(
      http.get('*/api/account/consents', () => HttpResponse.json({ data: log })),
      http.post('*/api/account/consents', async ({ request }) => {
        sent.push(await request.json());
        log = [{ ...followUp, granted: false, at: '2026-11-02T07:00:00.000Z' }, ...log];
        return HttpResponse.json({ data: log });
      }),
    );
    const { t, user } = await renderRoute(account, '/settings/privacy', { lang });
    const what = t('privacy.consents.health-data.title');
    await user.click(await screen.findByRole('button', { name: t('privacy.consents.withdrawNamed', { what }) }));
    const date = formatDate('2026-11-02', lang, 'long');
    expect(await screen.findByText(t('privacy.consents.withdrawn', { date }))).toBeVisible();
    expect(sent).toEqual([{ kind: 'health-data', granted: false }]);
    expect(screen.queryByRole('button', { name: t('privacy.consents.giveNamed', { what }) })).toBeNull();
  });

  test('E7: the sixth copy of a day is refused in the API’s words', async () => {
    const refusal = { code: 'RATE_LIMITED', message: 'later', request_id: 'r' };
    server.use(http.get('*/api/account/export', () => HttpResponse.json(refusal, { status: 429 })));
    const { user, t } = await renderRoute(account, '/settings/privacy', { lang });
    await user.click(await screen.findByRole('button', { name: t('privacy.copy.action') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('later');
  });

  const openDialog = async () => {
    const route = await renderRoute(account, '/settings/privacy', { lang });
    await route.user.click(await screen.findByRole('button', { name: route.t('privacy.delete.action') }));
    return { ...route, dialog: within(await screen.findByRole('dialog')) };
  };

  test('E8: without the typed word nothing is deleted', async () => {
    const { user, t, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(new RegExp(deletionWords[lang])), 'x');
    await user.click(dialog.getByRole('button', { name: t('privacy.delete.dialog.submit') }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('privacy.errors.confirm'));
    await user.click(dialog.getByRole('button', { name: t('privacy.delete.dialog.keep') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('E8: with the word the account ends, and so does everything of it in this tab', async () => {
    sessionStorage.setItem('draft', 'of the person who leaves');
    server.use(
      http.post('*/api/account/delete', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, t, dialog, location, events } = await openDialog();
    await user.type(dialog.getByLabelText(new RegExp(deletionWords[lang])), deletionWords[lang]);
    await user.click(dialog.getByRole('button', { name: t('privacy.delete.dialog.submit') }));
    await waitFor(() => expect(useSession.getState().state).toBe('visitor'));
    expect(location()).toBe('/');
    expect(sent).toEqual([{ confirm: deletionWords[lang] }]);
    expect(events.map(({ topic }) => topic)).toEqual(['account/session.ended@1', 'host/toast.show@1']);
    expect(sessionStorage).toHaveLength(0);
  });
});
